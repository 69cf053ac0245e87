import { inRanges } from '../../../engine/numbered.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import type { FightEvents, MemberTold } from '../fight/events.ts';
import type { Light } from '../scene.ts';
import { and, bold, type Refusals, type SentencesOf } from './telling.ts';

const namesOf = (members: readonly MemberTold[], side: MemberTold['side']): string =>
  and(inRanges(members.filter((one) => one.side === side).map(({ name }) => name)).map(bold));

function sidesOf(members: readonly MemberTold[]): string {
  const [heroes, foes] = [namesOf(members, 'players'), namesOf(members, 'foes')];
  return heroes !== '' && foes !== '' ? `${heroes} against ${foes}` : heroes || foes;
}

const lights: Readonly<Record<Light, string>> = {
  bright: "It's bright.",
  dim: 'The light is dim.',
  dark: "It's dark. Normal Vision doesn't work here.",
};

export const fightSentences: SentencesOf<FightEvents> = {
  fightBegan: ({ members }) => ({ text: `The fight begins: ${sidesOf(members)}.`, tone: 'plain' }),
  notYetFight: () => ({
    text: 'Only one side can fight, so no round begins. **Begin** (`/encounter next`) begins it all the same.',
    tone: 'quiet',
  }),
  surprised: ({ others }, { name }) => ({
    text: `Surprised: ${and(others.map(name))}. They act last this round.`,
    tone: 'plain',
  }),
  joined: ({ members }) => ({
    text: `${and(inRanges(members.map(({ name }) => name)).map(bold))} ${members.length === 1 ? 'joins' : 'join'} the fight.`,
    tone: 'plain',
  }),
  left: ({ actor }, { name }) => ({ text: `${name(actor)} leaves the fight.`, tone: 'plain' }),
  keptHidden: ({ names }) => ({
    text: `Hidden from the players: ${and(names.map(bold))}.`,
    tone: 'quiet',
  }),
  shown: ({ actor }, { name }) => ({ text: `${name(actor)} comes into view.`, tone: 'plain' }),
  fieldChanged: ({ said }) => ({
    text: `The map changes: ${said.map(escapeMarkdown).join('; ')}.`,
    tone: 'plain',
  }),
  lightChanged: ({ light }) => ({ text: lights[light], tone: 'plain' }),
  placed: ({ actor, at }, { name }) => ({ text: `The GM moves ${name(actor)} to ${at}.`, tone: 'plain' }),
  tieBroken: ({ actor, target }, { name }) => ({
    text: `${name(actor)} goes before ${name(target)} on a tie, from the next round on.`,
    tone: 'quiet',
  }),
  foesKept: ({ who }) => ({
    text: who
      .map(({ name, was }) =>
        name === was ? `${bold(name)} stays.` : `${bold(was)} stays as ${bold(name)}.`,
      )
      .join(' '),
    tone: 'quiet',
  }),
  foesAlive: ({ names }) => ({
    text: `Still alive: ${and(names.map(bold))}. Keep them with \`/encounter keep\`, or they're gone.`,
    tone: 'quiet',
  }),
  gathered: ({ items }, { name }) => ({
    text: items.map(({ from, item }) => `${name(from)} picks up ${escapeMarkdown(item)}.`).join(' '),
    tone: 'quiet',
  }),
  fightEnded: () => ({ text: 'The fight is over.', tone: 'plain' }),
};

export const fightRefusals: Refusals = {
  nobody: () => "I don't know who that is. Pick somebody from the list.",
  notInFight: ({ id }, { who }) => `${who(id)} isn't in the fight.`,
  wayNotYours: ({ actor }, { who }) => `Only ${who(actor)}'s player and the GM see that way.`,
  gmOnly: () => 'Only the GM can do that.',
  fightRuns: () => 'A fight is running already. End it first: `/encounter end`.',
  noFight: () => 'No fight is running. Start one: `/encounter start`.',
  badSetup: () => "I can't read that place. Draw it again, or start without a map.",
  badSheet: ({ name }, { text }) => `I can't read the sheet of ${text(name)}. Make it again.`,
  alreadyIn: ({ name }, { text }) => `${text(name)} is in the fight already.`,
  onlyFoesHide: ({ name }, { text }) => `${text(name)} is on the players' side. Only foes can come hidden.`,
  noSuchPlace: ({ place, spots }, { text, list }) =>
    `I don't know the place "${text(place)}". Type a square (C4)${list(spots) === '' ? '' : `, or one of: ${list(spots)}`}.`,
  noRoom: ({ name }, { text }) => `There's no room left for ${text(name)}. Name another square.`,
  notToHide: () => 'You can hide and show foes of this fight. Pick one from the list.',
  hiddenAlready: ({ name }, { text }) => `${text(name)} is hidden already.`,
  shownAlready: ({ name }, { text }) => `The players see ${text(name)} already.`,
  goesWithAbility: ({ name }, { text }) => `${text(name)} goes with the Ability that has brought it.`,
  keptAlready: ({ name }, { text }) => `${text(name)} stays already.`,
  noMap: () => 'This fight has no map.',
  measuredByMap: () => 'This fight has a map, so the map says that. Move somebody: `Tiz to C4`.',
  noRoomAt: ({ tile }, { text }) => `There's no room at ${text(tile)}. Name another square.`,
  noMissions: ({ system }, { text }) => `${text(system)} has no missions.`,
};
