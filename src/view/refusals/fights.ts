import { did, list, meant, say } from '../said.ts';
import { code, plain, type Worded } from './plain.ts';

/** The sentences of fights and their maps. */
export const fights: Worded = {
  // fights
  noEncounter: () => 'No fight is going on in this channel. `/encounter start` begins one.',
  encounterRunning: () =>
    'A fight is running here already: `/encounter status` shows it, `/encounter end` ends it.',
  onlyBetweenFights: () => "There's no time for that in a fight. Do it afterwards.",
  encounterGone: () => 'That fight is over.',
  badSetup: (p) => say(p.why),

  // maps of squares
  noGrid: (p) =>
    `${say(p.system)} plays in Zones, not on squares: \`/encounter zones\` changes them, \`/encounter map\` shows them.`,
  badMap: (p) => say(p.why),
  notAPicture: () => "I can't put that file under a map: use a PNG or a JPEG.",
  pictureBreaksOff: () => "I can't draw that picture: it's cut off or damaged. Save it again and send that.",
  noPicture: () => "There's no picture under this map: `/map picture file:` adds one.",
  noFileNamed: () =>
    "Say which picture: `/map picture file:`. `columns:`, `rows:`, `left:` and `top:` without a file fit the one that's there, `remove:True` removes it.",
  nobodyToMove: (p) => `**${say(p.name)}** isn't on the map, so they can't go anywhere.`,
  inOtherFight: ({ name, channel, restingSince }) => {
    if (typeof channel !== 'string')
      return `**${say(name)}** is in another fight already: that one has to end first.`;
    return typeof restingSince === 'number'
      ? `**${say(name)}** is in the fight that's been resting in <#${channel}> since <t:${Math.floor(restingSince)}:D>: resume it there with \`/encounter resume\`, then end it with \`/encounter end\`.`
      : `**${say(name)}** is in the fight in <#${channel}> already: that one has to end first.`;
  },
  fightElsewhere: () => 'Another fight has begun in this channel: that one has to end first.',
  changedSince: (p) =>
    `**${say(p.name)}** has changed since that fight ended, and resuming it would lose that.`,
  alreadyIn: (p) => `**${say(p.name)}** is in this fight already.`,
  noSuchSurprised: (p) =>
    `There's no "${say(p.typed)}" to surprise.${did(p)} Say one of ${list(p.names)}, with commas between.`,
  noSuchFoe: (p) =>
    `I don't know "${say(p.typed)}".${did(p) || ` Ready-made foes: ${list(p.foes)}. Or make one: \`/character create kind:NPC\`.`}`,
  noSuchTarget: (p) => `There's no "${say(p.typed)}" here.${meant(p, 'there', 'Choose from')}`,
  notYourTurn: (p) =>
    p.owner === null ? "Not your turn: the GM's up." : `Not your turn: <@${say(p.owner)}> is up.`,
  noKeeping: (p) => `You can't keep foes in ${say(p.system)}.`,
  noFightToKeep: () =>
    "There's been no fight here. Keep foes in the channel they fight in, or fought in last.",
  nobodyToKeep: () =>
    "There's nobody left to keep here. Name somebody who fell, or find those you have in `/character list`.",
  noSuchToKeep: (p) => `I can't find "${say(p.typed)}" to keep here.${meant(p, 'names')}`,
  noSights: (p) => `${say(p.system)} can't hide anybody from the players.`,
  noSuchSight: (p) => {
    if (p.change === 'hide') return `You can't hide "${say(p.typed)}" here.${meant(p, 'names')}`;
    return `Nothing that is hidden here is called "${say(p.typed)}".${meant(p, 'names')}`;
  },
  nothingHidden: () => "There's nothing hidden here that you can reveal.",
  turnOver: () => 'That button is out of date.',
  noAutopilot: ({ system }) => `${system} has no autopilot: the GM plays all foes.`,
  nobodyByThemselves: () => 'The autopilot is off in this fight: `/encounter autopilot` turns it on.',
  playersAreUp: () => 'A player is up: only foes and NPCs act by themselves.',
  turnUnseen: () => "The players don't know whose turn this is, so end it here, where only you can see.",
  noSuchAct: (p) => `There's no action "${say(p.typed)}".${meant(p, 'acts')}`,
  actGoesWith: (p) =>
    `**${say(p.typed)}** goes with **${say(p.act)}**: ${code(`/act action:${plain(p.act)} with:${plain(p.typed)}`)}.`,
  attackGoesWith: (p) =>
    `**${say(p.typed)}** is for an attack: ${code(`/attack target:… weapon:${plain(p.typed)}`)}.`,
  attackCommand: (p) =>
    `**${say(p.act)}** has a command of its own: ${code(`/attack target:${p.target === null ? '…' : plain(p.target)}`)}.`,
  checkCommand: (p) => `**${say(p.check)}** is a check: ${code(`/check what:${plain(p.check)}`)}.`,
  wayOfAttack: (p) =>
    `**${say(p.way)}** is a way to attack: ${code(`/attack target:${p.target === null ? '…' : plain(p.target)} how:${plain(p.way)}`)}.`,
  nameTarget: (p) => `Say who or what it's for, with \`target:\`: ${list(p.names)}.`,
  noSuchChoice: (p) => `There's no "${say(p.typed)}" to choose here.${did(p)}`,
  noSuchCondition: (p) => `There's no condition "${say(p.typed)}".${meant(p, 'conditions')}`,
  noSuchRest: (p) => `There's no rest "${say(p.typed)}".${meant(p, 'rests')}`,
  restTogether: () => 'That happens to the whole party at once: ask your GM to call it (`/rest`).',
  nobodyFree: () => 'Every hero is in a fight. End it first: `/encounter end`.',
  nobodyHere: () => 'Nobody plays a character here yet: `/character create` makes one.',
  nobodysTurn: () =>
    "It's nobody's turn yet: bring in who else takes part, then press **Begin** (`/encounter next`).",
  otherInFight: (p) =>
    `**${say(p.name)}** is in a fight: what happens to them happens there. Join that fight first to reach them.`,
  otherTakenUp: (p) => `**${say(p.name)}** isn't here right now: try again later.`,
  movedMeanwhile: () => 'That character has just entered a fight: try again, and it happens there.',
};
