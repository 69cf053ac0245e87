import { rowOf } from '../../../engine/table.ts';
import type { AbilityRow } from '../content/abilities.ts';
import { attributes } from '../content/attributes.ts';
import { roles } from '../content/roles.ts';
import { skilledGroups } from '../content/skilledGroups.ts';
import { sizes } from '../content/sizes.ts';
import { amountWords } from '../gear/amount.ts';
import type { Benefit, Profile } from '../gear/profile.ts';
import type { Movement, SystemProfile } from '../vehicles/profile.ts';
import { attackWords } from '../words/attacks.ts';

// Figures of Abilities, gear and vehicles, each as the book's profiles print it.

const some = (label: string, value: number | null): readonly string[] =>
  value === null || value === 0 ? [] : [`${label} ${value}`];

const timings: Readonly<Record<AbilityRow['timing'], string>> = {
  always: 'Always works',
  action: 'Action',
  instant: 'Instant',
  reaction: 'Reaction',
};

const kinds = { damage: 'Damage Roles', support: 'Support Roles', defense: 'Defense Roles' } as const;

/** What an Ability costs, who can have it, and how often it is used. */
export const abilityFigures = ({
  cost,
  innate,
  limited,
  replaces,
  repeatable,
  signature,
  timing,
  sp,
  cooldown,
}: AbilityRow): readonly string[] => [
  cost === null ? (innate ? 'Innate' : 'Locked') : `Cost ${cost} AP`,
  timings[timing],
  ...some('SP', sp),
  ...(cooldown === null ? [] : [`Cooldown ${cooldown}+`]),
  ...(signature ? ['Signature'] : []),
  ...limited.map((limit) =>
    'role' in limit ? `For ${rowOf(roles, limit.role).name}` : `For ${kinds[limit.kind]}`,
  ),
  ...(replaces === null ? [] : ['Replaces its first version']),
  ...(repeatable === null
    ? []
    : [`Repeatable, another ${repeatable === 'attribute' ? 'attribute' : 'damage type'} each time`]),
];

const cuts = {
  easily: 'cut easily',
  boltCutters: 'cut by bolt cutters',
  machinery: 'cut by heavy machinery',
} as const;

/** What a profile gives besides Attacks, in a few words. */
function benefitWords(benefit: Benefit): readonly string[] {
  switch (benefit.kind) {
    case 'reload':
    case 'recharge':
      return [
        `${benefit.kind === 'reload' ? 'Reload' : 'Recharge'}: Action${benefit.instantIfSkilled ? ', Instant if Skilled' : ''}`,
      ];
    case 'parry':
      return ['If Skilled, 1 SP rerolls a die against a Melee Attack'];
    case 'block':
      return [`1 SP blocks a shot${benefit.often ? ', as often as you pay' : ', once a Dodge Roll'}`];
    case 'grapple':
      return [`If Skilled, Grapple from ${benefit.range} m`];
    case 'dodge':
      return [
        benefit.must
          ? `Dodge on ${benefit.rating}+, not with AGI`
          : `Dodge on ${benefit.rating}+ if you like`,
      ];
    case 'doubles':
      return [
        `If Skilled, a d6 a hit for each point of ${rowOf(attributes, benefit.attribute).short} above ${benefit.above}: ${benefit.on}+ doubles`,
      ];
    case 'heal':
      return [
        `Restores ${amountWords(benefit.amount)} HP`,
        ...(benefit.regeneration === 0 ? [] : [`${benefit.regeneration} stacks of Regeneration 1`]),
        ...(benefit.evenCritical ? [] : ['not in Critical Condition']),
      ];
    case 'plasma':
      return [
        `${benefit.charge} Charge: a ball flies ${benefit.step} m a turn, ${amountWords(benefit.damage)} Heat within ${benefit.radius} m, ${benefit.times} times`,
      ];
    case 'light':
      return [`Lights ${benefit.radius} m${benefit.degrees === 360 ? ' all around' : ' in a cone'}`];
    case 'scan':
      return [`Scans ${benefit.range} m for ${benefit.charge} Charge`];
    case 'talk':
      return [`Reaches ${benefit.range} m by itself`];
    case 'sun':
      return [`${benefit.charge} Charge an hour in the sun`];
    case 'shelter':
      return [`For ${benefit.people}`];
    case 'food':
    case 'water':
      return [`${benefit.days} ${benefit.days === 1 ? 'day' : 'days'}`];
    case 'rope':
      return [
        `${benefit.length} m`,
        benefit.kilonewtons === null ? 'bears anything' : `bears ${benefit.kilonewtons} kN`,
        cuts[benefit.cut],
      ];
    case 'holds':
      return benefit.what.map(({ row, count }) => `${count} ${heldNames[row] ?? row}`);
    case 'tools':
      return [];
  }
}

const heldNames: Readonly<Record<string, string>> = {
  largeBandage: 'Large Bandages',
  smallBandage: 'Small Bandages',
  largeProgrammableBandage: 'Large Programmable Bandages',
  smallProgrammableBandage: 'Small Programmable Bandages',
};

const handsWords = ['', 'one hand', 'Two-handed'] as const;

type GearLike = Pick<
  Profile,
  'hands' | 'heavy' | 'ammo' | 'charge' | 'storage' | 'attacks' | 'benefits' | 'price' | 'rarity' | 'groups'
>;

/** A piece of gear as its profile has it: Attacks, hands, what it holds and costs. */
export const gearFigures = (gear: GearLike): readonly string[] => [
  ...gear.attacks.map((attack) => attackWords(attack, () => null)),
  ...[handsWords[gear.hands] ?? ''].filter((words) => words !== ''),
  ...(gear.heavy === null
    ? []
    : [`Heavy +${gear.heavy.strength}${gear.heavy.unlessSkilled ? ', unless Skilled' : ''}`]),
  ...(gear.ammo === null ? [] : [`Ammo ${gear.ammo.max} ${gear.ammo.type}`]),
  ...(gear.storage === null ? [] : [`Holds ${gear.storage.max} ${gear.storage.type} Ammo`]),
  ...some('Charge', gear.charge),
  ...gear.benefits.flatMap(benefitWords),
  ...(gear.groups.length === 0
    ? []
    : [`Skilled with ${gear.groups.map((id) => rowOf(skilledGroups, id).name.toLowerCase()).join(' or ')}`]),
  ...(gear.price === null ? [] : [`${gear.price} mC`]),
  ...(gear.rarity === null ? [] : [gear.rarity]),
];

function movementWords({ name, watts, parts, turn, climb, sink }: Movement): string {
  const way = parts.map(({ metres, exactly }) => `${exactly ? 'exactly' : 'up to'} ${metres} m`).join(', ');
  const bend = turn === null ? ', any way' : turn === 0 ? ' straight' : ` with a turn up to ${turn}°`;
  const height = [...(climb === 0 ? [] : [`up ${climb} m`]), ...(sink === 0 ? [] : [`down ${sink} m`])];
  return [`${name} (${watts} W): ${way}${bend}`, ...height].join(', ');
}

/** A system of a vehicle as its profile has it. */
export const systemFigures = (system: SystemProfile): readonly string[] => [
  `${system.weight} SW`,
  ...(system.limited.least === null
    ? []
    : [`${rowOf(sizes, system.limited.least).name}${system.limited.most === null ? ' or larger' : ' only'}`]),
  ...(system.limited.medium === null ? [] : [`${system.limited.medium} only`]),
  ...(system.limited.group === null ? [] : [`${rowOf(skilledGroups, system.limited.group).name} only`]),
  ...(system.locked ? ['Locked'] : []),
  ...(system.atmospheric ? ['Atmospheric'] : []),
  ...(system.ammo === null ? [] : [`Ammo ${system.ammo.max} ${system.ammo.type}`]),
  ...some('Charge', system.charge),
  ...(system.engine === null ? [] : [`${system.engine.watts} W a turn for ${system.engine.charge} Charge`]),
  ...system.attacks.map((attack) => attackWords(attack, () => null)),
  ...system.movements.map(movementWords),
  ...(system.actsMidPath ? ['Skilled, you may act at any point of it'] : []),
  ...some('HP +', system.hp).map((words) => words.replace('+ ', '+')),
  ...(system.deploy === null
    ? []
    : [
        `Deploy (${system.deploy.watts} W): no moving, ${system.deploy.rerolls} rerolls in Dodge Rolls and Indirect Attacks`,
      ]),
];
