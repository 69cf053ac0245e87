import { rowOf } from '../../../../engine/table.ts';
import { escapeMarkdown } from '../../../../engine/text.ts';
import type { Note } from '../../../../engine/words.ts';
import { conditions } from '../../content/conditions.ts';
import { environment } from '../../content/environment.ts';
import type { PowerEvents } from '../../powers/events.ts';
import { untilWords } from '../conditions.ts';
import { sumWords } from '../modifier.ts';
import { bold, type Telling } from '../telling.ts';

const verbs = {
  talent: 'uses',
  miracle: 'uses',
  spell: 'casts',
  trait: 'uses',
  item: 'uses',
} as const;

export function powerUsed(e: PowerEvents['powerUsed'], at: Telling): Note {
  const whom = e.target === null ? '' : ` on ${at.name(e.target)}`;
  const where = e.zone === null ? '' : ` at ${escapeMarkdown(e.zone)}`;
  const cost = e.mettle === 0 || !at.knows(e.actor) ? '' : ` for ${e.mettle} Mettle`;
  const left = e.left === null || !at.knows(e.actor) ? '' : ` (${e.left} left)`;
  return {
    text: `${at.name(e.actor)} ${verbs[e.kind]} ${bold(e.power)}${whom}${where}${cost}${left}.`,
    tone: 'plain',
    why: [...(e.text === '' ? [] : [escapeMarkdown(e.text)]), ...e.why.map(escapeMarkdown)],
  };
}

export function powerHurt(e: PowerEvents['powerHurt'], at: Telling): Note {
  const target = at.name(e.target);
  const kind = e.kind === null ? '' : `${e.kind} `;
  const dealt = `${bold(e.power)} deals ${e.damage} ${kind}Damage to ${target}`;
  const through = e.harm.total === 0 ? ', but none of it gets through' : '';
  const why = at.knows(e.target)
    ? [
        e.armour === null
          ? 'Armour is ignored'
          : `Armour ${e.armour.total}: ${sumWords(e.armour, `worn ${e.armour.base}`)}`,
        `Taken: ${sumWords(e.harm, String(e.harm.base))} = ${e.harm.total}`,
      ]
    : [];
  return { text: `${dealt}${through}.`, tone: through === '' ? 'bad' : 'quiet', why };
}

export function healed(e: PowerEvents['healed'], at: Telling): Note {
  const [before, now, max] = e.toughness;
  const [filled, left, track] = e.wounds;
  const target = at.name(e.target);
  if (before === now && filled === left)
    return { text: `${bold(e.power)} finds nothing to heal on ${target}.`, tone: 'quiet' };
  if (!at.knows(e.target)) return { text: `${bold(e.power)} heals ${target}.`, tone: 'good' };
  const toughness = before === now ? [] : [`Toughness ${before} → ${now} of ${max}`];
  const wounds = filled === left ? [] : [`Wounds ${filled} → ${left} of ${track}`];
  return {
    text: `${target}: ${[...toughness, ...wounds].join(', ')} (${escapeMarkdown(e.power)}).`,
    tone: 'good',
  };
}

export const boonGained = (e: PowerEvents['boonGained'], at: Telling): Note => ({
  text: `${at.name(e.target)}: ${escapeMarkdown(e.does)} (${escapeMarkdown(e.power)}).`,
  tone: 'plain',
});

export const boonLost = (e: PowerEvents['boonLost'], at: Telling): Note => ({
  text: `${bold(e.power)} on ${at.name(e.target)} is over.`,
  tone: 'quiet',
});

export const shruggedOff = (e: PowerEvents['shruggedOff'], at: Telling): Note => ({
  text: `${at.name(e.target)} can't be ${rowOf(conditions, e.condition).name}: ${escapeMarkdown(e.power)}.`,
  tone: 'quiet',
});

export function mettleChanged(e: PowerEvents['mettleChanged'], at: Telling): Note {
  const [before, now, max] = e.mettle;
  const target = at.name(e.target);
  if (before === now) return { text: `${target}'s Mettle stays the same.`, tone: 'quiet' };
  const numbers = at.knows(e.target) ? `: ${before} → ${now} of ${max}` : '';
  const what = now > before ? 'gains' : 'loses';
  return {
    text: `${target} ${what} Mettle${numbers} (${escapeMarkdown(e.power)}).`,
    tone: now > before ? 'good' : 'bad',
  };
}

export function partyChanged(e: PowerEvents['partyChanged']): Note {
  const [before, now] = e.change;
  const name = e.what === 'soulfire' ? 'Soulfire' : 'Doom';
  return { text: `${name}: ${before} → ${now} (${escapeMarkdown(e.power)}).`, tone: 'plain' };
}

export function shifted(e: PowerEvents['shifted'], at: Telling): Note {
  const target = at.name(e.target);
  const [from = '', ...way] = e.zones.map(escapeMarkdown);
  const to = way.at(-1);
  const where = to === undefined ? '' : ` from ${from} to ${to}`;
  if (e.how === 'leap') return { text: `${bold(e.power)} carries ${target}${where}.`, tone: 'plain' };
  const how = e.how === 'push' ? (['pushes', 'away'] as const) : (['pulls', 'nearer'] as const);
  return { text: `${bold(e.power)} ${how[0]} ${target} ${how[1]}${where}.`, tone: 'plain' };
}

export function zoneChanged(e: PowerEvents['zoneChanged'], at: Telling): Note {
  const trait = rowOf(environment, e.trait).name;
  const zone = escapeMarkdown(e.zone);
  return e.gained
    ? {
        text: `${zone} is now ${trait}${e.duration === null ? '' : untilWords(e.duration, '', at.name)} (${escapeMarkdown(e.power)}).`,
        tone: 'plain',
        why: [rowOf(environment, e.trait).text],
      }
    : { text: `${zone} is no longer ${trait}: ${bold(e.power)} is over.`, tone: 'quiet' };
}

export function actionsGained(e: PowerEvents['actionsGained'], at: Telling): Note {
  const count = e.actions === 1 ? 'one more Action' : `${e.actions} more Actions`;
  const when = e.now ? 'this turn' : `on ${at.of(e.target).their} next turn`;
  return { text: `${at.name(e.target)} has ${count} ${when} (${escapeMarkdown(e.power)}).`, tone: 'good' };
}

export const powerTold = (e: PowerEvents['powerTold'], at: Telling): Note => ({
  text: `${bold(e.power)} of ${at.name(e.actor)}: ${escapeMarkdown(e.text)} (The GM plays it.)`,
  tone: 'plain',
});

export const learned = (e: PowerEvents['learned'], at: Telling): Note => ({
  text: `${at.name(e.actor)} now has ${bold(e.what)}, ${articles[e.kind]}.`,
  tone: 'good',
});

const articles = {
  talent: 'a talent',
  miracle: 'a miracle',
  spell: 'a spell',
  trait: 'a trait',
  item: 'an item',
  weapon: 'a weapon',
  armour: 'worn as armour',
  shield: 'a shield',
} as const;

export const forgot = (e: PowerEvents['forgot'], at: Telling): Note => ({
  text: `${at.name(e.actor)} no longer has ${bold(e.what)}.`,
  tone: 'plain',
});
