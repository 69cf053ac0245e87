import type { ActOption, Choice } from '../options.ts';
import type { GameSystem } from '../system.ts';
import type { Behaviour } from './behaviours.ts';
import type { Enemy } from './rules.ts';

/** An attack that can be made now. */
export interface Attack {
  readonly target: string;
  readonly means: string | null;
  /** The chance to hit, where the attacker may know it. */
  readonly chance: number | null;
  /** What may come of it, in one number: the more, the better. */
  readonly worth: number;
}

export const isOpen = ({ refused }: { readonly refused: unknown }): boolean => refused === null;

/** Those of a list that may be chosen. */
export const openOf = (choices: readonly Choice[] | undefined): readonly Choice[] =>
  (choices ?? []).filter(isOpen);

/** The enemies, those first whom somebody of this behaviour goes for. `worth`: what an attack on each would be worth now. */
export function ranked(
  { aim }: Behaviour,
  enemies: readonly Enemy[],
  hurtBy: string | null,
  worth: (id: string) => number,
): readonly Enemy[] {
  const rank = (one: Enemy): readonly number[] => {
    switch (aim) {
      case 'nearest':
        return [one.distance, one.health];
      case 'weakest':
        return [one.health, one.distance];
      case 'avenge':
        return [one.id === hurtBy ? 0 : 1, one.distance, one.health];
      case 'surest':
        return [-worth(one.id), one.distance, one.health];
    }
  };
  return enemies
    .map((one) => ({ one, by: rank(one) }))
    .sort((a, b) => compared(a.by, b.by) || (a.one.id < b.one.id ? -1 : 1))
    .map(({ one }) => one);
}

function compared(one: readonly number[], other: readonly number[]): number {
  for (const [n, number] of one.entries()) {
    const against = other[n] ?? 0;
    if (number !== against) return number < against ? -1 : 1;
  }
  return 0;
}

/** The best attack on somebody with what one has: what `chances` say, seen as the attacker may. Null where none can be made. */
export function attackOn<S extends object>(
  system: Pick<GameSystem<S, object>, 'chances'>,
  state: S,
  actor: string,
  { targets, means }: ActOption,
  target: string,
): Attack | null {
  if (!openOf(targets).some(({ id }) => id === target)) return null;
  const tools =
    means === undefined
      ? [null]
      : openOf(means).flatMap(({ id, fits }) => (fits === undefined || fits.includes(target) ? [id] : []));
  let best: Attack | null = null;
  for (const tool of tools) {
    const attack = told(system, state, { actor, target, means: tool });
    if (attack !== null && (best === null || attack.worth > best.worth)) best = attack;
  }
  return best;
}

function told<S extends object>(
  system: Pick<GameSystem<S, object>, 'chances'>,
  state: S,
  {
    actor,
    target,
    means,
  }: { readonly actor: string; readonly target: string; readonly means: string | null },
): Attack | null {
  const plain: Attack = { target, means, chance: null, worth: 0 };
  if (system.chances === undefined) return plain;
  const intent = { kind: 'attack', actor, target, means, way: null, spend: [], asGm: false } as const;
  const made = system.chances(state, intent, { gm: false, characters: [actor] });
  if (!made.ok) return null;
  const { outcomes, hit = null, worth = outcomes[0]?.chance ?? 0 } = made.value;
  return { ...plain, chance: hit, worth };
}
