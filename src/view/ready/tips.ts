import type { ReadyFight, TipOf } from '../../engine/ready.ts';
import type { Tip } from '../../engine/readyTip.ts';
import { escapeMarkdown } from '../../engine/text.ts';

/** On the card of a phase in which people have their first turn, in any order. */
export const ANY_ORDER = 'Tip: press **Attack** or **Move**. Each press is for your own hero.';

/** On the card of somebody's first turn: what to press next. */
export function tipText({ of, pick }: Tip): string {
  switch (of) {
    case 'attack':
      return `Tip: press **Attack**${pick === null ? '' : `, then **${escapeMarkdown(pick)}**`}.`;
    case 'move':
      return 'Tip: no foe is in reach. Press **Move** and go closer.';
    case 'first':
      return `Tip: press **${escapeMarkdown(pick ?? '')}**.`;
    case 'end':
      return 'Tip: all done? Press **End turn**.';
  }
}

/** In a panel on somebody's first turn: what its buttons do. */
export const tipIn = ({ tips }: Pick<ReadyFight, 'tips'>, of: TipOf): string => `Tip: ${tips[of]}`;
