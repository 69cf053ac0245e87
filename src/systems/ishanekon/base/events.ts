import type { CharacterId } from '../scene.ts';

export type BaseEvents = {
  built: {
    readonly actor: CharacterId;
    readonly what: string;
    readonly others: readonly CharacterId[];
    readonly minutes: number;
    readonly materials: number;
    readonly credits: number;
  };
  tornDown: { readonly actor: CharacterId; readonly what: string };
  hired: {
    readonly actor: CharacterId;
    readonly who: string;
    readonly count: number;
    readonly span: string;
    readonly price: number;
    readonly left: number;
  };
};
