import { castDraft } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Remaining } from '../../../engine/system.ts';
import type { Tx } from '../../../engine/tx.ts';
import { profileOf } from '../character/profile.ts';
import { characterRules } from '../character/rules.ts';
import type { Character } from '../character/schema.ts';
import { isOut } from '../conditions/can.ts';
import { character, characterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { kept } from './fresh.ts';

const isAlive = (scene: Scene, id: string, { dead }: Character): boolean => !dead && !isOut(scene, id);

/** Everybody of the encounter, and of one that is over: how they are, and whether they are kept. */
export const remainsOf = (scene: Scene): readonly Remaining[] =>
  Object.entries(scene.characters).map(([id, who]) => {
    const alive = isAlive(scene, id, who);
    return {
      id,
      name: who.name,
      note: `HP ${who.battle.hp}/${profileOf(who).maxHp}${alive ? '' : ', Out of Action'}`,
      alive,
      kept: scene.kept?.includes(id) ?? false,
      passing: scene.fight?.units[id]?.passing === true,
    };
  });

/** The GM keeps somebody for later: HP, gear and conditions stay as they are, on other missions too. Told to the GM alone. */
export function* keepThem(tx: Tx<Scene>, { members }: IntentOf<'keep'>): Rule<void> {
  const now = tx.snapshot();
  const before = now.kept ?? [];
  const stranger = members.find(({ id }) => characterIn(now, id) === null);
  if (stranger !== undefined) return yield* tx.refuse('notInFight', { actor: stranger.id });
  const again = members.find(({ id }) => before.includes(id));
  if (again !== undefined) return yield* tx.refuse('keptAlready', { name: again.name });
  for (const { id, name } of members) {
    const who = character(now, id);
    const renamed = who.name === name ? who : characterRules.rename(who, name);
    const marks = [...who.battle.marks.filter((mark) => mark !== kept), kept];
    tx.state.characters[id] = castDraft({ ...renamed, battle: { ...renamed.battle, marks } });
  }
  tx.state.kept = [...before, ...members.map(({ id }) => id)];
  const who = members.map(({ id, name }) => ({ name, was: character(now, id).name }));
  tell(tx, 'foesKept', { who }, 'gm');
}

/** The encounter is over: the GM is told which enemies that live in it alone are alive, so that they can be kept. */
export function tellAlive(tx: Tx<Scene>): void {
  const now = tx.snapshot();
  const names = Object.entries(now.fight?.units ?? {})
    .filter(([id, { passing, side }]) => passing === true && side === 'enemies' && !now.kept?.includes(id))
    .map(([id]) => ({ id, who: characterIn(now, id) }))
    .filter(({ id, who }) => who !== null && isAlive(now, id, who))
    .map(({ who }) => who?.name ?? '');
  if (names.length > 0) tell(tx, 'foesAlive', { names }, 'gm');
}
