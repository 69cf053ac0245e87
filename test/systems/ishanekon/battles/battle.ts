import type { Intent, IntentOf } from '../../../../src/engine/intent.ts';
import type { Json } from '../../../../src/engine/json.ts';
import { rowOf } from '../../../../src/engine/table.ts';
import { characterSchema } from '../../../../src/systems/ishanekon/character/schema.ts';
import { sizes } from '../../../../src/systems/ishanekon/content/sizes.ts';
import { optionsOf } from '../../../../src/systems/ishanekon/options.ts';
import type { Party } from '../../../../src/systems/ishanekon/party/party.ts';
import { perform } from '../../../../src/systems/ishanekon/perform.ts';
import { ruleset } from '../../../../src/systems/ishanekon/ruleset.ts';
import { fightersIn, readScene, type Scene, sceneOf } from '../../../../src/systems/ishanekon/scene.ts';
import { type Chance, chanceOf, once, one } from '../../../support/random/chance.ts';
import type { ByChance, Played, Wish } from '../../../support/random/report.ts';
import { commandsOf, type Try, type Turned } from '../../../support/random/tried.ts';
import { invariants } from './invariants.ts';
import { opening, partyBy } from './opening.ts';
import { choice, gm } from './player.ts';

const npcs = Array.from({ length: 60 }, (_, n) => `foe${n}`);
const { tried, again } = commandsOf<Scene>({ ruleset, perform });

/** An act that the options refuse to somebody of the fight. */
export function shutOut(scene: Scene, chance: Chance): Intent | null {
  const ids = fightersIn(scene);
  if (ids.length === 0) return null;
  const actor = one(ids, chance);
  const shut = optionsOf(scene, actor, gm).acts.filter(
    ({ kind, refused }) => kind === 'act' && refused !== null,
  );
  if (shut.length === 0) return null;
  const { id, targets, means } = one(shut, chance);
  const [target = null, what = null] = [targets?.[0]?.id, means?.[0]?.id];
  const common = { detail: 'something', spend: [], asGm: true };
  return { kind: 'act', actor, act: id, target, means: what, ...common };
}

/** A fight can begin; but a map drawn by chance may have no room for the largest. */
const begins = (intent: IntentOf<'begin'>): Wish => ({
  intent,
  offered: !intent.members.some(({ sheet }) => rowOf(sizes, characterSchema.parse(sheet).size).squares > 2),
});

/** A battle of ten to forty commands by a player who does anything that is offered, and a GM who meddles, in a group that plays by any rules, or by those that are said. */
export function battle(seed: string, party?: (chance: Chance) => Party): Played<Scene> {
  const chance = chanceOf(seed);
  let scene = sceneOf({}, npcs, party === undefined ? partyBy(chance) : party(chance));
  const played: Turned<Scene>[] = [];
  const tries: { readonly wish: Wish; readonly outcome: Try<Scene> }[] = [];
  const unoffered: { readonly intent: Intent; readonly isDone: boolean }[] = [];
  const commands = 10 + chance(31);
  for (let n = 0; n < commands; n++) {
    const wish = n === 0 ? begins(opening(chance, scene.party)) : choice(scene, chance);
    const outcome = tried(scene, wish.intent, `${seed}.${n}`, chance);
    tries.push({ wish, outcome });
    const shut = once(4, chance) ? shutOut(scene, chance) : null;
    if (shut !== null)
      unoffered.push({ intent: shut, isDone: again(scene, shut, 'unoffered', []).kind !== 'refused' });
    if (outcome.kind === 'refused') continue;
    played.push(outcome.turned);
    scene = outcome.turned.done.state;
  }
  return { played, tries, unoffered };
}

/** What a command came to, by kind. */
function* reachedBy({ intent, done, asked }: Turned<Scene>): Iterable<readonly [string, Json | undefined]> {
  if (intent.kind === 'act') yield ['act', intent.act];
  if (intent.kind === 'attack') yield ['way', intent.way ?? 'plain'];
  for (const { type, data } of done.events) {
    yield ['event', type];
    if (type === 'statusBegan') yield ['status', data.status];
  }
  for (const { decision } of asked) yield ['question', decision.code];
}

/** Battles by chance, as they are played and watched over. */
export const battles: ByChance<Scene> = {
  play: (seed) => battle(seed),
  again,
  invariants,
  reachedBy,
  read: (stored) => readScene(stored),
  deaths: ({ characters }) => Object.values(characters).filter(({ dead }) => dead).length,
};
