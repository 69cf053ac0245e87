import { whyBarred } from '../activations/barred.ts';
import { isSilenced } from '../assaults/legality.ts';
import { sees } from '../battle/seeing.ts';
import { isAdjacentTo, onMap } from '../battle/standing.ts';
import { spellsKnown } from '../casting/known.ts';
import { spells } from '../content/spells/index.ts';
import type { Spell } from '../content/spells/spell.ts';
import { inDetectRange } from '../effects/moment.ts';
import { isOfType } from '../effects/sources.ts';
import { isDragging } from '../markers/things.ts';
import { cardsOfForce, isVehicle, type Scene, type SideId, type UnitId, unit } from '../scene.ts';
import type { Side } from '../side/schema.ts';
import { remembered } from '../../../engine/remembered.ts';

/** What a spell can be cast in answer to (L4910, L4950, L4963, L5001). */
export type Answering = NonNullable<Spell['answers']>;

/** Something that a spell can answer: who is about to be tested, captured or in melee. */
export interface Chance {
  readonly to: Answering;
  readonly whom: UnitId;
}

/** A spell that units of a side could cast in answer to something. */
export interface Possible {
  readonly spell: Spell;
  readonly whom: UnitId;
  readonly casters: readonly UnitId[];
}

const answering: readonly Spell[] = spells.filter(({ answers }) => answers !== null);

/** Whether anybody of a force could know a spell that is cast in answer. */
const hasAnswers = remembered((side: Side, _all: null): boolean => {
  const own = cardsOfForce(side, null).flatMap((card) =>
    card === null || isVehicle(card) ? [] : [...card.spells, ...card.traits],
  );
  const known = [...own, ...side.force.tomes.flatMap(({ spells: all }) => all)];
  return answering.some(({ id }) => known.includes(id));
});

/** Whether a spell goes as far as somebody, and is for them: for those of its side, or against those of others. */
function isFor(scene: Scene, caster: UnitId, { to, whom }: Chance): boolean {
  const isOwn = unit(scene, caster).side === unit(scene, whom).side;
  switch (to) {
    case 'enemyTest':
      return !isOwn && sees(scene, caster, whom);
    case 'allyTest':
      return isOwn && caster !== whom && sees(scene, caster, whom);
    case 'allyCaptured':
      return isOwn && caster !== whom && isAdjacentTo(scene, caster, whom) && isOfType(scene, whom, 'living');
    case 'meleeAssault':
      return isOwn && (caster === whom || inDetectRange(scene, caster, whom));
  }
}

/** Whether a unit is free to cast in answer: that is its activation (A24). */
const isFree = (scene: Scene, id: UnitId): boolean =>
  !unit(scene, id).activated &&
  whyBarred(scene, id) === null &&
  !isSilenced(scene, id) &&
  !isDragging(scene, id);

/** Spells that a side could cast in answer, by what all can see: who knows them, hasn't acted and is near enough. Its cards are not asked. */
export function possibleFor(scene: Scene, side: SideId, chances: readonly Chance[]): readonly Possible[] {
  if (!Object.values(scene.characters).some((one) => hasAnswers(one, null))) return [];
  const free = onMap(scene, side).filter((id) => isFree(scene, id));
  return chances.flatMap((chance) =>
    answering
      .filter(({ answers }) => answers === chance.to)
      .flatMap((spell) => {
        const casters = free.filter(
          (id) => spellsKnown(scene, id).includes(spell) && isFor(scene, id, chance),
        );
        return casters.length === 0 ? [] : [{ spell, whom: chance.whom, casters }];
      }),
  );
}
