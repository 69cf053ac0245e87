import type { CharacterId } from '../../scene.ts';

interface Of {
  readonly actor: CharacterId;
}

/** What of somebody's pockets no longer had room and lies with the rest. */
interface PushedOut {
  readonly out: readonly string[];
}

/** A value of a sheet, as it was written and as it is. */
interface Changed {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** What is told of heroes between missions, by type. Money is in cents; names are as players know them. */
export type PeopleEvents = {
  levelRaised: Of & { readonly level: number; readonly gives: readonly string[]; readonly maxHp: number };
  classTaken: Of & {
    readonly class: string;
    readonly proficiencies: readonly string[];
    readonly abilities: readonly string[];
  };
  abilityLearned: Of & { readonly ability: string; readonly text: string };
  attributeRaised: Of & { readonly attribute: string; readonly to: number };
  responsibilityRaised: Of & { readonly responsibility: string; readonly to: number; readonly level: string };
  languageLearned: Of & { readonly language: string; readonly fluent: boolean; readonly months: number };
  bought: Of & {
    readonly what: string;
    readonly count: number;
    readonly price: number;
    readonly left: number;
  };
  sold: Of & { readonly what: string; readonly count: number; readonly gets: number; readonly left: number };
  restocked: Of & { readonly what: string; readonly price: number; readonly left: number };
  equipped: Of & PushedOut & { readonly what: string; readonly instead: string | null };
  unequipped: Of & PushedOut & { readonly what: string };
  pocketed: Of & { readonly what: string; readonly count: number; readonly pocket: 'utility' | 'grenade' };
  pocketEmptied: Of & { readonly what: string };
  modInstalled: Of & { readonly mod: string; readonly thing: string };
  modRemoved: Of & PushedOut & { readonly mod: string; readonly thing: string };
  aidTaken: Of & {
    readonly aid: string;
    readonly disability: string;
    readonly price: number;
    readonly months: string;
  };
  handedOver: Of & { readonly target: CharacterId; readonly what: string; readonly count: number };
  sheetAmended: Of & Changed & { readonly field: string; readonly also: readonly Changed[] };
  moneyGiven: Of & { readonly target: CharacterId; readonly amount: number };
};
