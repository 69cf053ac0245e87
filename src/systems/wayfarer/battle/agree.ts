import type { Params } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Scene, SideId } from '../scene.ts';

/**
 * What one player proposes and all others must accept: they are asked at once, and who says nothing in time has not accepted. Refuses where one of
 * them declines. `names` says what the sides are called, which may not be there yet.
 */
export function* agree(
  tx: Tx<Scene>,
  what: 'battle' | 'end',
  sides: readonly SideId[],
  names: ReadonlyMap<SideId, string>,
  params: Params,
): Rule<void> {
  const choices = yield* tx.askAll(
    sides.map((side) => ({
      id: 'agree',
      asked: side,
      code: `agree.${what}`,
      params,
      options: [
        { id: 'accept', code: 'agree.accept', params: {} },
        { id: 'decline', code: 'agree.decline', params: {} },
      ],
      default: 'decline',
    })),
  );
  const against = sides.find((_, at) => choices[at] !== 'accept');
  if (against !== undefined) yield* tx.refuse('declined', { side: names.get(against) ?? against });
}
