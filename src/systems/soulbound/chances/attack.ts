import type { Distribution } from '../../../dice/index.ts';
import type { Chances } from '../../../engine/chances.ts';
import type { Made } from '../../../engine/creation.ts';
import type { IntentOf } from '../../../engine/intent.ts';
import { attackTest, staysPut, upClose } from '../attack/attack.ts';
import { wouldFell } from '../attack/damage.ts';
import { defenderOf } from '../attack/defender.ts';
import { checkAttack } from '../attack/legality.ts';
import { skillOf } from '../character/blank.ts';
import { hasTrait } from '../character/traits.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { armourOf, attackDifficulty, poolOf } from '../numbers/index.ts';
import { weaponOf } from '../numbers/weapon.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';
import { budgetOf } from '../turn/budget.ts';
import { attackWords, knownAttackOutcomes, unknownAttackOutcomes } from '../words/chances.ts';
import { type Pool, successesOf } from './successes.ts';

/** What an attack may come to, made on a turn that has just begun. `knows` says whose numbers may be told. */
export function attackChances(
  scene: Scene,
  intent: IntentOf<'attack'>,
  knows: (id: CharacterId) => boolean,
): Made<Chances> {
  const before = asOnTurn(scene, intent.actor);
  const checked = checkAttack(before, intent);
  if (!checked.ok) return checked;
  const { about: wanted, doubled } = checked.attack;
  const now = staysPut(before, wanted) ? before : upClose(before, wanted.actor, wanted.target);
  const about = { ...wanted, target: defenderOf(now, wanted) ?? wanted.target };
  const test = attackTest(now, about, doubled);
  const pool: Pool = {
    dice: poolOf(now, test).total,
    focus: skillOf(character(now, about.actor), test.skill).focus,
  };
  const attack = { about, weapon: weaponOf(now, about).name, pool };
  if (!knows(about.target))
    return { ok: true, value: attackWords(now, attack, null, unknownAttackOutcomes(pool)) };
  const { dn } = attackDifficulty(now, about);
  const found = successesOf(pool, dn);
  return {
    ok: true,
    value: attackWords(now, attack, dn, knownAttackOutcomes(found, harmOf(now, about, found))),
  };
}

/** What an attack would do to its target. Chances are 0 to 1; `damage` is what goes through the Armour, on average. */
export interface Harm {
  readonly hits: number;
  readonly hurts: number;
  readonly fells: number | null; // null: they are Mortally Wounded already
  readonly damage: number;
}

function harmOf(
  scene: Scene,
  about: AttackAbout,
  { distribution }: { readonly distribution: Distribution },
): Harm {
  const target = character(scene, about.target);
  const weapon = weaponOf(scene, about);
  const armour = armourOf(scene, about).total;
  const minorOnly = hasTrait(weapon, 'ineffective');
  let [hurts, fells, damage] = [0, 0, 0];
  for (const { value: successes, chance } of distribution.entries()) {
    const dealt = successes > 0 ? Math.max(0, weapon.damage + successes - armour) : 0;
    damage += dealt * chance;
    if (dealt > 0) hurts += chance;
    if (dealt > 0 && wouldFell(target, dealt, minorOnly)) fells += chance;
  }
  const hits = distribution.chance({ atLeast: 1 });
  return { hits, hurts, fells: target.mortal === null ? fells : null, damage };
}

/** The scene as if a turn of theirs had just begun: chances may be asked for at any time. */
function asOnTurn(scene: Scene, actor: CharacterId): Scene {
  const { fight } = scene;
  if (fight === null || fight.fighters[actor] === undefined) return scene;
  const turns = [...fight.order.turns, { actor, kind: 'regular' as const }];
  return { ...scene, fight: { ...fight, order: { ...fight.order, turns }, turn: budgetOf(scene, actor) } };
}
