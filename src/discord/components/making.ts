import type { Making } from '../../app/character/making.ts';
import { TEXT_LIMITS } from '../../app/limits.ts';
import { nameKey } from '../../app/names.ts';
import { type Refusal, type Result, refusal } from '../../app/result.ts';
import type { Table } from '../../app/table.ts';
import {
  calledBy,
  discardedView,
  discardView,
  EVERYTHING,
  isForm,
  makingView,
  pickView,
  rolledNote,
} from '../../view/creation.ts';
import { firstForm, givenIn, stepForm } from '../../view/creationForm.ts';
import { limits } from '../../view/limits.ts';
import type { Button } from '../../view/message.ts';
import { refusalText } from '../../view/refusals.ts';
import { escapeMarkdown } from '../../view/text.ts';
import type { CommandCall, ComponentCall, FormCall, Scene } from '../command.ts';
import { given, refuse, seated } from '../seated.ts';

type Kind = Making['kind'];

const saying =
  ({ system }: Table) =>
  (why: Refusal): string =>
    refusalText(why, { system, before: system.scene({}) });

const view = (table: Table, making: Making, note: string | null = null) =>
  makingView(making, saying(table), { note, called: calledBy(table.system.character) });

/** `/character create`: begins a character, or goes on with the one that was begun. */
export async function beginMaking(call: CommandCall, table: Table): Promise<void> {
  const { interaction } = call;
  const name = interaction.options.getString('name');
  await begin(call, table, interaction.options.getString('kind') === 'npc' ? 'npc' : 'pc', name);
}

/** A draft that waits goes on; else a name that was typed begins one, and without one a form asks for it. */
async function begin(
  call: CommandCall | ComponentCall,
  table: Table,
  kind: Kind,
  name: string | null,
): Promise<void> {
  const { app, respond } = call;
  const going = await app.creation.current(table);
  if (going.ok && (going.value.name !== '' || name === null))
    return respond.whisper(view(table, going.value, goesOn(going.value, name)));
  if (name === null) {
    if (kind === 'npc' && !table.gm) return refuse(call, refusal('gmOnly'), table);
    return respond.form(
      firstForm(
        app.creation.first(table, kind),
        kind,
        TEXT_LIMITS.name.most,
        calledBy(table.system.character),
      ),
    );
  }
  await given(call, table, await app.creation.begin(table, { name, kind, given: {} }), (making) =>
    respond.whisper(view(table, making)),
  );
}

/** What is said where a draft is there already. */
function goesOn({ name }: Making, wanted: string | null): string {
  const whom = name === '' ? 'this character' : `**${escapeMarkdown(name)}**`;
  return wanted === null || nameKey(wanted) === nameKey(name)
    ? 'You began this before. Go on here.'
    : `You're still creating ${whom}. Finish or discard it before you begin **${escapeMarkdown(wanted.slice(0, 100))}**.`;
}

/** The button that begins a character; it says for whom: a player's, or the GM's own. */
const makeNew = (call: ComponentCall) =>
  seated(call, (table) => begin(call, table, call.about[0] === 'npc' ? 'npc' : 'pc', null));

/** The first form, filled in. */
async function begun(call: FormCall): Promise<void> {
  const { app, about, fields, picks, respond } = call;
  await seated(call, async (table) => {
    const kind: Kind = about[0] === 'npc' ? 'npc' : 'pc';
    const name = fields.name ?? '';
    const going = await app.creation.current(table);
    if (going.ok && going.value.name !== '')
      return respond.whisper(view(table, going.value, goesOn(going.value, name)));
    const inputs = app.creation.first(table, kind).flatMap((step) => {
      const input = givenIn(step, { fields, picks }, step.id);
      return input === null ? [] : [[step.id, input] as const];
    });
    const beginning = { name, kind, given: Object.fromEntries(inputs) };
    await given(call, table, await app.creation.begin(table, beginning), (making) =>
      respond.whisper(view(table, making)),
    );
  });
}

/** Shows the draft after a step, or what was wrong with the step. */
async function after(call: Scene, table: Table, result: Result<Making>): Promise<void> {
  if (result.ok) return call.respond.update(view(table, result.value));
  const current = await call.app.creation.current(table);
  if (!current.ok) return refuse(call, result.refusal, table);
  await call.respond.update(view(table, current.value, `✗ ${saying(table)(result.refusal)}`));
}

async function openStep(call: ComponentCall, page: number): Promise<void> {
  await seated(call, async (table) =>
    given(call, table, await call.app.creation.current(table), async (making) => {
      const step = making.steps.find((one) => one.id === call.about[1]);
      if (step === undefined || String(making.version) !== call.about[0])
        return call.respond.update(view(table, making, "You've changed it since. Here's how it stands."));
      if (isForm(step)) return call.respond.form(stepForm(making, step, saying(table)));
      if (step.kind !== 'pick') return rolled(call, table, step.id);
      await call.respond.update(pickView(making, step, page));
    }),
  );
}

/** Lets dice choose at a step, or (null) at all that are open, and shows what fell. */
async function rolled(call: ComponentCall, table: Table, step: string | null): Promise<void> {
  const result = await call.app.creation.roll(table, Number(call.about[0]), step);
  if (!result.ok) return after(call, table, result);
  const { making, fallen, told } = result.value;
  await call.respond.update(view(table, making, rolledNote(fallen, told)));
}

const dice = (call: ComponentCall) => seated(call, (table) => rolled(call, table, call.about[1] ?? null));

const roll = (call: ComponentCall) =>
  seated(call, (table) => {
    const [step = EVERYTHING] = call.values;
    return rolled(call, table, step === EVERYTHING ? null : step);
  });

/** What was picked out of a list in pages; what is chosen on its other pages stays. */
async function pick(call: ComponentCall): Promise<void> {
  const [version, stepId = '', page] = call.about;
  await seated(call, async (table) =>
    given(call, table, await call.app.creation.current(table), async (making) => {
      const step = making.steps.find((one) => one.id === stepId);
      const shown = step?.kind === 'pick' ? pageOf(step.choices, Number(page)) : [];
      const kept =
        step?.kind === 'pick' && step.max > 1
          ? step.choices.filter((one) => one.chosen && !shown.includes(one)).map((one) => one.id)
          : [];
      const ids = [...kept, ...call.values];
      await after(
        call,
        table,
        await call.app.creation.choose(table, Number(version), stepId, { kind: 'pick', ids }),
      );
    }),
  );
}

const pageOf = <T>(all: readonly T[], page: number): readonly T[] =>
  all.slice(page * limits.options, (page + 1) * limits.options);

async function filledIn(call: FormCall): Promise<void> {
  const { app, about, fields, picks } = call;
  const [version, stepId = ''] = about;
  await seated(call, async (table) =>
    given(call, table, await app.creation.current(table), async (making) => {
      const step = making.steps.find((one) => one.id === stepId);
      const input = step === undefined ? null : givenIn(step, { fields, picks });
      if (input === null) return after(call, table, { ok: false, refusal: refusal('staleDraft') });
      await after(call, table, await app.creation.choose(table, Number(version), stepId, input));
    }),
  );
}

const MY_SHEET: Button = { kind: 'button', id: 'sheet.own', label: 'My sheet', look: 'main' };

function whatNow(kind: Kind, { system }: Table): string {
  if (kind === 'npc') return '`/encounter add` brings this NPC into a fight.';
  if (system.unled === true)
    return 'You play this side now. `/encounter start` proposes a battle to all who play here.';
  return 'You play this character now. Roll from the sheet; `/encounter join` enters a fight.';
}

async function finish(call: ComponentCall): Promise<void> {
  await seated(call, async (table) => {
    const made = await call.app.creation.finish(table, Number(call.about[0]));
    if (!made.ok) return after(call, table, made);
    const [{ name, kind }, ...others] = made.value;
    const alongside = others
      .map((one) => `**${escapeMarkdown(one.name)}** comes along, with a sheet of its own. `)
      .join('');
    await call.respond.update({
      content: '',
      card: {
        title: `${escapeMarkdown(name)} is ready`,
        text: `${alongside}${whatNow(kind, table)}`,
        tone: 'good',
      },
      rows: kind === 'pc' ? [[MY_SHEET]] : [],
    });
    if (kind === 'pc')
      await call.respond.reply({
        card: { text: `<@${call.caller.userId}> now plays **${escapeMarkdown(name)}**.`, tone: 'good' },
      });
  });
}

const back = (call: ComponentCall) =>
  seated(call, async (table) =>
    given(call, table, await call.app.creation.current(table), (making: Making) =>
      call.respond.update(view(table, making)),
    ),
  );

/** Shows a button for every step, those that are done as well. */
const change = (call: ComponentCall) =>
  seated(call, async (table) =>
    given(call, table, await call.app.creation.current(table), (making: Making) =>
      call.respond.update(
        makingView(making, saying(table), {
          page: Number(call.about[1] ?? 0),
          called: calledBy(table.system.character),
        }),
      ),
    ),
  );

const drop = (call: ComponentCall) =>
  seated(call, async (table) =>
    given(call, table, await call.app.creation.current(table), (making: Making) =>
      call.respond.update(discardView(making, calledBy(table.system.character))),
    ),
  );

const dropped = (call: ComponentCall) =>
  seated(call, async (table) => {
    await call.app.creation.drop(table);
    await call.respond.update(discardedView(calledBy(table.system.character)));
  });

/** The buttons, lists and forms of a character being created. */
export const makingComponents = {
  components: {
    'make.new': makeNew,
    'make.step': (call: ComponentCall) => openStep(call, 0),
    'make.fix': (call: ComponentCall) => openStep(call, 0),
    'make.page': (call: ComponentCall) => openStep(call, Number(call.about[2] ?? 0)),
    'make.pick': pick,
    'make.dice': dice,
    'make.roll': roll,
    'make.done': finish,
    'make.back': back,
    'make.change': change,
    'make.drop': drop,
    'make.dropped': dropped,
  },
  forms: { 'make.begin': begun, 'make.form': filledIn },
};
