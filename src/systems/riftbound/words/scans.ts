import type { Note } from '../../../engine/words.ts';
import type { Events } from '../events.ts';
import type { InsightId } from '../gear/insights.ts';
import type { Sentence, Telling } from './telling.ts';

const sought: Readonly<Record<InsightId, string>> = {
  life: 'life-signs',
  energy: 'energy signatures',
  air: 'the atmosphere',
  minerals: 'minerals and compounds',
  scanner: "a crewmate's scanner",
};

export const scanned = ({ actor, insight, left }: Events['scanned'], at: Telling): Note => ({
  text: `${at.name(actor)} scans for ${sought[insight]}${at.knows(actor) ? ` (${left} Charge left)` : ''}.`,
  tone: 'plain',
});

export function scanRead({ insight, number, air, found, direction }: Events['scanRead']): Note {
  const where = direction === null ? 'close by' : `to the ${direction}`;
  const words: Readonly<Record<InsightId, string>> = {
    life: `${number ?? 0} ${number === 1 ? 'life-sign' : 'life-signs'} within 100 m, your own among them.`,
    energy: found
      ? `The nearest energy signature is ${where}.`
      : 'No engine runs within 100 m. GM, say what else there is.',
    air: air
      ? 'There is air. GM, say how warm it is and what is in it.'
      : 'There is no air. GM, say how cold it is.',
    minerals: 'GM, say which minerals and compounds are within 100 m.',
    scanner: found ? `That scanner is ${where}.` : "That scanner isn't within 100 m.",
  };
  return { text: words[insight], tone: 'plain' };
}

export const scannerLinked = ({ actor, target }: Events['scannerLinked'], at: Telling): Note => ({
  text: `${at.name(actor)} adds ${at.name(target)}'s scanner to the Crew List.`,
  tone: 'plain',
});

export const scanRefusals: { readonly [code: string]: Sentence } = {
  scannerEmpty: ({ item }, { text }) => `The ${text(item)} has no Charge left. Recharge it from a battery.`,
};
