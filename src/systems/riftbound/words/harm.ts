import { rowOf } from '../../../engine/table.ts';
import type { Note } from '../../../engine/words.ts';
import { type DamageTypeId, damageTypes } from '../content/damageTypes.ts';
import type { Events } from '../events.ts';
import type { Because, Change, Healing } from '../harm/events.ts';
import type { Telling } from './telling.ts';

export const typeName = (type: DamageTypeId | null): string =>
  type === null ? '' : `${rowOf(damageTypes, type).name} `;

const causes: Readonly<Record<Because, string>> = {
  attack: '',
  thunder: ' from the thunder',
  arc: ' from the arc',
  plasma: ' from the plasma',
  bleeding: ' from bleeding',
  rally: ' from Rally',
  opportunist: ' from Opportunist',
  fall: ' from the fall',
  ram: ' from the ram',
  power: '',
  hazard: '',
  condition: '',
  hand: '',
};

const change = (label: string, [before, now]: Change): readonly string[] =>
  before === now ? [] : [`${label} ${before} → ${now}`];

export function hurt(e: Events['hurt'], at: Telling): Note {
  const changes = [...change('HP', e.hp), ...change('EHP', e.ehp)];
  const left = at.knows(e.target) && changes.length > 0 ? ` (${changes.join(', ')})` : '';
  const text = `${at.name(e.target)} takes ${e.amount} ${typeName(e.type)}damage${causes[e.because]}${left}.`;
  return { text, tone: 'bad', ...(e.because === 'attack' ? { ofAttempt: true as const } : {}) };
}

export const unharmed = ({ target, type }: Events['unharmed'], at: Telling): Note => ({
  text: `${typeName(type)}damage does nothing to ${at.name(target)}.`,
  tone: 'quiet',
});

export const unshaken = ({ target }: Events['unshaken'], at: Telling): Note => ({
  text: `${at.name(target)} won't go down.`,
  tone: 'good',
});

export const fellCritical = ({ target }: Events['fellCritical'], at: Telling): Note => ({
  text: `${at.name(target)} is in Critical Condition.`,
  tone: 'bad',
});

export const leftCritical = ({ target }: Events['leftCritical'], at: Telling): Note => ({
  text: `${at.name(target)} is out of Critical Condition.`,
  tone: 'good',
});

export function tokenSpent(e: Events['tokenSpent'], at: Telling): Note {
  const ehp = change('EHP', e.ehp)
    .map((one) => `, ${one}`)
    .join('');
  const text =
    e.hp === null
      ? `${at.name(e.target)}'s Supercharge token isn't enough${ehp}.`
      : `${at.name(e.target)}'s Supercharge token keeps ${at.of(e.target).them} up with ${e.hp} HP${ehp}.`;
  return { text, tone: e.hp === null ? 'bad' : 'good', why: [`d6: ${e.die}, ${e.rating}+ needed`] };
}

export function deathChecked(e: Events['deathChecked'], at: Telling): Note {
  const who = at.name(e.target);
  const bonus = e.bonus.length === 0 ? '' : `, special ${e.bonus.join(', ')}`;
  const why = [`3d6: ${e.dice.join(', ')}${bonus}; WIL ${e.score} = ${e.total}`];
  if (e.came === 'stands') return { text: `${who} refuses to die: 1 HP.`, tone: 'good', why };
  if (e.came === 'lastAction') return { text: `${who} is dying, with one Action left.`, tone: 'bad', why };
  return { text: `${who} has nothing left.`, tone: 'bad', why };
}

export const died = ({ target }: Events['died'], at: Telling): Note => ({
  text: `${at.name(target)} dies.`,
  tone: 'bad',
});

const healings: Readonly<Record<Healing, string>> = {
  patchUp: ' from Patch Up',
  power: '',
  bandage: ' from a bandage',
  regeneration: ' from Regeneration',
  rest: '',
  hand: '',
};

export function healed(e: Events['healed'], at: Telling): Note {
  const [before, now] = e.hp;
  const left = at.knows(e.target) ? ` (HP ${before} → ${now})` : '';
  const turns = e.regeneration === 1 ? 'turn' : 'turns';
  const stacks = e.regeneration === 0 ? '' : `, and Regeneration for ${e.regeneration} ${turns}`;
  const text = `${at.name(e.target)} gets ${now - before} HP back${healings[e.because]}${left}${stacks}.`;
  return { text, tone: 'good', ...(e.dice.length === 0 ? {} : { why: [`d6: ${e.dice.join(', ')}`] }) };
}

export const noHelp = ({ target }: Events['noHelp'], at: Telling): Note => ({
  text: `A Small Bandage doesn't help ${at.name(target)}: the wounds are too bad.`,
  tone: 'quiet',
});

export function overwatchShaken({ target, total, ended }: Events['overwatchShaken'], at: Telling): Note {
  const why = total === null ? ['half the HP are gone: no check'] : [`WIL ${total}, 11 needed`];
  const text = ended ? 'is shaken out of Overwatch' : 'stays on Overwatch';
  return { text: `${at.name(target)} ${text}.`, tone: ended ? 'bad' : 'plain', why };
}
