import { escapeMarkdown } from '../../../engine/text.ts';
import { rowOf } from '../../../engine/table.ts';
import { defenceRolls } from '../content/defenceRolls.ts';
import type { DefenceEvents } from '../defence/events.ts';
import { edgeWords } from './edges.ts';
import { modifierWords } from './modifier.ts';
import type { SentencesOf } from './telling.ts';

export const defenceSentences: SentencesOf<DefenceEvents> = {
  defended: ({ actor, by, with: what, stat, dice, edges, bonus, power, total, success }, at) => {
    const name = rowOf(defenceRolls, stat).name;
    const against = escapeMarkdown(what);
    if (dice.length === 0)
      return success
        ? { text: `${at.name(actor)} resists ${against} without a roll.`, tone: 'good' }
        : { text: `${at.name(actor)} lets ${against} through.`, tone: 'quiet' };
    const reasons = edges.length === 0 ? '' : ` (${edgeWords(edges)})`;
    const parts = bonus.modifiers.map(modifierWords).join(', ');
    const need = by === null || at.knows(by) ? ` against ${power}` : '';
    const own = at.knows(actor) ? `; ${parts}${parts === '' ? '' : '; '}${total}${need}` : '';
    return {
      text: `${at.name(actor)} ${success ? 'resists' : "doesn't resist"} ${against} (${name} DR).`,
      tone: success ? 'good' : 'bad',
      why: [`d20: ${dice.join(', ')}${reasons}${own}`],
    };
  },
};
