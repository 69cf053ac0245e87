import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { rule } from '../content/effect.ts';
import { carriedEffects } from '../effects/sources.ts';
import { book, type Gear, gearOf } from '../forces/catalogue.ts';
import { begin } from '../lasting/ends.ts';
import { cardOf, isVehicle, type Scene, type UnitId, unit, unitsOf } from '../scene.ts';

/** Weapons and devices of a unit, each once. */
function thingsOf(scene: Scene, id: UnitId): readonly Gear[] {
  const card = cardOf(scene, id);
  if (isVehicle(card)) return [];
  return [...new Set(card.gear)].flatMap((worn) => {
    const gear = gearOf(book, worn);
    return gear === null || gear.kind === 'armour' ? [] : [gear];
  });
}

/** Allies in reserves who have something that the case could be (Omnicase, L4524). */
export const lenders = (scene: Scene, id: UnitId): readonly UnitId[] =>
  unitsOf(scene, unit(scene, id).side).filter(
    (ally) => unit(scene, ally).where.kind === 'reserves' && thingsOf(scene, ally).length > 0,
  );

/** The case is a weapon or a device of an ally in reserves until the round is over: which, its player says. */
export function* borrow(tx: Tx<Scene>, id: UnitId, ally: UnitId): Rule<void> {
  const scene = tx.snapshot();
  const things = thingsOf(scene, ally);
  const [first, another] = things;
  if (first === undefined) return;
  const choice =
    another === undefined
      ? first.thing.id
      : yield* tx.ask({
          id: 'omnicase',
          asked: unit(scene, id).side,
          code: 'omnicase',
          params: { unit: ally },
          options: things.map(({ thing }) => ({
            id: thing.id,
            code: 'omnicase.thing',
            params: { thing: thing.id },
          })),
          default: first.thing.id,
        });
  const { thing } = things.find((one) => one.thing.id === choice) ?? first;
  const saveDie = thing.effects.flatMap((one) => (one.does === 'saveDie' ? [one.value] : []))[0];
  begin(tx, {
    from: thing.id,
    on: id,
    by: id,
    until: scene.battle?.round ?? 0,
    effects: [
      rule('borrows', { thing: thing.id }),
      ...thing.effects.filter(({ does }) => does !== 'saveDie'),
      ...carriedEffects(thing),
    ],
    saveDie: saveDie ?? null,
  });
}
