import { remembered } from '../../../../engine/remembered.ts';
import { capital, escapeMarkdown } from '../../../../engine/text.ts';
import { type Ability, tierOfCost } from '../schema/ability.ts';
import type { Feature } from '../schema/feature.ts';
import { readLasting } from '../schema/lasting.ts';
import { lastingWords } from './lasting.ts';
import { effectWords } from './effects.ts';
import { amountWords, listed, title } from './names.ts';

/** What it takes besides WP: '2 AP', '1 RP', 'with a weapon attack'. */
export function timeWords({ time }: Pick<Ability, 'time'>): string {
  switch (time.kind) {
    case 'ap':
      return time.ap === 0 ? 'free' : `${time.ap} AP`;
    case 'rp':
      return time.rp === 0 ? 'a free reaction' : `${time.rp} RP`;
    case 'attack':
      return 'with a weapon attack';
    case 'minutes':
      return time.minutes % 60 === 0 ? `${time.minutes / 60} hours` : `${time.minutes} minutes`;
  }
}

const moments = {
  attacked: 'when an attack would hit you',
  allyAttacked: 'when an attack would hit an ally',
  damaged: 'when you take damage',
  allyDamaged: 'when an ally takes damage',
  falls: 'when you would fall',
  allyFalls: 'when an ally would fall',
  dr: 'when you fail a DR',
  allyDr: 'when an ally fails a DR',
  missed: 'when an attack misses you',
  cast: 'when somebody uses an Ability',
  moves: 'when an enemy moves in reach',
} as const;

const whoWords = {
  self: '',
  ally: 'an ally',
  enemy: 'an enemy',
  other: 'somebody else',
  any: 'anybody',
  object: 'an object',
  space: 'a space',
  dead: 'somebody dead',
} as const;

/** 'a 4', 'an 8', as it's said aloud. */
const withArticle = (amount: string): string => `${/^(?:8|11|18)/u.test(amount) ? 'an' : 'a'} ${amount}`;

function targetWords({ target, area, range }: Ability): string {
  const far = {
    self: '',
    melee: ' within reach',
    weapon: " within your weapon's range",
    metres: range.kind === 'metres' ? ` within ${amountWords(range.metres)} m` : '',
    anywhere: ' anywhere',
  }[range.kind];
  if (area !== null) {
    const who = { everybody: 'everybody', enemies: 'enemies', allies: 'allies', others: 'everybody else' }[
      area.who
    ];
    const form = {
      cube: `${withArticle(amountWords(area.metres))} m cube`,
      line: `${withArticle(amountWords(area.metres))} m line`,
      around: `${amountWords(area.metres)} m around you`,
    }[area.shape];
    return `${who} in ${form}${area.shape === 'around' ? '' : far}`;
  }
  if (target.who === 'self') return 'you';
  const count = target.count === '1' ? whoWords[target.who] : `${amountWords(target.count)} targets`;
  return `${count}${kindWords(target)}${far}`;
}

/** ' (Demon, Ghost)': what alone it works on, where that is said. */
function kindWords({ categories, types = [], sizes = [], materials = [] }: Ability['target']): string {
  const only = [...categories, ...types, ...sizes, ...materials].map(title);
  return only.length === 0 ? '' : ` (${only.join(', ')})`;
}

const hitWords = ({ attack, dr }: Ability): string => {
  if (attack !== null) return `${attack} Ability attack`;
  if (dr === null) return '';
  return `${title(dr.stat)} DR${dr.success === 'half' ? ' for half' : ''}`;
};

const lastsWords = ({ lasts }: Ability): string =>
  readLasting(lasts)?.kind === 'now' ? '' : lastingWords(lasts);

/** As long as a note beside a choice may be. */
const NOTE = 100;

/** The same beside a choice, where there is less room: as many whole parts as fit, the effects first left out. */
export const abilityNote = (ability: Ability): string => noteOf(ability, null);

const noteOf = remembered((ability: Ability, _all: null): string => wholeParts(abilityLine(ability)));

/** As many whole parts of a line as a note has room for. */
function wholeParts(line: string): string {
  if (line.length <= NOTE) return line;
  const parts = line.split(/(?<=[;,:.]) /u);
  let note = '';
  for (const part of parts) {
    const longer = note === '' ? part : `${note} ${part}`;
    if (longer.replace(/[;,:]$/u, '').length > NOTE) break;
    note = longer;
  }
  const whole = note.replace(/[;,:]$/u, '');
  return whole === '' ? `${line.slice(0, NOTE).replace(/ [^ ]*$/u, '')}` : whole;
}

/** An Ability in a line: '3 WP, 2 AP, an enemy within 10 m, Constitution DR: 2d8 Heat damage'. */
export function abilityLine(ability: Ability): string {
  const how = [
    `${ability.wp} WP`,
    timeWords(ability),
    ability.moment === null ? '' : moments[ability.moment],
    targetWords(ability),
    hitWords(ability),
    lastsWords(ability),
  ].filter((part) => part !== '');
  return `${how.join(', ')}: ${doesWords(ability)}`;
}

/** What it does, effect by effect: of one that is for its user alone nobody has to be told on whom, of others 'you' is somebody else. */
const doesWords = ({ effects, target, area }: Ability): string =>
  effects
    .map(effectWords)
    .map((words) => {
      if (target.who === 'self' && area === null) return words.replace(/^you: /u, '');
      return words.startsWith('you: ')
        ? words
        : words.replace(/\battacks against you\b/u, 'attacks against them').replace(/^you can/u, 'they can');
    })
    .join('; ');

/** What an Ability does, for somebody who knows when and on whom, and is told what it costs: 'Constitution DR: 2d8 Heat damage'. */
export function deedLine(ability: Ability): string {
  const does = doesWords(ability);
  const [hit, lasts] = [hitWords(ability), lastsWords(ability)];
  return `${hit === '' ? '' : `${hit}: `}${does}${lasts === '' ? '' : `, ${lasts}`}`;
}

/** All of an Ability, line by line; what people wrote is escaped. */
export function abilityLines(ability: Ability): readonly string[] {
  const { text, types, complexity, tags, pools, upcasts, onSuccess } = ability;
  return [
    ...(text === '' ? [] : [`*${escapeMarkdown(text)}*`]),
    `${listed(types)} · Tier ${tierOfCost(ability.wp)} · complexity ${complexity}${tags.length === 0 ? '' : ` · ${tags.join(', ')}`}`,
    escapeMarkdown(capital(abilityLine(ability))),
    ...(onSuccess.length === 0
      ? []
      : [`On a success: ${escapeMarkdown(onSuccess.map(effectWords).join('; '))}`]),
    ...upcasts.map(
      ({ name, cost, most }) =>
        `• ${escapeMarkdown(name)}: +${cost} WP${most === null ? '' : `, ${most === 1 ? 'once' : `up to ${most} times`}`}`,
    ),
    ...(pools.length === 0 ? [] : [`Learned by ${listed(pools)}`]),
  ];
}

/** What a feature, Talent, Path or Trait does, in a line. */
export const featureLine = ({ effects, text }: Pick<Feature, 'effects' | 'text'>): string =>
  effects.length === 0 ? text : effects.map(effectWords).join('; ');

/** The same beside a choice, where there is less room. */
export const featureNote = (feature: Pick<Feature, 'effects' | 'text'>): string =>
  wholeParts(featureLine(feature));

export function featureLines(
  feature: Pick<Feature, 'effects' | 'text' | 'complexity' | 'tags'>,
): readonly string[] {
  const { text, effects, complexity, tags } = feature;
  return [
    ...(text === '' ? [] : [`*${escapeMarkdown(text)}*`]),
    `Complexity ${complexity}${tags.length === 0 ? '' : ` · ${tags.join(', ')}`}`,
    ...effects.map((effect) => `• ${escapeMarkdown(effectWords(effect))}`),
  ];
}
