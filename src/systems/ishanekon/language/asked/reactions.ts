import type { Json } from '../../../../engine/json.ts';
import type { Params } from '../../../../engine/refusal.ts';
import type { Rule } from '../../../../engine/rule.ts';
import type { Reaction } from '../../../../engine/ruleset.ts';
import type { Tx, Verdict } from '../../../../engine/tx.ts';
import { readAttack } from '../../attack/choose.ts';
import { strike } from '../../attack/strike.ts';
import { forbiddenBy } from '../../numbers/ask.ts';
import {
  areEnemies,
  being,
  beingIn,
  type CharacterId,
  fighterIn,
  fightersIn,
  type Scene,
} from '../../scene.ts';
import { metresBetween } from '../../space/distance.ts';
import { windows } from '../../windows.ts';
import { abilityOf } from '../active/owned.ts';
import type { Ability } from '../schema/ability.ts';
import type { Aimed } from '../use/area.ts';
import { useAbility } from '../use/use.ts';

/** Nobody is asked whether they do what an effect makes them do. */
export const isAsked = (reaction: string): boolean => reaction.startsWith('asked.');

/** What effects make somebody do that is whole by itself: an attack that was commanded, an Ability in the place of what the GM was asked about. */
export function* askedReactions(scene: Scene, window: string, about: Params): Iterable<Reaction<Scene>> {
  const { actor, target, aimed = null, like } = about;
  if (typeof target !== 'string') return;
  if (window === windows.commanded) yield reaction(target, 'asked.attack', (tx) => attackNearest(tx, target));
  if (window !== windows.likened || typeof actor !== 'string' || typeof like !== 'string') return;
  const ability = abilityOf(being(scene, actor), like);
  if (ability !== null)
    yield reaction(actor, 'asked.like', (tx) =>
      doLike(tx, { actor, target, aimed: aimedOf(aimed) }, ability),
    );
}

function reaction(owner: CharacterId, id: string, does: (tx: Tx<Scene>) => Rule<void>): Reaction<Scene> {
  return {
    ...{ id, owner, params: {}, refused: null },
    *run(tx): Rule<Verdict> {
      yield* does(tx);
      return 'goesOn';
    },
  };
}

/** What was aimed at, as a window told it. */
const aimedOf = (json: Json): Aimed | null => (isAimed(json) ? json : null);
const isAimed = (json: Json | Aimed): json is Aimed =>
  typeof json === 'object' && json !== null && ('id' in json || 'tile' in json);

/** The nearest one whom they can hit with what they hold, friend or foe. */
function* attackNearest(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  const now = tx.snapshot();
  if (forbiddenBy(now, actor, 'attack') !== null) return;
  const open = fightersIn(now)
    .filter((id) => id !== actor && beingIn(now, id)?.dead === false && fighterIn(now, id) !== null)
    .toSorted(
      (a, b) =>
        metresBetween(now, actor, a) - metresBetween(now, actor, b) ||
        Number(areEnemies(now, actor, b)) - Number(areEnemies(now, actor, a)),
    );
  for (const target of open) {
    const made = readAttack(now, { actor, target, means: null, way: null, spend: [], asGm: false });
    if (made.ok) return void (yield* strike(tx, made.value));
  }
}

interface Likened {
  readonly actor: CharacterId;
  readonly target: CharacterId;
  readonly aimed: Aimed | null;
}

/** The other Ability as if it were used in its place, for nothing. */
function* doLike(tx: Tx<Scene>, { actor, target, aimed }: Likened, like: Ability): Rule<void> {
  yield* useAbility(tx, {
    ...{ actor, aimed, also: [] },
    casting: { ability: { ...like, limit: null }, upcasts: {}, half: false },
    target: target === actor && aimed !== null && 'id' in aimed ? aimed.id : target,
  });
}
