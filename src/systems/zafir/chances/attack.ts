import type { Chances } from '../../../engine/chances.ts';
import type { Made } from '../../../engine/creation.ts';
import type { IntentOf } from '../../../engine/intent.ts';
import { areaTiles, unitsOn } from '../attack/area.ts';
import { type Allowed, checkAttack } from '../attack/attack.ts';
import { type Damage, through } from '../attack/through.ts';
import type { Thrown } from '../attack/thrown.ts';
import { knowsOf } from '../move/free.ts';
import { standingOn } from '../move/reveal.ts';
import { areEnemies, type CharacterId, character, type Scene } from '../scene.ts';
import { strikeWords, throwWords } from '../words/chances.ts';
import { riskWords } from '../words/risks.ts';
import type { Caught } from './caught.ts';
import { critChance } from './dice.ts';
import { strikeOdds } from './strike.ts';

/** What an attack may come to, made on a turn that has just begun. `knows`: whose figures may be told. */
export function attackChances(
  scene: Scene,
  intent: IntentOf<'attack'>,
  knows: (id: CharacterId) => boolean,
): Made<Chances> {
  const checked = checkAttack(scene, intent);
  if (!checked.ok) return checked;
  const { attack } = checked;
  const value =
    attack.kind === 'strike' ? ofStrike(scene, attack, knows) : ofThrow(scene, intent.actor, attack, knows);
  return { ok: true, value };
}

function ofStrike(
  scene: Scene,
  { placed: { about, approach } }: Extract<Allowed, { kind: 'strike' }>,
  knows: (id: CharacterId) => boolean,
): Chances {
  const there = approach === null ? scene : standingOn(scene, about.actor, approach.to);
  return strikeWords(scene, {
    about,
    approach: approach?.to ?? null,
    risks: approach === null ? [] : riskWords(scene, about.actor, approach),
    odds: strikeOdds(there, about),
    known: knows(about.target),
  });
}

function ofThrow(
  scene: Scene,
  actor: CharacterId,
  { throw: { thrown, at } }: Extract<Allowed, { kind: 'grenade' }>,
  knows: (id: CharacterId) => boolean,
): Chances {
  const targets = unitsOn(scene, areaTiles(scene, at, thrown.radius)).filter((id) =>
    knowsOf(scene, actor, id),
  );
  const caught = targets.map((target) => ({
    ...grenadeOdds(scene, actor, thrown, target),
    target,
    known: knows(target),
    friend: !areEnemies(scene, actor, target),
  }));
  return throwWords(scene, { actor, thrown, at, caught });
}

/** HP that a grenade takes of somebody in its area on average, and the chance that it leaves them none. Exact. */
export function grenadeOdds(
  scene: Scene,
  actor: CharacterId,
  thrown: Thrown,
  target: CharacterId,
): Pick<Caught, 'hp' | 'fells'> {
  const { row, critDice, critDamage, piercing } = thrown;
  if (row.damage === null) return { hp: 0, fells: 0 };
  const { die, plus } = row.damage;
  const critical = critChance(critDice);
  const faces = die === 0 ? [0] : Array.from({ length: die }, (_, i) => i + 1);
  const has = character(scene, target).battle.hp;
  let [hp, fells] = [0, 0];
  for (const crit of [true, false])
    for (const face of faces) {
      const damage: Damage = {
        target,
        amount: plus + face + (crit ? critDamage : 0),
        damageType: row.damageType,
        by: actor,
        what: row.name,
        attack: true,
        piercing,
        breaking: row.breaking,
        ignoresArmour: row.ignoresArmour,
      };
      const lost = through(scene, damage).hp;
      const chance = (crit ? critical : 1 - critical) / faces.length;
      hp += chance * lost;
      if (has > 0 && lost === has) fells += chance;
    }
  return { hp, fells };
}
