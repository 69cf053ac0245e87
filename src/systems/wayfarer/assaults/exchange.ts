import {
  Alternation,
  afterwards,
  behind,
  isWon,
  type Rerolls,
  type Seat,
  type Table,
} from '../tests/alternation.ts';
import { type Face, faces } from '../tests/results.ts';

/** Who rolls in an assault: who began it, and who answers. */
export type Role = 'attacker' | 'target';

export const otherRole = (role: Role): Role => (role === 'attacker' ? 'target' : 'attacker');

/** Offense tries to defeat the enemy, Defense not to be defeated. */
export type Pool = 'offense' | 'defense';

/** What a player rather wants where both can't be had: to defeat the enemy, not to be defeated, or as much of both as there is. */
export type Preference = 'hit' | 'live' | 'both';

/** Dice as they lie, and values that lie beside them (L208). */
export interface Lying {
  readonly dice: readonly Face[];
  readonly kickers: readonly number[];
}

/** Re-rolls of a unit in an assault: for one pool, or for either (higher ground and size, L472 to L477). */
export interface Reserve {
  readonly offense: Rerolls;
  readonly defense: Rerolls;
  readonly either: number; // of its own dice
  readonly eitherEnemy: number; // of the enemy's, as some skills have it (L2380)
}

/** One unit of an assault once its dice lie and are bumped. `offense` is null where it may not retaliate. */
export interface Fighter {
  readonly offense: Lying | null;
  readonly defense: Lying;
  readonly reserve: Reserve;
  readonly preference: Preference;
}

export type Exchange = Readonly<Record<Role, Fighter>>;

/** A die that somebody rolls again: `role` does, for the pool that it helps, out of what it has for that pool or for either. */
export interface Reroll {
  readonly for: Pool;
  readonly whose: Role; // whose die it is
  readonly face: Face;
}

/** What came of an assault (L381 to L385): both may be defeated. */
export type Outcome = Readonly<Record<Role, 'defeated' | 'stands'>>;

/** How an assault stands as the dice lie. An Offense that only ties the Defense defeats nobody (L206). */
export function outcomeOf(exchange: Exchange): Outcome {
  const end = (role: Role) => (isDefeated(exchange, role) ? 'defeated' : 'stands');
  return { attacker: end('attacker'), target: end('target') };
}

function isDefeated(exchange: Exchange, role: Role): boolean {
  const table = tableOf(exchange, otherRole(role));
  return table !== null && isWon(table);
}

/**
 * The re-roll of somebody's turn in the alternation, of which there is one for the whole assault (A11); 'pass' where none helps. Each
 * comparison by itself is played as well as can be; between the two it is the re-roll that gains most of what the player prefers.
 */
export function choose(exchange: Exchange, role: Role): Reroll | 'pass' {
  const { preference } = exchange[role];
  const gains = pools.flatMap((pool) => {
    const best = bestFor(exchange, role, pool);
    return best === null ? [] : [{ ...best, gain: best.gain * weights[preference][pool] }];
  });
  const [first] = gains.toSorted((one, other) => other.gain - one.gain);
  return first === undefined || first.gain <= 0 ? 'pass' : first.reroll;
}

const pools: readonly Pool[] = ['offense', 'defense'];

/** What a gain in each comparison is worth: what is not preferred still decides between equals. */
const weights: Readonly<Record<Preference, Readonly<Record<Pool, number>>>> = {
  hit: { offense: 1, defense: 0.01 },
  live: { offense: 0.01, defense: 1 },
  both: { offense: 1, defense: 1 },
};

/** The exchange once a die was rolled again and shows `falls`. What is for one pool alone is spent before what is for either. */
export function rerolled(
  exchange: Exchange,
  role: Role,
  { for: pool, whose, face }: Reroll,
  falls: Face,
): Exchange {
  const isOwn = whose === role;
  const touched = isOwn ? pool : otherPool(pool);
  const lying = exchange[whose][touched];
  if (lying === null) return exchange;
  const turned = { ...lying, dice: lying.dice.with(lying.dice.indexOf(face), falls) };
  const fallen = { ...exchange, [whose]: { ...exchange[whose], [touched]: turned } };
  return { ...fallen, [role]: { ...fallen[role], reserve: spent(fallen[role].reserve, pool, isOwn) } };
}

const otherPool = (pool: Pool): Pool => (pool === 'offense' ? 'defense' : 'offense');

function spent(reserve: Reserve, pool: Pool, isOwn: boolean): Reserve {
  const left = reserve[pool];
  if (!isOwn && left.enemy === 0) return { ...reserve, eitherEnemy: reserve.eitherEnemy - 1 };
  if (!isOwn) return { ...reserve, [pool]: { ...left, enemy: left.enemy - 1 } };
  if (left.rerolls === 0) return { ...reserve, either: reserve.either - 1 };
  return { ...reserve, [pool]: { ...left, rerolls: left.rerolls - 1 } };
}

interface Gain {
  readonly reroll: Reroll;
  readonly gain: number; // of the chance that the comparison ends as they want it, over leaving it as it lies
}

function bestFor(exchange: Exchange, role: Role, pool: Pool): Gain | null {
  // One's Offense is compared with the enemy's Defense, one's Defense with their Offense.
  const table = tableOf(exchange, pool === 'offense' ? role : otherRole(role));
  if (table === null) return null;
  const seat: Seat = pool === 'offense' ? 'aggressor' : 'defender';
  if (behind(table) !== seat) return null;
  const solved = Alternation.of(meansOf(table, 'aggressor'), meansOf(table, 'defender'));
  const again = solved === null ? lowest(table, seat) : solved.choice(table, seat);
  if (again === 'pass') return null;
  const after = faces.reduce((sum, falls) => {
    const next = afterwards(table, seat, again, falls);
    return sum + (solved?.chance(next) ?? Number(isWon(next)));
  }, 0);
  const gain = seat === 'aggressor' ? after / 6 : 1 - after / 6;
  return {
    gain,
    reroll: { for: pool, whose: again.whose === seat ? role : otherRole(role), face: again.face },
  };
}

/** What is rolled again where there are too many dice and re-rolls to solve: the lowest die. */
function lowest(table: Table, seat: Seat): { readonly whose: Seat; readonly face: Face } | 'pass' {
  const { dice, rerolls } = table[seat];
  const [face] = dice.toSorted((one, other) => one - other);
  return rerolls === 0 || face === undefined ? 'pass' : { whose: seat, face };
}

/** The comparison of somebody's Offense with the enemy's Defense; null where they have none. */
function tableOf(exchange: Exchange, role: Role): Table | null {
  const { offense, reserve } = exchange[role];
  const enemy = exchange[otherRole(role)];
  if (offense === null) return null;
  const left = (of: Reserve, pool: Pool): Rerolls => ({
    rerolls: of[pool].rerolls + of.either,
    enemy: of[pool].enemy + of.eitherEnemy,
  });
  return {
    aggressor: { ...offense, ...left(reserve, 'offense') },
    defender: { ...enemy.defense, ...left(enemy.reserve, 'defense') },
  };
}

const meansOf = (table: Table, seat: Seat) => ({ ...table[seat], dice: table[seat].dice.length });
