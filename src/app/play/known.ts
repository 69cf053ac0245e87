import { type GameEvent, type Viewer, visibleTo } from '../../engine/event.ts';
import { knownOf, type Recorded } from '../../engine/roll.ts';
import type { EntryRecord } from '../ports.ts';

/** Dice and cards of a command that a viewer may know: of an entry, or of one that waits. What was called off tells by its dice alone. */
export function diceKnownTo(
  of: Pick<EntryRecord, 'dice' | 'events'> & { readonly kind?: EntryRecord['kind'] },
  viewer: Viewer,
): readonly Recorded[] {
  const whole = of.kind !== 'cancel' && eventsOf(of).every((event) => visibleTo(event, viewer));
  const fallen = Array.isArray(of.dice) ? (of.dice as unknown as readonly Recorded[]) : [];
  return knownOf(fallen, viewer, whole);
}

/** The events of a stored entry: written by the engine, so read as it wrote them. */
export function eventsOf(entry: Pick<EntryRecord, 'events'>): readonly GameEvent[] {
  return Array.isArray(entry.events) ? (entry.events as unknown as readonly GameEvent[]) : [];
}
