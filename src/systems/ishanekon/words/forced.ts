import type { ForcedEvents } from '../forced/events.ts';
import type { SentencesOf } from './telling.ts';

export const forcedSentences: SentencesOf<ForcedEvents> = {
  pushed: ({ target, metres, to }, at) => ({
    text: `${at.name(target)} is moved ${metres} m${to === null ? '' : ` to ${to}`}.`,
    tone: 'plain',
  }),
  collided: ({ target, with: other, metres }, at) => ({
    text: `${at.name(target)} crashes into ${other === null ? 'something solid' : at.name(other)} (${metres} m).`,
    tone: 'bad',
  }),
  thrownBack: ({ target, with: other, metres }, at) => ({
    text: `${at.name(other)} is in the way: ${at.name(target)} is thrown back (${metres} m).`,
    tone: 'bad',
  }),
};
