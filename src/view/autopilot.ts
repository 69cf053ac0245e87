import { type BehaviourId, behaviours } from '../engine/autopilot/behaviours.ts';
import type { Because, Step } from '../engine/autopilot/step.ts';
import { rowOf } from '../engine/table.ts';
import { escapeMarkdown } from '../engine/text.ts';
import { shorten } from './limits.ts';
import type { View } from './message.ts';

/** What a GM may say of how somebody acts by themselves. */
export const WAYS: readonly { readonly id: BehaviourId | 'own' | 'off'; readonly name: string }[] = [
  { id: 'own', name: 'As their sheet says' },
  ...behaviours.map(({ id, name, text }) => ({ id, name: shorten(`${name}: ${text}`, 100) })),
  { id: 'off', name: 'Off: people play them' },
];

interface Named {
  readonly step: Step;
  readonly known: readonly { readonly id: string; readonly name: string }[];
}

const did: Readonly<Record<Because['what'], string>> = {
  attack: 'attacks',
  power: 'uses a power on',
  help: 'helps',
  picks: 'plays a card for',
  rushes: 'runs, with nobody in reach',
  closer: 'moves closer to',
  better: 'finds a better place against',
  cover: 'dives for cover from',
  away: 'keeps away',
  flee: 'flees',
  first: 'gets free first',
  instead: 'has nobody to attack',
  unseen: 'waits until you show it',
  done: 'is done',
};

/** What somebody did who acts by themselves, or as they were told. */
function didLine({ step: { intent, because }, known }: Named): string {
  const name = (id: string | null) => escapeMarkdown(known.find((one) => one.id === id)?.name ?? 'somebody');
  const whom = because.target === null ? '' : ` ${name(because.target)}`;
  const chance = because.chance === null ? '' : `, ${Math.round(because.chance * 100)}% to hit`;
  const who = 'actor' in intent ? name(intent.actor ?? null) : 'The GM';
  return `**${who}** ${did[because.what]}${whom}${chance}`;
}

/** Why somebody who acts by themselves did what they did. */
export const reasonLine = (one: Named): string =>
  `${didLine(one)} (${rowOf(behaviours, one.step.because.behaviour).name}).`;

/** What those did who were told to, a line a step. */
export const actedLines = (all: readonly Named[]): readonly string[] => all.map((one) => `${didLine(one)}.`);

/** Tells the GM who acts by themselves from now on, and how; `who` null: all whom nobody plays; `how` null: not any more. */
export function pilotsView(who: readonly string[] | null, how: BehaviourId | 'own' | null): View {
  const names = who === null ? null : shorten(who.map(escapeMarkdown).join(', '), 1000);
  if (how === null)
    return { card: { text: `You play ${names ?? 'all foes and NPCs'} yourself from now on.`, tone: 'good' } };
  const row = how === 'own' ? null : rowOf(behaviours, how);
  const lead =
    names === null
      ? 'From now on everybody the GM plays acts by themselves.'
      : `Acting by themselves from now on: ${names}.`;
  const way = row === null ? 'Each does what its sheet says.' : `${row.name}: ${row.text}`;
  const more =
    'They go on until a player is up or asked. **Pause** and **Take over** are on the card of their turn.';
  return { card: { text: `${lead} ${way}\n${more}`, tone: 'good' } };
}
