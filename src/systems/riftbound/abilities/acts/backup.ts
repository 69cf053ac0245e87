import type { Choice } from '../../../../engine/options.ts';
import { type Refusal, refusal } from '../../../../engine/refusal.ts';
import { METRE } from '../../../../engine/space/plane/index.ts';
import { untilTurnStart } from '../../../../engine/uses/index.ts';
import { castDraft } from 'immer';
import type { Fitted } from '../../character/schema.ts';
import { distanceBetween } from '../../fight/bodies.ts';
import type { AttackProfile } from '../../gear/profile.ts';
import { readTrigger, triggersFor } from '../../attack/overwatch/trigger.ts';
import type { Act, Doing } from '../../moves/act.ts';
import { type CharacterId, fighterIn, personIn, type Scene, type Trigger, vehicleIn } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { hasAir } from '../../vehicles/crew.ts';
import { having } from '../owned.ts';
import { pay, whyNotPaid } from '../pay.ts';

const PRICE = 2;
const REACH = 1000; // metres: 1 km

/** The Signature Vehicle of somebody, where it is in the fight and whole. */
function ownVehicle(scene: Scene, actor: CharacterId): CharacterId | null {
  const id = personIn(scene, actor)?.vehicle ?? null;
  const vehicle = vehicleIn(scene, id);
  return id !== null && vehicle !== null && !vehicle.destroyed && fighterIn(scene, id) !== null ? id : null;
}

interface Gun {
  readonly id: string;
  readonly system: Fitted;
  readonly attack: AttackProfile;
}

const gunsOf = (scene: Scene, vehicle: CharacterId | null): readonly Gun[] =>
  (vehicleIn(scene, vehicle)?.systems ?? []).flatMap((system) =>
    system.profile.attacks
      .filter(({ range }) => range !== null)
      .map((attack) => ({ id: `${system.id}/${attack.id}`, system, attack })),
  );

/** Why a gun can't fire by itself: no air, nothing loaded, too few stored Watts (A45). */
function whyNotGun(scene: Scene, vehicle: CharacterId, { system, attack }: Gun): Refusal | null {
  const watts = vehicleIn(scene, vehicle)?.watts ?? 0;
  if (!hasAir(scene, system)) return refusal('noAir', { system: system.profile.name });
  if (watts < attack.uses.watts)
    return refusal('tooFewWatts', { vehicle, needed: attack.uses.watts, left: watts });
  return system.ammo < attack.uses.ammo
    ? refusal('gunEmpty', { system: system.profile.name, vehicle })
    : null;
}

function whyNoBackup(scene: Scene, actor: CharacterId): Refusal | null {
  const vehicle = ownVehicle(scene, actor);
  if (vehicle === null) return refusal('noOwnVehicle', { actor });
  const away = distanceBetween(scene, actor, vehicle) ?? 0;
  if (away > REACH * METRE) return refusal('vehicleTooFar', { actor, vehicle, metres: REACH });
  return whyNotPaid(scene, actor, PRICE);
}

const WHEN = 'when:';

/** When it fires: as it was ticked or typed, at the best moment where nothing is said. Null for what is no trigger. */
const triggerOf = (scene: Scene, { ticked = [], detail }: Pick<Doing, 'ticked' | 'detail'>): Trigger | null =>
  readTrigger(scene, ticked.find((id) => id.startsWith(WHEN))?.slice(WHEN.length) ?? detail);

/**
 * Backup: one's Signature Vehicle takes Overwatch with an Attack that isn't Melee, until one's next turn. Its range is measured from the vehicle, or
 * from its owner, whose Rating counts.
 */
export const backup: Act = {
  id: 'backup',
  name: 'Backup',
  group: 'powers',
  cost: 'action',
  sp: PRICE,
  offered: having('backup'),
  refused: whyNoBackup,
  means: (scene, actor) => {
    const vehicle = ownVehicle(scene, actor);
    if (vehicle === null) return [];
    return gunsOf(scene, vehicle).map(
      (gun): Choice => ({
        id: gun.id,
        name: gun.attack.name === '' ? gun.system.profile.name : gun.attack.name,
        note: `${gun.attack.range} m`,
        refused: whyNotGun(scene, vehicle, gun),
      }),
    );
  },
  targetLater: true,
  targets: (scene, actor) => {
    const vehicle = ownVehicle(scene, actor);
    const name = vehicleIn(scene, vehicle)?.name ?? '';
    return vehicle === null
      ? []
      : [
          { id: vehicle, name: `Range from ${name}`, relation: 'thing', refused: null },
          { id: actor, name: 'Range from yourself', relation: 'self', refused: null },
        ];
  },
  ticks: (scene, actor) =>
    triggersFor(scene, actor).map((trigger) => ({ ...trigger, id: `${WHEN}${trigger.id}` })),
  words: 'optional',
  whyNot: (scene, doing) =>
    triggerOf(scene, doing) === null ? refusal('noSuchTrigger', { typed: doing.detail ?? '' }) : null,
  run(tx, { actor, target, means, payer = null, ...doing }) {
    const vehicle = ownVehicle(tx.now, actor);
    const trigger = triggerOf(tx.now, doing);
    const gun = gunsOf(tx.now, vehicle).find(({ id }) => id === means);
    const fighter = vehicle === null ? undefined : tx.state.fight?.fighters[vehicle];
    if (vehicle === null || gun === undefined || fighter === undefined || trigger === null) return undefined;
    pay(tx, { actor, sp: PRICE, on: 'backup', payer });
    const centre = target === actor ? actor : null;
    fighter.overwatch = castDraft({
      shots: 1,
      weapon: { vehicle, item: gun.system.id, attack: gun.attack.id },
      trigger,
      duration: untilTurnStart(actor),
      centre,
    });
    tell(tx, 'backedUp', { actor, vehicle, attack: gun.system.profile.name, centre });
    return undefined;
  },
};
