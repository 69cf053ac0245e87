import type { APIMessage } from 'discord-api-types/v10';
import { drawCard, hashOf, momentOf } from '../../../src/discord/cards/facts.ts';
import { CARD } from '../../../src/view/turn/card.ts';
import { render } from '../../../src/view/render.ts';
import { wrongWithQuestions } from './questions.ts';
import type { Room } from './room.ts';

const TURN = /^(?:turn\.(?:next|done|call)|autopilot\.|panel\.(?:attack|move|more)\||group\.open\|)/u;

/** The custom ids that can be pressed on a message. */
const idsOn = (message: APIMessage): readonly string[] =>
  (message.components ?? []).flatMap((row) =>
    'components' in row
      ? row.components.flatMap((one) => ('custom_id' in one ? [String(one.custom_id)] : []))
      : [],
  );

/** The messages of a channel with which somebody can act on a turn. */
export const actable = (here: Room): readonly APIMessage[] =>
  here
    .messages('Mia')
    .filter((message) => (message.flags ?? 0) !== 64 && idsOn(message).some((id) => TURN.test(id)));

interface Looks {
  readonly content?: string | undefined;
  readonly embeds?: readonly { readonly description?: string | undefined }[] | undefined;
  readonly components?: readonly object[] | undefined;
}

/** What somebody sees of a message, and can press on it. */
const lookOf = ({ content = '', embeds = [], components = [] }: Looks): string =>
  [
    content,
    ...embeds.map(({ description = '' }) => description),
    ...[...JSON.stringify(components).matchAll(/"(?:custom_id|label|url)":"[^"]*"/gu)]
      .map(([one]) => one)
      .toSorted(),
  ]
    .join('\n')
    .replaceAll(/<\/([^:>]+):\d+>/gu, '`/$1`'); // a command that opens by a press on its name

/** The words of a card, as plain as they come. */
const wordsOf = ({ content, embeds }: APIMessage): string =>
  [content, ...embeds.map(({ description = '' }) => description)].filter((part) => part !== '').join('\n');

/** Somebody's state, or what a turn has left: a card that is over shows neither. */
const STATE = /^(?:▶ |-# (?:Left: |Nothing left))|⏳ waiting for/mu;

/** So many of the newest messages are looked at for cards that are over. */
const NEWEST = 12;

/** What is wrong with the records of turns that are over, those among the newest messages of a room: none, or one sentence. */
async function wrongWithRecords(here: Room): Promise<string | null> {
  const { store } = here.table.turnkeeper.app.ports;
  for (const message of here.messages('Mia').slice(-NEWEST)) {
    const card = await store.cardOfMessage(message.id);
    if (card === null || card.live || !card.closed) continue;
    const words = wordsOf(message);
    const lines = words.split('\n').length;
    if (lines > CARD.closed) return `a record of ${lines} lines:\n${words}`;
    if (words.length > CARD.characters) return `a record of ${words.length} characters`;
    if (idsOn(message).length > 0) return `a record with ${idsOn(message).join(', ')}`;
    if (STATE.test(words)) return `a record that shows a state:\n${words}`;
  }
  return null;
}

/**
 * What is wrong with the cards of the fight in a room: none, or one sentence. One message alone can be acted on, none while somebody is asked;
 * it shows what a fresh drawing of the log does; what is asked is asked once; it has no more words than a card may have, and those that are over fewer still. A card that somebody has `deleted` comes again
 * with the next change.
 */
export async function wrongWithCards(
  here: Room,
  deleted: ReadonlySet<string> = new Set(),
): Promise<string | null> {
  const { app } = here.table.turnkeeper;
  const { store } = app.ports;
  const wrong = (await wrongWithRecords(here)) ?? (await wrongWithQuestions(here, deleted));
  if (wrong !== null) return wrong;
  const fight = await store.runningEncounter(here.table.playground.world.channel(here.channel).id);
  const all = actable(here);
  if (fight === null) return all.length === 0 ? null : `${all.length} cards without a fight`;
  const at = await momentOf(app, fight.id);
  const live = await store.liveCard(fight.id);
  if (at === null || live === null) return 'no card is live';
  if (live.messageId !== null && deleted.has(live.messageId)) return null;
  const wanted = at.pending === null ? 1 : 0;
  if (all.length !== wanted) return `${all.length} messages can be acted on, not ${wanted}`;
  const message = here.messages('Mia').find(({ id }) => id === live.messageId);
  if (message === undefined) return 'the live card is not there';
  const words = wordsOf(message);
  if (words.length > CARD.characters) return `a card of ${words.length} characters`;
  if (words.split('\n').length > CARD.lines) return `a card of ${words.split('\n').length} lines`;
  if (wanted === 0) return null; // whom it waits for is not drawn here
  const view = await drawCard(app, at, live, { pings: [], asked: [] });
  if (hashOf(view, live.text) !== live.shows) return `it shows something else than the log:\n${words}`;
  const fresh = lookOf(render(view, { text: live.text }));
  return lookOf(message) === fresh ? null : `it is not what it is said to show:\n${words}\nbut:\n${fresh}`;
}
