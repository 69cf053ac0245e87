import type { Remaining } from '../../engine/system.ts';
import { here } from '../caller.ts';
import { roomForCharacter } from '../character/roomFor.ts';
import { findNamed, nameKey, nearest } from '../names.ts';
import { firstCourse } from '../play/course.ts';
import { floorFree } from '../play/floor.ts';
import type { Performer } from '../play/performer.ts';
import { type Played, refused } from '../play/played.ts';
import { encounterStage, sceneOf } from '../play/stage.ts';
import type { CharacterRecord, EncounterRecord, Ports } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';

/** Foes that outlive their fight: a GM keeps them as characters of the campaign. */
export class Keeping {
  readonly #ports: Ports;
  readonly #performer: Performer;

  constructor(ports: Ports, performer: Performer) {
    this.#ports = ports;
    this.#performer = performer;
  }

  /** Those who live only in the fight here, or in the last one that was, and could be kept: a GM's to know. */
  async list(table: Table): Promise<readonly Remaining[]> {
    const found = table.gm ? await this.#remaining(table) : null;
    return found?.ok ? found.value.free : [];
  }

  /**
   * Keeps some of them, by their names with commas between; without names all who are alive. From then on they are the GM's own
   * characters, as they are, and the fight that holds them gives them back. GM only; refuses more than a campaign may have.
   */
  async keep(table: Table, typed: string | null): Promise<Played> {
    if (!table.gm) return refused(no('gmOnly'));
    const found = await this.#remaining(table);
    if (!found.ok) return refused(found);
    const { record, free, cast } = found.value;
    const wanted = chosenOf(free, typed);
    if (!wanted.ok) return refused(wanted);
    const room = await roomForCharacter(this.#ports.store, table, wanted.value.length);
    if (!room.ok) return refused(room);
    const members = withNames(wanted.value, cast);
    return this.#performer.perform(
      table,
      (now) => encounterStage(this.#ports.store, now, record.id),
      (stage) => {
        const free = floorFree(stage, table);
        const intent = { kind: 'keep', members, asGm: true } as const;
        return free.ok ? yes(firstCourse(intent, table.caller.userId, null)) : free;
      },
    );
  }

  async #remaining(table: Table): Promise<
    Result<{
      readonly record: EncounterRecord;
      readonly free: readonly Remaining[];
      readonly cast: readonly CharacterRecord[]; // of the campaign
    }>
  > {
    const { store } = this.#ports;
    const { system, campaign, caller } = table;
    if (system.remains === undefined) return no('noKeeping', { system: system.name });
    const record = await store.lastEncounter(campaign.id, here(caller));
    if (record === null) return no('noFightToKeep');
    const cast = await store.characters(campaign.id, { archived: false });
    // Whoever was put away has a place here, too, unless it was made in this fight: then their keeping was taken back.
    const away = await store.characters(campaign.id, { archived: true });
    const before = away.filter(({ createdAt }) => createdAt < record.startedAt);
    const ids = new Set([...cast, ...before].map(({ id }) => id));
    const free = system.remains(sceneOf(system, record)).filter(({ id, kept }) => !kept && !ids.has(id));
    return yes({ record, free, cast });
  }
}

/** Whom a GM means. Refuses a name that is none of theirs, and where nobody is left. */
function chosenOf(free: readonly Remaining[], typed: string | null): Result<readonly Remaining[]> {
  const parts = (typed ?? '').split(',').map((part) => part.trim());
  const names = free.map(({ name }) => name);
  const found = new Set<Remaining>();
  for (const part of parts) {
    if (part === '') continue;
    const one = findNamed(part, free);
    if (one === null)
      return free.length === 0
        ? no('nobodyToKeep')
        : no('noSuchToKeep', { typed: part.slice(0, 100), nearest: nearest(part, names), names });
    found.add(one);
  }
  const wanted = found.size > 0 ? [...found] : free.filter(({ alive }) => alive);
  if (wanted.length === 0) return no('nobodyToKeep');
  return yes(wanted);
}

/** Each by a name that nobody else in the campaign has: who is called like somebody gets a number. */
function withNames(
  wanted: readonly Remaining[],
  cast: readonly CharacterRecord[],
): readonly { readonly id: string; readonly name: string }[] {
  const taken = new Set(cast.map((one) => one.nameKey));
  return wanted.map(({ id, name }) => {
    const plain = name.replace(/ \d+$/u, '');
    for (let n = 1; ; n++) {
      const called = n === 1 ? name : `${plain} ${n}`;
      if (taken.has(nameKey(called))) continue;
      taken.add(nameKey(called));
      return { id, name: called };
    }
  });
}
