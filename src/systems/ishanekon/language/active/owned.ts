import { rememberedOfPart } from '../../../../engine/remembered.ts';
import type { Being } from '../../character/schema.ts';
import { isCinematic } from '../../numbers/ways.ts';
import { shippedAbility, shippedFeature } from '../../packs/shipped.ts';
import type { Ability } from '../schema/ability.ts';
import type { EffectOf } from '../schema/effects/index.ts';
import type { Feature } from '../schema/feature.ts';

type Carrying = Pick<Being, 'own' | 'items'>;

/** An Ability by its row: of another pack, as the sheet carries it whole; else of our own. Null for one that is gone. */
export const abilityOf = ({ own }: Carrying, id: string): Ability | null =>
  own.abilities.find((one) => one.id === id) ?? shippedAbility(id);

/** A feature by its row, in the same way; an upgrade of another pack is on its item. */
export const featureOf = ({ own, items }: Carrying, id: string): Feature | null =>
  own.features.find((one) => one.id === id) ?? shippedFeature(id) ?? ownUpgrade(items, id);

const ownUpgrade = (items: Being['items'], id: string): Feature | null => {
  for (const { own = [] } of items) {
    const found = own.find((one) => one.id === id);
    if (found !== undefined) return found;
  }
  return null;
};

/** All features of somebody that are there: those of their Archetype, Talents, Traits, a Path. */
export const featuresOf = (who: Being): readonly Feature[] => featuresFound(who, null);

const featuresFound = rememberedOfPart((who: Being, _all: null): readonly Feature[] => {
  if (isCinematic(who)) return []; // there are none (Cinematic Rules)
  const path = who.kind === 'hero' && who.path !== null && who.form === null ? [who.path] : [];
  return [...new Set([...who.features, ...path])].flatMap((id) => featureOf(who, id) ?? []);
});

/** An Ability that somebody knows: learned, or given by a feature. */
export interface Known {
  readonly ability: Ability;
  /** How often a rest it costs no WP, where a feature gives it. */
  readonly free: number;
}

type Granted = Extract<EffectOf<'grant'>['what'], { readonly kind: 'ability' }>;

/** All Abilities that somebody knows, each once. */
export const abilitiesOf = (who: Being): readonly Known[] => abilitiesFound(who, null);

const abilitiesFound = rememberedOfPart((who: Being, _all: null): readonly Known[] => {
  if (isCinematic(who)) return []; // nor any of these
  const learned = who.abilities.flatMap(({ id }): readonly Known[] => {
    const ability = abilityOf(who, id);
    return ability === null ? [] : [{ ability, free: 0 }];
  });
  const given = grantedBy(who).flatMap(({ ability: name, free }): readonly Known[] => {
    const ability = abilityOf(who, name);
    return ability === null || learned.some((one) => one.ability.id === ability.id)
      ? []
      : [{ ability, free }];
  });
  return [...learned, ...given];
});

const grantedBy = (who: Being): readonly Granted[] =>
  featuresOf(who).flatMap(({ effects }) =>
    effects.flatMap((effect) =>
      effect.effect === 'grant' && effect.what.kind === 'ability' ? [effect.what] : [],
    ),
  );

/** An Ability of somebody's by its id; null where they have none of it. */
export const knownAbility = (who: Being, id: string): Known | null =>
  abilitiesOf(who).find(({ ability }) => ability.id === id) ?? null;
