import { choiceOf, type DecisionOption, type Several } from '../../../engine/decision.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { isUnseen } from './known.ts';

const NONE = 'none';

/** As many as a list on a phone shows at once, the answer that takes none besides. */
const MOST = 24;

/** What the GM may tick, where nothing measures it. */
export interface Ticking {
  readonly id: string;
  readonly params: { readonly [name: string]: string | number | null };
  readonly options: readonly DecisionOption[];
  /** Those that are ticked where nobody answers. */
  readonly usual: readonly string[];
  /** Of whom it is: nobody but the GM reads of who is hidden. */
  readonly about: readonly CharacterId[];
}

/** Asks the GM in the theatre of the mind: one question, several ticks. Nobody is asked where there is nothing to tick. */
export function* gmTicks(tx: Tx<Scene>, ticking: Ticking): Rule<readonly string[]> {
  const { id, params, usual, about } = ticking;
  const options = ticking.options.slice(0, MOST);
  if (options.length === 0) return [];
  const several: Several = { most: options.length, none: NONE };
  const isSecret = about.some((one) => isUnseen(tx.now, one));
  const [ticked = []] = yield* tx.askEach([
    {
      ...{ id, asked: 'gm', code: id, params, several },
      options: [...options, { id: NONE, code: `${id}.none`, params: {} }],
      default: choiceOf(several, usual),
      ...(isSecret ? { to: 'gm' as const } : {}),
    },
  ]);
  return ticked;
}

/** How near somebody is whom an act is meant for: in contact, within its range, or too far. */
type Near = 'touching' | 'near' | 'out';

/**
 * Whether somebody is near enough to whom they mean, as the GM says: in base contact (`contact`), or within so many metres. Near enough, where nobody
 * answers. Gives how near; null: too far.
 */
export function* reachInMind(
  tx: Tx<Scene>,
  {
    actor,
    target,
    contact,
    metres,
  }: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly contact: boolean;
    readonly metres: number | null;
  },
): Rule<'touching' | 'near' | null> {
  const ways: readonly Near[] = [
    ...(contact ? (['touching'] as const) : []),
    ...(metres === null ? [] : (['near'] as const)),
    'out',
  ];
  const params = { actor, target, metres };
  const choice = yield* tx.ask({
    ...{ id: 'mind.reach', asked: 'gm', code: 'mind.reach', params },
    options: ways.map((id) => ({ id, code: `mind.reach.${id}`, params })),
    default: ways[0] ?? 'out',
    ...([actor, target].some((one) => isUnseen(tx.now, one)) ? { to: 'gm' as const } : {}),
  });
  return choice === 'touching' || choice === 'near' ? choice : null;
}

/** Who of some is within so many metres of somebody, as the GM says: nobody, where nobody answers. */
export function* nearInMind(
  tx: Tx<Scene>,
  {
    around,
    metres,
    among,
  }: { readonly around: CharacterId; readonly metres: number; readonly among: readonly CharacterId[] },
): Rule<readonly CharacterId[]> {
  const near = yield* gmTicks(tx, {
    id: 'mind.near',
    params: { target: around, metres },
    options: among.map((target) => ({ id: target, code: 'mind.near.one', params: { target } })),
    usual: [],
    about: [around, ...among],
  });
  return among.filter((id) => near.includes(id));
}
