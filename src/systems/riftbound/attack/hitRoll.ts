import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { afterHitRoll } from '../abilities/panels/hit.ts';
import type { AttributeId } from '../content/attributes.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { changedBy, hitDie } from './die.ts';
import type { Means } from './means.ts';
import type { Aim, Ongoing } from './inProgress.ts';
import { ongoingIn, ongoingOf } from './ongoing.ts';

/** Successes of a Hit Roll that one target has to dodge. */
export interface Hits {
  readonly target: CharacterId;
  readonly hits: number;
}

/**
 * The Hit Roll: a d6 for each shot, and for each target where an Attack has several; each that comes to the Rating is a success. Gives the
 * successes by target.
 */
export function* rollToHit(tx: Tx<Scene>, id: string, means: Means): Rule<readonly Hits[]> {
  const shots = yield* shotsOf(tx, id, means.attack.shots);
  const attack = aim(tx, id, shots.count);
  const { actor, rating } = attack;
  const count = attack.aims.reduce((all, { dice }) => all + dice, 0);
  const { id: roll } = yield* tx.roll({ count, sides: 6, label: 'hit', by: actor, about: { attack: id } });
  const draft = ongoingOf(tx, id);
  if (draft !== undefined) draft.roll = roll;
  const dice = attack.aims.flatMap(({ first, dice: many, modifiers }) => {
    const needed = rating - totalOf(modifiers);
    return Array.from({ length: many }, (_, n) => ({ place: first + n, needed }));
  });
  yield* afterHitRoll(
    tx,
    attack,
    {
      ...{ kind: 'hit', roll, by: actor, dice },
      of: attack.vehicle ?? actor,
      attribute: attributeOf(attack.attack),
    },
    attack.aims.map(({ target }) => target),
  );
  return settle(tx, { ...attack, roll }, shots.dice);
}

const totalOf = (modifiers: Aim['modifiers']): number =>
  modifiers.reduce((all, { amount }) => all + amount, 0);

/** How many shots an Attack has this time; rolled where the weapon says so. */
function* shotsOf(
  tx: Tx<Scene>,
  id: string,
  { dice, plus }: Ongoing['attack']['shots'],
): Rule<{ readonly count: number; readonly dice: readonly number[] }> {
  const attack = ongoingIn(tx.snapshot(), id);
  const by = attack?.actor ?? '';
  const opponent = attack?.aims[0]?.target ?? null;
  const more = (shots: number) =>
    changedBy(tx.snapshot(), 'shots', shots, { owner: by, opponent, melee: attack?.melee ?? null });
  if (dice === 0) return { count: more(plus), dice: [] };
  const roll = yield* tx.roll({ count: dice, sides: 6, label: 'shots', by });
  const values = roll.dice.map(({ value }) => value);
  return { count: more(values.reduce((all, value) => all + value, plus)), dice: values };
}

/** Gives each target its dice, and what is added to them now. */
function aim(tx: Tx<Scene>, id: string, shots: number): Ongoing {
  const now = tx.snapshot();
  const attack = ongoingIn(now, id);
  const draft = ongoingOf(tx, id);
  if (attack === null || draft === undefined) throw new Error(`no Attack '${id}'`);
  const aims = attack.aims.map(({ target }, n): Aim => {
    const { modifiers } = hitDie(now, { ...attack, target });
    return { target, first: n * shots, dice: shots, modifiers };
  });
  draft.aims = castDraft(aims);
  return { ...attack, aims };
}

/** The Hit Roll stands: it is told, and its successes are what each target has to dodge. */
function settle(
  tx: Tx<Scene>,
  attack: Ongoing & { readonly roll: number },
  shotDice: readonly number[],
): readonly Hits[] {
  const { actor, vehicle, weapon, overwatch, rating } = attack;
  const { dice } = tx.rolled(attack.roll);
  const shots = attack.aims.map(({ target, first, dice: many, modifiers }) => {
    const values = dice.slice(first, first + many).map(({ value }) => value);
    const needed = rating - totalOf(modifiers);
    return { target, dice: values, modifiers, hits: values.filter((value) => value >= needed).length };
  });
  tell(tx, 'attacked', {
    ...{ actor, vehicle, weapon, overwatch, rating, shots, shotDice },
    others: attack.aims.map(({ target }) => target),
    attribute: attributeOf(attack.attack),
  });
  return shots.map(({ target, hits }) => ({ target, hits }));
}

const attributeOf = ({ hit }: Ongoing['attack']): AttributeId | null =>
  typeof hit === 'number' ? null : hit;
