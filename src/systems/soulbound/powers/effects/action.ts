import { fighterIn } from '../../scene.ts';
import { tell } from '../../tell.ts';
import type { EffectRule } from './rule.ts';

/** Actions more: now where it is the target's turn, else on their next. The surprise round has a single Action for all. */
export const action: EffectRule<'action'> = {
  harms: () => false,
  words: ({ actions }) => (actions === 1 ? 'one Action more' : `${actions} Actions more`),
  apply(tx, { actions }, { target, power }) {
    const { fight } = tx.state;
    const fighter = fight?.fighters[target];
    if (!fight || fighter === undefined || fighterIn(tx.now, target) === null) return undefined;
    const now = fight.turn?.actor === target && !fight.turn.surprise;
    if (now && fight.turn) fight.turn.actions += actions;
    else fighter.granted += actions;
    tell(tx, 'actionsGained', { target, power, actions, now });
    return undefined;
  },
};

/** What the GM plays: told to the table. */
export const told: EffectRule<'tell'> = {
  once: true,
  harms: () => false,
  words: ({ text }) => text,
  apply(tx, { text }, { user, power }) {
    tell(tx, 'powerTold', { actor: user, power, text });
    return undefined;
  },
};
