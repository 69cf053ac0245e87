/** A command as somebody sends it: 'encounter start', and what it does. */
export interface CommandPath {
  readonly path: string;
  readonly description: string;
}

/** What players use most, in the order in which a new one meets it. */
const MOST_USED: readonly string[] = [
  'attack',
  'act',
  'check',
  'roll',
  'say',
  'character sheet',
  'encounter next',
  'encounter status',
  'hp damage',
  'hp heal',
  'undo',
  'rule',
  'catchup',
  'decisions',
];

/** Whether a command is for the GM alone: its description says so. */
const isGms = ({ description }: CommandPath): boolean => description.endsWith('(GM)');

/** What players can send: first what they use most, each with what it does, then all else. */
export function playerCommands(all: readonly CommandPath[]): readonly string[] {
  const used = MOST_USED.flatMap((path) => all.find((one) => one.path === path) ?? []);
  const others = all.filter((one) => !isGms(one) && !used.includes(one));
  return [...used.map(withWords), '', 'And:', ...listed(others)];
}

/** What only GMs can send. */
export const gmCommands = (all: readonly CommandPath[]): readonly string[] => listed(all.filter(isGms));

const withWords = ({ path, description }: CommandPath): string => `\`/${path}\` ${description}`;

/** Commands by their first word, a line each. */
function listed(commands: readonly CommandPath[]): readonly string[] {
  const groups = Map.groupBy(commands, ({ path }) => path.split(' ')[0] ?? path);
  return [...groups.values()].map((group) => group.map(({ path }) => `\`/${path}\``).join(' '));
}
