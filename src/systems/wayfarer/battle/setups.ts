import { maps } from '../maps/index.ts';
import { missions } from '../missions/table.ts';

/** What is commonly agreed on, as it's typed: each map for Victory Points, with objectives and grabs, and with each mission. */
export const setups: readonly string[] = [
  ...maps.map(({ name }) => name),
  ...missions.flatMap(({ name }) => maps.map((map) => `${map.name}; mission ${name}`)),
  ...maps.map(({ name }) => `${name}; objectives; grabs`),
  ...maps.map(({ name }) => `${name}; escalation; grabs`),
];
