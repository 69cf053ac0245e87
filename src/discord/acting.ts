import {
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
} from 'discord.js';
import { isTooEarly } from '../app/play/played.ts';
import { typedFaces } from '../app/dice/typed.ts';
import { findNamed, nearest } from '../app/names.ts';
import type { Acting, ActOption, Along, Choice, Intent, Options } from '../app/play/act.ts';
import { type Refusal, type Result, refusal, yes } from '../app/result.ts';
import type { Table } from '../app/table.ts';
import { queuedView } from '../view/queue.ts';
import { refusalText } from '../view/refusals.ts';
import type { CommandCall, Completion, Scene, Suggestion } from './command.ts';
import { queueButton } from './components/panels/plan.ts';
import { given, seated, viewerFor } from './seated.ts';
import { suggest } from './suggest.ts';

/** A text option with completion. */
export const offeredText = (name: string, description: string, required = false) =>
  ({
    type: ApplicationCommandOptionType.String,
    name,
    description,
    required,
    autocomplete: true,
    max_length: 100,
  }) as const;

/** The option that every command has in which somebody acts. */
export const AS = offeredText('as', 'Who acts; without it, your character (GM: whose turn it is)');

/** Whether who acts is named: it may be somebody of whom not everybody knows. */
export const namesWho = ({ options }: ChatInputCommandInteraction): boolean =>
  options.getString('as') !== null;

/** The option of commands that are done on a turn: at once, or when the next turn of one's own comes. */
export const WHEN: APIApplicationCommandOption = {
  type: ApplicationCommandOptionType.String,
  name: 'when',
  description: 'Now, or as soon as your turn comes',
  choices: [
    { name: 'now', value: 'now' },
    { name: 'on my turn', value: 'turn' },
  ],
};

/** The option of commands that roll: what somebody rolled with dice of their own. */
export const DICE = {
  type: ApplicationCommandOptionType.String,
  name: 'dice',
  description: 'You rolled real dice: type what they show (4 2 6 1), where the campaign allows it',
  max_length: 200,
} as const;

/** Gives an intent of the one who acts, and tells what came of it; null: it is asked for in another way. */
export function act(
  call: CommandCall,
  intent: (table: Table, acting: Acting) => Promise<Result<Intent> | null>,
): Promise<void> {
  const { app, interaction } = call;
  return seated(call, async (table) =>
    given(call, table, await app.acts.acting(table, interaction.options.getString('as')), async (acting) => {
      const dice = typedDice(table, interaction.options.getString('dice'));
      await given(call, table, dice, async (typed) => {
        const wanted = await intent(table, acting);
        if (wanted === null) return;
        const later = interaction.options.getString('when') === 'turn';
        await given(call, table, wanted, (meant) =>
          later ? enqueue(call, table, acting, meant) : perform(call, table, acting, meant, { typed }),
        );
      });
    }),
  );
}

/** Keeps what somebody wants done for their next turn. */
async function enqueue(call: CommandCall, table: Table, acting: Acting, wanted: Intent): Promise<void> {
  const { app, respond } = call;
  await given(call, table, await app.queue.add(table, acting, wanted), async () =>
    respond.whisper(queuedView(acting.name, await app.queue.list(table, acting), table.system)),
  );
}

/** The dice that somebody typed along with a command; null where they typed none. */
function typedDice({ campaign }: Table, text: string | null): Result<readonly number[] | null> {
  return text === null ? yes(null) : typedFaces(campaign, text);
}

export async function perform(
  scene: Scene,
  table: Table,
  acting: Acting,
  intent: Intent,
  along: Along = {},
): Promise<void> {
  const { app, respond, caller, aftermath } = scene;
  const played = await app.acts.give(table, acting, intent, along);
  const elsewhen = intent.kind === 'attack' || intent.kind === 'act';
  const queueIt = elsewhen && isTooEarly(played) ? await queueButton(scene, table, acting, intent) : null;
  await aftermath.tell({ respond, caller, viewer: await viewerFor(scene, table), elsewhen, queueIt }, played);
}

/** What the rules offer to whoever would act, for completion. Null where nobody would. */
export async function offered(call: Completion): Promise<{
  readonly table: Table;
  readonly acting: Acting;
  readonly scene: object;
  readonly options: Options;
} | null> {
  const { app, caller, interaction } = call;
  const table = await app.table(caller);
  if (!table.ok) return null;
  const acting = await app.acts.acting(table.value, interaction.options.getString('as'));
  if (!acting.ok) return null;
  const scene = await app.acts.sceneFor(table.value, acting.value, 'everybody');
  if (!scene.ok) return null;
  const viewer = await viewerFor({ app }, table.value);
  const options = await app.acts.options(table.value, acting.value, scene.value, viewer);
  return { table: table.value, acting: acting.value, scene: scene.value, options };
}

/** Those whom the caller may act for: who can act now first, then their characters, and for a GM everybody in the fight here. */
export async function suggestActors(call: Completion): Promise<readonly Suggestion[]> {
  const table = await call.app.table(call.caller);
  if (!table.ok) return [];
  const { characters } = await call.app.sheets.list(table.value);
  const able = await call.app.acts.ableToAct(table.value);
  const fight = table.value.gm ? await call.app.acts.known(table.value) : [];
  const all = new Map(
    [...able, ...characters, ...fight].map(({ id, name }) => [id, { id, name, refused: null }]),
  );
  return suggest([...all.values()], call.typed);
}

/** Choices with their reasons in the words of the rules that refuse them. */
export function suggestOffered(
  from: { readonly table: Table; readonly scene: object },
  choices: readonly Choice[],
  typed: string,
): readonly Suggestion[] {
  const setting = { system: from.table.system, before: from.scene };
  return suggest(choices, typed, (why: Refusal) => refusalText(why, setting));
}

/** What somebody typed or picked, as the id of the choice that is meant; what is none of them is for the rules to refuse. */
export function chosen(choices: readonly Choice[], typed: string | null): string | null {
  return typed === null ? null : (findNamed(typed, choices)?.id ?? typed);
}

/** Says so where something typed is none of the choices and one is near enough to be meant; else null: the rules know why not. */
export function misspelt(choices: readonly Choice[], typed: string | null): Refusal | null {
  if (typed === null || findNamed(typed, choices) !== null) return null;
  const near = nearest(
    typed,
    choices.map(({ name }) => name),
  );
  return near === null ? null : refusal('noSuchChoice', { typed: typed.slice(0, 100), nearest: near });
}

/** What the rules offer to an actor now. */
export async function optionsFor(
  scene: Pick<Scene, 'app'>,
  table: Table,
  acting: Acting,
): Promise<Result<Options>> {
  const stage = await scene.app.acts.sceneFor(table, acting, 'everybody');
  if (!stage.ok) return stage;
  return yes(await scene.app.acts.options(table, acting, stage.value, await viewerFor(scene, table)));
}

/** The lists of several options as one, without doubles; a target is possible when one of them can reach it. */
export function merged(
  options: readonly ActOption[],
  list: 'targets' | 'means' | 'ways' | 'spends',
): readonly Choice[] {
  const found = new Map<string, Choice>();
  for (const choice of options.flatMap((option) => option[list] ?? [])) {
    const before = found.get(choice.id);
    if (before === undefined || (before.refused !== null && choice.refused === null))
      found.set(choice.id, choice);
  }
  return [...found.values()];
}
