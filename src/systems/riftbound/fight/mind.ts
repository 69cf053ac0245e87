import type { Scene } from '../scene.ts';

/** Whether the group plays in the theatre of the mind: nobody has a place, and the GM says who is near whom. */
export const inMind = ({ party }: Pick<Scene, 'party'>): boolean => party.rules.space === 'mind';
