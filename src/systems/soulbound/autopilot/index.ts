import type { AutopilotRules } from '../../../engine/autopilot/rules.ts';
import { rowOf } from '../../../engine/table.ts';
import { meansOf } from '../attack/means.ts';
import { ranges } from '../content/ranges.ts';
import { asKnownTo } from '../fight/aside.ts';
import { isHiddenFrom } from '../fight/hidden.ts';
import { stands } from '../fight/stands.ts';
import { zonesApart } from '../fight/zones.ts';
import { type CharacterId, character, fighterIn, fightersIn, type Scene } from '../scene.ts';
import { isHarmful, whyNotUsed } from '../powers/legality.ts';
import { mustBuyAction } from '../turn/economy.ts';
import { groundOf } from './ground.ts';
import { powersOf } from './powers.ts';
import { stockOf } from './stock.ts';

const sideOf = (scene: Scene, id: CharacterId) => fighterIn(scene, id)?.side ?? 'players';

/** Those on the other side who stand, as far as somebody knows of them. */
export const enemiesKnown = (scene: Scene, actor: CharacterId): readonly CharacterId[] =>
  fightersIn(scene).filter(
    (id) =>
      sideOf(scene, id) !== sideOf(scene, actor) && stands(scene, id) && !isHiddenFrom(scene, id, actor),
  );

/** What is left of somebody: of their Toughness, and of the spaces for Wounds behind it. */
function healthOf(scene: Scene, id: CharacterId): number {
  const { toughness, wounds } = character(scene, id);
  return (toughness.now + wounds.max - wounds.now) / Math.max(1, toughness.max + wounds.max);
}

/** How others can tell how somebody is: of heroes exactly, of foes whether they are hurt. */
function healthToTell(scene: Scene, actor: CharacterId, id: CharacterId): number {
  const health = healthOf(scene, id);
  return sideOf(scene, actor) === 'foes' || health === 1 ? health : 0.5;
}

/** Whether somebody has a weapon that shoots or is thrown, or a power that harms in another Zone. */
const harmsFromAfar = (scene: Scene, actor: CharacterId): boolean =>
  meansOf(scene, actor).some(({ weapon, thrown }) => !weapon.dropped && (thrown || weapon.range !== null)) ||
  character(scene, actor).powers.some(
    (power) =>
      isHarmful(power) && rowOf(ranges, power.range).zones !== 0 && whyNotUsed(scene, actor, power) === null,
  );

export const autopilot: AutopilotRules<Scene> = {
  behaviour: (scene, actor) => character(scene, actor).behaviour ?? null,
  around(whole, actor) {
    const scene = asKnownTo(whole, actor);
    const mustBuys = mustBuyAction(scene, actor);
    return {
      health: healthOf(scene, actor),
      unseen: fighterIn(whole, actor)?.unseen === true,
      enemies: enemiesKnown(scene, actor).map((id) => ({
        id,
        distance: zonesApart(scene, actor, id),
        health: healthToTell(scene, actor, id),
      })),
      near: 1,
      fromAfar: harmsFromAfar(scene, actor),
      // Mettle buys more attacks, and nothing else.
      price: mustBuys ? ['extraAction'] : [],
      first: mustBuys ? ['stand'] : ['breakFree', 'stand'],
      instead: mustBuys ? [] : ['reload', 'dodge'],
    };
  },
  ground: (whole, actor) => {
    const scene = asKnownTo(whole, actor);
    return groundOf(scene, actor, enemiesKnown(scene, actor));
  },
  powers: powersOf,
  stock: stockOf,
  toEnd: ['mount', 'move', 'run'],
  flee: 'flee',
  harm({ type, data }) {
    const { actor, target, dealt } = data;
    if (type !== 'attacked' && type !== 'caught') return null;
    return typeof actor === 'string' && typeof target === 'string' && Number(dealt) > 0
      ? { by: actor, target }
      : null;
  },
  answer: () => null,
  decided: (scene) =>
    (['players', 'foes'] as const).some(
      (side) => !fightersIn(scene).some((id) => sideOf(scene, id) === side && stands(scene, id)),
    ),
};
