import { castDraft } from 'immer';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { snapshotOf } from '../../../engine/snapshot.ts';
import { addToGroup } from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Character } from '../character/schema.ts';
import { whyNoMission } from '../mission/fit.ts';
import { onMission } from '../mission/fresh.ts';
import { type CharacterId, type Scene, type Side, type Unit, unitIn } from '../scene.ts';
import type { Placing } from './place.ts';

/** Somebody who comes to the battlefield. */
export interface Newcomer {
  readonly id: CharacterId;
  readonly name: string;
  readonly sheet: Character;
  readonly side: Side;
  readonly where: string | null;
  readonly hidden: boolean;
  readonly concealed: boolean;
  readonly passing: boolean;
}

const unit = ({ side, hidden, concealed, passing }: Newcomer, at: string): Unit => ({
  side,
  left: false,
  at,
  concealed,
  hidden,
  carries: null,
  effects: [],
  controlled: null,
  granted: 0,
  acted: 0,
  ...(passing ? { passing: true as const } : {}),
});

/**
 * Puts somebody on a free tile (`place` finds it) and among their side, with fresh numbers where this is their first encounter of the mission. Gives
 * why they cannot come; null where they have. They act this round where their side's phase is not over.
 */
export function admit(tx: Tx<Scene>, newcomer: Newcomer, place: Placing): Refusal | null {
  const { id, name, sheet, side } = newcomer;
  if (!tx.state.fight) return refusal('noFight');
  if (unitIn(tx.now, id) !== null) return refusal('alreadyIn', { name });
  const unfit = whyNoMission({ ...sheet, name });
  if (unfit !== null) return unfit;
  const size = sheet.kind === 'enemy' && sheet.large !== null ? 2 : 1;
  const found = place({ name, side, where: newcomer.where, size });
  if (!found.ok) return found.refusal;
  const party = snapshotOf(tx.now.party);
  // Names are the campaign's to give: two raiders of one sheet have names of their own.
  const who = { ...onMission(sheet, party.mission?.number ?? 0, party), name };
  tx.state.characters[id] = castDraft(who);
  tx.state.fight.units[id] = castDraft(unit(newcomer, found.tile));
  const seated = addToGroup(snapshotOf(tx.state.fight.order), id, side);
  if (!seated.ok) throw new Error(seated.code);
  tx.state.fight.order = castDraft(seated.order);
  const mission = tx.state.party.mission;
  if (mission !== null && side === 'players' && who.kind === 'hero' && !mission.crew.includes(id))
    mission.crew.push(id);
  return null;
}
