import type { Comparing } from '../../../dice/index.ts';
import { type Chances, type Outcome, wholePercent } from '../../../engine/chances.ts';
import { rowOf } from '../../../engine/table.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import { blastOf } from '../attack/blast.ts';
import type { AllowedBlast } from '../attack/legality.ts';
import { cleaved } from '../attack/sixes.ts';
import { caughtBySpread } from '../attack/spread.ts';
import { felling } from '../chances/besides.ts';
import type { Harm } from '../chances/harm.ts';
import { type Pool, type Successes, successesOf } from '../chances/successes.ts';
import type { Weapon } from '../character/schema.ts';
import { hasTrait } from '../character/traits.ts';
import type { Asked } from '../checks/byWord.ts';
import { chanceOf, difficultyWord } from '../checks/odds.ts';
import { difficulties } from '../content/difficulties.ts';
import { ways } from '../content/ways.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';
import { askedWords } from './checks.ts';
import { list } from './fight.ts';
import { bold } from './telling.ts';

const nameIn = (scene: Scene, id: CharacterId): string => bold(character(scene, id).name);

function poolText({ dice, focus, maximised }: Pool): string {
  if (maximised) return `${dice}d6, every die a 6`;
  return `${dice}d6${focus === 0 ? '' : ` with Focus ${focus}`}`;
}

const focusNotes = (
  { focus, maximised }: Pick<Pool, 'focus' | 'maximised'>,
  { focused }: Pick<Successes, 'focused'>,
): readonly string[] => {
  if (focus === 0 || maximised) return [];
  return focused
    ? ['This counts Focus where it helps most, but not doubling it with Mettle.']
    : ['The pool is too large to count its Focus exactly, so I left it out.'];
};

interface Attack {
  readonly about: AttackAbout;
  readonly weapon: Weapon;
  readonly pool: Pool;
}

/** An attack by what may come of it. `dn` is null where the reader may not know it. */
export function attackWords(
  scene: Scene,
  { about, weapon, pool }: Attack,
  dn: number | null,
  { outcomes, notes, focused, worth }: Outcomes,
): Chances {
  const way = about.way === null ? '' : ` (${rowOf(ways, about.way).name})`;
  const thrown = about.thrown ? ' (thrown)' : '';
  const at = dn === null ? '' : ` at DN ${dn}`;
  return {
    what: `${nameIn(scene, about.actor)} attacks ${nameIn(scene, about.target)} with ${escapeMarkdown(weapon.name)}${thrown}${way}: ${poolText(pool)}${at}`,
    outcomes,
    ...(dn === null ? {} : { hit: outcomes[0]?.chance ?? 0 }),
    worth,
    notes: [...notes, ...traitNotes(scene, about, weapon, pool), ...focusNotes(pool, { focused })],
    brief: briefly(`${escapeMarkdown(weapon.name)}${thrown}`, pool, dn, outcomes),
  };
}

/** '81% to hit with Longsword, 7d6 at DN 4'; where the DN is not known, what each of the usual ones would mean. */
function briefly(weapon: string, pool: Pool, dn: number | null, outcomes: readonly Outcome[]): string {
  if (dn !== null)
    return `${wholePercent(outcomes[0]?.chance ?? 0)} to hit with ${weapon}, ${poolText(pool)} at DN ${dn}`;
  const each = outcomes
    .slice(1, 4)
    .map(({ name, chance }) => `${wholePercent(chance)} ${name.replace('to hit ', '')}`);
  return `${weapon}, ${poolText(pool)}: ${each.join(', ')}`;
}

/** That an attack can be made in melee too, by its own chances in brief. */
export const walkingUpNote = (brief: string): string =>
  `Or walk up first: ${brief}. You're asked before you throw.`;

/** What the weapon's traits would do besides, to whom. */
function traitNotes(scene: Scene, about: AttackAbout, weapon: Weapon, pool: Pool): readonly string[] {
  const names = (ids: readonly CharacterId[]) => list(ids.map((id) => nameIn(scene, id)));
  const sixes = `each 6, ${sixesWords(scene, pool)},`;
  const near = hasTrait(weapon, 'spread') ? caughtBySpread(scene, about) : [];
  const beside = hasTrait(weapon, 'cleave') ? cleaved(scene, about) : [];
  return [
    ...(near.length === 0 ? [] : [`Spread: half of the Damage to ${names(near)}, too.`]),
    ...(beside.length === 0 ? [] : [`Cleave: ${sixes} is 1 Damage to ${names(beside)}, too.`]),
    ...(hasTrait(weapon, 'rend') ? [`Rend: ${sixes} tears off a point of Armour that can be torn.`] : []),
    ...(hasTrait(weapon, 'restraining') ? ['Restraining: a hit leaves them Restrained.'] : []),
  ];
}

/** How many dice end as 6 for Cleave and Rend. Those that Soulfire made so count as the campaign has it (S9). */
function sixesWords({ party }: Scene, { dice, maximised }: Pool): string {
  if (!maximised) return `${Math.round((dice / 6) * 10) / 10} of them on average without Focus`;
  return party.rules.soulfireSixes === 'yes' ? `${dice} of them` : 'none of them by Soulfire';
}

/** A Charge through what fells whoever charges. */
export function endedWords(scene: Scene, { actor, target }: AttackAbout): Chances {
  return {
    what: `${nameIn(scene, actor)} attacks ${nameIn(scene, target)}`,
    outcomes: [{ name: 'to hit', chance: 0 }],
    notes: [`${nameIn(scene, actor)} goes down on the way there and never strikes.`],
  };
}

/** A Blast, which has no Test. */
export function blastWords(
  scene: Scene,
  { actor, means, zone }: AllowedBlast,
  there: readonly CharacterId[],
  worth: number,
): Chances {
  const { weapon } = means;
  const name = escapeMarkdown(scene.fight?.map.zones[zone]?.name ?? zone);
  const hurt = there.length === 0 ? 'nobody' : list(there.map((id) => nameIn(scene, id)));
  return {
    what: `${nameIn(scene, actor)} aims ${escapeMarkdown(weapon.name)} at ${name}`,
    outcomes: [{ name: 'to hit everybody there', chance: 1 }],
    worth,
    brief: `${blastOf(weapon)} Damage with ${escapeMarkdown(weapon.name)} to ${hurt}`,
    notes: [`No Test: ${blastOf(weapon)} Damage, less their own Armour, to ${hurt}.`],
  };
}

interface Outcomes {
  readonly outcomes: readonly Outcome[];
  readonly notes: readonly string[];
  readonly focused: boolean;
  readonly worth: number;
}

export function knownAttackOutcomes(
  { focused }: Successes,
  { hits, hurts, fells, dies, damage }: Harm,
): Outcomes {
  return {
    outcomes: [
      { name: 'to hit', chance: hits },
      { name: 'to get through the Armour', chance: hurts },
      ...(fells === null
        ? []
        : [{ name: dies ? 'to kill them' : 'to drop them (Mortally Wounded)', chance: fells }]),
    ],
    notes: [`${Math.round(damage * 10) / 10} Damage goes through on average, misses counted.`],
    focused,
    worth: damage + felling * (fells ?? 0) + hits / 10,
  };
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** For those who may not know the target's numbers: what each DN that their Defence may give would mean. */
export function unknownAttackOutcomes(pool: Pool, weapon: number): Outcomes {
  const found = [2, 3, 4, 5, 6].map((dn) => ({ dn, ...successesOf(pool, dn) }));
  return {
    outcomes: found.map(({ dn, distribution }) => ({
      name: `to hit at DN ${dn}`,
      chance: distribution.chance({ atLeast: 1 }),
    })),
    notes: ['Only the GM knows their Defence, Armour and Toughness: you see the DN when you attack.'],
    focused: found.every((one) => one.focused),
    worth:
      mean(found.map(({ distribution }) => distribution.chance({ atLeast: 1 }))) * Math.max(1, weapon + 1),
  };
}

interface Test {
  readonly actor: CharacterId;
  readonly name: string;
  readonly pool: Pool;
  readonly difficulty: number;
  readonly complexity: number;
}

/** 'Easy for 2d6, before Focus.': what the DN is called by the dice alone. */
function calledWords({ pool: { dice, focus, maximised }, difficulty, complexity }: Test): readonly string[] {
  if (maximised) return [];
  const word = rowOf(difficulties, difficultyWord(chanceOf(dice, { difficulty, complexity }))).name;
  return [`**${word}** for ${dice}d6${focus === 0 ? '' : ', before Focus'}.`];
}

/** A word by which a DN was asked for, and the DN that it came to. */
interface ByWord {
  readonly asked: Asked;
  readonly dn: string;
}

export function checkWords(scene: Scene, test: Test, found: Successes, byWord: ByWord | null): Chances {
  const { actor, name, pool, difficulty, complexity } = test;
  return {
    what: `${nameIn(scene, actor)} tests ${name} at DN ${difficulty}:${complexity}: ${poolText(pool)}`,
    outcomes: [{ name: 'to pass', chance: found.distribution.chance({ atLeast: complexity }) }],
    notes: [
      ...calledWords(test),
      ...(byWord === null || byWord.asked.fits ? [] : [askedWords(byWord.asked, byWord.dn)]),
      ...focusNotes(pool, found),
    ],
  };
}

export function deathWords(scene: Scene, test: Test, found: Successes): Chances {
  const { actor, pool, difficulty, complexity } = test;
  return {
    what: `${nameIn(scene, actor)} makes a Death Test at DN ${difficulty}:${complexity}: ${poolText(pool)}`,
    outcomes: [{ name: 'to hold on', chance: found.distribution.chance({ atLeast: complexity }) }],
    notes: calledWords(test),
  };
}

interface Side {
  readonly who: CharacterId;
  readonly name: string;
  readonly pool: Pool;
  readonly difficulty: number;
  readonly found: Successes;
}

/** An Opposed Test; of who resists only the name is told where the reader may not know their numbers. */
export function opposedWords(
  scene: Scene,
  first: Side,
  second: (Side & { readonly compared: Comparing }) | Pick<Side, 'who' | 'name'>,
): Chances {
  const { who, name, pool, difficulty, found } = first;
  const own = `${nameIn(scene, who)} tests ${name}, ${poolText(pool)} at DN ${difficulty}, against ${nameIn(scene, second.who)}`;
  if (!('compared' in second))
    return {
      what: `${own}, who resists with ${second.name}`,
      outcomes: [1, 2, 3].map((count) => ({
        name: `to have ${count === 1 ? 'a success' : `${count} successes`} or more`,
        chance: found.distribution.chance({ atLeast: count }),
      })),
      notes: [
        'Only the GM knows their pool. A tie changes nothing, so you need more successes than they have.',
        ...focusNotes(pool, found),
      ],
    };
  const { compared } = second;
  const placed = pool.maximised ? 0 : pool.focus;
  const both = { focus: Math.max(placed, second.pool.focus), maximised: false };
  return {
    what: `${own}: ${second.name}, ${poolText(second.pool)} at DN ${second.difficulty}`,
    outcomes: [
      { name: 'to win', chance: compared.higher },
      { name: 'to tie, which changes nothing', chance: compared.equal },
      { name: 'to lose', chance: compared.lower },
    ],
    notes: [
      "I don't count what the resisting side can spend.",
      ...focusNotes(both, { focused: found.focused || second.found.focused }),
    ],
  };
}
