import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Remaining } from '../../../engine/system.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type CharacterId, character, characterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';

function noteOf(scene: Scene, id: CharacterId): string {
  const who = character(scene, id);
  if (who.dead) return who.kind === 'object' ? 'broken' : 'dead';
  return `Vitality ${who.vitality}`;
}

/** Everybody of the fight, and of one that is over: how they are, and whether they are kept. */
export const remainsOf = (scene: Scene): readonly Remaining[] =>
  Object.entries(scene.characters).map(([id, who]) => ({
    id,
    name: who.name,
    note: noteOf(scene, id),
    alive: !who.dead,
    kept: scene.kept?.includes(id) ?? false,
    passing: (scene.battle?.members[id] ?? scene.fight?.fighters[id])?.passing === true,
  }));

/** Whether somebody, or something, is there only as long as the Ability that has brought it (Summon). */
function isBound(scene: Scene, id: CharacterId): boolean {
  const who = characterIn(scene, id);
  if (who === null || who.kind === 'hero') return false;
  return who.kind === 'object' ? who.made : who.summoner !== null;
}

/** The GM keeps somebody for later, as they are. Told to the GM alone. */
export function* keepThem(tx: Tx<Scene>, { members }: IntentOf<'keep'>): Rule<void> {
  const now = tx.snapshot();
  const before = now.kept ?? [];
  const stranger = members.find(({ id }) => characterIn(now, id) === null);
  if (stranger !== undefined) return yield* tx.refuse('nobody', { actor: stranger.id });
  const bound = members.find(({ id }) => isBound(now, id));
  if (bound !== undefined) return yield* tx.refuse('goesWithAbility', { name: bound.name });
  const again = members.find(({ id }) => before.includes(id));
  if (again !== undefined) return yield* tx.refuse('keptAlready', { name: again.name });
  for (const { id, name } of members) {
    const who = tx.state.characters[id];
    if (who !== undefined) who.name = name;
  }
  tx.state.kept = [...before, ...members.map(({ id }) => id)];
  const who = members.map(({ id, name }) => ({ name, was: character(now, id).name }));
  tell(tx, 'foesKept', { who }, 'gm');
}

/** The fight is over: the GM is told which foes that live in it alone are alive, so that they can be kept. */
export function tellAlive(tx: Tx<Scene>): void {
  const now = tx.snapshot();
  const names = Object.entries(now.battle?.members ?? now.fight?.fighters ?? {})
    .filter(
      ([id, { passing, side }]) =>
        passing === true &&
        side === 'foes' &&
        !now.kept?.includes(id) &&
        characterIn(now, id)?.dead === false,
    )
    .map(([id]) => character(now, id).name);
  if (names.length > 0) tell(tx, 'foesAlive', { names }, 'gm');
}
