import type { CharacterId } from '../scene.ts';

/** What of packs comes to sheets and leaves them. */
export type PackEvents = {
  given: { readonly actor: CharacterId; readonly what: string };
  forgot: { readonly actor: CharacterId; readonly what: string };
};
