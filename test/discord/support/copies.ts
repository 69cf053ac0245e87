import { gunzipSync } from 'node:zlib';
import type { Json } from '../../../src/app/ports.ts';
import type { OptionValues } from '../../../src/playground/index.ts';
import type { GameTable } from '../../support/table.ts';
import { answerText, Room } from './room.ts';

/** The campaign of a channel as a file, as its GM gets it. */
export async function exported({ playground, turnkeeper }: GameTable, channel: string): Promise<string> {
  const answer = await playground.person('Mia').command(channel, 'export', { format: 'json' });
  await turnkeeper.bot.idle();
  const [file] = answer.message()?.attachments ?? [];
  if (file === undefined) throw new Error(answerText(answer));
  const bytes = new Uint8Array(await (await fetch(file.url)).arrayBuffer());
  return new TextDecoder().decode(bytes[0] === 0x1f ? gunzipSync(bytes) : bytes);
}

let copies = 0;

/** A new channel into which a file has been brought, and what was said. */
export async function brought(
  table: GameTable,
  data: string | Uint8Array,
  options: OptionValues = {},
): Promise<{ readonly copy: Room; readonly said: string }> {
  copies += 1;
  const channel = `copy-${copies}`;
  table.playground.world.addChannel({ name: channel });
  const given = { file: { name: 'campaign.json', data }, name: `Copy ${copies}`, ...options };
  const answer = await table.playground.person('Mia').command(channel, 'import', given);
  await table.turnkeeper.bot.idle();
  return { copy: new Room(table, channel), said: answerText(answer) };
}

export const GUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gu;

/** A file without what a copy has of its own: each id by the place where it first stands, no name, and no moment at which it was made. */
export function bare(text: string): Json {
  const ids = new Map<string, string>();
  const told = text.replace(GUID, (id) => {
    const known = ids.get(id) ?? `id ${ids.size + 1}`;
    ids.set(id, known);
    return known;
  });
  const { madeAt: _, campaign, ...rest } = JSON.parse(told);
  return { ...rest, campaign: { ...campaign, name: '' } };
}
