import { InteractionContextType } from 'discord.js';
import {
  AS,
  act,
  chosen,
  DICE,
  merged,
  offered,
  offeredText,
  optionsFor,
  suggestActors,
  suggestOffered,
} from '../src/discord/acting.ts';
import type { Command } from '../src/discord/command.ts';
import { refuse } from '../src/discord/seated.ts';

const attack: Command = {
  data: {
    name: 'attack',
    description: 'Attack somebody in the fight',
    contexts: [InteractionContextType.Guild],
    options: [
      offeredText('target', 'Whom', true),
      offeredText('weapon', 'With what; without it, your first weapon that reaches'),
      offeredText('how', 'A charge, a called shot … as your rules have it'),
      offeredText('spend', 'Spend something on it, before the roll'),
      DICE,
      AS,
    ],
  },
  run(call) {
    const { options } = call.interaction;
    return act(call, async (table, acting) => {
      const target = await call.app.acts.target(table, acting, options.getString('target', true));
      if (!target.ok) {
        await refuse(call, target.refusal, table);
        return null;
      }
      const typed = [options.getString('weapon'), options.getString('how'), options.getString('spend')];
      const [weapon = null, how = null, spend = null] = typed;
      const plain = typed.every((one) => one === null); // most are: nothing to look up among what the rules offer
      const offer = plain ? null : await optionsFor(call, table, acting);
      if (offer?.ok === false) {
        await refuse(call, offer.refusal, table);
        return null;
      }
      const attacks = offer?.value.acts.filter((option) => option.kind === 'attack') ?? [];
      const spent = chosen(merged(attacks, 'spends'), spend);
      return {
        kind: 'attack',
        actor: acting.id,
        target: target.value.id,
        means: chosen(merged(attacks, 'means'), weapon),
        way: chosen(merged(attacks, 'ways'), how),
        spend: spent === null ? [] : [spent],
        asGm: table.gm,
      };
    });
  },
  async complete(call) {
    if (call.option === 'as') return suggestActors(call);
    const found = await offered(call);
    if (found === null) return [];
    const attacks = found.options.acts.filter((option) => option.kind === 'attack');
    const lists = { target: 'targets', weapon: 'means', how: 'ways', spend: 'spends' } as const;
    const list = lists[call.option as keyof typeof lists];
    return list === undefined ? [] : suggestOffered(found, merged(attacks, list), call.typed);
  },
};

export default attack;
