import type { Viewer } from '../../../engine/event.ts';
import { orderRows, type OrderRow, upcoming } from '../../../engine/turns/index.ts';
import type { Gauge, TrackerLine, TrackerView } from '../../../engine/words.ts';
import { isCritical } from '../conditions/active.ts';
import { knowsOf, mayKnow } from '../fight/known.ts';
import { inMind } from '../fight/mind.ts';
import { isUp } from '../fight/sides.ts';
import {
  actingIn,
  type CharacterId,
  character,
  type Fight,
  fighterIn,
  fightersIn,
  personIn,
  type Scene,
} from '../scene.ts';
import { actionsLeft } from '../turn/economy.ts';
import { callsOf } from './calls.ts';
import { placeView } from './place.ts';
import { tagsOf } from './tags.ts';

/** Who acts while the turn is that of somebody of whom the viewer knows nothing: an id that no line has. */
const UNSEEN = 'unseen';

/** The turn tracker as a viewer sees it: players know nothing of hidden foes, nor of foes' numbers. Names are as they were given; tags are escaped. */
export function trackerOf(scene: Scene, viewer: Viewer): TrackerView {
  const { fight } = scene;
  if (fight === null) return { round: 0, current: null, left: [], lines: [], places: [] };
  const acting = actingIn(scene);
  const isKnown = acting === null || knowsOf(scene, viewer, acting);
  return {
    round: fight.order.round,
    current: isKnown ? acting : UNSEEN,
    left: acting === null || !isKnown ? [] : leftOf(scene),
    ...(fight.dark ? { party: ['It is dark'] } : {}),
    lines: linesOf(scene, fight, viewer),
    places: [],
    calls: callsOf(scene),
    ...(inMind(scene) ? {} : { plane: () => placeView(scene, fight, viewer) }),
  };
}

/** What whoever acts can still use. */
function leftOf(scene: Scene): readonly string[] {
  const left = actionsLeft(scene);
  if (left === 0) return [];
  const turn = scene.fight?.turn;
  const when =
    turn?.seized === true ? ', out of turn' : turn?.underway === undefined ? '' : ', in the middle of a ride';
  return [left === 1 ? `1 Action${when}` : `${left} Actions${when}`];
}

/** Those in line as they come, then vehicles, and at last those who are out. */
function linesOf(scene: Scene, fight: Fight, viewer: Viewer): readonly TrackerLine[] {
  const rows = new Map(orderRows(fight.order).map((row) => [row.actor, row]));
  const others = fightersIn(scene).filter((id) => !rows.has(id));
  const sorted = [
    ...rows.keys(),
    ...others.filter((id) => isUp(scene, id)),
    ...others.filter((id) => !isUp(scene, id)),
  ];
  return sorted
    .filter((id) => fighterIn(scene, id) !== null && knowsOf(scene, viewer, id))
    .map((id) => lineOf(scene, fight, viewer, id, rows.get(id) ?? null));
}

function lineOf(
  scene: Scene,
  fight: Fight,
  viewer: Viewer,
  id: CharacterId,
  row: OrderRow | null,
): TrackerLine {
  const known = mayKnow(scene, viewer, id);
  const person = personIn(scene, id);
  return {
    id,
    name: character(scene, id).name,
    side: fighterIn(scene, id)?.side ?? 'players',
    turn: turnOf(scene, fight, id, row),
    ...(person !== null && isCritical(person) ? { down: true as const } : {}),
    gauges: known ? gaugesOf(scene, id) : [],
    tags: tagsOf(scene, viewer, id, known),
  };
}

function turnOf(scene: Scene, { order }: Fight, id: CharacterId, row: OrderRow | null): TrackerLine['turn'] {
  if (!isUp(scene, id)) return 'out';
  if (row === null) return 'later';
  if (row.status === 'acting' || row.status === 'interrupted') return 'now';
  if (upcoming(order)[0] === id) return 'next';
  return row.status === 'done' || row.status === 'loses turn' ? 'done' : 'later';
}

/** What somebody has that is lost and comes back. EHP matter once they are touched. */
function gaugesOf(scene: Scene, id: CharacterId): readonly Gauge[] {
  const who = character(scene, id);
  const hp: Gauge = { label: 'HP', value: who.hp.now, max: who.hp.max };
  if (who.kind === 'vehicle') return [hp];
  const ehp: Gauge = { label: 'EHP', value: who.ehp.now, max: who.ehp.max };
  const sp: Gauge = { label: 'SP', value: who.sp.now, max: who.sp.max };
  const isTouched = who.hp.now === 0 || who.ehp.now < who.ehp.max;
  return [hp, ...(isTouched && !who.mook ? [ehp] : []), sp];
}
