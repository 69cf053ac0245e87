import type { Modifier } from '../../../engine/modifier.ts';
import type { Params } from '../../../engine/refusal.ts';
import type { Scene } from '../scene.ts';
import { slot } from '../slot.ts';
import type { NumberName, Numbers, Source } from './about.ts';

/** Everything that changes each number, in the order in which it is told. */
export const sources: { readonly [N in NumberName]: ReturnType<typeof slot<Source<N>>> } = {
  aim: slot('aim'),
  crit: slot('crit'),
  damage: slot('damage'),
  critDamage: slot('critDamage'),
  breaking: slot('breaking'),
  piercing: slot('piercing'),
  speed: slot('speed'),
  agilityPoints: slot('agilityPoints'),
  will: slot('will'),
  willAttack: slot('willAttack'),
  critEffect: slot('critEffect'),
  resist: slot('resist'),
};

/** All that changes a number now. */
export const changes = <N extends NumberName>(
  scene: Scene,
  number: N,
  about: Numbers[N],
): readonly Modifier[] =>
  (sources[number].all as readonly Source<N>[]).flatMap((source) => source(scene, about));

const isNumber = (name: string): name is NumberName => Object.hasOwn(sources, name);

/** The same for the engine, which knows numbers by name only. */
export const modifiers = (scene: Scene, number: string, about: Params): readonly Modifier[] =>
  isNumber(number) ? changes(scene, number, about as never) : [];
