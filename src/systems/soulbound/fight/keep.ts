import { castDraft } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Remaining } from '../../../engine/system.ts';
import type { Tx } from '../../../engine/tx.ts';
import { characterRules } from '../character/rules.ts';
import { character, characterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';

/** Everybody of the fight, and of one that is over: how they are, and whether they are kept. */
export const remainsOf = (scene: Scene): readonly Remaining[] =>
  Object.entries(scene.characters).map(([id, { name, toughness, wounds, dead, mortal }]) => {
    const track = wounds.max === 0 ? '' : `, Wounds ${wounds.now}/${wounds.max}`;
    const dying = mortal === null ? '' : ', Mortally Wounded';
    return {
      id,
      name,
      note: dead ? 'dead' : `Toughness ${toughness.now}/${toughness.max}${track}${dying}`,
      alive: !dead,
      kept: scene.kept?.includes(id) ?? false,
      passing: scene.fight?.fighters[id]?.passing === true,
    };
  });

/** The GM keeps somebody for later: wounds, gear and conditions stay as they are. Told to the GM alone. */
export function* keepThem(tx: Tx<Scene>, { members }: IntentOf<'keep'>): Rule<void> {
  const now = tx.snapshot();
  const before = now.kept ?? [];
  const stranger = members.find(({ id }) => characterIn(now, id) === null);
  if (stranger !== undefined) return yield* tx.refuse('unknownCharacter', { id: stranger.name });
  const again = members.find(({ id }) => before.includes(id));
  if (again !== undefined) return yield* tx.refuse('keptAlready', { name: again.name });
  for (const { id, name } of members) {
    if (character(now, id).name === name) continue;
    tx.state.characters[id] = castDraft(characterRules.rename(character(now, id), name));
  }
  tx.state.kept = [...before, ...members.map(({ id }) => id)];
  const who = members.map(({ id, name }) => ({ name, was: character(now, id).name }));
  tell(tx, 'foesKept', { who }, 'gm');
}
