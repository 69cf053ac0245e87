import type { Being } from '../../character/schema.ts';
import { beingIn, type CharacterId, type Scene } from '../../scene.ts';
import type { Ability } from '../schema/ability.ts';
import { type Effect, insideOf } from '../schema/effects/index.ts';
import type { Feature } from '../schema/feature.ts';
import { abilityOf, featureOf } from './owned.ts';

/** Where an effect comes from: an Ability or a feature, by its row. */
export interface Row {
  readonly kind: 'ability' | 'feature';
  readonly id: string;
}

/** A row as sheets keep it: 'ability:stoneSkin'. */
export const rowKey = ({ kind, id }: Row): string => `${kind}:${id}`;

export function readRow(key: string): Row | null {
  const [kind, id] = key.split(':');
  return (kind === 'ability' || kind === 'feature') && id !== undefined ? { kind, id } : null;
}

/** All effects of a list, those inside others after them: by their places here sheets name the ones that last. */
export const partsOf = (effects: readonly Effect[]): readonly Effect[] =>
  effects.flatMap((effect) => [effect, ...partsOf(insideOf(effect))]);

const allOf = (row: Ability | Feature): readonly Effect[] =>
  partsOf('onSuccess' in row ? [...row.effects, ...row.onSuccess] : row.effects);

/** The place of an effect in its row; null where it is none of it. */
export function placeOf(row: Ability | Feature, effect: Effect): number | null {
  const place = allOf(row).indexOf(effect);
  return place < 0 ? null : place;
}

/** A row that somebody carries. */
export const rowOn = (who: Being, { kind, id }: Row): Ability | Feature | null =>
  kind === 'ability' ? abilityOf(who, id) : featureOf(who, id);

/** The row of an effect that is on somebody: as whoever has brought it carries it, else as they do themselves. */
export function rowFor(scene: Scene, holder: CharacterId, by: CharacterId | null, key: string) {
  const row = readRow(key);
  if (row === null) return null;
  const found = [by, holder].flatMap((id) => beingIn(scene, id) ?? []);
  return found.map((who) => rowOn(who, row)).find((one) => one !== null) ?? null;
}

export const partAt = (row: Ability | Feature, place: number): Effect | null => allOf(row)[place] ?? null;
