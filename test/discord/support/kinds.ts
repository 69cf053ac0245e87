import { allComponents } from '../../../src/discord/components/all.ts';
import { loadCommands } from '../../../src/discord/loader.ts';

/** Kinds that people seldom come to by pressing what they see: sessions press them where they come, and nobody demands it. Any other is demanded. */
export const SELDOM: readonly string[] = [
  ...['calloff', 'overrule', 'ruling', 'order.always', 'order.give', 'order.while'],
  ...['panel.as', 'panel.means', 'queue.cancel', 'queue.drop', 'request.close', 'request.options'],
  ...['request.show', 'sheet.against', 'sheet.edge', 'sheet.extras', 'sheet.hard', 'sheet.oppose'],
  ...['sheet.opposing', 'sheet.secret', 'sheet.type', 'turn.call'],
  ...['autopilot.goOn', 'autopilot.over', 'autopilot.pause', 'decide.look', 'card.log', 'step.undo'],
  ...['step.verify', 'step.why', 'undo.leave', 'undo.take', 'why', 'catchup'],
  ...['clock.go', 'clock.more', 'fight.resume', 'verify.reveal', 'map.again', 'map.area'],
  ...['map.brush', 'map.done', 'map.pen', 'map.put', 'map.step', 'order.all'],
  ...['pad.clear', 'pad.go', 'panel.at', 'panel.back', 'panel.end', 'panel.foes'],
  ...['panel.go', 'panel.step', 'panel.target', 'panel.type', 'panel.who', 'panel.word'],
  ...['panel.wordGo', 'panel.worded', 'queue.again', 'request.pass', 'request.pick', 'request.which'],
  ...['request.with', 'roll.all', 'roll.look', 'roll.this', 'sheet.page', 'turn.end'],
  ...['turn.move', 'turn.options', 'turn.who', 'autopilot.act', 'pad.back'],
];

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
  (await allKinds()).filter((kind) => OPEN[groupOf(kind)] === undefined && !SELDOM.includes(kind));

/** What is named here and is there no more. */
export async function namedInVain(): Promise<readonly string[]> {
  const all = await allKinds();
  const groups = new Set(all.map(groupOf));
  return [
    ...SELDOM.filter((kind) => !all.includes(kind)),
    ...Object.keys(OPEN).filter((one) => !groups.has(one)),
  ];
}
