import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { sees } from '../battle/seeing.ts';
import { onMap } from '../battle/standing.ts';
import { lowestFirst, played } from '../cards/hand.ts';
import { shareDetectRange } from '../effects/moment.ts';
import { rulesNamed } from '../effects/sources.ts';
import { cardsOf, layCards } from '../rounds/cards.ts';
import { playerIn, type Scene, type SideId, type UnitId, unit } from '../scene.ts';
import { tell } from '../tell.ts';
import type { Change, Fighting } from './pools.ts';
import type { Means } from './wielded.ts';

interface Spotting {
  readonly spotter: UnitId;
  readonly bump: number;
}

/** Allies who can spot for a shot (L2178): they share Detect range with who shoots, and see the target. */
const spottersOf = (scene: Scene, id: UnitId, target: UnitId): readonly Spotting[] =>
  onMap(scene, unit(scene, id).side)
    .filter((ally) => ally !== id && shareDetectRange(scene, ally, id) && sees(scene, ally, target))
    .flatMap((spotter) =>
      rulesNamed(scene, spotter, 'spotter').map(({ figures }) => ({ spotter, bump: Number(figures.bump) })),
    );

/** With which card a side has one spot; null: with none. Any does. */
function* cardFor(
  tx: Tx<Scene>,
  side: SideId,
  spotter: UnitId,
  whom: UnitId,
  target: UnitId,
): Rule<string | null> {
  const hand = lowestFirst(playerIn(tx.snapshot(), side)?.cards.hand ?? []);
  if (hand.length === 0) return null;
  const choice = yield* tx.ask({
    id: 'spotter',
    asked: side,
    code: 'spotter',
    params: { unit: spotter, whom, target },
    options: [
      { id: 'pass', code: 'spotter.pass', params: {} },
      ...[...new Set(hand)].map((card) => ({ id: card, code: 'spotter.card', params: { card } })),
    ],
    default: 'pass',
    to: [side],
  });
  return choice === 'pass' ? null : choice;
}

/** Each Spotter near may have its player play one more card for a bump of a shot (L2178): asked before the dice. Gives the bumps. */
export function* spottedFor(
  tx: Tx<Scene>,
  id: UnitId,
  target: UnitId,
  { kind }: Pick<Means, 'kind'>,
): Rule<readonly Change[]> {
  const changes: Change[] = [];
  if (kind !== 'ballistic') return changes;
  const { side } = unit(tx.now, id);
  for (const { spotter, bump } of spottersOf(tx.snapshot(), id, target)) {
    const card = yield* cardFor(tx, side, spotter, id, target);
    const after = card === null ? null : played(yield* cardsOf(tx, side), card);
    if (card === null || after === null) continue;
    layCards(tx, side, after);
    tell(tx, 'spotted', { side, unit: spotter, whom: id, card });
    changes.push({ pool: 'offense', from: 'spotter', what: 'bump', by: bump });
  }
  return changes;
}

/** Who makes an assault, with what Spotters do for it. */
export function* helped(tx: Tx<Scene>, fighting: Fighting): Rule<Fighting> {
  const { unit: id, enemy, means } = fighting;
  if (means === null) return fighting;
  const spotted = yield* spottedFor(tx, id, enemy, means);
  return spotted.length === 0 ? fighting : { ...fighting, changes: [...fighting.changes, ...spotted] };
}
