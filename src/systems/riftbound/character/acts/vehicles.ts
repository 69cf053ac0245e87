import type { Choice } from '../../../../engine/options.ts';
import { refusal } from '../../../../engine/refusal.ts';
import { whyInFight } from '../../../../engine/sheetChange.ts';
import { rollCheck } from '../../checks/check.ts';
import { benefitOf, carriedBy } from '../../gear/carried.ts';
import type { Act } from '../../moves/act.ts';
import { moveClock, spendHours } from '../../rests/pass.ts';
import { type CharacterId, personIn, presentIn, type Scene, vehicleIn } from '../../scene.ts';
import { tell } from '../../tell.ts';

/** The book says that repairs take a Toolkit and a KNW check; how hard, how long and how much are the house's. */
const REPAIR = { difficulty: 11, hours: 1, dice: 2 } as const;

const vehiclesIn = (
  scene: Scene,
  choice: (id: CharacterId) => Choice['refused'],
  isThere = (_id: CharacterId) => true,
): readonly Choice[] =>
  presentIn(scene).flatMap((id): readonly Choice[] => {
    const vehicle = vehicleIn(scene, id);
    if (vehicle === null || !isThere(id)) return [];
    return [
      {
        id,
        name: vehicle.name,
        note: `HP ${vehicle.hp.now}/${vehicle.hp.max}`,
        relation: 'thing',
        refused: choice(id),
      },
    ];
  });

function whyNotRepaired(scene: Scene, id: CharacterId) {
  const vehicle = vehicleIn(scene, id);
  if (vehicle === null) return refusal('nothingToRepair');
  if (vehicle.destroyed) return refusal('beyondRepair', { vehicle: id });
  return vehicle.hp.now >= vehicle.hp.max ? refusal('isWhole', { actor: id }) : null;
}

const hasTools = (scene: Scene, actor: CharacterId): boolean =>
  carriedBy(scene, actor).some((item) => benefitOf(item, 'tools') !== null);

/** An hour of repairs on a vehicle with a Toolkit (Toolkit). What is destroyed stays so. */
const repair: Act = {
  id: 'repair',
  name: 'Repair a vehicle',
  group: 'gear',
  cost: 'nothing',
  when: 'anytime',
  offered: (scene, actor) =>
    scene.fight === null && personIn(scene, actor) !== null && vehiclesIn(scene, () => null).length > 0,
  refused: (scene, actor) =>
    whyInFight(scene) ?? (hasTools(scene, actor) ? null : refusal('noToolkit', { actor })),
  targets: (scene) => vehiclesIn(scene, (id) => whyNotRepaired(scene, id)),
  *run(tx, { actor, target }) {
    if (target === null) return;
    moveClock(tx, REPAIR.hours);
    const { outcome } = yield* rollCheck(tx, {
      actor,
      attribute: 'knowledge',
      label: 'repair',
      difficulty: REPAIR.difficulty,
    });
    if (outcome === 'fails') tell(tx, 'notRepaired', { actor, vehicle: target });
    else {
      const { dice } = yield* tx.roll({ count: REPAIR.dice, sides: 6, label: 'repair.hp', by: actor });
      const vehicle = tx.state.characters[target];
      if (vehicle?.kind !== 'vehicle') return;
      const before = vehicle.hp.now;
      const faces = dice.map(({ value }) => value);
      vehicle.hp.now = Math.min(
        vehicle.hp.max,
        faces.reduce((sum, face) => sum + face, before),
      );
      tell(tx, 'repaired', { actor, vehicle: target, dice: faces, hp: [before, vehicle.hp.now] });
    }
    spendHours(tx, actor, { hours: REPAIR.hours, awake: REPAIR.hours });
  },
};

/** A Signature Vehicle is somebody's who has none, and whose it isn't yet: after it was brought from elsewhere. */
const claim: Act = {
  id: 'claimVehicle',
  name: 'Take as my Signature Vehicle',
  group: 'gear',
  cost: 'nothing',
  when: 'anytime',
  offered: (scene, actor) =>
    scene.fight === null && personIn(scene, actor)?.class === 'pilot' && unclaimed(scene, actor).length > 0,
  refused: (scene) => whyInFight(scene),
  targets: (scene, actor) => unclaimed(scene, actor),
  run(tx, { actor, target }) {
    const person = tx.state.characters[actor];
    const vehicle = target === null ? undefined : tx.state.characters[target];
    if (person?.kind !== 'person' || vehicle?.kind !== 'vehicle' || target === null) return undefined;
    person.vehicle = target;
    vehicle.owner = actor;
    tell(tx, 'vehicleClaimed', { actor, vehicle: target });
    return undefined;
  },
};

/** Signature Vehicles that aren't somebody else's, nor theirs already. */
const unclaimed = (scene: Scene, actor: CharacterId): readonly Choice[] =>
  vehiclesIn(
    scene,
    () => null,
    (id) => {
      const vehicle = vehicleIn(scene, id);
      if (vehicle?.signature !== true) return false;
      const isTaken =
        vehicle.owner !== null && vehicle.owner !== actor && personIn(scene, vehicle.owner) !== null;
      return !isTaken && personIn(scene, actor)?.vehicle !== id;
    },
  );

export const vehicleSheetActs: readonly Act[] = [repair, claim];
