import type { Viewer } from '../../engine/event.ts';
import type { ActOption, Choice } from '../../engine/options.ts';
import type { Table } from '../table.ts';

/** The attacks that the rules offer to somebody. */
export const attacksOf = (
  { system }: Table,
  scene: object,
  actor: string,
  viewer: Viewer,
): readonly ActOption[] => system.options(scene, actor, viewer).acts.filter(({ kind }) => kind === 'attack');

/** What attacks may be aimed at besides people, such as a Zone. */
export function aimsOf(
  { system }: Table,
  scene: object,
  viewer: Viewer,
  attacks: readonly ActOption[],
): readonly Choice[] {
  const people = new Set(system.known(scene, viewer).map(({ id }) => id));
  return attacks.flatMap(({ targets }) => targets ?? []).filter(({ id }) => !people.has(id));
}
