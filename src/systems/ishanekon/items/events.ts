import type { SkillId } from '../content/skills.ts';
import type { CharacterId } from '../scene.ts';

export type ItemEvents = {
  bought: {
    readonly actor: CharacterId;
    readonly what: string;
    readonly count: number;
    readonly price: number;
    readonly left: number;
  };
  sold: {
    readonly actor: CharacterId;
    readonly what: string;
    readonly count: number;
    readonly gets: number;
    readonly left: number;
  };
  handedOver: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly what: string;
    readonly count: number;
  };
  paid: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly credits: number;
    readonly left: number;
  };
  worn: { readonly actor: CharacterId; readonly what: string; readonly instead: string | null };
  takenOff: { readonly actor: CharacterId; readonly what: string };
  stimulated: {
    readonly actor: CharacterId;
    readonly what: string;
    readonly dice: readonly number[];
    readonly wp: readonly [before: number, now: number];
  };
  paidFor: {
    readonly actor: CharacterId;
    readonly what: string;
    readonly count: number;
    readonly price: number;
    readonly left: number;
  };
  mealEaten: { readonly actor: CharacterId; readonly what: string; readonly price: number };
  crafted: {
    readonly actor: CharacterId;
    readonly what: string;
    readonly skill: SkillId;
    readonly minutes: number;
    /** What of the materials was at hand, and what was bought for credits. */
    readonly materials: number;
    readonly credits: number;
  };
  upgraded: {
    readonly actor: CharacterId;
    readonly what: string;
    readonly upgrade: string;
    /** What it was put over. */
    readonly over: string | null;
    readonly tier: number;
    /** Their own; null: a craftsman has done it. */
    readonly skill: SkillId | null;
    readonly minutes: number;
    readonly materials: number;
    readonly credits: number;
  };
  upgradeRemoved: {
    readonly actor: CharacterId;
    readonly what: string;
    readonly upgrade: string;
    readonly tier: number;
  };
};
