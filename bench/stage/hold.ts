import type { IntentOf, Member } from '../../src/engine/intent.ts';
import { plain } from '../../src/engine/json.ts';
import { readyHero } from '../../src/engine/ready.ts';
import type { AnySystem } from '../../src/engine/system.ts';
import { crowd, enemiesOf, type Extent, perform, usual } from './battlefield.ts';

/** A hold of so many metres: crates in rows, a catwalk along one side; the crew in the south, the enemies in the north. */
interface Hold extends Pick<Extent, 'heroes' | 'enemies'> {
  readonly width: number;
  readonly depth: number;
  readonly crates: readonly string[];
}

const small: Hold = {
  ...usual,
  width: 60,
  depth: 40,
  crates: ['11,8', '11,13', '17,10', '23,8', '23,13', '40,20', '30,25', '45,30', '20,30'],
};

/** As many as may be in a fight, and as much as may stand in a place. */
const large: Hold = {
  ...crowd,
  width: 120,
  depth: 80,
  crates: Array.from({ length: 58 }, (_, n) => `${6 + (n % 10) * 12},${22 + Math.floor(n / 10) * 8}`),
};

const saidOf = ({ heroes, enemies, width, depth }: Hold): string =>
  `${heroes} against ${enemies} in a hold of ${width} × ${depth} m`;

export const saidOfHold = saidOf(small);
export const saidOfFullHold = saidOf(large);

/** As a GM types it. */
const fieldOf = ({ width, depth, crates }: Hold): string =>
  [
    `cargo hold ${width} x ${depth}`,
    `crates at ${crates.join(' and ')}`,
    'catwalk 4,1 to 30,3 height 4',
    'stairs at 7,3',
    'stairs at 27,3',
    `heroes at ${width / 2},${depth - 4}`,
    `foes at ${width / 2},6`,
  ].join('; ');

export const fullField = fieldOf(large);

/** The crew of the first fight that is ready in a system, one after another. */
export function crewOf(system: AnySystem, count: number): readonly Member[] {
  const heroes = system.ready?.fights[0]?.heroes ?? [];
  return Array.from({ length: count }, (_, n): Member => {
    const hero = heroes[n % heroes.length];
    if (hero === undefined) throw new Error('there is no crew');
    const name = n < heroes.length ? hero.name : `${hero.name} ${n + 1}`;
    const made = readyHero(system, hero, name);
    if (!made.ok) throw new Error(made.refusal.code);
    return { id: `hero${n}`, name, side: 'players', sheet: plain(made.value), place: null };
  });
}

/** The scene in which a fight in metres begins, and the command that begins it. */
function beginning(
  system: AnySystem,
  hold: Hold,
): { readonly scene: object; readonly begin: IntentOf<'begin'> } {
  const setup = system.readSetup(fieldOf(hold));
  if (!setup.ok) throw new Error(setup.why);
  const foes = enemiesOf(system, hold.enemies);
  const members = [...crewOf(system, hold.heroes), ...foes];
  const begin = { kind: 'begin', members, setup: setup.setup, surprised: [], asGm: true } as const;
  const npcs = foes.map(({ id }) => id);
  return { scene: system.scene({}, npcs), begin };
}

/** The same of a fight that is as full as may be, less some enemies. */
export const beginningFull = (system: AnySystem, less = 0) =>
  beginning(system, { ...large, enemies: large.enemies - less });

/** A usual fight in metres, as it begins. */
export function beginHold(system: AnySystem): object {
  const { scene, begin } = beginning(system, small);
  const begun = perform(system, scene, begin, 'begin');
  if (begun === null) throw new Error('the fight does not begin');
  return begun.state;
}
