import { badPack } from '../packs.ts';
import { did, meant, say } from '../said.ts';
import type { Worded } from './plain.ts';

/** The sentences of characters and what belongs to them: creation, the rules' words, packs, the party. */
export const characters: Worded = {
  // making and editing characters
  nameOpen: () => 'Your character needs a name first.',
  gmUndoes: () => 'A GM undoes that here, with `/undo`.',
  pickSo: (p) =>
    p.from === p.to
      ? `**${say(p.label)}**: choose ${say(p.from)} from the list.`
      : `**${say(p.label)}**: choose ${say(p.from)} to ${say(p.to)} from the list.`,
  pronounsMissing: () => 'Pick pronouns, or write your own.',
  noDraft: () => "You aren't creating a character right now.",
  nothingToRoll: () => "There's nothing left to roll for this character.",
  staleDraft: () => "You've changed this character since. The newest message about it counts.",
  notACharacterFile: () => "That file isn't one of my characters: use one from `/character export`.",
  otherSystem: (p) => `That character is for ${say(p.file)}, and this campaign plays ${say(p.campaign)}.`,
  newerFile: () => 'That file comes from a newer Turnkeeper than this one: update me first.',
  fileGone: () => "I couldn't read that file from Discord: attach it again.",
  noSuchField: (p) => `There's no "${say(p.typed)}" to edit.${meant(p, 'fields')}`,

  // words of the rules
  noSuchRule: (p) => `${say(p.system)} has no rule called "${say(p.typed)}".${did(p)}`,

  // content packs
  packsUnknown: (p) => `${say(p.system)} takes no content packs.`,
  noPacks: () =>
    'This campaign has no content pack: a GM brings one in with `/content import`. `/content list` has the built-in ones, too.',
  offerGone: () => "That's of a content pack that this campaign no longer has.",
  noSuchPack: (p) => `There's no pack "${say(p.typed)}".${meant(p, 'names')}`,
  noSuchContent: (p) =>
    `No pack here has a "${say(p.typed)}".${did(p)} \`/content show\` lists what there is.`,
  notCarried: (p) => `You can't carry **${say(p.name)}**: a GM brings it in with \`/encounter add\`.`,
  hasNoContent: (p) => `**${say(p.who)}** has no "${say(p.typed)}".${meant(p, 'names')}`,
  notJson: (p) => `That isn't JSON, so I can't read it as a pack: ${say(p.why)}.`,
  badPack: (p) => badPack(p),

  // the party
  noParty: (p) => `${say(p.system)} has no values for the whole party.`,
  noSuchPartyValue: (p) => `There's no "${say(p.typed)}" to set.${meant(p, 'names')}`,
  undoLeadsNowhere: () =>
    "That came from a file, and I can't read what the file says about it. So I changed nothing.",
  partyMovedOn: () =>
    "The party's values have changed since, and this would overwrite them: a GM sets them with `/party set`.",
};
