import { escapeMarkdown, firstOf, inCode } from '../../../../engine/text.ts';
import type { Note } from '../../../../engine/words.ts';
import type { EffectId, OwedWhy } from '../../scene.ts';
import type { TurnEvents } from '../../turn/events.ts';
import type { Sentences, Telling } from '../telling.ts';

const plain = (text: string): Note => ({ text, tone: 'plain' });
const quiet = (text: string): Note => ({ text, tone: 'quiet' });
const good = (text: string): Note => ({ text, tone: 'good' });
const bad = (text: string): Note => ({ text, tone: 'bad' });

/** 'Kira', 'Kira and Tiz', 'Kira, Tiz and Omar'. */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? 'nobody';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

const bold = (name: string) => `**${escapeMarkdown(name)}**`;
const bolds = (names: readonly string[]) => listed(names.map(bold));
const all = (ids: readonly string[], at: Telling) => listed(ids.map((id) => at.who(id)));
const count = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

/** What is over, as one says it; what is not here needs no words. */
const effects: { readonly [E in EffectId]?: string } = {
  overwatch: 'is no longer on Overwatch',
  curse: 'is no longer cursed',
  guidance: 'is no longer guided',
  arcaneDefenses: 'no longer has Arcane Defenses',
  suppressed: 'is no longer suppressed',
  towerShield: 'takes the Tower Shield down',
  mirage: 'has lost the Mirage',
};

const owedFor: { readonly [W in OwedWhy]: string } = {
  reinforcement: 'can make a free move as they arrive',
  revealed: 'can make a free move: they know about the crew now',
  baldyrsGait: "can make a free move (Baldyr's Gait)",
  ability: 'can make a free move',
};

const areas = {
  smoke: 'The smoke clears',
  animateCover: 'The animated cover falls',
  healingFountain: 'The Healing Fountain runs dry',
  tripmine: 'The tripmine is gone',
} as const;

const sides = (players: readonly string[], enemies: readonly string[]) => {
  const both = [players, enemies].filter((side) => side.length > 0).map(bolds);
  return both.length === 0 ? ' is set up' : `: ${both.join(' against ')}`;
};

export const turnSentences: Sentences<TurnEvents> = {
  encounterBegan: ({ players, enemies, concealed, later, map }) => ({
    text: `An encounter${sides(players, enemies)}.${concealed ? ' The crew is concealed: the enemies know nothing of them.' : ''}`,
    tone: 'plain',
    why: [
      `a battlefield of ${map.columns} × ${map.rows} tiles`,
      ...(concealed && later
        ? ['The book has concealment in the first encounter of a mission; here the GM says so.']
        : []),
    ],
  }),
  encounterWaits: () => ({
    ...quiet('Bring enemies in with `/encounter add`, then press **Begin**.'),
    later: '',
  }),
  encounterEnded: ({ rounds }) =>
    plain(
      rounds === 0
        ? "The encounter is called off before its first round, so it doesn't count."
        : `The encounter is over after ${count(rounds, 'round')}.`,
    ),
  joined: ({ members }) =>
    plain(
      `${bolds(members.map(({ name }) => name))} ${members.length === 1 ? 'joins' : 'join'} the encounter.`,
    ),
  awaited: ({ names, rounds }) =>
    plain(
      `On the reinforcement track: ${bolds(names)}, here ${rounds === 1 ? 'when the next round begins' : `in ${rounds} rounds`}.`,
    ),
  reinforcementsCame: ({ others, tiles }, at) =>
    bad(`Reinforcements: ${listed(others.map((id, n) => `${at.who(id)} (${tiles[n] ?? '?'})`))}.`),
  reinforcementsNear: () => quiet('Reinforcements are near: they come when the next round begins.'),
  left: ({ actor }, at) => plain(`${at.who(actor)} leaves the encounter.`),
  roundBegan: ({ round }) => ({ ...plain(`**Round ${round}**`), begins: '' }),
  phaseBegan: ({ phase }) => {
    const text = phase === 'players' ? "The players' phase begins." : "The enemies' phase begins.";
    return { ...plain(text), begins: '' };
  },
  turnBegan: ({ actor, actions }, at) =>
    actions === 2 ? null : quiet(`${at.who(actor)} has ${count(actions, 'action')} this turn.`),
  turnEnded: ({ actor }, at) => ({
    ...quiet(`${at.who(actor)}'s turn ends.`),
    aside: at.plainName(actor),
    ends: true,
  }),
  turnPassed: ({ actor }, at) => plain(`${at.who(actor)} does nothing this turn.`),
  stragglers: ({ others }, at) => plain(`No turn this round: ${all(others, at)}.`),
  stunTook: ({ actor, lost, left }, at) =>
    bad(
      `${at.who(actor)} is Stunned and loses ${count(lost, 'action')}${left === 0 ? '' : `; ${left} more to lose`}.`,
    ),
  actionGranted: ({ actor, why, now }, at) =>
    good(
      `${at.who(actor)} gains an action ${now ? 'this turn' : `for ${at.of(actor).their} next turn`} (${escapeMarkdown(why)}).`,
    ),
  movesOwed: ({ others, why }, at) => plain(`${all(others, at)} ${owedFor[why]}.`),
  moveForgone: ({ others }, at) =>
    quiet(`${all(others, at)} ${others.length === 1 ? 'stays' : 'stay'} where they are.`),
  effectEnded: ({ target, effect }, at) => {
    const words = effects[effect];
    return words === undefined ? null : quiet(`${at.who(target)} ${words}.`);
  },
  shieldEnded: ({ target, what, points }, at) =>
    quiet(`${at.who(target)} loses ${count(points, 'Shield Point')}: ${escapeMarkdown(what)} is over.`),
  featureEnded: ({ feature, tile }) => quiet(`${escapeMarkdown(feature)} on ${tile}: gone.`),
  areaEnded: ({ area, tile }) => quiet(`${areas[area]} (around ${tile}).`),
  foesAlive({ names }) {
    const alive = `Still alive: ${listed(firstOf(names.map(bold)))}.`;
    return { ...quiet(`${alive} Keep them for later, wounds and all: \`/encounter keep\`.`), later: alive };
  },
  foesKept: ({ who }) => {
    const renamed = who
      .filter(({ name, was }) => name !== was)
      .map(({ name, was }) => `${was} is ${name} from now on.`);
    const kept = [
      `You keep ${bolds(who.map(({ name }) => name))} as your ${who.length === 1 ? 'NPC' : 'NPCs'}, wounds, gear and conditions as they are.`,
      ...renamed.map(escapeMarkdown),
    ].join(' ');
    const again = `Bring ${who.length === 1 ? 'them' : 'one'} into another fight: ${inCode(`/encounter add who:${who[0]?.name ?? ''}`)}.`;
    return { ...good(`${kept} ${again}`), later: kept };
  },
  enemiesDown: () => ({
    ...good('No enemy is left standing. A GM ends the fight: press **End fight**, or send `/encounter end`.'),
    later: 'No enemy is left standing.',
  }),
};
