import { ApplicationCommandOptionType, InteractionContextType } from 'discord.js';
import { findNamed, nearest } from '../src/app/names.ts';
import { refusal } from '../src/app/result.ts';
import {
  AS,
  chosen,
  DICE,
  merged,
  offered,
  offeredText,
  optionsFor,
  act as perform,
  suggestActors,
  suggestOffered,
} from '../src/discord/acting.ts';
import type { Command } from '../src/discord/command.ts';
import { refuse } from '../src/discord/seated.ts';

const act: Command = {
  data: {
    name: 'act',
    description: 'Do something else on your turn: move, dodge, help …',
    contexts: [InteractionContextType.Guild],
    options: [
      offeredText('action', 'What', true),
      offeredText('target', 'Whom, or where to'),
      offeredText('with', 'With what'),
      offeredText('spend', 'Spend something on it'),
      {
        type: ApplicationCommandOptionType.String,
        name: 'detail',
        description: 'In your own words, where the action asks for some',
        max_length: 500,
      },
      DICE,
      AS,
    ],
  },
  run(call) {
    const { options } = call.interaction;
    return perform(call, async (table, acting) => {
      const offer = await optionsFor(call, table, acting);
      if (!offer.ok) {
        await refuse(call, offer.refusal, table);
        return null;
      }
      const acts = offer.value.acts.filter((option) => option.kind === 'act');
      const typed = options.getString('action', true);
      const found = findNamed(typed, acts);
      if (found === null) {
        const names = acts.map((option) => option.name);
        const why = refusal('noSuchAct', {
          typed: typed.slice(0, 100),
          nearest: nearest(typed, names),
          acts: names,
        });
        await refuse(call, why, table);
        return null;
      }
      const spend = chosen(found.spends ?? [], options.getString('spend'));
      return {
        kind: 'act',
        actor: acting.id,
        act: found.id,
        target: chosen(found.targets ?? [], options.getString('target')),
        means: chosen(found.means ?? [], options.getString('with')),
        detail: options.getString('detail'),
        spend: spend === null ? [] : [spend],
        asGm: table.gm,
      };
    });
  },
  async complete(call) {
    if (call.option === 'as') return suggestActors(call);
    const found = await offered(call);
    if (found === null) return [];
    const acts = found.options.acts.filter((option) => option.kind === 'act');
    if (call.option === 'action') return suggestOffered(found, acts, call.typed);
    const picked = findNamed(call.interaction.options.getString('action') ?? '', acts);
    const lists = { target: 'targets', with: 'means', spend: 'spends' } as const;
    const list = lists[call.option as keyof typeof lists];
    if (list === undefined) return [];
    return suggestOffered(found, merged(picked === null ? acts : [picked], list), call.typed);
  },
};

export default act;
