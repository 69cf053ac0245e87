import { refusalText } from '../../../view/refusals.ts';
import { cardView } from '../../../view/sheet/card.ts';
import {
  changedIn,
  editForm,
  editView,
  formView,
  isName,
  keptIn,
  mistakeView,
} from '../../../view/sheet/edit.ts';
import { escapeMarkdown } from '../../../view/text.ts';
import type { ComponentCall, FormCall } from '../../command.ts';
import { panelVoice } from '../panels/voice.ts';
import { CHANGED, perform } from './perform.ts';
import { onSheet, type PressedSheet, sheetPlace } from './place.ts';

/** What can be changed on a sheet. */
const edit = (call: ComponentCall) => onSheet(call, ({ desk }) => call.respond.update(editView(desk)));

/** A form with what stands on the sheet now: by a button, or out of the list. */
const form = (call: ComponentCall) =>
  onSheet(call, async ({ desk, more }) => {
    const meant = editForm(desk, call.values[0] ?? more);
    if (meant === null) return call.respond.update(editView(desk, CHANGED));
    await call.respond.form(formView(desk, meant));
  });

/** The same with what was given before, which the pressed message keeps. */
const fix = (call: ComponentCall) =>
  onSheet(call, async ({ desk, more }) => {
    const meant = editForm(desk, more);
    if (meant === null) return call.respond.update(editView(desk, CHANGED));
    const { content, embeds } = call.interaction.message;
    const { given, wrong } = keptIn(
      [content, ...embeds.map(({ description }) => description ?? '')].join('\n'),
    );
    await call.respond.form(formView(desk, meant, given, wrong));
  });

const edited = (call: FormCall) =>
  onSheet(call, async (pressed) => {
    const { desk, more, table, acting } = pressed;
    const meant = editForm(desk, more);
    if (meant === null) return call.respond.update(editView(desk, CHANGED));
    const changes = changedIn(meant, call);
    const [first, ...also] = changes.map(({ id, to }) => ({ field: id, value: to }));
    if (first === undefined) return call.respond.update(editView(desk, 'Nothing changed.'));
    if (isName(meant)) return renamed(call, pressed, first.value);
    await perform(
      call,
      pressed,
      `Changed ${changes.map(({ label }) => escapeMarkdown(label)).join(', ')}`,
      () => call.app.sheets.amend(table, acting, first, also),
      (note) => call.respond.update(mistakeView(desk, meant, changes, note.replace(/^✗ /u, ''))),
    );
  });

async function renamed(call: FormCall, pressed: PressedSheet, name: string): Promise<void> {
  const { desk, more, table, acting } = pressed;
  const meant = editForm(desk, more);
  const done = await call.app.sheets.rename(table, acting.id, name);
  if (!done.ok && meant !== null) {
    const why = refusalText(done.refusal, { system: table.system, before: table.system.scene({}) });
    return call.respond.update(mistakeView(desk, meant, changedIn(meant, call), why));
  }
  const next = await sheetPlace(call, table, acting.id);
  if (!next.ok) return;
  const said = `The name is now **${escapeMarkdown(next.value.desk.name)}**.`;
  await call.respond.update(cardView(next.value.desk, `✓ ${said}`));
  if (done.ok && done.value.kind === 'pc')
    await panelVoice(call.respond).show({ card: { text: said, tone: 'good' } });
}

/** What is pressed to change a sheet. */
export const editComponents = {
  components: { 'sheet.edit': edit, 'sheet.form': form, 'sheet.fix': fix },
  forms: { 'sheet.edited': edited },
};
