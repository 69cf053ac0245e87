import { castDraft } from 'immer';
import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { rowOf } from '../../../engine/table.ts';
import { untilTurnStart } from '../../../engine/uses/index.ts';
import type { Act } from '../acts/act.ts';
import type { Weapon } from '../character/weapon.ts';
import { has } from '../conditions/active.ts';
import { basicActions } from '../content/basicActions.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { shotsLeft } from './ammo.ts';
import { whyNotWeapon } from './legality.ts';
import { hasProperty, weaponsOf } from './weapons.ts';

const weaponChoice = (scene: Scene, actor: CharacterId, weapon: Weapon, refused: Refusal | null): Choice => {
  const shots = shotsLeft(scene, actor, weapon);
  return {
    id: weapon.id,
    name: weapon.name,
    ...(shots === null ? {} : { note: `${shots} of ${weapon.ammo} shots` }),
    refused,
  };
};

const guns = (scene: Scene, actor: CharacterId): readonly Weapon[] =>
  weaponsOf(scene, actor).filter(({ kind }) => kind === 'ranged');

const watch = rowOf(basicActions, 'overwatch');

/** Watches with a gun until the next turn; shooting at who moves is a reaction. */
export const overwatch: Act = {
  id: watch.id,
  name: watch.name,
  text: watch.text,
  group: 'attack',
  activation: 'actionEnds',
  when: 'turn',
  has: (scene, actor) => guns(scene, actor).length > 0,
  cost(scene, actor, means) {
    const weapon = watching(scene, actor, means);
    return weapon !== null && hasProperty(weapon, 'moveOrFire') ? 2 : 1;
  },
  means: (scene, actor) =>
    guns(scene, actor).map((weapon) =>
      weaponChoice(scene, actor, weapon, whyNotWeapon(scene, actor, weapon)),
    ),
  meansLater: true,
  refused(scene, actor) {
    if (has(scene, actor, 'exhausted')) return refusal('tooExhaustedToWatch', { actor });
    return watching(scene, actor, null) === null ? refusal('noAmmoToWatch', { actor }) : null;
  },
  run(tx, { actor, means }) {
    const weapon = watching(tx.snapshot(), actor, means);
    const unit = tx.state.fight?.units[actor];
    if (weapon === null || unit === undefined) return undefined;
    const effect = {
      id: 'overwatch',
      by: actor,
      means: weapon.id,
      number: null,
      duration: untilTurnStart(actor),
    } as const;
    unit.effects = [...unit.effects.filter(({ id }) => id !== 'overwatch'), castDraft(effect)];
    tell(tx, 'onOverwatch', { actor, weapon: weapon.name });
    return undefined;
  },
};

/** The gun that is watched with: the one named, else the first that can shoot. */
const watching = (scene: Scene, actor: CharacterId, means: string | null): Weapon | null =>
  guns(scene, actor)
    .filter((weapon) => whyNotWeapon(scene, actor, weapon) === null)
    .find(({ id }) => means === null || id === means) ?? null;

const again = rowOf(basicActions, 'reload');

/** The mark of an Autoloader that has done its work this mission. */
const autoloaded = 'autoloaded';

/** Whether a reload would cost nothing: the first of a mission, of a weapon with an Autoloader. */
const isFree = (scene: Scene, actor: CharacterId, weapon: Weapon | null): boolean =>
  weapon?.mods.includes('autoloader') === true && !character(scene, actor).battle.marks.includes(autoloaded);

const spent = (scene: Scene, actor: CharacterId): readonly Weapon[] =>
  weaponsOf(scene, actor).filter(
    (weapon) => weapon.ammo !== null && shotsLeft(scene, actor, weapon) !== weapon.ammo,
  );

/** The weapon that is reloaded: the one named, else the first with a shot gone. */
const reloading = (scene: Scene, actor: CharacterId, means: string | null): Weapon | null =>
  spent(scene, actor).find(({ id }) => means === null || id === means) ?? null;

export const reload: Act = {
  id: again.id,
  name: again.name,
  text: again.text,
  group: 'gear',
  activation: 'action',
  when: 'turn',
  has: (scene, actor) => weaponsOf(scene, actor).some(({ ammo }) => ammo !== null),
  cost: (scene, actor, means) => (isFree(scene, actor, reloading(scene, actor, means)) ? 0 : 1),
  means: (scene, actor) =>
    weaponsOf(scene, actor)
      .filter(({ ammo }) => ammo !== null)
      .map((weapon) =>
        weaponChoice(
          scene,
          actor,
          weapon,
          spent(scene, actor).includes(weapon)
            ? null
            : refusal('loadedAlready', { actor, weapon: weapon.name }),
        ),
      ),
  meansLater: true,
  refused: (scene, actor) => (spent(scene, actor).length === 0 ? refusal('allLoaded', { actor }) : null),
  run(tx, { actor, means }) {
    const weapon = reloading(tx.snapshot(), actor, means);
    const who = tx.state.characters[actor];
    if (weapon === null || weapon.ammo === null || who === undefined) return undefined;
    const free = isFree(tx.snapshot(), actor, weapon);
    delete who.battle.shots[weapon.id];
    if (free) who.battle.marks.push(autoloaded);
    tell(tx, 'reloaded', { actor, weapon: weapon.name, ammo: weapon.ammo, free });
    return undefined;
  },
};
