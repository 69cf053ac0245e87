import type { Member } from '../../src/engine/intent.ts';
import { plain } from '../../src/engine/json.ts';
import { readyHero } from '../../src/engine/ready.ts';
import type { AnySystem } from '../../src/engine/system.ts';
import { enemiesOf, perform, usual } from './battlefield.ts';

/** A hold full of crates, with a catwalk along one side; the crew in the south, the enemies in the north. */
const field = [
  'cargo hold 60 x 40',
  'crates at 11,8 and 11,13 and 17,10 and 23,8 and 23,13 and 40,20 and 30,25 and 45,30 and 20,30',
  'catwalk 4,1 to 30,3 height 4',
  'stairs at 7,3',
  'stairs at 27,3',
  'heroes at 30,36',
  'foes at 30,6',
].join('; ');

export const saidOfHold = `${usual.heroes} against ${usual.enemies} in a hold of 60 × 40 m`;

/** The crew of the first fight that is ready in a system. */
function crewOf(system: AnySystem): readonly Member[] {
  const heroes = system.ready?.fights[0]?.heroes.slice(0, usual.heroes) ?? [];
  return heroes.map((hero) => {
    const made = readyHero(system, hero, hero.name);
    if (!made.ok) throw new Error(made.refusal.code);
    return { id: hero.id, name: hero.name, side: 'players', sheet: plain(made.value), place: null };
  });
}

/** A fight in metres, as it begins. */
export function beginHold(system: AnySystem): object {
  const setup = system.readSetup(field);
  if (!setup.ok) throw new Error(setup.why);
  const foes = enemiesOf(system, usual.enemies);
  const members = [...crewOf(system), ...foes];
  const begin = { kind: 'begin', members, setup: setup.setup, surprised: [], asGm: true } as const;
  const scene = system.scene(
    {},
    foes.map(({ id }) => id),
  );
  const begun = perform(system, scene, begin, 'begin');
  if (begun === null) throw new Error('the fight does not begin');
  return begun.state;
}
