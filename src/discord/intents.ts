import { usualNamed } from '../app/names.ts';
import type { Acting, Choice, Intent } from '../app/play/act.ts';
import { no, type Result, yes } from '../app/result.ts';
import type { Table } from '../app/table.ts';
import { chosen, merged, misspelt, offered, optionsFor, suggestActors, suggestOffered } from './acting.ts';
import type { CommandCall, Completion, Suggestion } from './command.ts';
import { refuse } from './seated.ts';
import { chosenAll, oneMisspelt, partsOf, suggestSeveral } from './several.ts';
import { suggestNames } from './suggest.ts';

type Attack = Extract<Intent, { kind: 'attack' }>;
type Check = Extract<Intent, { kind: 'check' }>;

/** The attack that a command's options `weapon`, `how` and `spend` say; null where it is refused, and told so. */
export async function attackTyped(
  call: CommandCall,
  table: Table,
  acting: Acting,
  whom: string,
): Promise<Attack | null> {
  const { options } = call.interaction;
  const target = await call.app.acts.target(table, acting, whom);
  if (!target.ok) {
    await refuse(call, target.refusal, table);
    return null;
  }
  const typed = [options.getString('weapon'), options.getString('how'), options.getString('spend')];
  const [weapon = null, how = null, spend = null] = typed;
  const plain = typed.every((one) => one === null); // most are: nothing to look up among what the rules offer
  const offer = plain ? null : await optionsFor(call, table, acting);
  if (offer?.ok === false) {
    await refuse(call, offer.refusal, table);
    return null;
  }
  const attacks = offer?.value.acts.filter((option) => option.kind === 'attack') ?? [];
  const [weapons, ways, spends] = [
    merged(attacks, 'means'),
    merged(attacks, 'ways'),
    merged(attacks, 'spends'),
  ];
  const wrong = misspelt(weapons, weapon) ?? misspelt(ways, how) ?? oneMisspelt(spends, spend);
  if (wrong !== null) {
    await refuse(call, wrong, table);
    return null;
  }
  return {
    kind: 'attack',
    actor: acting.id,
    target: target.value.id,
    means: chosen(weapons, weapon),
    way: chosen(ways, how),
    spend: [...chosenAll(spends, spend)],
    asGm: table.gm,
  };
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

/** The check that a command's options say, those that `suggestCheck` completes; null as above. */
export async function checkTyped(
  call: CommandCall,
  table: Table,
  acting: Acting,
  what: string,
  secret: boolean,
): Promise<Check | null> {
  const { options } = call.interaction;
  const typed = options.getString('against');
  const against = typed === null ? null : await call.app.acts.target(table, acting, typed);
  if (against !== null && !against.ok) {
    await refuse(call, against.refusal, table);
    return null;
  }
  const scene = await call.app.acts.sceneFor(table, acting);
  if (!scene.ok) {
    await refuse(call, scene.refusal, table);
    return null;
  }
  const { checks, difficulties, edges, spends, helpers } = table.system.checks(scene.value, acting.id);
  const oppose = options.getString('against-with');
  const spend = options.getString('spend');
  const wrong =
    noCheck(checks, what) ??
    noCheck(checks, oppose) ??
    misspelt(edges, options.getString('edge')) ??
    misspelt(edges, options.getString('their-edge')) ??
    oneMisspelt(spends, spend);
  if (wrong !== null) {
    await refuse(call, wrong, table);
    return null;
  }
  const helping = await helpersTyped(call, table, acting, helpers);
  if (!helping.ok) {
    await refuse(call, helping.refusal, table);
    return null;
  }
  return {
    kind: 'check',
    actor: acting.id,
    what: usual(checks, what),
    difficulty: chosen(difficulties, options.getString('difficulty'))?.slice(0, 50) ?? null,
    against: against?.value.id ?? null,
    againstWhat: oppose === null ? null : usual(checks, oppose),
    edge: chosen(edges, options.getString('edge')),
    resistingEdge: chosen(edges, options.getString('their-edge')),
    helpers: [...helping.value],
    spend: [...chosenAll(spends, spend)],
    secret,
    asGm: table.gm,
  };
}

/**
 * Those whom `helped-by` names: in a fight of those offered, for the rules to refuse what is none of them; outside of one
 * any characters that the caller knows. Refuses where these rules know no such help.
 */
async function helpersTyped(
  call: CommandCall,
  table: Table,
  acting: Acting,
  offer: readonly Choice[] | undefined,
): Promise<Result<readonly string[]>> {
  const typed = call.interaction.options.getString('helped-by');
  if (typed === null) return yes([]);
  if (offer === undefined) return no('noHelpers', { system: table.system.name });
  if (acting.encounter !== null) return yes(chosenAll(offer, typed));
  const ids: string[] = [];
  for (const part of partsOf(typed)) {
    const found = await call.app.acts.target(table, acting, part);
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
  const checks = found.table.system.checks(found.scene, found.acting.id);
  const choices = checks[list] ?? [];
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
