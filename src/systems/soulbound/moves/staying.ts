import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { mountOf } from '../fight/together.ts';
import { type CharacterId, character, type Scene, zonesFilled, zonesOf } from '../scene.ts';
import { whyNoAction, whyNoMove } from '../turn/economy.ts';
import { mount } from './mounts.ts';
import { move, run } from './places.ts';
import { enemiesOf } from './targets.ts';

/** Living enemies that fill a Zone which somebody stands in; none where they are on top of one, for nobody is on two. */
function filling(scene: Scene, actor: CharacterId): readonly CharacterId[] {
  const giants = enemiesOf(scene, actor).filter(
    (id) =>
      zonesFilled(scene, id) > 0 &&
      !character(scene, id).dead &&
      zonesOf(scene, id).some((zone) => zonesOf(scene, actor).includes(zone)),
  );
  const mount = mountOf(scene, actor);
  return mount !== null && giants.includes(mount) ? [] : giants;
}

/**
 * Why somebody cannot end their turn where they are: no enemy may in the Zone of a creature that fills it, but mounted on
 * it or climbing on top. Who has no way out, and cannot get onto it, may stay (S102).
 */
export function whyNotStay(scene: Scene, actor: CharacterId): Refusal | null {
  const [giant] = filling(scene, actor);
  if (giant === undefined) return null;
  const taken = new Set(
    enemiesOf(scene, actor)
      .filter((id) => zonesFilled(scene, id) > 0 && !character(scene, id).dead)
      .flatMap((id) => zonesOf(scene, id)),
  );
  const leads = (act: typeof move) =>
    act.refused?.(scene, actor) == null &&
    (act.targets?.(scene, actor) ?? []).some(({ id, refused }) => refused === null && !taken.has(id));
  const ways = [
    ...(whyNoMove(scene, actor) === null && leads(move) ? ['move'] : []),
    ...(whyNoAction(scene, actor) === null && leads(run) ? ['run'] : []),
    ...(canMount(scene, actor, giant) ? ['mount'] : []),
  ];
  return ways.length === 0 ? null : refusal('giantsZone', { actor, giant, ways });
}

const canMount = (scene: Scene, actor: CharacterId, giant: CharacterId): boolean =>
  mount.refused?.(scene, actor) == null &&
  (mount.targets?.(scene, actor) ?? []).some(({ id, refused }) => id === giant && refused === null);
