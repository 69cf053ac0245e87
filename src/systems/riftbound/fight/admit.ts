import { castDraft, freeze } from 'immer';
import type { Member } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import { type Bearing, floorAt, type Point } from '../../../engine/space/plane/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { characterRules } from '../character/rules.ts';
import type { Character } from '../character/schema.ts';
import { type Fighter, fighterIn, type Scene, type Side } from '../scene.ts';
import { hasBegun } from '../turn/begun.ts';
import { joinOrder } from '../turn/order.ts';
import { crewOf, insideOf } from '../vehicles/crew.ts';
import { placeNamed, roomNear } from './placing.ts';

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

/** What a sheet has out of tables and packs stays as it is: no look at the scene (`snapshot`) goes over it again. */
function settled(sheet: Character): Character {
  for (const { profile } of sheet.kind === 'vehicle' ? sheet.systems : sheet.items) freeze(profile, true);
  if (sheet.kind === 'person') for (const power of sheet.powers) freeze(power, true);
  return sheet;
}

/**
 * Somebody comes to the fight: at the place that is named, else where their side comes from; or inside a vehicle whose crew they belong to. Where turns
 * are taken already, they roll for theirs.
 */
export function* admit(tx: Tx<Scene>, member: Member): Rule<void> {
  const { id, name, side } = member;
  if (fighterIn(tx.now, id) !== null) return yield* tx.refuse('alreadyIn', { name });
  if (member.hidden === true && side === 'players') return yield* tx.refuse('onlyFoesHide', { name });
  const read = characterRules.read(member.sheet, 1);
  if (!read.ok) return yield* tx.refuse(read.refusal.code, read.refusal.params);
  // Names are the campaign's to give: two raiders of one sheet have names of their own.
  const sheet: Character = settled({ ...read.value, name });
  tx.state.characters[id] = castDraft(sheet);
  const now = tx.snapshot();
  const wanted = placeNamed(now, side, member.place);
  if (wanted === null) return yield* tx.refuse('noSuchPlace', { place: member.place });
  const rides = insideOf(now, id) !== null;
  const at = rides ? null : roomNear(now, id, sheet, wanted);
  if (at === null && !rides) return yield* tx.refuse('noRoom', { name });
  const { fight } = tx.state;
  if (fight === null) return;
  const altitude =
    at === null ? 0 : sheet.kind === 'vehicle' ? sheet.altitude : floorAt(fight.board.plane, at);
  fight.fighters[id] = castDraft(newFighter(member, at, altitude));
  if (sheet.kind === 'vehicle') for (const who of crewOf(tx.snapshot(), id)) board(tx, who);
  if (sheet.kind === 'person' && !sheet.dead && hasBegun(tx.now)) yield* joinOrder(tx, id);
}

/** Who belongs to the crew of a vehicle that comes is inside it. */
function board(tx: Tx<Scene>, who: string): void {
  const fighter = tx.state.fight?.fighters[who];
  if (fighter !== undefined) fighter.at = null;
}
