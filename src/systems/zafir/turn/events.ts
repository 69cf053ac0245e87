import type { CharacterId, EffectId, OwedWhy, Side } from '../scene.ts';

interface Newcomer {
  readonly id: CharacterId;
  readonly name: string;
  readonly side: Side;
}

/** What is told of turns, by type. */
export type TurnEvents = {
  encounterBegan: {
    readonly players: readonly string[];
    readonly enemies: readonly string[];
    readonly concealed: boolean;
    readonly later: boolean; // not the first of its mission
    readonly map: { readonly columns: number; readonly rows: number };
  };
  encounterWaits: Record<never, never>;
  encounterEnded: { readonly rounds: number };
  joined: { readonly members: readonly Newcomer[] };
  awaited: { readonly names: readonly string[]; readonly rounds: number };
  reinforcementsCame: { readonly others: readonly CharacterId[]; readonly tiles: readonly string[] };
  reinforcementsNear: { readonly rounds: number };
  left: { readonly actor: CharacterId };
  roundBegan: { readonly round: number };
  phaseBegan: { readonly phase: 'players' | 'enemies'; readonly round: number };
  turnBegan: { readonly actor: CharacterId; readonly actions: number };
  turnEnded: { readonly actor: CharacterId };
  turnPassed: { readonly actor: CharacterId };
  stragglers: { readonly others: readonly CharacterId[] };
  stunTook: { readonly actor: CharacterId; readonly lost: number; readonly left: number };
  actionGranted: { readonly actor: CharacterId; readonly why: string; readonly now: boolean };
  movesOwed: { readonly others: readonly CharacterId[]; readonly why: OwedWhy };
  moveForgone: { readonly others: readonly CharacterId[] };
  effectEnded: { readonly target: CharacterId; readonly effect: EffectId; readonly by: CharacterId };
  shieldEnded: { readonly target: CharacterId; readonly what: string; readonly points: number };
  featureEnded: { readonly feature: string; readonly tile: string };
  areaEnded: {
    readonly area: 'smoke' | 'animateCover' | 'healingFountain' | 'tripmine';
    readonly tile: string;
    readonly by: CharacterId;
  };
  foesAlive: { readonly names: readonly string[] };
  foesKept: { readonly who: readonly { readonly name: string; readonly was: string }[] };
  enemiesDown: Record<never, never>;
};
