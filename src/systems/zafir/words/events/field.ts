import { escapeMarkdown } from '../../../../engine/text.ts';
import type { Note } from '../../../../engine/words.ts';
import type { FieldEvents } from '../../field/events.ts';
import { bold, type Sentences } from '../telling.ts';

const plain = (text: string): Note => ({ text, tone: 'plain' });

const changes = { named: 'stands', locked: 'is locked', unlocked: 'is unlocked' } as const;

const placed = {
  gm: 'stands on',
  gaveWay: 'is moved to',
  deployed: 'takes up position on',
  anew: 'begins on',
} as const;

export const fieldSentences: Sentences<FieldEvents> = {
  fieldChanged: ({ said }) =>
    plain(
      said.length === 0
        ? 'The battlefield changes.'
        : `The battlefield changes: ${said.map(escapeMarkdown).join('; ')}.`,
    ),
  objectChanged: ({ object, at, change }) => plain(`${escapeMarkdown(object)} ${changes[change]} (${at}).`),
  usedObject: ({ actor, object, at: tile, open, words }, at) => {
    const what = escapeMarkdown(object);
    const how = words === null ? '' : `: "${escapeMarkdown(words)}"`;
    if (open !== null) return plain(`${at.who(actor)} ${open ? 'opens' : 'closes'} ${what} (${tile})${how}.`);
    const used = `${at.who(actor)} uses ${what} (${tile})${how}.`;
    return { ...plain(`${used} The GM says what happens.`), later: used };
  },
  unlocked: ({ actor, object, at: tile }, at) => ({
    text: `${at.who(actor)} unlocks ${escapeMarkdown(object)} (${tile}).`,
    tone: 'good',
  }),
  unitPlaced: ({ actor, at: tile, why }, at) => plain(`${at.who(actor)} ${placed[why]} ${tile}.`),
  unitShown: ({ target, at: tile }, at) => ({
    text: `${at.who(target)} comes into view on ${tile}.`,
    tone: 'bad',
  }),
  placeShown: ({ name, where, others }, at) => {
    const what = name === null ? 'Hidden ground' : bold(name);
    const who = others.map((id) => at.who(id)).join(', ');
    const there = who === '' ? '' : `, with ${who}`;
    return { text: `${what} is revealed (${where})${there}.`, tone: who === '' ? 'plain' : 'bad' };
  },
  placeHidden: ({ name, where }) =>
    plain(`Only the GM knows ${name === null ? `what is on ${where}` : `of ${bold(name)} (${where})`} now.`),
  unitHidden: ({ target }, at) => plain(`${at.who(target)} is hidden: players don't know about them.`),
};
