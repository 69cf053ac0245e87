import { soulbound } from '../../../../src/systems/soulbound/index.ts';
import type { Scene } from '../../../../src/systems/soulbound/scene.ts';
import { commandsOf, type Try as TryOf, type Turned as TurnedOf } from '../../../support/random/tried.ts';

export type Turned = TurnedOf<Scene>;
export type Try = TryOf<Scene>;

export const { tried, again } = commandsOf<Scene>(soulbound);
