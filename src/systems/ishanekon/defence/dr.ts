import { type Sum, sum } from '../../../engine/modifier.ts';
import { rowOf } from '../../../engine/table.ts';
import { defenceRolls } from '../content/defenceRolls.ts';
import type { StatId } from '../content/stats.ts';
import { changes, numberOf } from '../numbers/ask.ts';
import type { Situation } from '../numbers/situation.ts';
import { bonusIn } from '../numbers/statIn.ts';
import { beingIn, type CharacterId, type Scene } from '../scene.ts';
import { primaryIn } from '../vehicles/numbers.ts';

type About = Omit<Situation, 'actor' | 'of'>;

/** What somebody adds to a Defense Roll (Defense Rolls): the Stat's bonus and the level of its Skill, and whatever else changes it. */
export function drOf(scene: Scene, id: CharacterId, stat: StatId, about: About = {}): Sum {
  const who = beingIn(scene, id);
  if (who === null) return sum(0, []);
  const { skill } = rowOf(defenceRolls, stat);
  return sum(0, [
    { source: `stat.${stat}`, amount: bonusIn(scene, id, stat) },
    { source: `skill.${skill}`, amount: who.skills[skill] ?? 0 },
    ...changes(scene, 'dr', { ...about, actor: id, of: stat }),
  ]);
}

/** The power that others' Defense Rolls must reach: the Primary Stat (Defense Rolls). 0 of what has none. */
export function drPowerOf(scene: Scene, id: CharacterId, about: About = {}): Sum {
  const who = beingIn(scene, id);
  if (who === null) return sum(0, []);
  return numberOf(scene, 'drPower', primaryIn(scene, id).total, { ...about, actor: id });
}
