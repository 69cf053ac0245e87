import type { Enemy, Rated } from '../../../engine/autopilot/rules.ts';
import { openOf } from '../../../engine/autopilot/targets.ts';
import { whyNotMeans, whyNotTarget } from '../attack/legality.ts';
import { type Means, meansOf } from '../attack/means.ts';
import { expected } from '../attack/worth.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { movementOf } from '../vehicles/plan.ts';
import { driveTo } from './driving.ts';

/** Driving up and ramming take two Actions. */
const ACTIONS = 2;
/** For how many enemies a way is looked for. */
const MOST = 3;

/** The most that somebody would do to another by one of some Attacks. */
function mostWith(scene: Scene, actor: CharacterId, all: readonly Means[], target: CharacterId): number {
  const attacker = { actor, asSkilled: false };
  const able = all.filter(
    (means) =>
      whyNotMeans(scene, attacker, means) === null && whyNotTarget(scene, attacker, means, target) === null,
  );
  return Math.max(0, ...able.map((means) => expected(scene, actor, means, target)));
}

const isRam = ({ attack: { special } }: Means): boolean => special === 'ramming';

/** Full Speed up to somebody, to ram them by the next Action: where that does more than to attack them twice from here. */
export function ramming(
  scene: Scene,
  actor: CharacterId,
  { act, thenAttack }: Pick<Rated, 'act' | 'thenAttack'>,
  order: readonly Enemy[],
): readonly Rated[] {
  if (!thenAttack) return [];
  return openOf(act.means)
    .filter(({ id }) => movementOf(scene, actor, id)?.rams === true)
    .flatMap(({ id: means }) =>
      order.slice(0, MOST).flatMap(({ id }): readonly Rated[] => {
        const drive = driveTo(scene, actor, means, `to ${id}`);
        if (drive === null) return [];
        const rams = meansOf(drive.there, actor).filter(isRam);
        const more = mostWith(drive.there, actor, rams, id);
        const worth = more - ACTIONS * mostWith(scene, actor, meansOf(scene, actor), id);
        return worth > 0
          ? [{ act, thenAttack, target: null, means, detail: drive.detail, worth, on: 'foe' }]
          : [];
      }),
    );
}
