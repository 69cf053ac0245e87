import type { Plan } from '../scene.ts';

const BETWEEN = '|';

/** A planned Action as an id that is chosen: 'attack|raider1|'. */
export const planId = ({ act, target, means }: Plan): string =>
  [act, target ?? '', means ?? ''].join(BETWEEN);

/** Reads it again; null for what is none. */
export function readPlan(id: string): Plan | null {
  const [act = '', target = '', means = '', ...more] = id.split(BETWEEN);
  if (act === '' || more.length > 0) return null;
  return { act, target: target === '' ? null : target, means: means === '' ? null : means };
}
