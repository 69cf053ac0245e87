import { perEncounter, perRound, type UseLimit } from '../../../src/engine/uses/index.ts';

/**
 * Lanterns: a small game that exists for these tests only. Keepers carry lanterns through a fen at night, shades try
 * to put them out. Every number of a pool is a d6, and 5 or 6 is a flare. It uses each feature of the engine once.
 */
const row = <Id extends string, R extends object>(id: Id, name: string, rest: R) =>
  Object.freeze({ id, name, ...rest });

/** What a keeper was trained as, and what it gives. */
export const callings = [
  row('wick', 'Wick', { glow: 1, wits: 0 }),
  row('bell', 'Bell', { glow: 0, wits: 1 }),
  row('shade', 'Shade', { glow: 0, wits: 0 }),
] as const;

/** Charms react to something; each costs one oil. `limit` says how often they may. */
export const charms = [
  row('rekindle', 'Rekindle', { limit: perRound(2) }), // roll a die of your own again
  row('gutter', 'Gutter', { limit: perRound() }), // make somebody else roll a flare again
  row('sidestep', 'Sidestep', { limit: perRound() }), // a flare with wits averts a strike
  row('shield', 'Shield', { limit: perRound() }), // take a strike for somebody beside you
  row('follow', 'Follow', { limit: perRound() }), // a sidestep does not help against you
  row('snuff', 'Snuff', { limit: perRound() }), // nobody follows you
] as const;

export const tools = [
  row('hook', 'Lamp hook', { reach: 0, harm: 1 }),
  row('sling', 'Sling', { reach: 1, harm: 0 }),
] as const;

export const conditions = [
  row('dazzled', 'Dazzled', { number: 'flares', amount: -1 }),
  row('covered', 'Covered', { number: 'harm', amount: -1 }),
] as const;

/** What may be done beside striking; each takes the one deed of a turn. */
export const acts = [
  row('move', 'Move', { limit: undefined }),
  row('peer', 'Peer at the next omen', { limit: undefined }),
  row('hide', 'Hide', { limit: undefined }),
  row('refill', 'Refill', { limit: perEncounter() }),
  row('council', 'Call a council', { limit: perRound() }),
] as const;

export const omens = [row('calm', 'Calm', {}), row('gust', 'Gust', {}), row('gleam', 'Gleam', {})] as const;

export const foes = [
  row('wisp', 'Wisp', { note: 'dodges', glow: 2, nerve: 2, charms: ['sidestep'] as const }),
  row('bog', 'Bog shade', {
    note: 'puts lights out',
    glow: 4,
    nerve: 5,
    charms: ['gutter', 'snuff'] as const,
  }),
] as const;

export const rests = [row('lull', 'Lull', {})] as const;

export const checks = [row('glow', 'Glow', {}), row('wits', 'Wits', {})] as const;

export type CallingId = (typeof callings)[number]['id'];
export type CharmId = (typeof charms)[number]['id'];
export type ConditionId = (typeof conditions)[number]['id'];
export type OmenId = (typeof omens)[number]['id'];
export type Stat = (typeof checks)[number]['id'];

interface Row {
  readonly id: string;
}

/** The row with this id, or undefined: for ids that somebody typed. */
export function find<T extends readonly Row[]>(table: T, id: string | null): T[number] | undefined {
  return table.find((entry) => entry.id === id);
}

/** The ids of a table as an enum wants them. */
export function ids<T extends readonly [Row, ...Row[]]>(
  table: T,
): readonly [T[number]['id'], ...T[number]['id'][]] {
  const [first, ...rest] = table;
  return [first.id, ...rest.map((entry) => entry.id)];
}

/** How often something may be used: a charm, an act, or 'stand' (to get up again once a night). */
export function limitOf(use: string): UseLimit | undefined {
  if (use === 'stand') return perEncounter();
  return find(charms, use)?.limit ?? find(acts, use)?.limit;
}
