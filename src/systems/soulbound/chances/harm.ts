/** What an attack would do to its target. Chances are 0 to 1; `damage` is what goes through the Armour, on average. */
export interface Harm {
  readonly hits: number;
  readonly hurts: number;
  readonly fells: number | null; // null: they are Mortally Wounded already
  readonly dies: boolean; // who is felled is dead: a minion, or one of many
  readonly damage: number;
}
