import { ApplicationCommandOptionType } from 'discord.js';
import { here } from '../src/app/caller.ts';
import { no } from '../src/app/result.ts';
import type { Command, CommandCall, ComponentCall, Scene } from '../src/discord/command.ts';
import { isGone } from '../src/discord/posting/codes.ts';
import { entryNamed, readCustomId } from '../src/discord/customId.ts';
import { readMessage } from '../src/discord/messageLink.ts';
import { given, refuse, seated } from '../src/discord/seated.ts';
import { checkedView } from '../src/view/proof/checked.ts';
import { revealedView, revealView, seedsView } from '../src/view/proof/seeds.ts';

type Found = Awaited<ReturnType<Scene['app']['proofs']['check']>>;

const status = (call: Scene) =>
  seated(call, async (table) => call.respond.whisper(seedsView(await call.app.proofs.seeds(table))));

/** Asks first: what is public stays public. */
const askToReveal = (call: CommandCall) =>
  seated(call, async (table) =>
    given(call, table, await call.app.proofs.revealable(table), (seed) =>
      call.respond.whisper(revealView(seed)),
    ),
  );

const reveal = (call: ComponentCall) =>
  seated(call, async (table) =>
    given(call, table, await call.app.proofs.reveal(table, call.about[0] ?? ''), async ({ seed, next }) => {
      await call.respond.update({ content: `Seed ${seed.number} is public now.`, rows: [] });
      await call.respond.reply(revealedView(seed, next));
    }),
  );

async function roll(call: CommandCall): Promise<void> {
  const typed = call.interaction.options.getString('message');
  await tell(call, await (typed === null ? call.app.proofs.last(call.caller) : inMessage(call, typed)));
}

async function tell(scene: Scene, found: Found): Promise<void> {
  if (found.ok) await scene.respond.whisper(checkedView(found.value));
  else await refuse(scene, found.refusal, null);
}

/** What a message tells of: its buttons name the entry. */
async function inMessage({ app, caller, aftermath }: Scene, typed: string): Promise<Found> {
  const named = readMessage(typed, here(caller));
  if (named === null) return no('notAMessage', { typed: typed.slice(0, 100) });
  const message = await aftermath.look(named.channelId, named.messageId);
  if (!message.ok) return no(isGone(message.why) ? 'messageGone' : 'messageHidden');
  const ids = message.customIds;
  if (ids.some((id) => readCustomId(id)?.action === 'decide')) return no('verifyWaits');
  const [entry] = ids.flatMap((id) => entryNamed(id) ?? []);
  return entry === undefined ? no('noRollInMessage') : app.proofs.checkHere(caller, entry);
}

const command: Command = {
  anywhere: true,
  data: {
    name: 'verify',
    description: 'Check that nobody picked the dice: sealed seeds, and every roll again',
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'roll',
        description: 'Roll every die of a message again and compare; without one, the last roll here',
        options: [
          {
            type: ApplicationCommandOptionType.String,
            name: 'message',
            description: 'Its link or its id (Copy Message Link)',
            max_length: 200,
          },
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'status',
        description: 'The hash of the secret seed, and earlier seeds with their secrets',
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'reveal',
        description: 'Make the seed public and start the next: then anybody can check every roll (GM)',
      },
    ],
  },
  secret: () => true,
  run(call) {
    switch (call.interaction.options.getSubcommand()) {
      case 'status':
        return status(call);
      case 'reveal':
        return askToReveal(call);
      default:
        return roll(call);
    }
  },
  components: {
    verify: async (call) => tell(call, await call.app.proofs.check(call.caller, call.about[0] ?? '')),
    'verify.status': status,
    'verify.reveal': reveal,
  },
};

export default command;
