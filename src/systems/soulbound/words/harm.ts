import type { CharacterId } from '../scene.ts';
import type { ToldSum } from '../told.ts';
import { sumWords } from './modifier.ts';
import type { Telling } from './telling.ts';

/** Damage on its way to somebody: what there was of it, what Armour and powers made of it, what is suffered. */
interface Harmed {
  readonly target: CharacterId;
  readonly damage: number;
  readonly armour: ToldSum;
  readonly harm: ToldSum;
  readonly dealt: number;
}

/** What became of Damage, behind a sentence that has told it; numbers are for those who know the target's. */
export function harmWords({ target, damage, harm, dealt }: Harmed, at: Telling): string {
  if (harm.base === 0) return ', but armour stops all of it';
  if (dealt === 0) return ', but none of it does harm';
  const taken = damage - harm.base;
  const armour =
    taken > 0 && at.knows(target)
      ? `; armour takes ${taken}, ${harm.base} ${harm.base === 1 ? 'goes' : 'go'} through`
      : '';
  if (dealt === harm.base) return armour;
  return `${armour}; ${dealt < harm.base ? 'part of it does no harm' : 'it does more harm than that'}`;
}

/** The same as reasons: the Armour with all that changes it, and what powers make of the rest. */
export function armourWords({ target, armour, harm }: Harmed, at: Telling): readonly string[] {
  if (!at.knows(target)) return [];
  return [
    `Armour ${armour.total}: ${sumWords(armour, `worn ${armour.base}`)}`,
    ...(harm.modifiers.length === 0
      ? []
      : [`Taken ${harm.total}: ${sumWords(harm, `${harm.base} through the Armour`)}`]),
  ];
}
