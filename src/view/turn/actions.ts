import { turnShown } from '../../engine/turnShown.ts';
import type { Button, Row } from '../message.ts';
import { callRow, hasBegun, hasMap, MAP, STATUS, type TrackerView } from '../tracker.ts';
import { isDecided, turnRow } from './row.ts';

/** What is asked of a card: `why`, whether something on it can be explained. */
function askRow(tracker: TrackerView, cardId: string, why: boolean): Row {
  return [
    { kind: 'button', id: `card.undo|${cardId}`, label: 'Undo' },
    ...(why ? [{ kind: 'button', id: `card.why|${cardId}`, label: 'Why?' } as const] : []),
    STATUS,
    ...(hasMap(tracker) ? [MAP] : []),
  ];
}

/** What lets those act by themselves whom the GM plays: named by the turn that is shown, so that a press means that one. */
function letAct(tracker: TrackerView): readonly Button[] {
  const { current, phase, lines } = tracker;
  const theirs = current === null ? (phase?.toAct ?? []) : [current];
  const isPlayers = lines.some(({ id, side }) => side === 'players' && theirs.includes(id));
  if (isPlayers || !hasBegun(tracker) || isDecided(tracker)) return [];
  const label = current === null ? 'Let them act' : 'Let it act';
  return [{ kind: 'button', id: `autopilot.act|${turnShown(tracker)}`, label }];
}

/** Whether those who are up act by themselves: 'never' where the rules know no such thing, 'asks' where it is asked whether to go on. */
export type PilotShown = 'never' | 'none' | 'on' | 'paused' | 'asks';

/** What steers those who act by themselves. */
const steerRow = (pilot: 'on' | 'paused' | 'asks'): Row => [
  pilot === 'on'
    ? { kind: 'button', id: 'autopilot.pause', label: 'Pause' }
    : { kind: 'button', id: 'autopilot.goOn', label: 'Go on', look: 'main' },
  { kind: 'button', id: 'autopilot.over', label: 'Take over' },
];

/** All that can be pressed on a card. While somebody is asked nobody acts: then only what is asked of it. */
export function cardRows(
  tracker: TrackerView,
  {
    id,
    why,
    waits,
    pilot,
  }: { readonly id: string; readonly why: boolean; readonly waits: boolean; readonly pilot: PilotShown },
): readonly Row[] {
  const ask = askRow(tracker, id, why);
  if (waits) return [ask];
  if (pilot !== 'never' && pilot !== 'none') return [steerRow(pilot), ask, ...callRow(tracker)];
  return [[...turnRow(tracker), ...(pilot === 'none' ? letAct(tracker) : [])], ask, ...callRow(tracker)];
}
