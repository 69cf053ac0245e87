import { readArmourTraits, readShield } from '../../../src/systems/soulbound/character/protection.ts';
import type { Character } from '../../../src/systems/soulbound/character/schema.ts';
import { readWeapons } from '../../../src/systems/soulbound/character/weapons.ts';
import type { Chance } from '../../support/random/chance.ts';

/** Weapons that have every trait there is between them. */
const weapons = [
  'Handgun, 3, Long, Reload, Loud, Penetrating, Piercing, Two-handed',
  'Aether pistol, 2, Short, Close, Aetheric',
  'Scattergun, 3, Medium, Spread, Reload',
  'Fire pot, Blast (3), Thrown (Medium), Loud',
  'Net, 0, Restraining, Thrown (Short), Ineffective',
  'Great axe, 3, Cleave, Rend, Slashing, Two-handed',
  'Sigmarite glaive, 3, Reach, Cleave, Sigmarite, Slashing',
  'Hook, 1, Rend, Subtle, Defensive',
  'Mace, 2, Crushing, Spread',
];

const armours = ['none', 'none', 'Loud', 'Magical', 'Sigmarite, Defensive'];

const shields = ['no', 'no', 'Buckler', 'Tower shield, Defensive'];

/** Somebody with a weapon or two more, other armour and perhaps a shield. */
export function armed(who: Character, chance: Chance): Character {
  const pick = (list: readonly string[]) => list[chance(list.length)] ?? '';
  const found = readWeapons(`${pick(weapons)}; ${pick(weapons)}`);
  const [armour, shield] = [readArmourTraits(pick(armours)), readShield(pick(shields), null)];
  if (!found.ok || !armour.ok || !shield.ok) throw new Error('an armoury that cannot be read');
  const others = who.weapons.filter((own) => !found.value.some(({ id }) => id === own.id));
  return {
    ...who,
    weapons: [...found.value, ...others],
    armour: { ...who.armour, ...armour.value },
    shield: shield.value,
    belongings: [{ id: 'rope', name: 'Rope', dropped: false }],
  };
}
