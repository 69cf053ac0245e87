import type { Distribution } from '../../../dice/index.ts';
import type { Chances } from '../../../engine/chances.ts';
import type { Made } from '../../../engine/creation.ts';
import type { IntentOf } from '../../../engine/intent.ts';
import { blasted, blastOf } from '../attack/blast.ts';
import { makesDeathTests, wouldFell } from '../attack/damage.ts';
import { type AllowedBlast, type AllowedStrike, checkAttack } from '../attack/legality.ts';
import { attackTest } from '../attack/strike.ts';
import { through } from '../attack/through.ts';
import { skillOf } from '../character/blank.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { attackDifficulty, poolOf, weaponDamageOf } from '../numbers/index.ts';
import { weaponOf } from '../numbers/weapon.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';
import { budgetOf } from '../turn/budget.ts';
import {
  attackWords,
  blastWords,
  endedWords,
  knownAttackOutcomes,
  unknownAttackOutcomes,
  walkingUpNote,
} from '../words/chances.ts';
import { besidesWorth, caughtWorth, type Knows } from './besides.ts';
import { ahead } from './engaged.ts';
import type { Harm } from './harm.ts';
import { type Pool, successesOf } from './successes.ts';

/**
 * What an attack may come to: as it stands where it can be made now, else as on a turn that has just begun. `knows` says whose numbers may
 * be told.
 */
export function attackChances(
  scene: Scene,
  intent: IntentOf<'attack'>,
  knows: (id: CharacterId) => boolean,
): Made<Chances> {
  const now = checkAttack(scene, intent);
  const before = now.ok ? scene : asOnTurn(scene, intent.actor);
  const checked = now.ok ? now : checkAttack(before, intent);
  if (!checked.ok) return checked;
  const { attack } = checked;
  return {
    ok: true,
    value:
      attack.kind === 'blast'
        ? blastWords(before, attack, blasted(before, attack.zone), blastWorth(before, attack, knows))
        : withInstead(before, attack, knows),
  };
}

/** Where it will be asked whether somebody throws or walks up, what walking up would come to is told too. */
function withInstead(before: Scene, attack: AllowedStrike, knows: (id: CharacterId) => boolean): Chances {
  const chances = strikeChances(before, attack, knows);
  if (attack.instead === null) return chances;
  const { brief } = strikeChances(before, attack.instead, knows);
  return brief === undefined ? chances : { ...chances, notes: [...chances.notes, walkingUpNote(brief)] };
}

function strikeChances(before: Scene, attack: AllowedStrike, knows: (id: CharacterId) => boolean): Chances {
  const { doubled, maximised } = attack;
  const there = ahead(before, attack, knows);
  if (there === null) return endedWords(before, attack.about);
  const { now, about, hit } = there;
  const test = attackTest(now, about, doubled);
  const { focus } = skillOf(character(now, about.actor), test.skill);
  const pool: Pool = { dice: poolOf(now, test).total, focus, maximised };
  const told = { about, weapon: weaponOf(now, about), pool };
  const besides = (at: Distribution) => besidesWorth(now, about, { weapon: told.weapon, pool, at }, knows);
  if (!knows(about.target)) {
    const found = unknownAttackOutcomes(pool, told.weapon.damage);
    const worth = found.worth + besides(successesOf(pool, guessedDn).distribution);
    return attackWords(now, told, null, { ...found, worth });
  }
  const { dn } = attackDifficulty(now, about);
  const found = successesOf(pool, dn);
  const known = knownAttackOutcomes(found, harmOf(hit, about, found));
  return attackWords(now, told, dn, { ...known, worth: known.worth + besides(found.distribution) });
}

/** The DN that somebody is taken to be hit at whose own cannot be told. */
const guessedDn = 4;

/** What a Blast does to all whom it hits, in Damage. */
function blastWorth(scene: Scene, { actor, means, zone }: AllowedBlast, knows: Knows): number {
  const about = { actor, target: actor, weapon: means.weapon.id, thrown: means.thrown, way: null };
  const amounts = [{ value: blastOf(means.weapon), chance: 1 }];
  return caughtWorth(scene, about, { caught: blasted(scene, zone), amounts }, knows);
}

function harmOf(
  scene: Scene,
  about: AttackAbout,
  { distribution }: { readonly distribution: Distribution },
): Harm {
  const target = character(scene, about.target);
  const weapon = weaponDamageOf(scene, about).total;
  let [hurts, fells, damage] = [0, 0, 0];
  for (const { value: successes, chance } of distribution.entries()) {
    if (successes === 0 || target.lastStand) continue; // nothing hurts in a Last Stand
    const { dealt, minorOnly } = through(scene, about, Math.max(0, weapon + successes));
    damage += dealt * chance;
    if (dealt > 0) hurts += chance;
    if (dealt > 0 && wouldFell(target, dealt, minorOnly)) fells += chance;
  }
  const hits = distribution.chance({ atLeast: 1 });
  return {
    hits,
    hurts,
    fells: target.mortal === null ? fells : null,
    dies: target.minions !== null || !makesDeathTests(scene, about.target),
    damage,
  };
}

/**
 * The scene as if a turn of theirs had just begun: chances may be asked for at any time. One that runs has all back that it gives; what
 * else it has come to stays: the ground on which it began, the Zones into which they have forced their way.
 */
function asOnTurn(scene: Scene, actor: CharacterId): Scene {
  const { fight } = scene;
  if (fight === null || fight.fighters[actor] === undefined) return scene;
  const turns = [...fight.order.turns, { actor, kind: 'regular' as const }];
  const fresh = budgetOf(scene, actor);
  const { move, moved, actions, acted } = fresh;
  const turn = fight.turn?.actor === actor ? { ...fight.turn, move, moved, actions, acted } : fresh;
  return { ...scene, fight: { ...fight, order: { ...fight.order, turns }, turn } };
}
