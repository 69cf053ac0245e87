import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Item } from '../character/schema.ts';
import type { Act } from '../moves/act.ts';
import { type CharacterId, personIn, type Scene, vehicleIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { hasAir, insideOf } from '../vehicles/crew.ts';
import { benefitOf, heldBy, isSkilledWith, nameOf } from './carried.ts';
import { ammoIn, magazineFor, takeAmmo } from './magazines.ts';

/** Guns in somebody's hands that are reloaded by an Action, or at once by who is Skilled. */
const gunsOf = (scene: Scene, actor: CharacterId, atOnce: boolean): readonly Item[] => {
  const person = personIn(scene, actor);
  return heldBy(scene, actor).filter((item) => {
    const how = benefitOf(item, 'reload');
    if (how === null || person === null) return false;
    return (how.instantIfSkilled && isSkilledWith(person, item.profile)) === atOnce;
  });
};

interface Loaded {
  readonly name: string;
  readonly ammo: number;
  readonly profile: { readonly ammo: Item['profile']['ammo'] };
}

function whyNotReloaded(scene: Scene, actor: CharacterId, { name, ammo, profile }: Loaded): Refusal | null {
  const { type, max } = profile.ammo ?? { type: 'pistol' as const, max: 0 };
  if (ammo >= max) return refusal('alreadyLoaded', { item: name, most: max });
  const person = personIn(scene, actor);
  return person === null || ammoIn(person, type) === 0
    ? refusal('noMagazine', { actor, type, item: name })
    : null;
}

/** Reload (keyword Ammo): what fits goes from one magazine into the gun. */
const reloading = (id: 'reload' | 'quickReload', atOnce: boolean): Act => ({
  id,
  name: atOnce ? 'Reload at once' : 'Reload',
  group: 'gear',
  cost: atOnce ? 'instant' : 'action',
  when: 'anytime',
  offered: (scene, actor) => gunsOf(scene, actor, atOnce).length > 0,
  means: (scene, actor) =>
    gunsOf(scene, actor, atOnce).map((item) => ({
      id: item.id,
      name: nameOf(item),
      note: `${item.ammo}/${item.profile.ammo?.max ?? 0} Ammo`,
      refused: whyNotReloaded(scene, actor, { ...item, name: nameOf(item) }),
    })),
  run(tx, { actor, means }) {
    const person = tx.state.characters[actor];
    if (person?.kind !== 'person') return undefined;
    const item = person.items.find((one) => one.id === means);
    const kind = item?.profile.ammo;
    if (item === undefined || !kind) return undefined;
    const magazine = magazineFor(person, kind.type, kind.max - item.ammo);
    if (magazine === null) return undefined;
    const loaded = takeAmmo(person, magazine.id, kind.max - item.ammo);
    item.ammo += loaded;
    const left = ammoIn(person, kind.type);
    const name = nameOf(item);
    tell(tx, 'reloaded', { actor, vehicle: null, item: name, loaded, now: item.ammo, most: kind.max, left });
    return undefined;
  },
});

export const reload = reloading('reload', false);
export const quickReload = reloading('quickReload', true);

/** A vehicle's guns that anybody inside may reload. They need not be Skilled, nor at the terminal. */
function mountedGuns(scene: Scene, actor: CharacterId): readonly Choice[] {
  const vehicle = vehicleIn(scene, insideOf(scene, actor)?.vehicle ?? null);
  return (vehicle?.systems ?? [])
    .filter(({ profile }) => profile.benefits.some((one) => one.kind === 'reload' && one.anyoneInside))
    .map((system) => ({
      id: system.id,
      name: system.profile.name,
      note: `${system.ammo}/${system.profile.ammo?.max ?? 0} Ammo`,
      refused: hasAir(scene, system)
        ? whyNotReloaded(scene, actor, { ...system, name: system.profile.name })
        : refusal('noAir', { system: system.profile.name }),
    }));
}

/** Any unit inside a vehicle can reload its guns (Ballistic guns). */
export const reloadGun: Act = {
  id: 'reloadGun',
  name: 'Reload a mounted gun',
  group: 'gear',
  cost: 'action',
  onTheWay: true,
  when: 'anytime',
  offered: (scene, actor) => mountedGuns(scene, actor).length > 0,
  means: mountedGuns,
  run(tx, { actor, means }) {
    const id = insideOf(tx.now, actor)?.vehicle ?? null;
    const vehicle = id === null ? undefined : tx.state.characters[id];
    const person = tx.state.characters[actor];
    if (id === null || vehicle?.kind !== 'vehicle' || person?.kind !== 'person') return undefined;
    const gun = vehicle.systems.find((one) => one.id === means);
    const kind = gun?.profile.ammo;
    if (gun === undefined || !kind) return undefined;
    const magazine = magazineFor(person, kind.type, kind.max - gun.ammo);
    if (magazine === null) return undefined;
    const loaded = takeAmmo(person, magazine.id, kind.max - gun.ammo);
    gun.ammo += loaded;
    const left = ammoIn(person, kind.type);
    tell(tx, 'reloaded', {
      ...{ actor, vehicle: id, item: gun.profile.name, loaded },
      ...{ now: gun.ammo, most: kind.max, left },
    });
    return undefined;
  },
};
