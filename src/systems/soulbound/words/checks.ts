import { rowOf } from '../../../engine/table.ts';
import type { Note } from '../../../engine/words.ts';
import type { Asked } from '../checks/byWord.ts';
import { chanceWithFocus } from '../checks/odds.ts';
import { attributes } from '../content/attributes.ts';
import { difficulties } from '../content/difficulties.ts';
import { wounds } from '../content/wounds.ts';
import type { Events } from '../events.ts';
import type { ToldSide } from '../told.ts';
import { sumWords } from './modifier.ts';
import { diceLine, difficultyWords, poolWords, rollWords, successWords, withDice } from './roll.ts';
import type { Telling } from './telling.ts';

export function tested(e: Events['tested'], at: Telling): Note {
  const dn = `DN ${e.difficulty.total}:${e.complexity}`;
  const secret = e.secret ? ' (secret)' : '';
  const why = [
    poolWords(e.name, e.pool),
    difficultyWords(e.difficulty, e.complexity),
    diceLine(e, e.difficulty.total),
    chanceWords(e),
    ...(e.asked == null || (e.asked.fits && e.asked.word === e.word)
      ? []
      : [askedWords(e.asked, `${e.difficulty.base}:${e.complexity}`)]),
  ];
  const result = e.passed ? 'passes' : 'fails';
  return {
    text: withDice(
      `${at.name(e.actor)} ${result} ${e.name}, ${dn}: ${successWords(e.successes)}.${secret}`,
      rollWords(e, e.difficulty.total),
    ),
    tone: e.passed ? 'good' : 'bad',
    why,
  };
}

const mostDice = 12; // above, counting every handful takes longer than a line is worth

/** 'Easy for 2d6 is DN 4:1.'; where no DN has the word, the one that comes nearest. */
export function askedWords({ word, dice, fits }: Asked, dn: string): string {
  const { name } = rowOf(difficulties, word);
  return fits ? `${name} for ${dice}d6 is DN ${dn}.` : `No DN is ${name} for ${dice}d6. DN ${dn} is closest.`;
}

/** 'Average for 5d6: 50%, with Focus 1: 64%'. */
function chanceWords(e: Events['tested']): string {
  const plain = `${rowOf(difficulties, e.word).name} for ${e.pool.total}d6: ${percent(e.chance)}`;
  if (e.focus === 0 || e.pool.total > mostDice) return plain;
  const dn = { difficulty: e.difficulty.total, complexity: e.complexity };
  const focused = chanceWithFocus(e.pool.total, dn, e.focus);
  return focused === null ? plain : `${plain}, with Focus ${e.focus}: ${percent(focused)}`;
}

export function opposed(e: Events['opposed'], at: Telling): Note {
  const { first, second } = e;
  const score = `${first.name} ${first.successes} against ${second.name} ${second.successes}`;
  const [actor, target] = [at.name(first.who), at.name(second.who)];
  const why = [...whySide(first, at), ...whySide(second, at)];
  const dice = [first, second].map(
    (side) => `${at.name(side.who)}: ${rollWords(side, side.difficulty.total)}`,
  );
  const told = (sentence: string) => withDice(sentence, dice.join(' · '));
  const secret = e.secret ? ' (secret)' : '';
  if (e.won) return { text: told(`${actor} beats ${target}: ${score}.${secret}`), tone: 'good', why };
  const tie = e.tie ? 'A tie changes nothing, so ' : '';
  return { text: told(`${tie}${target} holds out against ${actor}: ${score}.${secret}`), tone: 'bad', why };
}

const whySide = (side: ToldSide, at: Telling): readonly string[] => [
  `${at.name(side.who)}: ${poolWords(side.name, side.pool)}`,
  difficultyWords(side.difficulty, 1),
  diceLine(side, side.difficulty.total),
];

export function deathTested(e: Events['deathTested'], at: Telling): Note {
  const attribute = rowOf(attributes, e.attribute).name;
  const name = at.name(e.actor);
  const dn = `DN ${e.difficulty.total}:${e.complexity}`;
  const why = [poolWords(attribute, e.pool), deathDnWords(e), diceLine(e, e.difficulty.total)];
  const test = `Death Test, ${dn}: ${successWords(e.successes)}.`;
  const told = (sentence: string) => withDice(sentence, rollWords(e, e.difficulty.total));
  if (e.passed)
    return { text: told(`${name} holds on. ${test} No longer Mortally Wounded.`), tone: 'good', why };
  if (e.dies) return { text: told(`${name} dies. ${test}`), tone: 'bad', why };
  return {
    text: told(`${name} slips further. ${test} The next is at DN ${e.difficulty.base + 1}.`),
    tone: 'bad',
    why,
  };
}

/** 'DN 5:3: Difficulty 4, Death Tests failed +1; Complexity 2 from a Serious Wound, Damage since +1'. */
function deathDnWords({ difficulty, complexity, mortal }: Events['deathTested']): string {
  const { wound, hits, failures } = mortal;
  const failed = { source: 'deathFailures', amount: failures };
  const added = failures === 0 ? difficulty.modifiers : [failed, ...difficulty.modifiers];
  const sum = { base: difficulty.base - failures, modifiers: added, total: difficulty.total };
  const since = { source: 'damageSince', amount: hits };
  const row = rowOf(wounds, wound);
  const from = {
    base: row.complexity,
    modifiers: hits === 0 ? [] : [since],
    total: complexity,
  };
  const dn = `DN ${difficulty.total}:${complexity}: ${sumWords(sum, `Difficulty ${sum.base}`)}`;
  return `${dn}; Complexity ${sumWords(from, `${row.complexity} from a ${row.name} Wound`)}`;
}

export const percent = (chance: number) => {
  const figure = chance * 100;
  if (figure > 0 && figure < 1) return 'below 1%';
  if (figure < 100 && figure > 99) return 'above 99%';
  return `${Math.round(figure)}%`;
};
