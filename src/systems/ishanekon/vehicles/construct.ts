import { castDraft } from 'immer';
import { overLimit } from '../../../engine/limit.ts';
import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { whyInFight } from '../../../engine/sheetChange.ts';
import { findRow } from '../../../engine/table.ts';
import type { Act, Doing } from '../actions/act.ts';
import { SHEET_LIMITS } from '../character/limits.ts';
import type { Creature } from '../character/schema.ts';
import { findSize, sizes } from '../content/sizes.ts';
import { creatureFrom, readOutline } from '../creatures/line.ts';
import { filled } from '../creatures/filled.ts';
import type { Feature } from '../language/schema/feature.ts';
import { shippedFeatures } from '../packs/shipped.ts';
import { being, beingIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { passTime } from '../world/pass.ts';
import { asVehicle } from './build.ts';
import { BASE_COST, paidOf, priceFor, whyNotWorked, works } from './work.ts';

/** What a vehicle may be (Creature Ranks). A Boss of a higher grade than 3 is the GM's to bring in. */
const ranks = [
  { id: 'normal', name: 'Normal', rank: 'normal', grade: 1 },
  { id: 'minor', name: 'Minor', rank: 'minor', grade: 1 },
  { id: 'elite', name: 'Elite', rank: 'elite', grade: 1 },
  { id: 'boss1', name: 'Boss', rank: 'boss', grade: 1 },
  { id: 'boss2', name: 'Boss of grade 2', rank: 'boss', grade: 2 },
  { id: 'boss3', name: 'Boss of grade 3', rank: 'boss', grade: 3 },
] as const;

/** The Skill Level that building one takes. */
const LEVEL = 2;

const BOUGHT = 'bought';
const TRAIT = 'trait:';
const TALENT = 'talent:';

/** What the Traits of a new vehicle make of its 500 credits: 100 more for each point, 50 less for each below 0, and never less than 50 (Building and Upgrading Vehicles). */
export const newVehicleBase = (points: number): number =>
  points < 0 ? Math.max(50, BASE_COST + 50 * points) : BASE_COST + 100 * points;

interface Plan {
  readonly sheet: Creature;
  readonly cost: number;
  readonly isBought: boolean;
}

const among = (kind: Feature['kind'], prefix: string, spend: readonly string[]): readonly Feature[] =>
  shippedFeatures(kind).filter(({ id }) => spend.includes(`${prefix}${id}`));

/** The vehicle that somebody means, and what it costs; null as long as its size or its rank isn't said. */
function planOf(scene: Scene, { actor, target, means, detail, spend }: Doing): Plan | null {
  const [size, made] = [findSize(target ?? ''), findRow(ranks, means ?? '')];
  if (size === null || made === null) return null;
  const [traits, talents] = [among('trait', TRAIT, spend), among('lesserTalent', TALENT, spend)];
  const points = traits.reduce((sum, { value }) => sum + value, 0);
  const { rank, grade } = made;
  const outline = readOutline('vehicle, level 0');
  if (!outline.ok) return null;
  const plain = creatureFrom('Vehicle', { ...outline.outline, rank, grade, size: size.id, vehicle: false });
  const vehicle = asVehicle(
    { ...plain, name: detail?.trim().slice(0, SHEET_LIMITS.name.most) || `${size.name} vehicle` },
    { talent: talents[0]?.id ?? null, traits: traits.map(({ id }) => id), madeFor: being(scene, actor).size },
  );
  const isBought = spend.includes(BOUGHT);
  const cost = priceFor({ size: size.id, rank, grade }, newVehicleBase(points));
  return { sheet: vehicle, cost: isBought ? 2 * cost : cost, isBought };
}

function whyNotBuilt(scene: Scene, doing: Doing): Refusal | null {
  const full = overLimit(SHEET_LIMITS.garage);
  if (scene.party.garage.length >= SHEET_LIMITS.garage.most) return refusal(full.code, full.params);
  if (among('lesserTalent', TALENT, doing.spend).length > 1) return refusal('oneTalent');
  const plan = planOf(scene, doing);
  if (plan === null) return null;
  return whyNotWorked(scene, doing.actor, {
    ...{ what: plan.sheet.name, cost: plan.cost, level: plan.isBought ? null : LEVEL },
  });
}

const spends = (): readonly Choice[] => [
  { id: BOUGHT, name: 'Buy it', note: 'twice the price, no Skill needed', refused: null },
  ...shippedFeatures('lesserTalent').map(({ id, name }) => ({
    ...{ id: `${TALENT}${id}`, name: `Talent: ${name}`, note: 'its other Lesser Talent', refused: null },
  })),
  ...shippedFeatures('trait').map(({ id, name, value }) => ({
    ...{ id: `${TRAIT}${id}`, name: `Trait: ${name}`, refused: null },
    note: value < 0 ? `${value}: 50 credits less a point` : `${value}: 100 credits more a point`,
  })),
];

/** A new vehicle of Level 0 for materials or credits (Building and Upgrading Vehicles): it waits in the group's garage. */
const buildVehicle: Act = {
  id: 'buildVehicle',
  name: 'Build a vehicle',
  also: ['Buy a vehicle', 'New vehicle'],
  group: 'gear',
  cost: {},
  when: 'anytime',
  offered: (scene, actor) => scene.fight === null && beingIn(scene, actor) !== null,
  refused: whyInFight,
  targets: () =>
    sizes
      .toSorted((a, b) => a.step - b.step)
      .map(({ id, name, text }) => ({
        ...{ id, name, relation: 'thing' as const, refused: null },
        note: `materials from ${priceFor({ size: id, rank: 'minor', grade: 1 }, BASE_COST)}. ${text}`,
      })),
  means: () =>
    ranks.map(({ id, name, rank, grade }) => ({
      ...{ id, name, refused: null },
      note: `${priceFor({ size: 'medium', rank, grade }, BASE_COST)} credits where it is Medium`,
    })),
  spends,
  words: 'optional',
  whyNot: whyNotBuilt,
  *run(tx, doing) {
    const now = tx.snapshot();
    const plan = planOf(now, doing);
    if (plan === null) return;
    const { actor } = doing;
    const work = works(tx, actor, plan.cost, plan.isBought ? 'others' : 'self');
    const sheet = filled(
      plan.sheet.vehicle === null || work.skill === null
        ? plan.sheet
        : { ...plan.sheet, vehicle: { ...plan.sheet.vehicle, skills: [work.skill] } },
    );
    tx.state.party.vehicles += 1;
    const id = `${actor}-vehicle${tx.now.party.vehicles}`;
    tx.state.party.garage = castDraft([...now.party.garage, { id, sheet, out: false }]);
    tell(tx, 'vehicleBuilt', { actor, what: sheet.name, bought: plan.isBought, ...paidOf(work) });
    yield* passTime(tx, work.minutes);
  },
};

/** A vehicle of the garage is given away, or left to rust. */
const letGo: Act = {
  id: 'letVehicleGo',
  name: 'Let a vehicle go',
  also: ['Scrap a vehicle', 'Give a vehicle away'],
  group: 'gear',
  cost: {},
  when: 'anytime',
  offered: (scene) => scene.fight === null && scene.party.garage.some(({ out }) => !out),
  refused: whyInFight,
  targets: ({ party }) =>
    party.garage.flatMap(({ id, sheet, out }) =>
      out ? [] : [{ id, name: sheet.name, relation: 'thing' as const, refused: null }],
    ),
  run(tx, { actor, target }) {
    const { garage } = tx.snapshot().party;
    const gone = garage.find(({ id }) => id === target);
    if (gone === undefined) return undefined;
    tx.state.party.garage = castDraft(garage.filter(({ id }) => id !== target));
    tell(tx, 'vehicleLetGo', { actor, what: gone.sheet.name });
    return undefined;
  },
};

export const constructActs: readonly Act[] = [buildVehicle, letGo];
