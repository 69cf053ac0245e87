import type { Modifier } from '../../../engine/modifier.ts';
import { findRow, rowOf } from '../../../engine/table.ts';
import { creatureTypes } from '../content/creatures.ts';
import { sizes } from '../content/sizes.ts';
import { armourOf } from '../defence/armourOf.ts';
import { drOf } from '../defence/dr.ts';
import { changes, factorsOn, guardsOf } from '../numbers/ask.ts';
import { type Factor, halved } from '../numbers/factor.ts';
import type { Situation } from '../numbers/situation.ts';
import { characterIn, type CharacterId, type Scene } from '../scene.ts';
import { boostedDamage } from '../vehicles/boost.ts';
import type { Harm } from './harm.ts';
import type { Part } from './part.ts';
import { type Dealing, type Defending, dealt } from './reckon.ts';

/** What a number of the attacker's or the defender's is asked in. */
const situation = (harm: Harm, whose: 'by' | 'target'): Situation => ({
  actor: (whose === 'by' ? harm.by : harm.target) ?? '',
  other: whose === 'by' ? harm.target : harm.by,
  attack: harm.attack ?? null,
  reach: harm.reach ?? null,
  critical: harm.critical ?? false,
  of: harm.parts[0]?.type ?? null,
  item: whose === 'by' ? (harm.item ?? null) : null,
  mounted: harm.mounted ?? false,
});

/** The attacker's side of some damage: what was rolled, and all that adds to it and multiplies it. */
export function dealing(scene: Scene, harm: Harm): Dealing {
  const { added = [], factors = [], attack = null, by } = harm;
  if (by === null || attack === null) return { parts: harm.parts, added, factors };
  const number = attack === 'ability' ? 'abilityDamage' : 'damage';
  const about = situation(harm, 'by');
  const boosted = boostedDamage(scene, by);
  return {
    parts: harm.parts,
    added: [...added, ...changes(scene, number, about)],
    factors: [...factors, ...factorsOn(scene, number, about)],
    ...(boosted === 0 ? {} : { afterwards: [{ source: 'boost', amount: boosted }] }),
  };
}

/** What the attacker's side comes to, rounded as the group has it (A1). */
export const dealtBy = (scene: Scene, harm: Harm): readonly Part[] =>
  dealt(dealing(scene, harm), scene.party.rules.rounding);

const untouched: Defending = {
  ...{ factors: [], susceptible: {}, ignored: 0, added: [] },
  values: { armour: 0, constitution: 0, will: 0 },
};

/** The defender's side, with what reactions have brought in. */
export function defending(
  scene: Scene,
  harm: Harm,
  more: { readonly factors: readonly Factor[]; readonly added: readonly Modifier[] },
): Defending {
  if (harm.certain) return untouched;
  const about = situation(harm, 'target');
  const { target, by, ignores = 0, attack = null, reach = null } = harm;
  const against = { other: by, attack, reach };
  return {
    factors: [
      ...sizeFactors(scene, harm),
      ...objectFactors(scene, harm),
      ...factorsOn(scene, 'taken', about),
      ...more.factors,
    ],
    susceptible: guardsOf(scene, target),
    values: {
      armour: armourOf(scene, target, against).total,
      constitution: drOf(scene, target, 'constitution').total,
      will: drOf(scene, target, 'will').total,
    },
    ignored: ignores,
    added: [...changes(scene, 'taken', about), ...more.added],
  };
}

/** The size category from which on areas hurt more: Big + (Creature Size). */
const HUGE = 2;

/** An Ability's area that covers them whole hurts those of Big + and bigger half as much again, and those of Small – and smaller half as much (Creature Size). */
function sizeFactors(
  scene: Scene,
  { target, attack = null, area = false, partly = false }: Harm,
): readonly Factor[] {
  const who = characterIn(scene, target);
  if (who === null || who.kind === 'object' || attack !== 'ability' || !area) return [];
  const { step } = rowOf(sizes, who.size);
  if (step >= HUGE) return partly ? [] : [{ source: 'big', by: 0.5 }];
  return step <= -2 ? [halved('small')] : [];
}

/** Objects resist weapons that shoot at one target, and are weak to those that attack an area; nothing harms what is Indestructible but the GM's word (Objects). */
function objectFactors(
  scene: Scene,
  { target, attack = null, reach = null, area = false }: Harm,
): readonly Factor[] {
  const thing = characterIn(scene, target);
  if (thing?.kind !== 'object') return [];
  if (thing.properties.includes('indestructible')) return [{ source: 'object.indestructible', times: 0 }];
  if (attack !== 'weapon' && attack !== 'unarmed') return [];
  if (area) return [{ source: 'object.area', by: 0.5 }];
  return reach === 'ranged' ? [halved('object.ranged')] : [];
}

/** Whether damage spares somebody: it was meant to, or it is Holy, they are biological, and nobody meant to kill (Damage Types). */
export function spares(scene: Scene, { target, parts, sparing = false, killing = false }: Harm): boolean {
  if (sparing) return true;
  const who = characterIn(scene, target);
  if (who === null || who.kind === 'object' || killing || !parts.every(({ type }) => type === 'holy'))
    return false;
  return isBiological(who.type);
}

export const isBiological = (type: string): boolean =>
  findRow(creatureTypes, type)?.category === 'biological';

/** Who dies as soon as they are below 1 Vitality: Minor creatures (Minor). */
export function diesAtOnce(scene: Scene, id: CharacterId): boolean {
  const who = characterIn(scene, id);
  return who?.kind === 'creature' && who.rank === 'minor';
}
