import type { Enemy, Rated } from '../../../engine/autopilot/rules.ts';
import { openOf } from '../../../engine/autopilot/targets.ts';
import type { ActOption } from '../../../engine/options.ts';
import { whyNotMeans } from '../attack/legality.ts';
import { meansOf } from '../attack/means.ts';
import { ownedBy } from '../powers/owned.ts';
import { type CharacterId, characterIn, personIn, type Scene, vehicleIn } from '../scene.ts';
import { insideOf, pilotedBy } from '../vehicles/crew.ts';
import { powerWorth } from './worth.ts';

/** What getting an empty gun ready is worth where nothing else can be fired, and where something can. */
const LOADED = { alone: 3, besides: 0.5 } as const;
/** What an engine that runs is worth. */
const RUNNING = 6;
/** What coming nearer in a vehicle is worth: less than any Attack. */
const DRIVING = 0.6;
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
  return acts.flatMap((act): readonly Rated[] => {
    const thenAttack = act.price === 'Action' ? actions > 1 : actions > 0;
    const base = { act, target: null, thenAttack } as const;
    if (loading.includes(act.id))
      return openOf(act.means).flatMap(({ id }) =>
        isEmpty(scene, actor, id)
          ? [{ ...base, means: id, worth: isArmed ? LOADED.besides : LOADED.alone, on: 'ally' as const }]
          : [],
      );
    switch (act.id) {
      case 'power':
      case 'powerAtOnce':
        return ofPacks(scene, actor, { act, thenAttack }, order);
      case 'patchUp':
        return best(
          openOf(act.targets).map(({ id }) => ({
            ...base,
            means: null,
            target: id,
            worth: healing(scene, id),
            on: 'ally' as const,
          })),
        );
      case 'engine':
        return openOf(act.means).flatMap(({ id, name }) =>
          name.endsWith(' on') ? [{ ...base, means: id, worth: RUNNING, on: 'ally' as const }] : [],
        );
      case 'drive':
        return driving(scene, actor, { act, thenAttack }, order);
      case 'surge':
        return order.length === 0 ? [] : [{ ...base, means: null, worth: SIGNATURE, on: 'ally' }];
      case 'rally':
        return order.length === 0 ? [] : [{ ...base, means: null, worth: SIGNATURE, on: 'ally' }];
      case 'sanctuary':
        return isHurt(scene, actor) ? [{ ...base, means: null, worth: SIGNATURE, on: 'ally' }] : [];
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

const isHurt = (scene: Scene, id: CharacterId): boolean => {
  const hp = characterIn(scene, id)?.hp;
  return hp !== undefined && 2 * hp.now <= hp.max;
};

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

/** HP that a helping hand gives back: most to who lies there. */
function healing(scene: Scene, id: CharacterId): number {
  const person = personIn(scene, id);
  if (person === null || person.dead) return 0;
  if (person.hp.now === 0 && !person.mook) return 8;
  return isHurt(scene, id) ? 3 : 0;
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

/** A pilot drives towards whom they go for, by the cheapest movement there is. */
function driving(
  scene: Scene,
  actor: CharacterId,
  { act, thenAttack }: Pick<Rated, 'act' | 'thenAttack'>,
  order: readonly Enemy[],
): readonly Rated[] {
  const [wanted] = order;
  const [movement] = openOf(act.means);
  const vehicle = vehicleIn(scene, pilotedBy(scene, actor));
  if (wanted === undefined || movement === undefined || vehicle === null || canFire(scene, actor)) return [];
  const worth = DRIVING;
  return [{ act, target: null, means: movement.id, detail: `to ${wanted.id}`, worth, thenAttack, on: 'foe' }];
}
