import { escapeMarkdown } from '../../../engine/text.ts';
import type { Note } from '../../../engine/words.ts';
import type { Events } from '../events.ts';
import { lastingWords } from '../powers/lasting.ts';
import type { Sentence, Telling } from './telling.ts';

export function powerUsed({ actor, target, power, text }: Events['powerUsed'], at: Telling): Note {
  const on = target === null ? '' : ` on ${at.name(target)}`;
  return {
    text: `${at.name(actor)} uses ${escapeMarkdown(power)}${on}.`,
    tone: 'plain',
    ...(text === '' ? {} : { why: [`*${escapeMarkdown(text)}*`] }),
  };
}

export const powerResisted = ({ target, power }: Events['powerResisted'], at: Telling): Note => ({
  text: `${at.name(target)} resists ${escapeMarkdown(power)}.`,
  tone: 'quiet',
});

export const powerReady = ({ actor, power, die }: Events['powerReady'], at: Telling): Note | null =>
  at.knows(actor)
    ? {
        text: `${at.name(actor)} has ${escapeMarkdown(power)} ready again.`,
        tone: 'quiet',
        why: [`d6: ${die}`],
      }
    : null;

export const powerTold = ({ text }: Events['powerTold']): Note => ({
  text: escapeMarkdown(text),
  tone: 'plain',
});

export const afflicted = ({ target, condition, lasts }: Events['afflicted'], at: Telling): Note => ({
  text: `${at.name(target)} gets ${escapeMarkdown(condition)} ${lastingWords(lasts)}.`,
  tone: 'plain',
});

export const unafflicted = ({ target, condition }: Events['unafflicted'], at: Telling): Note => ({
  text: `${escapeMarkdown(condition)} ends for ${at.name(target)}.`,
  tone: 'quiet',
});

export function staminaChanged({ target, sp: [before, now] }: Events['staminaChanged'], at: Telling): Note {
  const left = at.knows(target) ? ` (SP ${before} → ${now})` : '';
  const much = Math.abs(now - before);
  return now > before
    ? { text: `${at.name(target)} gets ${much} SP back${left}.`, tone: 'good' }
    : { text: `${at.name(target)} loses ${much} SP${left}.`, tone: 'bad' };
}

export const actionsChanged = ({ target, by }: Events['actionsChanged'], at: Telling): Note => ({
  text:
    by > 0
      ? `${at.name(target)} has ${by} more ${by === 1 ? 'Action' : 'Actions'} this turn.`
      : `${at.name(target)} has one fewer Action this turn.`,
  tone: by > 0 ? 'good' : 'bad',
});

export function wattsChanged({ vehicle, watts: [before, now] }: Events['wattsChanged'], at: Telling): Note {
  const left = at.knows(vehicle) ? ` (${before} → ${now} W)` : '';
  return {
    text: `${at.name(vehicle)} ${now > before ? 'gains' : 'loses'} power${left}.`,
    tone: now > before ? 'good' : 'bad',
  };
}

export function mended({ actor, vehicle, hp: [before, now] }: Events['mended'], at: Telling): Note {
  const left = at.knows(vehicle) ? ` (HP ${before} → ${now})` : '';
  return { text: `${at.name(actor)} mends ${at.name(vehicle)} by ${now - before} HP${left}.`, tone: 'good' };
}

export function shoved({ actor, target, metres, how }: Events['shoved'], at: Telling): Note {
  const text =
    how === 'leap'
      ? `${at.name(target)} goes ${metres} m at once.`
      : `${at.name(actor)} ${how === 'push' ? 'pushes' : 'pulls'} ${at.name(target)} ${metres} m ${how === 'push' ? 'away' : 'closer'}.`;
  return { text, tone: 'plain' };
}

export const hazardLaid = ({ hazard, at: { x, y }, radius }: Events['hazardLaid']): Note => ({
  text: `${escapeMarkdown(hazard)}: ${radius} m around ${x / 100},${y / 100}. Don't begin your turn there.`,
  tone: 'bad',
});

export const hazardGone = ({ hazard }: Events['hazardGone']): Note => ({
  text: `${escapeMarkdown(hazard)} is gone.`,
  tone: 'quiet',
});

export const hazardStruck = ({ target, hazard, text }: Events['hazardStruck'], at: Telling): Note => ({
  text: `${at.name(target)} is in ${escapeMarkdown(hazard)}.`,
  tone: 'bad',
  ...(text === '' ? {} : { why: [`*${escapeMarkdown(text)}*`] }),
});

export const powerRefusals: { readonly [code: string]: Sentence } = {
  powerUnknown: ({ actor, power }, { who, text }) =>
    `${who(actor)} has no power "${text(power ?? '')}" that can be used like this. Pick one from the list.`,
  powerWhom: ({ power }, { text }) => `Say who ${text(power ?? '')} should work on: \`target:\`.`,
  powerCooling: ({ actor, power }, { who, text }) =>
    `${text(power ?? '')} is on cooldown. ${who(actor)} rolls for it when the next turn begins.`,
  powerSpent: ({ power }, { text }) => `${text(power ?? '')} is used up for now.`,
  powerNotNow: ({ power }, { text }) => `${text(power ?? '')} doesn't work like this. Look at when it does.`,
  powerNobody: ({ target }, { who }) => `${who(target)} is out of it.`,
  powerAlly: ({ power }, { text }) => `${text(power ?? '')} works on allies. Pick one of yours.`,
  powerEnemy: ({ power }, { text }) => `${text(power ?? '')} works on enemies. Pick one of them.`,
  powerUnseen: ({ actor, target }, { who }) => `${who(actor)} can't see ${who(target)} from there.`,
  powerTooFar: ({ power, range }, { text }) =>
    range === 0
      ? `${text(power ?? '')} works on those you touch. Move up to them first.`
      : `${text(power ?? '')} reaches ${range} m. Get closer first.`,
};
