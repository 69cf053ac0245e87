import type { Params } from '../../../engine/refusal.ts';
import type { Reaction } from '../../../engine/ruleset.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { windows } from '../windows.ts';
import { happen, isDue, type Moment } from './moments.ts';
import type { Trigger } from './schema.ts';

/** What a reaction of powers is called: they happen by themselves. */
export const isPower = (reaction: string): boolean => reaction.startsWith('power:');

/** Powers that happen when damage has been done: of who did it, and of who took it. */
export function* powerReactions(scene: Scene, window: string, about: Params): Iterable<Reaction<Scene>> {
  if (window !== windows.damageDone) return;
  const { actor, target, lost, killed, melee } = about;
  if (typeof target !== 'string') return;
  const by = typeof actor === 'string' && actor !== target ? actor : null;
  const sort = typeof melee === 'boolean' ? melee : null;
  const [own, theirs] = [
    { other: target, melee: sort },
    { other: by, melee: sort },
  ];
  // What a power, a hazard or a condition does is no hit: else two powers would answer one another without an end.
  if (typeof lost === 'number' && lost > 0 && about.outright !== true) {
    if (by !== null) yield* reaction(scene, by, 'hits', own);
    if (killed !== true) yield* reaction(scene, target, 'hurt', theirs);
  }
  if (killed !== true) return;
  yield* reaction(scene, target, 'falls', theirs);
  if (by !== null) yield* reaction(scene, by, 'kills', own);
}

function* reaction(
  scene: Scene,
  owner: CharacterId,
  when: Trigger,
  moment: Moment,
): Iterable<Reaction<Scene>> {
  if (!isDue(scene, owner, when, moment)) return;
  yield {
    id: `power:${when}`,
    owner,
    params: {},
    refused: null,
    *run(tx) {
      yield* happen(tx, owner, when, moment);
      return 'goesOn';
    },
  };
}
