import type { Viewer } from '../../../engine/event.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import { type OrderRow, orderRows, upcoming } from '../../../engine/turns/index.ts';
import type { Gauge, TrackerLine, TrackerView } from '../../../engine/words.ts';
import { knowsOf, mayKnow } from '../fight/known.ts';
import { forbiddenBy } from '../numbers/ask.ts';
import { mostTemporary, mostVitality } from '../numbers/most.ts';
import { mostMomentum, mostWillpower } from '../numbers/resources.ts';
import {
  beingIn,
  type CharacterId,
  character,
  type Fight,
  fighterIn,
  fightersIn,
  onTurn,
  type Scene,
} from '../scene.ts';
import { whyRooted } from '../space/gait.ts';
import { mapIn } from '../space/terrain.ts';
import { mapView } from '../space/view.ts';
import { seatOf } from '../turn/initiative.ts';
import { callsOf } from './calls.ts';
import { tagsOf } from './tags.ts';

/** Who acts while the turn is that of somebody of whom the viewer knows nothing: an id that no line has. */
const UNSEEN = 'unseen';

/** The turn tracker as a viewer sees it: players know nothing of hidden foes, nor of foes' numbers. Names are as they were given; tags are escaped. */
export function trackerOf(scene: Scene, viewer: Viewer): TrackerView {
  const { fight } = scene;
  if (fight === null) return { round: 0, current: null, left: [], lines: [], places: [] };
  const acting = onTurn(scene);
  const known = acting.filter((id) => knowsOf(scene, viewer, id));
  const [first] = known;
  const map = mapIn(scene);
  const calls = callsOf(scene);
  const isUnion = acting.length > 1 && first !== undefined;
  return {
    round: fight.order.round,
    current: acting.length === 0 || isUnion ? null : (first ?? UNSEEN),
    ...(isUnion ? { phase: { id: 'union', name: unionName(scene, known), people: true, toAct: known } } : {}),
    left: isUnion
      ? known.flatMap((id) => leftOfEach(scene, id))
      : first === undefined
        ? []
        : leftOf(scene, first),
    ...barredOf(
      scene,
      known.filter((id) => mayKnow(scene, viewer, id)),
    ),
    ...(fight.light === 'bright' ? {} : { party: [fight.light === 'dark' ? 'Dark' : 'Dim light'] }),
    lines: linesOf(scene, fight, viewer),
    places: [],
    ...(calls.length === 0 ? {} : { calls }),
    ...(map === null ? {} : { grid: () => mapView(scene, map, viewer) }),
  };
}

/** What none of those who act can do, of what their players may know. */
function barredOf(scene: Scene, ids: readonly CharacterId[]): Pick<TrackerView, 'barred'> {
  const [first = [], ...others] = ids.map((id) => barredFrom(scene, id));
  const barred = first.filter((one) => others.every((other) => other.includes(one)));
  return barred.length === 0 ? {} : { barred };
}

/** What those are called who act together: by their names, so that a pilot and what they pilot read as they are. */
const unionName = (scene: Scene, ids: readonly CharacterId[]): string =>
  ids.length > MOST_NAMED ? 'A union' : listed(ids.map((id) => character(scene, id).name));

const MOST_NAMED = 3;

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** What whoever acts can still use: nothing of what they are kept from. */
function leftOf(scene: Scene, id: CharacterId): readonly string[] {
  const turn = fighterIn(scene, id)?.turn;
  if (!turn) return [];
  const attacks = turn.attacks === 0 ? [] : [turn.attacks === 1 ? '1 attack' : `${turn.attacks} attacks`];
  const barred = barredFrom(scene, id);
  return [
    ...(forbiddenBy(scene, id, 'act') === null ? [`${turn.ap} AP`] : []),
    ...(turn.movement > 0 && !barred.includes('move') ? [`${turn.movement} m`] : []),
    ...(barred.includes('attack') ? [] : attacks),
  ];
}

/** What somebody can't do at all: attack and move while Restrained, move while grabbed. */
const barredFrom = (scene: Scene, id: CharacterId): readonly ('attack' | 'move')[] => [
  ...((forbiddenBy(scene, id, 'act') ?? forbiddenBy(scene, id, 'attack')) ? (['attack'] as const) : []),
  ...(whyRooted(scene, id) === null ? [] : (['move'] as const)),
];

/** The same of one of several who act: with their name. */
function leftOfEach(scene: Scene, id: CharacterId): readonly string[] {
  const [first, ...more] = leftOf(scene, id);
  return first === undefined ? [] : [`${escapeMarkdown(character(scene, id).name)} ${first}`, ...more];
}

/** Those in line as they come, unions together, then objects, and at last those who are out. */
function linesOf(scene: Scene, fight: Fight, viewer: Viewer): readonly TrackerLine[] {
  const rows = new Map(orderRows(fight.order).map((row) => [row.actor, row]));
  const seats = [...rows.keys()];
  const place = (id: CharacterId) => {
    const seat = seats.indexOf(seatOf(scene, id));
    return isOut(scene, id) ? 2000 : seat < 0 ? 1000 : seat;
  };
  return fightersIn(scene)
    .filter((id) => knowsOf(scene, viewer, id))
    .toSorted((a, b) => place(a) - place(b))
    .map((id) => lineOf(scene, fight, viewer, id, rows.get(seatOf(scene, id)) ?? null));
}

const isOut = (scene: Scene, id: CharacterId): boolean => character(scene, id).dead;

function lineOf(
  scene: Scene,
  fight: Fight,
  viewer: Viewer,
  id: CharacterId,
  row: OrderRow | null,
): TrackerLine {
  const known = mayKnow(scene, viewer, id);
  const who = character(scene, id);
  return {
    id,
    name: who.name,
    side: fighterIn(scene, id)?.side ?? 'players',
    turn: turnOf(scene, fight, id, row),
    ...(who.vitality < 1 && !who.dead ? { down: true as const } : {}),
    gauges: known ? gaugesOf(scene, id) : [],
    tags: tagsOf(scene, id, known),
  };
}

function turnOf(scene: Scene, { order }: Fight, id: CharacterId, row: OrderRow | null): TrackerLine['turn'] {
  if (isOut(scene, id)) return 'out';
  if (fighterIn(scene, id)?.turn) return 'now';
  if (row === null) return 'later';
  if (upcoming(order)[0] === row.actor) return 'next';
  return row.status === 'to act' || row.status === 'held' ? 'later' : 'done';
}

/** What somebody has that is lost and comes back. Temporary Vitality matters once there is some. */
function gaugesOf(scene: Scene, id: CharacterId): readonly Gauge[] {
  const [who, whole] = [character(scene, id), beingIn(scene, id)];
  const vitality: Gauge = { label: 'Vitality', value: who.vitality, max: mostVitality(scene, id).total };
  if (whole === null) return [vitality];
  const temporary: Gauge = {
    label: 'Temporary Vitality',
    value: whole.temporary,
    max: mostTemporary(scene, id).total,
  };
  const wp: Gauge = { label: 'WP', value: whole.wp, max: mostWillpower(scene, id).total };
  const momentum: Gauge = { label: 'Momentum', value: whole.momentum, max: mostMomentum(scene, id).total };
  return [
    vitality,
    ...(whole.temporary > 0 ? [temporary] : []),
    ...(wp.max > 0 ? [wp] : []),
    ...(whole.kind === 'hero' ? [momentum] : []),
  ];
}
