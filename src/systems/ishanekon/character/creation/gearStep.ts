import { pickField } from '../../../../engine/creationForm.ts';
import { findProfile, profiles } from '../../items/rows.ts';
import { tierOf } from '../../numbers/levels.ts';
import { shippedUpgrade, shippedWeapon } from '../../packs/shipped.ts';
import { leftBy } from '../filter.ts';
import type { Profile } from '../schema.ts';
import type { Draft } from './draft.ts';
import { proficientWith } from './proficiency.ts';
import { lacksArchetype } from './reckon.ts';
import { upgradesField } from './startingTier.ts';
import { form, only, type Step } from './step.ts';

/** What the standard starting equipment has (Starting Equipment): what is worn, equipment, a bag, 300 credits, and so many weapons and shields. */
export const STARTING = { weapons: [1, 3], credits: 300, perTier: 500 } as const;

/** Credits that somebody begins with (Starting Equipment). */
export const startingCredits = ({ level }: Pick<Draft, 'level'>): number =>
  STARTING.credits + STARTING.perTier * (tierOf(level) - 1);

type Kind = Profile['kind'];
const ofKind = (...kinds: readonly Kind[]) => profiles().filter(({ kind }) => kinds.includes(kind));

/** Whether they are proficient with something; what isn't of that sort, they are. */
export function isProficient(draft: Draft, profile: Profile): boolean {
  if (lacksArchetype(draft)) return true;
  const { weapons, armour } = proficientWith(draft);
  switch (profile.kind) {
    case 'weapon':
      return weapons.includes(profile.category);
    case 'armour':
      return armour.includes(profile.armour);
    case 'shield':
      return armour.includes(profile.shield);
    default:
      return true;
  }
}

/** Weapons that the filter leaves, and shields (Complexity and Beginner Tag). */
function arms(draft: Draft, chosen: readonly string[]): readonly Profile[] {
  const marked = ofKind('weapon').map((profile) => {
    const { complexity = 1, tags = [] } = shippedWeapon(profile.row) ?? {};
    return { id: profile.row, complexity, tags, profile };
  });
  return [...leftBy(draft, marked, chosen).map(({ profile }) => profile), ...ofKind('shield')];
}

/** Those that they are proficient with first; a list holds 25. */
function offered(draft: Draft, all: readonly Profile[], chosen: readonly string[]) {
  const rank = (profile: Profile) =>
    Number(chosen.includes(profile.row)) * 2 + Number(isProficient(draft, profile));
  return all
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, 25)
    .map((profile) => ({
      id: profile.row,
      label: profile.name,
      note: `${isProficient(draft, profile) ? '' : 'Not proficient. '}${noteOf(profile)}`.slice(0, 100),
    }));
}

export function noteOf(profile: Profile): string {
  if (profile.kind !== 'weapon') return profile.text;
  const { damage, reach, properties } = profile;
  const far = reach.kind === 'melee' ? `${reach.metres} m` : `${reach.effective}/${reach.ineffective} m`;
  return [`1d${damage.sides}`, far, ...properties].join(', ');
}

export function gearStep(draft: Draft): Step {
  const { armour, weapons, upgrades } = draft;
  const things = [armour, ...weapons].flatMap((row) => (row === null ? [] : (findProfile(row)?.name ?? [])));
  const names = [...things, ...upgrades.flatMap((id) => shippedUpgrade(id)?.name ?? [])];
  const [min, max] = STARTING.weapons;
  return form(
    {
      id: 'gear',
      title: 'Starting equipment',
      help: `Equipment, a bag and ${startingCredits(draft)} credits come with it.`,
      random: 'a die each',
    },
    [
      pickField(
        'armour',
        'Clothes or armour',
        '',
        offered(draft, ofKind('armour'), only(armour)),
        only(armour),
      ),
      pickField(
        'weapons',
        'Weapons and shields',
        `${min} to ${max} of them.`,
        offered(draft, arms(draft, weapons), weapons),
        weapons,
        [min, max],
      ),
      ...upgradesField(draft),
    ],
    names.join(', '),
    armour !== null && weapons.length >= min,
  );
}
