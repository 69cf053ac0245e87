import type { Table } from '../../../app/table.ts';
import { meantBy } from '../../../view/panels/keys.ts';
import { pageIn, pickedOn } from '../../../view/panels/selects.ts';
import { cardView } from '../../../view/sheet/card.ts';
import {
  checkView,
  difficultyForm,
  edgesIn,
  openExtras,
  opposingTo,
  type Pages,
  type PickedCheck,
  pickedCheck,
} from '../../../view/sheet/check.ts';
import { MOST_EXTRAS } from '../../../view/sheet/picks.ts';
import { restsView } from '../../../view/sheet/rests.ts';
import { escapeMarkdown } from '../../../view/text.ts';
import type { Command, ComponentCall, FormCall, Scene } from '../../command.ts';
import { given, seated } from '../../seated.ts';
import { editComponents } from './edit.ts';
import { type Against, aimed, checkOf } from './intent.ts';
import { CHANGED, perform } from './perform.ts';
import { type Call, onSheet, type PressedSheet, sheetPlace } from './place.ts';

/** Shows a sheet, to whoever asks alone; without a name their own. */
export const openSheet = async (call: Scene, table: Table, name: string | null): Promise<void> =>
  given(call, table, await sheetPlace(call, table, name), ({ desk }) => call.respond.whisper(cardView(desk)));

/** Whether whoever it is of has done something since: a press in haste counts once. */
const isStale = ({ picks, desk }: PressedSheet): boolean => picks.drawn !== desk.picks.drawn;

/** Draws the panel of the check that is picked anew, or the card where it is not offered any more. */
const redraw = (
  call: Call,
  change: (picked: PickedCheck, pressed: PressedSheet) => PickedCheck = (picked) => picked,
  pages: Pages = {},
) =>
  onSheet(call, async (pressed) => {
    const { desk } = pressed;
    const picked = pickedCheck(desk, pressed.picks);
    await call.respond.update(
      picked === null ? cardView(desk, CHANGED) : checkView(desk, change(picked, pressed), '', pages),
    );
  });

/** One check's own panel: by a button, or out of the list. */
const check = (call: ComponentCall) => {
  const [value] = call.values;
  if (value === undefined) return redraw(call);
  return onSheet(call, async ({ desk, picks }) => {
    const page = pageIn(call.values);
    const picked = pickedCheck(desk, { ...picks, check: value });
    if (page !== null) return call.respond.update(cardView(desk, '', 0, page));
    await call.respond.update(picked === null ? cardView(desk, CHANGED) : checkView(desk, picked));
  });
};

const edge = (call: ComponentCall) =>
  redraw(call, (picked, { desk }) => {
    const { own, theirs } = edgesIn(desk, call.values);
    return {
      ...picked,
      edge: own,
      opposed: picked.opposed === null ? null : { ...picked.opposed, edge: theirs },
    };
  });

/** What to spend, and who helps: what is picked on the other pages of the list stays. */
const extras = (call: ComponentCall) => {
  const { values } = call;
  const page = Number(call.about.at(-1)) || 0;
  return redraw(
    call,
    (picked, { desk }) => ({
      ...picked,
      extras: pickedOn(openExtras(desk), { before: picked.extras, values, page }).slice(0, MOST_EXTRAS),
    }),
    { extras: pageIn(values) ?? page },
  );
};

const secret = (call: ComponentCall) => redraw(call, (picked) => ({ ...picked, isSecret: !picked.isSecret }));

const oppose = (call: ComponentCall) =>
  redraw(call, (picked) => ({
    ...picked,
    opposed: picked.opposed === null ? { what: null, edge: null } : null,
    edge: null,
  }));

/** With what somebody opposes it. */
const opposing = (call: ComponentCall) => {
  const page = pageIn(call.values);
  if (page !== null) return redraw(call, (picked) => picked, { opposing: page });
  const [value = ''] = call.values;
  return redraw(call, (picked, { desk }) => ({
    ...picked,
    opposed: { edge: picked.opposed?.edge ?? null, what: meantBy(value, opposingTo(desk, picked.check.id)) },
  }));
};

/** Rolls what is picked. */
const roll = (call: Call, at: Against) =>
  onSheet(call, async (pressed) => {
    const { desk, picks, table, acting } = pressed;
    const picked = pickedCheck(desk, picks);
    if (picked === null) return call.respond.update(cardView(desk, CHANGED));
    const aim = aimed(desk, picked.check.id, at);
    if (isStale(pressed) || aim === null) return call.respond.update(checkView(desk, picked, CHANGED));
    const intent = checkOf(pressed, picked, aim);
    await perform(
      call,
      pressed,
      `Rolled ${escapeMarkdown(picked.check.name)}`,
      () => call.app.acts.give(table, acting, intent),
      (note) => call.respond.update(checkView(desk, picked, note)),
    );
  });

/** Out of a list: another difficulty, or somebody. */
const listed = (as: (key: string) => Against) => (call: ComponentCall) => {
  const page = pageIn(call.values);
  return page === null
    ? roll(call, as(call.values[0] ?? ''))
    : redraw(call, (picked) => picked, { hard: page });
};

const type = (call: ComponentCall) =>
  onSheet(call, async ({ desk, picks }) => {
    const picked = pickedCheck(desk, picks);
    if (picked === null) return call.respond.update(cardView(desk, CHANGED));
    await call.respond.form(difficultyForm(desk, picked));
  });

const rests = (call: ComponentCall) => onSheet(call, ({ desk }) => call.respond.update(restsView(desk)));

const rest = (call: ComponentCall) =>
  onSheet(call, async (pressed) => {
    const { desk, more } = pressed;
    const taken = meantBy(more, desk.rests);
    if (taken === null || isStale(pressed)) return call.respond.update(restsView(desk, CHANGED));
    await perform(
      call,
      pressed,
      escapeMarkdown(taken.name),
      (table, acting) =>
        taken.together === true
          ? call.app.rests.together(table, taken.id)
          : call.app.acts.give(table, acting, {
              kind: 'rest',
              rest: taken.id,
              actors: [acting.id],
              asGm: table.gm,
            }),
      (note) => call.respond.update(restsView(desk, note)),
    );
  });

const back = (call: ComponentCall) => onSheet(call, ({ desk }) => call.respond.update(cardView(desk)));

const page = (call: ComponentCall) =>
  onSheet(call, ({ desk, more }) => call.respond.update(cardView(desk, '', Number(more))));

/** The buttons, lists and forms of a sheet. */
export const sheetComponents: Required<Pick<Command, 'components' | 'forms'>> = {
  components: {
    'sheet.own': (call) => seated(call, (table) => openSheet(call, table, null)),
    'sheet.check': check,
    'sheet.edge': edge,
    'sheet.extras': extras,
    'sheet.secret': secret,
    'sheet.roll': (call) => roll(call, { key: call.about.at(-1) ?? '' }),
    'sheet.hard': listed((key) => ({ key })),
    'sheet.against': listed((who) => ({ who })),
    'sheet.oppose': oppose,
    'sheet.opposing': opposing,
    'sheet.type': type,
    'sheet.rests': rests,
    'sheet.rest': rest,
    'sheet.back': back,
    'sheet.page': page,
    ...editComponents.components,
  },
  forms: {
    ...editComponents.forms,
    'sheet.typed': (call: FormCall) => roll(call, { typed: call.fields.difficulty ?? '' }),
  },
};
