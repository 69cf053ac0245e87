import type { Intent } from '../../../../src/engine/intent.ts';
import { wayfarer } from '../../../../src/systems/wayfarer/index.ts';
import { chapel } from '../../../../src/systems/wayfarer/maps/chapel.ts';
import { readyForces } from '../../../../src/systems/wayfarer/ready/forces.ts';
import { type Scene, sceneOf, victoryPointsOf } from '../../../../src/systems/wayfarer/scene.ts';
import type { Fights } from '../../../support/autopilot/describe.ts';
import { type Chance, one } from '../../../support/random/chance.ts';
import { map, missionMaps, three } from '../games/forces.ts';
import { beginning, wished } from '../games/player.ts';
import { sideWith } from '../support/stage.ts';

const pack = ['4x Wolf; Troop; Wolf/Dog; -; dice MO 2 MD 2 BD 1 AD 1 TD 1 AT 4 DE 3'];

const forces = {
  abbey: sideWith(readyForces.abbeyWatch.split('\n'), 'both', 'Abbey'),
  company: sideWith(readyForces.lostCompany.split('\n'), 'both', 'Company'),
  pack: sideWith(pack, 'both', 'Pack'),
  warband: { ...three.ana, name: 'Warband' },
  squad: { ...three.bo, name: 'Squad' },
};
const all = Object.values(forces);

const begun = (begin: Intent) => ({ scene: sceneOf({}), begin });

/** Two sides that are called by what their ids begin with. */
const between = (a: (typeof all)[number], b: (typeof all)[number], where: string) =>
  begun(beginning({ a: { ...a, name: `${a.name} A` }, b: { ...b, name: `${b.name} B` } }, where));

const maps = [map, chapel.drawn, ...missionMaps];

export const fights: Fights<Scene> = {
  system: wayfarer,
  opening: (chance: Chance) => between(one(all, chance), one(all, chance), one(maps, chance)),
  mirrored(chance) {
    const both = one([forces.abbey, forces.company], chance);
    return between(both, both, chapel.drawn);
  },
  random: (scene, actor, chance) => wished(scene, actor, chance),
  standing: (scene, side) => victoryPointsOf(scene, side),
};
