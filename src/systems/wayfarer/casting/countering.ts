import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { sees } from '../battle/seeing.ts';
import type { Spell } from '../content/spells/spell.ts';
import { enemiesOf, inDetectRange } from '../effects/moment.ts';
import { rulesNamed } from '../effects/sources.ts';
import type { Scene, UnitId } from '../scene.ts';
import { tell } from '../tell.ts';

/** Whether an enemy who has a caster near, or in sight, undoes a spell (Counterspell, L1929; Improved, L1952): each tries, by a test that is handed in. */
export function* counteredBy(
  tx: Tx<Scene>,
  caster: UnitId,
  spell: Spell,
  beats: (enemy: UnitId) => Rule<boolean>,
): Rule<boolean> {
  for (const enemy of enemiesOf(tx.snapshot(), caster)) {
    const scene = tx.snapshot();
    const may = rulesNamed(scene, enemy, 'counterspell').some(({ figures: { within } }) =>
      within === 'sight' ? sees(scene, enemy, caster) : inDetectRange(scene, enemy, caster),
    );
    if (!may || !(yield* beats(enemy))) continue;
    tell(tx, 'countered', { unit: enemy, caster, spell: spell.id });
    return true;
  }
  return false;
}
