import { type Manner, mannerOf } from '../../attack/ticks.ts';
import type { Ability } from '../schema/ability.ts';

/** How often each upcast of an Ability was chosen. */
export type Upcasts = Readonly<Record<string, number>>;

/** What may be ticked with an Ability: 'upcast:grenade:more:2'. */
export const upcastChoice = (ability: string, upcast: string, times: number): string =>
  `upcast:${ability}:${upcast}:${times}`;

/** Path of Damage: for 1 WP, as far upcast as is chosen, for half the damage. */
export const halfChoice = (ability: string): string => `half:${ability}`;

/** Another target: 'also:kira'. */
export const alsoChoice = (id: string): string => `also:${id}`;

/** Ready choices of upcasts, the latest first: 'mix:grenade:0'. */
export const mixChoice = (ability: string, n: number): string => `mix:${ability}:${n}`;

/** The Ability of a ready choice; null for what is none. */
export const mixIn = (choice: string): string | null => /^mix:([^:]+):\d$/.exec(choice)?.[1] ?? null;

/** What was ticked, as far as it is of this Ability. */
export interface Ticked {
  readonly upcasts: Upcasts;
  readonly half: boolean;
  readonly also: readonly string[];
  readonly manner: Manner;
}

/** How the damage of an Ability may be meant: an Ability attack may spare or miss, Holy damage may kill (Attacks; Damage Types). */
const mannerFor = ({ attack, effects }: Ability, spend: readonly string[]): Manner => {
  const { sparing, killing, pulled } = mannerOf(spend);
  return {
    sparing: sparing && attack !== null,
    killing: killing && isHoly(effects),
    pulled: pulled && attack !== null,
  };
};

/** Whether some effects do Holy damage. */
export const isHoly = (effects: Ability['effects']): boolean =>
  effects.some((effect) => effect.effect === 'damage' && effect.types.includes('holy'));

/** Reads what was ticked; the larger of two numbers of one upcast counts. */
export function readTicked(
  ability: Ability,
  spend: readonly string[],
  mixes: readonly Upcasts[] = [],
): Ticked {
  const upcasts: Record<string, number> = {};
  for (const [n, mix] of mixes.entries())
    if (spend.includes(mixChoice(ability.id, n))) Object.assign(upcasts, mix);
  for (const one of spend) {
    const [kind, of, id = '', times] = one.split(':');
    if (kind !== 'upcast' || of !== ability.id || !ability.upcasts.some((upcast) => upcast.id === id))
      continue;
    const count = Number.parseInt(times ?? '1', 10);
    if (Number.isInteger(count) && count > 0 && count < 50) upcasts[id] = Math.max(upcasts[id] ?? 0, count);
  }
  return {
    upcasts,
    half: spend.includes(halfChoice(ability.id)),
    manner: mannerFor(ability, spend),
    also: spend.filter((one) => one.startsWith('also:')).map((one) => one.slice(5)),
  };
}

/** What upcasts add to the WP of an Ability. */
export const upcastCost = (ability: Ability, upcasts: Upcasts): number =>
  ability.upcasts.reduce((sum, { id, cost }) => sum + cost * (upcasts[id] ?? 0), 0);

/** '+1d10 damage ×2, +1 m area': the upcasts that were chosen; '' for none. */
export const upcastWords = (ability: Ability, upcasts: Upcasts): string =>
  ability.upcasts
    .flatMap(({ id, name }) => {
      const times = upcasts[id] ?? 0;
      return times === 0 ? [] : [times === 1 ? name : `${name} ×${times}`];
    })
    .join(', ');
