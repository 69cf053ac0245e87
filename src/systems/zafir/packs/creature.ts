import { type Enemy, type EnemyAttack, enemySchema, type OwnArm } from '../character/schema.ts';
import type { Power } from '../powers/schema.ts';
import { type PackAttack, type PackEnemy, type PackWeapon, plainName } from './schema.ts';
import { readGiven, readGrenade, readImmunity, readProperty } from './written.ts';

/** An id of a name: letters and digits, a letter first. */
const idOf = (name: string): string => {
  const plain = plainName(name);
  return /^[a-z]/.test(plain) ? plain : `a${plain}`;
};

/** An attack as a sheet has it. Packs are read before, so each text is what it should be. */
export const attackOf = ({ properties, gives, ...attack }: PackAttack): EnemyAttack => ({
  ...attack,
  id: idOf(attack.name),
  properties: properties.flatMap((text) => readProperty(text) ?? []),
  gives: gives.flatMap((text) => readGiven(text) ?? []),
});

/** A weapon of a pack as a hero carries it. */
export const armOf = ({ text: _text, slot, ...weapon }: PackWeapon): OwnArm => ({
  ...attackOf(weapon),
  slot,
});

type Written = Omit<Power, 'id' | 'kind'>;

/** A power as a sheet carries it. Its id follows from its name: nobody has two of one name. */
export const powerOf = (written: Written, kind: Power['kind'] = 'power'): Power => ({
  ...written,
  id: idOf(written.name),
  kind,
});

/** An enemy of a pack as a sheet, fresh. */
export function enemyOf(enemy: PackEnemy): Enemy {
  const {
    armour,
    shield,
    immune,
    grenades,
    large,
    attacks,
    powers,
    count: _count,
    behaviour,
    ...rest
  } = enemy;
  const immunities = immune.flatMap((text) => readImmunity(text) ?? []);
  return enemySchema.parse({
    kind: 'enemy',
    ...rest,
    ...(behaviour === null ? {} : { behaviour }),
    armourPoints: armour,
    shieldPoints: shield,
    attacks: attacks.map(attackOf),
    grenades: grenades.flatMap((text) => readGrenade(text) ?? []),
    immune: {
      damage: immunities.flatMap((one) => ('damage' in one ? one.damage : [])),
      conditions: immunities.flatMap((one) => ('condition' in one ? one.condition : [])),
    },
    large: large === null ? null : { height: large },
    powers: powers.map((power) => powerOf(power)),
    battle: { hp: enemy.hp },
    dead: false,
  });
}
