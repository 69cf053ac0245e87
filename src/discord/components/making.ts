import type { Making } from '../../app/character/creation.ts';
import { nameKey } from '../../app/names.ts';
import { type Result, refusal } from '../../app/result.ts';
import type { Table } from '../../app/table.ts';
import { EVERYTHING, makingView, pickView, rolledNote, stepForm } from '../../view/creation.ts';
import { limits } from '../../view/limits.ts';
import { refusalText } from '../../view/refusals.ts';
import { escapeMarkdown } from '../../view/text.ts';
import type { CommandCall, ComponentCall, FormCall, Scene } from '../command.ts';
import { given, refuse, seated } from '../seated.ts';

/** `/character create`: begins a character, or goes on with the one that was begun. */
export async function beginMaking(call: CommandCall, table: Table): Promise<void> {
  const { app, interaction, respond } = call;
  const name = interaction.options.getString('name');
  const kind = interaction.options.getString('kind') === 'npc' ? 'npc' : 'pc';
  const going = await app.creation.current(table);
  if (going.ok) {
    const same = name === null || nameKey(name) === nameKey(going.value.name);
    const note = same
      ? 'You have begun this one before: it goes on here.'
      : 'You are still making this one: finish it, or throw it away, before you begin another.';
    return respond.whisper(makingView(going.value, note));
  }
  if (name === null) return refuse(call, refusal('nameNeeded'), table);
  await given(call, table, await app.creation.begin(table, name, kind), (making) =>
    respond.whisper(makingView(making)),
  );
}

/** Shows the making after a step, or what was wrong with the step. */
async function after(call: Scene, table: Table, result: Result<Making>): Promise<void> {
  if (result.ok) return call.respond.update(makingView(result.value));
  const current = await call.app.creation.current(table);
  if (!current.ok) return refuse(call, result.refusal, table);
  const why = refusalText(result.refusal, { system: table.system, before: table.system.scene({}) });
  await call.respond.update(makingView(current.value, `✗ ${why}`));
}

async function openStep(call: ComponentCall, page: number): Promise<void> {
  await seated(call, async (table) =>
    given(call, table, await call.app.creation.current(table), async (making) => {
      const step = making.steps.find((one) => one.id === call.about[1]);
      if (step === undefined || String(making.version) !== call.about[0])
        return call.respond.update(makingView(making, 'You have changed it since: this is how it stands.'));
      if (step.kind === 'fixed') return rolled(call, table, step.id);
      if (step.kind === 'form') return call.respond.form(stepForm(making, step));
      await call.respond.update(pickView(making, step, page));
    }),
  );
}

/** Lets dice choose at a step, or (null) at all that are open, and shows what fell. */
async function rolled(call: ComponentCall, table: Table, step: string | null): Promise<void> {
  const result = await call.app.creation.roll(table, Number(call.about[0]), step);
  if (!result.ok) return after(call, table, result);
  const { making, fallen, told } = result.value;
  await call.respond.update(makingView(making, rolledNote(fallen, told)));
}

const dice = (call: ComponentCall) => seated(call, (table) => rolled(call, table, call.about[1] ?? null));

const roll = (call: ComponentCall) =>
  seated(call, (table) => {
    const [step = EVERYTHING] = call.values;
    return rolled(call, table, step === EVERYTHING ? null : step);
  });

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
  const [version, stepId = ''] = call.about;
  await seated(call, async (table) =>
    after(
      call,
      table,
      await call.app.creation.choose(table, Number(version), stepId, { kind: 'form', fields: call.fields }),
    ),
  );
}

async function finish(call: ComponentCall): Promise<void> {
  await seated(call, async (table) => {
    const made = await call.app.creation.finish(table, Number(call.about[0]));
    if (!made.ok) return after(call, table, made);
    const { name, kind } = made.value;
    await call.respond.update({
      content: '',
      card: {
        title: `${escapeMarkdown(name)} is ready`,
        text:
          kind === 'pc'
            ? 'You play this character now. `/character sheet` shows it, `/check` tries something, `/encounter join` enters a fight.'
            : '`/encounter add` brings this NPC into a fight.',
        tone: 'good',
      },
      rows: [],
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
      call.respond.update(makingView(making)),
    ),
  );

const drop = (call: ComponentCall) =>
  seated(call, async (table) => {
    await call.app.creation.drop(table);
    await call.respond.update({
      content: '',
      card: { text: 'Thrown away. `/character create` begins a new one.', tone: 'quiet' },
      rows: [],
    });
  });

/** The buttons, lists and forms of a character in the making. */
export const makingComponents = {
  components: {
    'make.step': (call: ComponentCall) => openStep(call, 0),
    'make.page': (call: ComponentCall) => openStep(call, Number(call.about[2] ?? 0)),
    'make.pick': pick,
    'make.dice': dice,
    'make.roll': roll,
    'make.done': finish,
    'make.back': back,
    'make.drop': drop,
  },
  forms: { 'make.form': filledIn },
};
