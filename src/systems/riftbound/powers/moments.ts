import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { rollCheck } from '../checks/check.ts';
import { hurtOutright } from '../harm/hurt.ts';
import { type CharacterId, personIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { rolled } from './effects/at.ts';
import { hazardsAt, strike } from './hazards.ts';
import { isOut, type Owned, powersOf } from './owned.ts';
import { whyNotAimed, whyNotUsed } from './legality.ts';
import type { Trigger } from './schema.ts';
import { unafflict } from './staying.ts';
import { usePower } from './use.ts';

/** What a moment is about besides its owner: who else is in it, and of what sort the Attack is. */
export interface Moment {
  readonly other: CharacterId | null;
  readonly melee: boolean | null;
}

const nobodyElse: Moment = { other: null, melee: null };

/** The powers of somebody's that happen by themselves at a moment, each with whom it is on. They cost no SP. */
function due(
  scene: Scene,
  owner: CharacterId,
  when: Trigger,
  moment: Moment,
): readonly { readonly owned: Owned; readonly target: CharacterId | null }[] {
  return powersOf(scene, owner).flatMap((owned) => {
    if (owned.power.when !== when || whyNotUsed(scene, owner, owned, moment.melee) !== null) return [];
    const target = targetOf(scene, owner, owned, moment);
    return target === undefined ? [] : [{ owned, target }];
  });
}

export const isDue = (scene: Scene, owner: CharacterId, when: Trigger, moment: Moment): boolean =>
  due(scene, owner, when, moment).length > 0;

/** Powers that happen by themselves at a moment. */
export function* happen(
  tx: Tx<Scene>,
  owner: CharacterId,
  when: Trigger,
  moment: Moment = nobodyElse,
): Rule<void> {
  for (const { owned, target } of due(tx.snapshot(), owner, when, moment))
    yield* usePower(tx, { user: owner, owned, target });
}

/** Whom a power at a moment is on: the other one in it, if they may be; undefined where it is on nobody. */
function targetOf(
  scene: Scene,
  owner: CharacterId,
  owned: Owned,
  { other, melee }: Moment,
): CharacterId | null | undefined {
  const { aim } = owned.power;
  if (aim === 'self' || aim === 'around') return null;
  if (other === null) return undefined;
  return whyNotAimed(scene, owner, owned, other, melee) === null ? other : undefined;
}

/** What the start of somebody's turn brings: cooldowns are rolled for, hazards and conditions do their part, powers happen. */
export function* powersAtTurnStart(tx: Tx<Scene>, id: CharacterId): Rule<void> {
  yield* rollCooldowns(tx, id);
  for (const { hazard, by } of hazardsAt(tx.snapshot(), id)) yield* strike(tx, id, hazard, by);
  for (const { condition, by } of personIn(tx.snapshot(), id)?.afflictions ?? []) {
    if (isOut(tx.now, id)) return;
    const { shake, harm, name } = condition;
    if (shake !== null) {
      const check = { actor: id, attribute: shake.attribute, difficulty: shake.difficulty, label: 'shake' };
      if ((yield* rollCheck(tx, check)).outcome !== 'fails') {
        unafflict(tx, id, name);
        continue;
      }
    }
    if (harm === null) continue;
    const amount = yield* rolled(tx, harm.amount, id);
    if (amount > 0)
      yield* hurtOutright(tx, { target: id, amount, type: harm.type, by, because: 'condition' });
  }
  yield* happen(tx, id, 'turnStart');
}

/** Cooldown X+ (keyword): a d6 for each power, at the start of the turn. Signature ones wait for a Full Rest. */
function* rollCooldowns(tx: Tx<Scene>, id: CharacterId): Rule<void> {
  for (const { id: own, power } of powersOf(tx.snapshot(), id)) {
    if (power.cooldown === null || personIn(tx.now, id)?.cooling.includes(own) !== true) continue;
    const { dice } = yield* tx.roll({ count: 1, sides: 6, label: 'cooldown', by: id });
    const die = dice[0]?.value ?? 0;
    if (die < power.cooldown) continue;
    warmUp(tx, id, own);
    tell(tx, 'powerReady', { actor: id, power: power.name, die });
  }
}

function warmUp(tx: Tx<Scene>, id: CharacterId, power: string): void {
  const person = tx.state.characters[id];
  if (person?.kind === 'person') person.cooling = person.cooling.filter((one) => one !== power);
}

/** What a rest does: Cooldowns are over; Signature powers come back on a 5+ at a Full Rest. Gives the names of those that are ready again, and the dice. */
export function* powersAtRest(
  tx: Tx<Scene>,
  id: CharacterId,
  full: boolean,
): Rule<{ readonly ready: readonly string[]; readonly dice: readonly number[] }> {
  const ready: string[] = [];
  const fallen: number[] = [];
  for (const { id: own, power } of powersOf(tx.snapshot(), id)) {
    if (personIn(tx.now, id)?.cooling.includes(own) !== true) continue;
    if (power.signature) {
      if (!full) continue;
      const { dice } = yield* tx.roll({ count: 1, sides: 6, label: 'signature', by: id });
      const die = dice[0]?.value ?? 0;
      fallen.push(die);
      if (die < SIGNATURE) continue;
    }
    warmUp(tx, id, own);
    ready.push(power.name);
  }
  return { ready, dice: fallen };
}

/** What brings a Signature ability back (keyword Signature). */
const SIGNATURE = 5;
