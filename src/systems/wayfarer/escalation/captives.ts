import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { muster, nameOf } from '../forces/force.ts';
import { forceLines } from '../forces/limits.ts';
import { cardOf, type Scene, type SideId, type UnitId, unit } from '../scene.ts';
import { tell } from '../tell.ts';
import { agreed, freeName, grown, regrouped, withName } from './forming.ts';
import { gain, giveForce, placesOf } from './learning.ts';

export const resourcesOf = (scene: Scene, side: SideId): number =>
  scene.characters[side]?.band?.resources ?? 0;

/** Half of what a unit is worth, rounded down: what an enemy pays for a deserter (L5813). */
export const halfValue = (scene: Scene, id: UnitId): number => Math.floor(cardOf(scene, id).value / 2);

/**
 * A force with somebody else's unit in it, who keeps what it has learned: as it will be once those who are lost are out of it, and as it is until then,
 * with each at its place.
 */
function withDeserter(scene: Scene, id: UnitId, side: SideId, lost: ReadonlySet<UnitId>) {
  const { owner, entry } = unit(scene, id);
  const [own, theirs] = [scene.characters[side]?.force, scene.characters[owner]?.force.entries[entry]];
  if (own === undefined || theirs === undefined) return null;
  const gone = placesOf(scene, side, lost);
  const left = own.entries.filter((_, at) => !gone.has(at));
  const name = freeName(nameOf(theirs), new Set(left.map(nameOf)));
  const { rests: _, ...fit } = withName(theirs, name);
  const newcomer = { ...fit, squad: null };
  const then = grown(own, regrouped([...left, newcomer]));
  return { then, now: { ...own, points: then.points, entries: [...own.entries, newcomer] } };
}

/** Whether a side can have a deserter: it can pay, and its force stays legal. */
function canHire(scene: Scene, id: UnitId, side: SideId, lost: ReadonlySet<UnitId>): boolean {
  const force = withDeserter(scene, id, side, lost)?.then;
  return (
    force !== undefined &&
    resourcesOf(scene, side) >= halfValue(scene, id) &&
    force.entries.length <= forceLines.most &&
    muster(force, agreed).refusals.length === 0
  );
}

/** Enemies of a side, clockwise from it on: those as well who have conceded. */
function enemiesOf({ battle }: Scene, side: SideId): readonly SideId[] {
  const order = battle?.order ?? [];
  const at = order.indexOf(side) + 1;
  return [...order.slice(at), ...order.slice(0, at)].filter((one) => one !== side);
}

/** A unit leaves its force; the first enemy who wants to pays half its value and has it (L5810 to L5816). They are asked clockwise (reading). */
export function* desert(tx: Tx<Scene>, id: UnitId, lost: ReadonlySet<UnitId>): Rule<void> {
  const scene = tx.snapshot();
  const { owner } = unit(scene, id);
  const price = halfValue(scene, id);
  for (const side of enemiesOf(scene, owner)) {
    if (!canHire(tx.snapshot(), id, side, lost)) continue;
    const choice = yield* tx.ask({
      id: 'hire',
      asked: side,
      code: 'hire',
      params: { unit: id, price, resources: resourcesOf(tx.snapshot(), side) },
      options: [
        { id: 'hire', code: 'hire.yes', params: { price } },
        { id: 'pass', code: 'hire.no', params: {} },
      ],
      default: 'pass',
    });
    if (choice !== 'hire') continue;
    const force = withDeserter(tx.snapshot(), id, side, lost);
    if (force === null) continue;
    giveForce(tx, side, force.now);
    gain(tx, side, -price);
    return tell(tx, 'hired', { side, unit: id, price });
  }
  tell(tx, 'notHired', { unit: id });
}

/** What a captor may ask for a unit: all that it is worth, half, or a quarter (the book leaves the sum to those who haggle; reading). */
const shares = [
  { id: 'whole', of: 1 },
  { id: 'half', of: 2 },
  { id: 'quarter', of: 4 },
] as const;

/** What else a captor may choose: any other result of the table (L5822). */
const results = ['wounded', 'crippled', 'deserter', 'death', 'luckyDuck'] as const;
export type Result = (typeof results)[number];

const resultOptions = results.map((id) => ({ id, code: `captive.${id}`, params: {} }));

function* chosenResult(tx: Tx<Scene>, id: UnitId, by: SideId): Rule<Result> {
  const choice = yield* tx.ask({
    id: 'captiveAgain',
    asked: by,
    code: 'captiveAgain',
    params: { unit: id },
    options: resultOptions,
    default: 'wounded',
  });
  return results.find((one) => one === choice) ?? 'wounded';
}

/** Whether the owner pays for a unit; it costs nothing to ask who can't. */
function* isPaid(tx: Tx<Scene>, id: UnitId, by: SideId, price: number): Rule<boolean> {
  const { owner } = unit(tx.snapshot(), id);
  const resources = resourcesOf(tx.snapshot(), owner);
  if (resources < price) return false;
  const choice = yield* tx.ask({
    id: 'ransom',
    asked: owner,
    code: 'ransom',
    params: { unit: id, by, price, resources },
    options: [
      { id: 'pay', code: 'ransom.pay', params: { price } },
      { id: 'refuse', code: 'ransom.refuse', params: {} },
    ],
    default: 'pay',
  });
  return choice === 'pay';
}

/**
 * Who holds a unit ransoms it, or chooses another result for it (L5817 to L5824); a ransom that isn't paid leaves them the same choice. Gives the
 * result that it has then; null: it is home, unharmed.
 */
export function* captive(tx: Tx<Scene>, id: UnitId, by: SideId): Rule<Result | null> {
  const scene = tx.snapshot();
  const { owner } = unit(scene, id);
  const { value } = cardOf(scene, id);
  const choice = yield* tx.ask({
    id: 'captive',
    asked: by,
    code: 'captive',
    params: { unit: id, value, owner, resources: resourcesOf(scene, owner) },
    options: [
      ...shares.map(({ id: share, of }) => ({
        id: share,
        code: 'captive.ransom',
        params: { price: Math.floor(value / of) },
      })),
      ...resultOptions,
    ],
    default: 'half',
  });
  const share = shares.find((one) => one.id === choice);
  if (share === undefined) return chosen(tx, id, by, results.find((one) => one === choice) ?? 'wounded');
  const price = Math.floor(value / share.of);
  if (yield* isPaid(tx, id, by, price)) {
    gain(tx, owner, -price);
    gain(tx, by, price);
    tell(tx, 'ransomed', { side: owner, by, unit: id, price });
    return null;
  }
  tell(tx, 'notRansomed', { side: owner, by, unit: id });
  return chosen(tx, id, by, yield* chosenResult(tx, id, by));
}

function chosen(tx: Tx<Scene>, id: UnitId, by: SideId, result: Result): Result {
  tell(tx, 'injuryChosen', { side: unit(tx.snapshot(), id).owner, by, unit: id, result });
  return result;
}
