import type { Acting } from '../../../app/play/act.ts';
import { ownSteps } from '../../../app/play/ownSteps.ts';
import { no, type Result, refusal, yes } from '../../../app/result.ts';
import type { Table } from '../../../app/table.ts';
import { keyOf, meantBy, sumOf } from '../../../view/panels/keys.ts';
import { refusalText } from '../../../view/refusals.ts';
import type { SheetDesk } from '../../../view/sheet/card.ts';
import { readSheetPicks, type SheetPicks } from '../../../view/sheet/picks.ts';
import type { ComponentCall, FormCall, Scene } from '../../command.ts';
import { given, refuse, seated } from '../../seated.ts';
import { candidates } from '../panels/desk.ts';

export type Call = ComponentCall | FormCall;

/** A sheet's card with what is behind it. */
export interface SheetPlace {
  readonly desk: SheetDesk;
  readonly table: Table;
  readonly acting: Acting;
}

/** Somebody's sheet, and what they can do from it, as things stand now; without a name the caller's own. */
export async function sheetPlace(
  { app }: Pick<Scene, 'app'>,
  table: Table,
  name: string | null,
): Promise<Result<SheetPlace>> {
  const shown = await app.sheets.show(table, name);
  if (!shown.ok) return shown;
  const { acting, sheet, fields, party, portrait } = shown.value;
  const stage = await app.acts.sceneFor(table, acting);
  if (!stage.ok) return stage;
  const { system } = table;
  const state = stage.value;
  const steps = await ownSteps(app.ports.store, table, acting);
  const known = await candidates({ app }, table);
  const others =
    acting.encounter === null ? await app.acts.knownCharacters(table) : await app.acts.known(table);
  const around = others
    .filter(({ id }) => id !== acting.id)
    .map(({ id, name }) => ({ id, name, refused: null }));
  // Outside of a fight nobody is there but who tests: whoever the caller knows can lend a hand, as where it is typed.
  const whole = (checks: SheetDesk['checks']): SheetDesk['checks'] =>
    acting.encounter === null && checks.helpers !== undefined ? { ...checks, helpers: around } : checks;
  return yes({
    table,
    acting,
    desk: {
      name: acting.name,
      picks: {
        drawn: sumOf(steps.last),
        actor: keyOf(
          acting.id,
          known.map(({ id }) => id),
        ),
      },
      sheet,
      look: { party, portrait },
      fields,
      checks: whole(system.checks(state, acting.id)),
      checksFor: (id) => whole(system.checks(state, acting.id, id)),
      opponents: around,
      rests: system.rests().filter(({ together }) => together !== true || table.gm),
      isFight: system.fights(state),
      why: (why) => refusalText(why, { system, before: state }),
    },
  });
}

/** What was pressed on a sheet, with how things stand now. */
export interface PressedSheet extends SheetPlace {
  readonly picks: SheetPicks;
  readonly more: string;
}

/** Does something with what was pressed on a sheet, if whoever presses may still speak for whom it is of. */
export const onSheet = (call: Call, work: (pressed: PressedSheet) => Promise<void>): Promise<void> =>
  seated(call, async (table) => {
    const read = readSheetPicks(call.about);
    if (read === null) return refuse(call, refusal('oldButton'), table);
    const found = meantBy(read.picks.actor, await candidates(call, table));
    const place: Result<SheetPlace> =
      found === null ? no('oldButton') : await sheetPlace(call, table, found.id);
    await given(call, table, place, (stands) => work({ ...stands, ...read }));
  });
