import type { Comparing } from '../../../dice/index.ts';
import type { Chances, Outcome } from '../../../engine/chances.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import type { Harm } from '../chances/attack.ts';
import { type Pool, type Successes, successesOf } from '../chances/successes.ts';
import { rowOf } from '../content/table.ts';
import { ways } from '../content/ways.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';
import { bold } from './telling.ts';

const nameIn = (scene: Scene, id: CharacterId): string => bold(character(scene, id).name);

const poolText = ({ dice, focus }: Pool): string => `${dice}d6${focus === 0 ? '' : ` with Focus ${focus}`}`;

const focusNotes = ({ focus }: Pool, { focused }: Pick<Successes, 'focused'>): readonly string[] => {
  if (focus === 0) return [];
  return focused
    ? ['Focus is counted as placed for the most successes; doubling it for Mettle is not counted.']
    : ['The pool is too large to count its Focus exactly, so it is left out.'];
};

interface Attack {
  readonly about: AttackAbout;
  readonly weapon: string;
  readonly pool: Pool;
}

/** An attack by what may come of it. `dn` is null where the reader may not know it. */
export function attackWords(
  scene: Scene,
  { about, weapon, pool }: Attack,
  dn: number | null,
  { outcomes, notes, focused }: Outcomes,
): Chances {
  const way = about.way === null ? '' : ` (${rowOf(ways, about.way).name})`;
  const thrown = about.thrown ? ' (thrown)' : '';
  const at = dn === null ? '' : ` at DN ${dn}`;
  return {
    what: `${nameIn(scene, about.actor)} attacks ${nameIn(scene, about.target)} with ${escapeMarkdown(weapon)}${thrown}${way}: ${poolText(pool)}${at}`,
    outcomes,
    notes: [...notes, ...focusNotes(pool, { focused })],
  };
}

interface Outcomes {
  readonly outcomes: readonly Outcome[];
  readonly notes: readonly string[];
  readonly focused: boolean;
}

export function knownAttackOutcomes({ focused }: Successes, { hits, hurts, fells, damage }: Harm): Outcomes {
  return {
    outcomes: [
      { name: 'to hit', chance: hits },
      { name: 'to get through the Armour', chance: hurts },
      ...(fells === null ? [] : [{ name: 'to drop them (Mortally Wounded)', chance: fells }]),
    ],
    notes: [`${Math.round(damage * 10) / 10} Damage goes through on average, misses counted.`],
    focused,
  };
}

/** For those who may not know the target's numbers: what each DN that their Defence may give would mean. */
export function unknownAttackOutcomes(pool: Pool): Outcomes {
  const found = [2, 3, 4, 5, 6].map((dn) => ({ dn, ...successesOf(pool, dn) }));
  return {
    outcomes: found.map(({ dn, distribution }) => ({
      name: `to hit at DN ${dn}`,
      chance: distribution.chance({ atLeast: 1 }),
    })),
    notes: [
      'Their Defence, Armour and Toughness are the GM’s to know: which DN it is shows when you attack.',
    ],
    focused: found.every((one) => one.focused),
  };
}

interface Test {
  readonly actor: CharacterId;
  readonly name: string;
  readonly pool: Pool;
  readonly difficulty: number;
  readonly complexity: number;
}

export function checkWords(scene: Scene, test: Test, found: Successes): Chances {
  const { actor, name, pool, difficulty, complexity } = test;
  return {
    what: `${nameIn(scene, actor)} tests ${name} at DN ${difficulty}:${complexity}: ${poolText(pool)}`,
    outcomes: [{ name: 'to pass', chance: found.distribution.chance({ atLeast: complexity }) }],
    notes: focusNotes(pool, found),
  };
}

export function deathWords(scene: Scene, test: Test, found: Successes): Chances {
  const { actor, pool, difficulty, complexity } = test;
  return {
    what: `${nameIn(scene, actor)} makes a Death Test at DN ${difficulty}:${complexity}: ${poolText(pool)}`,
    outcomes: [{ name: 'to hold on', chance: found.distribution.chance({ atLeast: complexity }) }],
    notes: [],
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
        'Their pool is not yours to know; a tie changes nothing, so you need more successes than they have.',
        ...focusNotes(pool, found),
      ],
    };
  const { compared } = second;
  const both = { dice: 0, focus: Math.max(pool.focus, second.pool.focus) };
  return {
    what: `${own}: ${second.name}, ${poolText(second.pool)} at DN ${second.difficulty}`,
    outcomes: [
      { name: 'to win', chance: compared.higher },
      { name: 'to tie, which changes nothing', chance: compared.equal },
      { name: 'to lose', chance: compared.lower },
    ],
    notes: focusNotes(both, { focused: found.focused || second.found.focused }),
  };
}
