import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { begin, currentGroup, isToAct } from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Act } from '../acts/act.ts';
import { heldOf } from '../conditions/active.ts';
import { whyHelpless, whyNotOpen } from '../conditions/can.ts';
import { lose } from '../conditions/change.ts';
import { actingIn, type CharacterId, character, characterIn, type Scene, unitIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { endOfTurn, take } from './advance.ts';
import { owedBesides, owedTo } from './owed.ts';
import { useUp, whyUsedUp } from './uses.ts';

/** What a turn gives. */
const actionsATurn = 2;

/** Why somebody cannot pay for an act now: it is not their turn and cannot become it, no action is left, it is used up. */
export function whyNotPaid(scene: Scene, actor: CharacterId, act: Act, means: string | null): Refusal | null {
  return (
    whyWrongTime(scene, actor, act) ?? whyNoActions(scene, actor, act, means) ?? whyLimited(scene, actor, act)
  );
}

/** Why this is not the moment for an act: in an encounter or out of it, and somebody else's turn. */
function whyWrongTime(scene: Scene, actor: CharacterId, act: Act): Refusal | null {
  if (characterIn(scene, actor) === null) return refusal('unknownCharacter', { id: actor });
  if (character(scene, actor).dead) return refusal('isDead', { actor });
  if (act.when === 'whenever') return null;
  if (scene.fight === null) return act.when === 'turn' ? refusal('onlyInEncounter', { act: act.name }) : null;
  if (act.when === 'town') return refusal('notInEncounter', { act: act.name });
  return act.evenHelpless === true ? whyNotTheirTurn(scene, actor) : whyCannotAct(scene, actor);
}

/** The act that a free move is made by. */
export const moveAct = 'move';

/** Why an act would take more than is left of a turn. */
function whyNoActions(scene: Scene, actor: CharacterId, act: Act, means: string | null): Refusal | null {
  if (scene.fight === null || act.when === 'whenever') return null;
  const closed = act.evenHelpless === true ? null : whyNotOpen(scene, actor, act.id);
  if (closed !== null) return closed;
  if (owedTo(scene, actor) !== null && act.id === moveAct) return null;
  const turn = scene.fight.turn;
  if (owedTo(scene, actor) !== null && turn?.actor !== actor) return refusal('onlyMoves', { actor });
  if (turn?.actor === actor && turn.over) return refusal('turnIsOver', { actor });
  const cost = costOf(scene, actor, act, means);
  const left = actionsLeft(scene, actor);
  return cost > left ? refusal('noActions', { actor, left, cost, act: act.name }) : null;
}

function whyLimited(scene: Scene, actor: CharacterId, act: Act): Refusal | null {
  const limited = act.limit?.(scene, actor) ?? null;
  return limited === null ? null : whyUsedUp(scene, actor, limited.use, limited.limit, act.name);
}

/** How many actions an act takes. */
export function costOf(scene: Scene, actor: CharacterId, act: Act, means: string | null): number {
  if (act.activation === 'free') return 0;
  return act.cost?.(scene, actor, means) ?? 1;
}

/** Why somebody cannot act at all now; null where they can: their turn runs, or can begin. */
export function whyCannotAct(scene: Scene, actor: CharacterId): Refusal | null {
  return whyNotTheirTurn(scene, actor) ?? whyHelpless(scene, actor);
}

/** Why it is not somebody's turn and cannot become it: they have had it, the other side acts, another's turn runs. */
export function whyNotTheirTurn(scene: Scene, actor: CharacterId): Refusal | null {
  const { fight } = scene;
  if (fight === null) return refusal('noFight');
  if (unitIn(scene, actor) === null) return refusal('notInFight', { actor });
  if (owedTo(scene, actor) !== null) return null;
  const movers = owedBesides(scene, actor);
  if (movers.length > 0) return refusal('moversFirst', { actor, movers });
  const acting = actingIn(scene);
  if (acting === actor) return null;
  const group = currentGroup(fight.order);
  if (group === null) return refusal('notBegun');
  if (!group.members.includes(actor)) return refusal('notYourPhase', { actor, phase: group.name });
  if (!isToAct(fight.order, actor)) return refusal('hasActed', { actor });
  return acting === null || hasNothingLeft(scene) ? null : refusal('anotherActs', { actor, current: acting });
}

/** Whether the one whose turn runs has no action left: their turn gives way to whoever acts next. */
export const hasNothingLeft = ({ fight }: Scene): boolean =>
  fight?.turn != null && (fight.turn.over || fight.turn.actions === 0);

/** How many actions somebody still has this turn, or would have on a turn that began now. */
export function actionsLeft(scene: Scene, actor: CharacterId): number {
  const turn = scene.fight?.turn ?? null;
  if (turn?.actor === actor) return turn.actions;
  return Math.max(0, actionsATurn + granted(scene, actor) - stunned(scene, actor));
}

const granted = (scene: Scene, actor: CharacterId): number => unitIn(scene, actor)?.granted ?? 0;
const stunned = (scene: Scene, actor: CharacterId): number =>
  heldOf(characterIn(scene, actor), 'stunned')?.number ?? 0;

/**
 * Somebody's turn begins, where theirs does not run already: with two actions, those that were granted, less those that
 * Stunned takes away. Nothing outside of an encounter, nor for a free move. Refuses where it cannot be their turn.
 */
export function* startTurn(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  if (tx.now.fight === null || tx.now.fight.turn?.actor === actor || owedTo(tx.now, actor) !== null) return;
  const why = whyNotTheirTurn(tx.now, actor);
  if (why !== null) return yield* tx.refuse(why.code, why.params);
  if (tx.now.fight.turn !== null) yield* endOfTurn(tx);
  const actions = actionsLeft(tx.now, actor);
  yield* take(tx, begin(tx.now.fight.order, actor));
  skipStunned(tx, actor);
  const unit = tx.state.fight?.units[actor];
  if (unit !== undefined) {
    unit.granted = 0;
    unit.acted = tx.now.fight.order.round;
  }
  if (tx.state.fight) {
    tx.state.fight.turn = { actor, actions, acted: 0, agility: 0, over: false };
    if (isFirst(tx.now, actor)) tx.state.fight.first = actor;
  }
  tell(tx, 'turnBegan', { actor, actions });
}

/** Whether a unit of the players' acts before all the others of them this round. */
function isFirst({ fight }: Scene, actor: CharacterId): boolean {
  const players = fight?.order.groups.find(({ name }) => name === 'players')?.members ?? [];
  return players.includes(actor) && !players.some((id) => fight?.order.done.includes(id));
}

/**
 * Takes away as many actions of a turn (`of`: how many it has) as Stunned does: what is left of its X waits for the next turn, and
 * with none left it is over (A17). Gives how many it took.
 */
export function skipStunned(tx: Tx<Scene>, actor: CharacterId, of: number | null = null): number {
  const x = stunned(tx.now, actor);
  if (x === 0) return 0;
  const lost = Math.min(x, of ?? actionsATurn + granted(tx.now, actor));
  const held = tx.state.characters[actor]?.battle.conditions.find((one) => one.id === 'stunned');
  tell(tx, 'stunTook', { actor, lost, left: x - lost });
  if (held === undefined) return lost;
  if (x > lost) held.number = x - lost;
  else lose(tx, actor, 'stunned', 'ended');
  return lost;
}

/**
 * Takes what an act costs: actions, charges, a cooldown. Nothing but charges and cooldowns outside of an encounter; a free move
 * takes no action, and is the move's own to take (`takeOwed`).
 */
export function payFor(tx: Tx<Scene>, actor: CharacterId, act: Act, means: string | null): void {
  const now = tx.snapshot();
  const limited = act.limit?.(now, actor) ?? null;
  if (limited !== null) useUp(tx, actor, limited.use, limited.limit);
  const turn = tx.state.fight?.turn;
  if (!turn || turn.actor !== actor || act.activation === 'free') return;
  if (act.id === moveAct && owedTo(now, actor) !== null) return;
  turn.actions = Math.max(0, turn.actions - costOf(now, actor, act, means));
  turn.acted += 1;
  if (act.ends?.(now, actor, means) ?? act.activation === 'actionEnds') turn.over = true;
}

/** Somebody has an action more: on the turn that runs, where it is theirs, else on their next. `why` is what gave it, by name. */
export function grantAction(tx: Tx<Scene>, actor: CharacterId, why: string): void {
  const { fight } = tx.state;
  const unit = fight?.units[actor];
  if (!fight || unit === undefined) return;
  const now = fight.turn?.actor === actor && !fight.turn.over;
  if (now && fight.turn !== null) fight.turn.actions += 1;
  else unit.granted += 1;
  tell(tx, 'actionGranted', { actor, why, now });
}

/** Somebody has an action more on their next turn, not on the one that runs. */
export function grantNextTurn(tx: Tx<Scene>, actor: CharacterId, why: string): void {
  const unit = tx.state.fight?.units[actor];
  if (unit === undefined) return;
  unit.granted += 1;
  tell(tx, 'actionGranted', { actor, why, now: false });
}
