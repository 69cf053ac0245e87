import type { AbilityId } from '../../../../src/systems/zafir/content/abilities.ts';
import type { Effect } from '../../../../src/systems/zafir/scene.ts';
import { enemy, hero, type ZafirStage } from '../table.ts';

/** A hero who knows some abilities, with 2 points of Discipline. */
export const knowing = (
  abilities: readonly AbilityId[],
  more: Parameters<typeof hero>[0] = {},
): ReturnType<typeof hero> =>
  hero({ ...more, abilities: [...abilities], attributes: { discipline: 2, ...more.attributes } });

/** An enemy Artifact with a Will of 1. */
export const artifact = (more: Parameters<typeof enemy>[0] = {}): ReturnType<typeof enemy> =>
  enemy({ type: 'artifact', will: 1, ...more });

export const conditionsOf = (stage: ZafirStage, id: string): readonly string[] =>
  stage.who(id).battle.conditions.map((held) => held.id);

export const effectsOf = ({ state }: ZafirStage, id: string): readonly Effect[] =>
  state.fight?.units[id]?.effects ?? [];

export const at = ({ state }: ZafirStage, id: string): string | undefined => state.fight?.units[id]?.at;

/** The choices of an act's targets, by id. */
export const choices = (stage: ZafirStage, actor: string, act: string): readonly string[] =>
  (stage.options(actor).acts.find(({ id }) => id === act)?.targets ?? []).map(({ id }) => id);

/** Why an act is refused, of those that somebody is offered; null where it is not. */
export const whyNot = (stage: ZafirStage, actor: string, act: string): string | null =>
  stage.options(actor).acts.find(({ id }) => id === act)?.refused?.code ?? null;

/** Whether an act is offered to somebody at all. */
export const isOffered = (stage: ZafirStage, actor: string, act: string): boolean =>
  stage.options(actor).acts.some(({ id }) => id === act);

/** The players' phase of so many rounds later; a GM goes on through all that is due. */
export function later(stage: ZafirStage, rounds: number): ZafirStage {
  const goal = (stage.state.fight?.order.round ?? 0) + rounds;
  let now = stage;
  while (now.state.fight !== null && now.state.fight.order.round < goal) now = now.next();
  return now;
}

/** The modifiers of the last attack's pool or damage, as source and amount. */
export function modifiersOf(
  stage: ZafirStage,
  number: 'aim' | 'crit' | 'damage',
): Readonly<Record<string, number>> {
  const event = stage.event('attacked') as Readonly<
    Record<string, { readonly modifiers: readonly { source: string; amount: number }[] } | null>
  >;
  return Object.fromEntries((event[number]?.modifiers ?? []).map(({ source, amount }) => [source, amount]));
}
