import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import type { TurnBoundary } from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type Boundary, tickDurations } from '../../../engine/uses/index.ts';
import { endConditions, isSame } from '../conditions/change.ts';
import { expireMarks, expirePowers } from '../powers/expire.ts';
import { turnMoment } from '../powers/moments.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { budgetOf } from './budget.ts';
import { deathOrLastStand } from './death.ts';
import { hazardAtStart } from './hazard.ts';
import { waitedInVain } from './inVain.ts';

/** What happens when the turn order passes a boundary: what ends ends first, then the turn begins. */
export function* pass(tx: Tx<Scene>, boundary: TurnBoundary): Rule<void> {
  expire(tx, boundary);
  if (boundary.at === 'round.start') tell(tx, 'roundBegan', { round: boundary.round });
  if (boundary.at === 'turn.start') yield* beginTurn(tx, boundary.actor);
  if (boundary.at === 'turn.resume') yield* waitedInVain(tx, boundary.actor);
}

/**
 * A Mettle back, then whatever the place does, then the Death Test or Last Stand of who is Mortally Wounded. Who is felled only now
 * makes their first at the beginning of their next turn.
 */
function* beginTurn(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  const who = tx.state.characters[actor];
  const { fight } = tx.state;
  if (who === undefined || fight === null) return;
  fight.turn = castDraft(budgetOf(tx.now, actor));
  const fighter = fight.fighters[actor];
  if (fighter !== undefined && !fight.turn.surprise) fighter.granted = 0;
  const recovered = who.mettle.now < who.mettle.max ? 1 : 0;
  who.mettle.now += recovered;
  tell(tx, 'turnBegan', {
    actor,
    surprise: fight.turn.surprise,
    mettle: [who.mettle.now - recovered, who.mettle.now, who.mettle.max],
  });
  const due = who.mortal !== null && !who.lastStand;
  hazardAtStart(tx, actor);
  if (due) yield* deathOrLastStand(tx, actor);
  if (!character(tx.now, actor).dead) yield* turnMoment(tx, 'turnStarted', actor);
}

/** Conditions and effects that lasted until now are over; of one alone, where somebody is named. */
export function expire(tx: Tx<Scene>, boundary: Boundary, only: CharacterId | null = null): void {
  const now = tx.snapshot();
  const meant = ([id]: readonly [CharacterId, unknown]) => only === null || id === only;
  for (const [id, who] of Object.entries(now.characters).filter(meant)) {
    const { kept, counted, over } = tickDurations(who.conditions, boundary, id);
    if (over.length === 0 && counted.length === 0) continue;
    const draft = tx.state.characters[id];
    if (draft === undefined) continue;
    // What is over is still there, and goes by the rule by which conditions end.
    if (counted.length > 0) draft.conditions = castDraft([...kept, ...over]);
    endConditions(tx, id, (held) => over.some((one) => isSame(one, held)));
  }
  for (const [id, who] of Object.entries(now.characters).filter(meant)) expirePowers(tx, id, who, boundary);
  if (only === null) expireMarks(tx, boundary);
  for (const [id, fighter] of Object.entries(now.fight?.fighters ?? {}).filter(meant)) {
    const { kept, counted, over } = tickDurations(fighter.effects, boundary, id);
    const draft = tx.state.fight?.fighters[id];
    if (draft !== undefined && over.length + counted.length > 0) draft.effects = castDraft([...kept]);
  }
}
