import type { Intent } from '../../../../src/engine/intent.ts';
import { type Scene, sceneOf } from '../../../../src/systems/soulbound/scene.ts';
import { chanceOf, once } from '../../../support/random/chance.ts';
import type { Played, Wish } from '../../../support/random/report.ts';
import { choice } from '../player.ts';
import { opening, partyBy } from './opening.ts';
import { type Try, type Turned, tried } from './turned.ts';
import { isDone, unoffered } from './unoffered.ts';

/** All whom the GM plays, whenever they come. */
const npcs = Array.from({ length: 50 }, (_, n) => `foe${n}`);

/** A battle of ten to thirty commands by a player who does anything that is offered, and a GM who meddles. */
export function battle(seed: string): Played<Scene> {
  const chance = chanceOf(seed);
  let scene = sceneOf({}, npcs, partyBy(chance));
  const played: Turned[] = [];
  const tries: { readonly wish: Wish; readonly outcome: Try }[] = [];
  const shutOut: { readonly intent: Intent; readonly isDone: boolean }[] = [];
  const commands = 10 + chance(21);
  for (let n = 0; n < commands; n++) {
    const wish = n === 0 ? { intent: opening(chance), offered: true } : choice(scene, chance);
    const outcome = tried(scene, wish.intent, `${seed}.${n}`, chance);
    tries.push({ wish, outcome });
    const shut = once(3, chance) ? unoffered(scene, chance) : null;
    if (shut !== null) shutOut.push({ intent: shut, isDone: isDone(scene, shut) });
    if (outcome.kind === 'refused') continue;
    played.push(outcome.turned);
    scene = outcome.turned.done.state;
    if (scene.fight === null && Object.keys(scene.characters).length === 0) break;
  }
  return { played, tries, unoffered: shutOut };
}
