import { type Chances, type Outcome, wholePercent } from '../../../engine/chances.ts';
import type { Sum } from '../../../engine/modifier.ts';
import { rowOf } from '../../../engine/table.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import type { Thrown } from '../attack/thrown.ts';
import type { Caught } from '../chances/caught.ts';
import type { CheckOdds } from '../chances/checkOdds.ts';
import { felling, meanDamage, type StrikeOdds, strikeWorth } from '../chances/strike.ts';
import { skillDifficulties } from '../content/skillDifficulties.ts';
import { distanceBetween } from '../move/sight.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { coverAgainst } from '../numbers/sources/cover.ts';
import { type CharacterId, character, type Scene, unitIn } from '../scene.ts';
import type { Check } from '../town/pool.ts';
import { skillName } from '../town/skill.ts';
import { coverNames } from './cover.ts';
import { dieAndMore } from './damage.ts';
import { poolWords } from './pools.ts';
import { bold } from './telling.ts';

const nameIn = (scene: Scene, id: CharacterId) => bold(character(scene, id).name);
const oneDecimal = (number: number) => Math.round(number * 10) / 10;
const dice = (count: number, kind: string) => `${Math.max(0, count)} ${kind} ${count === 1 ? 'Die' : 'Dice'}`;

interface Strike {
  readonly about: AttackAbout;
  /** Its free move, and what that brings on. */
  readonly approach: string | null;
  readonly risks: readonly string[];
  readonly odds: StrikeOdds;
  /** Whether the target's figures may be told. */
  readonly known: boolean;
}

/** An attack by what may come of it. */
export function strikeWords(scene: Scene, { about, approach, risks, odds, known }: Strike): Chances {
  const { actor, target, weapon, kind } = about;
  const { numbers, hit, crit, hp, fells } = odds;
  const subdue = kind === 'subdue';
  const pools = [
    dice(numbers.aim.total, 'Aim'),
    ...(numbers.crit.total < 1 ? [] : [dice(numbers.crit.total, 'Crit')]),
    ...(subdue ? [] : [`${dieAndMore({ die: weapon.damage.die, plus: numbers.damage.total })} damage`]),
  ];
  const outcomes: Outcome[] = [
    { name: subdue ? 'to knock them out' : 'to hit', chance: hit },
    ...(subdue || numbers.crit.total < 1 ? [] : [{ name: 'to hit critically', chance: crit }]),
    ...(known && !subdue ? [{ name: 'to leave them no HP', chance: fells }] : []),
  ];
  const deed = subdue
    ? `tries to subdue ${nameIn(scene, target)}`
    : `attacks ${nameIn(scene, target)} with ${escapeMarkdown(weapon.name)}`;
  return {
    what: `${nameIn(scene, actor)} ${deed}: ${pools.join(', ')}`,
    outcomes,
    hit,
    worth: strikeWorth(about, odds, known),
    brief: briefly(scene, about, approach, hit),
    ...(risks.length === 0 ? {} : { risk: risks.map(escapeMarkdown).join(', ') }),
    notes: [
      ...where(scene, about, approach),
      `${poolWords('Aim', numbers.aim)}.`,
      ...(subdue ? [] : [known ? `${oneDecimal(hp)} HP lost on average, misses counted.` : unknown]),
      "Reactions to it (Dodge and the like) aren't counted.",
    ],
  };
}

/** '33% to hit with Autorifle, full cover, 8.5 tiles, steps out to C5'. */
function briefly(scene: Scene, about: AttackAbout, approach: string | null, hit: number): string {
  const { cover } = coverAgainst(scene, about);
  const away = distanceBetween(scene, about.actor, about.target);
  const own = unitIn(scene, about.actor)?.at === about.from;
  const aims = about.kind === 'subdue' ? 'to knock them out' : 'to hit';
  const how = approach !== null ? `, goes to ${approach}` : own ? '' : `, steps out to ${about.from}`;
  return `${wholePercent(hit)} ${aims} with ${escapeMarkdown(about.weapon.name)}, ${coverNames[cover]}, ${away} ${away === 1 ? 'tile' : 'tiles'}${how}`;
}

const unknown = 'Only the GM knows their HP, armour and shields.';

/** From where the attack is made, where that is not the attacker's own tile; against which cover. */
function where(scene: Scene, about: AttackAbout, approach: string | null): readonly string[] {
  const own = unitIn(scene, about.actor)?.at === about.from;
  const { cover } = coverAgainst(scene, about);
  const place =
    approach !== null ? [`Goes to ${approach} first.`] : own ? [] : [`Steps out to ${about.from} and back.`];
  return [...place, `They have ${coverNames[cover]}${own ? '' : ' from there'}.`];
}

/** A skill action by what may come of it. */
export function checkWords(
  scene: Scene,
  { check, pool, odds }: { readonly check: Check; readonly pool: Sum; readonly odds: CheckOdds },
): Chances {
  const { actor, skill, difficulty } = check;
  const hard = rowOf(skillDifficulties, difficulty.id).name;
  const pools = [dice(pool.total, 'Skill'), ...(difficulty.crit < 1 ? [] : [dice(difficulty.crit, 'Crit')])];
  const name = escapeMarkdown(skillName(skill.name, skill.responsibility));
  return {
    what: `${nameIn(scene, actor)} tries ${name} (${hard.toLowerCase()}): ${pools.join(', ')}`,
    outcomes: [
      { name: 'to succeed', chance: odds.success },
      ...(difficulty.crit < 1 ? [] : [{ name: 'to do better than hoped', chance: odds.crit }]),
    ],
    notes: [`${poolWords(`Skill: ${hard}`, pool)}, a 5 or 6 succeeds.`],
  };
}

/** What a grenade does to one of those it hits. One that does no damage is worth little. */
const worthOf = ({ known, hp, fells }: Caught, { damage }: Thrown['row']): number =>
  damage === null ? 0.5 : known ? hp + felling * fells : meanDamage(damage.die, damage.plus);

interface Throw {
  readonly actor: CharacterId;
  readonly thrown: Thrown;
  readonly at: string;
  readonly caught: readonly Caught[];
}

/** A grenade, which hits of itself whoever is there. */
export function throwWords(scene: Scene, { actor, thrown, at, caught }: Throw): Chances {
  const { row, radius } = thrown;
  const does = row.damage === null ? '' : `: ${dieAndMore(row.damage)} damage each`;
  const names = caught.map(({ target }) => nameIn(scene, target));
  return {
    what: `${nameIn(scene, actor)} throws ${escapeMarkdown(row.name)} at ${at}${does}`,
    hit: 1,
    worth: caught.reduce((sum, one) => sum + (one.friend ? -2 : 1) * worthOf(one, row), 0),
    outcomes: [
      { name: 'to hit everybody there', chance: 1 },
      ...caught
        .filter(({ known }) => known && row.damage !== null)
        .map(({ target, fells }) => ({ name: `to leave ${nameIn(scene, target)} no HP`, chance: fells })),
    ],
    brief: `hits everybody within ${radius} tiles of ${at}: ${names.length === 0 ? 'nobody' : names.join(', ')}`,
    notes: [
      `Within ${radius} tiles of ${at}: ${names.length === 0 ? 'nobody' : names.join(', ')}.`,
      ...caught
        .filter(({ known }) => known && row.damage !== null)
        .map(({ target, hp }) => `${nameIn(scene, target)} loses ${oneDecimal(hp)} HP on average.`),
      ...(caught.some(({ known }) => !known) ? [unknown] : []),
      row.text,
    ],
  };
}
