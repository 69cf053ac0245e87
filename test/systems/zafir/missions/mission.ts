import type { Intent } from '../../../../src/engine/intent.ts';
import type { Scene } from '../../../../src/systems/zafir/scene.ts';
import { chanceOf, once } from '../../../support/random/chance.ts';
import type { Played, Wish } from '../../../support/random/report.ts';
import { likingBy } from './liking.ts';
import { crewBy, crewOf, encounterBegins, missionBegins } from './opening.ts';
import { choice, ending } from './player.ts';
import { type Try, type Turned, tried } from './turned.ts';
import { isDone, unoffered } from './unoffered.ts';

/** A mission of ten to twenty-five commands: an encounter or two, the end with what it leaves of the crew, then the town. */
export function mission(seed: string): Played<Scene> {
  const chance = chanceOf(seed);
  const liking = likingBy(chance);
  let scene = crewBy(chance, liking);
  const played: Turned[] = [];
  const tries: { readonly wish: Wish; readonly outcome: Try }[] = [];
  const shutOut: { readonly intent: Intent; readonly isDone: boolean }[] = [];
  const commands = 10 + chance(16);
  const over = once(2, chance) ? commands - chance(8) : commands;
  const announced = once(2, chance);
  const locks = once(2, chance);
  for (let n = 0; n < commands; n++) {
    const wish: Wish =
      n === 0 && announced
        ? { intent: missionBegins(scene, chance), offered: true }
        : n === (announced ? 1 : 0) && !once(6, chance)
          ? { intent: encounterBegins(scene, chance), offered: false }
          : locks && n === 2 && scene.fight !== null
            ? { intent: once(2, chance) ? locking(scene) : rising, offered: false }
            : n >= over
              ? ending(scene, chance, liking)
              : choice(scene, chance, liking);
    const outcome = tried(scene, wish.intent, `${seed}.${n}`, chance);
    tries.push({ wish, outcome });
    const shut = once(3, chance) ? unoffered(scene, actorOf(wish.intent), chance) : null;
    if (shut !== null) shutOut.push({ intent: shut, isDone: isDone(scene, shut) });
    if (outcome.kind === 'refused') continue;
    played.push(outcome.turned);
    scene = outcome.turned.done.state;
    if (scene.fight === null && crewOf(scene).length === 0) break;
  }
  return { played, tries, unoffered: shutOut };
}

/** Things with locks in the middle of the map. */
const locking = ({ fight }: Scene): Intent => {
  const row = Math.floor((fight?.grid.rows ?? 6) / 2);
  const text = `B${row} object Safe; B${row} locked 1; F${row + 1} object Logical Drive; F${row + 1} locked 2`;
  return { kind: 'setting', text, asGm: true };
};

/** A rock in the middle of the map, with some of those who stand there on it. */
const rising: Intent = { kind: 'setting', text: 'B2:G6 height 3, climbable', asGm: true };

/** Who does an act or an attack, whose options have been asked for already; null otherwise. */
const actorOf = (intent: Intent): string | null =>
  intent.kind === 'act' || intent.kind === 'attack' ? intent.actor : null;
