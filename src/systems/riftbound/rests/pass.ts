import type { Tx } from '../../../engine/tx.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';

/** What a Robot uses in each hour awake (Robotic). */
const CHARGE_AN_HOUR = 5;

/** The clock of the story goes on. */
export function moveClock(tx: Tx<Scene>, hours: number): void {
  tx.state.party.hours += hours;
}

/** What hours do to somebody and what they carry: a Robot's Charge goes down while they are awake, solar arrays fill in the sun. */
export function spendHours(
  tx: Tx<Scene>,
  actor: CharacterId,
  { hours, awake }: { readonly hours: number; readonly awake: number },
): void {
  const person = tx.state.characters[actor];
  if (person?.kind !== 'person' || hours === 0) return;
  if (person.battery !== null && awake > 0) {
    const before = person.battery;
    person.battery = Math.max(0, before - CHARGE_AN_HOUR * awake);
    tell(tx, 'charged', { actor, charge: [before, person.battery] });
  }
  if (!tx.now.party.sun) return;
  for (const item of person.items) {
    const sun = item.profile.benefits.find((benefit) => benefit.kind === 'sun');
    const most = item.profile.charge;
    if (sun === undefined || most === null || item.charge >= most) continue;
    const before = item.charge;
    item.charge = Math.min(most, before + sun.charge * hours);
    const name = item.called === '' ? item.profile.name : item.called;
    tell(tx, 'sunned', { actor, item: name, charge: [before, item.charge] });
  }
}
