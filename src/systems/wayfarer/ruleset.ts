import type { Ruleset } from '../../engine/ruleset.ts';
import type { Scene } from './scene.ts';

/** Interrupts are asked where the rules stop for them: nothing reacts by itself, and no number is asked for by name. */
export const ruleset: Ruleset<Scene> = {};
