import type { ObjectEvents } from '../objects/events.ts';
import type { DamageTypeId } from '../content/damageTypes.ts';
import { and, type SentencesOf } from './telling.ts';

const deeds: Readonly<Partial<Record<DamageTypeId, string>>> = {
  heat: 'explodes',
  cold: 'bursts with frost',
  physical: 'splinters',
  shock: 'conducts the shock',
};

export const objectSentences: SentencesOf<ObjectEvents> = {
  burst: ({ target, others, type }, at) => ({
    text: `${at.name(target)} ${deeds[type] ?? 'bursts'}${others.length === 0 ? '' : `, near ${and(others.map(at.name))}`}.`,
    tone: 'bad',
  }),
  regenerated: ({ target, amount }, at) => ({
    text: `${at.name(target)} regenerates ${amount}.`,
    tone: 'plain',
  }),
};
