import { ApplicationCommandOptionType } from 'discord.js';
import type { MapChanged, MapHere } from '../src/app/maps/maps.ts';
import { refusal } from '../src/app/result.ts';
import type { Table } from '../src/app/table.ts';
import { readPicture } from '../src/discord/attachment.ts';
import type { Command, CommandCall, ComponentCall, FormCall } from '../src/discord/command.ts';
import { showPainting } from '../src/discord/components/paint.ts';
import { showPlacing } from '../src/discord/components/place.ts';
import { fightMap, mapHere } from '../src/discord/maps.ts';
import { given, refuse, seated, viewerFor } from '../src/discord/seated.ts';
import {
  copyView,
  drawForm,
  keptDrawing,
  mendForm,
  preparedText,
  signsView,
  spoiltView,
} from '../src/view/map/drawings.ts';
import { brushesOf } from '../src/view/map/paint.ts';
import { planeCopyView, planeForm, planeSignsView } from '../src/view/map/planeDrawings.ts';
import type { Form, View } from '../src/view/message.ts';
import { refusalView } from '../src/view/refusals.ts';

/** The form to draw or describe a map in, as it is. */
const formOf = (map: MapHere): Form =>
  map.kind === 'squares' ? drawForm(map.board, map.rules.legend) : planeForm(map.board, map.rules.legend);

/** A map to copy. */
const copyOf = (map: MapHere): View =>
  map.kind === 'squares' ? copyView(map.board, map.rules.legend) : planeCopyView(map.board, map.rules.legend);

/** Tells what came of a change: in a fight everybody, before one the GM, with the map as it is now. */
async function tell(call: CommandCall | FormCall, table: Table, changed: MapChanged): Promise<void> {
  const { respond, caller, aftermath } = call;
  switch (changed.kind) {
    case 'refused':
      return refuse(call, changed.refusal, table);
    case 'played':
      return aftermath.tell({ respond, caller, viewer: await viewerFor(call, table) }, changed.played);
    case 'prepared': {
      const shown = await mapHere(call, table, changed.map);
      const text = preparedText(changed.said);
      const card = shown.card === undefined ? undefined : { ...shown.card, text };
      return respond.whisper({ ...shown, ...(card === undefined ? {} : { card }) }, 'map');
    }
  }
}

async function change(call: CommandCall | FormCall, table: Table, text: string): Promise<void> {
  await tell(call, table, await call.app.maps.change(table, text));
}

/** A map as it was drawn in the form. One that cannot be read is given back, to be mended. */
async function draw(call: FormCall, table: Table): Promise<void> {
  const drawn = call.fields.map ?? '';
  const changed = await call.app.maps.change(table, `map\n${drawn}`);
  const why =
    changed.kind === 'refused'
      ? changed.refusal
      : changed.kind === 'played' && changed.played.kind === 'refused'
        ? changed.played.refusal
        : null;
  if (why === null || !table.gm) return tell(call, table, changed);
  const setting = { system: table.system, before: table.system.scene({}) };
  await call.respond.whisper(spoiltView(refusalView(why, setting), drawn));
}

/** The form again, with the drawing that the message keeps. */
async function drawAgain(call: ComponentCall, table: Table): Promise<void> {
  if (!table.gm) return refuse(call, refusal('gmOnly'), table);
  const { content, embeds } = call.interaction.message;
  const drawn = keptDrawing([content, ...embeds.map(({ description }) => description ?? '')].join('\n'));
  if (drawn === null) return refuse(call, refusal('oldButton'), table);
  await given(call, table, await call.app.maps.here(table), async (map) =>
    call.respond.form(mendForm(formOf(map), drawn)),
  );
}

/** The map as the caller may see it, to them alone; or as everybody may, for all. */
async function show(call: CommandCall, table: Table): Promise<void> {
  const { app, respond, interaction } = call;
  const extent = interaction.options.getBoolean('whole') ? 'all' : 'part';
  await given(call, table, await app.maps.here(table), async (map) => {
    if (map.encounter === null && table.gm)
      return respond.whisper(await mapHere(call, table, map, { extent }), 'map');
    await given(call, table, await app.encounters.status(table), async ({ tracker, record }) => {
      if (!interaction.options.getBoolean('public'))
        return respond.whisper(await fightMap(call, table, { tracker, record }, { extent }), 'map');
      await respond.reply(await fightMap(call, table, app.encounters.view(table, record), { extent }));
    });
  });
}

/** A picture is laid under the map, fitted anew, or taken away. */
async function picture(call: CommandCall, table: Table): Promise<void> {
  const { app, interaction, respond } = call;
  const { options } = interaction;
  const file = options.getAttachment('file');
  if (options.getBoolean('remove'))
    return given(call, table, await app.maps.bare(table), async (map) =>
      respond.whisper(await mapHere(call, table, map), 'map'),
    );
  const place = {
    columns: options.getNumber('columns'),
    rows: options.getNumber('rows'),
    left: options.getNumber('left'),
    top: options.getNumber('top'),
  };
  const shown = async (map: MapHere) =>
    respond.whisper(await mapHere(call, table, map, { extent: 'all' }), 'map');
  if (file === null)
    return Object.values(place).every((one) => one === null)
      ? refuse(call, refusal('noFileNamed'), table)
      : given(call, table, await app.maps.fit(table, place), shown);
  const bytes = await readPicture(file, interaction.client.rest.options.api);
  await given(call, table, bytes, async (read) =>
    given(call, table, await app.maps.lay(table, read, place), shown),
  );
}

/** What a GM alone does with the map as it is. */
async function prepare(call: CommandCall, table: Table, sub: string): Promise<void> {
  if (!table.gm) return refuse(call, refusal('gmOnly'), table);
  await given(call, table, await call.app.maps.here(table), async (map) => {
    if (sub === 'paste') return call.respond.form(formOf(map));
    if (sub === 'copy') return call.respond.whisper(copyOf(map));
    if (map.kind === 'metres') return showPlacing(call, table, null, 'whisper');
    const brush = brushesOf(map.rules.legend)[0] ?? 'clear';
    await showPainting(call, table, { cursor: 'A1', brush, pen: false }, 'whisper');
  });
}

const whole = (name: string, description: string) =>
  ({
    type: ApplicationCommandOptionType.Integer,
    name,
    description,
    required: true,
    min_value: 1,
    max_value: 60,
  }) as const;

const tiles = (name: string, description: string) =>
  ({ type: ApplicationCommandOptionType.Number, name, description, min_value: -60, max_value: 120 }) as const;

const length = (name: string, description: string) =>
  ({ ...tiles(name, description), min_value: 1 }) as const;

const yes = (name: string, description: string) =>
  ({ type: ApplicationCommandOptionType.Boolean, name, description }) as const;

const map: Command = {
  data: {
    name: 'map',
    description: 'The map of the fight here, or of the next one',
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'show',
        description: 'The map as you see it, as a picture and in words',
        options: [
          yes('whole', "All of a large map, not just the part around the character who's up"),
          yes('public', "Post the players' version for everybody"),
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'paste',
        description: 'Draw or describe the map in a form (GM)',
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'paint',
        description: 'Change the map with buttons (GM)',
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'change',
        description: 'Change the map in words (GM)',
        options: [
          {
            type: ApplicationCommandOptionType.String,
            name: 'text',
            description: 'C4:F6 half cover; D5 height 2; E1 clear; C4|D4 wall',
            required: true,
            max_length: 2000,
          },
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'size',
        description: 'A new, empty map, as large as you say (GM)',
        options: [
          whole('columns', 'How many tiles (or metres) from west to east'),
          whole('rows', 'How many tiles (or metres) from north to south'),
          yes('keep', 'Keep what is drawn, and only cut or add at the edges'),
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'picture',
        description: "Put a picture under the map, or fit the one that's there (GM)",
        options: [
          {
            type: ApplicationCommandOptionType.Attachment,
            name: 'file',
            description: 'A PNG or JPEG up to 4 MB',
            file_types: ['image'],
          },
          length('columns', 'How many tiles (or metres) wide it is; without it, as wide as the map'),
          length('rows', 'How many tiles (or metres) tall it is; without it, whatever fits that width'),
          tiles('left', 'Where it begins, in tiles from the left edge (halves and negatives are fine)'),
          tiles('top', 'Where it begins, in tiles from the top'),
          yes('remove', 'Remove the picture'),
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'copy',
        description: 'The map as text, to copy and change (GM)',
      },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'signs',
        description: 'What a map can have, and how to change it in words',
      },
    ],
  },
  secret: ({ options }) => {
    const sub = options.getSubcommand();
    return sub !== 'size' && options.getBoolean('public') !== true;
  },
  run(call) {
    return seated(call, async (table) => {
      const { options } = call.interaction;
      const sub = options.getSubcommand();
      switch (sub) {
        case 'show':
          return show(call, table);
        case 'change':
          return change(call, table, options.getString('text', true));
        case 'size': {
          const word = options.getBoolean('keep') ? 'size' : 'empty';
          const size = `${options.getInteger('columns', true)}x${options.getInteger('rows', true)}`;
          return change(call, table, `${word} ${size}`);
        }
        case 'picture':
          return picture(call, table);
        case 'signs':
          return given(call, table, await call.app.maps.here(table), (here) =>
            call.respond.whisper(
              here.kind === 'squares' ? signsView(here.rules.legend) : planeSignsView(here.rules.legend),
            ),
          );
        default:
          return prepare(call, table, sub);
      }
    });
  },
  forms: {
    'map.draw': (call: FormCall) => seated(call, (table) => draw(call, table)),
  },
  components: {
    'map.again': (call: ComponentCall) => seated(call, (table) => drawAgain(call, table)),
  },
};

export default map;
