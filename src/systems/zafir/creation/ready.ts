import type { CreationChoice } from '../../../engine/creation.ts';
import type { AbilityId } from '../content/abilities.ts';
import { type ClassId, classes } from '../content/classes.ts';
import type { ResponsibilityId } from '../content/responsibilities.ts';
import type { WeaponId } from '../content/weapons.ts';
import { asClass } from './class.ts';
import type { Draft } from './draft.ts';
import { levelOf } from './hero.ts';

/** What somebody ready to play has of each class: house values, in the manner of the book's example and its suggested builds. */
interface Ready {
  readonly class: ClassId;
  readonly primary: WeaponId;
  readonly secondary: WeaponId;
  readonly item: 'fragGrenade' | 'medkit' | null;
  readonly ability: AbilityId | null;
  readonly expert: ResponsibilityId;
  readonly basic: readonly [ResponsibilityId, ResponsibilityId];
}

/** What 2d6 + 20 riyals come to on the average: whoever wants to may still roll. */
const usualMoney = 2700;

const readyMade: readonly Ready[] = [
  {
    class: 'recruit',
    primary: 'autorifle',
    secondary: 'pistol',
    item: 'fragGrenade',
    ability: null,
    expert: 'security',
    basic: ['navigation', 'leadership'],
  },
  {
    class: 'novice',
    primary: 'spellFocus',
    secondary: 'pistol',
    item: null,
    ability: null,
    expert: 'arcana',
    basic: ['medicine', 'sustenance'],
  },
  {
    class: 'seeker',
    primary: 'idiophone',
    secondary: 'pistol',
    item: null,
    ability: null,
    expert: 'spirituality',
    basic: ['arcana', 'entertainment'],
  },
  {
    class: 'arcanist',
    primary: 'autorifle',
    secondary: 'pistol',
    item: 'medkit',
    ability: 'combatMedic',
    expert: 'medicine',
    basic: ['engineering', 'leadership'],
  },
  {
    class: 'sapper',
    primary: 'autocannon',
    secondary: 'heavyPistol',
    item: 'fragGrenade',
    ability: 'throwingArm',
    expert: 'engineering',
    basic: ['security', 'sustenance'],
  },
  {
    class: 'sharpshooter',
    primary: 'sniperRifle',
    secondary: 'pistol',
    item: 'medkit',
    ability: 'highGround',
    expert: 'navigation',
    basic: ['security', 'acquisition'],
  },
  {
    class: 'trencher',
    primary: 'shotgun',
    secondary: 'sword',
    item: 'fragGrenade',
    ability: 'dodge',
    expert: 'security',
    basic: ['acquisition', 'navigation'],
  },
  {
    class: 'adept',
    primary: 'spellFocus',
    secondary: 'pistol',
    item: null,
    ability: 'healWounds',
    expert: 'arcana',
    basic: ['medicine', 'spirituality'],
  },
  {
    class: 'acolyte',
    primary: 'idiophone',
    secondary: 'pistol',
    item: null,
    ability: 'mindFlay',
    expert: 'spirituality',
    basic: ['arcana', 'leadership'],
  },
];

/** Those ready to play, one of each class; or nobody. */
export const readyChoices: readonly Omit<CreationChoice, 'chosen'>[] = [
  ...readyMade.map((one) => {
    const row = classes.find(({ id }) => id === one.class);
    return {
      id: one.class,
      label: row?.name ?? one.class,
      note: `Level ${levelOf(one.class)}. ${row?.text ?? ''}`.slice(0, 100),
    };
  }),
  { id: 'own', label: 'Step by step', note: 'Choose everything yourself.' },
];

/** Somebody with everything that playing takes, all of which may still be changed; the draft as it was where there is no such choice. */
export function readyDraft(draft: Draft, id: string): Draft {
  const found = readyMade.find((one) => one.class === id);
  if (found === undefined) return { ...draft, ready: null };
  const { primary, secondary, item, ability, expert, basic } = found;
  return {
    ...asClass(draft, found.class),
    ready: found.class,
    origin: draft.origin ?? { species: 'insaan', detail: '' },
    religion: draft.religion ?? 'unsaid',
    equipment: { primary, secondary, armour: 'ballisticVest' },
    item,
    ability,
    inventory: draft.inventory ?? [],
    money: draft.money ?? usualMoney,
    expert,
    basic: [...basic],
    fluent: ['everan'],
    conversational: ['sultain', 'uzs', 'batarak'],
  };
}
