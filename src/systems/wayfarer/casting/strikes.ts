import type { Rule } from '../../../engine/rule.ts';
import { tileName } from '../../../engine/space/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { unitsIn } from '../assaults/area.ts';
import { takeArea } from '../assaults/areaAssault.ts';
import { testNerve } from '../assaults/before.ts';
import { answerOf, assaultOf } from '../assaults/fighting.ts';
import { isFor, isHarmless } from '../assaults/legality.ts';
import { meansByPower } from '../assaults/powers.ts';
import { resolve } from '../assaults/resolve.ts';
import type { Area, Means } from '../assaults/wielded.ts';
import { distanceOf, fieldIn, standing } from '../battle/standing.ts';
import type { When } from '../content/effect.ts';
import type { Spell } from '../content/spells/spell.ts';
import { enemiesOf, withinDetect } from '../effects/moment.ts';
import { type Scene, type UnitId, unitIn } from '../scene.ts';
import { blast, nearestTile } from '../space/areas.ts';

const areaOf = ({ figures }: { readonly figures: { readonly [name: string]: unknown } }): Area | null => {
  if (figures.shape === 'around') return { shape: 'around', size: 1 };
  return figures.all === true ? { shape: 'allInReach', size: 0 } : null;
};

/** An assault that is a spell, as something to make it with. */
export function meansOfSpell(_scene: Scene, _caster: UnitId, spell: Spell): Means {
  const [effect] = spell.effects;
  const figures = effect?.does === 'rule' ? effect.figures : {};
  const area = areaOf({ figures });
  const means = meansByPower({ id: spell.id, name: spell.name, kind: 'arcane', figures, area });
  // Exorcism names types of its targets, not of its harm (L4955).
  const isOfTargets = spell.id === 'exorcism';
  if (!isOfTargets || means.power === null) return means;
  return { ...means, types: [], power: { ...means.power, only: ['demon', 'undead'] } };
}

const elements = ['cold', 'electricity', 'fire'];

/** What a spell's assault says of its caster: fury helps with the elements (L1938). */
const givenBy = ({ types }: Means): readonly When[] =>
  types.some((type) => elements.includes(type)) ? ['elementalSpell'] : [];

/** One assault by a spell. Gives whether its target's Defense was beaten. */
function* strikeOne(tx: Tx<Scene>, caster: UnitId, target: UnitId, means: Means): Rule<boolean> {
  const nerve = yield* testNerve(tx, caster, target, 'arcane');
  if (nerve === 'lost' || unitIn(tx.now, target)?.where.kind !== 'map') return false;
  const scene = tx.snapshot();
  const made = {
    unit: caster,
    target,
    means,
    back: answerOf(scene, caster, target, means),
    hasMoved: false,
    shaken: nerve.shaken,
    sneaks: false,
    given: givenBy(means),
  };
  return (yield* resolve(tx, assaultOf(scene, made))).target;
}

/** The enemy nearest to the last that lightning has struck, and that it hasn't (L4996). */
function nextFor(
  scene: Scene,
  caster: UnitId,
  from: UnitId,
  means: Means,
  struck: readonly UnitId[],
): UnitId | null {
  const range = { times: means.power?.times ?? 1, plus: means.power?.plus ?? 0 };
  const [next] = enemiesOf(scene, caster)
    .filter((id) => !struck.includes(id) && isFor(scene, id, means) && !isHarmless(scene, id, means))
    .filter((id) => withinDetect(scene, caster, id, range))
    .toSorted((a, b) => (distanceOf(scene, from, a) ?? 0) - (distanceOf(scene, from, b) ?? 0));
  return next ?? null;
}

/** A spell that is an Arcane assault: on one, on one after another, on all near, or on a tile and those around it. */
export function* castStrike(tx: Tx<Scene>, caster: UnitId, spell: Spell, target: UnitId | null): Rule<void> {
  const scene = tx.snapshot();
  const means = meansOfSpell(scene, caster, spell);
  const [effect] = spell.effects;
  const isChain = effect?.does === 'rule' && effect.figures.chain === true;
  if (means.area !== null) return yield* strikeArea(tx, caster, means, means.area, target);
  if (target === null) return;
  const struck: UnitId[] = [];
  for (let now: UnitId | null = target; now !== null; ) {
    struck.push(now);
    const isBeaten: boolean = yield* strikeOne(tx, caster, now, means);
    if (!isBeaten || !isChain || unitIn(tx.now, caster)?.where.kind !== 'map') return;
    now = nextFor(tx.snapshot(), caster, target, means, struck);
  }
}

/** Whom a spell with an area would strike, friend and foe, and where: in and around the target's tile nearest to the caster, or all in reach. */
export function struckIn(scene: Scene, caster: UnitId, means: Means, area: Area, target: UnitId | null) {
  const aimed = { unit: caster, target: target ?? caster, means, area, hasMoved: false };
  const [own, other] = [standing(scene, caster), target === null ? null : standing(scene, target)];
  const middle = own === null || other === null ? null : nearestTile(other, own);
  const tiles = middle === null ? null : blast(fieldIn(scene), middle, area.size).map(tileName);
  return { aimed, middle, tiles, units: unitsIn(scene, aimed, tiles) };
}

function* strikeArea(
  tx: Tx<Scene>,
  caster: UnitId,
  means: Means,
  area: Area,
  target: UnitId | null,
): Rule<void> {
  const { aimed, middle, tiles, units } = struckIn(tx.snapshot(), caster, means, area, target);
  const [first] = units;
  if (first === undefined) return;
  const taking = {
    ...aimed,
    target: target ?? first,
    tiles,
    sneaks: false,
    changes: [],
    given: givenBy(means),
  };
  yield* takeArea(tx, taking, middle === null ? null : tileName(middle));
}
