import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import { type Boundary, tickDurations, tickUses } from '../../../engine/uses/index.ts';
import type { Character } from '../character/schema.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { limitOf } from './uses.ts';

/** What powers did to somebody for a time is over where it is, and uses of theirs come back. */
export function expirePowers(tx: Tx<Scene>, id: CharacterId, who: Character, boundary: Boundary): void {
  const draft = tx.state.characters[id];
  if (draft === undefined) return;
  const { kept, counted, over } = tickDurations(who.boons, boundary, id);
  if (over.length + counted.length > 0) draft.boons = castDraft([...kept]);
  // What was for one attack is over with it, and needs no word.
  const told = boundary.at === 'attack.end' ? [] : over.map(({ power }) => power);
  for (const power of new Set(told)) tell(tx, 'boonLost', { target: id, power });
  const limits = (use: string) => {
    const power = who.powers.find((one) => one.id === use);
    return power === undefined ? undefined : (limitOf(power) ?? undefined);
  };
  const { uses } = tickUses(who.uses, limits, boundary, id);
  if (uses !== who.uses) draft.uses = castDraft({ ...uses });
}

/** What powers made of Zones for a time is over where it is; what a Zone is of itself it stays. */
export function expireMarks(tx: Tx<Scene>, boundary: Boundary): void {
  const { fight } = tx.state;
  const marks = tx.now.fight?.marks ?? [];
  if (!fight || marks.length === 0) return;
  const { kept, counted, over } = tickDurations(marks, boundary);
  if (over.length + counted.length > 0) fight.marks = castDraft([...kept]);
  for (const { zone: id, trait, power } of over) {
    const zone = fight.map.zones[id];
    if (zone === undefined) continue;
    zone.traits = zone.traits.filter((one) => one.id !== trait);
    tell(tx, 'zoneChanged', { zone: zone.name, trait, power, gained: false, duration: null });
  }
}
