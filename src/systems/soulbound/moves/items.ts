import { refusal } from '../../../engine/refusal.ts';
import { carriedBy } from '../character/carried.ts';
import { letFall } from '../fight/ground.ts';
import { character } from '../scene.ts';
import { tell } from '../tell.ts';
import type { Act } from './act.ts';

/** Loads a weapon with Reload again. */
export const reload: Act = {
  id: 'reload',
  cost: 'action',
  refused: (scene, actor) =>
    character(scene, actor).weapons.some((weapon) => !weapon.loaded && !weapon.dropped)
      ? null
      : refusal('nothingToReload', { actor }),
  means: (scene, actor) =>
    character(scene, actor)
      .weapons.filter((weapon) => !weapon.loaded && !weapon.dropped)
      .map(({ id, name }) => ({ id, name, refused: null })),
  run(tx, { actor, means }) {
    const weapon = tx.state.characters[actor]?.weapons.find(({ id }) => id === means);
    if (weapon === undefined) return;
    weapon.loaded = true;
    tell(tx, 'reloaded', { actor, weapon: weapon.name });
  },
};

/** Lets something fall: a shield, to have both hands free. */
export const dropItem: Act = {
  id: 'dropItem',
  cost: 'nothing',
  refused: (scene, actor) =>
    carriedBy(character(scene, actor)).length > 0 ? null : refusal('nothingCarried', { actor }),
  means: (scene, actor) =>
    carriedBy(character(scene, actor)).map(({ id, name }) => ({ id, name, refused: null })),
  run(tx, { actor, means }) {
    const name = means === null ? null : letFall(tx, actor, means);
    if (name !== null) tell(tx, 'dropped', { target: actor, weapon: name });
  },
};
