import { badPack } from '../packs.ts';
import { did, meant, say } from '../said.ts';
import type { Worded } from './plain.ts';

/** The sentences of characters and what belongs to them: creation, the rules' words, packs, the party. */
export const characters: Worded = {
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
};
