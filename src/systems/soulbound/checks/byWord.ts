import { successOdds } from '../../../dice/index.ts';
import { nearestRow } from '../../../engine/table.ts';
import { mistyped, type Typed, typed } from '../../../engine/typed.ts';
import { skillOf } from '../character/blank.ts';
import { type DifficultyId, difficulties, difficultyNamed } from '../content/difficulties.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';
import { type DN, mostComplexity, readDn } from './dn.ts';
import { difficultyWord } from './odds.ts';
import type { Tested } from './tested.ts';

/** What a word of difficulty came to: for how many dice, and whether a DN has just that word for them. */
export interface Asked {
  readonly word: DifficultyId;
  readonly dice: number;
  readonly fits: boolean;
}

/** A DN as somebody asked for it; `asked` where they named it by its word. */
export interface AskedDn extends DN {
  readonly asked: Asked | null;
}

/** A difficulty as people type it: a DN ('4:2'), or a word of DIFFICULTY BY DICE POOL ('Easy', 'V. Hard'). Refuses what is neither. */
export function readDifficulty(text: string): Typed<DN | DifficultyId> {
  const word = difficultyNamed(text);
  if (word !== null) return typed(word);
  const dn = readDn(text);
  const near = dn.ok || dn.refusal.code !== 'badDn' ? null : nearestRow(difficulties, text);
  return near === null ? dn : mistyped('badDifficulty', { text, nearest: near });
}

/** The DN that a Test of somebody's gets by what was typed. Refuses as `readDifficulty` does. */
export function dnFor(scene: Scene, actor: CharacterId, tested: Tested, text: string): Typed<AskedDn> {
  const read = readDifficulty(text);
  if (!read.ok) return read;
  if (typeof read.value !== 'string') return typed({ ...read.value, asked: null });
  return typed(dnOfWord(read.value, plainPool(scene, actor, tested)));
}

/** The dice that somebody has by themselves, attribute and Training: what helps or hinders now comes on top (S119). */
export function plainPool(scene: Scene, actor: CharacterId, { attribute, skill }: Tested): number {
  const who = character(scene, actor);
  return who.attributes[attribute] + skillOf(who, skill).training;
}

const order = [4, 5, 3, 6, 2]; // the usual Difficulty first, then those next to it, the harder before the easier

/**
 * The DN with this word for so many dice (S119): the first Difficulty of the order that has one, with the Complexity nearest to the
 * middle of the word. Where none has it, the DN that comes nearest.
 */
export function dnOfWord(word: DifficultyId, dice: number): AskedDn {
  const [from, to] = bounds(word);
  const all = order.flatMap((difficulty) => {
    const odds = successOdds({ dice, target: difficulty });
    return Array.from({ length: Math.min(dice, mostComplexity) }, (_, n) => n + 1).map((complexity) => {
      const chance = odds.chance({ atLeast: complexity });
      return { difficulty, complexity, chance, fits: difficultyWord(chance) === word };
    });
  });
  // The outer words by the half that lies nearer to the others: what is Very Hard can still be done.
  const middle = from === 0 ? to * 0.75 : to === 1 ? (3 * from + to) / 4 : (from + to) / 2;
  const off = (chance: number) => Math.max(0, from - chance, chance - to);
  const fitting = all.filter(({ fits }) => fits);
  const first = fitting.filter(({ difficulty }) => difficulty === fitting[0]?.difficulty);
  const [best = { difficulty: 4, complexity: 1, fits: false }] =
    fitting.length > 0
      ? [...first].sort((a, b) => Math.abs(a.chance - middle) - Math.abs(b.chance - middle))
      : [...all].sort((a, b) => off(a.chance) - off(b.chance));
  const { difficulty, complexity, fits } = best;
  return { difficulty, complexity, asked: { word, dice, fits } };
}

/** The chances between which a word lies. */
function bounds(word: DifficultyId): readonly [number, number] {
  const at = difficulties.findIndex(({ id }) => id === word);
  return [difficulties[at - 1]?.under ?? 0, difficulties[at]?.under ?? 1];
}
