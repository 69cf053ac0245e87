import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { currentGroup, isToAct } from '../../../engine/turns/index.ts';
import type { Act } from '../acts/act.ts';
import { heldOf } from '../conditions/active.ts';
import { whyHelpless, whyNotOpen } from '../conditions/can.ts';
import { isHidden } from '../hidden/units.ts';
import { actingIn, type CharacterId, character, characterIn, type Scene, unitIn } from '../scene.ts';
import { owedBesides, owedTo } from './owed.ts';
import { whyUsedUp } from './uses.ts';

/** What a turn gives. */
export const actionsATurn = 2;

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
  const closed = act.evenHelpless === true ? null : whyNotOpen(scene, actor, act.countsAs ?? act.id);
  if (closed !== null) return closed;
  if (owedTo(scene, actor) !== null && act.id === moveAct) return null;
  const turn = scene.fight.turn;
  if (owedTo(scene, actor) !== null && turn?.actor !== actor) return refusal('onlyMoves', { actor });
  if (turn?.actor === actor && turn.over) return refusal('turnIsOver', { actor });
  const cost = costOf(scene, actor, act, means);
  const left = actionsLeft(scene, actor);
  if (cost <= left) return null;
  return left === 0 && turn?.actor !== actor
    ? refusal('stunnedThisTurn', { actor })
    : refusal('noActions', { actor, left, cost, act: act.name });
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
  if (movers.length > 0) {
    const shown = movers.filter((id) => !isHidden(scene, id));
    return refusal('moversFirst', { actor, movers: shown });
  }
  const acting = actingIn(scene);
  if (acting === actor) return null;
  const group = currentGroup(fight.order);
  if (group === null) return refusal('notBegun');
  if (!group.members.includes(actor)) return refusal('notYourPhase', { actor, phase: group.name });
  if (!isToAct(fight.order, actor)) return whyActed(scene, actor);
  return acting === null || hasNothingLeft(scene) ? null : refusal('anotherActs', { actor, current: acting });
}

/** They have had their turn; or they have come under control in this round, and act with the other side from the next one on. */
export function whyActed(scene: Scene, actor: CharacterId): Refusal {
  const unit = unitIn(scene, actor);
  const taken = unit?.controlled != null && unit.acted !== scene.fight?.order.round;
  return refusal(taken ? 'controlledSinceNow' : 'hasActed', { actor });
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

/** How many actions more their next turn has. */
export const granted = (scene: Scene, actor: CharacterId): number => unitIn(scene, actor)?.granted ?? 0;
/** How many actions Stunned still takes from somebody. */
export const stunned = (scene: Scene, actor: CharacterId): number =>
  heldOf(characterIn(scene, actor), 'stunned')?.number ?? 0;
