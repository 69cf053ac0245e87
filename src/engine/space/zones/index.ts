export * from './distance.ts';
export * from './standing.ts';
export * from './zones.ts';
