/** What a scanner can be asked for (Miniature General Scanner). Where one on the Crew List is, is asked by whose it is. */
export const insights = [
  { id: 'life', name: 'Life-signs', note: 'how many living units are within 100 m' },
  { id: 'energy', name: 'Energy signature', note: 'where the nearest powerful one is' },
  { id: 'air', name: 'Atmosphere', note: 'whether you can breathe here' },
  { id: 'minerals', name: 'Minerals and compounds', note: 'your GM says which' },
] as const;

export type InsightId = (typeof insights)[number]['id'] | 'scanner';
