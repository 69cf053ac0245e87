import type { Json } from '../engine/json.ts';
import { limitWords } from '../engine/limitWords.ts';
import type { Params, Refusal } from '../engine/refusal.ts';
import type { AnySystem } from '../engine/system.ts';
import { inCode } from '../engine/text.ts';
import { MAKE_ONE } from './creation.ts';
import { shortenMarked } from './limits.ts';
import type { Row, View } from './message.ts';
import { badPack } from './packs.ts';
import { READY_REFUSALS } from './ready/refusals.ts';
import { requestRefusals } from './requests/refusals.ts';
import { nearestRule } from './rule.ts';
import { did, list, meant, say } from './said.ts';
import { SPEECH_REFUSALS } from './speech/refusals.ts';
import { brokenCampaign } from './transfer.ts';
import { misfitWords } from './typed.ts';
import { WAITING_REFUSALS } from './waiting.ts';

/** Words of the dice's own, which have code in them and are not escaped for that. */
const plain = (value: Json | undefined): string =>
  String(value ?? '').replace(/[\u202a-\u202e\u2066-\u2069]/gu, '');
const code = (value: Json | undefined): string => inCode(plain(value));
const count = (value: Json | undefined, what: string): string =>
  `${say(value)} ${what}${value === 1 ? '' : 's'}`;

const channels = (value: Json | undefined): string =>
  Array.isArray(value) && value.length > 0
    ? value.map((id: Json) => `<#${String(id)}>`).join(', ')
    : 'its channel';

/** What a step was, where the reader may know. */
const stepSaid = (params: Params): string =>
  typeof params.what === 'string' && params.what !== '' ? ` (${shortenMarked(params.what, 200)})` : '';

/** How somebody is called otherwise who comes out of the rules or a pack. */
const otherwise = ({ foe }: Params): string => (foe === undefined ? '' : ' (`name:`)');

const COMMANDS: { readonly [kind: string]: string } = {
  attack: 'attack',
  check: 'check',
  act: 'action',
  rest: 'rest',
};

/** One sentence each: what is wrong, and what to do about it. */
const WORDS: { readonly [code: string]: (params: Params) => string } = {
  limit: limitWords,

  // where and who
  notInServer: () => 'This works in a server: open a channel of yours and try it there.',
  noCampaignHere: () => 'No campaign is played in this channel yet: `/campaign create` starts one.',
  systemGone: (p) =>
    `This campaign uses rules that I no longer have ("${say(p.system)}"). Its data is safe; tell whoever runs me.`,
  gmOnly: () => 'Only a GM of this campaign can do that.',
  whoActs: (p) =>
    `It is the turn of **${say(p.name)}**, and you are the GM: say for whom you act, with \`as:\`.`,
  noMissions: (p) => `${say(p.system)} knows no missions.`,
  missionInFight: (p) => `**${say(p.name)}** is in an encounter still: end that first (\`/encounter end\`).`,
  nameOne: (p) => `Say with \`as:\` for whom you act. Who can act now: ${list(p.names)}.`,
  commanded: (p) => `**${say(p.name)}** does not do what you want now: somebody else is in command.`,
  noneToAct: () => 'None of yours is still to act in this phase.',
  notYours: (p) => `**${say(p.name)}** is somebody else's character. \`/character list\` shows yours.`,
  noCharacter: () =>
    "You don't have a character here yet. Make one, or pick one of yours with `/character switch`.",
  noSuchCharacter: (p) =>
    `I know no character "${say(p.typed)}" here.${did(p)} \`/character list\` shows yours.`,
  characterGone: () => 'That character has been put away. `/character restore` takes it out again.',
  busyInFight: (p) => `**${say(p.name)}** is in a fight: do that when it is over.`,
  badName: (p) =>
    String(p.name ?? '').trim() === ''
      ? 'A name needs at least one letter, digit or symbol.'
      : 'That name does not work: it takes 1 to 40 characters, at least one of them a letter, digit or symbol.',
  nameTaken: (p) => `There is a **${say(p.name)}** in this campaign already: pick another name.`,
  nameIsMine: (p) =>
    `**${say(p.name)}** looks like my own name: pick another${otherwise(p)}, so that nobody takes your words for mine.`,
  nameIsMineInFile: (p) =>
    `**${say(p.name)}** in that file is called like me, and people would take its words for mine. Give it another name where the campaign is (\`/character edit what:name\`), and export it again.`,
  nameIsSomebodys: (p) =>
    `**${say(p.name)}** looks like the name of <@${say(p.who)}>: pick another${otherwise(p)}, so that nobody mixes them up.`,

  nameMeanwhile: (p) =>
    `There is another **${say(p.name)}** in this campaign by now: give that one another name first, with \`/character edit what:name\`.`,

  // campaigns
  noSuchSystem: (p) => `I do not know the rules "${say(p.system)}": pick one of those that are offered.`,
  channelTaken: (p) =>
    `**${say(p.campaign)}** is played in this channel: archive it first, or use another channel.`,
  campaignNameTaken: (p) => `This server has a campaign **${say(p.name)}** already: pick another name.`,
  campaignNameMeanwhile: (p) =>
    `This server plays another **${say(p.name)}** by now: rename that one first, with \`/campaign settings\`.`,
  channelMeanwhile: (p) =>
    `**${say(p.campaign)}** is played in ${channels(p.channels)} by now: archive that one first.`,
  lastGm: () => 'A campaign needs a GM: add another one before you remove the last.',
  archiveInFight: () => 'A fight is still running in this campaign: `/encounter end` it first.',
  noSuchCampaign: (p) =>
    `There is no archived campaign "${say(p.typed)}" of yours. Archived: ${list(p.names)}.`,

  // telling the story
  notADay: (p) => `"${say(p.typed)}" is no day that I know: type it like \`2026-11-22\`.`,
  endsBefore: () => 'That ends before it begins: `from` is the first day, `to` the last.',
  nothingYet: () => 'Nothing has happened here yet that could be told.',
  nothingThen: () => 'Nothing has happened then: leave out `from` and `to` for the whole story.',

  // a campaign as a file
  wholeOnly: () => 'The JSON is always the whole campaign, for its GM: leave out `from`, `to` and `for`.',
  campaignTooLarge: () =>
    'This campaign is larger than a file on Discord may be, even packed: remove the pictures under maps that you no longer need, or ask whoever runs me for a copy of the database.',
  unmovable: (p) =>
    `I can’t make a file of this campaign that could be read again. ${limitWords({ ...p, instead: 'Remove what you no longer need of it, or ask whoever runs me for a copy of the database.' })}`,
  notACampaignFile: () => 'That file is no campaign of mine: use one that `/export format:JSON` gave you.',
  newerCampaignFile: () => 'That file comes from a newer Turnkeeper than this one: update me first.',
  foreignSystem: (p) => `That campaign plays "${say(p.system)}", whose rules I do not have.`,
  brokenCampaignFile: (p) => brokenCampaign(p),

  // making and editing characters
  nameOpen: () => 'Your character needs a name first.',
  pickSo: (p) =>
    p.from === p.to
      ? `**${say(p.label)}**: choose ${say(p.from)} from the list.`
      : `**${say(p.label)}**: choose ${say(p.from)} to ${say(p.to)} from the list.`,
  noDraft: () => "You aren't creating a character right now.",
  nothingToRoll: () => 'There is nothing left to roll for this character.',
  staleDraft: () => "You've changed this character since. The newest message about it counts.",
  notACharacterFile: () => 'That file is no character of mine: use one that `/character export` gave you.',
  otherSystem: (p) => `That character is for ${say(p.file)}, and this campaign plays ${say(p.campaign)}.`,
  newerFile: () => 'That file comes from a newer Turnkeeper than this one: update me first.',
  fileGone: () => 'I could not read that file from Discord: try to attach it again.',
  noSuchField: (p) => `There is no "${say(p.typed)}" to edit.${meant(p, 'fields')}`,

  // words of the rules
  noSuchRule: (p) => `${say(p.system)} has no rule called "${say(p.typed)}".${did(p)}`,

  // content packs
  packsUnknown: (p) => `In ${say(p.system)} nobody brings content of their own.`,
  noPacks: () =>
    'This campaign has no content pack: a GM brings one in with `/content import`. `/content list` names those that come with me.',
  noSuchPack: (p) => `There is no pack "${say(p.typed)}".${meant(p, 'names')}`,
  noSuchContent: (p) =>
    `No pack here has a "${say(p.typed)}".${did(p)} \`/content show\` lists what there is.`,
  notCarried: (p) => `**${say(p.name)}** is nothing to carry: a GM brings it in with \`/encounter add\`.`,
  hasNoContent: (p) => `**${say(p.who)}** has no "${say(p.typed)}".${meant(p, 'names')}`,
  notJson: (p) => `That is no JSON, so I cannot read it as a pack: ${say(p.why)}.`,
  badPack: (p) => badPack(p),

  // the party
  noParty: (p) => `In ${say(p.system)} nothing belongs to the whole party.`,
  noSuchPartyValue: (p) => `There is no "${say(p.typed)}" to set.${meant(p, 'names')}`,
  undoLeadsNowhere: () =>
    "That came in with a file, and what the file says of it isn't anything I can read. So all stays as it is.",
  partyMovedOn: () =>
    'What belongs to the whole party has changed since, and taking this back would overwrite that: a GM sets it with `/party set`.',

  // fights
  noEncounter: () => 'No fight is going on in this channel: a GM starts one with `/encounter start`.',
  encounterRunning: () =>
    'A fight is running here already: `/encounter status` shows it, `/encounter end` ends it.',
  encounterGone: () => 'That fight is over.',
  badSetup: (p) => say(p.why),

  // maps of squares
  noGrid: (p) =>
    `${say(p.system)} does not play on squares, but in Zones: \`/encounter zones\` changes them, \`/encounter map\` shows them.`,
  badMap: (p) => say(p.why),
  notAPicture: () => 'That file is no picture that I can lay under a map: take a PNG or a JPEG.',
  pictureBreaksOff: () =>
    'I can’t draw that picture: it is cut off or damaged. Save it once more and send that.',
  noPicture: () => 'No picture lies under this map: `/map picture file:` lays one.',
  noFileNamed: () =>
    'Say which picture: `/map picture file:`. `columns:`, `rows:`, `left:` and `top:` without a file fit the one that lies there, `remove:True` takes it away.',
  nobodyToMove: (p) => `**${say(p.name)}** stands nowhere on the map, so there is no way to go.`,
  inOtherFight: ({ name, channel, restingSince }) => {
    if (typeof channel !== 'string')
      return `**${say(name)}** is in another fight already: that one has to end first.`;
    return typeof restingSince === 'number'
      ? `**${say(name)}** is in the fight that has rested in <#${channel}> since <t:${Math.floor(restingSince)}:D>: \`/encounter resume\` there takes it up again, \`/encounter end\` ends it then.`
      : `**${say(name)}** is in the fight in <#${channel}> already: that one has to end first.`;
  },
  fightElsewhere: () => 'Another fight has begun in this channel: that one has to end first.',
  changedSince: (p) =>
    `**${say(p.name)}** has changed since that fight ended, so it cannot be taken up again without losing that.`,
  alreadyIn: (p) => `**${say(p.name)}** is in this fight already.`,
  noSuchSurprised: (p) =>
    `There is no "${say(p.typed)}" to surprise.${did(p)} Say one of ${list(p.names)}, with commas between.`,
  noSuchFoe: (p) =>
    `I know no "${say(p.typed)}".${did(p) || ` Ready-made foes: ${list(p.foes)}. Or make one: \`/character create kind:NPC\`.`}`,
  noSuchTarget: (p) => `There is no "${say(p.typed)}" here.${meant(p, 'there', 'Here are')}`,
  notYourTurn: (p) =>
    p.owner === null
      ? 'It is not your turn: the GM acts now.'
      : `It is not your turn: <@${say(p.owner)}> acts now.`,
  noKeeping: (p) => `${say(p.system)} has nobody to keep after a fight.`,
  noFightToKeep: () => 'There has been no fight here. Keep foes where they fight, or fought last.',
  nobodyToKeep: () =>
    'Nobody here is left to keep: name somebody who has fallen, or find those you have in `/character list`.',
  noSuchToKeep: (p) => `I can't find "${say(p.typed)}" to keep here.${meant(p, 'names')}`,
  noSights: (p) => `${say(p.system)} knows nobody whom players know nothing of.`,
  noSuchSight: (p) => {
    if (p.change === 'hide')
      return `There is no "${say(p.typed)}" here that could be hidden.${meant(p, 'names')}`;
    return `Nothing that is hidden here is called "${say(p.typed)}".${meant(p, 'names')}`;
  },
  nothingHidden: () => 'Nothing is hidden here that is yours to reveal.',
  turnOver: () => 'That button is out of date.',
  noAutopilot: ({ system }) => `Nobody acts by themselves in ${system}.`,
  nobodyByThemselves: () =>
    'Nobody acts by themselves in this fight. To change that: `/encounter autopilot`.',
  playersAreUp: () => 'A player is up: only foes and NPCs act by themselves.',
  turnUnseen: () => 'The players do not know whose turn this is, so you end it here, where only you look.',
  noSuchAct: (p) => `There is no action "${say(p.typed)}".${meant(p, 'acts')}`,
  actGoesWith: (p) =>
    `**${say(p.typed)}** goes with **${say(p.act)}**: ${code(`/act action:${plain(p.act)} with:${plain(p.typed)}`)}.`,
  attackGoesWith: (p) =>
    `**${say(p.typed)}** is for an attack: ${code(`/attack target:… weapon:${plain(p.typed)}`)}.`,
  attackCommand: (p) =>
    `**${say(p.act)}** has a command of its own: ${code(`/attack target:${p.target === null ? '…' : plain(p.target)}`)}.`,
  checkCommand: (p) => `**${say(p.check)}** is a check: ${code(`/check what:${plain(p.check)}`)}.`,
  wayOfAttack: (p) =>
    `**${say(p.way)}** is a way to attack: ${code(`/attack target:${p.target === null ? '…' : plain(p.target)} how:${plain(p.way)}`)}.`,
  nameTarget: (p) => `Say with \`target:\` whom or what it is for: ${list(p.names)}.`,
  noSuchChoice: (p) => `There is no "${say(p.typed)}" to choose here.${did(p)}`,
  noSuchCondition: (p) => `There is no condition "${say(p.typed)}".${meant(p, 'conditions')}`,
  noSuchRest: (p) => `There is no rest "${say(p.typed)}".${meant(p, 'rests')}`,
  restTogether: () => 'That passes for the whole party at once: ask your GM to say it (`/rest`).',
  nobodyHere: () => 'Nobody plays a character here yet: `/character create` makes one.',
  nobodysTurn: () =>
    "It is nobody's turn yet: bring in who else takes part, then begin with `/encounter next`.",
  otherInFight: (p) =>
    `**${say(p.name)}** is in a fight: what happens to them happens there, so whoever would reach them joins it first.`,
  otherTakenUp: (p) => `**${say(p.name)}** is not here just now: try it again later.`,
  movedMeanwhile: () => 'That character has just entered a fight: try again, and it happens there.',

  // decisions
  asksAfterFight: () => 'They are in a fight now: answer this when it is over.',
  floorTaken: (p) => {
    const enters = typeof p.enters === 'string' ? p.enters : null;
    if (enters !== null && p.mine === true)
      return `**${say(enters)}** can't enter the fight yet. Answer your open question first.`;
    if (p.mine === true) return 'Answer your open question first. The fight waits for it.';
    const owners = Array.isArray(p.owners) ? [...new Set(p.owners)] : [];
    const who = owners.length === 0 ? 'the GM' : owners.map((id: Json) => `<@${say(id)}>`).join(', ');
    if (enters !== null)
      return `**${say(enters)}** can't enter the fight yet: a question for ${who} is open. A GM can answer it or call it off: **GM …** under the question.`;
    return `The fight waits for ${who} to decide. Try again after the answer. A GM may answer it or call it off: **GM …** under the question.`;
  },
  decisionSettled: () => 'That has been decided already.',
  notYourDecision: (p) =>
    p.owner === null ? 'That is for the GM to decide.' : `That is for <@${say(p.owner)}> to decide.`,
  noSuchOption: () => 'That is no longer on offer: use the buttons of the newest message.',
  notAsked: () => 'That has been decided already.',
  reasonNeeded: () => "Say why, when you answer in somebody's place: it goes into the log.",
  noSuchDie: () => 'There is no such die: take a number from the list under **GM …**.',
  notADie: () => 'That was a card, and only dice can be overruled.',
  noSuchFace: (p) => `That die shows 1 to ${say(p.sides)}.`,

  // undo
  nothingToUndo: () => 'There is nothing to undo here.',
  nothingToRedo: () =>
    'There is nothing to bring back: something new has happened since, or nothing was undone.',
  undoWho: () => 'No fight is here to undo in: say whose last step it is, with `who:`.',
  otherMovedOn: (p) =>
    `Something has happened to **${say(p.name)}** since, and this would overwrite it: nothing was changed.`,
  undoByOther: (p) =>
    p.name === null
      ? 'The last change came from what somebody else did: take it back there.'
      : `The last change came from what **${say(p.name)}** did: take it back there, with ${code(`/undo who:${plain(p.name)}`)}.`,
  undoBehindFight: () => 'The last change came out of a fight: undo it there, in the channel of that fight.',
  undoNotYours: (p) =>
    p.by === undefined
      ? 'The last thing that happened was not yours: ask a GM, who can undo anything.'
      : `One of those steps is <@${say(p.by)}>'s${stepSaid(p)}: take back less, or ask a GM, who can undo anything.`,
  undoDice: (p) =>
    p.by === undefined
      ? 'Dice have been rolled for it, and dice stay as they fell: ask a GM, who can undo anything.'
      : `For one of those steps dice have been rolled, and dice stay as they fell${stepSaid(p)}: take back less, or ask a GM, who can undo anything.`,
  noStepBack: () =>
    'That is no step that can be taken back here: pick one of those that are offered under `to:`.',
  onlyInFights: (p) => `Only a fight has ${say(p.span)}s: outside of one, pick a step under \`to:\`.`,
  noneBegan: (p) =>
    `No ${say(p.span)} has begun here yet that could be taken back: pick a step under \`to:\`.`,
  alreadyDone: () => 'That has taken effect already.',

  // rolls
  oddsOfOne: () => 'Ask about one roll at a time: `/odds a:4d6kh3`, or two compared: `/odds a:4d6kh3 b:3d6`.',
  oddsOfWhat: () =>
    'Ask about one thing at a time: dice (`a:`, `b:`, `target:`), an attack (`attack:`, `weapon:`, `how:`, `spend:`) or a check (`check:`, `difficulty:`, `against:` …).',
  noHelpers: (p) => `The rules of ${say(p.system)} know no help with a check: leave \`helped-by:\` out.`,
  noChances: (p) =>
    `The rules of ${say(p.system)} do not tell chances. \`/odds a:4d6kh3\` tells those of dice.`,
  noSuchKindOfDie: (p) => `"${say(p.typed)}" is no kind of dice: type \`d6\`, \`d20\` and the like.`,
  luckOfOthers: () => "Only a GM may look at somebody else's luck: leave `who:` out to see yours.",
  entryGone: () => 'I no longer have what happened there: `/log` shows what I have.',
  rollSecret: () => 'That roll is secret: only who rolled it and the GM may look into it.',
  rollForGm: () => 'That roll is for the GM: only a GM may look into it, until it is revealed.',
  rollBlind: () => 'You rolled that blind: only the GM may look into it, until they reveal it.',
  blindNeedsGm: () =>
    'Nobody would see a blind roll here: no campaign is played in this channel, so there is no GM. Whisper it instead.',
  noLastRoll: () => 'You have rolled nothing here yet that I could roll again: `/roll what:2d6` begins.',
  notYoursToReveal: () =>
    "That is not yours to reveal: who rolled or did it in secret may, and the GM where it is the GM's alone.",
  revealedAlready: () => 'That has been revealed already: everybody can see it.',
  valuesNeedCampaign: () =>
    "Numbers such as `@body` are your character's, and no campaign is played in this channel: write the number itself.",

  // macros
  badMacroName: (p) =>
    `A macro's name takes 1 to ${say(p.limit)} characters, at least one of them a letter, digit or symbol.`,
  macroNameIsRoll: (p) =>
    `**${say(p.name)}** is a roll already, and what is a roll is rolled: give the macro another name.`,
  badMacroPlaces: (p) =>
    p.code === 'placeLeftOut'
      ? `What is given is numbered from \`$1\` on without a gap, and \`$${say(p.place)}\` is missing.`
      : `What is given is called \`$1\` to \`$9\`: there is no \`${say(p.place).replace(/\\/gu, '')}\`.`,
  macroIsNoRoll: (p) => `That would not be a roll: ${code(p.rolled)}. ${plain(p.explained)}`,
  macroGiven: (p) =>
    p.code === 'tooManyGiven'
      ? `**${say(p.name)}** takes ${count(p.takes, 'value')}, and you gave ${say(p.given)}: it rolls ${code(p.roll)}.`
      : `**${say(p.name)}** needs ${count(p.needs, 'value')} behind its name: it rolls ${code(p.roll)}.`,
  macroTaken: (p) =>
    `The campaign's **${say(p.name)}** was shared by <@${say(p.by)}>: only they or a GM may change it.`,
  noSuchMacro: (p) => `There is no macro "${say(p.typed)}".${meant(p, 'names')} \`/macro save\` makes one.`,
  rollGone: () => 'I no longer have that roll: `/roll` it again.',

  // dice of one's own
  typedNotAllowed: () =>
    'In this campaign the dice fall here. A GM can allow dice of your own: `/campaign settings typed-dice:True`.',
  typedUnreadable: () => 'Type the numbers that your dice show, with spaces between: `dice:4 2 6 1`.',
  typedMisfit: (p) => misfitWords(p.needs),

  // proof
  seedUnused: () => 'Nothing has been drawn from the current seed yet, so there is nothing to prove.',
  seedRevealed: () => 'That seed is public already: `/verify status` shows it.',
  seedWaits: (p) => {
    const whose = p.name === null ? `<@${say(p.user)}>` : `**${say(p.name)}**`;
    const link = `https://discord.com/channels/${String(p.guild)}/${String(p.channel)}/${String(p.message)}`;
    const where = p.message === null ? `<#${say(p.channel)}>` : link;
    return `Seed ${say(p.seed)} must stay secret for now: the ${COMMANDS[String(p.kind)] ?? 'command'} of ${whose} still waits for an answer, and would roll on with known dice. Answer it or call it off first: ${where}`;
  },
  verifySecret: () => 'That is secret: only a GM and whoever did it may check it, until it is revealed.',
  verifyElsewhere: () => 'That was rolled somewhere else: use `/verify roll` in the campaign it belongs to.',
  verifyWaits: () =>
    'That command still waits for an answer. Once it is done, its dice can be checked: **Why?**, then **Verify**.',
  notAMessage: (p) =>
    `"${say(p.typed)}" is no message: take its link (in its menu, **Copy Message Link**), or leave it out for the last roll here.`,
  messageGone: () =>
    'There is no such message, or only one person can see it: press its **Why?**, then **Verify**.',
  messageHidden: () => 'I may not read in that channel: press **Why?** under the roll, then **Verify**.',
  noStepInMessage: () =>
    'That message doesn’t show a step of the game. Use this on a message of mine that tells what somebody did.',
  noRollInMessage: () =>
    'I find no roll in that message: take one of mine with a **Why?** button, or leave it out for the last roll here.',
  nothingRolledHere: () => 'I find no roll here that you may see: give me the link of its message.',

  ...requestRefusals,

  // safety
  paused: () =>
    'Somebody has called for a pause, and the game stands still. Take the time it takes; whoever is ready lets it go on for all.',
  pausedAlready: () => 'The game stands still already. **Resume** or `/safety resume` lets it go on.',
  notPaused: () => 'Nothing stands still: the game goes on.',
  badTopic: (p) => `Say it in a few words that others can read, at most ${say(p.most)} characters.`,
  topicThere: (p) => `**${say(p.topic)}** is among the ${say(p.list)} already.`,
  noSuchTopic: (p) => `"${say(p.typed)}" is not among the ${say(p.list)}. There are: ${list(p.topics)}.`,
  undoMovedOn: () => 'Something else has happened since: look at it again before it is taken back.',

  ...SPEECH_REFUSALS,
  ...READY_REFUSALS,
  ...WAITING_REFUSALS,

  // trouble
  commandChanged: () =>
    'This command has changed: reload Discord (Ctrl+R; on a phone, close the app and open it again), then try again.',
  leaving: () => 'I am being restarted: nothing was changed. Try again in a moment.',
  formLate: () => 'That took me too long to open a form for you. Nothing was changed: press it again.',
  oldButton: () => 'That button is from an older version of me: use the command again.',
  tooBusy: () =>
    'Too many people act here at this moment, and yours did not get through. Nothing was changed: try again.',
  tryAgain: () => 'Somebody was faster just now. Nothing was changed: try again.',
  transcriptUnreadable: () =>
    'I can no longer read what was decided so far. Nothing was changed: a GM can call it off.',
  notSaved: () => "I can't save right now, so nothing happened. Try again in a few minutes.",
  perhapsSaved: () =>
    "I can't save right now, and can't tell whether this was saved. Look at /log in a few minutes before you do it again.",
  restUnsaved: () =>
    "I can't save anything more right now. What you see above is saved: try again in a few minutes.",
  broken: (p) =>
    `Something went wrong on my side (error \`${say(p.id)}\`). Look at \`/log\` for what has taken effect before you try again; whoever runs me finds the error under that number.`,
};

/** The codes that are worded here. */
export const wordedCodes: readonly string[] = Object.keys(WORDS);

/** A refusal as a sentence: the rules' own words where it is theirs. */
export function refusalText(
  refusal: Refusal,
  setting: { readonly system: AnySystem; readonly before: object } | null,
): string {
  // The rules first: they word what they refuse, and know nothing of the codes above.
  return (
    setting?.system.words.refusal(refusal, setting.before) ??
    WORDS[refusal.code]?.(refusal.params) ??
    `That does not work (${refusal.code}).`
  );
}

/** What can be pressed under a refusal, where a press is the way on. */
const WAYS_ON: { readonly [code: string]: (params: Params) => readonly Row[] } = {
  paused: () => [[{ kind: 'button', id: 'safety.resume', label: 'Resume', look: 'good' }]],
  noSuchRule: nearestRule,
  noCharacter: () => [[MAKE_ONE]],
  noDraft: () => [[MAKE_ONE]],
};

export function refusalView(
  refusal: Refusal,
  setting: { readonly system: AnySystem; readonly before: object } | null,
): View {
  const rows = WAYS_ON[refusal.code]?.(refusal.params);
  return {
    card: { text: refusalText(refusal, setting), tone: 'bad' },
    ...(rows === undefined ? {} : { rows }),
  };
}
