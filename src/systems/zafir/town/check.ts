import type { Audience } from '../../../engine/event.ts';
import type { IntentOf } from '../../../engine/intent.ts';
import type { RolledDie } from '../../../engine/roll.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { countUse } from './daily.ts';
import type { TownEvents } from './events.ts';
import { type Check, critOn, poolOf, readCheck, succeedsOn } from './pool.ts';
import { skillName } from './skill.ts';

/** A skill action (chapter 4): its pool is rolled, and a 5 or 6 is a success. Refuses what is not allowed. */
export function* check(tx: Tx<Scene>, intent: IntentOf<'check'>): Rule<void> {
  const read = readCheck(tx.snapshot(), intent);
  if (!read.ok) return yield* tx.refuse(read.refusal.code, read.refusal.params);
  yield* trySkill(tx, read.value, intent.secret);
}

/** Tries a skill: utilities are used up, dice fall. No dice at all fail of themselves. Gives how it ends. */
export function* trySkill(
  tx: Tx<Scene>,
  check: Check,
  secret: boolean,
): Rule<TownEvents['skillTried']['outcome']> {
  const { actor, skill, difficulty } = check;
  const to: Audience | undefined = secret ? [actor] : undefined;
  const { base, modifiers, total } = poolOf(tx.snapshot(), check);
  for (const id of check.utilities) countUse(tx, actor, id);
  if (check.guide !== null) countUse(tx, check.guide, 'guidance');
  const values = yield* fallen(tx, total, 'skill', actor, to);
  const crit = yield* fallen(tx, total < 1 ? 0 : difficulty.crit, 'skillCrit', actor, to);
  const succeeds = values.some((value) => value >= succeedsOn);
  const more = crit.some((value) => value >= critOn);
  const outcome = !succeeds ? 'failure' : more ? 'crit' : 'success';
  const event = {
    actor,
    skill: skill.id,
    name: skillName(skill.name, skill.responsibility),
    difficulty: difficulty.id,
    pool: { base, modifiers, values },
    crit: difficulty.crit < 1 ? null : crit,
    outcome,
    secret,
  } as const;
  tell(tx, 'skillTried', event, to);
  return outcome;
}

function* fallen(
  tx: Tx<Scene>,
  count: number,
  label: string,
  by: CharacterId,
  to: Audience | undefined,
): Rule<readonly number[]> {
  if (count < 1) return [];
  const { dice } = yield* tx.roll({ count, sides: 6, label, by, ...(to === undefined ? {} : { to }) });
  return dice.map(({ value }: RolledDie) => value);
}
