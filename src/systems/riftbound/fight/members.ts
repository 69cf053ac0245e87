import { castDraft, freeze, original } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import { goneWith, newcomersOf } from '../../../engine/newcomers.ts';
import type { Rule } from '../../../engine/rule.ts';
import { sortedOrder } from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { SHEET_LIMITS } from '../character/limits.ts';
import { freeFrom } from '../conditions/change.ts';
import { nameOf } from '../gear/carried.ts';
import { freeId } from '../gear/pile.ts';
import { actingIn, type CharacterId, fighterIn, type Scene, vehicleIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { advance, startFight, takeOut } from '../turn/advance.ts';
import { expire } from '../turn/expire.ts';
import { orderOf } from '../turn/outOfTurn.ts';
import { putOut } from '../vehicles/boarding.ts';
import { crewOf } from '../vehicles/crew.ts';
import { admitAll } from './admit.ts';
import { tellAlive } from './keep.ts';
import { isUnseen } from './known.ts';
import { placeOf } from './setup.ts';

/**
 * A fight begins. Where both sides are there, everybody rolls for the turn order at once; else it waits for `next`, so that foes can still
 * join.
 */
export function* begin(tx: Tx<Scene>, intent: IntentOf<'begin'>): Rule<void> {
  if (tx.now.fight !== null) return yield* tx.refuse('fightRuns');
  if (intent.surprised.length > 0) return yield* tx.refuse('noSurprise');
  const place = placeOf(intent.setup);
  if (place === null) return yield* tx.refuse('badSetup');
  // No look at it goes over the place again, and what is worked out of it holds.
  freeze(place, true);
  tx.state.fight = castDraft({
    ...place,
    order: orderOf(sortedOrder([])),
    fighters: {},
    turn: null,
    gap: true,
    seizing: [],
    plasma: [],
    lying: [],
    lastId: 0,
  });
  yield* admitAll(tx, intent.members);
  const there = tx.snapshot();
  const { known, unseen } = newcomersOf(intent.members, (id) => isUnseen(there, id));
  tell(tx, 'fightBegan', { members: known, place: place.board.name });
  if (place.dark) tell(tx, 'lightChanged', { dark: true });
  if (place.airless) tell(tx, 'airChanged', { air: false });
  if (place.dangers !== undefined)
    tell(tx, 'dangersAre', { names: place.dangers.map(({ name }) => name) }, 'gm');
  if (unseen.length > 0) tell(tx, 'kept', { names: unseen }, 'gm');
  if (new Set(intent.members.map(({ side }) => side)).size > 1) yield* startFight(tx);
}

/** Newcomers take their place in the line. */
export function* join(tx: Tx<Scene>, intent: IntentOf<'join'>): Rule<void> {
  if (tx.now.fight === null) return yield* tx.refuse('noFight');
  yield* admitAll(tx, intent.members);
  const there = tx.snapshot();
  const { known, unseen } = newcomersOf(intent.members, (id) => isUnseen(there, id));
  if (known.length > 0) tell(tx, 'joined', { members: known });
  if (unseen.length > 0) tell(tx, 'kept', { names: unseen }, 'gm');
}

/** Somebody leaves the fight for good. What they are stays in the scene, to be written back. */
export function* leave(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  if (tx.now.fight === null) return yield* tx.refuse('noFight');
  if (fighterIn(tx.now, actor) === null) return yield* tx.refuse('notInFight', { id: actor });
  tell(tx, 'left', { actor });
  const wasTheirs = actingIn(tx.now) === actor;
  if (vehicleIn(tx.now, actor) !== null)
    for (const who of crewOf(tx.snapshot(), actor)) putOut(tx, actor, who, null);
  freeFrom(tx, actor);
  yield* takeOut(tx, actor);
  expire(tx, { at: 'encounter.end' }, actor);
  expire(tx, { at: 'actor.left', actor });
  const { fight } = tx.state;
  const fighter = fight?.fighters[actor];
  if (!fight || fighter === undefined) return;
  fighter.left = true;
  fighter.overwatch = null;
  fighter.prepared = [];
  fighter.effects = [];
  fight.seizing = fight.seizing.filter((one) => one.actor !== actor);
  if (wasTheirs) yield* advance(tx);
}

/** The fight is over: what lasted for its turns is over too, and what lies about is its owners' again. */
export function* end(tx: Tx<Scene>): Rule<void> {
  if (tx.now.fight === null) return yield* tx.refuse('noFight');
  expire(tx, { at: 'encounter.end' });
  gather(tx);
  tell(tx, 'fightEnded', {});
  tellAlive(tx);
  for (const id of goneWith(original(tx.state)?.fight?.fighters)) delete tx.state.characters[id];
  tx.state.fight = null;
}

/** What people of the players' side have thrown and dropped, they pick up; nobody loses a dagger because a fight is over. */
function gather(tx: Tx<Scene>): void {
  const items: { readonly from: CharacterId; readonly item: string }[] = [];
  for (const { from, item } of tx.snapshot().fight?.lying ?? []) {
    const person = tx.state.characters[from];
    const fighter = tx.state.fight?.fighters[from];
    if (person?.kind !== 'person' || person.items.length >= SHEET_LIMITS.items.most) continue;
    person.items.push(castDraft({ ...item, id: freeId(person, item.id), dropped: false }));
    if (fighter?.side === 'players') items.push({ from, item: nameOf(item) });
  }
  if (items.length > 0) tell(tx, 'gathered', { items });
}
