import { defineTable, row } from '../../../engine/table.ts';

/** What can take a condition away before its time. */
export const conditionRemovalMethods = defineTable(row, [
  { id: 'healing', name: 'Healing', text: 'The unit heals at least 1 HP.' },
  { id: 'restore', name: 'Restore', text: 'Somebody uses Restoration, or something like it, on the unit.' },
  { id: 'resurrect', name: 'Resurrect', text: 'Somebody resurrects the unit: no class up to level 5 can.' },
  { id: 'waterTile', name: 'Water Tile', text: 'The unit enters a tile with Shallow Water.' },
  {
    id: 'xUnitTakesDamage',
    name: 'X Unit Takes Damage',
    text: "That unit loses HP to damage; Shield Points alone don't count.",
  },
  { id: 'xUnitIsKilled', name: 'X Unit is Killed', text: "That unit's HP drop to zero." },
  { id: 'xUnitGainsCondition', name: 'X Unit gains Condition', text: 'That unit gets the condition named.' },
  {
    id: 'stopDropRoll',
    name: 'Stop Drop & Roll',
    text: 'The unit spends an action on putting itself out, and ends its turn.',
  },
]);

export type ConditionRemovalMethodId = (typeof conditionRemovalMethods)[number]['id'];
