import { type Chances, wholePercent } from '../../../engine/chances.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import type { Aimed } from '../army/attack.ts';
import type { ArmyEvents } from '../army/events.ts';
import { type UnitOdds, unitOdds } from '../army/odds.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';
import { and, bold, type Refusals, type SentencesOf, type Telling } from './telling.ts';

const namesOf = (members: ArmyEvents['battleBegan']['members'], side: 'players' | 'foes'): string =>
  and(members.filter((one) => one.side === side).map(({ name }) => bold(name)));

function sidesOf(members: ArmyEvents['battleBegan']['members']): string {
  const [ours, theirs] = [namesOf(members, 'players'), namesOf(members, 'foes')];
  return ours !== '' && theirs !== '' ? `${ours} against ${theirs}` : ours || theirs;
}

const results = {
  none: 'no damage',
  half: 'half damage',
  full: 'full damage',
  most: 'the most damage',
} as const;

const many = (names: readonly string[], one: string, several: string): string =>
  names.length === 1 ? one : several;

function attackText(event: ArmyEvents['unitAttacked'], { name, knows }: Telling): string {
  const { actor, target, prepared, dice, total, defense, result, doubled, reduced, damage } = event;
  const rolled = dice.length > 1 ? `${dice.join(' and ')}, the lower counts` : `${dice[0] ?? ''}`;
  const goal = knows(target) ? ` against Defense ${defense}` : '';
  const sum = knows(actor) ? ` (${rolled}: ${total}${goal})` : ` (${rolled})`;
  const more = [
    ...(doubled ? ['doubled'] : []),
    ...(reduced > 0 && knows(target) ? [`${reduced} taken off`] : []),
  ];
  const how = more.length === 0 ? '' : `, ${more.join(', ')}`;
  const came = result === 'none' ? 'no damage' : `${damage} damage (${results[result]}${how})`;
  return `${name(actor)} attacks ${name(target)}${prepared ? ' as it comes into Range' : ''}${sum}: ${came}.`;
}

export const armySentences: SentencesOf<ArmyEvents> = {
  battleBegan: ({ members }) => ({ text: `The battle begins: ${sidesOf(members)}.`, tone: 'plain' }),
  unitsCame: ({ members }) => ({
    text: `${and(members.map((one) => bold(one.name)))} ${members.length === 1 ? 'joins' : 'join'} the battle.`,
    tone: 'plain',
  }),
  battleRound: ({ round }) => ({ text: `Round ${round}.`, tone: 'quiet' }),
  unitDone: ({ actor }, { name }) => ({ text: `${name(actor)} is done.`, tone: 'quiet' }),
  marched: ({ actor, to }, { name }) => ({ text: `${name(actor)} moves to ${to}.`, tone: 'plain' }),
  charged: ({ actor, movement }, { name }) => ({
    text: `${name(actor)} charges: ${movement} Movement left.`,
    tone: 'plain',
  }),
  unitDefends: ({ actor }, { name }) => ({
    text: `${name(actor)} defends: attacks against it have disadvantage until its next turn.`,
    tone: 'plain',
  }),
  unitPrepares: ({ actor, others }, { name }) => ({
    text:
      others.length === 0
        ? `${name(actor)} prepares for the next enemy in Range.`
        : `${name(actor)} prepares for ${and(others.map(name))}.`,
    tone: 'plain',
  }),
  unitAttacked: (event, at) => ({ text: attackText(event, at), tone: event.damage > 0 ? 'good' : 'plain' }),
  unitHealed: ({ actor, target, healed }, { name }) => ({
    text: `${name(actor)} heals ${name(target)}: ${healed} Vitality back.`,
    tone: 'good',
  }),
  unitRegenerated: ({ actor, healed }, { name }) => ({
    text: `${name(actor)} rallies: ${healed} Vitality back.`,
    tone: 'good',
  }),
  unitFell: ({ actor }, { name }) => ({ text: `${name(actor)} is wiped out.`, tone: 'bad' }),
  heroesStand: ({ others }, { name }) => ({
    text: `${and(others.map(name))} ${many(others, 'fights', 'fight')} on alone.`,
    tone: 'plain',
  }),
  heroesFell: ({ others, dead }, { name }) => ({
    text: dead
      ? `${and(others.map(name))} ${many(others, 'falls', 'fall')}, dead.`
      : `${and(others.map(name))} ${many(others, 'falls', 'fall')} unconscious on the battlefield.`,
    tone: 'bad',
  }),
  heroJoined: ({ actor, target }, { name }) => ({
    text: `${name(actor)} joins ${name(target)}.`,
    tone: 'plain',
  }),
  heroSplit: ({ actor, target }, { name }) => ({
    text: `${name(actor)} leaves ${name(target)}.`,
    tone: 'plain',
  }),
  zoomedIn: ({ actor, target }, { name }) => ({
    text: `${name(actor)} and ${name(target)} meet: they fight it out.`,
    tone: 'plain',
  }),
  zoomedOut: () => ({ text: 'The battle goes on.', tone: 'plain' }),
  unitLeft: ({ actor }, { name }) => ({ text: `${name(actor)} leaves the battle.`, tone: 'plain' }),
  unitPlaced: ({ actor, at }, { name }) => ({ text: `The GM moves ${name(actor)} to ${at}.`, tone: 'plain' }),
  firstSide: ({ side }) => ({
    text: `Of the same Movement, the ${side === 'players' ? "players' units" : "foes' units"} go first, from the next round on.`,
    tone: 'quiet',
  }),
  battleChanged: ({ said }) => ({
    text: `The map changes: ${said.map(escapeMarkdown).join('; ')}.`,
    tone: 'plain',
  }),
  battleEnded: () => ({ text: 'The battle is over.', tone: 'plain' }),
};

export const armyRefusals: Refusals = {
  notYours: ({ actor }, { who }) => `${who(actor)} isn't yours. Pick a unit of your side.`,
  onlyInBattle: ({ name }, { text }) =>
    `${text(name)} is a unit of an army. Begin a battle: \`/encounter start\` with "armies 12x8" as its place.`,
  unitActed: ({ actor }, { who }) => `${who(actor)} has had its action this turn.`,
  notForThisUnit: ({ actor, act }, { who, text }) => `${who(actor)} can't do that: ${text(act)}.`,
  ownSide: ({ target }, { who }) => `${who(target)} is on the same side.`,
  outOfArmyRange: ({ target }, { who }) => `${who(target)} is out of Range. Move nearer first.`,
  notBelow: ({ actor, target }, { who }) =>
    `${who(actor)} attacks only what is right below it. Move over ${who(target)} first.`,
  notBesideUnit: ({ target }, { who }) => `${who(target)} isn't beside it. Move there first.`,
  unitUnhurt: ({ target }, { who }) => `${who(target)} has lost nothing.`,
  marchTooFar: ({ actor, cost, has }, { who, text }) =>
    `That takes ${text(cost)} Movement, and ${who(actor)} has ${text(has)}. Charge doubles it.`,
  unitsDontHold: () => 'Units act in their turn, or end it. To wait for an enemy, prepare.',
  unknownSpend: ({ spend }, { text }) => `I don't know "${text(spend)}" for this. Pick from the list.`,
};

interface UnitAttackTold {
  readonly id: CharacterId;
  readonly aim: CharacterId;
  readonly aimed: Aimed;
  readonly odds: UnitOdds;
  /** The reader may know the target's figures. */
  readonly known: boolean;
}

/** Defenses that are common: against those the chance is told where nobody may know the target's. */
const COMMON = [8, 10, 12] as const;

/** '**Ranged** attacks **Flyer**: d10 + 7 against Defense 8'. */
export function unitAttackWords(scene: Scene, { id, aim, aimed, odds, known }: UnitAttackTold): Chances {
  const goal = known ? ` against Defense ${aimed.defense}` : '';
  const lower = aimed.disadvantage ? ', with disadvantage' : '';
  const full = (one: UnitOdds) => one.results.full + one.results.most;
  const outcomes = known
    ? [
        { name: 'for full damage', chance: full(odds) },
        { name: 'for no damage', chance: odds.results.none },
        { name: 'to wipe it out', chance: odds.ends },
      ]
    : COMMON.map((defense) => ({
        name: `for full damage at Defense ${defense}`,
        chance: full(unitOdds({ ...aimed, defense, reduction: 0 }, Number.POSITIVE_INFINITY)),
      }));
  return {
    what: `${bold(character(scene, id).name)} attacks ${bold(character(scene, aim).name)}: d10 + ${aimed.precision}${goal}${lower}`,
    outcomes,
    ...(known ? { hit: full(odds), worth: odds.damage } : { worth: aimed.damage }),
    notes: aimed.doubled ? ['double damage'] : [],
    brief: known ? `${wholePercent(full(odds))} for full damage${lower}` : `d10 + ${aimed.precision}${lower}`,
  };
}
