import { mostVitality } from '../numbers/most.ts';
import { drOf, drPowerOf } from '../defence/dr.ts';
import { defenceOdds, hitOdds } from '../chances/odds.ts';
import { attackEdges, criticalFrom, evasionAgainst, hitBonusOf } from '../attack/aiming.ts';
import { leaning } from '../numbers/edge.ts';
import { areEnemies, being, beingIn, type CharacterId, type Scene, sideOf } from '../scene.ts';
import { hasStatus } from '../status/held.ts';
import { scaleOf } from '../language/active/scale.ts';
import type { Ability } from '../language/schema/ability.ts';
import { meanOf, plainly, type Scale, workOut } from '../language/schema/amount.ts';
import { type Effect, isStaying } from '../language/schema/effects/index.ts';
import { type Casting, priceOf } from '../language/use/cost.ts';
import { struckBy } from '../language/use/struck.ts';
import { aimedAt } from '../language/use/area.ts';
import { aimOf } from '../language/use/legality.ts';

/** What a WP is worth, in Vitality: creatures have little else to spend it on. */
const WP = 0.5;
/** What a Status Effect, a Buff or another hindrance is worth. */
const HINDRANCE = 3;

/** What is usual of whom one knows no numbers of: players of foes. */
const USUAL = { evasion: 14, dr: 1, vitality: 12 } as const;

const knows = (scene: Scene, actor: CharacterId, id: CharacterId): boolean =>
  sideOf(scene, actor) === 'foes' || !areEnemies(scene, actor, id);

/** How likely an Ability works on somebody, as whoever uses it can tell. */
function chanceOn(scene: Scene, actor: CharacterId, ability: Ability, target: CharacterId): number {
  const known = knows(scene, actor, target);
  if (ability.attack !== null) {
    const attacking = { actor, attack: 'ability' as const, reach: ability.attack, means: null };
    return hitOdds({
      bonus: hitBonusOf(scene, attacking, target).total,
      evasion: known ? evasionAgainst(scene, attacking, target).total : USUAL.evasion,
      leans: leaning(attackEdges(scene, attacking, target)),
      criticalFrom: criticalFrom(scene, attacking, target),
      always: true,
    }).hit;
  }
  if (ability.dr === null || target === actor) return 1;
  const bonus = known ? drOf(scene, target, ability.dr.stat).total : USUAL.dr;
  return 1 - defenceOdds(bonus, drPowerOf(scene, actor).total, 'none');
}

/** What using an Ability so is worth, in Vitality: harm to enemies counts for it, harm to one's own twice against it. */
export function abilityWorth(
  scene: Scene,
  actor: CharacterId,
  casting: Casting,
  target: string | null,
): { readonly worth: number; readonly on: 'foe' | 'ally' } {
  const { ability, upcasts } = casting;
  const aim = aimOf(ability);
  const aimed = aim === 'nothing' || target === null ? null : aimedAt(scene, target);
  const on = struckBy(scene, actor, casting, aim === 'person' ? target : null, aimed, []);
  const scale = scaleOf(being(scene, actor), upcasts);
  let worth = -WP * priceOf(scene, actor, casting).paid;
  let [foes, friends] = [0, 0];
  for (const id of on) {
    const enemy = areEnemies(scene, actor, id);
    const chance = chanceOn(scene, actor, ability, id);
    for (const effect of ability.effects) {
      const left = knows(scene, actor, id) ? (beingIn(scene, id)?.vitality ?? 1) : USUAL.vitality;
      const [harm, good] = worthOf(scene, id, effect, scale, left);
      const half = effect.effect === 'damage' && ability.dr?.success === 'half' ? (1 - chance) / 2 : 0;
      const much = (chance + half) * (harm + good);
      const helps = harm > 0 === enemy;
      worth += helps ? much : -2 * much;
      if (much > 0) enemy ? foes++ : friends++;
    }
  }
  for (const effect of ability.effects) if (effect.effect === 'summon') worth += 8;
  return { worth, on: foes >= friends && foes > 0 ? 'foe' : 'ally' };
}

/** What an effect does to somebody: harm, and good. Nothing, where it is on them already. */
function worthOf(
  scene: Scene,
  id: CharacterId,
  effect: Effect,
  scale: Scale,
  left: number,
): readonly [harm: number, good: number] {
  const who = beingIn(scene, id);
  if (who === null) return [0, 0];
  switch (effect.effect) {
    case 'damage':
      return [Math.min(Math.max(1, left), meanOf(workOut(effect.amount, scale))), 0];
    case 'heal': {
      const missing = mostVitality(scene, id).total - who.vitality;
      const back = Math.min(missing, meanOf(workOut(effect.amount, scale)));
      // Who lies there fights again.
      return [0, who.vitality < 1 && back > 0 ? back + 6 : back];
    }
    case 'temporary':
      return [0, who.temporary > 0 ? 0 : 0.6 * meanOf(workOut(effect.amount, scale))];
    case 'status':
      return [hasStatus(who, effect.status) ? 0 : HINDRANCE, 0];
    case 'end':
      return [0, who.statuses.length > 0 ? HINDRANCE : 0];
    case 'push':
      return [0.5, 0];
    case 'move':
    case 'resource':
      return [0, 0];
    case 'transform':
      return [0, who.form === null ? HINDRANCE : 0];
    default:
      return isStaying(effect) ? staying(effect, scale, who.effects.length > 0) : [0, 0];
  }
}

function staying(effect: Effect, scale: Scale, has: boolean): readonly [number, number] {
  if (has) return [0, 0];
  if (effect.effect === 'number')
    return effect.how === 'lessen' || effect.how === 'decrease'
      ? [HINDRANCE, 0]
      : [0, Math.min(HINDRANCE, 0.8 * plainly(effect.by, scale))];
  if (effect.effect === 'roll') return effect.of === 'attacked' ? [HINDRANCE, 0] : [0, HINDRANCE];
  if (effect.effect === 'rider' || effect.effect === 'link' || effect.effect === 'guard')
    return [0, HINDRANCE];
  return [0, 0];
}
