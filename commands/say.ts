import { ApplicationCommandOptionType } from 'discord.js';
import { here } from '../src/app/caller.ts';
import { SPEECH_LIMITS } from '../src/app/speech/limits.ts';
import type { Command, Completion, FormCall, MenuCall, Scene } from '../src/discord/command.ts';
import { messageLink } from '../src/discord/messageLink.ts';
import { given, seated } from '../src/discord/seated.ts';
import { changes } from '../src/discord/speech/changing.ts';
import { giveBack, speak, speakerOf } from '../src/discord/speech/speaking.ts';
import { suggestNames } from '../src/discord/suggest.ts';
import { limits } from '../src/view/limits.ts';
import { answering, speechForm } from '../src/view/speech/views.ts';

/** Those as whom the caller may speak: their own; for a GM everybody of the campaign and of the fight here. */
async function suggestSpeakers({ app, caller, typed }: Completion) {
  const table = await app.table(caller);
  if (!table.ok) return [];
  const { characters } = await app.sheets.list(table.value);
  const fight = table.value.gm ? await app.acts.known(table.value) : [];
  const all = new Map([...characters, ...fight].map(({ id, name }) => [id, { id, name }]));
  return suggestNames([...all.values()], typed);
}

/** Where a message of the channel is, for an answer to begin with. */
const answeringTo = ({ caller }: Scene, messageId: string): string =>
  answering(messageLink(caller.guildId, { channelId: here(caller), messageId }));

/** 'Reply as …': a form for what one's character answers. */
const replyAs = (call: MenuCall): Promise<void> =>
  seated(call, async (table) =>
    given(call, table, await call.app.speeches.speaker(table, null), ({ name }) => {
      const { id } = call.interaction.targetMessage;
      const room = limits.content - answeringTo(call, id).length;
      return call.respond.form(speechForm(`say.reply|${id}`, name, '', room));
    }),
  );

/** The words of a form come back to who wrote them. */
const wordsBack = (call: FormCall): Promise<void> => giveBack(call, call.fields.text ?? '');

const say: Command = {
  data: {
    name: 'say',
    description: 'Speak as your character, under their name; without text, a form opens',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'text',
        description: 'What they say; [[1d20+3]] in it rolls, {attack Bandit} acts',
        max_length: limits.content,
      },
      {
        type: ApplicationCommandOptionType.String,
        name: 'as',
        description: 'Another character of yours (GM: anybody, or any name you like)',
        autocomplete: true,
        max_length: SPEECH_LIMITS.name.most,
      },
    ],
  },
  secret: () => true,
  async run(call) {
    const { options } = call.interaction;
    const as = options.getString('as');
    const text = options.getString('text');
    if (text !== null) return speak(call, as, text);
    await seated(call, async (table) =>
      given(call, table, await speakerOf(call, table, as), ({ name }) =>
        call.respond.form(speechForm(`say.text|${as ?? ''}`, name)),
      ),
    );
  },
  async tooLate(call) {
    const text = call.interaction.options.getString('text');
    if (text !== null) await giveBack(call, text);
  },
  formsTooLate: {
    'say.reply': wordsBack,
    'say.text': wordsBack,
    'say.change': wordsBack,
  },
  complete: (call) => (call.option === 'as' ? suggestSpeakers(call) : Promise.resolve([])),
  menu: { ...changes.menu, 'Reply as my character': replyAs },
  components: changes.components,
  forms: {
    ...changes.forms,
    'say.reply': (call) =>
      speak(call, null, `${answeringTo(call, call.about[0] ?? '')}${call.fields.text ?? ''}`),
    'say.text': (call) => {
      const as = call.about.join('|');
      return speak(call, as === '' ? null : as, call.fields.text ?? '');
    },
  },
};

export default say;
