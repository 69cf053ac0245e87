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
