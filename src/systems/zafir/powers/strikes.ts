import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { whyNotTarget, whyNotWeapon } from '../attack/legality.ts';
import { type Placed, placeAttack } from '../attack/reach.ts';
import { weaponsOf } from '../attack/weapons.ts';
import type { Weapon } from '../character/weapon.ts';
import type { AttackAbout } from '../numbers/about.ts';
import type { CharacterId, Scene } from '../scene.ts';
import type { PowerEffect } from './schema.ts';

type Attack = Extract<PowerEffect, { effect: 'attack' }>;

/** A weapon with what a power adds to it. */
const with_ = (weapon: Weapon, { aim, damage, gives }: Attack): Weapon => ({
  ...weapon,
  aim: weapon.aim + aim,
  damage: { ...weapon.damage, plus: Math.max(0, weapon.damage.plus + damage) },
  gives: [...weapon.gives, ...gives.map((given) => ({ ...given, when: 'hit' as const }))],
});

export type PlacedStrike =
  | { readonly ok: true; readonly placed: Placed }
  | { readonly ok: false; readonly refusal: Refusal };

/** The attack that a power makes on somebody, with the first weapon that will do; else why it cannot be made. */
export function strikeBy(
  scene: Scene,
  actor: CharacterId,
  target: CharacterId,
  attack: Attack,
  reaction: AttackAbout['reaction'] = null,
): PlacedStrike {
  const why = whyNotTarget(scene, actor, target);
  if (why !== null) return { ok: false, refusal: why };
  const weapons = weaponsOf(scene, actor).filter(({ kind }) => attack.with === 'any' || kind === attack.with);
  let first: PlacedStrike = { ok: false, refusal: refusal('noWeapon', { actor }) };
  for (const plain of weapons) {
    const tried = placed(scene, { actor, target, weapon: with_(plain, attack), reaction }, attack.moves);
    if (tried.ok) return tried;
    if (plain === weapons[0]) first = tried;
  }
  return first;
}

function placed(
  scene: Scene,
  about: Pick<AttackAbout, 'actor' | 'target' | 'weapon' | 'reaction'>,
  moves: boolean,
): PlacedStrike {
  const why = whyNotWeapon(scene, about.actor, about.weapon);
  if (why !== null) return { ok: false, refusal: why };
  const aimed = { ...about, kind: about.weapon.kind, moving: false, ability: null };
  return placeAttack(scene, aimed, null, moves);
}
