import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { sees } from '../battle/seeing.ts';
import type { Spell } from '../content/spells/spell.ts';
import { enemiesOf, inDetectRange, plainTest } from '../effects/moment.ts';
import { rulesNamed } from '../effects/sources.ts';
import type { Scene, UnitId } from '../scene.ts';
import { tell } from '../tell.ts';
import { testOpposed } from '../testing/opposed.ts';
import { testShown } from '../testing/static.ts';

/**
 * Whether an enemy undoes a spell (Counterspell, L1929; Improved, L1952): each who has it near, or in sight, beats what the casting test showed.
 * A spell without such a test is countered by beating a roll of Arcane OFF that its caster makes for that.
 */
export function* isCountered(
  tx: Tx<Scene>,
  caster: UnitId,
  spell: Spell,
  shown: readonly number[],
): Rule<boolean> {
  for (const enemy of enemiesOf(tx.snapshot(), caster)) {
    const scene = tx.snapshot();
    const may = rulesNamed(scene, enemy, 'counterspell').some(({ figures: { within } }) =>
      within === 'sight' ? sees(scene, enemy, caster) : inDetectRange(scene, enemy, caster),
    );
    if (!may) continue;
    const beats =
      shown.length > 0
        ? (yield* testShown(tx, enemy, 'arcaneOff', shown, 'counterspell')).passed
        : (yield* testOpposed(
            tx,
            { unit: enemy, tested: 'arcaneOff', moment: plainTest },
            { unit: caster, tested: 'arcaneOff', moment: plainTest },
            'counterspell',
          )) === 'ahead';
    if (!beats) continue;
    tell(tx, 'countered', { unit: enemy, caster, spell: spell.id });
    return true;
  }
  return false;
}
