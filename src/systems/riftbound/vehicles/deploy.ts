import { refusal } from '../../../engine/refusal.ts';
import type { Vehicle } from '../character/schema.ts';
import type { Act } from '../moves/act.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import {
  hasAir,
  insideOf,
  type Operated,
  systemsAt,
  whyNotOperated,
  whyNoWatts,
  wantsSkilledHands,
} from './crew.ts';

const deployable = (scene: Scene, actor: CharacterId): readonly Operated[] =>
  systemsAt(scene, actor).filter(({ system }) => system.profile.deploy !== null);

/** Deploying a mechsuit, or ending that (Strider Mechsuit Legs): for Watts, it stands fast and gets its rerolls. */
export const deploy: Act = {
  id: 'deploy',
  name: 'Deploy or undeploy',
  group: 'move',
  cost: 'action',
  onTheWay: true,
  wantsSkill: wantsSkilledHands,
  offered: (scene, actor) => deployable(scene, actor).length > 0,
  means: (scene, actor) =>
    deployable(scene, actor).map((one) => ({
      id: one.system.id,
      name: one.vehicle.deployed ? 'Undeploy' : 'Deploy',
      note: `${one.system.profile.deploy?.watts ?? 0} W`,
      refused:
        whyNotOperated(scene, actor, one, true) ?? whyNoWatts(one, one.system.profile.deploy?.watts ?? 0),
    })),
  whyNot(scene, { actor, means, asSkilled }) {
    const one = deployable(scene, actor).find(({ system }) => system.id === means);
    return one === undefined ? refusal('notInside', { actor }) : whyNotOperated(scene, actor, one, asSkilled);
  },
  run(tx, { actor, means }) {
    const id = insideOf(tx.now, actor)?.vehicle ?? null;
    const vehicle = id === null ? undefined : tx.state.characters[id];
    if (id === null || vehicle?.kind !== 'vehicle') return undefined;
    const price = vehicle.systems.find((one) => one.id === means)?.profile.deploy;
    if (!price) return undefined;
    vehicle.watts -= price.watts;
    vehicle.deployed = !vehicle.deployed;
    tell(tx, 'deployed', { actor, vehicle: id, on: vehicle.deployed });
    return undefined;
  },
};

/** How many dice of a Dodge Roll, or of the Hit Roll of an Indirect Attack, a vehicle rerolls: those of its legs while it is Deployed. */
export function deployedRerolls(scene: Scene, vehicle: Vehicle): number {
  if (!vehicle.deployed) return 0;
  return Math.max(
    0,
    ...vehicle.systems.filter((one) => hasAir(scene, one)).map(({ profile }) => profile.deploy?.rerolls ?? 0),
  );
}
