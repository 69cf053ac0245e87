/** What may be ticked with an attack, of a weapon or an Ability: spare whom it brings down, kill with Holy damage, too, miss on purpose. */
export const SPARING = 'sparing';
export const KILLING = 'killing';
export const PULLED = 'pulled';

const ticks: readonly string[] = [SPARING, KILLING, PULLED];

/** Whether something may be ticked with any weapon attack. */
export const isAttackTick = (id: string): boolean => ticks.includes(id);

/** How an attack is meant (Attacks; Damage Types: Holy). */
export interface Manner {
  /** It shall not kill. */
  readonly sparing: boolean;
  /** Holy damage kills the biological, too. */
  readonly killing: boolean;
  /** It misses by choice. */
  readonly pulled: boolean;
}

export const mannerOf = (spend: readonly string[]): Manner => ({
  sparing: spend.includes(SPARING),
  killing: spend.includes(KILLING),
  pulled: spend.includes(PULLED),
});
