import { rowOf } from '../../../engine/table.ts';
import { capital, escapeMarkdown } from '../../../engine/text.ts';
import { checkKind } from '../checks/kinds.ts';
import { ranges } from '../content/ranges.ts';
import { effectWords } from './effects/index.ts';
import { wordsOfOnly } from './only.ts';
import type { Power, Trigger } from './schema/power.ts';

const moments: Readonly<Record<Trigger, string>> = {
  passive: 'always',
  action: 'an Action',
  free: 'a Free Action',
  attacking: 'when attacking',
  attacked: 'when attacked',
  hits: 'on a hit',
  hit: 'when hit',
  falls: 'when somebody falls',
  turnStart: 'when the turn begins',
  turnEnd: 'when the turn ends',
};

const fallen = {
  ally: 'when an ally falls',
  enemy: 'when an enemy falls',
  anyone: 'when somebody falls',
} as const;

const whom = { everybody: 'everybody', enemies: 'all enemies', allies: 'all allies' } as const;

/** On whom a power works: 'an enemy at up to Long Range'. '' for its user. */
function aimWords({ aim, among, range }: Power): string {
  const far = range === 'close' ? ' within Close Range' : ` at up to ${rowOf(ranges, range).name} Range`;
  switch (aim) {
    case 'self':
      return '';
    case 'ally':
      return `an ally${far}`;
    case 'enemy':
      return `an enemy${far}`;
    case 'anyone':
      return `anybody${far}`;
    case 'zone':
      return `${whom[among]} in a Zone${range === 'close' ? '' : far}`;
    case 'close':
      return `${whom[among]} within Close Range`;
  }
}

const checkName = (id: string) => checkKind(id)?.name ?? id;

/** When, at what cost, how often, by which Test. */
function howWords(power: Power): readonly string[] {
  const { when, whose, mettle, limit, test, resist, left, only } = power;
  const often = limit === null ? '' : `${limit.uses === 1 ? 'once' : `${limit.uses} times`} a ${limit.per}`;
  const tested =
    test === null
      ? ''
      : `${checkName(test.check)}${test.dn === null ? '' : ` at DN ${test.dn}`}${resist.length === 0 ? '' : `, resisted with ${resist.map(checkName).join(' or ')}`}`;
  return [
    `${when === 'falls' ? fallen[whose] : moments[when]}${wordsOfOnly(only)}`,
    mettle === 0 ? '' : `${mettle} Mettle`,
    often,
    left === null ? '' : `${left} of them`,
    aimWords(power),
    tested,
  ].filter((part) => part !== '');
}

/** A power in a line: 'an Action, 1 Mettle, an ally at up to Medium Range: one more Action'. What people wrote stands in it as it is. */
export const powerLine = (power: Power): string =>
  `${howWords(power).join(', ')}: ${power.effects.map(effectWords).join('; ')}`;

/** All of a power, line by line; what people wrote is escaped. */
export const powerLines = (power: Power): readonly string[] => [
  ...(power.text === '' ? [] : [`*${escapeMarkdown(power.text)}*`]),
  capital(howWords(power).join(', ')),
  ...power.effects.map((effect) => `• ${escapeMarkdown(effectWords(effect))}`),
];
