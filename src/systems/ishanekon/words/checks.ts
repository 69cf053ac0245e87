import { rowOf } from '../../../engine/table.ts';
import type { Note } from '../../../engine/words.ts';
import type { CheckEvents, CheckRolled, Grouped } from '../checks/events.ts';
import { type SkillId, skills } from '../content/skills.ts';
import { modifierWords } from './modifier.ts';
import { and, type Refusals, type SentencesOf, type Telling } from './telling.ts';

export const skillName = (id: SkillId): string => rowOf(skills, id).name;

const leaned = { none: '', advantage: ' with advantage', disadvantage: ' with disadvantage' } as const;

/** 'd10: 7; Skill Level +3, half the Stat Bonus −1 = 9'. */
function rollWords({ dice, leans, natural, modifiers, total }: CheckRolled): string {
  const several = dice.length > 1 ? `, ${natural} counts${leaned[leans]}` : '';
  const added = modifiers.length === 0 ? '' : `; ${modifiers.map(modifierWords).join(', ')}`;
  return `d10: ${dice.join(', ')}${several}${added} = ${total}`;
}

const why = (at: Telling, rolls: readonly (readonly [string, CheckRolled])[]): readonly string[] =>
  rolls.flatMap(([who, rolled]) => (at.knows(who) ? [rollWords(rolled)] : []));

const crit = ({ critical, natural }: CheckRolled): string =>
  critical === null ? '' : ` (natural ${natural})`;

function groupWords(kind: Grouped['kind'] | null, others: readonly string[], at: Telling): string {
  if (kind === null || others.length === 0) return '';
  const names = and(others.map((id) => at.name(id)));
  return kind === 'best' ? ` for ${names} too` : `, the weakest link beside ${names}`;
}

export const checkSentences: SentencesOf<CheckEvents> = {
  coldHinders: ({ actor }, { name }) => ({
    text: `${name(actor)}'s cold gets in the way: that comes to nothing.`,
    tone: 'bad',
  }),
  checked({ actor, rolled, difficulty, passed, hidden, group, others }, at): Note {
    const begin = `${at.name(actor)} rolls ${skillName(rolled.skill)}${groupWords(group, others, at)}: **${rolled.total}**${crit(rolled)}`;
    const because = why(at, [[actor, rolled]]);
    if (difficulty === null || passed === null) return { text: `${begin}.`, tone: 'plain', why: because };
    const against = hidden && !at.gm ? '' : ` against ${difficulty}`;
    return {
      text: `${begin}${against}, and ${passed ? 'makes it' : 'fails'}.`,
      tone: passed ? 'good' : 'bad',
      why: because,
    };
  },
  checkGivenUp: ({ actor, skill }, { name }) => ({
    text: `${name(actor)} fails ${skillName(skill)} on purpose.`,
    tone: 'plain',
  }),
  opposed({ actor, target, own, other, won }, at): Note {
    const both = `${at.name(actor)} ${skillName(own.skill)} ${own.total}${crit(own)}, ${at.name(target)} ${skillName(other.skill)} ${other.total}${crit(other)}`;
    const tie = own.total === other.total && own.critical === other.critical ? 'A tie: ' : '';
    return {
      text: `${both}. ${tie}${at.name(won ? actor : target)} wins.`,
      tone: 'plain',
      why: why(at, [
        [actor, own],
        [target, other],
      ]),
    };
  },
};

export const checkRefusals: Refusals = {
  checkNobody: ({ actor }, { who }) => `${who(actor)} can't make Skill Checks. Pick somebody with Stats.`,
  unknownSkill: ({ what }, { text }) => `I don't know the Skill "${text(what)}". Pick one of the 33.`,
  unknownEdge: ({ edge }, { text }) =>
    `"${text(edge)}" isn't advantage or disadvantage. Pick one of them, or none.`,
  unknownTick: ({ what }, { text }) => `"${text(what)}" doesn't go with a check. Pick from the list.`,
  unknownDifficulty: ({ most }) =>
    `A difficulty is a number from 1 to ${most}, such as 7, or a word such as Easy.`,
  opposedAlready: () => 'A check is against a number or against somebody, not both. Leave one out.',
};
