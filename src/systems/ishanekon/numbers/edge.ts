/** What lets somebody roll twice: for the better or the worse of the two, and whose doing it is. */
export interface Edge {
  readonly source: string;
  readonly edge: 'advantage' | 'disadvantage';
  /** What it is called, where it is something with a name of its own. */
  readonly name?: string;
}

export type Leaning = 'advantage' | 'disadvantage' | 'none';

/** The rolls that may lean: one's attack, an attack on oneself, one's Defense Roll, one that others make against oneself, a check. */
export type LeaningRoll = 'attack' | 'attacked' | 'dr' | 'theirDr' | 'check';

/** What is sure to come of a roll. */
export type Settled = 'success' | 'failure';

/** How a roll leans: several of one kind are one, and both kinds are none (Advantage and Disadvantage, A6). */
export function leaning(edges: readonly Edge[]): Leaning {
  const has = (edge: Edge['edge']) => edges.some((one) => one.edge === edge);
  const [better, worse] = [has('advantage'), has('disadvantage')];
  if (better === worse) return 'none';
  return better ? 'advantage' : 'disadvantage';
}

/** Which of two results counts. */
export const chosenOf = (first: number, second: number, leans: Leaning): number =>
  leans === 'disadvantage' ? Math.min(first, second) : Math.max(first, second);
