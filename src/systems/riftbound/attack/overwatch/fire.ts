import type { Params } from '../../../../engine/refusal.ts';
import type { Rule } from '../../../../engine/rule.ts';
import type { Reaction } from '../../../../engine/ruleset.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { type CharacterId, fighterIn, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import type { Stated } from '../inProgress.ts';
import { places } from '../stated.ts';
import { strike } from '../strike.ts';
import { type Shot, shotAt } from './shot.ts';

/** An Overwatch Attack is made: it knows no Attack Counters and leaves none. With the last one Overwatch is over. */
function* fire(
  tx: Tx<Scene>,
  { watcher, actor, means }: Shot,
  mover: CharacterId,
  stated: Stated | null,
): Rule<void> {
  const overwatch = tx.state.fight?.fighters[watcher]?.overwatch;
  if (!overwatch) return;
  overwatch.shots -= 1;
  yield* strike(tx, {
    ...{ actor, means, less: 0, overwatch: true, asSkilled: false },
    targets: [mover],
    type: means.attack.types[0] ?? 'blunt',
    ...(stated === null ? {} : { stated }),
  });
  const after = tx.state.fight?.fighters[watcher];
  if (after?.overwatch && after.overwatch.shots < 1) after.overwatch = null;
}

/** What a reaction of Overwatch is called, which happens by itself: its trigger was chosen when it was taken. */
export const isOverwatch = (reaction: string): boolean => reaction.startsWith('overwatch');

/**
 * At a moment of a Move a watcher fires, or is asked who wants to be. While other Attacks are being made it has a name of its own: another Move
 * that comes of them may be met again.
 */
export function* overwatchShots(
  scene: Scene,
  { watcher, mover, asks, last, stated }: Params,
): Iterable<Reaction<Scene>> {
  if (typeof watcher !== 'string' || typeof mover !== 'string') return;
  if ((fighterIn(scene, watcher)?.overwatch ?? null) === null) return;
  yield {
    id: `overwatch${scene.fight?.attacks?.length ?? 0}`,
    owner: watcher,
    params: { target: mover },
    refused: null,
    *run(tx) {
      if (asks !== true || (yield* wantsToFire(tx, watcher, mover, last === true))) {
        const shot = shotAt(tx.snapshot(), watcher, mover);
        if (shot !== null) yield* fire(tx, shot, mover, places.find((one) => one === stated) ?? null);
      }
      return 'goesOn';
    },
  };
}

/** Whoever wants to be asked is: fire now, or wait for a better moment of this Move. */
function* wantsToFire(tx: Tx<Scene>, watcher: CharacterId, mover: CharacterId, last: boolean): Rule<boolean> {
  const shot = shotAt(tx.snapshot(), watcher, mover);
  if (shot === null) return false;
  const params = { actor: watcher, target: mover, weapon: shot.means.name, last };
  const choice = yield* tx.ask({
    id: 'overwatch',
    asked: shot.actor,
    code: 'overwatch',
    params,
    options: [
      { id: 'fire', code: 'overwatch.fire', params },
      { id: 'wait', code: last ? 'overwatch.let' : 'overwatch.wait', params },
    ],
    default: last ? 'fire' : 'wait',
  });
  if (choice !== 'fire' && last) tell(tx, 'overwatchHeld', { actor: watcher, target: mover }, [shot.actor]);
  return choice === 'fire';
}
