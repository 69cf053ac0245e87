import type { Enemy, Rated } from '../../../engine/autopilot/rules.ts';
import { openOf } from '../../../engine/autopilot/targets.ts';
import type { ActOption } from '../../../engine/options.ts';
import { whyNotMeans } from '../attack/legality.ts';
import { meansOf } from '../attack/means.ts';
import { AS_SKILLED } from '../moves/perform.ts';
import { ownedBy } from '../powers/owned.ts';
import { type CharacterId, personIn, type Scene, vehicleIn } from '../scene.ts';
import { insideOf } from '../vehicles/crew.ts';
import { starting, stayingUp } from './driving.ts';
import { bandaging, goingToHelp, isHurt, patching, supercharging } from './helping.ts';
import { ramming } from './ramming.ts';
import { boarding, changingSeat, gettingOut, goingToRide } from './seats.ts';
import { seizing } from './seizing.ts';
import { powerWorth } from './worth.ts';

/** What getting an empty gun ready is worth where nothing else can be fired, and where something can. */
const LOADED = { alone: 3, besides: 0.5 } as const;
/** Signature Abilities come once in a long while, and are used when there is somebody to use them on. */
const SIGNATURE = 4;

/** The acts that make something ready to fire again. */
const loading: readonly string[] = ['reload', 'quickReload', 'recharge', 'quickRecharge', 'reloadGun'];

/** What somebody would do besides moving and attacking, in HP that it gains. */
export function ratedPowers(
  scene: Scene,
  actor: CharacterId,
  acts: readonly ActOption[],
  order: readonly Enemy[],
): readonly Rated[] {
  const actions = scene.fight?.turn?.actor === actor ? scene.fight.turn.actions : 0;
  const isArmed = canFire(scene, actor);
  // Nobody pays Prestige by themselves.
  const able = acts.filter(({ takes = [] }) => !takes.includes(AS_SKILLED));
  return able.flatMap((act): readonly Rated[] => {
    const thenAttack = act.price === 'Action' ? actions > 1 : actions > 0;
    const base = { act, thenAttack } as const;
    if (loading.includes(act.id))
      return openOf(act.means).flatMap(({ id }): readonly Rated[] =>
        isEmpty(scene, actor, id)
          ? [{ ...base, target: null, means: id, worth: isArmed ? LOADED.besides : LOADED.alone, on: 'ally' }]
          : [],
      );
    const once: Rated = { ...base, target: null, means: null, worth: SIGNATURE, on: 'ally' };
    switch (act.id) {
      case 'power':
      case 'powerAtOnce':
        return ofPacks(scene, actor, base, order);
      case 'patchUp':
        return best(patching(scene, actor, base));
      case 'bandage':
        return best(bandaging(scene, actor, base));
      case 'supercharge':
        return supercharging(scene, actor, base);
      case 'seize':
        return seizing(scene, actor, base, order);
      case 'getIn':
        return order.length === 0 ? [] : best(boarding(scene, actor, base));
      case 'getOut':
        return gettingOut(scene, actor, base, order);
      case 'changeSeat':
        return order.length === 0 ? [] : best(changingSeat(scene, actor, base));
      case 'move': {
        const rides = order.length === 0 ? [] : goingToRide(scene, actor, base);
        return best([...goingToHelp(scene, actor, base), ...rides]);
      }
      case 'engine':
        return starting(base);
      case 'drive':
        return best([...stayingUp(scene, actor, base, order), ...ramming(scene, actor, base, order)]);
      case 'surge':
      case 'rally':
        return order.length === 0 ? [] : [once];
      case 'sanctuary':
        return isHurt(scene, actor) ? [once] : [];
      default:
        return [];
    }
  });
}

/** The best of several ways to use one thing. */
const best = (all: readonly Rated[]): readonly Rated[] =>
  [...all]
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, 1);

/** Whether somebody has anything but their fists and what lies about to attack with now. */
const canFire = (scene: Scene, actor: CharacterId): boolean =>
  meansOf(scene, actor).some(
    (means) =>
      (means.source.kind === 'item' || means.source.kind === 'system') &&
      whyNotMeans(scene, { actor, asSkilled: false }, means) === null,
  );

/** Whether a gun has too little for any of its Attacks. */
function isEmpty(scene: Scene, actor: CharacterId, id: string): boolean {
  const vehicle = vehicleIn(scene, insideOf(scene, actor)?.vehicle ?? null);
  const gun =
    personIn(scene, actor)?.items.find((item) => item.id === id) ??
    vehicle?.systems.find((system) => system.id === id);
  if (gun === undefined || gun.profile.attacks.length === 0) return false;
  return gun.profile.attacks.every(({ uses }) => gun.ammo < uses.ammo || gun.charge < uses.charge);
}

/** Powers of packs, each on whom it does the most. */
function ofPacks(
  scene: Scene,
  actor: CharacterId,
  { act, thenAttack }: Pick<Rated, 'act' | 'thenAttack'>,
  order: readonly Enemy[],
): readonly Rated[] {
  return openOf(act.means).flatMap((means): readonly Rated[] => {
    const owned = ownedBy(scene, actor, means.id);
    if (owned === null) return [];
    const place = (id: string) => order.findIndex((one) => one.id === id);
    const targets =
      means.fits === undefined || means.fits.length === 0
        ? [null]
        : [...means.fits].sort((a, b) => place(a) - place(b));
    return best(
      targets.map((target): Rated => {
        const { worth, on } = powerWorth(scene, actor, owned, target);
        return { act, target, means: means.id, worth, thenAttack, on };
      }),
    );
  });
}
