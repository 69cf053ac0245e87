import { choiceOf, type Several } from '../../../engine/decision.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { isUnseen } from '../fight/known.ts';
import { characterIn, type CharacterId, type Scene } from '../scene.ts';

const NONE = 'none';

/** As many as a list on a phone shows at once, the answer that takes none besides. */
const MOST = 24;

/** An area that is put somewhere where no map shows whom it holds. */
export interface Area {
  readonly actor: CharacterId;
  /** Whom it is aimed at, who is in it; null: it lies around its user. */
  readonly target: CharacterId | null;
  readonly with: string;
  /** Who could be in it. */
  readonly others: readonly CharacterId[];
  /** Whom it would hold by what was said of distances. */
  readonly usual: readonly CharacterId[];
}

/**
 * Whom an area reaches (Space: theatre of the mind). On a map that is seen; without one the GM is asked once who is in it, with those ticked who are near enough by what
 * was said. Nobody is asked where nobody else could be.
 */
export function* reachedInMind(
  tx: Tx<Scene>,
  { actor, target, with: what, others, usual }: Area,
): Rule<readonly CharacterId[]> {
  const now = tx.snapshot();
  if (now.fight?.ground.kind !== 'told') return usual;
  const living = others.filter((id) => id !== target && characterIn(now, id)?.dead === false);
  const likely = living.filter((id) => usual.includes(id));
  const offered = [...likely, ...living.filter((id) => !likely.includes(id))].slice(0, MOST);
  if (offered.length === 0) return usual;
  const several: Several = { most: offered.length, none: NONE };
  const isSecret = [actor, ...offered].some((id) => isUnseen(now, id));
  const [ticked = []] = yield* tx.askEach([
    {
      ...{ id: 'area.who', asked: 'gm', code: 'area.who', several },
      params: { actor, target, with: what },
      options: [
        ...offered.map((id) => ({ id, code: 'area.reached', params: { target: id } })),
        { id: NONE, code: 'area.nobody', params: {} },
      ],
      default: choiceOf(
        several,
        offered.filter((id) => likely.includes(id)),
      ),
      ...(isSecret ? { to: 'gm' as const } : {}),
    },
  ]);
  return [...(target === null ? [] : [target]), ...ticked];
}
