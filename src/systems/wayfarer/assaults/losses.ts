import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { distanceOf } from '../battle/standing.ts';
import { cardOf as cardNamed, countsAs } from '../cards/card.ts';
import { isPresent, type Scene, type UnitId, unit } from '../scene.ts';
import { squadOf } from '../squads/squad.ts';
import { tell } from '../tell.ts';
import { drawForChance } from './reactions.ts';

/** A squad that was beaten: who of it took part, the one that its enemy fought, and how many enemies there were. */
interface Beaten {
  readonly at: UnitId;
  readonly of: readonly UnitId[];
  readonly by: UnitId;
  readonly enemies: number;
}

/** Those who took part, farthest from the enemy first. */
function fromTheRear(scene: Scene, { of, by }: Beaten): readonly UnitId[] {
  const far = (id: UnitId) => distanceOf(scene, by, id) ?? 0;
  return of.filter((id) => isPresent(scene, id)).toSorted((one, other) => far(other) - far(one));
}

/**
 * Who of a squad falls as it loses an assault (L5975): as many as a card shows that its side draws, but no more than there were enemies, nor
 * than took part; from its rear, or where its player wants it from its front. Where one at most can fall no card is drawn.
 */
export function* fallenOf(tx: Tx<Scene>, beaten: Beaten): Rule<readonly UnitId[]> {
  const scene = tx.snapshot();
  const { at, enemies } = beaten;
  const { side } = unit(scene, at);
  const rear = fromTheRear(scene, beaten);
  if (rear.length <= 1) return [at];
  const most = Math.min(enemies, rear.length);
  const card = most > 1 ? yield* drawForChance(tx, side) : null;
  const drawn = card === null ? null : cardNamed(card);
  const many = drawn === null ? 1 : Math.min(most, countsAs(drawn));
  tell(tx, 'squadBeaten', { unit: at, squad: squadOf(scene, at) ?? '', side, card, many });
  if (many >= rear.length) return rear;
  const [last, first] = [rear.slice(0, many), rear.toReversed().slice(0, many)];
  const choice = yield* tx.ask({
    id: 'losses',
    asked: side,
    code: 'losses',
    params: { unit: at, many },
    options: [
      { id: 'rear', code: 'losses.rear', params: { units: last } },
      { id: 'front', code: 'losses.front', params: { units: first } },
    ],
    default: 'rear',
  });
  return choice === 'front' ? first : last;
}
