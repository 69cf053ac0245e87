import { castDraft, original } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import { goneWith, newcomersOf } from '../../../engine/newcomers.ts';
import type { Rule } from '../../../engine/rule.ts';
import { sortedOrder } from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { beginBattle } from '../army/members.ts';
import { zoomOut } from '../army/zoom.ts';
import { SHEET_LIMITS } from '../character/limits.ts';
import { beingIn, type CharacterId, fighterIn, fightersIn, type Scene, type Side, sideOf } from '../scene.ts';
import { isDown } from '../status/held.ts';
import { tell } from '../tell.ts';
import { settle, startFight, takeOut } from '../turn/advance.ts';
import { hasBegun } from '../turn/begun.ts';
import { expire } from '../turn/expire.ts';
import { orderOf } from '../turn/order.ts';
import { without } from '../turn/unions.ts';
import { isVehicle } from '../vehicles/aboard.ts';
import { parks } from '../vehicles/garage.ts';
import { passRound } from '../world/rounds.ts';
import { admitAll } from './admit.ts';
import { tellAlive } from './keep.ts';
import { isUnseen } from './known.ts';
import { setupOf } from './setup.ts';

/**
 * A fight begins. Where both sides have somebody who can fight, the first round begins at once; else it waits for `next`, so that foes can still join. The surprised act at
 * the end of the first round.
 */
export function* begin(tx: Tx<Scene>, intent: IntentOf<'begin'>): Rule<void> {
  if (tx.now.fight !== null || tx.now.battle) return yield* tx.refuse('fightRuns');
  const setup = setupOf(intent.setup);
  if (setup === null) return yield* tx.refuse('badSetup');
  if (setup.armies && setup.ground.kind === 'map') return yield* beginBattle(tx, intent, setup.ground);
  tx.state.fight = castDraft({
    ...setup,
    order: orderOf(sortedOrder([])),
    fighters: {},
    unions: [],
    surprised: [...intent.surprised],
    ties: [],
    lying: [],
    lastId: 0,
  });
  yield* admitAll(tx, intent.members);
  const { known, unseen } = newcomersOf(intent.members, (id) => isUnseen(tx.now, id));
  tell(tx, 'fightBegan', { members: known, onMap: setup.ground.kind === 'map' });
  if (intent.surprised.length > 0) tell(tx, 'surprised', { others: intent.surprised });
  if (unseen.length > 0) tell(tx, 'keptHidden', { names: unseen }, 'gm');
  if (new Set(intent.members.map(({ side }) => side)).size < 2) return;
  // Combat takes two parties that can fight; whether one that can't be told to wants to is the GM's word, who has the first turn come (Combat).
  if (sidesToFight(tx.snapshot()).size > 1) yield* startFight(tx);
  else tell(tx, 'notYetFight', {});
}

/** The sides that have somebody who can fight: a thing can't, nor who is dead or down (Combat). */
function sidesToFight(scene: Scene): ReadonlySet<Side> {
  const able = fightersIn(scene).filter((id) => {
    const who = beingIn(scene, id);
    return who !== null && !who.dead && !isDown(who);
  });
  return new Set(able.map((id) => sideOf(scene, id)));
}

/** Newcomers take their place in the line. */
export function* join(tx: Tx<Scene>, intent: IntentOf<'join'>): Rule<void> {
  if (tx.now.fight === null) return yield* tx.refuse('noFight');
  yield* admitAll(tx, intent.members);
  const { known, unseen } = newcomersOf(intent.members, (id) => isUnseen(tx.now, id));
  if (known.length > 0) tell(tx, 'joined', { members: known });
  if (unseen.length > 0) tell(tx, 'keptHidden', { names: unseen }, 'gm');
}

/** Somebody leaves the fight for good. What they are stays in the scene, to be written back. */
export function* leave(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  if (tx.now.fight === null) return yield* tx.refuse('noFight');
  if (fighterIn(tx.now, actor) === null) return yield* tx.refuse('notInFight', { id: actor });
  tell(tx, 'left', { actor });
  yield* takeOut(tx, actor);
  expire(tx, { at: 'encounter.end' }, actor);
  expire(tx, { at: 'actor.left', actor });
  const { fight } = tx.state;
  const fighter = fight?.fighters[actor];
  if (!fight || fighter === undefined) return;
  if (isVehicle(tx.snapshot(), actor)) parks(tx, actor);
  fighter.left = true;
  fighter.states = [];
  fighter.holding = null;
  fight.unions = castDraft([...without(tx.snapshot(), actor)]);
  yield* settle(tx);
}

/** The fight is over: what lasted for its turns is over too, and what lies about is its owners' again. */
export function* end(tx: Tx<Scene>): Rule<void> {
  if (tx.now.fight === null) return yield* tx.refuse('noFight');
  if (hasBegun(tx.now)) yield* passRound(tx);
  expire(tx, { at: 'encounter.end' });
  gather(tx);
  if (tx.now.battle) {
    tx.state.fight = null;
    return zoomOut(tx);
  }
  tell(tx, 'fightEnded', {});
  tellAlive(tx);
  goHome(tx);
  for (const id of goneWith(original(tx.state)?.fight?.fighters)) delete tx.state.characters[id];
  tx.state.fight = null;
}

/** Vehicles of the group's garage are there again. */
function goHome(tx: Tx<Scene>): void {
  for (const { id } of tx.snapshot().party.garage.filter(({ out }) => out)) {
    if (fighterIn(tx.snapshot(), id) === null) continue;
    parks(tx, id);
    delete tx.state.characters[id];
  }
}

/** What people have thrown and dropped, they pick up; nobody loses a dagger because a fight is over. */
function gather(tx: Tx<Scene>): void {
  const items: { readonly from: CharacterId; readonly item: string }[] = [];
  for (const { from, item } of tx.snapshot().fight?.lying ?? []) {
    const owner = tx.state.characters[from];
    if (owner === undefined || owner.kind === 'object') continue;
    if (owner.items.length >= SHEET_LIMITS.items.most) continue;
    owner.items.push(castDraft({ ...item, dropped: false }));
    if (tx.now.fight?.fighters[from]?.side === 'players')
      items.push({ from, item: item.called || item.profile.name });
  }
  if (items.length > 0) tell(tx, 'gathered', { items });
}
