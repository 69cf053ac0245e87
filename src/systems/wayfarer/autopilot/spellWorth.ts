import type { Means, Win } from '../assaults/wielded.ts';
import { isFor, isHarmless } from '../assaults/legality.ts';
import { distanceOf, onMap } from '../battle/standing.ts';
import { replacing, ruleOf } from '../casting/aims.ts';
import { blownBy, dreading, livingNear, swallowedWith } from '../casting/masses.ts';
import { meansOfSpell, struckIn } from '../casting/strikes.ts';
import type { Attribute } from '../content/attributes.ts';
import type { Spell } from '../content/spells/spell.ts';
import { savesOf } from '../defeat/saves.ts';
import { enemiesOf, inDetectRange, plainTest } from '../effects/moment.ts';
import { poolOf } from '../effects/pool.ts';
import { isOfType } from '../effects/sources.ts';
import { lastingOn } from '../lasting/lasting.ts';
import { gone } from '../offers/meeting.ts';
import { throughSaves } from '../offers/odds.ts';
import { cardOf, type Scene, type UnitId, unit } from '../scene.ts';
import { chanceStatic } from '../tests/odds.ts';
import { chanceAhead, strengthOf } from './aim.ts';

/** What each way to win is worth, beside a captive. */
const OF_WIN: Readonly<Record<Win, number>> = {
  defeated: 1,
  restores: 1,
  yours: 1.5,
  dominated: 1,
  reserves: 0.5,
  unbound: 0.5,
  activated: 0.3,
  noEquipment: 0.2,
  rushesAway: 0.15,
  handSeen: 0.1,
};
/** What lightning that springs on is worth more. */
const CHAIN = 1.4;
/** What a kicker counts for in dice, as most are a 5 or a 6. */
const A_KICKER = 1.2;
/** What it is worth to be helped, by what helps, where enemies are near. */
const HELP = { saveDie: 0.3, bumps: 0.15, enchant: 0.1, entangle: 0.15 } as const;
/** How near an enemy is where help is of use. */
const NEAR = 8;

const vpOf = (scene: Scene, id: UnitId): number => cardOf(scene, id).vp;

/** Victory Points of these, those of one's own side against it, each by how likely. */
const net = (scene: Scene, caster: UnitId, ids: readonly UnitId[], chance: (id: UnitId) => number): number =>
  ids.reduce((sum, id) => {
    const isOwn = unit(scene, id).side === unit(scene, caster).side;
    return sum + (isOwn ? -1 : 1) * chance(id) * vpOf(scene, id);
  }, 0);

/** How likely a unit passes a static test; one that it has no dice for it fails. */
export function passing(scene: Scene, id: UnitId, tested: Attribute, dv: number): number {
  const pool = poolOf(scene, id, tested, plainTest);
  if (pool === null) return 0;
  const { dice, bumps, kickers, armour, rerolls } = pool;
  return chanceStatic({ dice, bumps, kickers: [...kickers, ...armour], rerolls, enemy: 0 }, [dv]) ?? 0.5;
}

const afterSaves = (scene: Scene, id: UnitId, chance: number): number =>
  gone(throughSaves(savesOf(scene, id, plainTest, 0), chance, 0));

/** How much one struck by a spell is worth: how likely, and what becomes of it. */
function struck(scene: Scene, caster: UnitId, means: Means, id: UnitId): number {
  const { power } = means;
  if (power === null || !isFor(scene, id, means) || isHarmless(scene, id, means)) return 0;
  const ahead = strengthOf(scene, caster, 'arcaneOff') - strengthOf(scene, id, 'arcaneDef');
  const hits = chanceAhead(ahead + (power.kicker > 0 ? A_KICKER : 0));
  if (power.wins === 'defeated' || power.wins === 'restores') return afterSaves(scene, id, hits);
  if (power.wins === 'activated' && unit(scene, id).activated) return 0;
  return hits * OF_WIN[power.wins];
}

function strike(scene: Scene, caster: UnitId, spell: Spell, target: UnitId | null): number {
  const means = meansOfSpell(scene, caster, spell);
  const { area } = means;
  const ids =
    area !== null ? struckIn(scene, caster, means, area, target).units : target === null ? [] : [target];
  const worth = net(scene, caster, ids, (id) => struck(scene, caster, means, id));
  return ruleOf(spell).figures.chain === true ? CHAIN * worth : worth;
}

/** What a spell that changes somebody is worth to an ally that enemies are near; nothing where it has it already. */
function help(scene: Scene, caster: UnitId, spell: Spell, id: UnitId): number {
  const { rule, figures } = ruleOf(spell);
  const isOwn = unit(scene, id).side === unit(scene, caster).side;
  // What keeps a unit from acting, or hides it, is no help to who fights.
  if (!isOwn || figures.notActivated === true || lastingOn(scene, id).some(({ from }) => from === spell.id))
    return 0;
  const isNear = enemiesOf(scene, id).some((enemy) => (distanceOf(scene, id, enemy) ?? NEAR) < NEAR);
  if (!isNear) return 0;
  if (figures.saveDie !== undefined) return HELP.saveDie * vpOf(scene, id);
  return (rule === 'enchant' ? HELP.enchant : HELP.bumps) * vpOf(scene, id);
}

/** What a spell does to types of which all that live near suffer. */
export function plagueWorth(scene: Scene, caster: UnitId, type: string): number {
  const near = livingNear(scene, caster).filter((id) => isOfType(scene, id, type));
  return net(scene, caster, near, (id) => afterSaves(scene, id, 1 - passing(scene, id, 'arcaneDef', 6)));
}

const typesNear = (scene: Scene, caster: UnitId): readonly string[] => [
  ...new Set(livingNear(scene, caster).flatMap((id) => cardOf(scene, id).types)),
];

/** What a spell is worth once it is cast, in Victory Points; 0 for those that a side doesn't cast by itself. */
function effect(scene: Scene, caster: UnitId, spell: Spell, target: UnitId | null): number {
  const { rule, figures } = ruleOf(spell);
  switch (rule) {
    case 'arcaneAssault':
      return strike(scene, caster, spell, target);
    case 'form':
    case 'enchant':
    case 'allure': {
      const on = target === null ? onMap(scene, unit(scene, caster).side) : [target];
      const near = on.filter((id) => target !== null || id === caster || inDetectRange(scene, caster, id));
      return near.reduce((sum, id) => sum + help(scene, caster, spell, id), 0);
    }
    case 'dread':
      return net(scene, caster, dreading(scene, caster, false), () => OF_WIN.reserves / 2);
    case 'plague':
      return Math.max(0, ...typesNear(scene, caster).map((type) => plagueWorth(scene, caster, type)));
    case 'gust': {
      const blown = target === null ? [] : blownBy(scene, caster, target);
      return net(scene, caster, blown, (id) =>
        afterSaves(scene, id, 1 - passing(scene, id, 'ballisticDef', Number(figures.dv))),
      );
    }
    case 'earthsEmbrace': {
      const on = target === null ? [] : swallowedWith(scene, caster, target);
      return net(scene, caster, on, (id) => 1 - passing(scene, id, 'athletics', Number(figures.dv)));
    }
    case 'entangle':
      return HELP.entangle * net(scene, caster, enemiesNear(scene, caster), () => 1);
    case 'takePlace':
      return target === null || replacing(scene, caster, target).length === 0
        ? 0
        : OF_WIN.reserves * vpOf(scene, target);
    case 'recall':
      return target === null ? 0 : vpOf(scene, target);
    default:
      return 0;
  }
}

const enemiesNear = (scene: Scene, caster: UnitId): readonly UnitId[] =>
  enemiesOf(scene, caster).filter((id) => inDetectRange(scene, caster, id));

/** What casting a spell at somebody is worth, in Victory Points, by how likely it is cast. */
export function spellWorth(scene: Scene, caster: UnitId, spell: Spell, target: UnitId | null): number {
  const worth = effect(scene, caster, spell, target);
  return worth <= 0 || spell.dv === null ? worth : worth * passing(scene, caster, 'arcaneOff', spell.dv);
}
