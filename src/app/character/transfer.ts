import { z } from 'zod';
import type { Json } from '../../engine/json.ts';
import { freeName } from '../borne.ts';
import { cleanName, nameKey } from '../names.ts';
import type { CharacterRecord, Ports } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';
import { roomForCharacter } from './roomFor.ts';
import { whyNoSheet } from './sizeOf.ts';

const FORMAT = 'turnkeeper-character';

/** A character as a file: what it is, of which system and revision, and the system's own JSON. */
const fileSchema = z.object({
  format: z.literal(FORMAT),
  system: z.string(),
  revision: z.number().int().nonnegative(),
  name: z.string(),
  character: z.unknown(),
});

/** The text of a character's file. */
export function exportCharacter(record: CharacterRecord, system: string): string {
  const file = {
    format: FORMAT,
    system,
    revision: record.schemaVersion,
    name: record.name,
    character: record.state,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Makes a character from a file's text, the caller's own. Refuses what is not one, of another system, or wrong in itself. */
export async function importCharacter(
  ports: Ports,
  table: Table,
  text: string,
  newName: string | null,
): Promise<Result<CharacterRecord>> {
  const raw = parse(text);
  const file = fileSchema.safeParse(raw);
  if (!file.success) return no('notACharacterFile');
  const { system, campaign, caller } = table;
  if (file.data.system !== system.id)
    return no('otherSystem', { file: file.data.system.slice(0, 60), campaign: system.name });
  if (file.data.revision > system.revision) return no('newerFile');
  const name = cleanName(newName ?? file.data.name);
  if (name === null) return no('badName', { name: (newName ?? file.data.name).slice(0, 100) });
  const room = await roomForCharacter(ports.store, table);
  if (!room.ok) return room;
  const free = await freeName(ports, table, name);
  if (!free.ok) return free;
  const sheet = file.data.character as Json;
  const tooMuch = sheet === undefined ? null : whyNoSheet(sheet);
  if (tooMuch !== null) return tooMuch;
  const read = system.character.read(sheet, file.data.revision);
  if (!read.ok) return read;
  const record: CharacterRecord = {
    id: ports.ids.next(),
    campaignId: campaign.id,
    ownerId: caller.userId,
    kind: 'pc',
    name,
    nameKey: nameKey(name),
    version: 0,
    schemaVersion: system.revision,
    state: system.character.rename(read.value, name) as Json,
    encounterId: null,
    createdAt: ports.clock.now(),
    archivedAt: null,
  };
  const written = await ports.store.commit({
    interactionId: caller.interactionId,
    at: record.createdAt,
    characters: [{ type: 'create', record }],
    activate: { campaignId: campaign.id, userId: caller.userId, characterId: record.id },
  });
  if (written === 'nameTaken') return no('nameTaken', { name });
  return written === 'committed' ? yes(record) : no('tryAgain');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
