import { behaviours } from '../engine/autopilot/behaviours.ts';
import type { Because, Step } from '../engine/autopilot/step.ts';
import { rowOf } from '../engine/table.ts';
import { escapeMarkdown } from '../engine/text.ts';
import type { View } from './message.ts';

interface Named {
  readonly step: Step;
  readonly known: readonly { readonly id: string; readonly name: string }[];
}

const did: Readonly<Record<Because['what'], string>> = {
  attack: 'attacks',
  power: 'uses a power on',
  help: 'helps',
  closer: 'moves closer to',
  better: 'finds a better place against',
  away: 'keeps away',
  flee: 'flees',
  first: 'gets free first',
  instead: 'has nobody to attack',
  unseen: 'waits until you show it',
  done: 'is done',
};

/** Tells the GM why those who act by themselves did what they did, step by step. */
export function actedView(all: readonly Named[]): View {
  const lines = all.map(({ step: { intent, because }, known }) => {
    const name = (id: string | null) =>
      escapeMarkdown(known.find((one) => one.id === id)?.name ?? 'somebody');
    const whom = because.target === null ? '' : ` ${name(because.target)}`;
    const chance = because.chance === null ? '' : `, ${Math.round(because.chance * 100)}% to hit`;
    const who = 'actor' in intent ? name(intent.actor ?? null) : 'The GM';
    return `**${who}** ${did[because.what]}${whom}${chance} (${rowOf(behaviours, because.behaviour).name}).`;
  });
  return { card: { title: 'Why so', text: lines.join('\n').slice(0, 4000), tone: 'quiet' } };
}
