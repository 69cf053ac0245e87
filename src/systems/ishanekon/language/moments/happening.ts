import type { Params } from '../../../../engine/refusal.ts';
import { areEnemies, type CharacterId, type Scene } from '../../scene.ts';
import { windows } from '../../windows.ts';
import type { Ability } from '../schema/ability.ts';
import { idIn, idsIn } from './about.ts';

type ReactionMoment = NonNullable<Ability['moment']>;

/** Something that happens, or is about to, to which an Ability may be a reaction. */
export interface Happening {
  /** What the attack, the damage or the Defense Roll under way is known by. */
  readonly id: string | null;
  readonly kind: 'attack' | 'damage' | 'dr' | 'missed' | 'cast' | 'moves' | 'falls';
  /** To whom it happens: who casts or moves, too. */
  readonly target: CharacterId;
  /** Whose doing it is; null: nobody's. */
  readonly by: CharacterId | null;
  /** As much as is known of it: the roll, what it must reach. */
  readonly about: Params;
  /** Whether it is a moment of somebody's. */
  of(scene: Scene, owner: CharacterId, moment: ReactionMoment): boolean;
}

type Of = Happening['of'];

const isAlly = (scene: Scene, owner: CharacterId, other: CharacterId): boolean =>
  owner !== other && !areEnemies(scene, owner, other);

/** A moment of the one to whom it happens, and another of their allies. */
const ofTarget =
  (target: CharacterId, own: ReactionMoment, allies: ReactionMoment | null): Of =>
  (scene, owner, moment) =>
    owner === target ? moment === own : moment === allies && isAlly(scene, owner, target);

/** What happens at a window. */
export function happeningsIn(window: string, about: Params): readonly Happening[] {
  const [actor, target, by] = [idIn(about, 'actor'), idIn(about, 'target'), idIn(about, 'by')];
  switch (window) {
    case windows.attackRolled:
      return target === null || about.hit !== true
        ? []
        : [
            {
              ...{ id: idIn(about, 'attack'), kind: 'attack', target, by: actor, about },
              of: ofTarget(target, 'attacked', 'allyAttacked'),
            },
          ];
    case windows.damage:
    case windows.falls:
      return target === null ? [] : [harmed(window, target, by, about)];
    case windows.defenceRolled:
      return actor === null || about.success !== false
        ? []
        : [
            {
              ...{ id: idIn(about, 'defence'), kind: 'dr', target: actor, by, about },
              of: ofTarget(actor, 'dr', 'allyDr'),
            },
          ];
    case windows.attackDone:
      return missedBy(actor, about);
    case windows.attackDeclared:
      return actor === null || about.ability === undefined
        ? []
        : [
            {
              ...{ id: null, kind: 'cast', target: actor, by: actor, about },
              of: (_scene, owner, moment) => owner !== actor && moment === 'cast',
            },
          ];
    case windows.moved:
      return actor === null ? [] : [movedBy(actor, about)];
    default:
      return [];
  }
}

const harmed = (window: string, target: CharacterId, by: CharacterId | null, about: Params): Happening => ({
  ...{ id: idIn(about, 'damage'), target, by, about },
  ...(window === windows.falls
    ? { kind: 'falls', of: ofTarget(target, 'falls', 'allyFalls') }
    : { kind: 'damage', of: ofTarget(target, 'damaged', 'allyDamaged') }),
});

function missedBy(actor: CharacterId | null, about: Params): readonly Happening[] {
  if (actor === null || idIn(about, 'reach') === null) return [];
  const hits = idsIn(about, 'hits');
  return idsIn(about, 'others')
    .filter((id) => !hits.includes(id))
    .map((target) => ({
      ...{ id: null, kind: 'missed' as const, target, by: actor, about },
      of: ofTarget(target, 'missed', null),
    }));
}

/** Somebody moves: a moment for their enemies, once in a move, where they come into reach. */
const movedBy = (actor: CharacterId, about: Params): Happening => ({
  ...{ id: null, kind: 'moves', target: actor, by: actor, about },
  of: (scene, owner, moment) => moment === 'moves' && areEnemies(scene, owner, actor),
});
