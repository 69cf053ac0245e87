import { moveOf } from '../app/maps/ways.ts';
import { findNamed, nameKey, nearest } from '../app/names.ts';
import { type Acting, type ActOption, type Choice, type Intent, waysOfAttack } from '../app/play/act.ts';
import { type Refusal, type Result, refusal, yes } from '../app/result.ts';
import type { Table } from '../app/table.ts';
import { chosen, misspelt, optionsFor } from './acting.ts';
import type { Scene } from './command.ts';
import { chosenAll, oneMisspelt } from './several.ts';

type Act = Extract<Intent, { kind: 'act' }>;
type Desk = Pick<Scene, 'app'>;

/** An action as somebody has put it in words. */
export interface ActWords {
  readonly action: string;
  readonly target?: string | null;
  readonly with?: string | null;
  readonly spend?: string | null;
  readonly detail?: string | null;
}

/** The action that somebody means. Refuses what is misspelt; 'whereto': it leads over squares or metres, and nobody has said where. */
export async function actTyped(
  scene: Desk,
  table: Table,
  acting: Acting,
  words: ActWords,
): Promise<Result<Act> | 'whereto'> {
  const offer = await optionsFor(scene, table, acting);
  if (!offer.ok) return offer;
  const found = findNamed(words.action, actsOf(offer.value.acts));
  if (found === null) {
    const stage = await scene.app.acts.sceneFor(table, acting);
    const checks = stage.ok ? table.system.checks(stage.value, acting.id).checks : [];
    return { ok: false, refusal: noSuchAct(offer.value.acts, checks, words) };
  }
  const moves = found.id === moveOf(table.system) && acting.encounter !== null;
  const [targets, means, spends] = [found.targets ?? [], found.means ?? [], found.spends ?? []];
  const detail = words.detail ?? (moves ? goalTyped(targets, words.target ?? null) : null);
  if (moves && detail === null) return 'whereto';
  // On squares and in metres it is typed where to, or by which way: no target of a list.
  const target = moves ? null : (words.target ?? null);
  const { with: tool = null, spend = null } = words;
  const tools = chosen(means, tool);
  const absent = found.targets === undefined ? null : await elsewhere(scene, table, acting, targets, target);
  const wrong =
    (absent === null && found.targetsOpen !== true ? misspelt(targets, target) : null) ??
    misspelt(means, tool) ??
    oneMisspelt(spends, spend) ??
    (acting.encounter === null && target === null ? whyUnnamed(found, tools) : null);
  if (wrong !== null) return { ok: false, refusal: wrong };
  return yes({
    kind: 'act',
    actor: acting.id,
    act: found.id,
    target: absent ?? chosen(targets, target) ?? onlyFit(found, tools),
    means: tools,
    detail,
    spend: [...chosenAll(spends, spend)],
    asGm: table.gm,
  });
}

/** Where somebody wants to go, as the rules read it: a goal may be typed as it is listed, anything else is left as it is. */
const goalTyped = (goals: readonly Choice[], typed: string | null): string | null =>
  goals.find(({ name }) => typed !== null && nameKey(name) === nameKey(typed))?.id ?? typed;

/** What is no attack of what the rules offer. */
export const actsOf = (acts: readonly ActOption[]): readonly ActOption[] =>
  acts.filter(({ kind }) => kind === 'act');

/** Outside of a fight: somebody of the campaign whom the rules do not offer, by id; what they are good for is told when it is done. */
async function elsewhere(
  { app }: Desk,
  table: Table,
  acting: Acting,
  targets: readonly Choice[],
  typed: string | null,
): Promise<string | null> {
  if (typed === null || acting.encounter !== null || findNamed(typed, targets) !== null) return null;
  const called = await app.acts.target(table, acting, typed);
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

/** The ways to attack for the completion of `/act`: each with how it is typed as the reason why it is not done here. */
export const waysElsewhere = (acts: readonly ActOption[]): readonly Choice[] =>
  waysOfAttack(acts).map((way) => ({
    ...way,
    refused: refusal('wayOfAttack', { way: way.name, target: null }),
  }));

/** The name of the target that somebody typed or picked from the list, which sends its id; null where nobody is meant. */
const targetMeant = (acts: readonly ActOption[], typed: string | null): string | null =>
  typed === null
    ? null
    : (findNamed(
        typed,
        acts.flatMap(({ targets }) => targets ?? []),
      )?.name ?? null);

/** Why nothing of that name can be done: it is an attack or a way to attack, a check, what an action is done with, or no action at all. */
function noSuchAct(
  acts: readonly ActOption[],
  checks: readonly Choice[],
  { action, target: whom = null }: ActWords,
): Refusal {
  const target = targetMeant(acts, whom);
  const typed = action.slice(0, 100);
  const ways = waysOfAttack(acts);
  const way = findNamed(action, ways);
  if (way !== null) return refusal('wayOfAttack', { way: way.name, target });
  const attack = acts.find(({ kind, name }) => kind === 'attack' && nameKey(name) === nameKey(action));
  if (attack !== undefined) return refusal('attackCommand', { act: attack.name, target });
  const check = findNamed(action, checks);
  if (check !== null) return refusal('checkCommand', { check: check.name });
  const key = nameKey(action);
  const by = acts.find(({ means }) => means?.some(({ name }) => nameKey(name) === key));
  if (by?.kind === 'attack') return refusal('attackGoesWith', { typed });
  if (by !== undefined) return refusal('actGoesWith', { typed, act: by.name });
  const names = [...acts.filter(({ kind }) => kind === 'act'), ...ways].map(({ name }) => name);
  return refusal('noSuchAct', { typed, nearest: nearest(action, names), acts: names });
}
