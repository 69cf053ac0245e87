import { type Refusal, refusal } from '../../../../engine/refusal.ts';
import { remembered } from '../../../../engine/remembered.ts';
import { inHands, isShield } from '../../attack/held.ts';
import type { Manner } from '../../attack/ticks.ts';
import { numberOf } from '../../numbers/ask.ts';
import { abilityTier } from '../../numbers/levels.ts';
import { willpowerLimit } from '../../numbers/levelsOf.ts';
import { being, beingIn, type CharacterId, fighterIn, type Scene } from '../../scene.ts';
import { moduleUpcast } from '../../vehicles/modules.ts';
import { type Active, activeOn, isOf, suitsMount } from '../active/active.ts';
import { holds } from '../active/only.ts';
import { knownAbility } from '../active/owned.ts';
import type { Ability } from '../schema/ability.ts';
import { plainly } from '../schema/amount.ts';
import type { EffectOf } from '../schema/effects/index.ts';
import type { PowerSourceName } from '../schema/names.ts';
import { type Upcasts, upcastCost } from './upcasts.ts';

/** An Ability as somebody is about to use it. */
export interface Casting {
  readonly ability: Ability;
  readonly upcasts: Upcasts;
  /** For 1 WP and half the damage (Path of Damage). */
  readonly half: boolean;
  /** It goes with an attack with the weapon of a module (Weapon Platform). */
  readonly mounted?: boolean;
  /** How its attack is meant; absent: as any. */
  readonly manner?: Manner;
}

/** What a use costs, and how it is reckoned. */
export interface Price {
  /** Without what makes it cheaper or dearer: this counts for the limit and the Ability's Tier. */
  readonly nominal: number;
  readonly tier: number;
  readonly paid: number;
  /** As much as may be spent on it. */
  readonly limit: number;
  readonly free: boolean;
}

type CostPart = Active<EffectOf<'cost'>>;

/** The power source that counts for somebody's Ability: its own, else the one that was chosen when it was learned. */
export const sourceOf = (scene: Scene, id: CharacterId, ability: Ability): PowerSourceName =>
  ability.source ?? beingIn(scene, id)?.abilities.find((one) => one.id === ability.id)?.source ?? 'technique';

/** What makes Abilities of somebody's cheaper, dearer or free. */
const pricing = remembered((scene: Scene, id: CharacterId): readonly CostPart[] =>
  activeOn(scene, id).filter(isOf('cost')),
);

const costParts = (
  scene: Scene,
  id: CharacterId,
  { ability, mounted = false }: Pick<Casting, 'ability' | 'mounted'>,
): readonly CostPart[] => {
  const source = sourceOf(scene, id, ability);
  return pricing(scene, id)
    .filter((one) => suitsMount(one, mounted))
    .filter(
      ({ effect: { types, sources, only } }) =>
        (types.length === 0 || types.some((type) => ability.types.includes(type))) &&
        (sources.length === 0 || sources.includes(source)) &&
        holds(scene, only, { actor: id }),
    );
};

const sumOf = (parts: readonly CostPart[], how: EffectOf<'cost'>['how']): number =>
  parts
    .filter(({ effect }) => effect.how === how)
    .reduce((sum, { effect, scale }) => sum + plainly(effect.by, scale), 0);

/** How far an Ability is upcast for nothing: by features, and by a module (Modules). */
const givenUpcast = (
  scene: Scene,
  id: CharacterId,
  { ability, mounted = false }: Pick<Casting, 'ability' | 'mounted'>,
  parts: readonly CostPart[],
): number => sumOf(parts, 'freeUpcast') + moduleUpcast(scene, id, sourceOf(scene, id, ability), mounted);

/** As much WP as somebody may spend in a turn. */
export const turnLimit = remembered(
  (scene: Scene, id: CharacterId): number =>
    willpowerLimit(being(scene, id)) + numberOf(scene, 'wpLimit', 0, { actor: id }).total,
);

/** As much WP as somebody may spend on an Ability, what is given aside. */
const ownLimit = (scene: Scene, id: CharacterId, parts: readonly CostPart[]): number =>
  turnLimit(scene, id) + sumOf(parts, 'limit');

/** As much WP as an Ability may come to for somebody, what upcasts it for nothing among it. */
export function mostFor(
  scene: Scene,
  id: CharacterId,
  casting: Pick<Casting, 'ability' | 'mounted'>,
): number {
  const parts = costParts(scene, id, casting);
  return ownLimit(scene, id, parts) + givenUpcast(scene, id, casting, parts);
}

/** How often a feature still gives an Ability for nothing: once it is used, a mark on the sheet says so until a rest. */
export const freeMark = (ability: Ability): string => `free:${ability.id}`;

function isFree(scene: Scene, id: CharacterId, ability: Ability): boolean {
  const who = being(scene, id);
  const free = knownAbility(who, ability.id)?.free ?? 0;
  return who.effects.filter(({ of }) => of === freeMark(ability)).length < free;
}

/**
 * What an Ability costs with the upcasts that were chosen (Abilities; Willpower). Reductions change neither its Tier nor how far it may be upcast; upcasts
 * for free don't count against the limit. Each shield in hand makes what is no Maneuver 1 WP dearer, which counts for the limit (A17). Healing costs at least 1.
 */
export function priceOf(scene: Scene, id: CharacterId, casting: Casting): Price {
  const { ability, upcasts, half } = casting;
  const who = being(scene, id);
  const parts = costParts(scene, id, casting);
  const extra = upcastCost(ability, upcasts);
  const nominal = ability.wp + extra;
  const given = Math.min(extra, givenUpcast(scene, id, casting, parts));
  const shields = ability.types.includes('maneuver') ? 0 : inHands(who).filter(isShield).length;
  const limit = ownLimit(scene, id, parts) + given;
  const cheaper = parts.filter(({ effect }) => effect.how === 'cheaper');
  const floor = Math.max(0, ...cheaper.map(({ effect }) => effect.least));
  const whole = nominal - given + shields + sumOf(parts, 'dearer');
  const reduced = Math.max(Math.min(whole, floor), whole - sumOf(parts, 'cheaper'));
  const least = ability.types.includes('healing') ? Math.min(1, whole) : 0;
  const paid = half ? Math.min(1, reduced) : Math.max(least, reduced);
  const free = extra === 0 && isFree(scene, id, ability);
  return { nominal: nominal + shields, tier: abilityTier(nominal), paid: free ? 0 : paid, limit, free };
}

/** Why somebody can't spend so much: on one Ability, or in this turn (Willpower; A16: what is paid counts for the turn, reactions outside of it don't). */
export function whyTooDear(scene: Scene, id: CharacterId, casting: Casting, price: Price): Refusal | null {
  const { nominal, paid, limit } = price;
  const { ability, upcasts } = casting;
  const over = ability.upcasts.find(({ id: one, most }) => most !== null && (upcasts[one] ?? 0) > most);
  if (over !== undefined) return refusal('upcastMost', { upcast: over.name, most: over.most ?? 1 });
  if (nominal > limit) return refusal('wpLimit', { ability: ability.name, costs: nominal, limit });
  const turn = fighterIn(scene, id)?.turn ?? null;
  if (turn === null) return null;
  const most = turnLimit(scene, id);
  return turn.wpSpent + paid > most
    ? refusal('wpTurn', { ability: ability.name, spent: turn.wpSpent, costs: paid, most })
    : null;
}
