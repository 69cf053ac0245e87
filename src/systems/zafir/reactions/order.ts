import { refusal } from '../../../engine/refusal.ts';
import type { StandingOrder } from '../../../engine/ruleset.ts';
import type { Act } from '../acts/act.ts';
import { character } from '../scene.ts';
import { tell } from '../tell.ts';
import { isFoe } from './index.ts';
import { reactionsOf } from './known.ts';

const orders: readonly { readonly id: StandingOrder; readonly name: string; readonly note: string }[] = [
  { id: 'always', name: 'Always', note: 'without being asked' },
  { id: 'ask', name: 'Ask me', note: 'each time' },
  { id: 'never', name: 'Never', note: "and don't ask" },
];

/** What somebody does about a reaction without being asked: said beforehand, at any time, for nothing. */
export const standingOrder: Act = {
  id: 'order',
  name: 'Standing order',
  text: 'Say beforehand whether you use a reaction: always, never, or ask each time.',
  group: 'turn',
  activation: 'free',
  when: 'whenever',
  has: (scene, actor) => reactionsOf(character(scene, actor)).length > 0,
  targets: () => orders.map((order) => ({ ...order, refused: null })),
  means: (scene, actor) =>
    reactionsOf(character(scene, actor), isFoe(scene, actor)).map(({ id, name, order }) => ({
      id,
      name,
      note: `now: ${order}`,
      refused: null,
    })),
  nobody: (_scene, actor) => refusal('noTarget', { actor }),
  run(tx, { actor, target, means }) {
    const who = tx.state.characters[actor];
    const order = orders.find(({ id }) => id === target)?.id;
    if (who === undefined || order === undefined || means === null) return undefined;
    who.orders[means] = order;
    tell(tx, 'ordered', { actor, reaction: means, order });
    return undefined;
  },
};
