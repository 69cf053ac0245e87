import type { WayId } from '../content/ways.ts';
import type { CharacterId } from '../scene.ts';

/** What somebody rolls for, as questions about the roll say it. */
export type Purpose =
  | {
      readonly kind: 'attack';
      readonly target: CharacterId;
      readonly weapon: string;
      readonly by: 'melee' | 'shot' | 'throw';
      readonly way: WayId | null;
    }
  | { readonly kind: 'check'; readonly name: string; readonly against: CharacterId | null }
  | { readonly kind: 'opposed'; readonly name: string; readonly against: CharacterId }
  | { readonly kind: 'death' };
