import { everybody } from './event.ts';
import type { ActOption, Choice } from './options.ts';
import type { GameSystem } from './system.ts';

/** What somebody could do next on their first turn: what to press, and whom or where to pick then. */
export interface Tip {
  readonly of: 'attack' | 'move' | 'first' | 'end';
  readonly pick: string | null; // as it stands on the button
}

/**
 * What a newcomer does best next, out of what they can do now: attack whom they can reach, else go closer, else end the turn. It names nobody of
 * whom not everybody knows, for everybody may read it.
 */
export function tipFor<S extends object>(
  system: Pick<GameSystem<S, object>, 'options' | 'known' | 'tracker'>,
  state: S,
  actor: string,
): Tip {
  const [first] = system.tracker(state, everybody).first ?? [];
  if (first !== undefined) return { of: 'first', pick: first.label };
  const { acts } = system.options(state, actor, { gm: false, characters: [actor] });
  const known = new Set(system.known(state, everybody).map(({ id }) => id));
  const free = acts.filter(({ refused, takes = [] }) => refused === null && takes.length === 0);
  const attack = free.find(({ kind }) => kind === 'attack');
  if (attack === undefined) return { of: 'end', pick: null };
  const foe = open(attack).find(({ id, relation }) => relation === 'foe' && known.has(id));
  if (foe !== undefined) return { of: 'attack', pick: foe.name };
  const canGo = free.some((act) => act.group === 'move' && open(act).length > 0);
  return { of: canGo ? 'move' : 'end', pick: null };
}

const open = ({ targets = [] }: ActOption): readonly Choice[] =>
  targets.filter(({ refused }) => refused === null);
