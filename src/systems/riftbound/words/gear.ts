import { compass } from '../../../engine/space/plane/index.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import type { Note } from '../../../engine/words.ts';
import type { Events } from '../events.ts';
import type { Sentence, Telling } from './telling.ts';

export function reloaded(e: Events['reloaded'], at: Telling): Note {
  const whose = e.vehicle === null ? '' : ` of ${at.name(e.vehicle)}`;
  const left = at.knows(e.actor) ? ` (${e.now} of ${e.most} Ammo, ${e.left} more in magazines)` : '';
  return { text: `${at.name(e.actor)} reloads the ${escapeMarkdown(e.item)}${whose}${left}.`, tone: 'plain' };
}

export function recharged(e: Events['recharged'], at: Telling): Note {
  const what =
    e.target !== null
      ? at.name(e.target)
      : e.item === null
        ? at.of(e.actor).themselves
        : `the ${escapeMarkdown(e.item)}`;
  const left = at.knows(e.actor) ? ` (${e.now} of ${e.most} Charge, ${e.left} left in it)` : '';
  return {
    text: `${at.name(e.actor)} recharges ${what} from the ${escapeMarkdown(e.from)}${left}.`,
    tone: 'plain',
  };
}

export const attached = ({ actor, module, item }: Events['attached'], at: Telling): Note => ({
  text: `${at.name(actor)} attaches the ${escapeMarkdown(module)} to the ${escapeMarkdown(item)}.`,
  tone: 'plain',
});

export const switched = ({ actor, item, on }: Events['switched'], at: Telling): Note => ({
  text: `${at.name(actor)} turns the ${escapeMarkdown(item)} ${on ? 'on' : 'off'}.`,
  tone: 'quiet',
});

export const pointed = ({ actor, bearing }: Events['pointed'], at: Telling): Note => ({
  text: `${at.name(actor)} points the torch ${compass(bearing)}.`,
  tone: 'quiet',
});

export function spoke({ actor, to, others, words }: Events['spoke'], at: Telling): Note {
  const heard = others.length === 0 ? 'Nobody receives it.' : '';
  const whom = to === null ? ' to everybody in range' : ` to ${at.name(to)}`;
  const text = `${at.name(actor)} says by communicator${whom}: "${escapeMarkdown(words)}" ${heard}`;
  return { text: text.trim(), tone: 'plain' };
}

export const gearRefusals: { readonly [code: string]: Sentence } = {
  noSignal: () => 'No signal gets through here: rock or interference.',
  signalTooFar: ({ target, range }, { who }) =>
    `${who(target)} is more than ${range} m away, and no Base Communicator is in range.`,
  holdItFirst: ({ item }, { text }) =>
    `The ${text(item ?? '')} must be in your hand. Change what you hold first.`,
  alreadyLoaded: ({ item, most }, { text }) =>
    `The ${text(item ?? '')} is fully loaded: it has all its ${most} Ammo.`,
  noMagazine: ({ actor, type, item }, { who, text }) =>
    `${who(actor)} has no ${ammoWords(type)} Ammo left for the ${text(item ?? '')}. Get a magazine first.`,
  alreadyCharged: ({ item, most }, { text }) =>
    `${text(item ?? '')}: fully charged already, with ${most} Charge.`,
  noCharge: ({ actor }, { who }) =>
    `${who(actor)} has no battery with Charge in it. Name something else to take the Charge from.`,
  noRoomForModule: ({ item, most }, { text }) =>
    `The ${text(item ?? '')} has ${most} modules already, and bears no more.`,
  moduleDoesNotFit: ({ module, item }, { text }) =>
    `The ${text(module ?? '')} doesn't fit the ${text(item ?? '')}. Bayonets go on two-handed guns.`,
};

/** 'Rifle', for a type of Ammo. */
const ammoWords = (type: unknown): string =>
  typeof type === 'string' ? `${type.charAt(0).toUpperCase()}${type.slice(1)}` : '';
