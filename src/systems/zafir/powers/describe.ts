import { rowOf } from '../../../engine/table.ts';
import { abilities } from '../content/abilities.ts';
import { conditions } from '../content/conditions.ts';
import { damageTypes } from '../content/damageTypes.ts';
import { ranges } from '../content/ranges.ts';
import { dieAndMore } from '../words/damage.ts';
import type { Power, PowerEffect } from './schema.ts';

const moments: Readonly<Record<Power['when'], string>> = {
  action: '>',
  actionEnds: '>|',
  free: '-',
  passive: 'passive',
  hits: 'when they hit',
  crits: 'on a critical hit',
  struck: 'reaction to an attack on them',
  phase: 'when their phase begins',
  falls: 'when they fall',
};

const numbers: Readonly<Record<Extract<PowerEffect, { effect: 'modify' }>['number'], string>> = {
  aim: 'Aim Dice',
  crit: 'Crit Dice',
  damage: 'Damage',
  critDamage: 'Crit Damage',
  piercing: 'Piercing',
  breaking: 'Breaking',
  defence: 'defence',
  speed: 'Speed',
  will: 'Will',
};

const conditionOf = (id: (typeof conditions)[number]['id'], number: number | undefined): string =>
  `${rowOf(conditions, id).name.replace(/ X$/, '')}${number === undefined ? '' : ` ${number}`}`;

const turns = (count: number): string => `${count} ${count === 1 ? 'turn' : 'turns'}`;

const signed = (amount: number): string => `${amount < 0 ? '−' : '+'}${Math.abs(amount)}`;

function effectWords(effect: PowerEffect): string {
  switch (effect.effect) {
    case 'modify': {
      const only = effect.only.length === 0 ? '' : ` (${effect.only.join(', ')})`;
      const long = effect.turns === undefined ? '' : ` for ${turns(effect.turns)}`;
      return `${signed(effect.by)} ${numbers[effect.number]}${only}${long}`;
    }
    case 'condition':
      return conditionOf(effect.condition, effect.number);
    case 'cure':
      return `ends ${effect.conditions.map((id) => conditionOf(id, undefined)).join(', ')}`;
    case 'damage':
      return `${dieAndMore(effect.damage)} ${rowOf(damageTypes, effect.damageType).name} damage${effect.ignoresArmour ? ' past armour' : ''}`;
    case 'heal':
      return `heals ${effect.hp} HP`;
    case 'shield':
      return `${effect.points} Shield Points${effect.turns === undefined ? '' : ` for ${turns(effect.turns)}`}`;
    case 'move':
      return 'a free move';
    case 'action':
      return 'one more action';
    case 'attack': {
      const more = [
        ...(effect.moves ? ['after a free move'] : []),
        ...(effect.aim === 0 ? [] : [`${signed(effect.aim)} Aim Dice`]),
        ...(effect.damage === 0 ? [] : [`${signed(effect.damage)} Damage`]),
        ...effect.gives.map(({ condition, number }) => conditionOf(condition, number)),
      ];
      return `${effect.with === 'any' ? 'an' : `a ${effect.with}`} attack${more.length === 0 ? '' : ` (${more.join(', ')})`}`;
    }
    case 'step':
      return 'moves there at once';
    case 'conceal':
      return 'concealed';
  }
}

const whom = ({ at, range, radius, among }: Power): string => {
  const reach = range === 'self' ? '' : `, ${rowOf(ranges, range).name}`;
  const area = radius === null ? '' : `, radius ${radius}${among === 'everybody' ? '' : ` (${among})`}`;
  const aims = {
    self: '',
    ally: 'an ally',
    selfOrAlly: 'self or an ally',
    enemy: 'an enemy',
    anyone: 'anyone',
    tile: 'a tile',
  };
  return `${aims[at]}${reach}${area}`.replace(/^, /, '');
};

/** A power in a line: '>: an ally, Medium; 3 Shield Points, on the user 3 Shield Points; charges 2'. */
export function powerLine(power: Power): string {
  const effects = power.effects.map(
    (effect) =>
      `${'on' in effect && effect.on === 'user' && power.at !== 'self' ? 'on the user ' : ''}${effectWords(effect)}`,
  );
  const aimed = whom(power);
  return [
    `${moments[power.when]}${power.only.length === 0 ? '' : ` (${power.only.join(', ')})`}: ${aimed === '' ? '' : `${aimed}; `}${effects.join(', ')}`,
    ...(power.charges === null ? [] : [`charges ${power.charges}`]),
    ...(power.cooldown === null ? [] : [`cooldown ${power.cooldown}`]),
    ...(power.replaces === null ? [] : [`replaces ${rowOf(abilities, power.replaces).name}`]),
  ].join('; ');
}
