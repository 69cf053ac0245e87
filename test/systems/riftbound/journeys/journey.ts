import type { Intent } from '../../../../src/engine/intent.ts';
import type { Json } from '../../../../src/engine/json.ts';
import { readScene, type Scene } from '../../../../src/systems/riftbound/scene.ts';
import { chanceOf, once, one } from '../../../support/random/chance.ts';
import type { ByChance, Played, Wish } from '../../../support/random/report.ts';
import { invariants } from '../battles/invariants.ts';
import { again, type Try, type Turned, tried } from '../battles/turned.ts';
import { offersTo } from './meddling.ts';
import { crewBy, fightBegins } from './opening.ts';
import { choice, type Way } from './player.ts';
import { themes } from './themes.ts';

/** Something that the options refuse to who has just done something. */
function shutOut(scene: Scene, actor: string, chance: (below: number) => number): Intent | null {
  const shut = offersTo(scene, actor).acts.filter(({ kind, refused }) => kind === 'act' && refused !== null);
  if (shut.length === 0) return null;
  const { id, targets, means } = one(shut, chance);
  const [target, tool] = [targets?.[0]?.id ?? null, means?.[0]?.id ?? null];
  return { kind: 'act', act: id, actor, target, means: tool, detail: 'n', spend: [], asGm: true };
}

/** One hero holds another: whoever attacks the one may hit the other. */
const holding: Intent = {
  kind: 'condition',
  actor: 'pc1',
  change: 'add',
  condition: 'grappled',
  source: 'pc0',
  until: null,
  asGm: true,
};

/** A journey of twelve to thirty commands: fights in any place, on foot and in vehicles, and what comes between them. */
function journey(seed: string): Played<Scene> {
  const chance = chanceOf(seed);
  const way: Way = { theme: one(themes, chance), done: new Map() };
  let scene = crewBy(way.theme, chance);
  const played: Turned[] = [];
  const tries: { readonly wish: Wish; readonly outcome: Try }[] = [];
  const unoffered: { readonly intent: Intent; readonly isDone: boolean }[] = [];
  const commands = 12 + chance(19);
  const fights = way.theme.between < 10;
  for (let n = 0; n < commands; n++) {
    const first = n === 0 && fights ? fightBegins(scene, way.theme, chance) : null;
    const held = n === 1 && way.theme.held ? holding : null;
    const intent = first ?? held;
    const wish: Wish = intent === null ? choice(scene, way, chance) : { intent, offered: false };
    const outcome = tried(scene, wish.intent, `${seed}.${n}`, chance);
    tries.push({ wish, outcome });
    const shut =
      wish.intent.kind === 'act' && once(6, chance) ? shutOut(scene, wish.intent.actor, chance) : null;
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
  if (intent.kind === 'attack') yield ['act', 'attack'];
  for (const { type } of done.events) yield ['event', type];
  for (const { decision } of asked) {
    yield ['question', decision.code];
    for (const { code } of decision.options) yield ['answer', code];
  }
}

/** Journeys by chance, as they are played and watched over. */
export const journeys: ByChance<Scene> = {
  play: journey,
  again,
  invariants,
  reachedBy,
  read: (stored) => readScene(stored),
  deaths: ({ characters }) =>
    Object.values(characters).filter((who) => who.kind === 'person' && who.dead).length,
};
