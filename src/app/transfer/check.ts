import { hashOf } from '../../dice/index.ts';
import type { AnySystem } from '../../engine/system.ts';
import type { Breath } from '../breath.ts';
import { cleanName, nameKey } from '../names.ts';
import { readPatches } from '../play/patches.ts';
import type { CampaignFile, Fault, FileEntry } from './file.ts';
import { mostNested, nestingOf } from './ids.ts';

/** All that is wrong in a file of the right shape: what does not fit together, and what its system cannot read. */
export async function faultsOf(
  file: CampaignFile,
  system: AnySystem,
  breath: Breath,
): Promise<readonly Fault[]> {
  const deep = tooDeep(file);
  if (deep.length > 0) return deep;
  const faults = [...twiceOf(file), ...namesOf(file), ...placesOf(file), ...seedsOf(file)];
  for (const fault of unreadable(file, system)) {
    faults.push(fault);
    await breath();
  }
  for (const [n, entry] of file.entries.entries()) {
    faults.push(...entryFaults(file, entry, `entries.${n}`));
    await breath();
  }
  return faults;
}

/** Nobody plays anything that is nested so deep; what reads it would not come back. */
function tooDeep({ entries, ...parts }: CampaignFile): readonly Fault[] {
  const why = 'is nested too deep';
  if (nestingOf(parts) > mostNested) return [{ where: 'the campaign', why }];
  return entries.flatMap((entry, n) =>
    nestingOf(entry) > mostNested ? [{ where: `entries.${n}`, why }] : [],
  );
}

/** What may be there once only. */
function* twiceOf(file: CampaignFile): Generator<Fault> {
  const { campaign, characters, encounters, entries, seeds, maps, packs, macros, actives, drafts } = file;
  const records = [
    ...[campaign].map((one) => [one.id, 'campaign'] as const),
    ...Object.entries({ characters, encounters, entries, seeds, maps }).flatMap(([list, all]) =>
      all.map(({ id }, n) => [id, `${list}.${n}`] as const),
    ),
  ];
  yield* twice(records, 'has the id of another');
  yield* twice(
    entries.map(({ stream, number }, n) => [`${stream.kind} ${stream.id} ${number}`, `entries.${n}`]),
    'has the number of another on its stream',
  );
  yield* twice(
    entries.flatMap(({ drawn }, n) =>
      drawn === null ? [] : [[`${drawn.seedId} ${drawn.number}`, `entries.${n}.drawn`] as const],
    ),
    'was drawn by another',
  );
  yield* twice(
    seeds.map(({ number }, n) => [String(number), `seeds.${n}.number`]),
    'is the number of another',
  );
  const live = characters.map(({ name, archivedAt }, n) => ({ key: nameKey(name), archivedAt, n }));
  yield* twice(
    live.filter(({ archivedAt }) => archivedAt === null).map(({ key, n }) => [key, `characters.${n}.name`]),
    'is the name of another',
  );
  for (const [list, all] of Object.entries({ packs, macros }))
    yield* twice(
      all.map(({ name }, n) => [nameKey(name), `${list}.${n}.name`]),
      'is the name of another',
    );
  yield* twice(
    maps.map(({ encounterId }, n) => [encounterId ?? 'next', `maps.${n}`]),
    'is for the same fight as another',
  );
  yield* twice(
    file.portraits.map(({ characterId }, n) => [characterId, `portraits.${n}`]),
    'is of the same character as another',
  );
  for (const [list, all] of Object.entries({ actives, drafts }))
    yield* twice(
      all.map(({ userId }, n) => [userId, `${list}.${n}`]),
      'is of the same person as another',
    );
}

function* twice(all: readonly (readonly [key: string, where: string])[], why: string): Generator<Fault> {
  const known = new Set<string>();
  for (const [key, where] of all) {
    if (known.has(key)) yield { where, why };
    known.add(key);
  }
}

function* namesOf({ campaign, characters }: CampaignFile): Generator<Fault> {
  const why = 'is no name of 1 to 40 characters';
  if (cleanName(campaign.name) !== campaign.name) yield { where: 'campaign.name', why };
  for (const [n, { name }] of characters.entries())
    if (cleanName(name) !== name) yield { where: `characters.${n}.name`, why };
}

/** Where records name one another. */
function* placesOf({
  characters,
  portraits,
  encounters,
  entries,
  maps,
  actives,
}: CampaignFile): Generator<Fault> {
  const running = new Set(encounters.filter(({ endedAt }) => endedAt === null).map(({ id }) => id));
  const known = new Set([...characters, ...encounters].map(({ id }) => id));
  const newest = new Map<string, number>();
  for (const { stream, number } of entries)
    newest.set(stream.id, Math.max(number, newest.get(stream.id) ?? 0));
  for (const [n, { id, encounterId, version }] of characters.entries()) {
    if (encounterId !== null && !running.has(encounterId))
      yield { where: `characters.${n}.encounterId`, why: 'is no fight that runs' };
    if (version < (newest.get(id) ?? 0))
      yield { where: `characters.${n}.version`, why: 'is behind its entries' };
  }
  for (const [n, { id, version }] of encounters.entries())
    if (version < (newest.get(id) ?? 0))
      yield { where: `encounters.${n}.version`, why: 'is behind its entries' };
  for (const [n, { encounterId }] of maps.entries())
    if (encounterId !== null && !known.has(encounterId))
      yield { where: `maps.${n}.encounterId`, why: 'is no fight of this file' };
  for (const [list, all] of Object.entries({ actives, portraits }))
    for (const [n, { characterId }] of all.entries())
      if (!known.has(characterId)) yield { where: `${list}.${n}`, why: 'names no character of this file' };
}

function* seedsOf({ seeds }: CampaignFile): Generator<Fault> {
  for (const [n, { secret, hash, revealedAt }] of seeds.entries()) {
    if ((secret === null) !== (revealedAt === null))
      yield { where: `seeds.${n}`, why: 'is public without a secret, or the other way round' };
    if (secret !== null && hashOf(secret) !== hash)
      yield { where: `seeds.${n}.secret`, why: 'has another hash than was published' };
  }
}

/** What the system cannot read. */
function* unreadable(
  { campaign, characters, encounters, packs }: CampaignFile,
  system: AnySystem,
): Generator<Fault> {
  const cannot = (where: string) => ({ where, why: `cannot be read by ${system.name}` });
  const { party } = campaign;
  if (party.state !== null && system.party?.read(party.state, party.schemaVersion).ok === false)
    yield cannot('campaign.party');
  for (const [n, { state, schemaVersion }] of characters.entries())
    if (!holds(() => system.character.read(state, schemaVersion).ok)) yield cannot(`characters.${n}.state`);
  for (const [n, { id, state, schemaVersion, endedAt }] of encounters.entries()) {
    const reads = holds(() => {
      const scene = system.upcast(state, schemaVersion);
      system.tracker(scene, { gm: true, characters: [] });
      const inside = system.charactersIn(scene);
      return characters.every((one) => one.encounterId !== id || inside[one.id] !== undefined);
    });
    if (!reads) yield cannot(`encounters.${n}.state`);
    else if (endedAt === null && !system.fights(system.upcast(state, schemaVersion)))
      yield { where: `encounters.${n}.endedAt`, why: 'is missing: no fight is left in it' };
  }
  for (const [n, { pack, schemaVersion }] of packs.entries())
    if (system.packs === undefined || !holds(() => system.packs?.read(pack, schemaVersion).ok === true))
      yield cannot(`packs.${n}.pack`);
}

/** Whether something is so; what cannot even be looked at is not. */
function holds(look: () => boolean): boolean {
  try {
    return look();
  } catch {
    return false;
  }
}

function* entryFaults({ campaign, seeds }: CampaignFile, entry: FileEntry, where: string): Generator<Fault> {
  const { stream, drawn, patches, inverse } = entry;
  if (stream.kind === 'party' && stream.id !== campaign.id)
    yield { where: `${where}.stream`, why: "is another campaign's party" };
  if (drawn !== null && !seeds.some(({ id }) => id === drawn.seedId))
    yield { where: `${where}.drawn.seedId`, why: 'is no seed of this file' };
  for (const [name, list] of Object.entries({ patches, inverse }))
    if (!holds(() => readPatches(list).length >= 0))
      yield { where: `${where}.${name}`, why: 'are no changes' };
  for (const name of ['dice', 'answers', 'rulings', 'events'] as const)
    if (!Array.isArray(entry[name])) yield { where: `${where}.${name}`, why: 'is no list' };
}
