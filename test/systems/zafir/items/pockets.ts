import type { Hero } from '../../../../src/systems/zafir/character/schema.ts';
import type { ZafirStage } from '../table.ts';

type Pocket = Hero['pockets'][number];

/** Utility pockets with something in each. */
export const pockets = (...items: readonly Pocket['item'][]): Pocket[] =>
  items.map((item) => ({ pocket: 'utility', item, count: 1, used: 0 }));

/** What is left in somebody's first pocket: 'medkit used 1'; null where it is empty. */
export function firstPocket(stage: ZafirStage, id: string): string | null {
  const who = stage.who(id);
  const pocket = who.kind === 'hero' ? who.pockets[0] : undefined;
  return pocket === undefined ? null : `${pocket.item} used ${pocket.used}`;
}

/** The ids of somebody's conditions. */
export const conditionsOf = (stage: ZafirStage, id: string): readonly string[] =>
  stage.who(id).battle.conditions.map((held) => held.id);

/** What stands under a name in the reasons of an attack's pool. */
export const because = (
  sum: { readonly modifiers: readonly { source: string; amount: number }[] },
  source: string,
) => sum.modifiers.find((one) => one.source === source)?.amount ?? 0;
