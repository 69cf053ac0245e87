import { rowOf } from '../../../engine/table.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import type { Note } from '../../../engine/words.ts';
import { type AttributeId, attributes } from '../content/attributes.ts';
import type { Events } from '../events.ts';
import type { Option, Prompt } from './wording.ts';
import type { Sentence, Telling } from './telling.ts';

export const learned = ({ actor, what }: Events['learned'], at: Telling): Note => ({
  text: `${at.name(actor)} has ${escapeMarkdown(what)} now.`,
  tone: 'good',
});

export const forgot = ({ actor, what }: Events['forgot'], at: Telling): Note => ({
  text: `${at.name(actor)} no longer has ${escapeMarkdown(what)}.`,
  tone: 'plain',
});

export const roleTaken = ({ actor, role }: Events['roleTaken'], at: Telling): Note => ({
  text: `${at.name(actor)} is ${escapeMarkdown(role)} now.`,
  tone: 'good',
});

export function levelTaken(e: Events['levelTaken'], at: Telling): Note {
  const more = [
    `${e.hp} HP`,
    ...(e.sp === 0 ? [] : [`${e.sp} SP`]),
    ...(e.points === 0 ? [] : [`${e.points} Ability ${e.points === 1 ? 'Point' : 'Points'}`]),
  ];
  const text = `${at.name(e.actor)} is level ${e.level} now: ${more.join(', ')} more.`;
  return { text, tone: 'good', why: [`d6: ${e.dice.join(', ')}`] };
}

export const packRefusals: { readonly [code: string]: Sentence } = {
  notCarried: () => "That's nothing I can put on a sheet. Pick something from `/content show`.",
  carriesNothing: ({ actor }, { who }) =>
    `${who(actor)} is a vehicle. Give it systems, and the rest to people.`,
  systemsForVehicles: ({ system }, { text }) =>
    `The ${text(system ?? '')} goes into a vehicle. Give it to one.`,
  hasNoPower: ({ actor }, { who }) => `${who(actor)} doesn't have that. Pick something from the list.`,
  powerNotBought: ({ power }, { text }) => `Nobody buys ${text(power ?? '')}. Ask your GM to give it to you.`,
  roleAtFirst: ({ actor, role }, { who, text }) =>
    `${text(role ?? '')} is taken at level 1, and ${who(actor)} is past that. Make somebody new.`,
  hasRole: ({ actor, role }, { who, text }) => `${who(actor)} is ${text(role ?? '')} already.`,
  notNextLevel: ({ actor, level, has }, { who }) =>
    `Level ${level} comes after level ${Number(level) - 1}, and ${who(actor)} is level ${has}.`,
};

const ask =
  (words: (who: string, role: string) => string): Prompt =>
  ({ role }, who) =>
    words(who, escapeMarkdown(String(role)));

export const packPrompts: { readonly [code: string]: Prompt } = {
  'role.gave': ask((who, role) => `Which Score of ${who} did ${role} raise? It goes down again.`),
  'role.took': ask((who, role) => `Which Score of ${who} did ${role} lower? It goes up again.`),
  'role.gives': ask((who, role) => `Which Score of ${who} does ${role} raise?`),
  'role.takes': ask((who, role) => `Which Score of ${who} does ${role} lower?`),
};

const isAttribute = (id: unknown): id is AttributeId => attributes.some((one) => one.id === id);

export const packAnswers: { readonly [code: string]: Option } = {
  'role.score': ({ attribute }) => ({
    label: isAttribute(attribute) ? rowOf(attributes, attribute).short : String(attribute),
    effect: '',
  }),
};
