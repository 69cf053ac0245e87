import { beatenSides } from '../../engine/beaten.ts';
import { turnShown } from '../../engine/turnShown.ts';
import type { OpenCall, TrackerView } from '../../engine/words.ts';
import type { Button } from '../message.ts';

type Shown = Pick<
  TrackerView,
  'current' | 'phase' | 'round' | 'lines' | 'left' | 'barred' | 'over' | 'first'
>;

/** The buttons that end this turn, or this phase, and no other; blue where a turn has nothing left. */
export function turnButtons(tracker: Shown): readonly Button[] {
  const { current, phase, lines, left } = tracker;
  if (tracker.barred?.includes('end')) return [];
  const seen = turnShown(tracker);
  if (current !== null)
    return [
      {
        kind: 'button',
        id: `turn.next|${seen}`,
        label: 'End turn',
        ...(left.length === 0 && lines.some(({ id }) => id === current) ? { look: 'main' } : {}),
      },
    ];
  if (phase === undefined) return [{ kind: 'button', id: `turn.next|${seen}`, label: 'Begin', look: 'main' }];
  const players = lines.some(({ id, side }) => side === 'players' && phase.toAct.includes(id));
  const done: Button = { kind: 'button', id: `turn.done|${seen}`, label: 'Done' };
  return [...(players ? [done] : []), { kind: 'button', id: `turn.next|${seen}`, label: 'End phase' }];
}

/** Whether nobody of a side stands any more, as the viewer may know it, or somebody has won: then there is nothing left to fight over. */
export const isDecided = ({ lines, over }: Pick<TrackerView, 'lines' | 'over'>): boolean =>
  over === true || beatenSides(lines).length > 0;

/** The button that ends a fight that is decided. */
export const endButton = (tracker: Shown): Button => ({
  kind: 'button',
  id: `turn.end|${turnShown(tracker)}`,
  label: 'End fight',
  look: 'main',
});

/** Whether the one who is up is the GM's, as everybody may know: so it is where nobody may know who it is. */
export function isGmsTurn({ current, phase, lines }: Shown): boolean {
  const able = current === null ? (phase?.toAct ?? []) : [current];
  const hasBegun = current !== null || phase !== undefined;
  return hasBegun && !lines.some(({ id, side }) => side === 'players' && able.includes(id));
}

const DEEDS = [
  ['attack', 'Attack'],
  ['move', 'Move'],
] as const;

/**
 * What a turn is played with: whoever presses gets their own panels. At most five, and the same for every turn of a side but for what somebody
 * is barred from.
 * `alone`: foes can act by themselves, so their GM can tell several what to do.
 */
export function turnRow(tracker: Shown, alone = false): readonly Button[] {
  const seen = turnShown(tracker);
  const panel = (kind: 'attack' | 'move' | 'more', label: string): Button => ({
    kind: 'button',
    id: `panel.${kind}|${seen}`,
    label,
  });
  const offered = ([kind]: readonly ['attack' | 'move', string]) => tracker.barred?.includes(kind) !== true;
  if (alone && isGmsTurn(tracker) && !isDecided(tracker))
    return [
      { kind: 'button', id: `group.open|${seen}`, label: 'Act…' },
      { kind: 'button', id: `autopilot.act|${seen}`, label: 'Let them act' },
      ...turnButtons(tracker),
    ];
  if (tracker.over) return [endButton(tracker)];
  const hasBegun = tracker.current !== null || tracker.phase !== undefined;
  const passes = turnButtons(tracker);
  const plain = passes.slice(0, 1).map((one) => ({ ...one, look: undefined }));
  const first =
    tracker.first?.map(callButton) ?? DEEDS.filter(offered).map(([kind, label]) => panel(kind, label));
  return [
    ...(hasBegun ? first : []),
    panel('more', 'More…'),
    ...(hasBegun && isDecided(tracker) ? [...plain, endButton(tracker)] : passes),
  ];
}

const callButton = ({ act, label }: OpenCall): Button => ({ kind: 'button', id: `panel.call|${act}`, label });
