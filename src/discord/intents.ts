import { usualNamed } from '../app/names.ts';
import type { Acting, Choice, Intent } from '../app/play/act.ts';
import { no, type Result, yes } from '../app/result.ts';
import type { Table } from '../app/table.ts';
import { chosen, merged, misspelt, offered, optionsFor, suggestActors, suggestOffered } from './acting.ts';
import type { CommandCall, Completion, Scene, Suggestion } from './command.ts';
import { chosenAll, oneMisspelt, partsOf, suggestSeveral } from './several.ts';
import { suggestNames } from './suggest.ts';

type Attack = Extract<Intent, { kind: 'attack' }>;
type Check = Extract<Intent, { kind: 'check' }>;
type Desk = Pick<Scene, 'app'>;

/** An attack as somebody has put it in words. */
export interface AttackWords {
  readonly target: string;
  readonly weapon?: string | null;
  readonly how?: string | null;
  readonly spend?: string | null;
}

/** What a command's options say of an attack on somebody. */
export const attackOptions = ({ options }: CommandCall['interaction'], target: string): AttackWords => ({
  target,
  weapon: options.getString('weapon'),
  how: options.getString('how'),
  spend: options.getString('spend'),
});

/** The attack that somebody means. Refuses what is misspelt, and whom there is not. */
export async function attackTyped(
  scene: Desk,
  table: Table,
  acting: Acting,
  words: AttackWords,
): Promise<Result<Attack>> {
  const target = await scene.app.acts.target(table, acting, words.target);
  if (!target.ok) return target;
  const { weapon = null, how = null, spend = null } = words;
  const plain = [weapon, how, spend].every((one) => one === null); // most are: nothing to look up among what the rules offer
  const offer = plain ? null : await optionsFor(scene, table, acting);
  if (offer?.ok === false) return offer;
  const attacks = offer?.value.acts.filter((option) => option.kind === 'attack') ?? [];
  const [weapons, ways, spends] = [
    merged(attacks, 'means'),
    merged(attacks, 'ways'),
    merged(attacks, 'spends'),
  ];
  const wrong = misspelt(weapons, weapon) ?? misspelt(ways, how) ?? oneMisspelt(spends, spend);
  if (wrong !== null) return { ok: false, refusal: wrong };
  return yes({
    kind: 'attack',
    actor: acting.id,
    target: target.value.id,
    means: chosen(weapons, weapon),
    way: chosen(ways, how),
    spend: [...chosenAll(spends, spend)],
    asGm: table.gm,
  });
}

/** Completes `as` and the options that `attackTyped` reads; `whom` is the one for whom it is on. */
export async function suggestAttack(call: Completion, whom: string): Promise<readonly Suggestion[]> {
  switch (call.option) {
    case 'as':
      return suggestActors(call);
    case whom:
      return attacksOffered(call, 'targets');
    case 'weapon':
      return attacksOffered(call, 'means');
    case 'how':
      return attacksOffered(call, 'ways');
    case 'spend':
      return attacksOffered(call, 'spends');
    default:
      return [];
  }
}

/** What the rules offer for an attack. */
async function attacksOffered(
  call: Completion,
  list: 'targets' | 'means' | 'ways' | 'spends',
): Promise<readonly Suggestion[]> {
  const found = await offered(call);
  if (found === null) return [];
  const attacks = found.options.acts.filter((option) => option.kind === 'attack');
  const choices = merged(attacks, list);
  return list === 'spends'
    ? suggestSeveral(found, choices, call.typed)
    : suggestOffered(found, choices, call.typed);
}

/** 'athletics' is the usual check with it; what is no check at all is for the rules to refuse. */
const usual = (checks: readonly Choice[], typed: string) => usualNamed(typed, checks)?.id ?? typed;

/** As `misspelt`, for what `usual` finds. */
const noCheck = (checks: readonly Choice[], typed: string | null) =>
  typed === null || usualNamed(typed, checks) !== null ? null : misspelt(checks, typed);

/** A check as somebody has put it in words. */
export interface CheckWords {
  readonly what: string;
  readonly difficulty?: string | null;
  readonly against?: string | null;
  readonly againstWith?: string | null;
  readonly edge?: string | null;
  readonly theirEdge?: string | null;
  readonly helpedBy?: string | null;
  readonly spend?: string | null;
  readonly secret?: boolean;
}

/** What a command's options, those that `suggestCheck` completes, say of a check. */
export const checkOptions = (
  { options }: CommandCall['interaction'],
  what: string,
  secret: boolean,
): CheckWords => ({
  what,
  difficulty: options.getString('difficulty'),
  against: options.getString('against'),
  againstWith: options.getString('against-with'),
  edge: options.getString('edge'),
  theirEdge: options.getString('their-edge'),
  helpedBy: options.getString('helped-by'),
  spend: options.getString('spend'),
  secret,
});

/** The check that somebody means. Refuses as `attackTyped` does. */
export async function checkTyped(
  scene: Desk,
  table: Table,
  acting: Acting,
  words: CheckWords,
): Promise<Result<Check>> {
  const { what, edge = null, theirEdge = null, againstWith = null, spend = null } = words;
  const typed = words.against ?? null;
  const against = typed === null ? null : await scene.app.acts.target(table, acting, typed);
  if (against?.ok === false) return against;
  const stage = await scene.app.acts.sceneFor(table, acting);
  if (!stage.ok) return stage;
  const { checks, difficulties, edges, spends, helpers } = table.system.checks(stage.value, acting.id);
  const wrong =
    noCheck(checks, what) ??
    noCheck(checks, againstWith) ??
    misspelt(edges, edge) ??
    misspelt(edges, theirEdge) ??
    oneMisspelt(spends, spend);
  if (wrong !== null) return { ok: false, refusal: wrong };
  const helping = await helpersTyped(scene, table, acting, words.helpedBy ?? null, helpers);
  if (!helping.ok) return helping;
  return yes({
    kind: 'check',
    actor: acting.id,
    what: usual(checks, what),
    difficulty: chosen(difficulties, words.difficulty ?? null)?.slice(0, 50) ?? null,
    against: against?.value.id ?? null,
    againstWhat: againstWith === null ? null : usual(checks, againstWith),
    edge: chosen(edges, edge),
    resistingEdge: chosen(edges, theirEdge),
    helpers: [...helping.value],
    spend: [...chosenAll(spends, spend)],
    secret: words.secret ?? false,
    asGm: table.gm,
  });
}

/**
 * Those who are named as helpers: in a fight of those offered, for the rules to refuse what is none of them; outside of one
 * any characters that the caller knows. Refuses where these rules know no such help.
 */
async function helpersTyped(
  { app }: Desk,
  table: Table,
  acting: Acting,
  typed: string | null,
  offer: readonly Choice[] | undefined,
): Promise<Result<readonly string[]>> {
  if (typed === null) return yes([]);
  if (offer === undefined) return no('noHelpers', { system: table.system.name });
  if (acting.encounter !== null) return yes(chosenAll(offer, typed));
  const ids: string[] = [];
  for (const part of partsOf(typed)) {
    const found = await app.acts.target(table, acting, part);
    if (!found.ok) return found;
    ids.push(found.value.id);
  }
  return yes(ids);
}

/** Completes `as` and the options that `checkTyped` reads; `what` is the one for the check itself. */
export async function suggestCheck(call: Completion, what: string): Promise<readonly Suggestion[]> {
  switch (call.option) {
    case 'as':
      return suggestActors(call);
    case 'against':
      return suggestOpponents(call);
    case what:
    case 'against-with':
      return checksOffered(call, 'checks');
    case 'difficulty':
      return checksOffered(call, 'difficulties');
    case 'edge':
    case 'their-edge':
      return checksOffered(call, 'edges');
    case 'helped-by':
      return checksOffered(call, 'helpers');
    case 'spend':
      return checksOffered(call, 'spends');
    default:
      return [];
  }
}

/** What the rules offer for a check. */
async function checksOffered(
  call: Completion,
  list: 'checks' | 'difficulties' | 'edges' | 'spends' | 'helpers',
): Promise<readonly Suggestion[]> {
  const found = await offered(call);
  if (found === null) return [];
  const { options } = call.interaction;
  const typed = options.getString('what') ?? options.getString('check') ?? '';
  const { checks } = found.table.system.checks(found.scene, found.acting.id);
  const what = usualNamed(typed, checks)?.id ?? null;
  const choices = found.table.system.checks(found.scene, found.acting.id, what)[list] ?? [];
  return list === 'spends' || list === 'helpers'
    ? suggestSeveral(found, choices, call.typed)
    : suggestOffered(found, choices, call.typed);
}

/** Those whom somebody may test themselves against. */
async function suggestOpponents(call: Completion): Promise<readonly Suggestion[]> {
  const found = await offered(call);
  if (found === null) return [];
  const { table, acting } = found;
  const known =
    acting.encounter === null ? await call.app.acts.knownCharacters(table) : await call.app.acts.known(table);
  return suggestNames(
    known.filter((one) => one.id !== acting.id),
    call.typed,
  );
}
