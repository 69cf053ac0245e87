import { seededDice } from '../../../src/dice/index.ts';
import { isOpen, openOf } from '../../../src/engine/autopilot/targets.ts';
import type { Intent } from '../../../src/engine/intent.ts';
import type { ActOption, Choice } from '../../../src/engine/options.ts';
import { run } from '../../../src/engine/run.ts';
import type { GameSystem } from '../../../src/engine/system.ts';
import { type Chance, one } from '../random/chance.ts';

/** Of long lists, such as tiles to go to, so many are tried. */
const SOME = 6;

/** What is offered to somebody now and refused all the same: of what needs no words, each act with each of its means and targets. */
export function refusedOffers<S extends object>(
  system: GameSystem<S, object>,
  state: S,
  actor: string,
  chance: Chance,
): readonly string[] {
  const source = seededDice('offered');
  const why = (intent: Intent) => {
    const outcome = run(system.ruleset, state, (tx) => system.perform(tx, intent), { source });
    return outcome.kind === 'refused' ? `${JSON.stringify(intent)}: ${outcome.refusal.code}` : null;
  };
  const { acts } = system.options(state, actor, { gm: false, characters: [actor] });
  return acts
    .filter((act) => isOpen(act) && act.detail !== 'needed')
    .flatMap((act) =>
      choicesOf(act, chance).flatMap(({ target, means }) => {
        const common = { actor, means, spend: act.takes ?? [], asGm: true };
        if (act.kind === 'act') {
          const intent = { kind: 'act', act: act.id, target, detail: null, ...common } as const;
          return why(intent) ?? [];
        }
        // Some can be attacked in one of the ways alone: by a Charge.
        const ways = [null, ...openOf(act.ways).map(({ id }) => id)];
        const tried = (way: string | null) => why({ kind: 'attack', target: target ?? '', way, ...common });
        return ways.some((way) => tried(way) === null) ? [] : (tried(null) ?? []);
      }),
    );
}

interface Chosen {
  readonly target: string | null;
  readonly means: string | null;
}

/** All that an act can be done with and to, of long lists some. */
function choicesOf(act: ActOption, chance: Chance): readonly Chosen[] {
  const tools: readonly (Choice | null)[] =
    act.means === undefined
      ? [null]
      : [...openOf(act.means), ...(act.kind === 'act' && act.meansNeeded !== true ? [null] : [])];
  return tools.flatMap((tool): readonly Chosen[] => {
    const means = tool?.id ?? null;
    const fits = openOf(act.targets).filter(({ id }) => tool?.fits?.includes(id) ?? true);
    if (act.targets === undefined || tool?.fits?.length === 0)
      return act.targetNeeded === true ? [] : [{ target: null, means }];
    const some = fits.length <= SOME ? fits : Array.from({ length: SOME }, () => one(fits, chance));
    return some.map(({ id }) => ({ target: id, means }));
  });
}
