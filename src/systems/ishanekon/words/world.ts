import { rowOf } from '../../../engine/table.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import { type DiseaseId, diseases } from '../content/diseases.ts';
import { statusRule } from '../status/rows.ts';
import { spanWords } from '../world/clock.ts';
import type { ExhaustionCause, WorldEvents } from '../world/events.ts';
import { skillName } from './checks.ts';
import { and, type Refusals, type SentencesOf } from './telling.ts';

const because: Readonly<Record<ExhaustionCause, string>> = {
  sleep: 'a day without rest',
  food: 'hunger',
  drink: 'thirst',
  heat: 'the heat',
  cold: 'the cold',
  breath: 'want of air',
  fever: 'the fever',
};

const illness = (id: DiseaseId): string => `the ${rowOf(diseases, id).name.toLowerCase()}`;

export const worldSentences: SentencesOf<WorldEvents> = {
  exhausted: ({ actor, levels: [before, now], cause, dies }, { name }) => ({
    text: `${name(actor)} gains ${now - before} Exhaustion from ${because[cause]} (${before} → ${now})${dies ? ', and dies of it' : ''}.`,
    tone: 'bad',
  }),
  refreshed: ({ actor, levels: [before, now] }, { name }) => ({
    text: `${name(actor)} recovers: Exhaustion ${before} → ${now}.`,
    tone: 'good',
  }),
  timeEnded: ({ actor, effects, statuses }, { name }) => {
    const over = [
      ...effects.map(escapeMarkdown),
      ...statuses.map((id) => statusRule(id)?.name ?? escapeMarkdown(id)),
    ];
    return { text: `Over for ${name(actor)}: ${and(over)}.`, tone: 'quiet' };
  },
  fellIll: ({ actor, disease }, { name }) => ({
    text: `${name(actor)} catches ${illness(disease)}.`,
    tone: 'bad',
  }),
  plagueTakes: ({ actor, lost, most, dies }, { name }) => ({
    text: `The plague takes ${lost} of ${name(actor)}'s maximum Vitality: ${most} left${dies ? '. It kills' : ''}.`,
    tone: 'bad',
  }),
  plagueGives: ({ actor, back, left }, { name }) => ({
    text: `${name(actor)} gets ${back} maximum Vitality back${left === 0 ? ': all of it' : `; ${left} still missing`}.`,
    tone: 'good',
  }),
  turnsForTheBetter: ({ actor, disease }, { name }) => ({
    text: `${name(actor)} has beaten ${illness(disease)}, and begins to recover.`,
    tone: 'good',
  }),
  cured: ({ actor, disease }, { name }) => ({
    text: `${name(actor)} is cured of ${illness(disease)}.`,
    tone: 'good',
  }),
  tookItEasy: ({ actor, easy }, { name }) => ({
    text: easy ? `${name(actor)} takes it easy.` : `${name(actor)} is up and about again.`,
    tone: 'plain',
  }),
  consumed: ({ actor, need, count, left }, { name }) => ({
    text: `${name(actor)} ${need === 'food' ? 'eats' : 'drinks'} ${count} of ${need === 'food' ? 'the rations' : 'the water'}: ${left} left.`,
    tone: 'quiet',
  }),
  travelled: ({ way, kilometres, minutes }) => ({
    text: `You travel ${kilometres} km (${way.toLowerCase()}): ${spanWords(minutes)}.`,
    tone: 'plain',
  }),
  scavenged: ({ actor, place, what, found }, { name }) => ({
    text:
      found === 0
        ? `${name(actor)} finds nothing (${place.toLowerCase()} land).`
        : `${name(actor)} finds ${found}× ${what} (${place.toLowerCase()} land).`,
    tone: found === 0 ? 'bad' : 'good',
  }),
  harvested: ({ actor, skill, worth, materials: [, now] }, { name }) => ({
    text:
      worth === 0
        ? `${name(actor)} finds nothing of use (${skillName(skill)}).`
        : `${name(actor)} harvests materials worth ${worth} credits (${skillName(skill)}): ${now} in all.`,
    tone: worth === 0 ? 'bad' : 'good',
  }),
  weatherproof: ({ target, cause }, { name }) => ({
    text: `The ${cause} doesn't bother ${name(target)}.`,
    tone: 'plain',
  }),
};

export const worldRefusals: Refusals = {
  notADistance: () => 'Say how far, in kilometres: 120 km.',
};
