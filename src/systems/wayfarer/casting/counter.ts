import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Spell } from '../content/spells/spell.ts';
import { plainTest } from '../effects/moment.ts';
import type { Scene, UnitId } from '../scene.ts';
import { testOpposed } from '../testing/opposed.ts';
import { testShown } from '../testing/static.ts';
import { counteredBy } from './countering.ts';

/**
 * Whether an enemy undoes a spell: it beats what the casting test showed. A spell without such a test is countered by beating a roll of Arcane OFF
 * that its caster makes for that.
 */
export const isCountered = (
  tx: Tx<Scene>,
  caster: UnitId,
  spell: Spell,
  shown: readonly number[],
): Rule<boolean> =>
  counteredBy(tx, caster, spell, function* (enemy) {
    if (shown.length > 0) return (yield* testShown(tx, enemy, 'arcaneOff', shown, 'counterspell')).passed;
    const came = yield* testOpposed(
      tx,
      { unit: enemy, tested: 'arcaneOff', moment: plainTest },
      { unit: caster, tested: 'arcaneOff', moment: plainTest },
      'counterspell',
    );
    return came === 'ahead';
  });
