import { ApplicationCommandOptionType, InteractionContextType } from 'discord.js';
import { usualNamed } from '../src/app/names.ts';
import type { Choice } from '../src/app/play/act.ts';
import {
  AS,
  act,
  chosen,
  DICE,
  offered,
  offeredText,
  suggestActors,
  suggestOffered,
} from '../src/discord/acting.ts';
import type { Command, Completion } from '../src/discord/command.ts';
import { refuse } from '../src/discord/seated.ts';
import { suggestNames } from '../src/discord/suggest.ts';

/** 'athletics' is the usual check with it; what is no check at all is for the rules to refuse. */
const usual = (checks: readonly Choice[], typed: string) => usualNamed(typed, checks)?.id ?? typed;

async function opponents(call: Completion) {
  const found = await offered(call);
  if (found === null) return [];
  const { table, acting } = found;
  const known =
    acting.encounter === null ? await call.app.acts.knownCharacters(table) : await call.app.acts.known(table);
  return suggestNames(
    known.filter((one) => one.id !== acting.id),
    call.typed,
  );
}

const check: Command = {
  data: {
    name: 'check',
    description: 'Try something: a test of your character',
    contexts: [InteractionContextType.Guild],
    options: [
      offeredText('what', 'What you use', true),
      offeredText('difficulty', 'How hard it is, as your rules write it'),
      offeredText('against', 'Opposed by whom'),
      offeredText('against-with', 'With what they oppose it'),
      offeredText('edge', 'Advantage or disadvantage'),
      offeredText('spend', 'Spend something on it, before the roll'),
      {
        type: ApplicationCommandOptionType.Boolean,
        name: 'secret',
        description: 'Only you and the GM see it',
      },
      DICE,
      AS,
    ],
  },
  secret: (interaction) => interaction.options.getBoolean('secret') ?? false,
  run(call) {
    const { options } = call.interaction;
    return act(
      call,
      async (table, acting) => {
        const typed = options.getString('against');
        const against = typed === null ? null : await call.app.acts.target(table, acting, typed);
        if (against !== null && !against.ok) {
          await refuse(call, against.refusal, table);
          return null;
        }
        const scene = await call.app.acts.sceneFor(table, acting);
        if (!scene.ok) {
          await refuse(call, scene.refusal, table);
          return null;
        }
        const { checks, difficulties, edges, spends } = table.system.checks(scene.value, acting.id);
        const oppose = options.getString('against-with');
        const spend = chosen(spends, options.getString('spend'));
        return {
          kind: 'check',
          actor: acting.id,
          what: usual(checks, options.getString('what', true)),
          difficulty: chosen(difficulties, options.getString('difficulty'))?.slice(0, 50) ?? null,
          against: against?.value.id ?? null,
          againstWhat: oppose === null ? null : usual(checks, oppose),
          edge: chosen(edges, options.getString('edge')),
          spend: spend === null ? [] : [spend],
          secret: options.getBoolean('secret') ?? false,
          asGm: table.gm,
        };
      },
      (intent) => (intent.kind === 'check' && intent.against !== null ? [intent.against] : []),
    );
  },
  async complete(call) {
    if (call.option === 'as') return suggestActors(call);
    if (call.option === 'against') return opponents(call);
    const found = await offered(call);
    if (found === null) return [];
    const checks = found.table.system.checks(found.scene, found.acting.id);
    switch (call.option) {
      case 'what':
      case 'against-with':
        return suggestOffered(found, checks.checks, call.typed);
      case 'difficulty':
        return suggestOffered(found, checks.difficulties, call.typed);
      case 'edge':
        return suggestOffered(found, checks.edges, call.typed);
      default:
        return suggestOffered(found, checks.spends, call.typed);
    }
  },
};

export default check;
