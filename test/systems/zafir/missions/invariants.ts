import type { GameEvent } from '../../../../src/engine/event.ts';
import type { Json } from '../../../../src/engine/json.ts';
import { foretold } from './foretold.ts';
import { parseTile, tileName, tilesOf } from '../../../../src/engine/space/grid/index.ts';
import { actors } from '../../../../src/engine/turns/index.ts';
import { patched } from '../../../../src/engine/undo.ts';
import { actsFor } from '../../../../src/systems/zafir/acts/index.ts';
import { profileOf } from '../../../../src/systems/zafir/character/profile.ts';
import { type Character, characterSchema } from '../../../../src/systems/zafir/character/schema.ts';
import { isDown } from '../../../../src/systems/zafir/conditions/can.ts';
import { content } from '../../../../src/systems/zafir/content/index.ts';
import { zafir } from '../../../../src/systems/zafir/index.ts';
import { isHidden } from '../../../../src/systems/zafir/hidden/units.ts';
import { takesRoom } from '../../../../src/systems/zafir/move/free.ts';
import { meansOf } from '../../../../src/systems/zafir/move/mover.ts';
import { canStay, wholeTerrainOf } from '../../../../src/systems/zafir/move/terrain.ts';
import { optionsOf } from '../../../../src/systems/zafir/options.ts';
import { footprintOf, readScene, type Scene, unitIn, unitsIn } from '../../../../src/systems/zafir/scene.ts';
import { usesLeft } from '../../../../src/systems/zafir/turn/uses.ts';
import type { Invariant as InvariantOf } from '../../../support/random/report.ts';
import { isSame } from '../../../support/random/same.ts';
import { offeredIn } from './offers.ts';
import { isChecked } from './checked.ts';
import { secretsTold } from './secrets.ts';
import { differences } from './twins.ts';
import type { Turned } from './turned.ts';

export const gm = { gm: true, characters: [] };
const everybodyElse = { gm: false, characters: [] };

type Invariant = InvariantOf<Scene>;

/** Those of a command's scene whom it has changed, and of whom something does not hold. */
const everybody =
  (check: (who: Character, id: string, scene: Scene) => boolean): Invariant =>
  ({ before, done: { state } }) =>
    Object.entries(state.characters).flatMap(([id, who]) =>
      who === before.characters[id] || check(who, id, state) ? [] : [id],
    );

const within = (value: number, most: number) => value >= 0 && value <= most;

function shotsFit(who: Character): boolean {
  const { weapons } = profileOf(who);
  return Object.entries(who.battle.shots).every(([id, shots]) => {
    const ammo = weapons.find((weapon) => weapon.id === id)?.ammo ?? null;
    return shots >= 0 && (ammo === null || shots <= ammo);
  });
}

/** Charges of what somebody can do, of pockets, and cooldowns: none is overdrawn. */
function overdrawn({ before, done: { state } }: Turned): readonly string[] {
  return Object.entries(state.characters).flatMap(([id, who]) => {
    if (who === before.characters[id]) return [];
    const { uses } = who.battle;
    const acts = actsFor(state, id).flatMap((act) => {
      const limited = act.limit?.(state, id) ?? null;
      if (limited === null || uses[limited.use] === undefined) return [];
      const left = usesLeft(state, id, limited.use, limited.limit);
      return left !== null && left < 0 ? [`${id} ${act.id} ${left}`] : [];
    });
    const cooling = Object.entries(uses).filter(([, use]) => use.cooling < 0 || use.spent < 0);
    const pockets = (who.kind === 'hero' ? who.pockets : []).filter(({ item, count, used }) => {
      const charges = content.utilityItems.find((row) => row.id === item)?.charges ?? 1;
      const medics = item === 'medkit' || item === 'magitechMedkit' ? 2 : 0; // a Combat Medic's have more
      return !within(used, count * (charges + medics));
    });
    return [
      ...acts,
      ...cooling.map(([use]) => `${id} ${use}`),
      ...pockets.map(({ item }) => `${id} ${item}`),
    ];
  });
}

/** Everybody is inside of the map, on floor, alone on their tiles but for those who lie there; those who are carried are where their bearer is. */
function misplaced(scene: Scene): readonly string[] {
  if (scene.fight === null) return [];
  const terrain = wholeTerrainOf(scene);
  const taken = new Map<string, string>();
  const isUp = (id: string) => !isDown(scene, id);
  return unitsIn(scene).flatMap((id) => {
    const bearer = unitsIn(scene).find((other) => unitIn(scene, other)?.carries === id);
    if (bearer !== undefined && unitIn(scene, bearer)?.at !== unitIn(scene, id)?.at)
      return [`${id} not with ${bearer}`];
    return tilesOf(footprintOf(scene, id)).flatMap((at) => {
      const name = tileName(at);
      const inside = parseTile(name) !== null && at.x < terrain.columns && at.y < terrain.rows;
      if (!inside) return [`${id} outside on ${name}`];
      if (takesRoom(scene, id) && !canStay(terrain, at)) return [`${id} in ${name}`];
      if (!isUp(id)) return [];
      const other = taken.get(name);
      taken.set(name, id);
      return other === undefined ? [] : [`${id} and ${other} on ${name}`];
    });
  });
}

/** Those of the crew and its allies on ground of which players know nothing. */
function strayed(scene: Scene): readonly string[] {
  const grid = scene.fight?.grid;
  return unitsIn(scene).filter(
    (id) =>
      unitIn(scene, id)?.side !== 'enemies' &&
      tilesOf(footprintOf(scene, id)).some((at) =>
        grid?.tiles[tileName(at)]?.features?.some((mark) => mark.id === 'hidden'),
      ),
  );
}

/** Each unit that is there has a seat in the order, and nobody else; the turn is of one of them. */
function disorder(scene: Scene): readonly string[] {
  const { fight } = scene;
  if (fight === null) return [];
  const there = unitsIn(scene);
  const seated = actors(fight.order);
  return [
    ...(seated.toSorted().join() === there.toSorted().join() ? [] : [`${seated.join()} for ${there.join()}`]),
    ...(fight.turn === null || there.includes(fight.turn.actor) ? [] : [`the turn of ${fight.turn.actor}`]),
    ...(fight.turn === null || fight.turn.actions >= 0 ? [] : ['fewer actions than none']),
    ...(fight.turn === null || meansOf(scene, fight.turn.actor).agility >= 0
      ? []
      : ['fewer points than none']),
    ...fight.owed.filter(({ actor }) => !there.includes(actor)).map(({ actor }) => `a move of ${actor}`),
    ...(fight.first === null || there.includes(fight.first) ? [] : [`${fight.first} begins`]),
  ];
}

/** What units are to each other: all of them must be there. */
function strangers(scene: Scene): readonly string[] {
  const there = unitsIn(scene);
  return there.flatMap((id) => {
    const unit = unitIn(scene, id);
    const others = [
      ...(unit?.effects ?? []).map(({ id: effect, by }) => [effect, by] as const),
      ...(unit?.controlled == null ? [] : [['controlled', unit.controlled.by] as const]),
      ...(unit?.carries == null ? [] : [['carries', unit.carries] as const]),
    ];
    return others
      .filter(([, other]) => !there.includes(other))
      .map(([what, other]) => `${id} ${what} ${other}`);
  });
}

const conditionsFit = ({ battle: { conditions, hp } }: Character): boolean =>
  new Set(conditions.map(({ id }) => id)).size === conditions.length &&
  conditions.every(({ id, number }) => (id === 'stunned') === (number !== null)) &&
  (hp === 0 || !conditions.some(({ id }) => id === 'outOfAction'));

/** What is told by what goes with it, where there is nothing to add. */
export const silent: readonly string[] = [
  'conditionLost',
  'conditionGained',
  'effectEnded',
  'turnBegan',
  'damaged',
  'outOfAction',
];

function wordless({ before, done, asked }: Turned): readonly string[] {
  for (const event of done.events) zafir.words.event(event, before, everybodyElse); // what they may read does not crash
  const events = done.events.filter(
    (event) => zafir.words.event(event, before, gm) === null && !silent.includes(event.type),
  );
  const questions = asked.filter(({ decision }) => {
    const { prompt, options } = zafir.words.question(decision, before);
    return (
      prompt.endsWith(' decides.') ||
      options.some(({ label, id }) => label === '' || (label === id && !/^\d+$/.test(id)))
    );
  });
  const sums = done.events.flatMap(modifiersIn).filter((one) => /[a-z][A-Z]/.test(zafir.words.modifier(one)));
  return [
    ...events.map(({ type }) => type),
    ...questions.map(({ decision }) => decision.code),
    ...sums.map(({ source }) => source),
  ];
}

export type Told = {
  readonly source: string;
  readonly amount: number;
  readonly params?: { readonly [key: string]: Json };
};

/** Every modifier that an event tells of. */
export const modifiersIn = ({ data }: Pick<GameEvent, 'data'>): readonly Told[] => [...modifiers(data)];

function* modifiers(value: unknown): Generator<Told> {
  if (typeof value !== 'object' || value === null) return;
  if (isModifier(value)) yield value;
  for (const part of Object.values(value)) yield* modifiers(part);
}

const isModifier = (value: object): value is Told =>
  'source' in value &&
  'amount' in value &&
  typeof value.source === 'string' &&
  typeof value.amount === 'number';

/** Of some scenes the options are asked for again, of a copy that nothing is remembered of. */
function fickle({ before }: Turned): readonly string[] {
  return [...offeredIn(before)].slice(0, 1).flatMap(([actor, options]) => {
    if (!isChecked(before)) return [];
    const copy = readScene(JSON.parse(JSON.stringify(before)));
    return isSame(JSON.parse(JSON.stringify(optionsOf(copy, actor))), JSON.parse(JSON.stringify(options)))
      ? []
      : [actor];
  });
}

/** All that must hold, by what it says. */
export const invariants: { readonly [says: string]: Invariant } = {
  'HP are from 0 to the most': everybody((who) => within(who.battle.hp, profileOf(who).maxHp)),
  'no more armour is broken than there is': everybody((who) =>
    within(who.battle.broken, profileOf(who).armourPoints),
  ),
  'shields hold something': everybody(({ battle }) => battle.shields.every(({ points }) => points > 0)),
  'shots are within the magazine': everybody(shotsFit),
  'charges and cooldowns are within their limits': overdrawn,
  'conditions are had once, Stunned with an X, Out of Action without HP': everybody(conditionsFit),
  'who has no HP is down': everybody(
    ({ dead, battle: { hp, conditions } }) =>
      hp > 0 || dead || conditions.some(({ id }) => id === 'outOfAction' || id === 'bleedingOut'),
  ),
  'every sheet that has changed is one that could be stored': everybody(
    (who) => characterSchema.safeParse(who).success,
  ),
  'everybody stands on floor of their own': ({ done }) => misplaced(done.state),
  'the order is a permutation of those who are there': ({ done }) => disorder(done.state),
  'what units do to each other goes with who leaves': ({ done }) => strangers(done.state),
  'a mission runs while an encounter does': ({ done: { state } }) =>
    state.fight !== null && state.party.mission === null ? ['none'] : [],
  'all that happens and is asked has words': wordless,
  'nobody is told of who and what is hidden': secretsTold,
  'what players see, may do and read is the same whatever is hidden or secret': differences,
  'nobody of the crew stands on hidden ground': ({ done: { state } }) => strayed(state),
  'what is told of an attack or a check beforehand is what is rolled': foretold,
  'inverse patches take everything back': ({ before, done }) =>
    isSame(patched(done.state, done.inverse), before) ? [] : ['another state'],
  'the tracker shows all who have turns to who may know of them': ({ done: { state } }) =>
    [gm, everybodyElse].flatMap((viewer) => {
      const shown = unitsIn(state).filter((id) => viewer.gm || !isHidden(state, id));
      return zafir.tracker(state, viewer).lines.length === shown.length ? [] : ['others'];
    }),
  'options do not depend on what was asked before': fickle,
};
