import type { Board, Feature, GridFeature, GridLook } from '../../../engine/space/index.ts';
import type { Attribute } from '../content/attributes.ts';
import type { DamageType } from '../content/damageTypes.ts';

/** What a tile of a map may have, beside its height and what stands on it. */
export const markIds = [
  'rough',
  'water',
  'deep',
  'rapids',
  'earth',
  'slope',
  'easyClimb',
  'hardClimb',
  'lightCover',
  'mediumCover',
  'heavyCover',
  'dark',
  'lamp',
  'roof',
  'door',
  'open',
  'locked',
  'sealed',
  'terminal',
  'lever',
  'chest',
  'fire',
  'frost',
  'gas',
  'sparks',
  'spikes',
  'objective',
  'grab',
  'small',
  'wreck',
] as const;
export type MarkId = (typeof markIds)[number];

export interface Mark extends Feature {
  readonly id: MarkId;
}

/** A map as battles have it. */
export type Battlefield = Board<Mark>;

export const hazardIds = ['fire', 'frost', 'gas', 'sparks', 'spikes'] as const;
export type HazardId = (typeof hazardIds)[number];

/** What a hazard does to who comes into it. The book has none of its own (L417, L875): these are house values. */
export interface Hazard {
  readonly test: Attribute;
  readonly dv: number;
  /** Who is immune to all of these is safe; without any it is the air itself (Life Support, L4767). */
  readonly types: readonly DamageType[];
}

export const hazards: Readonly<Record<HazardId, Hazard>> = {
  fire: { test: 'ballisticDef', dv: 5, types: ['fire'] },
  frost: { test: 'meleeDef', dv: 5, types: ['cold'] },
  gas: { test: 'meleeDef', dv: 5, types: [] },
  sparks: { test: 'technicalDef', dv: 5, types: ['electricity'] },
  spikes: { test: 'athletics', dv: 5, types: ['piercing'] },
};

const shown: Readonly<Record<MarkId, readonly [name: string, look?: GridLook]>> = {
  rough: ['Rough ground'],
  water: ['Water', 'water'],
  deep: ['Deep'],
  rapids: ['Rapids'],
  earth: ['Earth'],
  slope: ['Slope', 'stairs'],
  easyClimb: ['Easy climb', 'climb'],
  hardClimb: ['Hard climb', 'climb'],
  lightCover: ['Light cover'],
  mediumCover: ['Medium cover'],
  heavyCover: ['Heavy cover'],
  dark: ['Darkness'],
  lamp: ['Lamp'],
  roof: ['Roof'],
  door: ['Door', 'door'],
  open: ['Open', 'doorway'],
  locked: ['Locked'],
  sealed: ['Sealed with magic'],
  terminal: ['Terminal'],
  lever: ['Lever'],
  chest: ['Chest'],
  fire: ['Fire', 'fire'],
  frost: ['Frost'],
  gas: ['Gas', 'poison'],
  sparks: ['Live wires'],
  spikes: ['Spikes'],
  objective: ['Objective'],
  grab: ['Resource grab'],
  small: ['Small'],
  wreck: ['Wreck'],
};

/** Marks that lie over tiles rather than on each of them. */
const over: ReadonlySet<MarkId> = new Set(['dark', 'roof']);

/** What the picture of an obstacle says already: half cover is medium where nothing says that it is light. */
const pictured: ReadonlySet<MarkId> = new Set(['mediumCover', 'heavyCover']);

/** How something that lies on a tile is shown: all of it is for everybody to see. Null: as what stands there. */
export function markShown(mark: Mark): GridFeature | null {
  if (pictured.has(mark.id)) return null;
  const [name, look] = shown[mark.id];
  return {
    name,
    ...(look === undefined ? {} : { look }),
    left: null,
    ...(over.has(mark.id) ? { over: true } : {}),
  };
}
