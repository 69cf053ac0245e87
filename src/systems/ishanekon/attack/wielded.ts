import type { Weapon } from '../character/schema.ts';

/** A weapon in its figures, whatever it is: an item, a shield, a fist, claws. */
export type WeaponFigures = Pick<
  Weapon,
  'category' | 'reach' | 'damage' | 'types' | 'primary' | 'secondary' | 'properties' | 'area'
>;

/** What somebody can attack with. */
export interface Means {
  readonly id: string;
  readonly name: string;
  readonly weapon: WeaponFigures;
  /** The item that it is; null for what is part of a body. */
  readonly item: string | null;
  readonly unarmed: boolean;
  /** It is the weapon of a module, outside of the hull (Weapon Platform). */
  readonly mounted?: boolean;
}
