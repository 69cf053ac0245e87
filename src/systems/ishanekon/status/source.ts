import type { StatId } from '../content/stats.ts';
import type { Edge, LeaningRoll } from '../numbers/edge.ts';
import type { Situation } from '../numbers/situation.ts';
import type { Doable, NumberSource } from '../numbers/source.ts';
import { beingIn } from '../scene.ts';
import { type Active, activeStatuses } from './held.ts';
import type { StatusEdge, StatusRule } from './rule.ts';

/** What Status Effects do to the numbers and rolls of who has them, and to the attacks of others on them. */
export const statusSource: NumberSource = {
  modifiers(scene, number, { actor }) {
    const who = beingIn(scene, actor);
    return who === null
      ? []
      : activeStatuses(who).flatMap(({ rule, stacks }) =>
          rule.changes
            .filter((change) => change.number === number)
            .map(({ amount, perStack }) => ({
              source: `status.${rule.id}`,
              amount: amount * (perStack ? stacks : 1),
            })),
        );
  },
  factors(scene, what, { actor }) {
    const who = beingIn(scene, actor);
    return who === null || what !== 'healed'
      ? []
      : activeStatuses(who)
          .filter(({ rule }) => rule.halvesHealing)
          .map(({ rule }) => ({ source: `status.${rule.id}`, times: 0.5 }));
  },
  forbids(scene, id, what) {
    const who = beingIn(scene, id);
    return who === null
      ? null
      : (activeStatuses(who).find(({ rule }) => isForbidden(rule, what))?.rule.name ?? null);
  },
  edges(scene, roll, about) {
    const who = beingIn(scene, about.actor);
    return who === null ? [] : activeStatuses(who).flatMap((active) => edgesOf(active, roll, about));
  },
};

/** What a Status Effect that is there does to a roll. */
export function edgesOf(active: Active, roll: LeaningRoll, about: Situation): readonly Edge[] {
  return active.rule.edges
    .filter((edge) => rollOf(edge) === roll && counts(edge, active, about))
    .map(({ edge }) => ({ source: `status.${active.rule.id}`, edge }));
}

const rollOf = ({ of, roll }: StatusEdge): LeaningRoll => (of === 'attacker' ? 'attacked' : roll);

function counts(edge: StatusEdge, { held }: Active, { of = null, reach = null, other = null }: Situation) {
  if (edge.stats !== undefined && !edge.stats.some((stat: StatId) => stat === of)) return false;
  if (edge.reach !== undefined && edge.reach !== reach) return false;
  return edge.atCause !== true || (held !== null && held.by !== null && held.by === other);
}

/** What a Status Effect keeps one from. Without AP nothing that takes some can be done, attacks and Abilities among it. */
export function isForbidden({ forbids }: StatusRule, what: Doable): boolean {
  switch (what) {
    case 'act':
    case 'attack':
    case 'abilities':
    case 'maneuvers':
      return forbids.includes('actions');
    case 'react':
      return forbids.includes('reactions');
    case 'move':
      return forbids.includes('movement');
    case 'see':
      return forbids.includes('sight');
  }
}
