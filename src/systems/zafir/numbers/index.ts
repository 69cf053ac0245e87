import type { Modifier } from '../../../engine/modifier.ts';
import type { Params } from '../../../engine/refusal.ts';
import type { Scene } from '../scene.ts';
import { hatedAim, hatedCrit } from '../will/hatred.ts';
import type { NumberName, Numbers, Source } from './about.ts';
import { overwatchAim, pointBlankAim, weaponAim } from './sources/attack.ts';
import {
  conditionAim,
  conditionDamage,
  conditionResist,
  conditionSpeed,
  conditionWill,
} from './sources/condition.ts';
import { coverAim, coverCrit } from './sources/cover.ts';
import { elevationAim } from './sources/elevation.ts';
import { rangeAim } from './sources/range.ts';
import { panicking, resisting, targetsMind } from './sources/will.ts';

/** Everything that changes each number, in the order in which it is told. */
const sources: { readonly [N in NumberName]: readonly Source<N>[] } = {
  aim: [weaponAim, coverAim, elevationAim, rangeAim, pointBlankAim, overwatchAim, conditionAim, hatedAim],
  crit: [coverCrit, hatedCrit],
  damage: [conditionDamage],
  critDamage: [],
  breaking: [],
  piercing: [],
  speed: [conditionSpeed],
  agilityPoints: [],
  will: [conditionWill],
  willAttack: [targetsMind],
  critEffect: [panicking],
  resist: [conditionResist, resisting],
};

/** All that changes a number now. */
export const changes = <N extends NumberName>(
  scene: Scene,
  number: N,
  about: Numbers[N],
): readonly Modifier[] => (sources[number] as readonly Source<N>[]).flatMap((source) => source(scene, about));

const isNumber = (name: string): name is NumberName => Object.hasOwn(sources, name);

/** The same for the engine, which knows numbers by name only. */
export const modifiers = (scene: Scene, number: string, about: Params): readonly Modifier[] =>
  isNumber(number) ? changes(scene, number, about as never) : [];
