import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  type ChatInputCommandInteraction,
  Events,
  type Interaction,
  MessageFlags,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { Playground } from '../../../src/playground/index.ts';
import { bot, playground, register, roll } from '../support.ts';

const again = new ActionRowBuilder<ButtonBuilder>().addComponents(
  new ButtonBuilder().setCustomId('again').setLabel('Again').setStyle(ButtonStyle.Primary),
);
const pick = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
  new StringSelectMenuBuilder()
    .setCustomId('weapon')
    .addOptions({ label: 'Axe', value: 'axe' }, { label: 'Bow', value: 'bow' }),
);
const naming = new ModalBuilder()
  .setCustomId('naming')
  .setTitle('A name')
  .addComponents(
    new ActionRowBuilder<TextInputBuilder>().addComponents(
      new TextInputBuilder().setCustomId('name').setLabel('Name').setStyle(TextInputStyle.Short),
    ),
  );

/** A playground with a bot that answers /roll as told (and the rest of interactions, if told). */
async function answering(
  onRoll: (interaction: ChatInputCommandInteraction) => Promise<unknown>,
  onOther: (interaction: Interaction) => Promise<unknown> = async () => undefined,
): Promise<Playground> {
  const place = await playground();
  await register(place, [roll]);
  const client = await bot(place);
  client.on(Events.InteractionCreate, (interaction) => {
    void (interaction.isChatInputCommand() ? onRoll(interaction) : onOther(interaction));
  });
  return place;
}

const anaRolls = (place: Playground) => place.person('Ana').command('the-table', 'roll', { dice: '2d6' });

describe('a command is answered', () => {
  test('with a message', async () => {
    const place = await answering((interaction) => interaction.reply('You rolled 7'));
    const answer = await anaRolls(place);
    expect([answer.kind, answer.message()?.content]).toEqual(['message', 'You rolled 7']);
  });

  test('with what it was asked', async () => {
    const place = await answering((interaction) =>
      interaction.reply(String(interaction.options.getString('dice'))),
    );
    expect((await anaRolls(place)).message()?.content).toBe('2d6');
  });

  test('and the bot gets the message where it asks for it', async () => {
    const sent: string[] = [];
    const place = await answering(async (interaction) => {
      const response = await interaction.reply({ content: 'You rolled 7', withResponse: true });
      sent.push(response.resource?.message?.content ?? '');
      await interaction.followUp('done');
    });
    const done = place.next('message', (message) => message.api.content === 'done');
    await anaRolls(place);
    await done;
    expect(sent).toEqual(['You rolled 7']);
  });

  test('later, by an edit of the deferred answer', async () => {
    const place = await answering(async (interaction) => {
      await interaction.deferReply();
      await interaction.editReply('You rolled 7');
    });
    const answer = await anaRolls(place);
    expect([answer.kind, (await answer.settled())?.content]).toEqual(['deferred', 'You rolled 7']);
  });

  test('later, by a follow-up that takes the place of the deferred answer', async () => {
    const place = await answering(async (interaction) => {
      await interaction.deferReply();
      await interaction.followUp('You rolled 7');
    });
    const answer = await anaRolls(place);
    await answer.settled();
    expect(
      place
        .person('Ana')
        .messages('the-table')
        .map((message) => message.content),
    ).toEqual(['You rolled 7']);
  });

  test('and followed up', async () => {
    const place = await answering(async (interaction) => {
      await interaction.reply('You rolled 7');
      await interaction.followUp('A critical hit');
    });
    const second = place.next('message', (message) => message.api.content === 'A critical hit');
    const answer = await anaRolls(place);
    await second;
    expect(answer.followups().map((message) => message.content)).toEqual(['A critical hit']);
  });

  test('and the answer can be fetched and deleted', async () => {
    const fetched: string[] = [];
    const place = await answering(async (interaction) => {
      await interaction.reply('You rolled 7');
      fetched.push((await interaction.fetchReply()).content);
      await interaction.deleteReply();
    });
    const deleted = place.next('delete');
    const answer = await anaRolls(place);
    await deleted;
    expect([fetched, answer.message()]).toEqual([['You rolled 7'], undefined]);
  });
});

describe('a button', () => {
  const withButton = (onPress: (interaction: Interaction) => Promise<unknown>) =>
    answering((interaction) => interaction.reply({ content: 'You rolled 7', components: [again] }), onPress);

  test('changes its message', async () => {
    const place = await withButton(
      async (interaction) => interaction.isButton() && interaction.update('You rolled 9'),
    );
    const first = await anaRolls(place);
    const answer = await place.person('Ana').press(first.message() ?? '', 'Again');
    expect([answer.kind, first.message()?.content]).toEqual(['update', 'You rolled 9']);
  });

  test('changes its message later', async () => {
    const place = await withButton(async (interaction) => {
      if (!interaction.isButton()) return;
      await interaction.deferUpdate();
      await interaction.editReply('You rolled 9');
    });
    const first = await anaRolls(place);
    const answer = await place.person('Ana').press(first.message() ?? '', 'again');
    expect((await answer.settled())?.content).toBe('You rolled 9');
  });

  test('answers with a message of its own that points at the first', async () => {
    const place = await withButton(
      async (interaction) => interaction.isButton() && interaction.reply('You rolled 9'),
    );
    const first = await anaRolls(place);
    const answer = await place.person('Ana').press(first.message() ?? '', 'again');
    expect(answer.message()).toMatchObject({
      content: 'You rolled 9',
      message_reference: { message_id: first.message()?.id },
    });
  });

  test('opens a form whose fields come back', async () => {
    const place = await withButton(async (interaction) => {
      if (interaction.isButton()) return interaction.showModal(naming);
      if (interaction.isModalSubmit())
        return interaction.reply(`Welcome, ${interaction.fields.getTextInputValue('name')}`);
      return undefined;
    });
    const ana = place.person('Ana');
    const opened = await ana.press((await anaRolls(place)).message() ?? '', 'again');
    const answer = await ana.submit(opened, { Name: 'Kira' });
    expect([opened.modal?.title, answer.message()?.content]).toEqual(['A name', 'Welcome, Kira']);
  });

  test('opens a form that changes the message it was opened from', async () => {
    const place = await withButton(async (interaction) => {
      if (interaction.isButton()) return interaction.showModal(naming);
      if (interaction.isModalSubmit() && interaction.isFromMessage()) return interaction.update('Welcome');
      return undefined;
    });
    const ana = place.person('Ana');
    const first = await anaRolls(place);
    await ana.submit(await ana.press(first.message() ?? '', 'again'), { Name: 'Kira' });
    expect(first.message()?.content).toBe('Welcome');
  });
});

test('a select gives its values', async () => {
  const place = await answering(
    (interaction) => interaction.reply({ content: 'With what?', components: [pick] }),
    async (interaction) =>
      interaction.isStringSelectMenu() && interaction.update(`With the ${interaction.values[0]}`),
  );
  const first = await anaRolls(place);
  await place.person('Ana').select(first.message() ?? '', 'weapon', 'Bow');
  expect(first.message()?.content).toBe('With the bow');
});

test('autocomplete gives its choices', async () => {
  const place = await answering(
    async () => undefined,
    async (interaction) =>
      interaction.isAutocomplete() &&
      interaction.respond([{ name: `${interaction.options.getFocused()}…`, value: '2d6' }]),
  );
  expect(await place.person('Ana').complete('the-table', 'roll', { dice: '2d' }, 'dice')).toEqual([
    { name: '2d…', value: '2d6' },
  ]);
});

describe('an ephemeral answer', () => {
  const whisper = () =>
    answering((interaction) => interaction.reply({ content: 'psst', flags: MessageFlags.Ephemeral }));

  test('is seen by who asked', async () => {
    const place = await whisper();
    await anaRolls(place);
    expect(
      place
        .person('Ana')
        .messages('the-table')
        .map((message) => message.content),
    ).toEqual(['psst']);
  });

  test('is seen by nobody else', async () => {
    const place = await whisper();
    await anaRolls(place);
    expect(place.person('Mia').messages('the-table')).toEqual([]);
  });

  test("is out of the bot's own reach but for its token", async () => {
    const place = await whisper();
    const answer = await anaRolls(place);
    const client = await bot(place);
    const channel = await client.channels.fetch(place.world.channel('the-table').id);
    if (!channel?.isTextBased()) throw new Error('no text channel');
    await expect(channel.messages.fetch(answer.message()?.id ?? '')).rejects.toMatchObject({ code: 10008 });
  });

  test('stays one when it was deferred as one', async () => {
    const place = await answering(async (interaction) => {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.editReply('psst');
    });
    await (await anaRolls(place)).settled();
    expect(place.person('Ben').messages('the-table')).toEqual([]);
  });

  test('can be dismissed', async () => {
    const place = await whisper();
    const ana = place.person('Ana');
    ana.dismiss((await anaRolls(place)).message() ?? '');
    expect(ana.messages('the-table')).toEqual([]);
  });

  test("takes nobody else's press", async () => {
    const place = await answering((interaction) =>
      interaction.reply({ content: 'psst', components: [again], flags: MessageFlags.Ephemeral }),
    );
    const message = (await anaRolls(place)).message();
    await expect(place.person('Ben').press(message ?? '', 'again')).rejects.toThrow(
      "That message isn't there",
    );
  });
});
