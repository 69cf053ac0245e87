import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type Boundary, type Duration, tickDuration } from '../../../engine/uses/index.ts';
import { dealDamage } from '../attack/damage.ts';
import type { Character } from '../character/schema.ts';
import { conditions } from '../content/conditions.ts';
import { ruleOf } from '../party/rules.ts';
import { type CharacterId, character, type Scene, type Side, sideOf, unitIn, unitsIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { has, heldOf } from './active.ts';
import { isOut } from './can.ts';
import { gain, lose } from './change.ts';
import { free } from './consequences.ts';
import { lasting } from './lasting.ts';

/** In whose phase somebody's conditions count: the side's that they act with (L2910); by house rule their own side's. */
const phaseOf = (scene: Scene, id: CharacterId): Side | null =>
  ruleOf(scene.party, 'controlledTick') === 'own' ? (unitIn(scene, id)?.side ?? null) : sideOf(scene, id);

/** Those whose checklist a phase is: whoever changes sides in the middle of a round has it once. */
export const countedIn = (scene: Scene, side: Side): readonly CharacterId[] =>
  unitsIn(scene).filter(
    (id) => phaseOf(scene, id) === side && unitIn(scene, id)?.counted !== scene.fight?.order.round,
  );

/** At the start of a phase, for each of its units: what their conditions do (checklist, 4 and 8). */
export function* conditionsAct(tx: Tx<Scene>, side: Side): Rule<void> {
  for (const id of countedIn(tx.snapshot(), side)) {
    if (isOut(tx.now, id)) continue;
    for (const { id: condition, name, each } of conditions) {
      if (each === null || !has(tx.now, id, condition) || isOut(tx.now, id)) continue;
      const rolled = each.die === 0 ? 0 : yield* oneDie(tx, id, each.die, condition);
      yield* dealDamage(tx, {
        target: id,
        amount: rolled + each.plus,
        damageType: each.damageType,
        by: heldOf(character(tx.now, id), condition)?.source ?? null,
        what: name,
        attack: false,
      });
    }
  }
}

/** At the start of a phase, for those of its units: bleeding to death counts down, then what lasts so many turns (checklist, 5 and 9). */
export function conditionsTick(tx: Tx<Scene>, ids: readonly CharacterId[]): void {
  for (const id of ids) {
    if (unitIn(tx.now, id) !== null) countDown(tx, id, ownPhase);
  }
}

/** The start of the phase that a condition counts: whoever has changed sides since they got it, has one phase a round all the same. */
const ownPhase = ({ ends }: Duration): Boundary => ({
  at: 'phase.start',
  phase: ends.find(({ when }) => when.at === 'phase.start')?.when.phase ?? '',
});

/**
 * A moment has come that a GM may have named as the end of a condition, such as a round's or a turn's end; or control of somebody
 * ends with it. What lasts so many turns goes on after an encounter: it is the mission's. `now`: the scene before
 * it. Gives whether anything has changed.
 */
export function conditionsEnd(tx: Tx<Scene>, boundary: Boundary, now: Scene): boolean {
  const counts = (duration: Duration, id: CharacterId) => tickDuration(duration, boundary, id) !== duration;
  const held = lasting(now).filter(
    (id) =>
      boundary.at !== 'phase.start' &&
      character(now, id).battle.conditions.some(({ duration }) => counts(duration, id)),
  );
  for (const id of held) countDown(tx, id, () => boundary);
  const controlled = lasting(now).filter((id) => {
    const control = unitIn(now, id)?.controlled ?? null;
    return control !== null && counts(control.duration, id);
  });
  for (const id of controlled) {
    const control = tx.state.fight?.units[id]?.controlled ?? null;
    if (control === null) continue;
    const duration = tickDuration(control.duration, boundary, id);
    if (duration === null) free(tx, id);
    else control.duration = { ends: duration.ends.map((end) => ({ ...end })) };
  }
  return held.length + controlled.length > 0;
}

/** Takes somebody's conditions over a boundary. */
function countDown(tx: Tx<Scene>, id: CharacterId, comes: (duration: Duration) => Boundary): void {
  for (const held of bleedingFirst(character(tx.now, id).battle.conditions)) {
    const boundary = comes(held.duration);
    if (boundary.at === 'encounter.end' && held.duration.ends.some(({ when }) => when.at === 'phase.start'))
      continue;
    const duration = tickDuration(held.duration, boundary, id);
    if (duration === held.duration) continue;
    if (duration === null) {
      // The third turn of bleeding is the last (A18).
      const bledOut = held.id === 'bleedingOut';
      if (bledOut) {
        tell(tx, 'bledOut', { target: id });
        gain(tx, id, 'outOfAction', { source: null, from: 'rule' });
      }
      lose(tx, id, held.id, bledOut ? 'worse' : 'ended');
      continue;
    }
    const kept = tx.state.characters[id]?.battle.conditions.find((one) => one.id === held.id);
    if (kept !== undefined) kept.duration = { ends: duration.ends.map((end) => ({ ...end })) };
  }
}

/** Whoever bleeds out has still what ends at the same time: it is an effect, which comes before durations. */
const bleedingFirst = (held: Character['battle']['conditions']): Character['battle']['conditions'] =>
  held.toSorted((a, b) => Number(b.id === 'bleedingOut') - Number(a.id === 'bleedingOut'));

function* oneDie(tx: Tx<Scene>, by: CharacterId, sides: number, label: string): Rule<number> {
  const roll = yield* tx.roll({ count: 1, sides, label, by });
  return roll.dice[0]?.value ?? 0;
}
