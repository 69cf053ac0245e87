import type { How } from '../src/app/autopilot/pilots.ts';
import { ownCharacter } from '../src/app/character/cast.ts';
import type { EncounterView } from '../src/app/encounter/encounters.ts';
import { foesOf } from '../src/app/encounter/foes.ts';
import { findNamed, nearest, valueKey } from '../src/app/names.ts';
import type { Played } from '../src/app/play/played.ts';
import { refusal } from '../src/app/result.ts';
import type { Table } from '../src/app/table.ts';
import { resumeFight } from '../src/discord/clock/resume.ts';
import type { Command, CommandCall, Completion } from '../src/discord/command.ts';
import { openLobby, readyComponents } from '../src/discord/components/ready.ts';
import { encounterOptions } from '../src/discord/encounterOptions.ts';
import { startInThread } from '../src/discord/fightThread.ts';
import { fightMap } from '../src/discord/maps.ts';
import { given, refuse, seated, viewerFor } from '../src/discord/seated.ts';
import { partsOf, suggestSeveral } from '../src/discord/several.ts';
import { fightStatus } from '../src/discord/status.ts';
import { suggest, suggestNames } from '../src/discord/suggest.ts';
import { pilotsView, WAYS } from '../src/view/autopilot.ts';

async function tell(call: CommandCall, table: Table, played: Played): Promise<void> {
  const { respond, caller, aftermath } = call;
  await aftermath.tell({ respond, caller, viewer: await viewerFor(call, table) }, played);
}

async function start(call: CommandCall, table: Table): Promise<void> {
  const { options, channel } = call.interaction;
  const given = {
    setup: options.getString('zones'),
    everyone: options.getBoolean('everyone'),
    surprised: options.getString('surprised'),
  };
  const isApart = options.getBoolean('thread') === true && channel?.isThread() !== true;
  if (isApart) await startInThread(call, table, given);
  else await tell(call, table, await call.app.encounters.start(table, given));
}

async function add(call: CommandCall, table: Table): Promise<void> {
  const { options } = call.interaction;
  const side = options.getString('side');
  const played = await call.app.encounters.add(table, {
    who: options.getString('who', true),
    count: options.getInteger('count'),
    name: options.getString('name'),
    place: options.getString('zone'),
    side: side === 'players' || side === 'foes' ? side : null,
    hidden: options.getBoolean('hidden') ?? false,
  });
  await tell(call, table, played);
}

async function join(call: CommandCall, table: Table): Promise<void> {
  const { options } = call.interaction;
  const record = await ownCharacter(call.app.ports.store, table, options.getString('character'));
  await given(call, table, record, async (joining) =>
    tell(call, table, await call.app.encounters.join(table, joining, options.getString('zone'))),
  );
}

/** Who acts by themselves from now on: said to the GM alone, who may name those whom players do not know of. */
async function autopilot(call: CommandCall, table: Table): Promise<void> {
  const { app, respond, aftermath, interaction } = call;
  const typed = interaction.options.getString('who');
  const known = await app.acts.known(table);
  const names = partsOf(typed);
  const found = names.map((name) => ({ name, ids: groupNamed(name, known) }));
  const wrong = found.find(({ ids }) => ids.length === 0);
  if (wrong !== undefined) {
    const there = known.map(({ name }) => name);
    const params = { typed: wrong.name.slice(0, 100), nearest: nearest(wrong.name, there), there };
    return refuse(call, refusal('noSuchTarget', params), table);
  }
  const ids = found.flatMap((one) => one.ids);
  const how = howNamed(interaction.options.getString('how'));
  const wish = { who: names.length === 0 ? null : [...new Set(ids)], how };
  await given(call, table, await app.autopilot.set(table, wish), async (encounter) => {
    const who = wish.who?.map((id) => known.find((one) => one.id === id)?.name ?? id) ?? null;
    // Where nobody leads, who names nobody means what is theirs.
    const told = who ?? (table.system.unled === true ? ['your side'] : null);
    await respond.whisper(pilotsView(told, how));
    await aftermath.showFight(table.campaign, table.system, encounter);
  });
}

function howNamed(typed: string | null): How | null {
  const said = WAYS.find(({ id }) => id === typed)?.id ?? 'own';
  return said === 'off' ? null : said;
}

/** Whoever is called so, or all who are and have a number after it: 'Raider' is Raider 1, Raider 2 and so on. */
function groupNamed(typed: string, known: readonly { readonly id: string; readonly name: string }[]) {
  const one = findNamed(typed, known);
  if (one !== null) return [one.id];
  const key = valueKey(typed);
  return known.filter(({ name }) => valueKey(name.replace(/ \d+$/u, '')) === key).map(({ id }) => id);
}

/** The places as the caller may see them, to them alone; or as everybody may, for all. */
async function map(call: CommandCall, table: Table): Promise<void> {
  const { app, respond, interaction } = call;
  await given(call, table, await app.encounters.status(table), async (status) =>
    interaction.options.getBoolean('show')
      ? respond.reply(await fightMap(call, table, app.encounters.view(table, status.record)))
      : respond.whisper(await fightMap(call, table, status), 'map'),
  );
}

async function leave(call: CommandCall, table: Table): Promise<void> {
  const typed = call.interaction.options.getString('who', true);
  const known = await call.app.acts.known(table);
  const found = findNamed(typed, known);
  if (found !== null) return tell(call, table, await call.app.encounters.leave(table, found.id));
  const names = known.map((one) => one.name);
  await refuse(
    call,
    refusal('noSuchTarget', { typed: typed.slice(0, 100), nearest: nearest(typed, names), there: names }),
    table,
  );
}

async function suggestions({ app, caller, option, typed, interaction }: Completion) {
  const table = await app.table(caller);
  if (!table.ok) return [];
  switch (option) {
    case 'character':
      return suggestNames((await app.sheets.list(table.value)).characters, typed);
    case 'zone': {
      const status = await app.encounters.status(table.value);
      const places = status.ok ? status.value.tracker.places.map(({ name }) => ({ id: name, name })) : [];
      return suggestNames(places, typed);
    }
    case 'zones': {
      const status = await app.encounters.status(table.value);
      const zones = status.ok ? status.value.tracker.places.map(asTyped) : (table.value.system.setups ?? []);
      return suggestNames(
        zones.map((text) => ({ id: text, name: text })),
        typed,
      );
    }
    case 'which': {
      const fights = table.value.system.ready?.fights ?? [];
      return suggestNames(fights, typed);
    }
    case 'what': {
      const shown = (await app.sights.list(table.value)).filter(({ hidden }) => !hidden);
      return suggest(
        shown.map((sight) => ({ ...sight, refused: null })),
        typed,
      );
    }
    case 'who': {
      const sub = interaction.options.getSubcommand();
      if (sub === 'keep') {
        const free = await app.keeping.list(table.value);
        const choices = free.map(({ name, note }) => ({ id: name, name, note, refused: null }));
        return suggestSeveral({ table: table.value, scene: {} }, choices, typed);
      }
      if (sub === 'autopilot') {
        const known = await app.acts.known(table.value);
        const choices = known.map(({ id, name }) => ({ id: name, name, note: id, refused: null }));
        return suggestSeveral({ table: table.value, scene: {} }, choices, typed);
      }
      if (sub === 'remove') return suggestNames(await app.acts.known(table.value), typed);
      if (sub === 'next' || sub === 'hold') return suggestNames(await app.acts.ableToAct(table.value), typed);
      const { characters } = await app.sheets.list(table.value);
      const free = characters.filter((one) => one.encounterId === null);
      const foes = (await foesOf(app.ports, table.value)).map(({ id, name, note }) => ({
        id,
        name: `${name} · ${note}`,
      }));
      return suggestNames([...foes, ...free], typed);
    }
    default:
      return [];
  }
}

type Place = EncounterView['tracker']['places'][number];

/** A place as a GM types it anew, with what it is now: 'Yard [Difficult Terrain, object lever]'. */
const asTyped = ({ name, tags, objects }: Place): string =>
  `${name} [${[...tags.map((tag) => tag.name), ...objects.map((object) => `object ${object}`)].join(', ')}]`.slice(
    0,
    100,
  );

const encounter: Command = {
  data: {
    name: 'encounter',
    description: 'The fight in this channel',
    options: encounterOptions,
  },
  secret: ({ options }) => {
    const sub = options.getSubcommand();
    // What a GM types to set a fight up may be theirs to know.
    if (['status', 'hide', 'start', 'zones', 'add', 'remove', 'keep', 'autopilot'].includes(sub)) return true;
    return sub === 'map' && options.getBoolean('show') !== true;
  },
  run(call) {
    return seated(call, async (table) => {
      switch (call.interaction.options.getSubcommand()) {
        case 'start':
          return start(call, table);
        case 'ready':
          return openLobby(call, table, call.interaction.options.getString('which'));
        case 'add':
          return add(call, table);
        case 'join':
          return join(call, table);
        case 'remove':
          return leave(call, table);
        case 'zones': {
          const zones = call.interaction.options.getString('zones', true);
          return tell(call, table, await call.app.encounters.change(table, zones));
        }
        case 'next':
          return tell(
            call,
            table,
            await call.app.turns.next(table, { who: call.interaction.options.getString('who') }),
          );
        case 'hold':
          return tell(
            call,
            table,
            await call.app.turns.hold(table, call.interaction.options.getString('who')),
          );
        case 'autopilot':
          return autopilot(call, table);
        case 'map':
          return map(call, table);
        case 'hide': {
          const what = call.interaction.options.getString('what', true);
          return tell(call, table, await call.app.sights.change(table, 'hide', what));
        }
        case 'resume':
          return resumeFight(call, table);
        case 'keep': {
          const who = call.interaction.options.getString('who');
          return tell(call, table, await call.app.keeping.keep(table, who));
        }
        case 'end':
          return tell(call, table, await call.app.encounters.end(table));
        default:
          return fightStatus(call, table);
      }
    });
  },
  complete: suggestions,
  components: readyComponents,
};

export default encounter;
