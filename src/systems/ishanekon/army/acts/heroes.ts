import { castDraft } from 'immer';
import type { Choice } from '../../../../engine/options.ts';
import { refusal } from '../../../../engine/refusal.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { character, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { opposed, unit, unitsIn } from '../battle.ts';
import { disband, fall, unitOfHeroes } from '../fall.ts';
import { figuresOf } from '../figures.ts';
import { spacesBetween } from '../ground.ts';
import type { ArmyAct, Ordered } from './act.ts';

/**
 * Heroes join a unit, or other heroes: their Levels and their bonuses are its own from now on, and what they have lost comes along (Heroes and Hero Units, A49). It
 * takes no action, as none is named; they must be beside it (house). They act with it, from its next turn on.
 */
export const joinUnit: ArmyAct = {
  ...{ id: 'joinUnit', name: 'Join a unit', also: ['Lead', 'Join'], group: 'turn', isAction: false },
  offered: (scene, id) => unit(scene, id).row === 'hero',
  targets: (scene, id): readonly Choice[] =>
    unitsIn(scene)
      .filter((other) => other !== id && !opposed(scene, id, other) && unit(scene, other).row !== 'building')
      .map((other) => ({
        ...{ id: other, name: character(scene, other).name, relation: 'ally' },
        note: `Level ${figuresOf(scene, other).level}`,
        refused: spacesBetween(scene, id, other) > 1 ? refusal('notBesideUnit', { target: other }) : null,
      })),
  run(tx, { actor, target }) {
    const { battle } = tx.state;
    const coming = battle?.units[actor];
    if (battle == null || coming === undefined || target === null) return undefined;
    const into = battle.units[target];
    if (into === undefined) return undefined;
    into.heroes = [...into.heroes, ...coming.heroes];
    into.lost += coming.lost;
    disband(tx, actor);
    tell(tx, 'heroJoined', { actor, target });
    return undefined;
  },
};

/**
 * A hero leaves their unit, and is one of their own again, in the same space until one of them moves. What a unit of heroes has lost is shared out evenly, which may kill somebody
 * at once; whatever is left over falls to those who stay (house). Out of another unit, a hero goes unhurt (house).
 */
export const splitOff: ArmyAct = {
  ...{ id: 'splitOff', name: 'Leave the unit', also: ['Split', 'Go alone'], group: 'turn', isAction: false },
  offered: (scene, id, by) => {
    const { heroes, row } = unit(scene, id);
    return heroes.includes(by) && (row !== 'hero' || heroes.length > 1);
  },
  run(tx, ordered) {
    splits(tx, ordered);
    return undefined;
  },
};

function splits(tx: Tx<Scene>, { actor, by }: Ordered): void {
  const scene = tx.snapshot();
  const { battle } = tx.state;
  const from = battle?.units[actor];
  if (battle == null || from === undefined) return;
  const { row, side, at, heroes, lost } = unit(scene, actor);
  const stay = heroes.filter((hero) => hero !== by);
  const share = row === 'hero' ? Math.floor(lost / heroes.length) : 0;
  const alone = castDraft(unitOfHeroes({ heroes: [by], side, at, lost: share }));
  // A unit of heroes has the id of one of them: where that one goes, the others' has another's.
  const [next = actor] = stay;
  const kept = row === 'hero' && actor === by ? next : actor;
  const rest = { ...from, heroes: [...stay], lost: lost - share };
  delete battle.units[actor];
  battle.units[kept] = rest;
  battle.units[by] = alone;
  battle.line = battle.line.map((group) => group.map((one) => (one === actor ? kept : one)));
  tell(tx, 'heroSplit', { actor: by, target: kept });
  for (const id of [kept, by]) fall(tx, id, false);
}
