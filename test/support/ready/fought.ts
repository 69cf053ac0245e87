import { readyMembers } from '../../../src/app/ready/members.ts';
import { plain } from '../../../src/engine/json.ts';
import { type ReadyFight, readyHero } from '../../../src/engine/ready.ts';
import type { AnySystem } from '../../../src/engine/system.ts';
import { commanded, type Fought, fought } from '../autopilot/arena.ts';

/** A ready fight that has begun in a new campaign, with nobody to play the heroes. */
export function begunBy(system: AnySystem, fight: ReadyFight, seed: string): object {
  const heroes = fight.heroes.map((hero) => {
    const made = readyHero(system, hero, hero.name);
    if (!made.ok) throw new Error(`${hero.name}: ${JSON.stringify(made.refusal)}`);
    return { id: `hero ${hero.id}`, name: hero.name, sheet: plain(made.value), played: false };
  });
  let next = 0;
  const members = readyMembers(system, fight, heroes, () => `foe ${next++}`);
  const read = system.readSetup(fight.field);
  if (!read.ok) throw new Error(read.why);
  const { autopilot } = system;
  if (autopilot === undefined) throw new Error(`${system.id} plays nothing by itself`);
  const begin = { kind: 'begin', members, setup: read.setup, surprised: [], asGm: true } as const;
  const scene = system.scene(
    {},
    members.map(({ id }) => id),
  );
  const { party } = system;
  const made = heroes.map(({ sheet }) => system.character.read(sheet, system.revision));
  const founded = party?.begin(
    made.flatMap((read) => (read.ok ? [read.value] : [])),
    party.founded?.() ?? null,
  );
  const ofNew = party === undefined || founded === undefined ? scene : party.laidOver(scene, founded);
  const begun = commanded(system, autopilot, ofNew, begin, `${seed} begins`);
  if (begun === null) throw new Error(`${fight.id} cannot begin`);
  return begun.state;
}

/** What came of so many runs of a ready fight in which all act by themselves. */
export interface Measured {
  readonly won: number; // the share that the heroes win
  readonly rounds: number; // on average
  readonly refused: readonly string[];
  readonly open: number; // those that never end
}

/** Plays a ready fight so many times. `standing` says how many of the heroes and of the foes still stand. */
export function measured(
  system: AnySystem,
  fight: ReadyFight,
  runs: number,
  standing: (state: object, side: 'hero' | 'foe') => number,
): Measured {
  const all = Array.from({ length: runs }, (_, n): Fought<object> => {
    const seed = `${fight.id} ${n}`;
    return fought(system, begunBy(system, fight, seed), seed, () => 'autopilot');
  });
  const won = all.filter(({ state }) => standing(state, 'hero') > 0 && standing(state, 'foe') === 0).length;
  return {
    won: won / runs,
    rounds: all.reduce((sum, { rounds }) => sum + rounds, 0) / runs,
    refused: all.flatMap(({ refused }) => refused),
    open: all.filter(({ ended }) => !ended).length,
  };
}
