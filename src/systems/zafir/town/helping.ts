import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { rowOf } from '../../../engine/table.ts';
import { whyHelpless } from '../conditions/can.ts';
import { type ResponsibilityId, responsibilities } from '../content/responsibilities.ts';
import { responsibilityLevels } from '../content/responsibilityLevels.ts';
import { type CharacterId, characterIn, presentIn, type Scene, sideOf } from '../scene.ts';

/** Somebody's points in a responsibility; enemies have none. */
export function pointsIn(scene: Scene, id: CharacterId, responsibility: ResponsibilityId): number {
  const who = characterIn(scene, id);
  return who?.kind === 'hero' ? (who.responsibilities[responsibility] ?? 0) : 0;
}

/** The points that an assisting character needs beside one with so many; null where nobody can assist. */
export const assistNeeds = (points: number): number | null =>
  responsibilityLevels.find((level) => level.points === points)?.assist ?? null;

/** Why somebody cannot be there to help at all. */
export function whyNoHelper(scene: Scene, actor: CharacterId, helper: CharacterId): Refusal | null {
  const who = characterIn(scene, helper);
  if (who === null) return refusal('unknownCharacter', { id: helper });
  if (helper === actor) return refusal('helpSelf', { actor });
  if (who.dead) return refusal('isDead', { actor: helper });
  return whyHelpless(scene, helper);
}

/**
 * Why somebody cannot assist: it takes points in the very responsibility that is used, at most one fewer than the acting
 * character has, and at least one.
 */
export function whyNotAssist(
  scene: Scene,
  actor: CharacterId,
  helper: CharacterId,
  responsibility: ResponsibilityId | null,
): Refusal | null {
  const why = whyNoHelper(scene, actor, helper);
  if (why !== null) return why;
  if (responsibility === null) return refusal('assistWithoutResponsibility', { actor: helper });
  const needs = assistNeeds(pointsIn(scene, actor, responsibility));
  const has = pointsIn(scene, helper, responsibility);
  if (needs !== null && has >= needs) return null;
  const { name } = rowOf(responsibilities, responsibility);
  return refusal('assistTooLittle', { actor: helper, responsibility: name, has, needs: needs ?? 1 });
}

/** Who may lend a hand with a skill action, with what they know of it: it takes points in the responsibility used. */
export const helperChoices = (scene: Scene, actor: CharacterId): readonly Choice[] =>
  presentIn(scene)
    .filter((id) => id !== actor && sideOf(scene, id) === sideOf(scene, actor))
    .map((id) => ({
      id,
      name: characterIn(scene, id)?.name ?? id,
      note: knows(scene, id),
      refused: whyNoHelper(scene, actor, id),
    }));

const knows = (scene: Scene, id: CharacterId): string =>
  responsibilities
    .map(({ id: one, name }) => ({ name, points: pointsIn(scene, id, one) }))
    .filter(({ points }) => points > 0)
    .map(({ name, points }) => `${name} ${points}`)
    .join(', ');
