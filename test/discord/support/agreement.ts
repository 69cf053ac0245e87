import { messageText } from '../../support/playscript/print.ts';
import type { Room } from './room.ts';

const ASKS = /⏳/u;

/**
 * Where what stands on screen contradicts itself while a question is open in the fight of a room, or none is: the tracker, the card, the status and
 * what a turn that is ended is told; null where all agree.
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
  const said = [
    ...(tracker === undefined ? [] : [['the tracker', messageText(tracker)] as const]),
    ...(live === undefined ? [] : [['the card', messageText(live)] as const]),
    ['the status', await here.use('Mia', 'encounter status')] as const,
  ];
  const wrong = said.filter(([, text]) => ASKS.test(text) !== (pending !== null));
  if (wrong.length === 0) return null;
  const state = pending === null ? 'no question is open' : 'a question is open';
  return `${state}, and not so by ${wrong.map(([what, text]) => `${what}:\n${text}`).join('\n')}`;
}
