import { remembered } from '../../../engine/remembered.ts';
import {
  bearingTo,
  type Bearing,
  METRE,
  type Point,
  turnBetween,
} from '../../../engine/space/plane/index.ts';
import { benefitOf } from '../gear/carried.ts';
import { type CharacterId, fighterIn, fightersIn, personIn, type Scene } from '../scene.ts';
import { unitOf } from '../vehicles/crew.ts';

/** A light that is on: from where, how far, and for a torch in which direction. All lengths in centimetres. */
export interface Light {
  readonly name: string;
  readonly by: CharacterId;
  readonly at: Point;
  readonly radius: number;
  readonly cone: { readonly bearing: Bearing; readonly degrees: number } | null;
}

const WHOLE = 360;

/** Lights that are on in the fight: a lantern shines all around, a torch where whoever has it looks. */
export const lightsIn = (scene: Scene): readonly Light[] => lightsOn(scene, null);

/** Found once for a scene: in the dark every look of one at another asks for them. */
const lightsOn = remembered((scene: Scene, _all: null): readonly Light[] =>
  fightersIn(scene).flatMap((by) => {
    const unit = fighterIn(scene, unitOf(scene, by));
    if (unit === null || unit.at === null) return [];
    const { at, heading } = unit;
    return (personIn(scene, by)?.items ?? []).flatMap((item): readonly Light[] => {
      const light = item.on && !item.dropped ? benefitOf(item, 'light') : null;
      if (light === null) return [];
      const isCone = light.degrees < WHOLE;
      const cone = isCone ? { bearing: heading ?? 0, degrees: light.degrees } : null;
      return [{ name: item.profile.name, by, at, radius: light.radius * METRE, cone }];
    });
  }),
);

/** Whether a place is lit by one of them. */
export const isLit = (lights: readonly Light[], at: Point): boolean =>
  lights.some((light) => {
    const [x, y] = [at.x - light.at.x, at.y - light.at.y];
    if (x * x + y * y > light.radius * light.radius) return false;
    if (light.cone === null || (x === 0 && y === 0)) return true;
    return 2 * turnBetween(bearingTo(light.at, at), light.cone.bearing) <= light.cone.degrees;
  });
