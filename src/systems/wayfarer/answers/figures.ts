import type { Spell } from '../content/spells/spell.ts';

/** A figure of the rule that a spell in answer is. */
export function figureOf({ effects }: Spell, rule: string, figure: string): number {
  const found = effects.find((effect) => effect.does === 'rule' && effect.rule === rule);
  return found?.does === 'rule' ? Number(found.figures[figure] ?? 0) : 0;
}
