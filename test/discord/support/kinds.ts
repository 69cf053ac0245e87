import { allComponents } from '../../../src/discord/components/all.ts';
import { loadCommands } from '../../../src/discord/loader.ts';

/** Kinds of things to press by which somebody may read of what is hidden: sessions press them where they come. */
export const READING = [
  ...['autopilot.act', 'autopilot.goOn', 'autopilot.over', 'autopilot.pause'],
  ...['calloff', 'decide', 'decide.look', 'overrule', 'ruling'],
  ...[
    'card.log',
    'card.undo',
    'card.why',
    'step.undo',
    'step.verify',
    'step.why',
    'undo.leave',
    'undo.take',
    'why',
  ],
  ...['catchup', 'clock.go', 'clock.more', 'fight.resume', 'group.open'],
  ...['log.details', 'log.older', 'log.reveal', 'reveal', 'verify', 'verify.reveal', 'verify.status'],
  ...['map.again', 'map.area', 'map.brush', 'map.done', 'map.pen', 'map.put', 'map.step'],
  ...['order.all', 'order.always', 'order.drop', 'order.give', 'order.while'],
  ...['pad.back', 'pad.clear', 'pad.go', 'pad.step'],
  ...[
    'panel.act',
    'panel.as',
    'panel.at',
    'panel.attack',
    'panel.back',
    'panel.do',
    'panel.end',
    'panel.extras',
  ],
  ...[
    'panel.foe',
    'panel.foes',
    'panel.go',
    'panel.group',
    'panel.means',
    'panel.more',
    'panel.move',
    'panel.not',
    'panel.plan',
  ],
  ...['panel.step', 'panel.target', 'panel.type', 'panel.who', 'panel.word', 'panel.wordGo', 'panel.worded'],
  ...['queue.again', 'queue.cancel', 'queue.drop'],
  ...[
    'request.close',
    'request.for',
    'request.gm',
    'request.options',
    'request.pass',
    'request.pick',
    'request.roll',
  ],
  ...['request.show', 'request.which', 'request.why', 'request.with'],
  ...['roll.again', 'roll.all', 'roll.look', 'roll.odds', 'roll.reveal', 'roll.this', 'roll.why'],
  ...[
    'sheet.against',
    'sheet.back',
    'sheet.check',
    'sheet.edge',
    'sheet.edit',
    'sheet.extras',
    'sheet.fix',
    'sheet.form',
  ],
  ...['sheet.hard', 'sheet.oppose', 'sheet.opposing', 'sheet.own', 'sheet.page', 'sheet.rest', 'sheet.rests'],
  ...['sheet.roll', 'sheet.secret', 'sheet.type'],
  ...['turn.as', 'turn.call', 'turn.done', 'turn.end', 'turn.map', 'turn.move', 'turn.next', 'turn.options'],
  ...['turn.phase', 'turn.status', 'turn.stay', 'turn.who'],
];

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

/** All kinds of things to press that the bot knows, apart from those by which nothing hidden can be read. */
export async function kindsThatTell(): Promise<readonly string[]> {
  const commands = await loadCommands(new URL('../../../commands/', import.meta.url));
  return [...commands.values(), ...allComponents()]
    .flatMap(({ components = {} }) => Object.keys(components))
    .filter((kind) => OPEN[kind.split('.')[0] ?? ''] === undefined)
    .sort();
}
