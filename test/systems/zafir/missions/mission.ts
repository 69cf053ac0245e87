import type { Intent } from '../../../../src/engine/intent.ts';
import type { Scene } from '../../../../src/systems/zafir/scene.ts';
import { chanceOf, once } from '../../../support/random/chance.ts';
import type { Played, Wish } from '../../../support/random/report.ts';
import { crewBy, encounterBegins, missionBegins } from './opening.ts';
import { choice, ending } from './player.ts';
import { type Try, type Turned, tried } from './turned.ts';
import { isDone, unoffered } from './unoffered.ts';

/** A mission of ten to twenty-five commands: an encounter or two, the end with what it leaves of the crew, then the town. */
export function mission(seed: string): Played<Scene> {
  const chance = chanceOf(seed);
  let scene = crewBy(chance);
  const played: Turned[] = [];
  const tries: { readonly wish: Wish; readonly outcome: Try }[] = [];
  const shutOut: { readonly intent: Intent; readonly isDone: boolean }[] = [];
  const commands = 10 + chance(16);
  const over = once(2, chance) ? commands - chance(8) : commands;
  const announced = once(2, chance);
  for (let n = 0; n < commands; n++) {
    const wish: Wish =
      n === 0 && announced
        ? { intent: missionBegins(scene, chance), offered: true }
        : n === (announced ? 1 : 0) && !once(6, chance)
          ? { intent: encounterBegins(scene, chance), offered: false }
          : n >= over
            ? ending(scene, chance)
            : choice(scene, chance);
    const outcome = tried(scene, wish.intent, `${seed}.${n}`, chance);
    tries.push({ wish, outcome });
    const shut = once(3, chance) ? unoffered(scene, actorOf(wish.intent), chance) : null;
    if (shut !== null) shutOut.push({ intent: shut, isDone: isDone(scene, shut) });
    if (outcome.kind === 'refused') continue;
    played.push(outcome.turned);
    scene = outcome.turned.done.state;
    if (Object.keys(scene.characters).length === 0) break;
  }
  return { played, tries, unoffered: shutOut };
}

/** Who does an act or an attack, whose options have been asked for already; null otherwise. */
const actorOf = (intent: Intent): string | null =>
  intent.kind === 'act' || intent.kind === 'attack' ? intent.actor : null;
