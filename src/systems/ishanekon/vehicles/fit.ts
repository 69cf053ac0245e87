import { overLimit } from '../../../engine/limit.ts';
import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { whyInFight } from '../../../engine/sheetChange.ts';
import { findRow, rowOf } from '../../../engine/table.ts';
import type { Act, Doing } from '../actions/act.ts';
import { SHEET_LIMITS } from '../character/limits.ts';
import type { VehicleModule } from '../character/schema.ts';
import { type ModuleKind, platformPaths, vehicleModules } from '../content/creatures.ts';
import { powerSources as sourceRows } from '../content/powerSources.ts';
import { sizes } from '../content/sizes.ts';
import { powerSources } from '../items/profile.ts';
import { tierOf } from '../numbers/levels.ts';
import { shippedFeature, shippedFeatures } from '../packs/shipped.ts';
import { tell } from '../tell.ts';
import { passTime } from '../world/pass.ts';
import { moduleName, takesModules, type Vehicle } from './aboard.ts';
import { draftAt, vehicleAt } from './garage.ts';
import { BASE_COST, canWork, knows, paidOf, priceFor, whyNotWorked, workedOn, works } from './work.ts';

/** A module as it is chosen: of a kind, with the power source or the Path that it has. */
interface Fitting {
  readonly id: string;
  readonly name: string;
  readonly kind: ModuleKind;
  readonly source: VehicleModule['source'];
  readonly path: VehicleModule['path'];
}

function fittingsOf(kind: ModuleKind, name: string): readonly Fitting[] {
  const plain = { kind, source: null, path: null };
  switch (kind) {
    case 'empoweredPlatform':
      return powerSources.map((source) => ({
        ...{ ...plain, source, id: `${kind}.${source}`, name: `${name}: ${rowOf(sourceRows, source).name}` },
      }));
    case 'weaponPlatform':
      return platformPaths.map((path) => ({
        ...{ ...plain, path, id: `${kind}.${path}` },
        name: `${name}: ${shippedFeature(path)?.name ?? path}`,
      }));
    case 'captainsSeat':
    case 'engineerRoom':
      return [{ ...plain, id: kind, name }];
  }
}

/** All modules that there are (Modules). */
const fittings = (): readonly Fitting[] => vehicleModules.flatMap(({ id, name }) => fittingsOf(id, name));

const FOR = 'for:';

/** For a co-pilot of which size a module is made: Medium where nobody says. */
const sizeFor = (spend: readonly string[]) =>
  sizes.find(({ id }) => spend.includes(`${FOR}${id}`))?.id ?? 'medium';

/** A module costs what a vehicle of its co-pilot's size does (Modules), by the rank of the one that it is for (read). */
const moduleCost = (vehicle: Vehicle, spend: readonly string[]): number =>
  priceFor({ ...vehicle, size: sizeFor(spend) }, BASE_COST);

const levelFor = ({ level }: Vehicle): number => (level > 0 ? 1 + tierOf(level) : 2);

/** Why a vehicle takes no module now: it is too small for any, or has as many as it may. */
function whyNoModule(vehicle: Vehicle): Refusal | null {
  if (!takesModules(vehicle)) return refusal('noModules', { what: vehicle.name });
  const { code, params } = overLimit(SHEET_LIMITS.modules);
  return (vehicle.vehicle.modules?.length ?? 0) >= SHEET_LIMITS.modules.most ? refusal(code, params) : null;
}

/** The id of another module of a kind: 'engineerRoom', then 'engineerRoom2'. */
function freshModule({ vehicle }: Vehicle, kind: ModuleKind): string {
  const taken = (vehicle.modules ?? []).map(({ id }) => id);
  const all = Array.from({ length: taken.length + 1 }, (_, n) => (n === 0 ? kind : `${kind}${n + 1}`));
  return all.find((id) => !taken.includes(id)) ?? kind;
}

/** A module for a vehicle that is large enough (Modules). */
const addModule: Act = {
  id: 'addModule',
  name: 'Build a module',
  also: ['Module', "Captain's Seat", 'Engineer Room', 'Weapon Platform', 'Empowered Platform'],
  group: 'gear',
  cost: {},
  when: 'anytime',
  offered: canWork,
  refused: whyInFight,
  targets: workedOn((_scene, vehicle) => ({
    note: `materials for ${moduleCost(vehicle, [])}`,
    refused: whyNoModule(vehicle),
  })),
  means: () =>
    fittings().map(({ id, name, kind }) => ({
      id,
      name,
      note: rowOf(vehicleModules, kind).text,
      refused: null,
    })),
  spends: () =>
    sizes.map(({ id, name }) => ({
      ...{ id: `${FOR}${id}`, name: `For a co-pilot of size ${name}`, refused: null },
      note: 'Medium where nothing is said',
    })),
  whyNot(scene, { actor, target, spend }) {
    const vehicle = vehicleAt(scene, target);
    if (vehicle === null) return null;
    return whyNotWorked(scene, actor, {
      ...{ what: vehicle.name, cost: moduleCost(vehicle, spend), level: levelFor(vehicle) },
    });
  },
  *run(tx, { actor, target, means, spend }) {
    const vehicle = vehicleAt(tx.snapshot(), target);
    const fitting = findRow(fittings(), means ?? '');
    const draft = target === null ? null : draftAt(tx, target);
    if (vehicle === null || fitting === null || !draft?.vehicle) return;
    const { kind, source, path } = fitting;
    const work = works(tx, actor, moduleCost(vehicle, spend));
    const module: VehicleModule = {
      ...{ id: freshModule(vehicle, kind), kind, size: sizeFor(spend), source, path },
    };
    draft.vehicle.modules = [...(draft.vehicle.modules ?? []), module];
    knows(draft, work.skill);
    tell(tx, 'moduleBuilt', { actor, what: vehicle.name, module: moduleName(module), ...paidOf(work) });
    yield* passTime(tx, work.minutes);
  },
};

/** What a Trait costs that comes to a vehicle or goes from it, a point: one that helps or hinders, put on or taken off (Building and Upgrading Vehicles). */
const TRAIT_PRICES = { on: { helps: 200, hinders: 10 }, off: { helps: 0, hinders: 200 } } as const;

/** Minutes that taking off a Trait that helps takes: no materials. */
const TAKING_OFF = 10;

interface Change {
  readonly vehicle: Vehicle;
  readonly trait: { readonly id: string; readonly name: string };
  readonly has: boolean;
  readonly cost: number;
}

function changeOf(vehicle: Vehicle | null, wanted: string | null): Change | null {
  const trait = findRow(shippedFeatures('trait'), wanted ?? '');
  if (vehicle === null || trait === null) return null;
  const has = vehicle.features.includes(trait.id);
  const price = TRAIT_PRICES[has ? 'off' : 'on'][trait.value < 0 ? 'hinders' : 'helps'];
  return { vehicle, trait, has, cost: price * Math.abs(trait.value) };
}

const whyNotChanged = (change: Change | null): Refusal | null =>
  change !== null && !change.has && change.vehicle.features.length >= SHEET_LIMITS.features.most
    ? refusal(overLimit(SHEET_LIMITS.features).code, overLimit(SHEET_LIMITS.features).params)
    : null;

/** A Trait for a vehicle, or off it where it has that one. */
const changeTrait: Act = {
  id: 'vehicleTrait',
  name: "Change a vehicle's Traits",
  also: ['Vehicle Trait'],
  group: 'gear',
  cost: {},
  when: 'anytime',
  offered: canWork,
  refused: whyInFight,
  targets: workedOn((_scene, { features }) => ({
    note: shippedFeatures('trait')
      .filter(({ id }) => features.includes(id))
      .map(({ name }) => name)
      .join(', '),
    refused: null,
  })),
  means: (): readonly Choice[] =>
    shippedFeatures('trait').map(({ id, name, value }) => ({
      ...{ id, name, refused: null },
      note: `${value}: ${TRAIT_PRICES.on[value < 0 ? 'hinders' : 'helps'] * Math.abs(value)} credits on, ${TRAIT_PRICES.off[value < 0 ? 'hinders' : 'helps'] * Math.abs(value)} off`,
    })),
  whyNot(scene, { actor, target, means }: Doing) {
    const change = changeOf(vehicleAt(scene, target), means);
    if (change === null) return null;
    const { vehicle, cost } = change;
    return (
      whyNotChanged(change) ??
      whyNotWorked(scene, actor, { what: vehicle.name, cost, level: levelFor(vehicle) })
    );
  },
  *run(tx, { actor, target, means }) {
    const change = changeOf(vehicleAt(tx.snapshot(), target), means);
    const draft = target === null ? null : draftAt(tx, target);
    if (change === null || draft === null) return;
    const { vehicle, trait, has, cost } = change;
    const work = works(tx, actor, cost);
    const minutes = cost === 0 ? TAKING_OFF : work.minutes;
    draft.features = has ? draft.features.filter((id) => id !== trait.id) : [...draft.features, trait.id];
    tell(tx, 'vehicleTrait', {
      actor,
      what: vehicle.name,
      trait: trait.name,
      off: has,
      ...paidOf(work),
      minutes,
    });
    yield* passTime(tx, minutes);
  },
};

export const fitActs: readonly Act[] = [addModule, changeTrait];
