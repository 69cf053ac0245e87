import { type Distribution, successOdds } from '../../../dice/index.ts';
import { wouldFell } from '../attack/damage.ts';
import { cleaved } from '../attack/sixes.ts';
import { caughtBySpread } from '../attack/spread.ts';
import { through } from '../attack/through.ts';
import type { Weapon } from '../character/schema.ts';
import { hasTrait } from '../character/traits.ts';
import { stands } from '../fight/stands.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { type CharacterId, character, fighterIn, type Scene } from '../scene.ts';
import type { Pool } from './successes.ts';

/** What it counts for that somebody falls, in Damage. */
export const felling = 3;
/** How much Armour those are taken to wear whose own cannot be told. */
const guessedArmour = 1;
/** So often one's own side counts against what catches them too. */
const ownSide = 2;

/** How much Damage there may be, before Armour, with the chance of each. */
export type Amounts = readonly { readonly value: number; readonly chance: number }[];

export type Knows = (id: CharacterId) => boolean;

/**
 * What an attack does to others than its target, in Damage on average: by Cleave and by Spread. `at` says with how many successes it may
 * hit.
 */
export function besidesWorth(
  scene: Scene,
  about: AttackAbout,
  { weapon, pool, at }: { readonly weapon: Weapon; readonly pool: Pool; readonly at: Distribution },
  knows: Knows,
): number {
  const half = at.entries().map(({ value, chance }) => {
    return { value: value === 0 ? 0 : Math.floor((weapon.damage + value) / 2), chance };
  });
  const cleaves = hasTrait(weapon, 'cleave')
    ? caughtWorth(scene, about, { caught: cleaved(scene, about), amounts: sixesOf(scene, pool) }, knows)
    : 0;
  const spreads = hasTrait(weapon, 'spread')
    ? caughtWorth(scene, about, { caught: caughtBySpread(scene, about), amounts: half }, knows)
    : 0;
  return cleaves + spreads;
}

/** What catches some is worth to whoever does it: what enemies lose, less what their own side does, who count more. */
export function caughtWorth(
  scene: Scene,
  about: AttackAbout,
  { caught, amounts }: { readonly caught: readonly CharacterId[]; readonly amounts: Amounts },
  knows: Knows,
): number {
  const side = fighterIn(scene, about.actor)?.side;
  return caught
    .filter((id) => stands(scene, id))
    .reduce((sum, id) => {
      const lost = lostBy(scene, { ...about, target: id, way: null }, amounts, knows);
      return sum + (fighterIn(scene, id)?.side === side ? -ownSide : 1) * lost;
    }, 0);
}

function lostBy(scene: Scene, about: AttackAbout, amounts: Amounts, knows: Knows): number {
  const isKnown = knows(about.target);
  const target = character(scene, about.target);
  return amounts.reduce((sum, { value, chance }) => {
    if (value === 0) return sum;
    if (!isKnown) return sum + chance * Math.max(0, value - guessedArmour);
    const { dealt, minorOnly } = through(scene, about, value);
    return sum + chance * (dealt + (dealt > 0 && wouldFell(target, dealt, minorOnly) ? felling : 0));
  }, 0);
}

/** How many dice end as 6 for Cleave, without Focus. */
function sixesOf({ party }: Scene, { dice, maximised }: Pool): Amounts {
  if (maximised) return [{ value: party.rules.soulfireSixes === 'yes' ? dice : 0, chance: 1 }];
  return successOdds({ dice, target: 6 }).entries();
}
