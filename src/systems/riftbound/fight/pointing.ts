import { type Bearing, bearingTo } from '../../../engine/space/plane/index.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { bodyOf } from './bodies.ts';

/** Directions by their names, clockwise from north. */
export const points = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/** In which direction somebody points: towards somebody, to a point of the compass, or by degrees. Null: none of these. */
export function bearingMeant(scene: Scene, actor: CharacterId, typed: string): Bearing | null {
  const [own, theirs] = [bodyOf(scene, actor), bodyOf(scene, typed)];
  if (own !== null && theirs !== null) return bearingTo(own.at, theirs.at);
  const word = typed.trim().toLowerCase().replace(/ /gu, '-');
  const named = points.findIndex((point) => point === word);
  if (named >= 0) return named * 45;
  const degrees = /^(\d{1,3})°?$/u.exec(word)?.[1];
  return degrees === undefined || Number(degrees) > 359 ? null : Number(degrees);
}
