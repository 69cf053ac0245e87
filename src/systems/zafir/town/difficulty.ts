import { singleBlanks } from '../../../engine/text.ts';
import type { Made } from '../../../engine/creation.ts';
import { refusal } from '../../../engine/refusal.ts';
import { findRow } from '../../../engine/table.ts';
import { type SkillDifficultyId, skillDifficulties } from '../content/skillDifficulties.ts';

/** How hard a skill action is, and how many dice may make it more than a success: the Skill Crit Dice, which the GM grants. */
export interface Difficulty {
  readonly id: SkillDifficultyId;
  readonly crit: number;
}

const usual: Difficulty = { id: 'average', crit: 0 };
export const mostCrit = 10;

/** Reads 'difficult', 'easy, crit 2'; nothing typed is average. Refuses what is none of the three, and more than 10 crit dice. */
export function readDifficulty(text: string | null): Made<Difficulty> {
  const [, word = '', crit] =
    /^([^,+]*?)(?: ?[,+ ] ?crit(?: dice)? ?(\d{1,2}))?$/i.exec(singleBlanks(text ?? '')) ?? [];
  const row = word === '' ? { id: usual.id } : findRow(skillDifficulties, word);
  const dice = Number(crit ?? 0);
  if (
    row === null ||
    (text !== null && text.trim() !== '' && word === '' && crit === undefined) ||
    dice > mostCrit
  )
    return { ok: false, refusal: refusal('noSuchDifficulty', { text: text ?? '', most: mostCrit }) };
  return { ok: true, value: { id: row.id, crit: dice } };
}
