import {
  type Batch,
  type DiceSource,
  type Misfit,
  type RolledBatch,
  rollBatch,
  typedDice,
} from '../../dice/index.ts';
import type { Json } from '../../engine/json.ts';

/** What a roll needs of typed dice that do not fit; null where they do. No die of ours is rolled for it. */
export function misfitOf(batch: Batch, faces: readonly number[]): Misfit | null {
  const typed = typedDice(faces, { die: () => 1, card: (_index, choices) => choices[0] ?? '' });
  rollBatch(batch, typed);
  return typed.misfit();
}

/** Throws the dice: those that were typed, or `source`'s. The record has the bare number of each, before the notation reads it. */
export function thrown(
  batch: Batch,
  faces: readonly number[] | null,
  source: DiceSource,
): { readonly rolled: RolledBatch; readonly dice: Json } {
  const typed = faces === null ? null : typedDice(faces, source);
  const of = typed ?? source;
  const fallen: { readonly index: number; readonly sides: number; readonly value: number }[] = [];
  const rolled = rollBatch(batch, {
    card: (index, choices) => of.card(index, choices),
    die(index, sides) {
      const value = of.die(index, sides);
      fallen.push({ index, sides, value });
      return value;
    },
  });
  const labels = new Map(rolled.dice.map(({ index, label }) => [index, label]));
  return {
    rolled,
    dice: fallen.map((die) => ({
      ...die,
      label: labels.get(die.index) ?? '',
      ...(typed?.typed(die.index) ? { typed: true } : {}),
    })),
  };
}
