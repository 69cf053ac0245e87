import type { Power } from '../../../../src/systems/soulbound/powers/schema/power.ts';
import { power } from '../pack.ts';
import { duel } from '../table.ts';

type Written = NonNullable<Parameters<typeof duel>[0]>;

/** A power of these effects, used as an Action on an enemy where nothing else is said. */
export const trick = (effects: readonly object[], more: object = {}): Power =>
  power({ name: 'Trick', aim: 'enemy', ...more, effects });

/** Kira uses a power with these effects on the bandit, who is beside her in the only Zone. */
export const used = (
  effects: readonly object[],
  more: object = {},
  kira: Written = {},
  bandit: Written = {},
) => duel({ powers: [trick(effects, more)], ...kira }, bandit).act('kira', 'useTalent', { target: 'bandit' });

/** The same, on herself. */
export const usedOnSelf = (effects: readonly object[], kira: Written = {}, bandit: Written = {}) =>
  duel({ powers: [trick(effects, { aim: 'self' })], ...kira }, bandit).act('kira', 'useTalent');

/** A change that is always there, where something is so. */
export const modifyAlways = (number: string, by: number, only: readonly string[] = []) => ({
  effect: 'modify',
  number,
  by,
  only,
});
