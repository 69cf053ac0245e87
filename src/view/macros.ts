import { escapeMarkdown } from '../engine/text.ts';
import { fitLines } from './limits.ts';
import type { View } from './message.ts';

interface Macro {
  readonly name: string;
  readonly roll: string;
}

/** A roll as it was written, as code where it can be. */
const written = (roll: string): string => (roll.includes('`') ? escapeMarkdown(roll) : `\`${roll}\``);

export function savedView({ name, roll }: Macro, replaced: boolean): View {
  return {
    card: {
      text: `**${escapeMarkdown(name)}** now rolls ${written(roll)}${replaced ? ' instead of what it did' : ''}. Try it: \`/roll what:${name.replaceAll('`', '')}\`.`,
      tone: 'good',
    },
  };
}

export function sharedView({ name, roll, sharedBy }: Macro & { readonly sharedBy: string }): View {
  return {
    card: {
      text: `<@${sharedBy}> shares the macro **${escapeMarkdown(name)}**: everybody in this campaign can roll ${written(roll)} by that name.`,
      tone: 'good',
    },
  };
}

export function droppedView(name: string, whose: 'mine' | 'campaign'): View {
  const text =
    whose === 'mine'
      ? `Your macro **${escapeMarkdown(name)}** is gone.`
      : `The campaign no longer has the macro **${escapeMarkdown(name)}**.`;
  return { card: { text, tone: 'quiet' } };
}

/** All macros that somebody may use, with what each rolls. */
export function macrosView(all: readonly (Macro & { readonly of: 'mine' | 'campaign' })[]): View {
  const section = (title: string, of: 'mine' | 'campaign') => {
    const macros = all.filter((one) => one.of === of);
    return macros.length === 0
      ? []
      : [`**${title}**`, ...macros.map(({ name, roll }) => `${escapeMarkdown(name)}: ${written(roll)}`)];
  };
  return {
    card: {
      title: 'Macros',
      text:
        all.length === 0
          ? 'None yet: `/macro save name:attack roll:1d20+5` makes one.'
          : fitLines([...section('Yours', 'mine'), ...section("The campaign's", 'campaign')], 3900),
      ...(all.length === 0 ? {} : { footer: '/roll what:NAME rolls one, with its values after the name' }),
      tone: 'plain',
    },
  };
}
