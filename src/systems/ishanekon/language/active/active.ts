import { remembered } from '../../../../engine/remembered.ts';
import { lookAt } from '../../../../engine/snapshot.ts';
import type { Being, HeldEffect } from '../../character/schema.ts';
import { upgradesInUse } from '../../items/inUse.ts';
import { inOwnForm } from '../../numbers/ownForm.ts';
import type { Situation } from '../../numbers/situation.ts';
import { shippedFeature } from '../../packs/shipped.ts';
import { areEnemies, beingIn, type CharacterId, presentIn, type Scene } from '../../scene.ts';
import { metresBetween } from '../../space/distance.ts';
import { operates } from '../../vehicles/modules.ts';
import type { Ability } from '../schema/ability.ts';
import { plainly, type Scale } from '../schema/amount.ts';
import { type Effect, type EffectOf, isStaying, type StayingEffect } from '../schema/effects/index.ts';
import type { Feature } from '../schema/feature.ts';
import { featuresOf } from './owned.ts';
import { partAt, rowFor, rowKey } from './parts.ts';
import { scaleOf, scaleThen } from './scale.ts';

/** An effect that is on somebody now: of a feature of theirs, of an Ability for a time, or of somebody near them. */
export interface Active<E extends Effect = StayingEffect> {
  readonly effect: E;
  /** What it is of, as it is called. */
  readonly name: string;
  readonly row: Ability | Feature;
  /** Its row and its place in it: the same from several counts once, the strongest. */
  readonly key: string;
  readonly by: CharacterId;
  readonly scale: Scale;
  /** The entry of the sheet; null of what is always there. */
  readonly held: HeldEffect | null;
  /** The weapon with which alone it counts: an upgrade of that. */
  readonly weapon?: string;
  /** Of the Path of a Weapon Platform: it is of that weapon alone. */
  readonly mounted?: true;
}

/** Whether something is of what is attacked with: a mounted weapon has the Path of its platform, and takes no other (Weapon Platform). */
export const suitsMount = ({ mounted, row }: Pick<Active, 'mounted' | 'row'>, isMounted: boolean): boolean =>
  mounted === true ? isMounted : !(isMounted && 'kind' in row && row.kind === 'path');

/** Whether an effect counts in what is done: that of an upgraded weapon with this weapon only, a Path with the weapons that it is of. */
export const goesWith = (
  { weapon, ...one }: Pick<Active, 'weapon' | 'mounted' | 'row'>,
  { item = null, mounted = false }: Pick<Situation, 'item' | 'mounted'>,
): boolean => (weapon === undefined || weapon === item) && suitsMount(one, mounted);

export const isOf =
  <K extends StayingEffect['effect']>(kind: K) =>
  (one: Active): one is Active<EffectOf<K> & StayingEffect> =>
    one.effect.effect === kind;

/** All that is on somebody now. What stacks counts as often as it is there, of all else the strongest (Multiple Simultaneous Effects). */
export const activeOn = (scene: Scene, id: CharacterId): readonly Active[] => found(lookAt(scene), id);

const found = remembered((scene: Scene, id: CharacterId): readonly Active[] => {
  const who = beingIn(scene, id);
  if (who === null) return [];
  const lent = [...upgradeParts(id, who), ...platformParts(scene, id)];
  const own = [...ownParts(id, who), ...lent, ...heldParts(scene, id, who)].filter(stays);
  return strongest([...own.filter(({ effect }) => effect.effect !== 'link'), ...auraParts(scene, id)]);
});

/** Numbers that say how much of something somebody can have: those of a form change nothing of them, one's own stay (Transform). */
const ofResources: readonly EffectOf<'number'>['number'][] = [
  'vitality',
  'vitalityPerLevel',
  'willpower',
  'willpowerPerLevel',
  'temporary',
  'momentum',
];

const isOfResources = ({ effect }: Active<Effect>): boolean =>
  effect.effect === 'number' && ofResources.some((number) => number === effect.number);

/** What their features do; in another form those of the form, but for what says how much of a resource there is. */
const ownParts = (id: CharacterId, who: Being): readonly Active<Effect>[] =>
  who.form === null
    ? featureParts(id, who)
    : [
        ...featureParts(id, who).filter((one) => !isOfResources(one)),
        ...featureParts(id, inOwnForm(who)).filter(isOfResources),
      ];

const stays = (one: Active<Effect>): one is Active => isStaying(one.effect);

const featureParts = (
  id: CharacterId,
  who: Being,
  isMeant: (row: Feature) => boolean = () => true,
): readonly Active<Effect>[] => {
  const rows = featuresOf(who).filter(isMeant);
  if (rows.length === 0) return [];
  const scale = scaleOf(who);
  return rows.flatMap((row) =>
    row.effects.map((effect, place) => ({
      ...{ effect, name: row.name, row, by: id, scale, held: null },
      key: `${rowKey({ kind: 'feature', id: row.id })}#${place}`,
    })),
  );
};

/** What upgrades of the items that somebody uses do (Upgrading). */
const upgradeParts = (id: CharacterId, who: Being): readonly Active<Effect>[] => {
  const all = upgradesInUse(who);
  if (all.length === 0) return [];
  const scale = scaleOf(who);
  return all.flatMap(({ row, weapon }) =>
    row.effects.map((effect, place) => ({
      ...{ effect, name: row.name, row, by: id, scale, held: null },
      ...(weapon === null ? {} : { weapon }),
      key: `${rowKey({ kind: 'feature', id: row.id })}#${place}${weapon === null ? '' : `@${weapon}`}`,
    })),
  );
};

const heldParts = (scene: Scene, id: CharacterId, who: Being): readonly Active<Effect>[] =>
  who.effects.flatMap((held) => {
    const row = rowFor(scene, id, held.by, held.of);
    const user = beingIn(scene, held.by) ?? who;
    if (row === null) return [];
    const common = { name: held.name, row, by: held.by ?? id, scale: scaleThen(user, held.strength), held };
    return held.parts.flatMap((place): readonly Active<Effect>[] => {
      const effect = partAt(row, place);
      return effect === null ? [] : [{ ...common, effect, key: `${held.of}#${place}` }];
    });
  });

/** The Path that a Weapon Platform has for its weapon, as strong as the vehicle's Level makes it (Modules). */
function platformParts(scene: Scene, id: CharacterId): readonly Active<Effect>[] {
  const platform = operates(scene, id, 'weaponPlatform');
  const row = platform?.module.path ? shippedFeature(platform.module.path) : null;
  if (platform === null || row === null) return [];
  const scale = scaleOf(platform.vehicle);
  return row.effects.map((effect, place) => ({
    ...{ effect, name: row.name, row, by: id, scale, held: null, mounted: true },
    key: `module:${platform.module.id}#${place}`,
  }));
}

/** Few features are auras: looking at those alone keeps a large fight quick. */
const spreads = ({ effects }: Feature): boolean => effects.some(({ effect }) => effect === 'link');

export type Aura = Active<EffectOf<'link'>>;

/** Auras and links that somebody spreads. */
export function aurasOf(scene: Scene, id: CharacterId): readonly Aura[] {
  const who = beingIn(scene, id);
  if (who === null || who.dead) return [];
  return [...featureParts(id, who, spreads), ...heldParts(scene, id, who)].filter(
    (one): one is Aura => one.effect.effect === 'link',
  );
}

/** Whether an aura of somebody's reaches another: it is theirs, and they are near enough. A link reaches the two whom it binds. */
export function reaches(
  scene: Scene,
  owner: CharacterId,
  { effect, by, scale }: Aura,
  id: CharacterId,
): boolean {
  if (metresBetween(scene, owner, id) > plainly(effect.metres, scale)) return false;
  if (effect.how === 'link') return id === owner || id === by;
  const enemies = areEnemies(scene, owner, id);
  return effect.who === 'everybody' || enemies === (effect.who === 'enemies');
}

/** All auras and links of those who are there, each with who spreads it. */
const allAuras = remembered((scene: Scene, _all: null) =>
  presentIn(scene).flatMap((owner) => aurasOf(scene, owner).map((aura) => ({ owner, aura }))),
);

const auraParts = (scene: Scene, id: CharacterId): readonly Active[] =>
  allAuras(scene, null)
    .filter(({ owner, aura }) => reaches(scene, owner, aura, id))
    .flatMap(({ aura }) =>
      aura.effect.effects.flatMap((effect, place) =>
        isStaying(effect) ? [{ ...aura, effect, key: `${aura.key}.${place}` }] : [],
      ),
    );

function strongest(all: readonly Active[]): readonly Active[] {
  const best = new Map<string, Active>();
  const stacked: Active[] = [];
  for (const one of all) {
    if ('stacks' in one.row && one.row.stacks) stacked.push(one);
    else {
      const other = best.get(one.key);
      if (other === undefined || strength(one) > strength(other)) best.set(one.key, one);
    }
  }
  return [...best.values(), ...stacked];
}

const strength = ({ effect, scale }: Active): number =>
  'by' in effect ? plainly(String(effect.by), scale) : 0;
