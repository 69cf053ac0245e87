import { zafir } from '../../../../src/systems/zafir/index.ts';
import type { Scene } from '../../../../src/systems/zafir/scene.ts';
import { commandsOf, type Try as TryOf, type Turned as TurnedOf } from '../../../support/random/tried.ts';

export type Turned = TurnedOf<Scene>;
export type Try = TryOf<Scene>;

export const { tried, again } = commandsOf<Scene>(zafir);
