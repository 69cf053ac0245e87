import { refusal } from '../../../engine/refusal.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Act } from '../acts/act.ts';
import { basicActions } from '../content/basicActions.ts';
import { freeBeside, knowsOf } from '../move/free.ts';
import { distanceBetween } from '../move/sight.ts';
import { type CharacterId, character, type Scene, sizeOf, unitIn, unitsIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { carrierOf, isBody } from './bodies.ts';

/** Adjacent, in tiles. */
const beside = 1.5;

/** The bodies that somebody could take up: those beside them that nobody carries; a Large one is too big. */
const bodiesBeside = (scene: Scene, actor: CharacterId): readonly CharacterId[] =>
  unitIn(scene, actor) === null
    ? []
    : unitsIn(scene).filter(
        (id) =>
          id !== actor &&
          isBody(scene, id) &&
          sizeOf(scene, id) === 1 &&
          knowsOf(scene, actor, id) &&
          carrierOf(scene, id) === null &&
          distanceBetween(scene, actor, id) <= beside,
      );

const taking = rowOf(basicActions, 'pickupBody');

/** Takes up a body beside: with it, somebody can only move or lay it down. */
export const pickupBody: Act = {
  id: taking.id,
  name: taking.name,
  text: taking.text,
  group: 'help',
  activation: 'action',
  when: 'turn',
  disarms: true,
  refused: (scene, actor) =>
    unitIn(scene, actor)?.carries == null
      ? null
      : refusal('carriesAlready', { actor, target: unitIn(scene, actor)?.carries ?? null }),
  targets: (scene, actor) =>
    bodiesBeside(scene, actor).map((id) => ({ id, name: character(scene, id).name, refused: null })),
  nobody: (_scene, actor) => refusal('noBodyBeside', { actor }),
  run(tx, { actor, target }) {
    const units = tx.state.fight?.units;
    const [unit, body] = [units?.[actor], target === null ? undefined : units?.[target]];
    if (unit === undefined || body === undefined || target === null) return undefined;
    unit.carries = target;
    body.at = unit.at;
    tell(tx, 'bodyTaken', { actor, target });
    return undefined;
  },
};

const dropping = rowOf(basicActions, 'dropBody');

/** Lays the body that somebody carries on a free tile beside them. */
export const dropBody: Act = {
  id: dropping.id,
  name: dropping.name,
  text: dropping.text,
  group: 'help',
  activation: 'free',
  when: 'turn',
  has: (scene, actor) => unitIn(scene, actor)?.carries != null,
  targets: (scene, actor) =>
    unitIn(scene, actor) === null
      ? []
      : freeBeside(scene, actor).map((tile) => ({ id: tile, name: tile, refused: null })),
  targetLater: true,
  refused: (scene, actor) =>
    unitIn(scene, actor) !== null && freeBeside(scene, actor).length === 0
      ? refusal('noTileBeside', { actor })
      : null,
  run(tx, { actor, target }) {
    const unit = tx.state.fight?.units[actor];
    const tile = target ?? freeBeside(tx.snapshot(), actor)[0];
    const carried = unit?.carries ?? null;
    const body = carried === null ? undefined : tx.state.fight?.units[carried];
    if (unit === undefined || carried === null || body === undefined || tile === undefined) return undefined;
    unit.carries = null;
    body.at = tile;
    tell(tx, 'bodyDropped', { actor, target: carried, at: tile });
    return undefined;
  },
};
