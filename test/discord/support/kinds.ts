import { allComponents } from '../../../src/discord/components/all.ts';
import { loadCommands } from '../../../src/discord/loader.ts';

const BY_CHANCE = 'most sessions come to it, not all';

/** What is pressed where a fight is in metres, and in few of them. */
const IN_METRES = [
  'pad.stride',
  ...['step', 'put', 'away', 'brush', 'stride', 'type', 'done'].map((one) => `place.${one}`),
];

/** Kinds that not every deep run comes to, and why. Any other is demanded. */
const SELDOM: Readonly<Record<string, string>> = {
  ...Object.fromEntries(IN_METRES.map((kind) => [kind, 'a fight in metres'])),
  'card.log': 'a card of so many steps that some are left out; it says what /log says',
  catchup: 'somebody comes back after days; it says what /catchup says',
  'map.again': 'a drawing with mistakes, of the GM who drew it',
  'order.all': 'several foes of a kind are asked; it says what order.give says',
  'panel.at': 'more people to go for than buttons',
  'panel.back': 'a step that provokes is thought better of',
  'panel.go': 'a step that provokes',
  'panel.type': 'a grenade, or a place that is none of those listed',
  'panel.wordGo': 'words for a step that provokes',
  'panel.worded': 'words for one of several targets',
  'roll.look': 'a GM who takes no direct messages',
  'sheet.page': 'a sheet longer than a message',
  'undo.ask': 'a battle that nobody leads',
  'turn.move': 'messages from before there were panels',
  'turn.options': 'messages from before there were panels',
  'turn.who': 'two heroes of one person who act in any order',
  calloff: BY_CHANCE,
  'step.undo': BY_CHANCE,
  'step.verify': BY_CHANCE,
  'turn.call': BY_CHANCE,
  'turn.end': BY_CHANCE,
};

/** Groups of kinds that nothing hidden can be read by, and why. */
const OPEN: Readonly<Record<string, string>> = {
  campaign: 'settings of the campaign, without anybody who is in it',
  help: 'words about commands',
  make: "somebody's own new character",
  privacy: "somebody's own data",
  ready: 'a ready fight hides nobody',
  rule: 'words about rules',
  safety: 'lines, and a pause',
  say: "somebody's own words",
};

const groupOf = (kind: string): string => kind.split('.')[0] ?? '';

/** All kinds of things to press that the bot knows. */
async function allKinds(): Promise<readonly string[]> {
  const commands = await loadCommands(new URL('../../../commands/', import.meta.url));
  return [...commands.values(), ...allComponents()].flatMap(({ components = {} }) => Object.keys(components));
}

/** Those that sessions have to come to: a new one is among them unless it is named here, with why. */
export const demanded = async (): Promise<readonly string[]> =>
  (await allKinds()).filter((kind) => OPEN[groupOf(kind)] === undefined && SELDOM[kind] === undefined);

/** What is named here and is there no more. */
export async function namedInVain(): Promise<readonly string[]> {
  const all = await allKinds();
  const groups = new Set(all.map(groupOf));
  return [
    ...Object.keys(SELDOM).filter((kind) => !all.includes(kind)),
    ...Object.keys(OPEN).filter((one) => !groups.has(one)),
  ];
}
