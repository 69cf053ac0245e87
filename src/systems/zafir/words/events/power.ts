import { escapeMarkdown } from '../../../../engine/text.ts';
import type { PowerEvents } from '../../powers/events.ts';
import type { Sentences } from '../telling.ts';

const bold = (name: string) => `**${escapeMarkdown(name)}**`;
const why = (text: string) => (text === '' ? {} : { why: [escapeMarkdown(text)] });

export const powerSentences: Sentences<PowerEvents> = {
  powerUsed: ({ actor, power, text, target }, { who, scene }) => {
    const on =
      target === null || target === actor
        ? ''
        : Object.hasOwn(scene.characters, target)
          ? ` on ${who(target)}`
          : ` at **${target}**`;
    return { text: `${who(actor)} uses ${bold(power)}${on}.`, tone: 'plain', ...why(text) };
  },
  powerWorks: ({ actor, power, text }, { who }) => ({
    text: `${who(actor)}: ${bold(power)}.`,
    tone: 'plain',
    ...why(text),
  }),
  powerLasts: ({ target, by, power, text, turns }, { who, of }) => ({
    text: `${who(target)} is under ${target === by ? `${of(by).their} own` : `${who(by)}'s`} ${bold(power)} for ${turns} ${turns === 1 ? 'turn' : 'turns'}.`,
    tone: 'plain',
    ...why(text),
  }),
  learned: ({ actor, what, kind }, { who }) => ({
    text: `${who(actor)} has ${bold(what)} now (${kind}).`,
    tone: 'good',
  }),
  forgot: ({ actor, what }, { who }) => ({
    text: `${who(actor)} no longer has ${bold(what)}.`,
    tone: 'plain',
  }),
};
