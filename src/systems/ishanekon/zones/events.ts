import type { TileName } from '../../../engine/space/grid/index.ts';
import type { CharacterId } from '../scene.ts';
import type { Ground } from './zone.ts';

/** What happens to parts of the place. */
export type ZoneEvents = {
  zoneBegan: {
    readonly actor: CharacterId;
    readonly name: string;
    readonly ground: Ground | null;
    readonly harms: boolean;
    readonly tiles: readonly TileName[];
    readonly lasts: string;
  };
  zoneEnded: { readonly name: string };
  /** Things come into being. */
  created: { readonly actor: CharacterId; readonly others: readonly CharacterId[]; readonly what: string };
};
