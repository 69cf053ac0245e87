import type { ActOption, Choice } from '../../../engine/options.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { lightsUpTo, whyNotLight, worthLight } from '../deeds/light.ts';
import { hasRule } from '../effects/sources.ts';
import { mostTiles } from '../moves/reach.ts';
import { tilesToStep, whyNotStep } from '../moves/stepping.ts';
import { placesToStride, whyNotStride } from '../moves/stride.ts';
import type { Activation, Scene } from '../scene.ts';
import { act } from './act.ts';

const place = (tile: string): Choice => ({ id: tile, name: tile, relation: 'place', refused: null });

/** Something that is done to a tile: some are named, others may be typed. */
const atTile = (
  base: Pick<ActOption, 'id' | 'name' | 'group'>,
  refused: Refusal | null,
  tiles: () => readonly string[],
): ActOption =>
  act(
    { ...base, refused },
    { targets: refused === null ? tiles().map(place) : [], targetNeeded: true, targetsOpen: true },
  );

/** Going through shadows, for who can. */
export const striding = (scene: Scene, running: Activation): readonly ActOption[] =>
  hasRule(scene, running.unit, 'shadowStride')
    ? [
        atTile({ id: 'stride', name: 'Shadow Stride', group: 'move' }, whyNotStride(scene, running), () =>
          placesToStride(scene, running.unit, mostTiles),
        ),
      ]
    : [];

/** A step beside an assault or a spell, for who has one. */
export const stepping = (scene: Scene, running: Activation): readonly ActOption[] =>
  hasRule(scene, running.unit, 'step')
    ? [
        atTile({ id: 'step', name: 'Step', group: 'move' }, whyNotStep(scene, running), () =>
          tilesToStep(scene, running),
        ),
      ]
    : [];

/** Lighting an increment, for who has something to. */
export const lighting = (scene: Scene, running: Activation): readonly ActOption[] =>
  lightsUpTo(scene, running.unit) === null
    ? []
    : [
        atTile({ id: 'light', name: 'Light up', group: 'skills' }, whyNotLight(scene, running), () =>
          worthLight(scene, running.unit),
        ),
      ];
