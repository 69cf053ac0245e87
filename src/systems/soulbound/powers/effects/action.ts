import { isSurpriseRound } from '../../../../engine/turns/index.ts';
import { fighterIn } from '../../scene.ts';
import { tell } from '../../tell.ts';
import type { EffectRule } from './rule.ts';

/**
 * Actions more: on the target's turn where that runs, when it goes on where it is interrupted, else on their next: a reaction is no turn.
 * The surprise round has a single Action for all.
 */
export const action: EffectRule<'action'> = {
  harms: () => false,
  words: ({ actions }) => (actions === 1 ? 'one more Action' : `${actions} Actions more`),
  apply(tx, { actions }, { target, power }) {
    const { fight } = tx.state;
    const fighter = fight?.fighters[target];
    if (!fight || fighter === undefined || fighterIn(tx.now, target) === null) return undefined;
    const runs = fight.order.turns.some((turn) => turn.actor === target && turn.kind !== 'action');
    const now = runs && !isSurpriseRound(fight.order);
    if (now && fight.turn?.actor === target) fight.turn.actions += actions;
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
