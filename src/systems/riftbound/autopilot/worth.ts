import { meanOf as mean } from '../gear/amount.ts';
import { harms } from '../powers/effects/apply.ts';
import { struck } from '../powers/legality.ts';
import { areAllies, type Owned } from '../powers/owned.ts';
import type { Effect } from '../powers/schema.ts';
import { type CharacterId, characterIn, personIn, type Scene } from '../scene.ts';

/** What an SP is worth, that one pays or gives, in HP. */
export const SP = 0.8;
/** What a condition or another hindrance is worth. */
const HINDRANCE = 2;
/** What is left of it where it can be resisted. */
const RESISTED = 0.6;

/** So many rounds: longer than fights last in which either side gets anywhere. */
const LONG = 20;

/** Two sides that mend as fast as they wound would fight for ever: late in a fight nobody is mended who can still stand. */
export function isMended(scene: Scene, id: CharacterId): boolean {
  const hp = characterIn(scene, id)?.hp;
  return hp !== undefined && (hp.now === 0 || (scene.fight?.order.round ?? 0) <= LONG);
}

/** What a power is worth on somebody, in HP: harm to enemies counts for it, harm to one's own twice against it. */
export function powerWorth(
  scene: Scene,
  actor: CharacterId,
  { power }: Owned,
  target: CharacterId | null,
): { readonly worth: number; readonly on: 'foe' | 'ally' } {
  const on = struck(scene, actor, power, target);
  const isHarm = power.effects.some((effect) => harms(effect) && !isOnUser(effect));
  const chance = power.resist === null ? 1 : RESISTED;
  let worth = -SP * power.sp;
  for (const id of on)
    for (const effect of power.effects) {
      if (isOnUser(effect)) continue;
      const much = chance * effectWorth(scene, id, power.name, effect);
      const isAlly = areAllies(scene, actor, id);
      worth += harms(effect) === isAlly ? -2 * much : much;
    }
  for (const effect of power.effects)
    if (isOnUser(effect)) worth += (harms(effect) ? -0.5 : 1) * effectWorth(scene, actor, power.name, effect);
  return { worth: on.length === 0 ? 0 : worth, on: isHarm ? 'foe' : 'ally' };
}

const isOnUser = (effect: Effect): boolean => 'on' in effect && effect.on === 'user';

/** How much an effect does to somebody; nothing, where it is on them already. */
function effectWorth(scene: Scene, id: CharacterId, power: string, effect: Effect): number {
  const who = characterIn(scene, id);
  if (who === null) return 0;
  const under = (name: string) =>
    who.kind === 'person' && who.afflictions.some(({ condition }) => condition.name === name);
  switch (effect.effect) {
    case 'damage':
      return Math.min(who.hp.now, mean(effect.amount));
    case 'heal':
      if (!isMended(scene, id)) return 0;
      return Math.min(who.hp.max - who.hp.now, mean(effect.amount) + effect.regeneration);
    case 'stamina': {
      const sp = personIn(scene, id)?.sp;
      if (sp === undefined) return 0;
      return SP * (effect.by > 0 ? Math.min(effect.by, sp.max - sp.now) : Math.min(-effect.by, sp.now));
    }
    case 'modify':
      return under(power) ? 0 : HINDRANCE * 0.6 * Math.abs(effect.by);
    case 'guard':
      return under(power) ? 0 : HINDRANCE;
    case 'condition': {
      const { condition } = effect;
      const has =
        typeof condition === 'string'
          ? who.kind === 'person' && who.conditions.some((one) => one.id === condition)
          : under(condition.name);
      return has || who.kind === 'vehicle' ? 0 : HINDRANCE;
    }
    case 'cure':
      return who.kind === 'person' && who.conditions.length + who.afflictions.length > 0 ? HINDRANCE : 0;
    case 'actions':
      return under(power) ? 0 : 2 * HINDRANCE;
    case 'hazard':
      return 2 * mean(effect.hazard.amount);
    case 'watts':
    case 'move':
      return 0.5;
    case 'tell':
      return 0;
  }
}
