import { ApplicationCommandOptionType } from 'discord.js';
import { findNamed } from '../src/app/names.ts';
import type { ActOption, Choice } from '../src/app/play/act.ts';
import {
  AS,
  namesWho,
  DICE,
  merged,
  offered,
  offeredText,
  act as perform,
  suggestActors,
  suggestOffered,
  WHEN,
} from '../src/discord/acting.ts';
import type { Command, Completion } from '../src/discord/command.ts';
import { openPad } from '../src/discord/components/pad.ts';
import { actTyped, waysElsewhere } from '../src/discord/deeds.ts';
import { suggestSeveral } from '../src/discord/several.ts';

const act: Command = {
  data: {
    name: 'act',
    description: 'Do something else on your turn: move, dodge, help …',
    options: [
      offeredText('action', 'What', true),
      offeredText('target', 'The target, or where to'),
      offeredText('with', 'With what'),
      offeredText('spend', 'Spend something on it'),
      {
        type: ApplicationCommandOptionType.String,
        name: 'detail',
        description: 'Your own words, for actions that ask for them',
        max_length: 500,
      },
      DICE,
      WHEN,
      AS,
    ],
  },
  secret: namesWho,
  run(call) {
    const { options } = call.interaction;
    return perform(call, async (table, acting) => {
      const wanted = await actTyped(call, table, acting, {
        action: options.getString('action', true),
        target: options.getString('target'),
        with: options.getString('with'),
        spend: options.getString('spend'),
        detail: options.getString('detail'),
      });
      if (wanted !== 'whereto') return wanted;
      await openPad(call, table, acting);
      return null;
    });
  },
  async complete(call) {
    if (call.option === 'as') return suggestActors(call);
    const found = await offered(call);
    if (found === null) return [];
    const acts = found.options.acts.filter((option) => option.kind === 'act');
    if (call.option === 'action')
      return suggestOffered(found, [...acts, ...waysElsewhere(found.options.acts)], call.typed);
    const picked = findNamed(call.interaction.options.getString('action') ?? '', acts);
    const lists = { target: 'targets', with: 'means', spend: 'spends' } as const;
    const list = lists[call.option as keyof typeof lists];
    if (list === undefined) return [];
    const all = merged(picked === null ? acts : [picked], list);
    if (list === 'spends') return suggestSeveral(found, all, call.typed);
    return suggestOffered(found, fitting(call, picked, list, all), call.typed);
  },
};

/** Of means those that go with the target that is named, and of targets those that go with the means. */
function fitting(
  { interaction: { options } }: Completion,
  picked: ActOption | null,
  list: 'targets' | 'means',
  all: readonly Choice[],
): readonly Choice[] {
  const named = (from: readonly Choice[] | undefined, option: string) =>
    findNamed(options.getString(option) ?? '', from ?? []);
  if (list === 'targets') {
    const fits = named(picked?.means, 'with')?.fits;
    return fits === undefined ? all : all.filter(({ id }) => fits.includes(id));
  }
  const target = list === 'means' ? named(picked?.targets, 'target') : null;
  return target === null
    ? all
    : all.filter(({ fits }) => fits === undefined || fits.length === 0 || fits.includes(target.id));
}

export default act;
