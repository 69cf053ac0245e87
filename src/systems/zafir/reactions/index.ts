import type { Params } from '../../../engine/refusal.ts';
import type { Reaction, StandingOrder } from '../../../engine/ruleset.ts';
import { type CharacterId, characterIn, type Scene, unitIn } from '../scene.ts';
import { slot } from '../slot.ts';
import { orderOf } from './known.ts';

/**
 * The moments that may be reacted to, with what `about` says of them (ids are strings):
 * attack.made (actor, target, kind, weapon, reaction), attack.hit (the same and `area`), attack.over (the same and `hit`),
 * unit.moved (actor, from, to, past: the tiles of the move before), hp.falling (target, by, what, attack: before damage that would leave no HP; prevented, there is none),
 * hp.zero (target, by: nobody has HP left; a reaction may give some back), rolled (by the engine: roll, label, by, dice).
 */
export const windows = {
  attackMade: 'attack.made',
  attackHit: 'attack.hit',
  attackOver: 'attack.over',
  unitMoved: 'unit.moved',
  hpFalling: 'hp.falling',
  hpZero: 'hp.zero',
  rolled: 'rolled',
} as const;

/** What may react to a moment: one ability, item or effect. */
export type Reactor = (scene: Scene, window: string, about: Params) => Iterable<Reaction<Scene>>;

export const reactors = slot<Reactor>('reactors');

/** Everything that may react to a moment, in the order in which it is asked; reckoned as far as it is looked at. */
export function* reactions(scene: Scene, window: string, about: Params): Iterable<Reaction<Scene>> {
  for (const reactor of reactors.all) yield* reactor(scene, window, about);
}

/**
 * What somebody has said beforehand about a reaction of theirs (`orderOf`). Whoever is concealed gives themselves away by an attack:
 * that is never done unasked.
 */
export function standing(scene: Scene, owner: CharacterId, reaction: string): StandingOrder {
  const who = characterIn(scene, owner);
  if (who === null) return 'ask';
  const order = orderOf(who, reaction, isFoe(scene, owner));
  const reveals = attacks.includes(reaction) && unitIn(scene, owner)?.concealed === true;
  return reveals && order === 'always' ? 'ask' : order;
}

/** Whether somebody fights for the enemies by their own will: of them the GM is not asked about every shot. */
export const isFoe = (scene: Scene, id: CharacterId): boolean =>
  characterIn(scene, id)?.kind === 'enemy' || unitIn(scene, id)?.side === 'enemies';

/** The reactions that are attacks. */
const attacks: readonly string[] = ['overwatch', 'suppressiveFire', 'returnFire', 'riposte'];
