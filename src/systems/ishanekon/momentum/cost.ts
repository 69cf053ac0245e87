/** Narrative Momentum for rerolling one die, by its sides (Narrative Momentum). The book names no price for a d100: as a d20's (A9). */
export function rerollCost(sides: number): number | null {
  switch (sides) {
    case 4:
      return 1;
    case 6:
    case 8:
      return 2;
    case 10:
    case 12:
      return 3;
    case 20:
    case 100:
      return 7;
    default:
      return null;
  }
}
