import { heldBy, nameOf } from '../gear/carried.ts';
import type { CharacterId, Scene } from '../scene.ts';

/** The longest range in metres of what somebody holds, and what it is; null where they hold nothing that shoots. */
export function longest(
  scene: Scene,
  actor: CharacterId,
): { readonly metres: number; readonly name: string } | null {
  const all = heldBy(scene, actor).flatMap((item) =>
    item.profile.attacks.flatMap(({ range }) =>
      range === null ? [] : [{ metres: range, name: nameOf(item) }],
    ),
  );
  return all.sort((a, b) => b.metres - a.metres)[0] ?? null;
}
