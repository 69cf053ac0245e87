import { ApplicationCommandOptionType, InteractionContextType } from 'discord.js';
import { findNamed, nameKey, nearest } from '../src/app/names.ts';
import type { Acting, ActOption, Choice } from '../src/app/play/act.ts';
import { type Refusal, refusal } from '../src/app/result.ts';
import type { Table } from '../src/app/table.ts';
import {
  AS,
  chosen,
  DICE,
  merged,
  misspelt,
  offered,
  offeredText,
  optionsFor,
  act as perform,
  suggestActors,
  suggestOffered,
} from '../src/discord/acting.ts';
import type { Command, CommandCall, Completion } from '../src/discord/command.ts';
import { openPad } from '../src/discord/components/pad.ts';
import { refuse } from '../src/discord/seated.ts';
import { chosenAll, oneMisspelt, suggestSeveral } from '../src/discord/several.ts';

const act: Command = {
  data: {
    name: 'act',
    description: 'Do something else on your turn: move, dodge, help …',
    contexts: [InteractionContextType.Guild],
    options: [
      offeredText('action', 'What', true),
      offeredText('target', 'Whom, or where to'),
      offeredText('with', 'With what'),
      offeredText('spend', 'Spend something on it'),
      {
        type: ApplicationCommandOptionType.String,
        name: 'detail',
        description: 'In your own words, where the action asks for some',
        max_length: 500,
      },
      DICE,
      AS,
    ],
  },
  run(call) {
    const { options } = call.interaction;
    return perform(call, async (table, acting) => {
      const offer = await optionsFor(call, table, acting);
      if (!offer.ok) {
        await refuse(call, offer.refusal, table);
        return null;
      }
      const acts = offer.value.acts.filter((option) => option.kind === 'act');
      const typed = options.getString('action', true);
      const found = findNamed(typed, acts);
      if (found === null) {
        await refuse(call, noSuchAct(offer.value.acts, typed), table);
        return null;
      }
      const moves = found.id === table.system.grid?.move && acting.encounter !== null;
      const detail = options.getString('detail') ?? (moves ? options.getString('target') : null);
      if (moves && detail === null) {
        await openPad(call, table, acting);
        return null; // the way is said on the pad
      }
      const [targets, means, spends] = [found.targets ?? [], found.means ?? [], found.spends ?? []];
      // On squares it is typed where to, or by which way: no target of a list.
      const [target, tool] = [moves ? null : options.getString('target'), options.getString('with')];
      const spend = options.getString('spend');
      const tools = chosen(means, tool);
      const absent =
        found.targets === undefined ? null : await elsewhere(call, table, acting, targets, target);
      const wrong =
        (absent === null && found.targetsOpen !== true ? misspelt(targets, target) : null) ??
        misspelt(means, tool) ??
        oneMisspelt(spends, spend) ??
        (acting.encounter === null && target === null ? whyUnnamed(found, tools) : null);
      if (wrong !== null) {
        await refuse(call, wrong, table);
        return null;
      }
      return {
        kind: 'act',
        actor: acting.id,
        act: found.id,
        target: absent ?? chosen(targets, target) ?? onlyFit(found, tools),
        means: tools,
        detail,
        spend: [...chosenAll(spends, spend)],
        asGm: table.gm,
      };
    });
  },
  async complete(call) {
    if (call.option === 'as') return suggestActors(call);
    const found = await offered(call);
    if (found === null) return [];
    const acts = found.options.acts.filter((option) => option.kind === 'act');
    if (call.option === 'action') return suggestOffered(found, acts, call.typed);
    const picked = findNamed(call.interaction.options.getString('action') ?? '', acts);
    const lists = { target: 'targets', with: 'means', spend: 'spends' } as const;
    const list = lists[call.option as keyof typeof lists];
    if (list === undefined) return [];
    const all = merged(picked === null ? acts : [picked], list);
    if (list === 'spends') return suggestSeveral(found, all, call.typed);
    return suggestOffered(found, fitting(call, picked, list, all), call.typed);
  },
};

/** Outside of a fight: somebody of the campaign whom the rules do not offer, by id; what they are good for is told when it is done. */
async function elsewhere(
  call: CommandCall,
  table: Table,
  acting: Acting,
  targets: readonly Choice[],
  typed: string | null,
): Promise<string | null> {
  if (typed === null || acting.encounter !== null || findNamed(typed, targets) !== null) return null;
  const called = await call.app.acts.target(table, acting, typed);
  return called.ok ? called.value.id : null;
}

/** The targets that go with what an action is done with; none where it is not said, or takes none. */
const fitsOf = ({ means, targets }: ActOption, tool: string | null): readonly Choice[] => {
  const fits = means?.find(({ id }) => id === tool)?.fits ?? [];
  return (targets ?? []).filter(({ id }) => fits.includes(id));
};

/** The one target that goes with what an action is done with: who chooses that has named them. */
function onlyFit(option: ActOption, tool: string | null): string | null {
  const [first, ...more] = fitsOf(option, tool);
  return first !== undefined && more.length === 0 ? first.id : null;
}

/** Why a target must be named: a command outside of a fight reaches only those it names, and it could be one of several. */
function whyUnnamed(option: ActOption, tool: string | null): Refusal | null {
  const open = (option.targets ?? []).filter(({ refused }) => refused === null);
  const among = option.targetNeeded === true ? open : fitsOf(option, tool);
  if (among.length === 0 || (among.length === 1 && option.targetNeeded !== true)) return null;
  return refusal('nameTarget', { names: among.map(({ name }) => name) });
}

/** Why nothing of that name can be done: it is what an action is done with, or no action at all. */
function noSuchAct(acts: readonly ActOption[], typed: string): Refusal {
  const key = nameKey(typed);
  const by = acts.find(({ means }) => means?.some(({ name }) => nameKey(name) === key));
  if (by?.kind === 'attack') return refusal('attackGoesWith', { typed: typed.slice(0, 100) });
  if (by !== undefined) return refusal('actGoesWith', { typed: typed.slice(0, 100), act: by.name });
  const names = acts.filter(({ kind }) => kind === 'act').map((option) => option.name);
  return refusal('noSuchAct', { typed: typed.slice(0, 100), nearest: nearest(typed, names), acts: names });
}

/** Of means those that go with the target that is named, and of targets those that go with the means. */
function fitting(
  { interaction: { options } }: Completion,
  picked: ActOption | null,
  list: 'targets' | 'means',
  all: readonly Choice[],
): readonly Choice[] {
  const named = (from: readonly Choice[] | undefined, option: string) =>
    findNamed(options.getString(option) ?? '', from ?? []);
  if (list === 'targets') {
    const fits = named(picked?.means, 'with')?.fits;
    return fits === undefined ? all : all.filter(({ id }) => fits.includes(id));
  }
  const target = list === 'means' ? named(picked?.targets, 'target') : null;
  return target === null
    ? all
    : all.filter(({ fits }) => fits === undefined || fits.length === 0 || fits.includes(target.id));
}

export default act;
