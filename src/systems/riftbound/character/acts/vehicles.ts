import type { Choice } from '../../../../engine/options.ts';
import { type Refusal, refusal } from '../../../../engine/refusal.ts';
import { whyInFight } from '../../../../engine/sheetChange.ts';
import { rollCheck } from '../../checks/check.ts';
import { benefitOf, carriedBy, nameOf } from '../../gear/carried.ts';
import { takeOne } from '../../gear/pile.ts';
import type { Act, Doing } from '../../moves/act.ts';
import { moveClock, spendHours } from '../../rests/pass.ts';
import { type CharacterId, personIn, presentIn, type Scene, vehicleIn } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { buildIn, whyNotBuiltIn } from '../../vehicles/buildIn.ts';
import type { Item, Vehicle } from '../schema.ts';
import { dealIn } from './typed.ts';

/** The book says that repairs take a Toolkit and a KNW check; how hard, how long and how much are the house's. */
const REPAIR = { difficulty: 11, hours: 1, dice: 2 } as const;

const vehiclesIn = (
  scene: Scene,
  choice: (id: CharacterId) => Choice['refused'],
  isThere = (_id: CharacterId) => true,
): readonly Choice[] =>
  presentIn(scene).flatMap((id): readonly Choice[] => {
    const vehicle = vehicleIn(scene, id);
    if (vehicle === null || !isThere(id)) return [];
    return [
      {
        id,
        name: vehicle.name,
        note: `HP ${vehicle.hp.now}/${vehicle.hp.max}`,
        relation: 'thing',
        refused: choice(id),
      },
    ];
  });

function whyNotRepaired(scene: Scene, id: CharacterId) {
  const vehicle = vehicleIn(scene, id);
  if (vehicle === null) return refusal('nothingToRepair');
  if (vehicle.destroyed) return refusal('beyondRepair', { vehicle: id });
  return vehicle.hp.now >= vehicle.hp.max ? refusal('isWhole', { actor: id }) : null;
}

const hasTools = (scene: Scene, actor: CharacterId): boolean =>
  carriedBy(scene, actor).some((item) => benefitOf(item, 'tools') !== null);

/** An hour of repairs on a vehicle with a Toolkit (Toolkit). What is destroyed stays so. */
const repair: Act = {
  id: 'repair',
  name: 'Repair a vehicle',
  group: 'gear',
  cost: 'nothing',
  when: 'anytime',
  offered: (scene, actor) =>
    scene.fight === null && personIn(scene, actor) !== null && vehiclesIn(scene, () => null).length > 0,
  refused: (scene, actor) =>
    whyInFight(scene) ?? (hasTools(scene, actor) ? null : refusal('noToolkit', { actor })),
  targets: (scene) => vehiclesIn(scene, (id) => whyNotRepaired(scene, id)),
  *run(tx, { actor, target }) {
    if (target === null) return;
    moveClock(tx, REPAIR.hours);
    const { outcome } = yield* rollCheck(tx, {
      actor,
      attribute: 'knowledge',
      label: 'repair',
      difficulty: REPAIR.difficulty,
    });
    if (outcome === 'fails') tell(tx, 'notRepaired', { actor, vehicle: target });
    else {
      const { dice } = yield* tx.roll({ count: REPAIR.dice, sides: 6, label: 'repair.hp', by: actor });
      const vehicle = tx.state.characters[target];
      if (vehicle?.kind !== 'vehicle') return;
      const before = vehicle.hp.now;
      const faces = dice.map(({ value }) => value);
      vehicle.hp.now = Math.min(
        vehicle.hp.max,
        faces.reduce((sum, face) => sum + face, before),
      );
      tell(tx, 'repaired', { actor, vehicle: target, dice: faces, hp: [before, vehicle.hp.now] });
    }
    spendHours(tx, actor, { hours: REPAIR.hours, awake: REPAIR.hours });
  },
};

/** A Signature Vehicle is somebody's who has none, and whose it isn't yet: after it was brought from elsewhere. */
const claim: Act = {
  id: 'claimVehicle',
  name: 'Take as my Signature Vehicle',
  group: 'gear',
  cost: 'nothing',
  when: 'anytime',
  offered: (scene, actor) =>
    scene.fight === null && personIn(scene, actor)?.class === 'pilot' && unclaimed(scene, actor).length > 0,
  refused: (scene) => whyInFight(scene),
  targets: (scene, actor) => unclaimed(scene, actor),
  run(tx, { actor, target }) {
    const person = tx.state.characters[actor];
    const vehicle = target === null ? undefined : tx.state.characters[target];
    if (person?.kind !== 'person' || vehicle?.kind !== 'vehicle' || target === null) return undefined;
    person.vehicle = target;
    vehicle.owner = actor;
    tell(tx, 'vehicleClaimed', { actor, vehicle: target });
    return undefined;
  },
};

/** Signature Vehicles that aren't somebody else's, nor theirs already. */
const unclaimed = (scene: Scene, actor: CharacterId): readonly Choice[] =>
  vehiclesIn(
    scene,
    () => null,
    (id) => {
      const vehicle = vehicleIn(scene, id);
      if (vehicle?.signature !== true) return false;
      const isTaken =
        vehicle.owner !== null && vehicle.owner !== actor && personIn(scene, vehicle.owner) !== null;
      return !isTaken && personIn(scene, actor)?.vehicle !== id;
    },
  );

/** Systems that somebody has and has not built in yet. */
const systemsOf = (scene: Scene, actor: CharacterId): readonly Item[] =>
  personIn(scene, actor)?.items.filter(({ system, dropped }) => system !== undefined && !dropped) ?? [];

/** A system that was bought is built into the first terminal of a vehicle that bears it. The book has no time for it: it is done between fights. */
const build: Act = {
  id: 'buildIn',
  name: 'Build a system in',
  also: ['Install'],
  group: 'gear',
  cost: 'nothing',
  when: 'anytime',
  offered: (scene, actor) => scene.fight === null && systemsOf(scene, actor).length > 0,
  refused: (scene) => whyInFight(scene),
  targets: (scene) => vehiclesIn(scene, () => null),
  means: (scene, actor) =>
    systemsOf(scene, actor).map((item) => ({ id: item.id, name: nameOf(item), refused: null })),
  whyNot(scene, { actor, target, means }) {
    const vehicle = target === null ? null : vehicleIn(scene, target);
    const system = systemsOf(scene, actor).find(({ id }) => id === means)?.system;
    return vehicle === null || system === undefined ? null : whyNotBuiltIn(vehicle, system);
  },
  run(tx, { actor, target, means }) {
    const system = systemsOf(tx.snapshot(), actor).find(({ id }) => id === means)?.system;
    const person = tx.state.characters[actor];
    if (system === undefined || target === null || means === null || person?.kind !== 'person')
      return undefined;
    buildIn(tx, target, system);
    takeOne(person, means);
    tell(tx, 'builtIn', { actor, vehicle: target, system: system.name });
    return undefined;
  },
};

/** What somebody pays for a vehicle: its pack's price, or what the GM says; the book has none. */
function priceOf(scene: Scene, { target, detail, asGm, actor }: Doing): number | Refusal {
  const vehicle = target === null ? null : vehicleIn(scene, target);
  const deal = dealIn(detail);
  const what = vehicle?.name ?? '';
  if (deal === null || deal.count !== 1) return refusal('notADeal', { text: detail ?? '' });
  if (deal.price !== null && !asGm) return refusal('priceIsGms', { what });
  const price = deal.price ?? vehicle?.price ?? null;
  if (price === null) return refusal('noPrice', { what });
  const has = personIn(scene, actor)?.money ?? 0;
  return price > has ? refusal('tooPoor', { what, price, has }) : price;
}

const isForSale = ({ owner, signature, destroyed }: Vehicle): boolean =>
  owner === null && !signature && !destroyed;

/** A vehicle that is nobody's is bought, of a pack or of one's own make: from then on it is theirs. */
const buyVehicle: Act = {
  id: 'buyVehicle',
  name: 'Buy a vehicle',
  group: 'gear',
  cost: 'nothing',
  when: 'anytime',
  words: 'optional',
  offered: (scene, actor) =>
    scene.fight === null && personIn(scene, actor) !== null && forSale(scene).length > 0,
  refused: (scene) => whyInFight(scene),
  targets: (scene) => forSale(scene),
  whyNot(scene, doing) {
    const price = priceOf(scene, doing);
    return typeof price === 'number' ? null : price;
  },
  run(tx, doing) {
    const { actor, target } = doing;
    const price = priceOf(tx.snapshot(), doing);
    const person = tx.state.characters[actor];
    const vehicle = target === null ? undefined : tx.state.characters[target];
    if (person?.kind !== 'person' || vehicle?.kind !== 'vehicle' || typeof price !== 'number')
      return undefined;
    person.money -= price;
    vehicle.owner = actor;
    tell(tx, 'vehicleBought', { actor, vehicle: target ?? '', price, left: person.money });
    return undefined;
  },
};

const forSale = (scene: Scene): readonly Choice[] =>
  vehiclesIn(
    scene,
    () => null,
    (id) => {
      const vehicle = vehicleIn(scene, id);
      return vehicle !== null && isForSale(vehicle);
    },
  ).map((one) => {
    const price = vehicleIn(scene, one.id)?.price ?? null;
    return { ...one, note: price === null ? 'your GM names the price' : `${price} mC` };
  });

export const vehicleSheetActs: readonly Act[] = [repair, claim, build, buyVehicle];
