import type { Params } from '../../../../engine/refusal.ts';
import type { Reaction } from '../../../../engine/ruleset.ts';
import { ahead, bearingTo, METRE, pathLength } from '../../../../engine/space/plane/index.ts';
import type { DamageTypeId } from '../../content/damageTypes.ts';
import { damageTypes } from '../../content/damageTypes.ts';
import { bodyOf, diameterOf, step } from '../../fight/bodies.ts';
import { inMind } from '../../fight/mind.ts';
import { hurt } from '../../harm/hurt.ts';
import { goAlong } from '../../moves/along.ts';
import { goInMind } from '../../moves/goInMind.ts';
import { shovedTo } from '../../moves/shoved.ts';
import { type CharacterId, character, characterIn, fighterIn, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { unitOf } from '../../vehicles/crew.ts';
import { isUsed, markUsed } from '../marks.ts';
import { hasAbility } from '../owned.ts';
import { isTerrifying, killMark, noteKill, terrifying } from './terrifying.ts';

/** Once somebody has hurt somebody: Opportunist, Bonk, Terrifying. */
export function* afterDamage(scene: Scene, about: Params): Iterable<Reaction<Scene>> {
  const { attack, actor, target, lost, killed, melee } = about;
  if (typeof actor !== 'string' || typeof target !== 'string') return;
  const isHurt = typeof lost === 'number' && lost > 0;
  const type = damageTypes.find(({ id }) => id === about.type)?.id ?? null;
  if (isHurt && isOpportune(scene, actor))
    yield opportunist(actor, target, type, typeof attack === 'string' ? attack : null);
  // Plasma that flies on is no Attack any more: what it does is reacted to at once.
  if (typeof attack !== 'string') {
    if (killed === true) yield* terrifying(scene, actor, 1);
    return;
  }
  if (isHurt && melee === true && canBonk(scene, attack, actor, target)) yield bonk(attack, actor, target);
  if (killed === true && isTerrifying(scene, actor)) yield noteKill(attack, actor);
}

/** Opportunist: once a turn, while Seizing the Initiative. */
const isOpportune = (scene: Scene, actor: CharacterId): boolean => {
  const turn = scene.fight?.turn ?? null;
  const seizes = turn !== null && turn.actor === actor && turn.seized;
  return seizes && hasAbility(scene, actor, 'opportunist') && !isUsed(scene, actor, 'opportunist');
};

const opportunist = (
  owner: CharacterId,
  target: CharacterId,
  type: DamageTypeId | null,
  attack: string | null,
): Reaction<Scene> => ({
  id: 'opportunist',
  owner,
  params: { target },
  refused: null,
  *run(tx) {
    markUsed(tx, owner, 'opportunist');
    const { dice } = yield* tx.roll({ count: 1, sides: 6, label: 'opportunist', by: owner });
    const amount = dice[0]?.value ?? 0;
    const { killed } = yield* hurt(tx, { target, amount, type, by: owner, because: 'opportunist' });
    if (killed && attack !== null) markUsed(tx, owner, killMark(attack));
    return 'goesOn';
  },
});

/** Once a Melee Attack, a unit at most one size larger than oneself that stands somewhere. */
function canBonk(scene: Scene, attack: string, actor: CharacterId, target: CharacterId): boolean {
  if (!hasAbility(scene, actor, 'bonk') || isUsed(scene, actor, `bonk:${attack}`)) return false;
  const [own, other] = [characterIn(scene, actor), characterIn(scene, target)];
  if (own === null || other === null || unitOf(scene, target) !== target) return false;
  return step(other.size) - step(own.size) <= 1 && bodyOf(scene, target) !== null;
}

/** Bonk: the unit is moved straight away from its owner, by its own diameter or as far as that is free. */
const bonk = (attack: string, owner: CharacterId, target: CharacterId): Reaction<Scene> => ({
  id: 'bonk',
  owner,
  params: { target },
  refused: null,
  *run(tx) {
    const now = tx.snapshot();
    const [from, body] = [bodyOf(now, unitOf(now, owner)), bodyOf(now, target)];
    const fighter = fighterIn(now, target);
    if (from === null || body === null || fighter === null || now.fight === null) return 'goesOn';
    const diameter = diameterOf(character(now, target));
    if (inMind(now)) {
      markUsed(tx, owner, `bonk:${attack}`);
      tell(tx, 'bonked', { actor: owner, target, metres: diameter / METRE });
      yield* goInMind(tx, target);
      return 'goesOn';
    }
    markUsed(tx, owner, `bonk:${attack}`);
    const end = shovedTo(now, target, ahead(body.at, bearingTo(from.at, body.at), diameter));
    if (end === null) return 'goesOn';
    const path = [body.at, end];
    tell(tx, 'bonked', { actor: owner, target, metres: Math.round((10 * pathLength(path)) / METRE) / 10 });
    yield* goAlong(tx, { actor: target, path, forced: true, by: owner });
    return 'goesOn';
  },
});
