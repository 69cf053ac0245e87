import type { Json } from '../../engine/json.ts';
import { TEXT_LIMITS } from '../limits.ts';
import { cleanName, nameKey } from '../names.ts';
import type { CharacterRecord, Ports } from '../ports.ts';
import { type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';
import { nameFor } from './nameFor.ts';
import { roomForCharacter } from './roomFor.ts';

/** Room for a number behind a name: ' 20'. */
const NUMBER = 3;

/** A name that leaves room for a number behind it. */
const shortened = (name: string): string =>
  cleanName([...name].slice(0, TEXT_LIMITS.name.most - NUMBER).join('')) ?? 'Companion';

/**
 * The records of a character that has just been made and of all who come with it, such as a vehicle of its own: the character first. `made`
 * is the record of `character` as it would be alone. Refuses where there is no room for them.
 */
export async function withBrought(
  ports: Ports,
  table: Table,
  draft: Json,
  character: object,
  made: CharacterRecord,
): Promise<Result<readonly [CharacterRecord, ...CharacterRecord[]]>> {
  const rules = table.system.character;
  const brought = rules.brought?.(draft, character, made.id, () => ports.ids.next());
  if (brought === undefined || brought === null) return yes([made]);
  const room = await roomForCharacter(ports.store, table, 1 + brought.others.length);
  if (!room.ok) return room;
  const taken = [made.nameKey];
  const others: CharacterRecord[] = [];
  for (const { id, name: wanted, character: other } of brought.others) {
    const name = await nameFor(ports, table, { name: shortened(wanted) }, made.ownerId, taken);
    if (!name.ok) return name;
    taken.push(nameKey(name.value));
    const state = rules.rename(other, name.value) as Json;
    others.push({ ...made, id, name: name.value, nameKey: nameKey(name.value), state });
  }
  return yes([{ ...made, state: brought.self as Json }, ...others]);
}
