import { columnName } from '../../src/engine/space/grid/tile.ts';
import type { AnySystem } from '../../src/engine/system.ts';
import { systems } from '../../src/systems/registry.ts';
import { type Figure, under, type Work } from '../figure.ts';
import { beginning, chanceOf, crowd } from '../stage/battlefield.ts';
import { fighterFile, fighterName } from '../stage/fighters.ts';
import { type Filling, FullFight } from '../stage/fullFight.ts';
import { ZONES } from '../stage/skirmish.ts';
import { median, p99 } from '../statistics.ts';

const LIMIT = 50;

/**
 * The whole of a command in a fight that is full, without the network: the rules, what is kept, what is shown. For how long nobody
 * else is heard meanwhile, of this thread's own work.
 */
export const full: Work = {
  name: 'full',
  async measure(scale) {
    const figures: Figure[] = [];
    for (const fill of [inZafir, inSoulbound]) {
      const filling = await fill();
      const fight = await FullFight.open(filling);
      try {
        const attacks: number[] = [];
        const nexts: number[] = [];
        for (let n = 0; n < scale.times(60, 4); n++) {
          for (let attack = await fight.attack(); attack !== null; attack = await fight.attack())
            attacks.push(attack);
          const next = await fight.next();
          if (next === null) throw new Error('the turn does not pass');
          nexts.push(next);
        }
        const { name } = filling.system;
        figures.push(figureOf(`/attack, the whole of it, in a full fight of ${name}: standstill`, attacks));
        figures.push(figureOf(`/encounter next, the same`, nexts));
      } finally {
        await fight.close();
      }
    }
    return figures;
  },
};

function figureOf(work: string, all: readonly number[]): Figure {
  const samples = all.slice(Math.floor(all.length / 5)); // the first while it gets warm
  return {
    work,
    value: p99(samples),
    unit: 'ms',
    target: under(LIMIT),
    details: { 'median ms': median(samples), 'most ms': Math.max(...samples), samples: samples.length },
  };
}

async function systemOf(id: string): Promise<AnySystem> {
  const system = await systems.load(id);
  if (system === undefined) throw new Error(`there are no rules of ${id}`);
  return system;
}

/** Open ground, the crew in a row some way before the enemies. */
async function inZafir(): Promise<Filling> {
  const system = await systemOf('zafir');
  const { begin } = beginning(system, { ...crowd, enemies: 1 }, chanceOf('full'));
  const heroes = begin.members
    .filter(({ side }) => side === 'players')
    .map(({ name, sheet: character }) => ({
      name,
      file: JSON.stringify({ format: 'turnkeeper-character', system: 'zafir', revision: 1, name, character }),
    }));
  const places = heroes.map(({ name }, n) => `${name} to ${columnName(n * 4)}14`).join('; ');
  const then = [{ command: 'encounter zones', options: { zones: places } }];
  return { system, heroes, ground: `${crowd.side}x${crowd.side}`, foe: 'Soldier', foes: crowd.enemies, then };
}

/** Fighters and raiders in all the Zones that there may be. */
async function inSoulbound(): Promise<Filling> {
  const system = await systemOf('soulbound');
  const heroes = Array.from({ length: crowd.heroes }, (_, n) => ({
    name: fighterName(n),
    file: fighterFile(n),
  }));
  const ground = Array.from({ length: ZONES }, (_, n) => `Zone ${n + 1}`).join(' - ');
  // Nobody is asked whether to roll again: an attack is answered with what came of it.
  const then = [{ command: 'party set', options: { what: 'Soulfire', to: '0' } }];
  return { system, heroes, ground, foe: 'Raider', foes: crowd.enemies, then };
}
