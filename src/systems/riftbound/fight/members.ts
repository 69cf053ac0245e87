import { castDraft, original } from 'immer';
import type { IntentOf, Member } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import {
  emptyBoard,
  type PlaneBoard,
  type Point,
  readBoard,
  readPlace,
} from '../../../engine/space/plane/index.ts';
import { addToLine, sortedOrder } from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { characterSchema } from '../character/schema.ts';
import { type CharacterId, type Fighter, fighterIn, type Scene, type Side } from '../scene.ts';
import { tell } from '../tell.ts';
import { advance, startFight, takeOut } from '../turn/advance.ts';
import { expire } from '../turn/expire.ts';
import { actingIn } from '../scene.ts';
import { orderOf } from '../turn/outOfTurn.ts';
import { canEndAt } from './bodies.ts';

/**
 * A fight begins. Where both sides are there, everybody rolls for the turn order at once; else it waits for `next`, so that foes can still
 * join.
 */
export function* begin(tx: Tx<Scene>, intent: IntentOf<'begin'>): Rule<void> {
  if (tx.now.fight !== null) return yield* tx.refuse('fightRuns');
  const board = intent.setup === null ? emptyBoard : readBoard(intent.setup);
  if (board === null) return yield* tx.refuse('badSetup');
  tx.state.fight = castDraft({
    board,
    dark: false,
    order: orderOf(sortedOrder([])),
    fighters: {},
    turn: null,
    gap: true,
    seizing: [],
    plasma: [],
    lying: [],
    lastId: 0,
  });
  for (const member of intent.members) yield* admit(tx, member);
  const members = intent.members.map(({ id, name, side }) => ({ id, name, side }));
  tell(tx, 'fightBegan', { members, place: board.name });
  if (new Set(members.map(({ side }) => side)).size > 1) yield* startFight(tx);
}

/** Newcomers take their place in the line. */
export function* join(tx: Tx<Scene>, intent: IntentOf<'join'>): Rule<void> {
  if (tx.now.fight === null) return yield* tx.refuse('noFight');
  for (const member of intent.members) yield* admit(tx, member);
  tell(tx, 'joined', { members: intent.members.map(({ id, name, side }) => ({ id, name, side })) });
}

const newFighter = (member: Member, at: Point): Fighter => ({
  side: member.side,
  left: false,
  at,
  altitude: 0,
  heading: null,
  counters: 0,
  seized: false,
  owed: { seized: 0, terrified: 0 },
  prepared: [],
  overwatch: null,
  effects: [],
  used: [],
  turns: 0,
  flew: false,
  unseen: member.hidden === true,
  ...(member.npc === undefined && member.fleeting !== true ? { passing: true as const } : {}),
  ...(member.fleeting === true ? { fleeting: true as const } : {}),
  ...(member.nameless === true ? { nameless: true as const } : {}),
});

function* admit(tx: Tx<Scene>, member: Member): Rule<void> {
  const { fight } = tx.state;
  if (fight === null) return;
  if (fighterIn(tx.now, member.id) !== null) return yield* tx.refuse('alreadyIn', { name: member.name });
  const read = characterSchema.safeParse(member.sheet);
  if (!read.success) return yield* tx.refuse('badSheet', { name: member.name });
  tx.state.characters[member.id] = castDraft({ ...read.data, name: member.name });
  const wanted =
    member.place === null
      ? edgeOf(tx.snapshot().fight?.board ?? emptyBoard, member.side)
      : readPlace(member.place);
  if (wanted === null) return yield* tx.refuse('noSuchPlace', { place: member.place });
  fight.fighters[member.id] = castDraft(newFighter(member, wanted));
  const at = freeNear(tx.snapshot(), member.id, wanted);
  const fighter = fight.fighters[member.id];
  if (fighter !== undefined) fighter.at = castDraft({ x: at.x, y: at.y });
  if (read.data.kind !== 'person' || read.data.dead || fight.order.round === 0) return;
  fight.order = castDraft(
    orderOf(addToLine(tx.snapshot().fight?.order ?? fight.order, { actor: member.id, rank: [0] })),
  );
}

/** Where a side comes from where nobody says: the players in the south, the foes in the north. */
const edgeOf = ({ plane }: PlaneBoard, side: Side): Point => ({
  x: Math.floor(plane.width / 2),
  y: Math.floor((plane.depth * (side === 'foes' ? 1 : 5)) / 6),
});

/** The nearest place to one where nobody stands, to its east and west by turns. */
function freeNear(scene: Scene, id: CharacterId, { x, y }: Point): Point {
  for (let n = 0; n < 200; n++) {
    const at = { x: x + Math.ceil(n / 2) * 150 * (n % 2 === 0 ? 1 : -1), y };
    if (canEndAt(scene, id, at, 0)) return at;
  }
  return { x, y };
}

/** Somebody leaves the fight for good. What they are stays in the scene, to be written back. */
export function* leave(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  if (tx.now.fight === null) return yield* tx.refuse('noFight');
  if (fighterIn(tx.now, actor) === null) return yield* tx.refuse('notInFight', { id: actor });
  tell(tx, 'left', { actor });
  const wasTheirs = actingIn(tx.now) === actor;
  yield* takeOut(tx, actor);
  expire(tx, { at: 'encounter.end' }, actor);
  const fighter = tx.state.fight?.fighters[actor];
  if (fighter !== undefined) fighter.left = true;
  if (wasTheirs) yield* advance(tx);
}

/** The fight is over: what lasted for its turns is over too. */
export function* end(tx: Tx<Scene>): Rule<void> {
  if (tx.now.fight === null) return yield* tx.refuse('noFight');
  expire(tx, { at: 'encounter.end' });
  tell(tx, 'fightEnded', {});
  // Those who left by an earlier command have been written back already; who lives in the fight alone can still be kept.
  for (const [id, fighter] of Object.entries(original(tx.state)?.fight?.fighters ?? {}))
    if (fighter.left && fighter.passing !== true) delete tx.state.characters[id];
  tx.state.fight = null;
}
