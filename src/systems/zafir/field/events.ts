import type { TileName } from '../../../engine/space/grid/index.ts';
import type { CharacterId } from '../scene.ts';

/** What is told of the battlefield, by type. */
export type FieldEvents = {
  /** A GM changed the map: what was done, as it may be typed again; nothing where that is the GM's to know. */
  fieldChanged: { readonly said: readonly string[] };
  objectChanged: {
    readonly object: string;
    readonly at: TileName;
    readonly change: 'named' | 'locked' | 'unlocked';
  };
  usedObject: {
    readonly actor: CharacterId;
    readonly object: string;
    readonly at: TileName;
    /** Of a door: whether it is open now. */
    readonly open: boolean | null;
    readonly words: string | null;
  };
  unlocked: { readonly actor: CharacterId; readonly object: string; readonly at: TileName };
  /** A GM put somebody somewhere; they had to give way to what changed; or the map changed before the first round. */
  unitPlaced: {
    readonly actor: CharacterId;
    readonly at: TileName;
    readonly why: 'gm' | 'gaveWay' | 'deployed' | 'anew';
  };
  unitShown: { readonly target: CharacterId; readonly at: TileName };
  /** Hidden ground or something secret comes to light: by its name, where it has one; `others`: who is seen with it. */
  placeShown: {
    readonly name: string | null;
    readonly where: string;
    readonly others: readonly CharacterId[];
  };
  placeHidden: { readonly name: string | null; readonly where: string };
  unitHidden: { readonly target: CharacterId };
};
