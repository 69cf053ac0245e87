/*
 * What people say to dice in plain words, and the same in notation: 'drop the lowest', 'reroll 1s', 'with advantage'.
 */

/** Marks what stands for a phrase: nobody types it. */
export const MARK = '\ue000';

/** What a phrase means, behind its mark. */
export type Meant =
  /** A modifier of the dice before it: `dl1`. */
  | { readonly kind: 'modifier'; readonly written: string }
  | { readonly kind: 'advantage'; readonly end: 'h' | 'l' }
  /** So many times, each by itself: '6 times'. */
  | { readonly kind: 'repeat'; readonly times: number }
  /** `x2`: a product, or behind dice of which some are kept, so many times. */
  | { readonly kind: 'times'; readonly times: number };

const SAID = 'one|two|three|four|five|six|seven|eight|nine|ten'.split('|');
const COUNT = `(\\d{1,3}|${SAID.join('|')})`;
const number = (said: string): number => {
  const place = SAID.indexOf(said.toLowerCase());
  return place === -1 ? Number(said) : place + 1;
};

const END = '(highest|high|best|top|lowest|low|worst|bottom)';
const end = (said: string): 'h' | 'l' => (/^(?:low|worst|bottom)/i.test(said) ? 'l' : 'h');

const OR_LESS = '(?:or|and)\\s+(less|lower|under|below|fewer)';
const OR_MORE = '(?:or|and)\\s+(more|higher|up|above|over)';
/** '1s', '1s and 2s', '2 or less', '5+'. */
const FACES = `${COUNT}(?:'?s|es)?\\b(?:(\\+)|\\s+${OR_LESS}|\\s+${OR_MORE}|\\s*(?:and|or|,|/|&)\\s*${COUNT}(?:'?s|es)?\\b)?`;

/** Faces as the conditions of a modifier, one behind the other. */
const conditions = (letters: string, faces: readonly string[]): string => {
  const [first = '', plus = '', less = '', more = '', second = ''] = faces;
  if (plus !== '' || more !== '') return `${letters}>=${number(first)}`;
  if (less !== '') return `${letters}<=${number(first)}`;
  return `${letters}=${number(first)}${second === '' ? '' : `${letters}=${number(second)}`}`;
};

interface Phrase {
  readonly said: RegExp;
  /** Null: that is no phrase after all. */
  readonly meant: (...groups: string[]) => Meant | null;
}

const modifier = (written: string): Meant => ({ kind: 'modifier', written });

const chosen =
  (letter: 'k' | 'd') =>
  (before = '', count = '', after = ''): Meant | null =>
    before === '' && count === '' && after === ''
      ? null
      : modifier(
          `${letter}${end(before || after || (letter === 'k' ? 'high' : 'low'))}${count === '' ? 1 : number(count)}`,
        );

const selecting = (verb: string): RegExp =>
  new RegExp(
    `\\b${verb}(?:\\s+the)?(?:\\s+${END})?(?:\\s+${COUNT})?(?:\\s+${END})?\\b(?:\\s+(?:dice|die|roll)\\b)?`,
    'giu',
  );

/** Where 'advantage' is only talked about: 'to gain advantage', 'no advantage', 'take advantage of'. */
const TALKED =
  '(?<!\\b(?:gain|gains|for|no|not|without|get|gets|give|gives|grant|grants|the|of|an|my|her|his|their|your|take|takes|taking|need|needs)\\s)';

const PHRASES: readonly Phrase[] = [
  { said: selecting('keep(?:s|ing)?'), meant: chosen('k') },
  { said: selecting('drop(?:s|ping)?'), meant: chosen('d') },
  {
    said: new RegExp(`\\b(highest|best|top|lowest|worst)\\s+${COUNT}(?=\\s*(?:dice\\b|$))`, 'giu'),
    meant: (which = '', count = '') => modifier(`k${end(which)}${number(count)}`),
  },
  {
    said: new RegExp(
      `\\bre-?roll(?:s|ing)?(?:\\s+(?:any|all|the))?\\s+${FACES}(?:\\s+(once|forever|always|indefinitely|until\\s+none))?`,
      'giu',
    ),
    // Once, as rules that say so in words mostly have it: what comes then stands.
    meant: (...groups) => {
      const often = (groups[5] ?? '').toLowerCase();
      return modifier(conditions(often === '' || often === 'once' ? 'ro' : 'r', groups));
    },
  },
  {
    said: new RegExp(
      `\\bexplod(?:e|es|ing)(?:\\s+(?:on|at|for|with))?(?:\\s+(?:an?|the|any|all))?\\s+${FACES}(?:\\s+(once))?`,
      'giu',
    ),
    meant: (...groups) => modifier(conditions((groups[5] ?? '') === '' ? '!' : '!o', groups)),
  },
  { said: /\bexplod(?:e|es|ing)(?:\s+dice)?\s*$/giu, meant: () => modifier('!') },
  {
    said: new RegExp(
      `${TALKED}(?:\\b(?:with|at)\\s+)?\\b(adv|advantage|dis|disadv|disadvantage)\\b(?!\\s+of\\b)\\.?`,
      'giu',
    ),
    meant: (which = '') => ({ kind: 'advantage', end: /^adv/i.test(which) ? 'h' : 'l' }),
  },
  {
    said: /(?<![\p{L}\d.])x?\s*(\d{1,2})\s+times\b/giu,
    meant: (times = '') => ({ kind: 'repeat', times: Number(times) }),
  },
  { said: /^\s*(\d{1,2})x\s+(?=\S)/giu, meant: (times = '') => ({ kind: 'repeat', times: Number(times) }) },
  {
    said: /(?<![\p{L}x])x\s*(\d{1,6})(?![\d\p{L}.])/giu,
    meant: (times = '') => ({ kind: 'times', times: Number(times) }),
  },
];

/** A text with a mark in the place of every phrase in it, and what the marks stand for, in their order; null where there is none. */
export const phrasesIn = (
  text: string,
): { readonly text: string; readonly meant: readonly Meant[] } | null => {
  const meant: Meant[] = [];
  let marked = text;
  for (const phrase of PHRASES)
    marked = marked.replace(phrase.said, (found: string, ...rest: (string | number | undefined)[]) => {
      const at = rest.findIndex((one) => typeof one === 'number');
      const one = phrase.meant(...rest.slice(0, at).map((group) => (typeof group === 'string' ? group : '')));
      if (one === null) return found;
      meant.push(one);
      return ` ${MARK}${meant.length - 1} `;
    });
  return meant.length === 0 ? null : { text: marked, meant };
};

/** Whether words tell dice what to do. */
export const holdsPhrase = (words: string): boolean =>
  CUE.test(words) && (phrasesIn(words) !== null || MATHS.test(words));

/** Without one of these there is no phrase. */
const CUE = /keep|drop|roll|explod|adv|dis|times|x|plus|minus|best|worst|top|highest|lowest/i;
const MATHS = /\b(?:plus|minus|times)\s+(?:\d|an?\s+d\d)/i;
