import { escapeMarkdown } from '../../../engine/text.ts';
import type { BaseEvents } from '../base/events.ts';
import { spanWords } from '../world/clock.ts';
import { and, type Refusals, type SentencesOf } from './telling.ts';

export const baseSentences: SentencesOf<BaseEvents> = {
  built: ({ actor, what, others, minutes, materials, credits }, { name }) => {
    const paid = [
      ...(materials === 0 ? [] : [`materials worth ${materials}`]),
      ...(credits === 0 ? [] : [`${credits} credits for materials`]),
    ];
    const helped = others.length === 0 ? '' : ` with ${and(others.map(name))}`;
    return {
      text: `${name(actor)} builds${helped}: ${escapeMarkdown(what)} (${[spanWords(minutes), ...paid].join(', ')}).`,
      tone: 'good',
    };
  },
  tornDown: ({ actor, what }, { name }) => ({
    text: `${name(actor)} tears down ${escapeMarkdown(what)}.`,
    tone: 'plain',
  }),
  hired: ({ actor, who, count, span, price, left }, { name }) => ({
    text: `${name(actor)} hires ${escapeMarkdown(who)} for ${count} ${span}${count === 1 ? '' : 's'}: ${price} credits, ${left} left.`,
    tone: 'plain',
  }),
};

export const baseRefusals: Refusals = {
  builtAlready: ({ what, quality }, { text }) =>
    `Your base has that already, as good or better: ${text(what)}, ${text(quality).toLowerCase()}.`,
  buildingSkill: ({ quality, level, skills }, { text, list }) =>
    `${text(quality)} buildings take Skill Level ${text(level)} in one of: ${list(skills)}.`,
};
