import { partyLimits } from '../../party/party.ts';
import { character } from '../../scene.ts';
import { tell } from '../../tell.ts';
import type { EffectRule } from './rule.ts';

const signed = (by: number) => (by < 0 ? `−${-by}` : `+${by}`);

/** Mettle gained or lost, from none to its maximum. */
export const mettle: EffectRule<'mettle'> = {
  harms: ({ by }) => by < 0,
  words: ({ by }) => `${signed(by)} Mettle`,
  apply(tx, { by }, { target, power }) {
    const who = tx.state.characters[target];
    if (who === undefined) return undefined;
    const { now, max } = character(tx.now, target).mettle;
    who.mettle.now = Math.min(max, Math.max(0, now + by));
    tell(tx, 'mettleChanged', { target, power, mettle: [now, who.mettle.now, max] });
    return undefined;
  },
};

/** The party's Soulfire, from none to its maximum. */
export const soulfire: EffectRule<'soulfire'> = {
  once: true,
  harms: () => false,
  words: ({ by }) => `${signed(by)} Soulfire for the party`,
  apply(tx, { by }, { user, power }) {
    const { now, max } = tx.now.party.soulfire;
    const after = Math.min(max, Math.max(0, now + by));
    tx.state.party.soulfire.now = after;
    tell(tx, 'partyChanged', { actor: user, power, what: 'soulfire', change: [now, after] });
    return undefined;
  },
};

export const doom: EffectRule<'doom'> = {
  once: true,
  harms: () => false,
  words: ({ by }) => `${signed(by)} Doom`,
  apply(tx, { by }, { user, power }) {
    const before = tx.now.party.doom;
    const after = Math.min(partyLimits.doom[1], Math.max(partyLimits.doom[0], before + by));
    tx.state.party.doom = after;
    tell(tx, 'partyChanged', { actor: user, power, what: 'doom', change: [before, after] });
    return undefined;
  },
};
