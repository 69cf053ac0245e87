import type { Modifier } from '../../../engine/modifier.ts';
import { rowOf } from '../../../engine/table.ts';
import { conditionStep } from '../conditions/active.ts';
import { movement } from '../content/movement.ts';
import { type SpeedId, speeds } from '../content/speeds.ts';
import { carrierOf } from '../fight/together.ts';
import { speedPowers } from '../powers/modifiers.ts';
import { character, fighterIn, type Scene } from '../scene.ts';
import type { ActorAbout } from './about.ts';

/** The Speed that somebody starts from: their mount's where they ride, the flying one of who flies. */
function startingSpeed(scene: Scene, id: string): SpeedId {
  const carrier = carrierOf(scene, id);
  const { speed, flies } = character(scene, carrier);
  return fighterIn(scene, carrier)?.manner === 'flying' ? (flies ?? speed) : speed;
}

/** Where that stands among the speeds: 0 is Slow. */
export const ownSpeed = (scene: Scene, id: string) =>
  speeds.findIndex((row) => row.id === startingSpeed(scene, id));

/**
 * Steps on the speed: crawling, climbing and the like and difficult terrain take one each, being Stunned all there are.
 * Of a mount its own state counts.
 */
export function speedModifiers(scene: Scene, { actor }: ActorAbout): readonly Modifier[] {
  const turn = scene.fight?.turn;
  const carrier = carrierOf(scene, actor);
  const manner = fighterIn(scene, carrier)?.manner ?? null;
  return [
    conditionStep(scene, carrier, 'stunned', -ownSpeed(scene, actor)),
    conditionStep(scene, carrier, 'prone', -1),
    { source: manner ?? 'climbing', amount: manner === null ? 0 : rowOf(movement, manner).speed },
    ...speedPowers(scene, { actor: carrier }),
    { source: 'difficult', amount: turn?.actor === actor && turn.slowed ? -1 : 0 },
  ];
}
