import type { AnySystem } from '../../../src/engine/system.ts';
import { mapView } from '../../../src/view/map.ts';
import { madeHero } from './made.ts';
import { type Habits, Monkey } from './monkey.ts';
import type { Heard } from './heard.ts';
import type { Room } from './room.ts';

/** Something with a name that nothing else has, and from whom it is hidden as long as the campaign's records say so. */
export interface Canary {
  readonly name: string;
  /** Whom it is hidden from now: asked of the records, by no rule that shows or hides anything. */
  hiddenFrom(state: Records): readonly string[];
}

/** What the store has of a session, read without the rules. */
export interface Records {
  readonly fight: Fight | null;
  /** The characters in the fight of each player, by the player's name. */
  readonly own: Readonly<Record<string, readonly string[]>>;
  readonly revealed: readonly string[]; // rolls, by what they are for
}

export interface Fight {
  readonly state: object;
  readonly system: AnySystem;
}

export const PLAYERS = ['Ana', 'Ben', 'Cleo'] as const;

/** A name that somebody begins to type, or gets wrong: an answer must not complete it. */
const NEAR = ['Zzyx', 'Zzyx-1', 'zzyx 1', 'Qorva', 'Qorvot', 'Vlimq', 'Yggvor', 'Wrixo', 'foe', 'R'];

export const PLAYED: readonly string[] = [
  'attack',
  'attack',
  'act',
  'act',
  'act',
  'check',
  'encounter next',
  'encounter next',
  'encounter next',
  'encounter status',
  'encounter add',
  'encounter hide',
  'encounter zones',
  'condition add',
  'undo',
  'log',
  'odds',
  'reveal',
  'roll',
];

export const habits: Partial<Habits> = {
  often: PLAYED,
  never:
    /^(?:privacy|campaign|content|safety|settings|character (?:import|create|delete|archive)|encounter end|verify|map|macro)/u,
};

/** One who plays a session, what they type being what people begin to guess. */
export const playerOf = (here: Room, seed: number): Monkey =>
  new Monkey(here, seed, {
    ...habits,
    words: ['Kira', 'Tiz', 'Raider', 'Yard', 'Prone', 'Body', '4:2', '2d6+1', '3', 'Ghul', 'C4', ...NEAR],
  });

/** What every viewer is shown of a fight, before it is sent: the tracker, the map of it, and what each may do. */
export function shownOf({ fight, own }: Records, heard: Heard): void {
  if (fight === null || !fight.system.fights(fight.state)) return;
  const { state, system } = fight;
  for (const who of PLAYERS) {
    const viewer = { gm: false, characters: own[who] ?? [] };
    const { grid, ...tracker } = system.tracker(state, viewer);
    heard.show(who, { ...tracker, current: null, grid: grid?.() });
    heard.show(who, mapView(system.tracker(state, viewer)).picture?.svg ?? '');
    heard.show(who, system.known(state, viewer));
    for (const actor of viewer.characters) {
      heard.show(who, system.options(state, actor, viewer));
      heard.show(who, system.checks(state, actor));
      heard.show(who, system.ends?.(state, actor) ?? []);
    }
  }
}

export { madeHero };
