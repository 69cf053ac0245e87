import type { Viewer } from '../../../../src/engine/event.ts';

export const gm: Viewer = { gm: true, characters: [] };
export const playerOf = (...characters: readonly string[]): Viewer => ({ gm: false, characters });
