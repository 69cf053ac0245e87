import { tell } from '../tell.ts';
import type { MoreMetres } from '../moves/moreMetres.ts';
import { atOnce } from './atOnce.ts';
import { markUsed } from './marks.ts';
import { hasAbility } from './owned.ts';
import { rallyOf } from './rallied.ts';

/** Quick: up to 1d6 m more with the Move Action. The die falls as the Move begins, where it leads beyond 10 m. */
export const quick: MoreMetres = {
  most: (scene, actor) => (hasAbility(scene, actor, 'quick') ? 6 : 0),
  *take(tx, actor) {
    const { dice } = yield* tx.roll({ count: 1, sides: 6, label: 'quick', by: actor });
    const die = dice[0]?.value ?? 0;
    tell(tx, 'quickened', { actor, die });
    return die;
  },
};

/** Rally: once a turn more metres for a Move that leads so far. */
export const ralliedMove: MoreMetres = {
  most: rallyOf,
  take: (tx, actor) =>
    atOnce(() => {
      const metres = rallyOf(tx.now, actor);
      markUsed(tx, actor, 'rally');
      return metres;
    }),
};
