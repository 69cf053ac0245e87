import type { ActOption } from '../options.ts';
import type { GameSystem } from '../system.ts';
import { rowOf } from '../table.ts';
import { isAllowed } from './allowed.ts';
import { behaviours } from './behaviours.ts';
import { wishes } from './choose.ts';
import type { Pilot } from './pilot.ts';
import type { AutopilotRules } from './rules.ts';
import type { Step } from './step.ts';

/** What somebody is told to do with their turn: attack somebody, come closer to them without a blow, or let it pass. */
export type Order =
  | { readonly kind: 'attack' | 'approach'; readonly target: string }
  | { readonly kind: 'wait' };

type Rules<S extends object> = Pick<GameSystem<S, object>, 'options' | 'chances' | 'perform' | 'ruleset'>;

/**
 * What somebody does next who does as they are told: as who acts by themselves would, but against the one alone, without powers, which are
 * few, and without running away. When there is nothing left of it, their turn ends. Null where their target has fallen, or is nobody they know of.
 */
export function orderedStep<S extends object>(
  system: Rules<S>,
  rules: AutopilotRules<S>,
  state: S,
  { actor, asGm }: Pick<Pilot, 'actor' | 'asGm'>,
  order: Order,
): Step | null {
  const behaviour = rowOf(behaviours, 'nearest');
  const end: Step = {
    intent: { kind: 'next', actor, asGm },
    because: { behaviour: behaviour.id, what: 'done', target: null, chance: null },
  };
  if (order.kind === 'wait') return end;
  const { target } = order;
  const around = rules.around(state, actor);
  const enemies = around.enemies.filter(({ id }) => id === target);
  if (enemies.length === 0) return null;
  const pilot: Pilot = { actor, behaviour, hurtBy: null, asGm, spares: false };
  const told: AutopilotRules<S> = {
    ...rules,
    around: () => ({ ...around, enemies, unseen: false, instead: [] }),
  };
  const offered: Rules<S> = {
    ...system,
    options: (scene, who, viewer) => {
      const { acts, ...others } = system.options(scene, who, viewer);
      return { ...others, acts: acts.filter((act) => isMeant(act, order.kind)) };
    },
  };
  for (const step of wishes(offered, told, state, pilot))
    if (step !== null && isAllowed(system, state, step.intent)) return step;
  return end;
}

const isMeant = ({ kind, group }: ActOption, order: 'attack' | 'approach'): boolean =>
  kind === 'attack' ? order === 'attack' : group !== 'powers';
