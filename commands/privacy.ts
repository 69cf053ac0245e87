import { ApplicationCommandOptionType } from 'discord.js';
import type { Command, CommandCall, ComponentCall } from '../src/discord/command.ts';
import { tellThere } from '../src/discord/conceding.ts';
import { refuse } from '../src/discord/seated.ts';
import { Voices } from '../src/discord/speech/voices.ts';
import { personFileView } from '../src/view/privacy.ts';
import { STORY_LIMITS } from '../src/view/transcript/limits.ts';

async function exportAll(call: CommandCall): Promise<void> {
  const { app, caller, respond } = call;
  const sent = await app.privacy.export(caller.userId, STORY_LIMITS.file.most, (file) =>
    respond.whisper(personFileView(file)),
  );
  if (!sent.ok) await refuse(call, sent.refusal, null);
}

async function ask({ respond }: CommandCall): Promise<void> {
  await respond.whisper({
    card: {
      title: 'Delete everything about you?',
      text: [
        "I delete your settings, macros, drafts, portraits, GM rights and absences. Macros you shared stay with their campaign. What you did stays in your groups' logs without your name, and what your characters said stays in the channels.",
        'Your characters stay with their campaigns, and their GMs take them over. Where nobody leads, your sides concede. Want to keep them? Export them first: `/character export`.',
        "**You can't undo this.**",
      ].join('\n'),
      tone: 'bad',
    },
    rows: [
      [
        { kind: 'button', id: 'privacy.delete', label: 'Delete everything about me', look: 'danger' },
        { kind: 'button', id: 'privacy.keep', label: 'Keep it', look: 'plain' },
      ],
    ],
  });
}

async function erase({ app, caller, respond, aftermath }: ComponentCall): Promise<void> {
  const { store } = app.ports;
  const faces = await store.portraitsOf(caller.userId);
  for await (const played of app.conceding.all(caller)) await tellThere(aftermath, caller, played);
  await app.privacy.erase(caller.userId);
  await respond.update({
    content: '',
    card: { text: 'Done: I no longer know anything about you.', tone: 'quiet' },
    rows: [],
  });
  const voices = new Voices(store, aftermath.channels);
  for (const face of faces) await voices.bare(face);
}

const privacy: Command = {
  anywhere: true,
  data: {
    name: 'privacy',
    description: 'What I know about you',
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'export',
        description: 'Everything I have stored about you, as a file',
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'delete',
        description: 'Delete everything about you',
      },
    ],
  },
  secret: () => true,
  run: (call) => (call.interaction.options.getSubcommand() === 'export' ? exportAll(call) : ask(call)),
  components: {
    'privacy.delete': erase,
    'privacy.keep': ({ respond }) =>
      respond.update({ content: '', card: { text: 'Nothing was deleted.', tone: 'quiet' }, rows: [] }),
  },
};

export default privacy;
