import { evasionOf } from '../defence/evasionOf.ts';
import { armourOf } from '../defence/armourOf.ts';
import { drPowerOf } from '../defence/dr.ts';
import { meansNote } from '../attack/options.ts';
import { meansOf } from '../attack/means.ts';
import type { Creature } from '../character/schema.ts';
import { initiativeBase } from '../numbers/maxima.ts';
import { mostVitality } from '../numbers/most.ts';
import { mostMomentum, mostWillpower } from '../numbers/resources.ts';
import { sceneOf } from '../scene.ts';

/** A creature in figures, part by part, and each weapon that it has: 'Vitality 20', 'Evasion 14, Armor 2', 'Sword: 1d8 Physical, 2 m'. */
export function numbersOf(creature: Creature): readonly string[] {
  const scene = sceneOf({ it: creature });
  const [vitality, wp, momentum] = [mostVitality, mostWillpower, mostMomentum].map(
    (of) => of(scene, 'it').total,
  );
  const means = meansOf(scene, 'it');
  const armed = means.filter(({ unarmed }) => !unarmed);
  return [
    `Vitality ${vitality}, WP ${wp}, Narrative Momentum ${momentum}`,
    `Evasion ${evasionOf(scene, 'it').total}, Armor ${armourOf(scene, 'it').total}`,
    `Initiative ${initiativeBase(creature).total}, DR Power ${drPowerOf(scene, 'it').total}`,
    ...(armed.length === 0 ? means : armed).map((one) => `${one.name}: ${meansNote(scene, 'it', one)}`),
  ];
}
