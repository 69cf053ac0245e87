import { ApplicationCommandOptionType } from 'discord.js';
import { readQuiet, readZone, suggestZones } from '../src/app/clock/own.ts';
import { personSettings, setPersonSettings } from '../src/app/person.ts';
import { refusal } from '../src/app/result.ts';
import type { Command } from '../src/discord/command.ts';
import { refuse } from '../src/discord/seated.ts';
import { suggestNames } from '../src/discord/suggest.ts';
import { settingsView } from '../src/view/settings.ts';

const settings: Command = {
  anywhere: true,
  data: {
    name: 'settings',
    description: 'How I answer you, everywhere',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'text',
        description: 'Plain text instead of embeds, for screen readers and slow connections',
        choices: [
          { name: 'on', value: 'on' },
          { name: 'off', value: 'off' },
        ],
      },
      {
        type: ApplicationCommandOptionType.String,
        name: 'quiet',
        description: "Quiet hours: no pings, and your time can't run out: 22:00-08:00, or off",
        max_length: 20,
      },
      {
        type: ApplicationCommandOptionType.String,
        name: 'zone',
        description: 'Your time zone: Europe/Berlin, America/New_York …',
        autocomplete: true,
        max_length: 50,
      },
    ],
  },
  secret: () => true,
  async run(call) {
    const { app, caller, interaction, respond } = call;
    const { store } = app.ports;
    const [text, quiet, zone] = ['text', 'quiet', 'zone'].map((name) => interaction.options.getString(name));
    const read = quiet == null ? undefined : readQuiet(quiet);
    if (quiet != null && read === undefined)
      return refuse(call, refusal('badQuiet', { typed: quiet.slice(0, 50) }), null);
    const where = zone == null ? null : await readZone(zone);
    if (zone != null && where === null)
      return refuse(call, refusal('badZone', { typed: zone.slice(0, 50) }), null);
    const change = {
      ...(text == null ? {} : { text: text === 'on' }),
      ...(read === undefined ? {} : { quiet: read }),
      ...(where === null ? {} : { zone: where }),
    };
    const changed = Object.keys(change).length > 0;
    const now = changed
      ? await setPersonSettings(store, caller.userId, change)
      : await personSettings(store, caller.userId);
    await respond.whisper(settingsView(now, changed));
  },
  complete: async ({ typed }) =>
    suggestNames(
      suggestZones(typed).map((name) => ({ id: name, name })),
      '',
    ),
};

export default settings;
