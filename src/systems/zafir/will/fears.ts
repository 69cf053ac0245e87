import type { GameEvent } from '../../../engine/event.ts';
import type { Rule } from '../../../engine/rule.ts';
import { findRow, rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { profileOf } from '../character/profile.ts';
import type { Character } from '../character/schema.ts';
import { isOut } from '../conditions/can.ts';
import { conditions } from '../content/conditions.ts';
import { disabilities } from '../content/disabilities.ts';
import { unitTypes } from '../content/unitTypes.ts';
import { isHidden } from '../hidden/units.ts';
import { canSee } from '../move/sight.ts';
import { areEnemies, type CharacterId, character, type Scene, unitIn, unitsIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { testForPanic } from './panic.ts';

/** A trauma of somebody's that no aid makes up for. */
export interface Trauma {
  readonly row: (typeof disabilities)[number];
  readonly detail: string;
}

/** The traumas that somebody still suffers from. */
export const traumasOf = (who: Character): readonly Trauma[] =>
  who.kind !== 'hero'
    ? []
    : who.disabilities
        .filter(({ aids }) => aids.length === 0)
        .map(({ id, detail }) => ({ row: rowOf(disabilities, id), detail }));

/** Whether somebody is of the kind that a fear or hatred names: their type, or a word that says what they are. */
export function isOfKind(who: Character, kind: string): boolean {
  const wanted = kind.trim().toLowerCase();
  const { type, tags } = profileOf(who);
  const words = [type, rowOf(unitTypes, type).name, ...tags].map((word) => word.toLowerCase());
  return wanted !== '' && words.includes(wanted);
}

/** Under which mark a fear that has been faced this mission is kept. */
const markOf = ({ row, detail }: Trauma) => `fear:${row.id}:${detail.toLowerCase()}`;

/**
 * After a command: each hero who has met what they fear for the first time this mission tests for panic, because of what just
 * happened or of whom they see now.
 */
export function* fears(tx: Tx<Scene>): Rule<void> {
  if (tx.now.fight === null) return;
  const happened = [...tx.events];
  for (const id of unitsIn(tx.now)) {
    for (const trauma of traumasOf(character(tx.now, id))) {
      const who = character(tx.snapshot(), id);
      const { panics } = trauma.row;
      if (panics === null || who.battle.marks.includes(markOf(trauma)) || isOut(tx.now, id)) continue;
      if (!meets(tx.snapshot(), id, trauma, happened)) continue;
      tx.state.characters[id]?.battle.marks.push(markOf(trauma));
      tell(tx, 'fearStruck', { target: id, fear: trauma.row.name, detail: trauma.detail });
      yield* testForPanic(tx, id);
    }
  }
}

/** Whether somebody has just met what a trauma of theirs is of. */
function meets(
  scene: Scene,
  id: CharacterId,
  { row, detail }: Trauma,
  happened: readonly GameEvent[],
): boolean {
  const of = (type: string) => happened.filter((event) => event.type === type).map(({ data }) => data);
  // Damage that comes to no HP is not taken (A14).
  const hurt = () => of('damaged').filter(({ hp }) => typeof hp === 'number' && hp > 0);
  const isOwn = (other: unknown) => typeof other === 'string' && !isEnemyOf(scene, id, other);
  switch (row.panics) {
    case null:
      return false;
    case 'condition': {
      const feared = findRow(conditions, detail)?.id ?? findRow(conditions, `${detail} X`)?.id;
      return of('conditionGained').some((data) => data.condition === feared && isOwn(data.target));
    }
    case 'enemySeen':
      return unitsIn(scene).some(
        (other) =>
          isEnemyOf(scene, id, other) &&
          !isHidden(scene, other) &&
          isOfKind(character(scene, other), detail) &&
          canSee(scene, id, other),
      );
    case 'miss':
      return of('attacked').some((data) => data.actor === id && data.hit === false);
    case 'magic':
      return hurt().some(
        (data) =>
          data.magic === true &&
          isOwn(data.target) &&
          (data.target === id || canSee(scene, id, String(data.target))),
      );
    case 'enemyHurts':
      return hurt().some(
        (data) =>
          data.target === id &&
          typeof data.by === 'string' &&
          Object.hasOwn(scene.characters, data.by) &&
          isOfKind(character(scene, data.by), detail),
      );
  }
}

const isEnemyOf = (scene: Scene, id: CharacterId, other: CharacterId): boolean =>
  unitIn(scene, other) !== null && areEnemies(scene, id, other);
