import type { Row } from '../message.ts';
import { callRow, hasMap, MAP, STATUS, type TrackerView } from '../tracker.ts';
import { endButton, isDecided, turnRow } from './row.ts';

/** What is asked of a card: `why`, whether something on it can be explained; `log`, whether something is left out. */
function askRow(tracker: TrackerView, { id: cardId, why, log }: Asked): Row {
  return [
    { kind: 'button', id: `card.undo|${cardId}`, label: 'Undo' },
    ...(why ? [{ kind: 'button', id: `card.why|${cardId}`, label: 'Why?' } as const] : []),
    STATUS,
    ...(hasMap(tracker) ? [MAP] : []),
    ...(log ? [{ kind: 'button', id: `card.log|${cardId}`, label: 'Log' } as const] : []),
  ];
}

/** Whether those who are up act by themselves: 'never' where the rules know no such thing, 'asks' where it is asked whether to go on. */
export type PilotShown = 'never' | 'none' | 'on' | 'paused' | 'asks';

/** What steers those who act by themselves. */
const steerRow = (tracker: TrackerView, pilot: 'on' | 'paused' | 'asks', isNobodys: boolean): Row => [
  ...(isDecided(tracker) ? [endButton(tracker)] : []),
  pilot === 'on'
    ? { kind: 'button', id: 'autopilot.pause', label: 'Pause' }
    : {
        kind: 'button',
        id: 'autopilot.goOn',
        label: 'Go on',
        ...(isDecided(tracker) ? {} : { look: 'main' }),
      },
  ...(isNobodys ? [] : [{ kind: 'button', id: 'autopilot.over', label: 'Take over' } as const]),
];

/** What a card is asked about. */
interface Asked {
  readonly id: string;
  readonly why: boolean;
  readonly log: boolean;
}

/** All that can be pressed on a card. While somebody is asked nobody acts: then only what is asked of it. */
export function cardRows(
  tracker: TrackerView,
  {
    waits,
    pilot,
    isNobodys,
    ...asked
  }: Asked & { readonly waits: boolean; readonly pilot: PilotShown; readonly isNobodys: boolean },
): readonly Row[] {
  const ask = askRow(tracker, asked);
  if (waits) return [ask];
  const isSteered = pilot !== 'never' && pilot !== 'none';
  const act = isSteered ? steerRow(tracker, pilot, isNobodys) : turnRow(tracker, pilot === 'none');
  return [act, ask, ...callRow(tracker)];
}
