import type { Choice } from '../../../../engine/options.ts';
import { refusal } from '../../../../engine/refusal.ts';
import { type CharacterId, character, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { healUnit } from '../attack.ts';
import { opposed, unit, unitsIn } from '../battle.ts';
import { figuresOf } from '../figures.ts';
import { spacesBetween } from '../ground.ts';
import type { ArmyAct } from './act.ts';

/** Doubles the unit's Movement for this turn (Unit Actions: Charge). */
export const charge: ArmyAct = {
  ...{ id: 'charge', name: 'Charge', also: ['Run', 'Advance'], group: 'move', isAction: true },
  run(tx, { actor }) {
    const { movement } = figuresOf(tx.snapshot(), actor);
    const turn = tx.state.battle?.units[actor]?.turn;
    if (!turn) return undefined;
    turn.movement += movement;
    tell(tx, 'charged', { actor, movement: turn.movement });
    return undefined;
  },
};

/** All attacks against the unit have disadvantage until its next turn (Unit Actions: Defend). */
export const defend: ArmyAct = {
  ...{ id: 'defend', name: 'Defend', also: ['Hold the line', 'Guard'], group: 'help', isAction: true },
  run(tx, { actor }) {
    const found = tx.state.battle?.units[actor];
    if (found !== undefined) found.defending = true;
    tell(tx, 'unitDefends', { actor });
    return undefined;
  },
};

const enemiesKnown = (scene: Scene, id: CharacterId): readonly CharacterId[] =>
  unitsIn(scene).filter((other) => opposed(scene, id, other) && !unit(scene, other).unseen);

/** Another enemy for whom a unit waits: 'also:them'. */
const ALSO = 'also:';

/** The unit attacks the next enemy that comes into its Range: any, or one of those that are named (Unit Actions: Prepare). */
export const prepare: ArmyAct = {
  ...{
    id: 'prepare',
    name: 'Prepare',
    also: ['Ready', 'Wait', 'Overwatch'],
    group: 'attack',
    isAction: true,
  },
  targetLater: true,
  targets: (scene, id): readonly Choice[] =>
    enemiesKnown(scene, id).map((other) => ({
      ...{ id: other, name: character(scene, other).name, relation: 'foe', refused: null },
      note: `${spacesBetween(scene, id, other)} away`,
    })),
  spends: (scene, id): readonly Choice[] =>
    enemiesKnown(scene, id).map((other) => ({
      ...{ id: `${ALSO}${other}`, name: `Also ${character(scene, other).name}`, refused: null },
    })),
  run(tx, { actor, target, spend }) {
    const found = tx.state.battle?.units[actor];
    const also = spend.map((one) => one.slice(ALSO.length));
    const others = [...new Set([...(target === null ? [] : [target]), ...also])];
    if (found !== undefined) found.prepared = others.length === 0 ? 'anybody' : others;
    tell(tx, 'unitPrepares', { actor, others });
    return undefined;
  },
};

/** A Healer heals a unit beside it by a d6 and its own Level (List of Units). */
export const heal: ArmyAct = {
  ...{ id: 'heal', name: 'Heal', also: ['Mend', 'Tend'], group: 'help', isAction: true },
  offered: (scene, id) => unit(scene, id).row === 'healer',
  targets: (scene, id): readonly Choice[] =>
    unitsIn(scene)
      .filter((other) => other !== id && !opposed(scene, id, other) && unit(scene, other).row !== 'building')
      .map((other) => ({
        ...{ id: other, name: character(scene, other).name, relation: 'ally' },
        note: `${unit(scene, other).lost} Vitality lost`,
        refused:
          spacesBetween(scene, id, other) > 1
            ? refusal('notBesideUnit', { target: other })
            : unit(scene, other).lost === 0
              ? refusal('unitUnhurt', { target: other })
              : null,
      })),
  *run(tx, { actor, target }) {
    if (target === null) return;
    const { dice } = yield* tx.roll({ count: 1, sides: 6, label: 'healing', by: actor });
    const points = (dice[0]?.value ?? 1) + figuresOf(tx.snapshot(), actor).level;
    tell(tx, 'unitHealed', { actor, target, healed: healUnit(tx, target, points) });
  },
};
