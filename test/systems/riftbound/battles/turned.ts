import { perform } from '../../../../src/systems/riftbound/perform.ts';
import { ruleset } from '../../../../src/systems/riftbound/ruleset.ts';
import type { Scene } from '../../../../src/systems/riftbound/scene.ts';
import { commandsOf, type Try as TryOf, type Turned as TurnedOf } from '../../../support/random/tried.ts';

export type Turned = TurnedOf<Scene>;
export type Try = TryOf<Scene>;

export const { tried, again } = commandsOf<Scene>({ perform, ruleset });
