import type { ActId } from './acts.ts';
import type { MettleSpendId } from './mettle.ts';
import type { SoulfireUseId } from './soulfire.ts';

type Names<Id extends string> = { readonly [id in Id]?: readonly string[] };

/** What the screen calls an Action, a Move or a Free Action in other places, or in longer words: typed, it is found as well. */
export const actsAlso: Names<ActId> = {
  extraAction: ['Take an Extra Action', 'Additional Action'],
  useTalent: ['Use a Talent or Miracle', 'Use a Miracle', 'Miracle'],
  stand: ['Standing Up', 'Stand up from Prone'],
  drop: ['Fall Prone', 'Falling Prone', 'Being Prone'],
  fall: ['Falling'],
  mount: ['Mounts'],
  openDoor: ['Opening a door'],
  reload: ['Reloading'],
  drinkAqua: ['Drink an elixir', 'Drinking an elixir'],
  useObject: ['Interact', 'Interactive Objects'],
};

export const spendsAlso: Names<MettleSpendId | SoulfireUseId> = {
  extraAction: ['Take an Extra Action', 'Additional Action'],
  doubleTraining: ['Double Your Training'],
  doubleFocus: ['Double Your Focus'],
  maximise: ['Maximise'],
};

/** 'Body (Reflex)', as Dodge has it (S30). */
export const checksAlso: { readonly [id: string]: readonly string[] } = {
  'body.reflexes': ['Body (Reflex)', 'Reflex'],
  death: ['Last Stand', 'Death Test or Last Stand'],
};

/** The other names of a choice, where it has any. */
export const alsoCalled = (also: readonly string[] | undefined): { readonly also?: readonly string[] } =>
  also === undefined ? {} : { also };
