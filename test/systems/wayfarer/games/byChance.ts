import type { Json } from '../../../../src/engine/json.ts';
import { wayfarer } from '../../../../src/systems/wayfarer/index.ts';
import { actingIn, readScene, type Scene, sceneOf } from '../../../../src/systems/wayfarer/scene.ts';
import { chanceOf } from '../../../support/random/chance.ts';
import type { ByChance, Played } from '../../../support/random/report.ts';
import { commandsOf, type Turned } from '../../../support/random/tried.ts';
import { map, missionMaps, three, two } from './forces.ts';
import { beginning, wished, wrongIn } from './player.ts';

const { tried, again } = commandsOf<Scene>(wayfarer);

/** So many commands a battle takes at most. */
const most = 300;

/** A battle of two or of three, with whatever is offered. */
function play(seed: string): Played<Scene> {
  const chance = chanceOf(`${seed} choices`);
  const played: Turned<Scene>[] = [];
  const tries: Played<Scene>['tries'][number][] = [];
  let scene = sceneOf({});
  const give = (intent: ReturnType<typeof wished>): boolean => {
    const outcome = tried(scene, intent, `${seed} ${tries.length}`, chance);
    tries.push({ wish: { intent, offered: true }, outcome });
    if (outcome.kind === 'refused') return false;
    played.push(outcome.turned);
    scene = outcome.turned.done.state;
    return true;
  };
  const where = [map, map, ...missionMaps][chance(4)] ?? map;
  let isOn = give(beginning(chance(2) === 0 ? two : three, where));
  while (isOn && tries.length < most && scene.battle?.end === null) {
    const actor = actingIn(scene);
    isOn = actor !== null && give(wished(scene, actor, chance));
  }
  return { played, tries, unoffered: [] };
}

/** What a command told and asked, by kind. */
function* reachedBy({
  asked,
  done,
}: Turned<Scene>): Generator<readonly [kind: string, what: Json | undefined]> {
  for (const { decision, choice } of asked) {
    yield ['question', decision.code];
    yield ['answer', decision.options.find(({ id }) => id === choice)?.code];
  }
  for (const { type } of done.events) yield ['event', type];
}

/** Battles by chance, as they are played and watched over. */
export const battles: ByChance<Scene> = {
  play,
  again,
  invariants: { 'a battle holds together': ({ done }) => wrongIn(done.state) },
  reachedBy,
  read: (stored) => readScene(stored),
  deaths: () => 0,
};
