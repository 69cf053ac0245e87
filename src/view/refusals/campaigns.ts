import type { Json } from '../../engine/json.ts';
import { limitWords } from '../../engine/limitWords.ts';
import type { Params } from '../../engine/refusal.ts';
import { did, list, say } from '../said.ts';
import { brokenCampaign } from '../transfer.ts';
import type { Worded } from './plain.ts';

const channels = (value: Json | undefined): string =>
  Array.isArray(value) && value.length > 0
    ? value.map((id: Json) => `<#${String(id)}>`).join(', ')
    : 'its channel';

/** How somebody is called otherwise who comes out of the rules or a pack. */
const otherwise = ({ foe }: Params): string => (foe === undefined ? '' : ' (`name:`)');

/** The sentences of campaigns: where one is, whose it is, what is told of it, and its file. */
export const campaigns: Worded = {
  // where and who
  notInServer: () => 'This works in a server: open a channel of yours and try it there.',
  noCampaignHere: () => "There's no campaign in this channel yet: `/campaign create` starts one.",
  systemGone: (p) =>
    `This campaign uses rules that I no longer have ("${say(p.system)}"). Its data is safe; please tell the bot's owner.`,
  gmOnly: () => 'Only a GM of this campaign can do that.',
  noGmHere: (p) => `${say(p.system)} has no GM: players decide together.`,
  playersOnly: () => 'Only who plays here can do that. Make a character first.',
  fightFirst: () => 'A fight is running. Wait until it is over.',
  noStandIns: (p) =>
    `Nobody stands in for you in ${say(p.system)}: they would see your hand. Turns wait for you.`,
  whoActs: (p) => `It's **${say(p.name)}**'s turn, and you're the GM: say who you act as, with \`as:\`.`,
  noMissions: (p) => `${say(p.system)} has no missions.`,
  missionInFight: (p) => `**${say(p.name)}** is still in an encounter: end that first (\`/encounter end\`).`,
  nameOne: (p) => `Say who you act as, with \`as:\`. These can act now: ${list(p.names)}.`,
  commanded: (p) => `**${say(p.name)}** doesn't obey you now: somebody else controls them.`,
  noneToAct: () => 'All your characters have acted in this phase.',
  notYours: (p) => `**${say(p.name)}** is somebody else's character. \`/character list\` shows yours.`,
  noCharacter: (p) =>
    `${p.up === undefined ? '' : `It's **${say(p.up)}**'s turn. `}You don't have a character here yet. Make one, or pick one of yours with \`/character switch\`.`,
  noSuchCharacter: (p) =>
    `I don't know the character "${say(p.typed)}" here.${did(p)} \`/character list\` shows yours.`,
  characterGone: () => 'That character is archived. `/character restore` brings it back.',
  busyInFight: (p) => `**${say(p.name)}** is in a fight: do that when it's over.`,
  badName: (p) =>
    String(p.name ?? '').trim() === ''
      ? 'A name needs at least one letter, digit or symbol.'
      : "That name doesn't work: use 1 to 40 characters, at least one of them a letter, digit or symbol.",
  nameTaken: (p) => `There's a **${say(p.name)}** in this campaign already: pick another name.`,
  nameIsMine: (p) =>
    `**${say(p.name)}** looks like my own name: pick another${otherwise(p)}, so that nobody thinks I said your words.`,
  nameIsMineInFile: (p) =>
    `**${say(p.name)}** in that file has my name, and people would think I said its words. Give it another name where the campaign is (\`/character edit what:name\`), and export it again.`,
  nameIsSomebodys: (p) =>
    `**${say(p.name)}** looks like the name of <@${say(p.who)}>: pick another${otherwise(p)}, so that nobody mixes them up.`,

  nameMeanwhile: (p) =>
    `There's another **${say(p.name)}** in this campaign by now: give that one another name first, with \`/character edit what:name\`.`,

  // campaigns
  noSuchSystem: (p) => `I don't know the rules "${say(p.system)}": pick some from the list.`,
  channelTaken: (p) =>
    `**${say(p.campaign)}** is played in this channel: archive it first, or use another channel.`,
  campaignNameTaken: (p) => `This server has a campaign **${say(p.name)}** already: pick another name.`,
  campaignNameMeanwhile: (p) =>
    `This server plays another **${say(p.name)}** by now: rename that one first, with \`/campaign settings\`.`,
  channelMeanwhile: (p) =>
    `**${say(p.campaign)}** is played in ${channels(p.channels)} by now: archive that one first.`,
  lastGm: () => 'A campaign needs a GM: add another one before you remove the last.',
  archiveInFight: () => 'A fight is still running in this campaign: `/encounter end` it first.',
  noSuchCampaign: (p) => `You have no archived campaign "${say(p.typed)}". Archived: ${list(p.names)}.`,

  // telling the story
  notADay: (p) => `I can't read "${say(p.typed)}" as a day: type it like \`2026-11-22\`.`,
  endsBefore: () => 'That ends before it begins: `from` is the first day, `to` the last.',
  nothingYet: () => "There's nothing to tell yet: nothing has happened here.",
  nothingThen: () => 'Nothing happened on those days: leave out `from` and `to` for the whole story.',

  // a campaign as a file
  wholeOnly: () => 'The JSON is always the whole campaign, for its GM: leave out `from`, `to` and `for`.',
  campaignTooLarge: () =>
    "This campaign is larger than a file on Discord can be, even packed. Remove pictures under maps that you no longer need, or ask the bot's owner for a copy of the database.",
  unmovable: (p) =>
    `I couldn't read a file of this campaign back in. ${limitWords({ ...p, instead: "Remove what you no longer need, or ask the bot's owner for a copy of the database." })}`,
  notACampaignFile: () => "That file isn't one of my campaigns: use one from `/export format:JSON`.",
  newerCampaignFile: () => 'That file comes from a newer Turnkeeper than this one: update me first.',
  foreignSystem: (p) => `That campaign plays "${say(p.system)}", and I don't have its rules.`,
  brokenCampaignFile: (p) => brokenCampaign(p),
};
