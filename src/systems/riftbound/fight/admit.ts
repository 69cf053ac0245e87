import { castDraft, freeze } from 'immer';
import type { Member } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import { type Bearing, floorOn, groundOf, type Point } from '../../../engine/space/plane/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { grapplerOf } from '../conditions/active.ts';
import { characterRules } from '../character/rules.ts';
import type { Character } from '../character/schema.ts';
import { type CharacterId, type Fighter, fighterIn, type Scene, type Side } from '../scene.ts';
import { hasBegun } from '../turn/begun.ts';
import { joinOrder } from '../turn/order.ts';
import { crewOf, insideOf } from '../vehicles/crew.ts';
import { type Standing, standing, standingIn } from './bodies.ts';
import { type Filled, placeNamed, roomNear } from './placing.ts';

const NORTH: Bearing = 0;
const SOUTH: Bearing = 180;

const newFighter = (member: Member, at: Point | null, altitude: number): Fighter => ({
  side: member.side,
  left: false,
  at,
  altitude,
  heading: headingOf(member.side),
  counters: 0,
  seized: false,
  owed: { seized: 0, terrified: 0 },
  prepared: [],
  overwatch: null,
  effects: [],
  used: [],
  turns: 0,
  flew: false,
  unseen: member.hidden === true,
  ...(member.npc === undefined && member.fleeting !== true ? { passing: true as const } : {}),
  ...(member.fleeting === true ? { fleeting: true as const } : {}),
  ...(member.nameless === true ? { nameless: true as const } : {}),
});

/** Sides come facing one another. */
const headingOf = (side: Side): Bearing => (side === 'foes' ? SOUTH : NORTH);

type Reading = (raw: Member['sheet']) => ReturnType<typeof characterRules.read>;

/** Whatever a sheet is called is of no matter here: names are the campaign's to give. */
const NAME = 'Somebody';
function unnamed(raw: Member['sheet']): Member['sheet'] {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw;
  return 'name' in raw && typeof raw.name === 'string' && raw.name !== '' ? { ...raw, name: NAME } : raw;
}

/**
 * Reads sheets, each text once: twenty raiders come with the same, under names of their own. What they share never changes, and whatever looks at the scene
 * passes over it.
 */
function readingOnce(): Reading {
  const known = new Map<string, Character>();
  return (named) => {
    const raw = unnamed(named);
    const text = JSON.stringify(raw);
    const before = known.get(text);
    if (before !== undefined) return { ok: true, value: before };
    const read = characterRules.read(raw, 1);
    if (read.ok) known.set(text, freeze(read.value, true));
    return read;
  };
}

/** Where there is no room any more, and who stands there, while several come: looked up once, and kept. */
interface Room {
  readonly filled: Filled;
  there: Standing[];
}

/** Several come to the fight, one after the other. */
export function* admitAll(tx: Tx<Scene>, members: readonly Member[]): Rule<void> {
  const read = readingOnce();
  let scene = tx.snapshot();
  const room: Room = { filled: new Map(), there: [...standingIn(scene)] };
  for (const member of members) scene = yield* admit(tx, scene, member, { read, room });
  tx.settle();
}

/**
 * Somebody comes to the fight: at the place that is named, else where their side comes from; or inside a vehicle whose crew they belong to. Where turns
 * are taken already, they roll for theirs. `before` is the fight without them, and what it gives is the fight with them: a look at all of it
 * (`snapshot`) for each of a hundred would take seconds.
 */
function* admit(
  tx: Tx<Scene>,
  before: Scene,
  member: Member,
  { read: reading, room }: { readonly read: Reading; readonly room: Room },
): Rule<Scene> {
  const { id, name, side } = member;
  if (fighterIn(before, id) !== null) return yield* tx.refuse('alreadyIn', { name });
  if (member.hidden === true && side === 'players') return yield* tx.refuse('onlyFoesHide', { name });
  const read = reading(member.sheet);
  if (!read.ok) return yield* tx.refuse(read.refusal.code, read.refusal.params);
  // Names are the campaign's to give: two raiders of one sheet have names of their own.
  const sheet: Character = { ...read.value, name };
  const known: Scene = { ...before, characters: { ...before.characters, [id]: sheet } };
  const wanted = placeNamed(known, side, member.place);
  if (wanted === null) return yield* tx.refuse('noSuchPlace', { place: member.place });
  const rides = insideOf(known, id) !== null;
  const at = rides ? null : roomNear(known, id, sheet, wanted, room.filled, room.there);
  if (at === null && !rides) return yield* tx.refuse('noRoom', { name });
  const { fight } = tx.state;
  if (fight === null || known.fight === null) return before;
  const { plane } = known.fight.board;
  const altitude = at === null ? 0 : sheet.kind === 'vehicle' ? sheet.altitude : floorOn(groundOf(plane), at);
  const come: Record<CharacterId, Fighter> = { [id]: newFighter(member, at, altitude) };
  const there = {
    ...known,
    fight: { ...known.fight, fighters: { ...known.fight.fighters, ...come } },
  };
  // Who belongs to the crew of a vehicle that comes is inside it.
  for (const who of sheet.kind === 'vehicle' ? crewOf(there, id) : []) {
    const fighter = fighterIn(there, who);
    if (fighter === null) continue;
    come[who] = { ...fighter, at: null };
    // They leave their place.
    room.filled.clear();
    room.there = room.there.filter((one) => one.id !== who);
  }
  if (at !== null && come[id]?.at !== null)
    room.there.push(standing(id, sheet, at, altitude, grapplerOf(there, id)));
  tx.state.characters[id] = castDraft(sheet);
  for (const [who, fighter] of Object.entries(come)) fight.fighters[who] = castDraft(fighter);
  const now: Scene = { ...there, fight: { ...there.fight, fighters: { ...there.fight.fighters, ...come } } };
  if (sheet.kind === 'person' && !sheet.dead && hasBegun(tx.now)) yield* joinOrder(tx, now, id);
  return now;
}
