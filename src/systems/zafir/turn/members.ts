import { castDraft, original } from 'immer';
import type { IntentOf, Member } from '../../../engine/intent.ts';
import { goneWith } from '../../../engine/newcomers.ts';
import type { Rule } from '../../../engine/rule.ts';
import { phaseOrder, removeFromGroup } from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type Character, characterSchema } from '../character/schema.ts';
import { lose } from '../conditions/change.ts';
import { releaseMinds } from '../conditions/consequences.ts';
import { laidOut } from '../field/ground.ts';
import { boardOf } from '../field/setup.ts';
import { isHidden } from '../hidden/units.ts';
import { encounterOver, missionForEncounter } from '../mission/encounter.ts';
import { overFor } from '../mission/end.ts';
import { tellAlive } from '../mission/keep.ts';
import { type CharacterId, type Fight, type Scene, type Side, unitIn, unitsIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { admit, type Newcomer } from './admit.ts';
import { settle, startEncounter, take } from './advance.ts';
import { durationsPass } from './effects.ts';
import { forgive } from './owed.ts';
import { placingOn, readComing } from './place.ts';
import { putOnTrack } from './reinforcements.ts';

/**
 * An encounter begins, of the mission that runs or of one of its own. Where the enemies are surprised, the players' units start
 * with concealment: the book has that for the first encounter of a mission, a GM when they say so. Where both sides are there the first round begins at once; else
 * it waits for `next`, so that enemies can be placed.
 */
export function* begin(tx: Tx<Scene>, intent: IntentOf<'begin'>): Rule<void> {
  if (tx.now.fight !== null) return yield* tx.refuse('fightRuns');
  const board = boardOf(intent.setup);
  if (board === null) return yield* tx.refuse('badBattlefield');
  const concealed = intent.surprised.includes('foes');
  if (intent.surprised.some((one) => one !== 'foes')) return yield* tx.refuse('onlyFoesSurprised');
  missionForEncounter(tx);
  const order = phaseOrder([
    { name: 'players', members: [] },
    { name: 'allies', members: [] },
    { name: 'enemies', members: [] },
  ]);
  if (!order.ok) throw new Error(order.code);
  const fight: Fight = {
    ...laidOut(board),
    order: order.order,
    first: null,
    units: {},
    turn: null,
    owed: [],
    areas: [],
    placed: [],
    reinforcements: [],
    revealed: !concealed,
    hurt: [],
    fired: [],
  };
  tx.state.fight = castDraft(fight);
  yield* come(tx, intent.members);
  // Of those who are hidden the GM knows, who has brought them.
  const named = (side: Member['side']) =>
    intent.members
      .filter((member) => member.side === side && !comesHidden(member) && !isHidden(tx.now, member.id))
      .map(({ name }) => name);
  const { columns, rows } = board.grid;
  tell(tx, 'encounterBegan', {
    players: named('players'),
    enemies: named('foes'),
    concealed,
    later: (tx.now.party.mission?.begun ?? 1) > 1,
    map: { columns, rows },
  });
  if (new Set(intent.members.map((member) => member.side)).size > 1 && !concealed) yield* startEncounter(tx);
  else tell(tx, 'encounterWaits', {});
}

/** Newcomers come to the battlefield, or to the reinforcement track. */
export function* join(tx: Tx<Scene>, intent: IntentOf<'join'>): Rule<void> {
  if (tx.now.fight === null) return yield* tx.refuse('noFight');
  yield* come(tx, intent.members);
  const here = intent.members.filter(({ id }) => unitIn(tx.now, id) !== null);
  const told = (hidden: boolean) =>
    here
      .filter(({ id }) => isHidden(tx.now, id) === hidden)
      .map(({ id, name }) => ({ id, name, side: unitIn(tx.now, id)?.side ?? 'enemies' }));
  if (told(false).length > 0) tell(tx, 'joined', { members: told(false) });
  if (told(true).length > 0) tell(tx, 'joined', { members: told(true) }, 'gm');
}

function* come(tx: Tx<Scene>, members: readonly Member[]): Rule<void> {
  const late = new Map<
    number,
    { id: CharacterId; name: string; sheet: Member['sheet']; hidden: boolean; passing?: true }[]
  >();
  const place = placingOn(tx.snapshot());
  for (const member of members) {
    const read = characterSchema.safeParse(member.sheet);
    if (!read.success) return yield* tx.refuse('badSheet', { name: member.name });
    const sheet = read.data;
    const { where, rounds } = readComing(member.place);
    const side = sideFor(member, sheet);
    const hidden = comesHidden(member);
    if (hidden && side !== 'enemies') return yield* tx.refuse('onlyEnemiesHide', { name: member.name });
    if (rounds > 0 && side === 'enemies') {
      const { id, name, sheet: written } = member;
      const passing = canBeKept(member) ? { passing: true as const } : {};
      late.set(rounds, [...(late.get(rounds) ?? []), { id, name, sheet: written, hidden, ...passing }]);
      continue;
    }
    const concealed = side !== 'enemies' && tx.now.fight?.revealed === false;
    const { id, name } = member;
    const passing = canBeKept(member);
    const newcomer: Newcomer = { id, name, sheet, side, where, hidden, concealed, passing };
    const why = admit(tx, newcomer, place);
    if (why !== null) return yield* tx.refuse(why.code, why.params);
  }
  for (const [rounds, waiting] of late) putOnTrack(tx, rounds, waiting);
}

/** Whether players know nothing of a newcomer: the GM says so of them, or with where they come. */
const comesHidden = ({ hidden, place }: Member): boolean => hidden === true || readComing(place).hidden;

/** Whether somebody lives in the encounter alone, and a GM may keep them after it. */
const canBeKept = ({ npc, fleeting }: Member): boolean => npc === undefined && fleeting !== true;

/** Who fights beside the players without being one of their own characters acts after them. */
const sideFor = ({ side, npc }: Member, { kind }: Character): Side =>
  side === 'foes' ? 'enemies' : kind === 'hero' && npc !== true ? 'players' : 'allies';

/** Somebody leaves the encounter for good. What they are stays in the scene, to be written back. */
export function* leave(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  if (tx.now.fight === null) return yield* tx.refuse('noFight');
  if (unitIn(tx.now, actor) === null) return yield* tx.refuse('notInFight', { actor });
  tell(tx, 'left', { actor });
  // An encounter that is a mission of its own is over for whoever leaves it, once it has begun.
  const mission = tx.state.party.mission;
  if (mission?.skirmish) {
    if (tx.now.fight.order.round > 0) yield* overFor(tx, actor, { success: false, bodies: null });
    else mission.crew = mission.crew.filter((id) => id !== actor);
  }
  yield* remove(tx, actor);
  yield* settle(tx);
}

/** Takes somebody off the battlefield, and whom they carry with them. */
export function* remove(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  const carried = unitIn(tx.now, actor)?.carries ?? null;
  takeAlong(tx, carried);
  if (carried !== null) yield* remove(tx, carried);
  if (tx.now.fight === null) return;
  forgive(tx, actor);
  if (tx.now.fight.first === actor) passBack(tx, actor);
  const wasTheirs = tx.now.fight.turn?.actor === actor;
  if (tx.now.fight.order.groups.some(({ members }) => members.includes(actor)))
    yield* take(tx, removeFromGroup(tx.now.fight.order, actor));
  const { fight } = tx.state;
  const unit = fight?.units[actor];
  if (!fight || unit === undefined) return;
  if (wasTheirs) fight.turn = null;
  unit.left = true;
  unit.effects = [];
  unit.carries = null;
  unit.controlled = null;
  for (const other of Object.values(fight.units)) {
    if (other.carries === actor) other.carries = null;
    if (other.effects.some(({ by }) => by === actor))
      other.effects = other.effects.filter(({ by }) => by !== actor);
  }
  releaseMinds(tx, actor, 'left');
}

/** Whoever leaves gives the first player's token to the one before them, so that the one after them begins the next round. */
function passBack(tx: Tx<Scene>, actor: CharacterId): void {
  const players = tx.now.fight?.order.groups.find(({ name }) => name === 'players')?.members ?? [];
  const before = players.at(players.indexOf(actor) - 1);
  if (tx.state.fight) tx.state.fight.first = before === undefined || before === actor ? null : before;
}

/** The crew has the body of somebody who was carried off. */
function takeAlong(tx: Tx<Scene>, carried: CharacterId | null): void {
  const fall = carried === null ? null : tx.state.characters[carried]?.battle.fall;
  if (fall) fall.extracted = true;
}

/** The encounter is over. A mission that was for it alone is over with it. */
export function* end(tx: Tx<Scene>): Rule<void> {
  if (tx.now.fight === null) return yield* tx.refuse('noFight');
  durationsPass(tx, { at: 'encounter.end' });
  tell(tx, 'encounterEnded', { rounds: tx.now.fight.order.round });
  for (const id of unitsIn(tx.now)) {
    lose(tx, id, 'mindControlled', 'ended');
    takeAlong(tx, unitIn(tx.now, id)?.carries ?? null);
  }
  yield* encounterOver(tx);
  tellAlive(tx);
  for (const id of goneWith(original(tx.state)?.fight?.units)) delete tx.state.characters[id];
  tx.state.fight = null;
}
