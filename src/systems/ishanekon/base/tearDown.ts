import type { Act } from '../actions/act.ts';
import { whyInFight } from '../../../engine/sheetChange.ts';
import { rowOf } from '../../../engine/table.ts';
import { qualities } from '../content/prices.ts';
import { beingIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { standingName } from './base.ts';

const standing = ({ party }: Scene, id: string | null) => party.base.find((one) => one.building === id);

/** A building of the base is given up, to make room for another; its materials are lost (house). */
const tearDown: Act = {
  id: 'tearDown',
  name: 'Tear a building down',
  group: 'gear',
  cost: {},
  when: 'anytime',
  offered: (scene, actor) =>
    scene.fight === null && scene.party.base.length > 0 && beingIn(scene, actor) !== null,
  refused: whyInFight,
  targets: ({ party }) =>
    party.base.map((one) => ({
      id: one.building,
      name: standingName(one),
      note: `${rowOf(qualities, one.quality).name} now; its materials are lost`,
      relation: 'thing',
      refused: null,
    })),
  run(tx, { actor, target }) {
    const found = standing(tx.snapshot(), target);
    if (found === undefined) return undefined;
    const { base } = tx.state.party;
    base.splice(
      base.findIndex(({ building }) => building === target),
      1,
    );
    tell(tx, 'tornDown', { actor, what: standingName(found) });
    return undefined;
  },
};

export const tearDownActs: readonly Act[] = [tearDown];
