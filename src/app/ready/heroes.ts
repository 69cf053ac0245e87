import type { Json } from '../../engine/json.ts';
import { readyHero, type ReadyHero } from '../../engine/ready.ts';
import { nameFor } from '../character/nameFor.ts';
import { roomForCharacter } from '../character/roomFor.ts';
import { nameKey } from '../names.ts';
import { storedParty } from '../play/party.ts';
import type { CharacterRecord, Ports } from '../ports.ts';
import { type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';
import type { Readied } from './lobby.ts';

/** The characters of those who have taken a hero, by the steps by which everybody makes one. Refuses where one of them has too many. */
export async function heroesTaken(
  ports: Ports,
  table: Table,
  { record, fight }: Readied,
): Promise<Result<ReadonlyMap<string, CharacterRecord>>> {
  const { ids, clock, store } = ports;
  const { campaign, system } = table;
  const made = new Map<string, CharacterRecord>();
  for (const { hero, userId } of record.heroes) {
    const found = fight.heroes.find(({ id }) => id === hero);
    if (found === undefined) continue;
    const theirs = { campaign, caller: { ...table.caller, userId }, gm: campaign.gms.includes(userId) };
    const room = await roomForCharacter(store, theirs, 1 + made.size);
    if (!room.ok) return room;
    const name = await nameFor(
      ports,
      table,
      found,
      userId,
      [...made.values()].map((one) => one.nameKey),
    );
    if (!name.ok) return name;
    const sheet = sheetOf(table, found, name.value);
    made.set(hero, {
      id: ids.next(),
      campaignId: campaign.id,
      ownerId: userId,
      kind: 'pc',
      name: name.value,
      nameKey: nameKey(name.value),
      version: 0,
      schemaVersion: system.revision,
      state: sheet,
      encounterId: null,
      createdAt: clock.now(),
      archivedAt: null,
    });
  }
  return yes(made);
}

/** A hero's sheet. */
export function sheetOf(table: Table, hero: ReadyHero, name: string): Json {
  const made = readyHero(table.system, hero, name, storedParty(table) ?? undefined);
  if (!made.ok) throw new Error(`the hero ${hero.id} cannot be made: ${JSON.stringify(made.refusal)}`);
  return made.value as Json;
}
