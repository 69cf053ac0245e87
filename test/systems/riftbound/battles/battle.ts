import type { Intent } from '../../../../src/engine/intent.ts';
import type { Json } from '../../../../src/engine/json.ts';
import { riftbound } from '../../../../src/systems/riftbound/index.ts';
import { fightersIn, readScene, type Scene, sceneOf } from '../../../../src/systems/riftbound/scene.ts';
import { type Chance, chanceOf, once, one } from '../../../support/random/chance.ts';
import type { ByChance, Played, Wish } from '../../../support/random/report.ts';
import { invariants } from './invariants.ts';
import { opening, partyBy } from './opening.ts';
import { choice } from './player.ts';
import { again, type Try, type Turned, tried } from './turned.ts';

const npcs = Array.from({ length: 60 }, (_, n) => `foe${n}`);
const gm = { gm: true, characters: [] };

/** An act that the options refuse to somebody of the fight. */
function shutOut(scene: Scene, chance: Chance): Intent | null {
  const ids = fightersIn(scene);
  if (ids.length === 0) return null;
  const actor = one(ids, chance);
  const shut = riftbound
    .options(scene, actor, gm)
    .acts.filter(({ kind, refused }) => kind === 'act' && refused !== null);
  if (shut.length === 0) return null;
  const { id, targets, means } = one(shut, chance);
  const common = { actor, spend: [], asGm: true } as const;
  return {
    kind: 'act',
    act: id,
    target: targets?.[0]?.id ?? null,
    means: means?.[0]?.id ?? null,
    detail: '3 m north',
    ...common,
  };
}

/** A battle of ten to thirty commands by a player who does anything that is offered, and a GM who meddles. */
function battle(seed: string): Played<Scene> {
  const chance = chanceOf(seed);
  let scene = sceneOf({}, npcs, partyBy(chance));
  const played: Turned[] = [];
  const tries: { readonly wish: Wish; readonly outcome: Try }[] = [];
  const unoffered: { readonly intent: Intent; readonly isDone: boolean }[] = [];
  const commands = 10 + chance(21);
  for (let n = 0; n < commands; n++) {
    const wish = n === 0 ? { intent: opening(chance), offered: true } : choice(scene, chance);
    const outcome = tried(scene, wish.intent, `${seed}.${n}`, chance);
    tries.push({ wish, outcome });
    const shut = once(3, chance) ? shutOut(scene, chance) : null;
    if (shut !== null)
      unoffered.push({ intent: shut, isDone: again(scene, shut, 'unoffered', []).kind !== 'refused' });
    if (outcome.kind === 'refused') continue;
    played.push(outcome.turned);
    scene = outcome.turned.done.state;
  }
  return { played, tries, unoffered };
}

/** What a command came to, by kind. */
function* reachedBy({ intent, done, asked }: Turned): Iterable<readonly [string, Json | undefined]> {
  if (intent.kind === 'act') yield ['act', intent.act];
  for (const { type } of done.events) yield ['event', type];
  for (const { decision } of asked) yield ['question', decision.code];
}

/** Battles by chance, as they are played and watched over. */
export const battles: ByChance<Scene> = {
  play: battle,
  again,
  invariants,
  reachedBy,
  read: (stored) => readScene(stored),
  deaths: ({ characters }) =>
    Object.values(characters).filter((who) => who.kind === 'person' && who.dead).length,
};
