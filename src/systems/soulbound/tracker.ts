import type { Viewer } from '../../engine/event.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import { orderRows, type TurnStatus, upcoming } from '../../engine/turns/index.ts';
import type { Gauge, TrackerLine, TrackerView } from '../../engine/words.ts';
import { beginCalls, holdCalls, turnCalls, waitingCalls } from './calls.ts';
import type { Character } from './character/schema.ts';
import { has } from './conditions/active.ts';
import { mountOf } from './fight/together.ts';
import { stands } from './fight/stands.ts';
import { isUnseen, knowsOf, knowsZone } from './fight/unseen.ts';
import { partyLines } from './party/index.ts';
import { minionsLeft } from './powers/swarm.ts';
import {
  type CharacterId,
  character,
  characterIn,
  type Effect,
  fighterIn,
  fightersIn,
  type Scene,
  zonesOf,
} from './scene.ts';
import { whyNoAction, whyNoMove } from './turn/economy.ts';
import { comesNext, holdsTurn } from './turn/held.ts';
import { missesRound } from './turn/surprised.ts';
import { toAct } from './turn/together.ts';
import { knowsWhere, placesOf } from './whereabouts.ts';
import { conditionTags } from './words/conditions.ts';
import { healthOf } from './words/health.ts';

/** Whether somebody may see another's Toughness, Wounds and Mettle: players' are open, foes' are the GM's. */
function mayKnow(scene: Scene, viewer: Viewer, id: CharacterId): boolean {
  if (viewer.gm || viewer.characters.includes(id)) return true;
  return fighterIn(scene, id)?.side !== 'foes';
}

/** Who acts where the viewer knows nothing of them: an id that no line has, and the same for whoever it is, for two would be counted. */
const unseen = 'unseen';

/** The turn tracker as a viewer sees it. Names are as they were given, for the view escapes them; tags are escaped. */
export function trackerOf(scene: Scene, viewer: Viewer): TrackerView {
  const { fight } = scene;
  if (fight === null) return { round: 0, current: null, left: [], lines: [], places: [] };
  const knows = (id: CharacterId) => knowsOf(scene, viewer, id);
  const rows = orderRows(fight.order).filter(({ actor }) => knows(actor));
  const misses = (id: CharacterId) => missesRound(fight, id);
  const isWaiting = (id: CharacterId) => fighterIn(scene, id)?.waiting !== null;
  const next = upcoming(fight.order).find((id) => knows(id) && !misses(id) && !isWaiting(id)) ?? null;
  const block = toAct(scene);
  const isNext = (id: CharacterId) => (block.length === 0 ? id === next : block.includes(id));
  const placed = zonesKnown(scene, viewer) > 1;
  const inLine = rows.map((row) =>
    lineOf(scene, viewer, row.actor, turnOf(row.status, isNext(row.actor), misses(row.actor)), placed),
  );
  const seated = new Set(orderRows(fight.order).map((row) => row.actor));
  const out = fightersIn(scene)
    .filter((id) => !seated.has(id) && knows(id))
    .map((id) => lineOf(scene, viewer, id, 'out', placed));
  const current = fight.turn?.actor ?? null;
  return {
    round: fight.order.round,
    current: current === null || knows(current) ? current : unseen,
    left: current === null || !knows(current) ? [] : leftOf(scene, current, mayKnow(scene, viewer, current)),
    ...(block.length === 0 ? {} : { phase: { id: 'heroes', name: "Heroes' turns", toAct: block } }),
    party: partyLines(scene.party),
    lines: [...inLine, ...out],
    places: placesOf(scene, viewer),
    calls: [
      ...[...beginCalls(scene), ...waitingCalls(scene), ...holdCalls(scene)].filter(({ actor }) =>
        knows(actor),
      ),
      ...(current !== null && knows(current) && mayKnow(scene, viewer, current) ? turnCalls(scene) : []),
    ],
  };
}

/** Who misses the surprise round is not done: theirs is to come. */
function turnOf(status: TurnStatus, next: boolean, missed: boolean): TrackerLine['turn'] {
  if (status === 'acting' || status === 'interrupted') return 'now';
  if (missed) return 'later';
  if (status === 'done' || status === 'loses turn') return 'done';
  return next ? 'next' : 'later';
}

const zonesKnown = (scene: Scene, viewer: Viewer): number =>
  Object.keys(scene.fight?.map.zones ?? {}).filter((zone) => knowsZone(scene, viewer, zone)).length;

type Naming = (id: CharacterId) => string;

/** Names as a viewer may read them. */
const nameFor =
  (scene: Scene, viewer: Viewer): Naming =>
  (id) =>
    knowsOf(scene, viewer, id) ? (characterIn(scene, id)?.name ?? id) : 'somebody';

/** `placed`: whether there is more than one Zone, so that it is worth a word in which somebody is. */
function lineOf(
  scene: Scene,
  viewer: Viewer,
  id: CharacterId,
  turn: TrackerLine['turn'],
  placed: boolean,
): TrackerLine {
  const who = character(scene, id);
  const known = mayKnow(scene, viewer, id);
  const effects = fighterIn(scene, id)?.effects ?? [];
  return {
    id,
    name: who.name,
    side: fighterIn(scene, id)?.side ?? 'players',
    turn,
    ...(stands(scene, id) ? {} : { down: true }),
    gauges: known ? gaugesOf(scene, id) : [],
    tags: [
      ...(who.dead ? ['dead'] : []),
      ...(who.lastStand && !who.dead && known ? ['Last Stand'] : []),
      ...(who.mortal !== null && !who.lastStand && !who.dead && known ? ['Mortally Wounded'] : []),
      ...(known || who.dead ? [] : [healthOf(who)].filter((word) => word !== 'unhurt')),
      ...conditionTags(id, who, nameFor(scene, viewer)),
      ...(scene.fight !== null && missesRound(scene.fight, id) ? ['surprised'] : []),
      ...(isUnseen(scene, id) ? ['unseen'] : []),
      ...(fighterIn(scene, id)?.hidden ? ['hidden'] : []),
      ...(fighterIn(scene, id)?.waiting ? ['waiting to react'] : []),
      ...(holdsTurn(scene, id) ? ['acts at the end of the round'] : []),
      ...(comesNext(scene, id) ? ['acts next'] : []),
      ...effects.map(({ id: effect, ally }) => effectTag(effect, ally, nameFor(scene, viewer))),
      ...powerTags(who),
      ...mannerTags(scene, id, nameFor(scene, viewer)),
      ...(placed ? placeTags(scene, viewer, id) : []),
    ],
  };
}

/** The Zone in which somebody is, or several, as far as the viewer may know. */
function placeTags(scene: Scene, viewer: Viewer, id: CharacterId): readonly string[] {
  const zones = zonesOf(scene, id).filter(
    (zone) => knowsWhere(scene, viewer, id) && knowsZone(scene, viewer, zone),
  );
  const names = zones.map((zone) => scene.fight?.map.zones[zone]?.name ?? zone);
  return names.length === 0 ? [] : [escapeMarkdown(names.join(' + '))];
}

/** How many of a swarm are left, and what powers are on somebody for a time. */
function powerTags(who: Character): readonly string[] {
  const { minions, boons } = who;
  const swarm =
    minions === null || minions.count === 1 ? [] : [`${minionsLeft(who)} of ${minions.count} left`];
  return [...swarm, ...new Set(boons.map(({ power }) => escapeMarkdown(power)))];
}

/** How somebody goes about, and on whom they sit. */
function mannerTags(scene: Scene, id: CharacterId, name: Naming): readonly string[] {
  const manner = fighterIn(scene, id)?.manner ?? null;
  const mount = mountOf(scene, id);
  return [
    ...(manner === null ? [] : [manner]),
    ...(mount === null ? [] : [`on ${escapeMarkdown(name(mount))}`]),
  ];
}

function effectTag(effect: Effect['id'], ally: CharacterId | null, name: Naming): string {
  if (effect === 'dodge') return 'dodging';
  if (effect === 'charge') return 'charging';
  if (effect === 'defendZone') return 'defending the Zone';
  return ally === null ? 'defending' : `defending ${escapeMarkdown(name(ally))}`;
}

/** What somebody has of what can be lost and comes back; minions have no Wounds, few foes have Mettle. */
function gaugesOf(scene: Scene, id: CharacterId): readonly Gauge[] {
  const { toughness, wounds, mettle } = character(scene, id);
  return [
    { label: 'Toughness', value: toughness.now, max: toughness.max },
    { label: 'Wounds', value: wounds.now, max: wounds.max },
    { label: 'Mettle', value: mettle.now, max: mettle.max },
  ].filter(({ max }) => max > 0);
}

/** What whoever acts can still use; what their Mettle would buy is for those who may know of it. */
function leftOf(scene: Scene, actor: CharacterId, known: boolean): readonly string[] {
  const actions = scene.fight?.turn?.actions ?? 0;
  const move = whyNoMove(scene, actor) === null && !has(scene, actor, 'restrained');
  const act = whyNoAction(scene, actor) === null;
  const bought = !act && known && whyNoAction(scene, actor, true) === null;
  const action = actions === 1 ? 'Action' : `${actions} Actions`;
  if (move && act && has(scene, actor, 'stunned')) return [`Move or ${action}`];
  const left = [...(move ? ['Move'] : []), ...(act ? [action] : [])];
  return bought ? [`${left.join(', ') || 'nothing'}; 1 Mettle buys an Action`] : left;
}
