import { earthdawnStep, fourthEditionStep } from './earthdawn.ts';

/** A short way to write the roll of one game, as Dice Maiden has it, and the same in notation. */
export interface Alias {
  readonly game: string;
  /** All that is written; its groups are what `meant` is given, missing ones as ''. */
  readonly written: RegExp;
  /** A roll, in words that the grammar reads; several or repeated ones only where nothing else stands beside. Null: there is no such roll. */
  readonly meant: (...written: string[]) => string | null;
}

/** A way to write a roll that notation cannot tell, and why. */
export interface Untold {
  readonly game: string;
  readonly written: RegExp;
  readonly why: string;
}

const signed = (sign: string, number: string): number => (sign === '-' ? -Number(number) : Number(number));

/** ` + 5`, ` - 2`; nothing for nothing. */
const plus = (number: number): string =>
  number === 0 ? '' : number > 0 ? ` + ${number}` : ` - ${0 - number}`;

/** Godbound's damage for a number. */
const damage = (number: number): number => (number < 2 ? 0 : number < 6 ? 1 : number < 10 ? 2 : 4);

/** Dice that show damage instead of what is rolled. */
const damageDice = (count: number, sides: number, more: number): string | null =>
  sides < 1 || sides > 100
    ? null
    : `${count}d{${Array.from({ length: sides }, (_, face) => damage(face + 1 + more)).join(',')}}`;

/** A kill in Hero System: how many d6, with half a die more. */
const body = (dice: string, half: boolean): string => {
  const whole = dice === '' ? 1 : Math.floor(Number(dice));
  const d3 = half || !Number.isInteger(Number(dice));
  return whole === 0 ? '1d3' : d3 ? `(${whole}d6 + 1d3)` : `${whole}d6`;
};

/** Essence20's skill dice, from the least. */
const LADDER = ['1d2', '1d4', '1d6', '1d8', '1d10', '1d12', '2d8', '3d6'];

/** Open Legend's dice for a score, from 1. */
const ATTRIBUTES = ['1d4', '1d6', '1d8', '1d10', '2d6', '2d8', '2d10', '3d8', '3d10', '4d8'];

const openLegend = (score: number, end: string, level: number): string | null => {
  const chosen = end === '' || level === 0 ? '' : end === 'a' ? 'adv' : 'dis';
  if (score === 0) return chosen === '' ? '1d20!' : `1d20!${chosen}1`; // without dice of its own, one at most
  const dice = ATTRIBUTES[score - 1];
  return dice === undefined ? null : `1d20! + ${dice}!${chosen === '' ? '' : `${chosen}${level}`}`;
};

const EXPERTISE: Readonly<Record<string, string>> = { 1: '4', 2: '6', 3: '8' };

const d20 = (sign: string): string => (sign === '+' ? '2d20kh1' : sign === '-' ? '2d20kl1' : '1d20');

const wrath = (wraths: string, difficulty: string, dice: string, instead: string): string | null => {
  const all = Number(dice);
  const special = Math.min(all, wraths === '' ? 1 : Number(wraths));
  const plain = all === special ? '' : `${all - special}d6t4ds6 + `;
  // Soak and exempt rolls count icons, and have no wrath die.
  const roll =
    instead === 'dmg'
      ? `${all}d6`
      : instead !== ''
        ? `${all}d6t4ds6`
        : `${plain}${special}d6t4ds6cs6cf1 [wrath]`;
  return special === 0 ? null : difficulty === '' ? roll : `(${roll}) >= ${difficulty}`;
};

const darkestHouse = (
  rating: string,
  luck: string,
  called: string,
  sign: string,
  more: string,
): string | null => {
  const dice = luck === 'b' ? '2d6adv1' : luck === 'n' ? '2d6dis1' : '2d6';
  const roll = `${dice}${plus(Number(rating) + signed(sign, more))}`;
  return called === '' ? `${roll}; 1d6 [house]` : `${roll} + 1d6 [house]`;
};

/** A number behind it that belongs to the alias: no dice. */
const MORE = /(?:\s*([+-])\s*(\d+)(?!\s*d|\d))?/.source;

/** All that notation can tell. */
export const ALIASES: readonly Alias[] = [
  { game: 'Dungeons & Dragons', written: /attack|skill|save/, meant: () => '1d20' },
  { game: 'Dungeons & Dragons', written: /dndstats/, meant: () => '6#4d6kh3' },
  {
    game: 'Level Up (A5E)',
    written: /([+-]?)a5e(?:\s*([+-])?(\d+))?\s*ex([1-3]|4|6|8|10|12|20|100)/,
    meant: (way, sign = '', more = '', level = '') =>
      `${d20(way ?? '')}${plus(signed(sign, more))} + 1d${EXPERTISE[level] ?? level} [expertise]`,
  },
  {
    game: 'Chronicles of Darkness',
    written: /(\d+)cod([89])?/,
    meant: (dice, again) => `${dice}d10!>=${again || 10}t8`,
  },
  { game: 'Chronicles of Darkness', written: /(\d+)codr/, meant: (dice) => `${dice}d10!>=10ro<=7t8` },
  {
    game: 'World of Darkness',
    written: /(\d+)wod(\d+)(c?)/,
    meant: (dice, target, redeems) => `${dice}d10t${target}f1${redeems}`,
  },
  {
    game: 'Exalted',
    written: /ex(\d+)(?:t(\d+))?(?:ds?(\d+))?/,
    meant: (dice, target, double) => `${dice}d10t${target || 7}ds${double || 10}`,
  },
  {
    game: 'Exalted',
    written: /ex(\d+)d(\d+)t(\d+)/,
    meant: (dice, double, target) => `${dice}d10t${target}ds${double}`,
  },
  { game: 'Shadowrun', written: /sr(\d+)/, meant: (dice) => `${dice}d6t5cf1` },
  {
    game: 'Storypath',
    written: /sp(\d+)(?:t(\d+))?/,
    meant: (dice, target) => `${dice}d10!>=10t${target || 8}`,
  },
  { game: 'Year Zero', written: /(\d+)yz/, meant: (dice) => `${dice}d6t6` },
  {
    game: 'Alien',
    written: /alien(\d+)(?:s(\d+)(p?))?/,
    meant: (dice, stress = '', pushed = '') =>
      stress === ''
        ? `${dice}d6t6`
        : `${dice}d6t6 + ${Number(stress) + (pushed === '' ? 0 : 1)}d6t6cf1 [stress]`,
  },
  { game: 'Sunsails', written: /snm(\d+)/, meant: (dice) => `${dice}d6!>=6t4` },
  { game: 'Warhammer', written: /(\d+)wh(\d+)\+/, meant: (dice, target) => `${dice}d6t${target}` },
  {
    game: 'Wrath & Glory',
    written: /wng(?:\s+w(\d+))?(?:\s+dn(\d+))?\s+(\d+)d6(?:\s*!(soak|exempt|dmg))?/,
    meant: (wraths = '', difficulty = '', dice = '', instead = '') =>
      wrath(wraths, difficulty, dice, instead),
  },
  { game: 'Dark Heresy', written: /dh\s+(\d+)d(\d+)/, meant: (dice, sides) => `${dice}d${sides}!` },
  { game: 'Dark Heresy', written: /dh(?!\s+\d)/, meant: () => '1d10' },
  {
    game: 'Warhammer Fantasy',
    written: new RegExp(`wfrp(\\d+)${MORE}`),
    meant: (skill, sign = '', more = '') =>
      `1d100tl${Math.min(95, Math.max(5, Number(skill) + signed(sign, more)))}`,
  },
  { game: 'Savage Worlds', written: /sw(4|6|8|10|12)/, meant: (sides) => `{1d${sides}!!, 1d6!! [wild]}kh1` },
  { game: 'D6 System', written: /d6s(\d+)/, meant: (dice) => `${dice}d6 + 1d6! [wild]` },
  {
    game: 'D6 Legends',
    written: /(\d+)d6l/,
    meant: (dice) => `${Number(dice) === 1 ? '' : `${Number(dice) - 1}d6t4 + `}1d6!=6t4f1 [wild]`,
  },
  { game: 'Earthdawn', written: /ed(\d+)/, meant: (step) => earthdawnStep(Number(step)) },
  { game: 'Earthdawn 4', written: /ed4e(\d+)/, meant: (step) => fourthEditionStep(Number(step)) },
  {
    game: 'Open Legend',
    written: /ol(\d{1,2})(?:\s*([ad])(\d+))?/,
    meant: (score, end = '', level = '') => openLegend(Number(score), end, Number(level)),
  },
  {
    game: 'Essence20',
    written: /([+-]?)ess(\d*)d(\d+)(s?)/,
    meant: (way = '', dice = '', sides = '', special = '') => {
      const rank = LADDER.indexOf(`${dice === '' ? 1 : dice}d${sides}`);
      if (rank === -1) return null;
      const skill = LADDER.slice(0, rank + 1).reverse();
      return `${d20(way)} + ${special === '' ? skill[0] : `{${skill.join(', ')}}kh1`}`;
    },
  },
  {
    game: 'The Darkest House',
    written: new RegExp(`tdh(\\d+)([bn]?)(c?)${MORE}`),
    meant: (rating = '', luck = '', called = '', sign = '', more = '') =>
      darkestHouse(rating, luck, called, sign, more),
  },
  { game: 'Cyberpunk Red', written: /cpr/, meant: () => '1d10!oi' },
  { game: 'Cyberpunk Red', written: /cpd(\d+)/, meant: (dice) => `${dice}d6cs6` },
  {
    game: 'Cypher',
    written: new RegExp(`cs\\s+(\\d+)${MORE}`),
    // What is added helps the die to reach three times the level.
    meant: (level, sign = '', more = '') =>
      more === ''
        ? `1d20t${3 * Number(level)}cs>=17cf1`
        : `1d20cs>=17cf1${plus(signed(sign, more))} >= ${3 * Number(level)}`,
  },
  {
    game: 'Hero System',
    written: /(\d*)hsn/,
    meant: (dice) => `${dice || 1}d6 [stun]`,
  },
  {
    game: 'Hero System',
    written: /(\d+\.5|\d*)hsk(1?)/,
    // The sixth edition's killing attack: Body, and for Stun the same dice times half a die.
    meant: (dice = '', half) => `${body(dice, half !== '')} [body]; &*1d3 [stun]`,
  },
  { game: 'Hero System', written: /\d*hsh/, meant: () => '3d6' },
  {
    game: 'Godbound',
    written: new RegExp(`gb(?!\\s+\\d)${MORE}`),
    meant: (sign = '', more = '') => damageDice(1, 20, signed(sign, more)),
  },
  {
    game: 'Godbound',
    written: /gb\s+(\d+)d(\d+)(?!\s*[+-])/,
    meant: (dice, sides) => damageDice(Number(dice), Number(sides), 0),
  },
  { game: 'Godbound', written: /gbs(?:\s+(\d+d\d+))?/, meant: (dice) => dice || '1d20' },
  {
    game: 'Forged in the Dark',
    written: /fitd(\d+)/,
    meant: (dice) => (Number(dice) === 0 ? '2d6kl1' : `${dice}d6kh1cs6`),
  },
  { game: 'Brave New World', written: /bnw(\d+)/, meant: (dice) => `${dice}d6!!okh1cf1` },
  { game: 'AGE', written: /age/, meant: () => '2d6 + 1d6 [stunt]' },
  { game: 'Marvel Multiverse', written: /mm/, meant: () => '2d6 + 1d{6,2,3,4,5,6} [Marvel]' },
  { game: 'Daggerheart', written: /dheart/, meant: () => '1d12 [hope] + 1d12 [fear]' },
  { game: 'Daggerheart', written: /dheartgm/, meant: () => '1d20' },
  {
    game: 'Lasers & Feelings',
    written: /(\d+)lf([2-5])([lf]?)/,
    meant: (dice, number, feelings) => `${dice}d6t${feelings === 'f' ? '' : 'l'}${number}cs${number}`,
  },
  {
    game: 'Wild Worlds',
    written: /ww(\d+)(?:c(\d+))?/,
    meant: (dice, cut) => {
      const left = Number(dice) - Number(cut || 0);
      if (cut === '') return `${dice}d6kh1`;
      return left < 1 || Number(cut) === 0 ? null : `${dice}d6dh${cut}${left === 1 ? '' : `dl${left - 1}`}`;
    },
  },
  { game: 'Mutants & Masterminds', written: /mnm/, meant: () => '1d20' },
  { game: 'Mothership', written: /ms(\d{0,2})/, meant: (stat) => `1d100tl${stat || 50}` },
  { game: 'Conan', written: /cd(\d*)/, meant: (dice) => `${dice || 1}d{1,2,0,0,1,1}` },
  { game: 'Plotweaver', written: /(\d*)dp/, meant: (dice) => `${dice || 1}d{2,4,0,0,0,0}` },
  { game: 'any', written: /dd([1-9])([1-9])/, meant: (tens, ones) => `1d${tens}*10 + 1d${ones}` },
];

/** What notation cannot tell, for no part of it reads the same dice twice or one die by another. */
export const UNTOLD: readonly Untold[] = [
  {
    game: 'Silhouette',
    written: /sil\d*/,
    why: "the highest die counts, plus every further six, and I can't read the same dice twice",
  },
  {
    game: 'Vampire 5',
    written: /vtm\d+h\d+/,
    why: 'tens count in pairs, so that one die is worth what another shows',
  },
  {
    game: 'The Witcher',
    written: /wit/,
    why: 'a 1 takes away more for as long as you roll more ones, and I only take away one die: `1d10!=10i1` comes close',
  },
  {
    game: 'Marvel Multiverse',
    written: /mm\s+\d*[et](?:\s+\d*[et])?/,
    why: 'the lowest die is rolled again and the better of both stays',
  },
  {
    game: 'Mothership',
    written: /[+-]ms\d*/,
    why: 'which of two rolls is better depends on the target and on doubles',
  },
  {
    game: 'Conan',
    written: /conan\d*(?:cd\d+)?/,
    why: 'it has no target: write `2d20<=12ds<=3` with yours',
  },
  {
    game: 'Godbound',
    written: /gb\s+\d+d\d+\s*[+-]\s*\d*d?\d+|gb\s*[+-]\s*\d*d\d+/,
    why: 'its chart needs a sum of dice',
  },
];
