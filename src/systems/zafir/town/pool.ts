import type { Made } from '../../../engine/creation.ts';
import type { IntentOf } from '../../../engine/intent.ts';
import { type Modifier, type Sum, sum } from '../../../engine/modifier.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { rowOf } from '../../../engine/table.ts';
import { whyHelpless } from '../conditions/can.ts';
import { type AbilityId, abilities } from '../content/abilities.ts';
import { responsibilities } from '../content/responsibilities.ts';
import { skillDifficulties } from '../content/skillDifficulties.ts';
import { type CharacterId, character, characterIn, type Scene } from '../scene.ts';
import { hasUtility, usesToday } from './daily.ts';
import { type Difficulty, readDifficulty } from './difficulty.ts';
import { pointsIn, whyNoHelper, whyNotAssist } from './helping.ts';
import { readSkill, type Skill } from './skill.ts';

/** A Skill Die succeeds from here on; a Skill Crit Die makes it more than a success from there. */
export const succeedsOn = 5;
export const critOn = 6;

/** At most so many dice for circumstances, either way. */
export const mostCircumstances = 5;

/** A skill action as it is about to be rolled. */
export interface Check {
  readonly actor: CharacterId;
  readonly skill: Skill;
  readonly difficulty: Difficulty;
  readonly circumstances: number;
  readonly equipment: boolean;
  /** Utilities of the acting character's own that are spent on it. */
  readonly utilities: readonly AbilityId[];
  readonly assistant: CharacterId | null;
  /** Whose Guidance is spent on it. */
  readonly guide: CharacterId | null;
}

/** What may be spent on a skill action besides utilities. */
export const equipment = 'equipment';

/** Utilities that add dice: to one's own skill actions, or (Guidance) to an ally's. */
export const ownUtilities = ['focus', 'subterfuge'] as const satisfies readonly AbilityId[];
const guidance: AbilityId = 'guidance';
export const spends = [equipment, ...ownUtilities, guidance] as const;

/** Everything that a check's intent says, whole and allowed; else why it is not. */
export function readCheck(scene: Scene, intent: IntentOf<'check'>): Made<Check> {
  const { actor } = intent;
  const why = whyNoChecks(scene, actor) ?? whyOpposed(intent);
  if (why !== null) return { ok: false, refusal: why };
  const skill = readSkill(intent.what);
  if (!skill.ok) return skill;
  const difficulty = readDifficulty(intent.difficulty);
  if (!difficulty.ok) return difficulty;
  const circumstances = readCircumstances(intent.edge);
  if (circumstances === null)
    return no('noSuchCircumstances', { text: intent.edge ?? '', most: mostCircumstances });
  const unknown = intent.spend.find((one) => !spends.some((spend) => spend === one));
  if (unknown !== undefined) return no('noSuchSpend', { text: unknown });
  const helping = helpersOf(scene, intent, skill.value);
  if (!helping.ok) return helping;
  const check: Check = {
    actor,
    skill: skill.value,
    difficulty: difficulty.value,
    circumstances,
    equipment: intent.spend.includes(equipment),
    utilities: ownUtilities.filter((id) => intent.spend.includes(id)),
    ...helping.value,
  };
  const whyNot =
    whyUntrained(scene, check) ??
    check.utilities.map((id) => whyNotUtility(scene, actor, id, check.skill)).find(Boolean);
  return whyNot == null ? { ok: true, value: check } : { ok: false, refusal: whyNot };
}

/** Why somebody can make no skill actions at all. */
export function whyNoChecks(scene: Scene, actor: CharacterId): Refusal | null {
  const who = characterIn(scene, actor);
  if (who === null) return refusal('unknownCharacter', { id: actor });
  return who.dead ? refusal('isDead', { actor }) : whyHelpless(scene, actor);
}

/** The book's skill actions go against a difficulty: nobody opposes them with dice of their own. */
const whyOpposed = ({ against, againstWhat, resistingEdge }: IntentOf<'check'>): Refusal | null =>
  against === null && againstWhat === null && resistingEdge === null ? null : refusal('notOpposed');

function readCircumstances(edge: string | null): number | null {
  if (edge === null) return 0;
  const dice = /^[+-]?\d{1,2}$/.test(edge.trim().replace('−', '-'))
    ? Number(edge.trim().replace('−', '-'))
    : null;
  return dice === null || Math.abs(dice) > mostCircumstances ? null : dice;
}

/** Who has no points in a responsibility can do nothing that belongs to it. */
function whyUntrained(scene: Scene, { actor, skill: { name, responsibility } }: Check): Refusal | null {
  if (responsibility === null || pointsIn(scene, actor, responsibility) > 0) return null;
  return refusal('noPoints', {
    actor,
    responsibility: rowOf(responsibilities, responsibility).name,
    skill: name,
  });
}

/** Why a utility adds no dice: somebody does not have it, has used it today, is on a mission, or it is for something else. */
export function whyNotUtility(
  scene: Scene,
  id: CharacterId,
  ability: AbilityId,
  skill: Skill | null,
): Refusal | null {
  const { name } = rowOf(abilities, ability);
  if (!hasUtility(scene, id, ability)) return refusal('notTheirs', { actor: id, act: name });
  if (scene.party.mission !== null) return refusal('utilityOnMission', { ability: name });
  if (usesToday(scene, id, ability) === 0) return refusal('usedToday', { actor: id, ability: name });
  return ability === 'subterfuge' && skill !== null && skill.id !== 'deceive'
    ? refusal('subterfugeHides', { ability: name })
    : null;
}

/** Whoever guides and whoever assists, of those who lend a hand: one each, who may be the same. */
function helpersOf(
  scene: Scene,
  { actor, helpers, spend }: IntentOf<'check'>,
  { responsibility }: Skill,
): Made<Pick<Check, 'assistant' | 'guide'>> {
  const all = [...new Set(helpers)];
  const early = all.map((id) => whyNoHelper(scene, actor, id)).find((why) => why !== null) ?? null;
  if (early !== null) return { ok: false, refusal: early };
  const guides = all.filter((id) => hasUtility(scene, id, guidance));
  const guided = spend.includes(guidance);
  const guide = guided
    ? (guides.find((id) => usesToday(scene, id, guidance) !== 0) ?? guides[0] ?? null)
    : null;
  if (guided && guide === null) return no('nobodyGuides', {});
  const used = guide === null ? null : whyNotUtility(scene, guide, guidance, null);
  if (used !== null) return { ok: false, refusal: used };
  const others = all.filter((id) => id !== guide);
  if (others.length > 1) return no('oneAssists', {});
  const [other] = others;
  const assistant =
    other ?? (guide !== null && whyNotAssist(scene, actor, guide, responsibility) === null ? guide : null);
  const why = assistant === null ? null : whyNotAssist(scene, actor, assistant, responsibility);
  return why === null ? { ok: true, value: { assistant, guide } } : { ok: false, refusal: why };
}

const no = (code: string, params: Refusal['params']): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: refusal(code, params),
});

/** The Skill Dice, and where each comes from; never fewer than none. */
export function poolOf(scene: Scene, check: Check): Sum {
  const { actor, skill, difficulty, circumstances, assistant, guide } = check;
  const { responsibility } = skill;
  const named = (source: string, amount: number, name: string): Modifier => ({
    source,
    amount,
    params: { name },
  });
  const modifiers: readonly Modifier[] = [
    ...(responsibility === null
      ? []
      : [
          named(
            'responsibility',
            pointsIn(scene, actor, responsibility),
            rowOf(responsibilities, responsibility).name,
          ),
        ]),
    { source: 'circumstances', amount: circumstances },
    { source: 'equipment', amount: check.equipment ? 1 : 0 },
    ...(assistant === null ? [] : [named('assist', 1, `help of ${character(scene, assistant).name}`)]),
    ...check.utilities.map((id) => utilityDice(id, rowOf(abilities, id).name)),
    ...(guide === null ? [] : [utilityDice(guidance, `${character(scene, guide).name}'s Guidance`)]),
  ];
  const pool = sum(rowOf(skillDifficulties, difficulty.id).dice, modifiers);
  return { ...pool, total: Math.max(0, pool.total) };
}

const utilityDice = (id: AbilityId, name: string): Modifier => ({
  source: id,
  amount: rowOf(abilities, id).utility?.dice ?? 0,
  params: { name },
});
