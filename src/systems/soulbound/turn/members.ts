import { castDraft, type Draft, original } from 'immer';
import type { IntentOf, Member } from '../../../engine/intent.ts';
import { nearest } from '../../../engine/names.ts';
import { goneWith } from '../../../engine/newcomers.ts';
import type { Rule } from '../../../engine/rule.ts';
import { noZones, place, removeZone, type ZoneMap } from '../../../engine/space/zones/index.ts';
import { addToLine, current, sortedOrder } from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { characterRules } from '../character/rules.ts';
import { areTogether } from '../fight/footprint.ts';
import { placeOf, spills } from '../fight/placing.ts';
import { readMap } from '../fight/setup.ts';
import { isHiddenZone, isUnseen } from '../fight/unseen.ts';
import { whyNotStay } from '../moves/staying.ts';
import { turnMoment } from '../powers/moments.ts';
import { actingIn, type CharacterId, type Fighter, fighterIn, fightersIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { advance, beginOne, startFight, takeOut } from './advance.ts';
import { expire } from './expire.ts';
import { endLastStand } from './lastStand.ts';
import { tellDying, tellEnd } from './outcome.ts';
import { isOpen, mayBegin, toAct, together } from './together.ts';

/**
 * A fight begins. Where both sides are there, the first turn comes at once; else it waits for `next`, so that foes can
 * still join.
 */
export function* begin(tx: Tx<Scene>, intent: IntentOf<'begin'>): Rule<void> {
  if (tx.now.fight !== null) return yield* tx.refuse('fightRuns');
  const map = readMap(intent.setup);
  if (map === null) return yield* tx.refuse('badSetup');
  const order = sortedOrder([]);
  if (!order.ok) throw new Error(order.code);
  tx.state.fight = castDraft({
    map,
    standing: { zones: {}, knots: [] },
    order: order.order,
    fighters: {},
    surprised: [...intent.surprised],
    turn: null,
    marks: [],
    soulfire: 0,
  });
  tx.state.party.begun = true; // the heroes whom the first fight finds are those who count (S107)
  for (const member of intent.members) yield* admit(tx, member, intent.asGm);
  const known = intent.members.filter(({ id }) => !isUnseen(tx.now, id));
  const zones = Object.keys(map.zones).map((id) => ({
    name: map.zones[id]?.name ?? id,
    hidden: isHiddenZone(map, id),
  }));
  tell(tx, 'fightBegan', {
    members: known.map(({ id, name, side }) => ({ id, name, side })),
    zones: zones.filter(({ hidden }) => !hidden).map(({ name }) => name),
    surprised: intent.surprised,
  });
  keep(tx, [
    ...intent.members.filter((member) => !known.includes(member)).map(({ name }) => name),
    ...zones.filter(({ hidden }) => hidden).map(({ name }) => name),
  ]);
  const sides = new Set(intent.members.map((member) => member.side));
  if (sides.size > 1) yield* startFight(tx);
}

/** Newcomers take their place in the line. */
export function* join(tx: Tx<Scene>, intent: IntentOf<'join'>): Rule<void> {
  if (tx.now.fight === null) return yield* tx.refuse('noFight');
  for (const member of intent.members) yield* admit(tx, member, intent.asGm);
  const told = (hidden: boolean) =>
    intent.members
      .filter(({ id }) => isUnseen(tx.now, id) === hidden)
      .map(({ id, name, side }) => ({ id, name, side }));
  if (told(false).length > 0) tell(tx, 'joined', { members: told(false) });
  if (told(true).length > 0) tell(tx, 'joined', { members: told(true) }, 'gm');
  keep(
    tx,
    told(true).map(({ name }) => name),
  );
}

/** Tells the GM what players know nothing of. */
function keep(tx: Tx<Scene>, names: readonly string[]): void {
  if (names.length > 0) tell(tx, 'kept', { names }, 'gm');
}

function* admit(tx: Tx<Scene>, member: Member, asGm: boolean): Rule<void> {
  const { fight } = tx.state;
  if (fight === null) return;
  if (fighterIn(tx.now, member.id) !== null) return yield* tx.refuse('alreadyIn', { name: member.name });
  const read = characterRules.read(member.sheet, 1);
  if (!read.ok) return yield* tx.refuse(read.refusal.code, read.refusal.params);
  if (member.hidden === true && member.side === 'players')
    return yield* tx.refuse('onlyFoesHide', { name: member.name });
  const map = knownMap(tx.now.fight?.map ?? noZones, asGm);
  const zones = placeOf(map, member, read.value.size);
  if (zones === null) {
    const names = Object.values(map.zones).map((zone) => zone.name);
    const near = nearest(member.place ?? '', names);
    return yield* tx.refuse('noSuchZone', { zone: member.place, zones: [...names], nearest: near });
  }
  if (!areTogether(fight.map, zones)) return yield* tx.refuse('zonesApart', { zone: member.place });
  if (spills(map, member, zones)) return yield* tx.refuse('fillsOpen', { name: member.name });
  const placed = place(fight.map, fight.standing, member.id, zones);
  if (!placed.ok) throw new Error(placed.code);
  fight.standing = castDraft(placed.standing);
  // Names are the campaign's to give: two raiders of one sheet have names of their own.
  // And who carries a weapon into a fight has loaded it (S53).
  const weapons = read.value.weapons.map((weapon) => ({ ...weapon, loaded: true }));
  tx.state.characters[member.id] = castDraft({ ...read.value, name: member.name, weapons });
  fight.fighters[member.id] = {
    side: member.side,
    left: false,
    entered: [...zones],
    effects: [],
    lies: {},
    helpers: [],
    hidden: null,
    unseen: member.hidden === true,
    waiting: null,
    mount: null,
    manner: null,
    granted: 0,
    wounded: read.value.wounds.now,
    ...(member.npc === undefined && member.fleeting !== true ? { passing: true as const } : {}),
    ...(member.fleeting === true ? { fleeting: true as const } : {}),
    ...(member.nameless === true ? { nameless: true as const } : {}),
    held: null,
  };
  if (read.value.dead) return;
  const rank = [read.value.ratings.initiative, member.side === 'players' ? 1 : 0];
  const seated = addToLine(fight.order, { actor: member.id, rank }, together(tx.now));
  if (!seated.ok) throw new Error(seated.code);
  fight.order = castDraft(seated.order);
}

/** The Zones that somebody can name who brings a character in; without a word nobody comes to a hidden one. */
function knownMap(map: ZoneMap, asGm: boolean): ZoneMap {
  if (asGm) return map;
  return Object.keys(map.zones)
    .filter((zone) => isHiddenZone(map, zone))
    .reduce((known, zone) => {
      const without = removeZone(known, zone);
      return without.ok ? without.map : known;
    }, map);
}

/** Somebody leaves the fight for good. What they are stays in the scene, to be written back. */
export function* leave(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  if (tx.now.fight === null) return yield* tx.refuse('noFight');
  const fighter = tx.state.fight?.fighters[actor];
  if (fighter === undefined || fighter.left) return yield* tx.refuse('notInFight', { actor });
  tell(tx, 'left', { actor });
  yield* remove(tx, actor);
}

/** Takes somebody out of the line and off the map; where it was their turn, the next begins. */
export function* remove(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  endLastStand(tx, actor);
  tellDying(tx, actor);
  const wasTheirs = tx.now.fight?.turn?.actor === actor;
  yield* takeOut(tx, actor);
  const { fight } = tx.state;
  const fighter = fight?.fighters[actor];
  if (!fight || fighter === undefined) return;
  expire(tx, { at: 'encounter.end' }, actor);
  fighter.left = true;
  fighter.effects = [];
  fighter.helpers = [];
  fighter.hidden = null;
  fighter.unseen = false;
  fighter.waiting = null;
  fighter.mount = null;
  fighter.manner = null;
  const { [actor]: _zone, ...zones } = fight.standing.zones;
  const knots = fight.standing.knots
    .map((knot) => knot.filter((id) => id !== actor))
    .filter((knot) => knot.length > 1);
  fight.standing = { zones, knots };
  for (const other of Object.values(fight.fighters)) forget(other, actor);
  // Who left in the middle of another's turn leaves it to go on.
  if (wasTheirs && current(tx.now.fight?.order ?? fight.order) === null) yield* advance(tx);
}

/** Nobody rides, defends, helps or hides from who is not there any more. */
function forget(fighter: Draft<Fighter>, actor: CharacterId): void {
  if (fighter.mount === actor) fighter.mount = null;
  fighter.effects = fighter.effects.filter(({ ally }) => ally !== actor);
  fighter.helpers = fighter.helpers.filter((id) => id !== actor);
  if (fighter.hidden === null) return;
  fighter.hidden.from = fighter.hidden.from.filter((id) => id !== actor);
  if (fighter.hidden.from.length === 0) fighter.hidden = null;
}

/** The turn passes on, or a GM has the first one come. Only who is on turn can end theirs; a GM ends anybody's. */
export function* next(tx: Tx<Scene>, { actor, asGm }: Pick<IntentOf<'next'>, 'actor' | 'asGm'>): Rule<void> {
  const { fight } = tx.now;
  if (fight === null) return yield* tx.refuse('noFight');
  const acting = fight.turn?.actor ?? null;
  if (actor !== null && fighterIn(tx.now, actor) === null) return yield* tx.refuse('notInFight', { actor });
  if (isOpen(tx.now)) return yield* passOver(tx, actor, asGm);
  if (acting === null) {
    if (fight.order.seats.length === 0) return yield* tx.refuse('nobodyToAct');
    const begun = fight.order.round > 0 || fight.order.roundOpen;
    if (begun) return yield* advance(tx);
    return yield* asGm ? startFight(tx) : tx.refuse('notBegun');
  }
  if (actor !== null && actor !== acting)
    return yield* tx.refuse('notYourTurn', {
      actor,
      current: !asGm && isUnseen(tx.now, acting) ? null : acting,
    });
  // A GM ends the turn of a hero who cannot be waited for, wherever they stand.
  if (!asGm || fighterIn(tx.now, acting)?.side === 'foes') {
    const why = whyNotStay(tx.snapshot(), acting);
    if (why !== null) return yield* tx.refuse(why.code, why.params);
  }
  yield* turnMoment(tx, 'turnEnding', acting);
  tell(tx, 'turnEnded', { actor: acting });
  yield* advance(tx);
}

/**
 * Where heroes act in any order: one of them lets their turn pass, or a GM who names nobody lets all who are still to act. What
 * happens where a turn begins happens all the same.
 */
function* passOver(tx: Tx<Scene>, actor: CharacterId | null, asGm: boolean): Rule<void> {
  const all = toAct(tx.snapshot());
  const able = actor !== null && all.includes(actor);
  if (!able && (actor !== null || !asGm)) return yield* tx.refuse('inAnyOrder', { actor, others: all });
  for (const id of actor === null ? all : [actor]) {
    if (mayBegin(tx.now, id)) yield* beginOne(tx, id);
    if (actingIn(tx.now) !== id) continue; // their turn took them, or was taken from them
    if (!asGm && whyNotStay(tx.snapshot(), id) !== null) continue; // it has begun, and they go elsewhere first
    yield* turnMoment(tx, 'turnEnding', id);
    tell(tx, 'turnPassed', { actor: id });
    yield* advance(tx);
  }
}

/** The fight is over: what lasted for its turns is over too. */
export function* end(tx: Tx<Scene>): Rule<void> {
  if (tx.now.fight === null) return yield* tx.refuse('noFight');
  expire(tx, { at: 'encounter.end' });
  const told = fightersIn(tx.now).filter((actor) => endLastStand(tx, actor) === 'dead');
  tellEnd(tx, told);
  for (const id of goneWith(original(tx.state)?.fight?.fighters)) delete tx.state.characters[id];
  tx.state.fight = null;
}
