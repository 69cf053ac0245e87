import type { DiseaseId } from '../content/diseases.ts';
import type { SkillId } from '../content/skills.ts';
import type { CharacterId } from '../scene.ts';

type Change = readonly [before: number, now: number];

/** Why somebody is exhausted (Exhaustion). */
export type ExhaustionCause = 'sleep' | 'food' | 'drink' | 'heat' | 'cold' | 'breath' | 'fever';

export type WorldEvents = {
  exhausted: {
    readonly actor: CharacterId;
    readonly levels: Change;
    readonly cause: ExhaustionCause;
    readonly dies: boolean;
  };
  refreshed: { readonly actor: CharacterId; readonly levels: Change };
  /** What lasted until a time of the story is over. */
  timeEnded: {
    readonly actor: CharacterId;
    readonly effects: readonly string[];
    readonly statuses: readonly string[];
  };
  fellIll: { readonly actor: CharacterId; readonly disease: DiseaseId };
  plagueTakes: {
    readonly actor: CharacterId;
    readonly lost: number;
    readonly most: number;
    readonly dies: boolean;
  };
  plagueGives: { readonly actor: CharacterId; readonly back: number; readonly left: number };
  turnsForTheBetter: { readonly actor: CharacterId; readonly disease: DiseaseId };
  cured: { readonly actor: CharacterId; readonly disease: DiseaseId };
  tookItEasy: { readonly actor: CharacterId; readonly easy: boolean };
  consumed: {
    readonly actor: CharacterId;
    readonly need: 'food' | 'drink';
    readonly count: number;
    readonly left: number;
  };
  travelled: { readonly way: string; readonly kilometres: number; readonly minutes: number };
  scavenged: {
    readonly actor: CharacterId;
    readonly place: string;
    readonly what: string;
    readonly found: number;
  };
  weatherproof: { readonly target: CharacterId; readonly cause: 'heat' | 'cold' };
  harvested: {
    readonly actor: CharacterId;
    readonly skill: SkillId;
    readonly worth: number;
    readonly materials: Change;
  };
};
