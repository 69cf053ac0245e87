import { ramming, unarmed } from '../assaults/means.ts';
import { content } from '../content/index.ts';

/** What effects are told by that no table has. */
const others: Readonly<Record<string, string>> = {
  [unarmed.id]: unarmed.name,
  distance: 'the distance',
  shaken: 'lost nerve',
  surprised: 'surprise',
  outnumbering: 'more than the enemy',
  enchanted: 'an enchantment',
  alliesReroll: 'an ally',
  alliesSaveDie: 'an ally',
  cover: 'cover',
  climb: 'the climb',
  swim: 'the water',
  leap: 'the leap',
  fire: 'the fire',
  frost: 'the frost',
  gas: 'the gas',
  sparks: 'the live wires',
  spikes: 'the spikes',
  saved: 'a save die',
  rescue: 'a rescue',
  sneaking: 'sneaking',
  spared: 'it was spared',
  lost: 'it is lost',
  hold: 'a grip',
  alwaysSneaks: 'hiding',
  immortal: 'Immortal',
  [ramming.id]: 'the collision',
  speed: 'Speed that spoils the aim',
  runningOver: 'getting out of the way',
  wreck: 'getting out of the wreck',
  stall: 'keeping in the air',
  noPlace: 'there was no place',
  cameHome: 'its own side held it',
  conceded: 'its side has given up',
};

const named: ReadonlyMap<string, string> = new Map(
  Object.values(content).flatMap((rows) =>
    rows.map(({ id, name }: { readonly id: string; readonly name: string }): [string, string] => [id, name]),
  ),
);

/** What a row of any table is called, or something that effects are told by; the id itself where nothing is. */
export function nameOfId(id: string): string {
  const [row = '', more] = id.split(':');
  const name = others[row] ?? named.get(row) ?? row;
  return more === undefined ? name : `${name}, ${more}`;
}

const pips: Readonly<Record<string, string>> = { clubs: '♣', diamonds: '♦', hearts: '♥', spades: '♠' };

/** A card in short: '8♣', 'King♥', 'Red joker'. */
export function cardName(card: string): string {
  const [rank = '', suit] = card.split(' of ');
  const shown = rank.charAt(0).toUpperCase() + rank.slice(1);
  return suit === undefined ? shown : `${shown}${pips[suit] ?? ''}`;
}

/** 'a, b and c'. */
export function and(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

export const plural = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;
