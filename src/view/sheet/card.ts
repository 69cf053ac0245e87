import type { SheetField } from '../../engine/creation.ts';
import type { CheckOption, CheckOptions, Choice, RestChoice } from '../../engine/options.ts';
import type { Refusal } from '../../engine/refusal.ts';
import type { Sheet } from '../../engine/words.ts';
import type { Button, Row, View } from '../message.ts';
import { keyOf } from '../panels/keys.ts';
import { idOf } from '../panels/picks.ts';
import { optionOf, pagedSelect } from '../panels/selects.ts';
import { type SheetLook, sheetPages, sheetView } from '../sheet.ts';
import { plainPicks, type SheetPicks, sheetId } from './picks.ts';

/** What the card of a character is drawn from: their sheet, and what they can do from it. */
export interface SheetDesk {
  readonly name: string;
  readonly picks: Pick<SheetPicks, 'drawn' | 'actor'>;
  readonly sheet: Sheet;
  readonly look: Pick<SheetLook, 'party' | 'portrait'>;
  readonly fields: readonly SheetField[];
  readonly checks: CheckOptions;
  /** Those against whom one may roll. */
  readonly opponents: readonly Choice[];
  readonly rests: readonly RestChoice[];
  readonly isFight: boolean;
  /** What a check can be made with, and how hard it may be, where it is known which is meant. */
  checksFor(id: string): CheckOptions;
  why(refusal: Refusal): string;
}

const BUTTONS = 5;
/** How many letters a line of buttons holds on a phone, and how many the frame of each takes. */
const A_ROW = 43;
const A_FRAME = 5;

/** As many checks as stand on one line of a phone, at least the first: with more lines, what the sheet begins with is out of sight. */
function fitting(checks: readonly CheckOption[]): readonly CheckOption[] {
  let left = A_ROW;
  const shown = checks.slice(0, BUTTONS).findIndex((check) => {
    left -= labelOf(check).length + A_FRAME;
    return left < 0;
  });
  return checks.slice(0, shown < 0 ? BUTTONS : Math.max(1, shown));
}

/** What a check is called on a button: 'Weapon Skill 7d6'. */
const labelOf = ({ name, short = name, pool }: CheckOption): string => `${short} ${pool}`;

/** Checks, what one is trained in best first. */
export const nearest = (checks: readonly CheckOption[]): readonly CheckOption[] =>
  checks
    .map((check, place) => ({ check, place }))
    .sort(
      (a, b) =>
        (b.check.trained ?? 0) - (a.check.trained ?? 0) ||
        (a.check.trained === undefined ? 0 : diceIn(b.check) - diceIn(a.check)) ||
        a.place - b.place,
    )
    .map(({ check }) => check);

/** How many dice a pool begins with: of '7d6' seven. */
const diceIn = ({ pool }: CheckOption): number => Number.parseInt(pool, 10) || 0;

/** A check's key among all that there are. */
export const checkKey = ({ checks }: CheckOptions, id: string): string =>
  keyOf(
    id,
    checks.map((check) => check.id),
  );

/** A character's sheet with a button for each check they are best at, all others in a list, and what else one does from a sheet. `note` stands above. */
export function cardView(desk: SheetDesk, note = '', page = 0, listPage = 0): View {
  const { sheet, look } = desk;
  return sheetView(sheet, { ...look, note, page, rows: rowsOf(desk, page, listPage) });
}

function rowsOf(desk: SheetDesk, page: number, listPage: number): readonly Row[] {
  const { checks, sheet } = desk;
  const picks = plainPicks(desk.picks);
  const open = nearest(checks.checks.filter(({ refused }) => refused === null));
  const trained = fitting(open.filter(({ trained: points = 0 }) => points > 0));
  const others = open.filter((check) => !trained.includes(check));
  const pages = sheetPages(sheet.sections).length;
  const all = others.map((check) => optionOf(check, checkKey(checks, check.id)));
  const panel = { ...picks, act: '', target: '', means: '' };
  const last: readonly Button[] = [
    ...(desk.isFight ? [{ kind: 'button', id: idOf('attack', panel), label: 'Attack' } as const] : []),
    ...(desk.rests.length === 0
      ? []
      : [{ kind: 'button', id: sheetId('rests', picks), label: 'Rest…' } as const]),
    { kind: 'button', id: sheetId('edit', picks), label: 'Edit…' },
    { kind: 'button', id: idOf('more', panel), label: 'More…' },
    ...(pages < 2
      ? []
      : [
          {
            kind: 'button',
            id: sheetId('page', picks, String((page + 1) % pages)),
            label: 'Next page',
          } as const,
        ]),
  ];
  return [
    ...(trained.length === 0 ? [] : [trained.map((check, place) => checkButton(desk, check, place === 0))]),
    ...(all.length === 0
      ? []
      : [
          [
            pagedSelect(
              sheetId('check', picks),
              trained.length === 0 ? 'Roll…' : 'Roll something else…',
              all,
              { page: listPage },
            ),
          ] as const,
        ]),
    last,
  ];
}

const checkButton = ({ checks, picks }: SheetDesk, check: CheckOption, isBest: boolean): Button => ({
  kind: 'button',
  id: sheetId('check', { ...plainPicks(picks), check: checkKey(checks, check.id) }),
  label: labelOf(check),
  ...(isBest ? { look: 'main' } : {}),
});
