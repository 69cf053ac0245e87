import { escapeMarkdown } from '../../../engine/text.ts';
import type { Edge } from '../numbers/edge.ts';
import { sourceName } from './modifier.ts';

/** 'advantage: Hidden; disadvantage: far away, Prone'. */
export function edgeWords(edges: readonly Edge[]): string {
  const of = (kind: Edge['edge']) => {
    const names = edges
      .filter(({ edge }) => edge === kind)
      .map(({ source, name }) => (name === undefined ? sourceName(source) : escapeMarkdown(name)));
    return names.length === 0 ? [] : [`${kind}: ${[...new Set(names)].join(', ')}`];
  };
  return [...of('advantage'), ...of('disadvantage')].join('; ');
}
