import type { CharacterId } from '../scene.ts';

/** What is told of powers, by type. They are told with what they say of themselves, for no table has them. */
export type PowerEvents = {
  /** `target`: a unit, a tile, or null. */
  powerUsed: {
    readonly actor: CharacterId;
    readonly power: string;
    readonly text: string;
    readonly target: string | null;
  };
  /** It works by itself. */
  powerWorks: { readonly actor: CharacterId; readonly power: string; readonly text: string };
  powerLasts: {
    readonly target: CharacterId;
    readonly by: CharacterId;
    readonly power: string;
    readonly text: string;
    readonly turns: number;
  };
  learned: { readonly actor: CharacterId; readonly what: string; readonly kind: string };
  forgot: { readonly actor: CharacterId; readonly what: string };
};
