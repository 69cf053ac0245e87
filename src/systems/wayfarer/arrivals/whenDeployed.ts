import type { Rule } from '../../../engine/rule.ts';
import { tileName } from '../../../engine/space/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { freeMeans, strikeFreely } from '../assaults/free.ts';
import { die } from '../assaults/scatter.ts';
import { sees } from '../battle/seeing.ts';
import { stand } from '../battle/stand.ts';
import { allOnMap, isAdjacentTo, standing } from '../battle/standing.ts';
import { cardOf as cardNamed, isFace } from '../cards/card.ts';
import { rule } from '../content/effect.ts';
import { captorOf } from '../defeat/captor.ts';
import { capture } from '../defeat/gone.ts';
import { toReserves } from '../defeat/reserves.ts';
import { enemiesOf } from '../effects/moment.ts';
import { hasRule, rulesNamed } from '../effects/sources.ts';
import { begin } from '../lasting/ends.ts';
import { cardOf, type Scene, type SideId, type UnitId, unit, unitIn, unitsOf } from '../scene.ts';
import { squadOf } from '../squads/squad.ts';
import { tell } from '../tell.ts';
import { arrivalOf, isBody } from './places.ts';

/** A body that changes as it comes (Unstable Mutations, L1496): a save die on 3 and more, none of it on 2, and on 1 it is lost. */
export function* mutates(tx: Tx<Scene>, id: UnitId): Rule<'comes' | 'not'> {
  for (const { figures } of rulesNamed(tx.snapshot(), id, 'unstable')) {
    const rolled = yield* die(tx, id, 6, 'unstable');
    if (rolled >= Number(figures.saveDieFrom)) {
      tell(tx, 'mutated', { unit: id, rolled, came: 'saveDie' });
      begin(tx, { from: 'unstableMutations', on: id, by: id, until: null, saveDie: rolled });
      continue;
    }
    if (rolled === Number(figures.stays)) {
      tell(tx, 'mutated', { unit: id, rolled, came: 'stays' });
      begin(tx, { from: 'unstableMutations', on: id, by: id, until: null, effects: [rule('neverDeploys')] });
      return 'not';
    }
    tell(tx, 'mutated', { unit: id, rolled, came: 'captured' });
    const captor = yield* captorOf(tx, id);
    if (captor !== null) capture(tx, id, captor);
    return 'not';
  }
  return 'comes';
}

/** How many types two units share. */
const typesShared = (scene: Scene, one: UnitId, other: UnitId): number => {
  const its = cardOf(scene, other).types;
  return cardOf(scene, one).types.filter((type) => its.includes(type)).length;
};

/** Enemies on the map whose place a unit could take: they share so many types, and are no larger. */
export const placesTakenFrom = (scene: Scene, id: UnitId, types: number): readonly UnitId[] =>
  allOnMap(scene).filter((enemy) => {
    const [own, its] = [cardOf(scene, id).size, cardOf(scene, enemy).size];
    const fits = own.wide === its.wide && own.long === its.long;
    return unit(scene, enemy).side !== unit(scene, id).side && fits && typesShared(scene, id, enemy) >= types;
  });

/** A unit takes an enemy's place on the map, who is back in reserves (Disguise, L2231; Semblance, L5071). */
export function* takePlace(tx: Tx<Scene>, id: UnitId, enemy: UnitId, why: string): Rule<void> {
  const body = standing(tx.snapshot(), enemy);
  if (body === null) return;
  yield* toReserves(tx, enemy, why);
  stand(tx, id, body);
  tell(tx, 'tookPlace', { unit: id, whom: enemy });
}

/** Who comes in disguise by a face card may take an enemy's place (L2231). */
export function* disguises(tx: Tx<Scene>, side: SideId, id: UnitId, card: string): Rule<void> {
  const scene = tx.snapshot();
  const played = cardNamed(card);
  const [disguise] = rulesNamed(scene, id, 'takePlace');
  if (disguise === undefined || played === null || !isFace(played)) return;
  const enemies = placesTakenFrom(scene, id, Number(disguise.figures.types));
  if (enemies.length === 0) return;
  const choice = yield* tx.ask({
    id: 'disguise',
    asked: side,
    code: 'disguise',
    params: { unit: id },
    options: [
      ...enemies.map((enemy) => ({ id: enemy, code: 'disguise.whom', params: { unit: enemy } })),
      { id: 'none', code: 'disguise.none', params: {} },
    ],
    default: enemies[0] ?? 'none',
  });
  if (choice !== 'none') yield* takePlace(tx, id, choice, 'disguise');
}

/** Has a side name a type of its enemies' units. */
export function* chooseType(tx: Tx<Scene>, side: SideId, id: UnitId, from: string): Rule<string | null> {
  const scene = tx.snapshot();
  const all = new Set(
    (scene.battle?.order ?? [])
      .filter((one) => one !== side)
      .flatMap((one) => unitsOf(scene, one))
      .flatMap((one) => cardOf(scene, one).types),
  );
  const types = [...all].slice(0, 25);
  const [first] = types;
  if (first === undefined) return null;
  const type = yield* tx.ask({
    id: `type.${from}`,
    asked: side,
    code: 'chooseType',
    params: { unit: id },
    options: types.map((one) => ({ id: one, code: 'chooseType.type', params: { type: one } })),
    default: types.find((one) => one === 'living') ?? first,
  });
  tell(tx, 'typeChosen', { unit: id, type });
  return type;
}

/** What comes of a unit's coming to the map: it is known what it looks for, it strikes, it brings trouble. */
export function* whenDeployed(tx: Tx<Scene>, side: SideId, id: UnitId, card: string): Rule<void> {
  yield* disguises(tx, side, id, card);
  for (const { figures } of rulesNamed(tx.snapshot(), id, 'chooseType')) {
    if (figures.at !== 'deployed') continue;
    const type = yield* chooseType(tx, side, id, 'scientificKnowledge');
    if (type === null) continue;
    const effects = [rule('vpFor', { type, vp: Number(figures.vp) })];
    begin(tx, { from: 'scientificKnowledge', on: id, by: id, until: null, effects });
  }
  yield* swoopDown(tx, id);
  yield* answered(tx, id);
}

/** Who has swooped down beside an enemy strikes at once, for free (L2505). */
function* swoopDown(tx: Tx<Scene>, id: UnitId): Rule<void> {
  const scene = tx.snapshot();
  if (unitIn(scene, id)?.where.kind !== 'map' || !hasRule(scene, id, 'swoop')) return;
  const enemy = enemiesOf(scene, id).find((one) => isAdjacentTo(scene, id, one));
  const means = enemy === undefined ? null : freeMeans(scene, id, enemy, 'melee');
  if (enemy !== undefined && means !== null) yield* strikeFreely(tx, { unit: id, target: enemy, means });
}

/** An enemy Sentinel that sees a unit come has one of its own side come at once (L2791). */
function* answered(tx: Tx<Scene>, id: UnitId): Rule<void> {
  const scene = tx.snapshot();
  if (unitIn(scene, id)?.where.kind !== 'map') return;
  for (const enemy of enemiesOf(scene, id)) {
    const now = tx.snapshot();
    if (!hasRule(now, enemy, 'deployAgainst') || !sees(now, enemy, id)) continue;
    yield* bringOne(tx, unit(now, enemy).side, 'sentinel');
  }
}

/** A side may bring one unit from its reserves at once, whatever it is worth; nobody of a squad comes alone (L5988). Gives which it brought. */
export function* bringOne(tx: Tx<Scene>, side: SideId, why: string): Rule<UnitId | null> {
  const scene = tx.snapshot();
  const waiting = unitsOf(scene, side).filter(
    (id) =>
      unit(scene, id).where.kind === 'reserves' &&
      squadOf(scene, id) === null &&
      isBody(arrivalOf(scene, side, id, null)),
  );
  const [first] = waiting;
  if (first === undefined) return null;
  const choice = yield* tx.ask({
    id: `bring.${why}`,
    asked: side,
    code: 'bring',
    params: { side, why },
    options: [
      ...waiting.slice(0, 24).map((id) => ({ id, code: 'bring.unit', params: { unit: id } })),
      { id: 'none', code: 'bring.none', params: {} },
    ],
    default: first,
  });
  const body = choice === 'none' ? null : arrivalOf(tx.snapshot(), side, choice, null);
  if (body === null || !isBody(body)) return null;
  arrive(tx, side, choice, body);
  return choice;
}

/** A unit comes to the map without a card: it has been activated with that. */
export function arrive(tx: Tx<Scene>, side: SideId, id: UnitId, body: Parameters<typeof stand>[2]): void {
  stand(tx, id, body);
  const drafted = tx.state.battle?.units[id];
  if (drafted !== undefined) drafted.activated = true;
  tell(tx, 'deployed', { side, unit: id, tile: tileName(body.at), card: null });
}
