import { type Modifier, type Sum, sum } from '../../../engine/modifier.ts';
import { findRow, rowOf } from '../../../engine/table.ts';
import type { Being } from '../character/schema.ts';
import { archetypes } from '../content/archetypes.ts';
import { creatureClasses } from '../content/creatures.ts';
import { epicTimes } from './levelsOf.ts';
import { inOwnForm } from './ownForm.ts';
import { half, skillLevelOf } from './stat.ts';
import { goesBy, isCinematic } from './ways.ts';

/** What each Level adds (Level and Tier; General Creature features). */
export interface Growth {
  readonly vitality: number;
  readonly willpower: number;
}

/** The growth of a class, of a creature or a character (Free-Style), else of a character's Archetype; nothing for who has neither. */
export function growthOf(being: Being): Growth {
  if (being.class !== null) return rowOf(creatureClasses, being.class);
  const archetype = being.kind === 'hero' ? findRow(archetypes, being.archetype) : null;
  return archetype ?? { vitality: 0, willpower: 0 };
}

/** The Levels that have added Vitality and WP: none below 0; with Mere Mortals the first alone. */
export const risen = (being: Being): number =>
  Math.max(0, goesBy(being, 'mereMortals') ? Math.min(1, being.level) : being.level);

/** How a creature's rank multiplies: a boss by its grade (Bosses). */
const times = (being: Being): number =>
  being.kind === 'creature' && being.rank === 'boss' ? being.grade : 1;

const isMinor = (being: Being): boolean => being.kind === 'creature' && being.rank === 'minor';

/** Whether it was summoned by a summon: it only has 1 Vitality, and nothing adds to that (Summon). */
export const isBySummon = (being: Being): boolean => being.kind === 'creature' && being.bySummon === true;

/** Halved for Normal creatures (Normal). */
const isHalved = (being: Being): boolean => being.kind === 'creature' && being.rank === 'normal';

/** The most Vitality before features: Constitution and what Levels gave (Vitality); 1 for Minor creatures, multiplied by the grade for bosses. */
export function vitalityOf(being: Being): Sum {
  if (isMinor(being) || isBySummon(being)) return sum(1, []);
  if (isCinematic(being)) return graded(being, cinematicVitality(being));
  const levels = growthOf(being).vitality * risen(being) * epicTimes(being);
  return graded(being, sum(inOwnForm(being).stats.constitution, [{ source: 'levels', amount: levels }]));
}

/** Constitution, the bonus of Strength and the Level (Cinematic Resources). */
const cinematicVitality = (being: Being): Sum => {
  const { stats, level } = inOwnForm(being);
  return sum(stats.constitution, [
    { source: 'strength', amount: stats.strength - 10 },
    { source: 'levels', amount: Math.max(0, level) },
  ]);
};

/** Those to whom WP and Temporary Vitality come by nothing: Minor creatures, everyday people (Minor; Only Human). */
const hasNone = (being: Being): boolean => isMinor(being) || goesBy(being, 'onlyHuman');

/** The most WP before features: Will and what Levels gave (Willpower). Normal creatures and summons have half, each rounded down (Summon; Normal). */
export function willpowerOf(being: Being): Sum {
  if (hasNone(being) || isCinematic(being)) return sum(0, []); // no WP at all (Cinematic Resources)
  const levels = growthOf(being).willpower * risen(being);
  const whole = graded(being, sum(inOwnForm(being).stats.will, [{ source: 'levels', amount: levels }]));
  const ranked = isHalved(being) ? halved(whole, 'normalCreature') : whole;
  return being.kind === 'creature' && being.summoner !== null ? halved(ranked, 'summoned') : ranked;
}

/** The most Temporary Vitality: Constitution, Will and twice the Level (Temporary Vitality), or Will and the Level (Cinematic Resources). */
export function temporaryOf(being: Being): Sum {
  if (hasNone(being)) return sum(0, []);
  const { stats } = inOwnForm(being);
  if (isCinematic(being)) return sum(stats.will, [{ source: 'levels', amount: Math.max(0, being.level) }]);
  const own: Modifier = { source: 'will', amount: stats.will };
  if (goesBy(being, 'mereMortals')) return halved(sum(stats.constitution, [own]), 'mereMortals');
  const levels = 2 * Math.max(0, being.level);
  return sum(stats.constitution, [own, { source: 'levels', amount: levels }]);
}

/** The most Narrative Momentum: Charisma and the level of Luck (Narrative Momentum). Another place leaves Luck out; Normal creatures have half. */
export function momentumOf(being: Being): Sum {
  if (isMinor(being)) return sum(0, []);
  const own = inOwnForm(being);
  const human = goesBy(being, 'onlyHuman') ? [{ source: 'will', amount: own.stats.will - 10 }] : [];
  const luck = { source: 'luck', amount: skillLevelOf(own, 'luck') };
  const whole = sum(own.stats.charisma, [luck, ...human]);
  return isHalved(being) ? halved(whole, 'normalCreature') : whole;
}

/** Twice Instinct and the levels of five Skills (Rounds and Turns), or Dexterity and Instinct (Cinematic Resources). */
export const INITIATIVE_SKILLS = ['athletics', 'quickFingers', 'analysis', 'grace', 'improvisation'] as const;

export const initiativeBase = (being: Being): Sum =>
  isCinematic(being)
    ? sum(being.stats.dexterity, [{ source: 'instinct', amount: being.stats.instinct }])
    : sum(
        2 * being.stats.instinct,
        INITIATIVE_SKILLS.map((skill) => ({
          source: 'skill',
          amount: skillLevelOf(being, skill),
          params: { skill },
        })),
      );

/** A number as its boss's grade multiplies it. */
function graded(being: Being, whole: Sum): Sum {
  const more = whole.total * (times(being) - 1);
  return more === 0 ? whole : extended(whole, { source: 'grade', amount: more });
}

const halved = (whole: Sum, source: string): Sum =>
  extended(whole, { source, amount: half(whole.total) - whole.total });

const extended = (whole: Sum, modifier: Modifier): Sum => sum(whole.base, [...whole.modifiers, modifier]);
