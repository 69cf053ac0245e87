import { z } from 'zod';
import { readDetails } from '../app/log/details.ts';
import { type LogFilter, logKinds } from '../app/log/filter.ts';
import { readLog } from '../app/log/index.ts';
import { findNamed, nearest } from '../app/names.ts';
import { sceneForWords } from '../app/play/words.ts';
import { no, type Result, refusal, yes } from '../app/result.ts';
import type { Table } from '../app/table.ts';
import { detailsView } from '../view/details.ts';
import { logView } from '../view/log.ts';
import type { View } from '../view/message.ts';
import { escapeMarkdown } from '../view/text.ts';
import type { CommandCall, Completion, ComponentCall, Scene, Suggestion } from './command.ts';
import { messageLink } from './messageLink.ts';
import { given, refuse, seated } from './seated.ts';
import { suggestNames } from './suggest.ts';

/** The log from its newest entry on, as it was asked for. */
export function openLog(call: CommandCall): Promise<void> {
  const { options } = call.interaction;
  return seated(call, async (table) =>
    given(
      call,
      table,
      await characterOf(call, table, options.getString('character')),
      async (characterId) => {
        const userId = options.getUser('who')?.id;
        const round = options.getInteger('round') ?? undefined;
        const kind = logKinds.find((one) => one === options.getString('kind'));
        const filter: LogFilter = {
          ...(userId === undefined ? {} : { userId }),
          ...(characterId === null ? {} : { characterId }),
          ...(round === undefined ? {} : { round }),
          ...(kind === undefined ? {} : { kind }),
        };
        // One that was asked for in particular stays beside the others, to be compared.
        const stands = Object.keys(filter).length === 0 ? 'log' : null;
        await call.respond.whisper(await page(call, table, filter, null), stands);
      },
    ),
  );
}

/** 'Log' on a card, which leaves older steps out: all that it tells, from its newest entry on. */
export const logOfCard = (call: ComponentCall): Promise<void> => {
  const [cardId] = call.about;
  return seated(call, async (table) =>
    call.respond.whisper(await page(call, table, cardId === undefined ? {} : { cardId }, null), 'log'),
  );
};

type Named = { readonly id: string; readonly name: string };

/** Those whom the caller knows: of the fight here, and of the campaign. */
async function everyone({ app }: Pick<Scene, 'app'>, table: Table): Promise<readonly Named[]> {
  const all = [...(await app.acts.known(table)), ...(await app.acts.knownCharacters(table))];
  return [...new Map(all.map(({ id, name }) => [id, { id, name }])).values()];
}

async function characterOf(
  scene: Pick<Scene, 'app'>,
  table: Table,
  typed: string | null,
): Promise<Result<string | null>> {
  if (typed === null) return yes(null);
  const all = await everyone(scene, table);
  const found = all.find(({ id }) => id === typed) ?? findNamed(typed, all);
  if (found !== null && found !== undefined) return yes(found.id);
  const names = all.map(({ name }) => name);
  return no('noSuchTarget', { typed: typed.slice(0, 100), nearest: nearest(typed, names), there: names });
}

export async function suggestInLog(call: Completion): Promise<readonly Suggestion[]> {
  const table = await call.app.table(call.caller);
  return table.ok ? suggestNames(await everyone(call, table.value), call.typed) : [];
}

async function page(scene: Scene, table: Table, filter: LogFilter, behind: string | null): Promise<View> {
  const { store, clock } = scene.app.ports;
  const found = await readLog(scene.app.ports, table, filter, behind);
  const lines = await Promise.all(
    found.lines.map(async (line) => ({
      ...line,
      state: await sceneForWords(store, table.system, line.entry),
    })),
  );
  const older = found.older === null ? null : olderId(found.older, filter);
  const about = { now: clock.now(), older, lookedFor: await lookedFor(scene, table, filter) };
  return logView(table.system, lines, found.viewer, about);
}

async function lookedFor(scene: Scene, table: Table, filter: LogFilter): Promise<readonly string[]> {
  const { userId, characterId, round, kind, cardId } = filter;
  const named =
    characterId === undefined ? [] : (await everyone(scene, table)).filter(({ id }) => id === characterId);
  return [
    ...(userId === undefined ? [] : [`by <@${userId}>`]),
    ...named.map(({ name }) => escapeMarkdown(name)),
    ...(round === undefined ? [] : [`round ${round}`]),
    ...(kind === undefined ? [] : [kind]),
    ...(cardId === undefined ? [] : ['this card']),
  ];
}

// A button's id has 100 characters, and those of entries and characters are long: they are written shorter there.
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gu;
const SHORT = /~([\w-]{22})/gu;

const shortened = (id: string): string =>
  id.replace(UUID, (uuid) => `~${Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url')}`);

const lengthened = (text: string): string =>
  text.replace(SHORT, (_, short: string) =>
    Buffer.from(short, 'base64url')
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5'),
  );

// A card's log is looked through for nothing else: its id has room where those of others are not.
const olderId = (
  behind: string,
  { userId = '', characterId = '', round = '', kind = '', cardId }: Loose,
): string =>
  [
    'log.older',
    shortened(behind),
    userId,
    shortened(characterId),
    round,
    kind,
    ...(cardId === undefined ? [] : [shortened(cardId)]),
  ].join('|');

type Loose = { readonly [part in keyof LogFilter]?: LogFilter[part] | '' };

const asked = z.tuple(
  [
    z.string().min(1),
    z.string(),
    z.string(),
    z.union([z.literal(''), z.coerce.number().int().min(0)]),
    z.union([z.literal(''), z.enum(logKinds)]),
  ],
  z.string(),
);

/** The page behind the one whose button was pressed, with the same filters. */
export async function olderPage(call: ComponentCall): Promise<void> {
  const about = asked.safeParse(call.about);
  if (!about.success) return refuse(call, refusal('oldButton'), null);
  const [behind, userId, characterId, round, kind, cardId] = about.data;
  const filter: LogFilter = {
    ...(userId === '' ? {} : { userId }),
    ...(characterId === '' ? {} : { characterId: lengthened(characterId) }),
    ...(round === '' ? {} : { round }),
    ...(kind === '' ? {} : { kind }),
    ...(cardId === undefined ? {} : { cardId: lengthened(cardId) }),
  };
  await seated(call, async (table) =>
    call.respond.update(await page(call, table, filter, lengthened(behind))),
  );
}

/** All that is on record of one entry, for whoever asks alone. */
export async function showDetails(call: ComponentCall): Promise<void> {
  await call.aftermath.shownIn.written();
  await seated(call, async (table) =>
    given(call, table, await readDetails(call.app.ports, table, call.values[0] ?? ''), (details) => {
      const { channelId, messageId, otherMessages } = details.entry;
      const shown = messageId ?? otherMessages.at(-1) ?? null;
      const link =
        shown === null ? null : messageLink(table.campaign.guildId, { channelId, messageId: shown });
      return call.respond.whisper(detailsView(table.system, details, link));
    }),
  );
}
