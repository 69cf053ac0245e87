import type { Params } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Reaction } from '../../../engine/ruleset.ts';
import type { Tx, Verdict } from '../../../engine/tx.ts';
import { breaks } from '../damage/deal.ts';
import { characterIn, type CharacterId, type Scene } from '../scene.ts';
import { putStatus } from '../status/put.ts';
import { windows } from '../windows.ts';
import { burst, bursts, conducted, has } from './bursts.ts';

/** Nobody is asked about what objects do. */
export const isObjects = (reaction: string): boolean => reaction.startsWith('object.');

/** What an object's properties do once it was damaged (Objects). */
export function* objectReactions(scene: Scene, window: string, about: Params): Iterable<Reaction<Scene>> {
  const { target } = about;
  if (window !== windows.damageDone || typeof target !== 'string') return;
  const thing = characterIn(scene, target);
  if (thing?.kind !== 'object') return;
  const types = Array.isArray(about.types) ? about.types : [];
  const isOf = (...wanted: readonly string[]) => types.some((type) => wanted.includes(String(type)));
  const destroyed = about.died === true;
  const shock = typeof about.shock === 'number' ? about.shock : 0;
  if (has(thing, 'flammable') && isOf('heat', 'shock') && !destroyed)
    yield reaction(target, 'object.flammable', (tx) => catchFire(tx, target));
  if (has(thing, 'conductive') && isOf('shock'))
    yield reaction(target, 'object.conductive', (tx) => burst(tx, target, conducted(shock)));
  if (has(thing, 'explosive') && isOf('heat', 'shock'))
    yield reaction(target, 'object.explosive', (tx) => explode(tx, target));
  if (has(thing, 'freezeBurst') && destroyed && isOf('cold'))
    yield reaction(target, 'object.freezeBurst', (tx) => burst(tx, target, bursts.freezeBurst));
  if (has(thing, 'splintering') && destroyed && isOf('physical'))
    yield reaction(target, 'object.splintering', (tx) => burst(tx, target, bursts.splintering));
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

/** What explodes is gone: it doesn't explode twice. */
function* explode(tx: Tx<Scene>, target: CharacterId): Rule<void> {
  breaks(tx, target, null);
  yield* burst(tx, target, bursts.explosive);
}

// biome-ignore lint/correctness/useYield: a reaction is a rule, whether it has to stop or not
function* catchFire(tx: Tx<Scene>, target: CharacterId): Rule<void> {
  putStatus(tx, target, { status: 'burning', power: null, by: null });
}
