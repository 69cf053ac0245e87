import type { CharacterId } from '../scene.ts';

/** What of packs comes to sheets and leaves them. */
export type PackEvents = {
  learned: { readonly actor: CharacterId; readonly what: string };
  forgot: { readonly actor: CharacterId; readonly what: string };
  roleTaken: { readonly actor: CharacterId; readonly role: string };
  levelTaken: {
    readonly actor: CharacterId;
    readonly level: number;
    readonly dice: readonly number[];
    readonly hp: number;
    readonly sp: number;
    readonly points: number;
  };
};
