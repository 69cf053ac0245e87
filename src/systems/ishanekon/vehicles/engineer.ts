import type { Choice } from '../../../engine/options.ts';
import { rowOf } from '../../../engine/table.ts';
import { untilTurnStart } from '../../../engine/uses/index.ts';
import type { Act } from '../actions/act.ts';
import { coldHinders, rollOpenly } from '../checks/check.ts';
import { crafting } from '../content/crafting.ts';
import { type SkillId, skills } from '../content/skills.ts';
import { gainTemporary, heal } from '../damage/heal.ts';
import { putState } from '../fight/states.ts';
import { half } from '../numbers/stat.ts';
import { tell } from '../tell.ts';
import type { Manned } from './aboard.ts';
import { boosts } from './boost.ts';
import { operates } from './modules.ts';

/** What a boost may be besides a number: Vitality that comes back, or comes on top. */
const more = [
  { id: 'vitality', name: 'Vitality', note: 'twice the check' },
  { id: 'temporary', name: 'Temporary Vitality', note: 'twice the check' },
] as const;

const noteOf = (id: string): string => (id === 'damage' ? 'the check, not multiplied' : 'half the check');

/** The Skills with which somebody may boost a vehicle: those with which it was built or upgraded, or any that crafts where nobody knows (house). */
const boosting = ({ vehicle }: Manned): readonly SkillId[] => {
  const known = vehicle.vehicle.skills ?? [];
  return known.length > 0 ? known : crafting.map(({ id }) => id);
};

/** Boost Vehicle (Modules): by a check with a Skill that built it, one of its numbers is more until the co-pilot's next turn, or it has Vitality. */
export const boostVehicle: Act = {
  id: 'boostVehicle',
  name: 'Boost Vehicle',
  also: ['Boost', 'Overdrive'],
  group: 'powers',
  cost: { ap: 3 },
  offered: (scene, actor) => operates(scene, actor, 'engineerRoom') !== null,
  targets: (): readonly Choice[] => [
    ...boosts.map(({ id, name }) => ({
      id,
      name,
      note: noteOf(id),
      relation: 'thing' as const,
      refused: null,
    })),
    ...more.map(({ id, name, note }) => ({ id, name, note, relation: 'thing' as const, refused: null })),
  ],
  means(scene, actor) {
    const room = operates(scene, actor, 'engineerRoom');
    return room === null
      ? []
      : boosting(room).map((id) => ({ id, name: rowOf(skills, id).name, refused: null }));
  },
  *run(tx, { actor, target, means }) {
    const room = operates(tx.snapshot(), actor, 'engineerRoom');
    const skill = room === null ? undefined : boosting(room).find((id) => id === means);
    if (room === null || skill === undefined) return;
    if (yield* coldHinders(tx, actor)) return;
    const { total } = yield* rollOpenly(tx, { actor, skill, label: 'boostVehicle' });
    const points = Math.max(0, total);
    const { hull } = room;
    if (target === 'vitality') heal(tx, { target: hull, by: null, amount: 2 * points });
    else if (target === 'temporary') gainTemporary(tx, { target: hull, by: null, amount: 2 * points });
    const boost = boosts.find(({ id }) => id === target);
    if (boost === undefined) return;
    const number = boost.id === 'damage' ? points : half(points);
    putState(tx, hull, {
      ...{ id: 'boosted', by: actor, number, what: boost.id, duration: untilTurnStart(actor) },
    });
    tell(tx, 'boosted', { actor, target: hull, what: boost.name, number });
  },
};
