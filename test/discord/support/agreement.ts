import type { PendingRecord } from '../../../src/app/ports.ts';
import { messageText } from '../../support/playscript/print.ts';
import type { Room } from './room.ts';

const ASKS = /⏳/u;
const DECIDES = /to decide/u;

type Said = readonly [what: string, text: string];

/** What those who are asked are told to answer, where that is nothing. */
async function askedWrongly(here: Room, { decisions }: PendingRecord): Promise<readonly Said[]> {
  const { playground } = here.table;
  const told: Said[] = [];
  for (const name of ['Ana', 'Ben', 'Mia']) {
    const { id } = playground.person(name);
    const isAsked = decisions.some(({ ownerId }) => (ownerId ?? playground.person('Mia').id) === id);
    const text = isAsked ? await here.use(name, 'decisions') : '❓';
    if (!text.includes('❓')) told.push([`what ${name} is asked`, text]);
  }
  return told;
}

/** What a GM is told who ends the turn while a question is open, where that is not to wait for it. Nothing stays of it. */
async function refusedWrongly(here: Room): Promise<readonly Said[]> {
  const text = await here.use('Mia', 'encounter next');
  if (text.includes('[Cancel]')) await here.press('Mia', 'Cancel');
  return /[Ww]aiting for|Answer your open question/u.test(text) ? [] : [['the refusal', text]];
}

/**
 * Where what stands on screen contradicts itself while a question is open in the fight of a room, or none is: the tracker, the card, the status,
 * whose turn it is, what those who are asked are asked, and what a GM is told who ends the turn meanwhile; null where all agree.
 */
export async function disagreement(here: Room): Promise<string | null> {
  const { app, bot } = here.table.turnkeeper;
  const { store } = app.ports;
  await bot.idle();
  const fight = await store.runningEncounter(here.table.playground.world.channel(here.channel).id);
  if (fight === null) return null;
  const pending = await store.pendingOf({ kind: 'encounter', id: fight.id });
  const card = await store.liveCard(fight.id);
  const shown = (id: string | null | undefined) => here.messages('Mia').find((message) => message.id === id);
  const [tracker, live] = [shown(fight.trackerMessageId), shown(card?.messageId)];
  const said: readonly Said[] = [
    ...(tracker === undefined ? [] : [['the tracker', messageText(tracker)] as const]),
    ...(live === undefined ? [] : [['the card', messageText(live)] as const]),
    ['the status', await here.use('Mia', 'encounter status')] as const,
  ];
  const wrong: Said[] = said.filter(([, text]) => ASKS.test(text) !== (pending !== null));
  const everywhere = await here.use('Mia', 'turns show');
  const turns = everywhere
    .split(/\n\s*\n/u)
    .filter((block) => block.includes(`Campaign in ${here.channel}**`))
    .join('\n');
  if (DECIDES.test(turns) !== (pending !== null)) wrong.push(['whose turn it is', everywhere]);
  if (pending !== null) wrong.push(...(await askedWrongly(here, pending)), ...(await refusedWrongly(here)));
  if (wrong.length === 0) return null;
  const state = pending === null ? 'no question is open' : 'a question is open';
  return `${state}, and not so by ${wrong.map(([what, text]) => `${what}:\n${text}`).join('\n')}`;
}
