import type { Modifier } from '../../../engine/modifier.ts';
import { profileOf } from '../character/profile.ts';
import type { AttackAbout, Source } from '../numbers/about.ts';
import { type CharacterId, characterIn, type Scene, unitIn } from '../scene.ts';
import type { Power, PowerEffect, PowerNumber } from './schema.ts';

type Modify = Extract<PowerEffect, { effect: 'modify' }>;

/** What of a power's a lasting effect is: the power, and which of its effects. */
export const lastingOf = (power: Power, place: number): string => `${power.id}:${place}`;

/** The power of somebody's that a lasting effect on another is of, and which of its effects; null where they have it no more. */
function readLasting(
  scene: Scene,
  by: CharacterId,
  means: string | null,
): { readonly power: Power; readonly effect: PowerEffect } | null {
  const [id, place] = (means ?? '').split(':');
  const owner = characterIn(scene, by);
  const power = owner === null ? undefined : profileOf(owner).powers.find((one) => one.id === id);
  const effect = power?.effects[Number(place)];
  return power === undefined || effect === undefined ? null : { power, effect };
}

/** The names of the powers that last on somebody, each once. */
export const powersOn = (scene: Scene, id: CharacterId): readonly string[] => [
  ...new Set(
    (unitIn(scene, id)?.effects ?? []).flatMap(({ id: effect, by, means }) =>
      effect === 'power' ? (readLasting(scene, by, means)?.power.name ?? []) : [],
    ),
  ),
];

/** What changes a number of somebody's by powers: their own passive ones, and what lasts on them. */
function modifying(
  scene: Scene,
  id: CharacterId,
  number: PowerNumber,
): readonly { readonly name: string; readonly modify: Modify }[] {
  const who = characterIn(scene, id);
  if (who === null) return [];
  const passive = profileOf(who)
    .powers.filter(({ when }) => when === 'passive')
    .flatMap((power) => power.effects.map((effect) => ({ power, effect })));
  const lasting = (unitIn(scene, id)?.effects ?? []).flatMap((effect) =>
    effect.id === 'power' ? (readLasting(scene, effect.by, effect.means) ?? []) : [],
  );
  return [...passive, ...lasting].flatMap(({ power, effect }) =>
    effect.effect === 'modify' && effect.number === number ? [{ name: power.name, modify: effect }] : [],
  );
}

/** Whether an attack is one of those that a power is about. */
export function isAbout(
  scene: Scene,
  only: readonly ('melee' | 'ranged' | 'concealed')[],
  { actor, kind }: Pick<AttackAbout, 'actor' | 'kind'>,
): boolean {
  return only.every((one) => {
    if (one === 'concealed') return unitIn(scene, actor)?.concealed === true;
    return one === 'ranged' ? kind === 'ranged' : kind === 'melee' || kind === 'subdue';
  });
}

const told = (name: string, amount: number): Modifier => ({ source: 'power', amount, params: { name } });

const ofAttacks =
  (number: PowerNumber) =>
  (scene: Scene, about: AttackAbout): readonly Modifier[] =>
    modifying(scene, about.actor, number)
      .filter(({ modify }) => isAbout(scene, modify.only, about))
      .map(({ name, modify }) => told(name, modify.by));

const ownAim = ofAttacks('aim');

/** Aim Dice by the attacker's powers, less those that the target's defence takes. */
export const powerAim: Source<'aim'> = (scene, about) => [
  ...ownAim(scene, about),
  ...modifying(scene, about.target, 'defence')
    .filter(({ modify }) => isAbout(scene, modify.only, about))
    .map(({ name, modify }) => told(name, -modify.by)),
];

export const powerCrit: Source<'crit'> = ofAttacks('crit');
export const powerDamage: Source<'damage'> = ofAttacks('damage');
export const powerCritDamage: Source<'critDamage'> = ofAttacks('critDamage');
export const powerPiercing: Source<'piercing'> = ofAttacks('piercing');
export const powerBreaking: Source<'breaking'> = ofAttacks('breaking');

const ofUnits =
  (number: 'speed' | 'will') =>
  (scene: Scene, { actor }: { readonly actor: CharacterId }): readonly Modifier[] =>
    modifying(scene, actor, number).map(({ name, modify }) => told(name, modify.by));

export const powerSpeed: Source<'speed'> = ofUnits('speed');
export const powerWill: Source<'will'> = ofUnits('will');
