import type { Modifier } from '../../../engine/modifier.ts';
import { has } from '../conditions/active.ts';
import { speeds } from '../content/speeds.ts';
import { character, type Scene } from '../scene.ts';
import type { ActorAbout } from './about.ts';

/** Where somebody's own speed stands among the speeds: 0 is Slow. */
export const ownSpeed = (scene: Scene, id: string) =>
  speeds.findIndex((row) => row.id === character(scene, id).speed);

/** Steps on the speed: crawling and difficult terrain take one each, being Stunned all there are. */
export function speedModifiers(scene: Scene, { actor }: ActorAbout): readonly Modifier[] {
  const turn = scene.fight?.turn;
  return [
    { source: 'stunned', amount: has(scene, actor, 'stunned') ? -ownSpeed(scene, actor) : 0 },
    { source: 'prone', amount: has(scene, actor, 'prone') ? -1 : 0 },
    { source: 'difficult', amount: turn?.actor === actor && turn.slowed ? -1 : 0 },
  ];
}
