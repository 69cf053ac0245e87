import type { Viewer } from '../../engine/event.ts';
import { currentGroup, type OrderRow, orderRows } from '../../engine/turns/index.ts';
import type { TrackerLine, TrackerView } from '../../engine/words.ts';
import { gaugesOf } from './character/defence.ts';
import { isDown, isOut } from './conditions/can.ts';
import { fieldView } from './field/view.ts';
import { isHidden } from './hidden/units.ts';
import { partyLines } from './party/index.ts';
import { type CharacterId, character, type Scene, sideOf, unitIn, unitsIn } from './scene.ts';
import { toAct } from './turn/who.ts';
import { areaTags, healthTag, unitTags } from './words/tags.ts';

/** Whether somebody may see another's figures: the crew's and its allies' are open, enemies' are the GM's. */
const mayKnow = (scene: Scene, viewer: Viewer, id: CharacterId): boolean =>
  viewer.gm || viewer.characters.includes(id) || unitIn(scene, id)?.side !== 'enemies';

const phases: { readonly [group: string]: string } = {
  players: "Players' phase",
  allies: "Allies' turns",
  enemies: "Enemies' phase",
};

/** Who acts while all wait for the free moves of those alone whom the viewer knows nothing of: an id that no line has. */
const unseen = 'unseen';

/** The turn tracker as a viewer sees it: players know nothing of hidden enemies. Names are as they were given; tags are escaped. */
export function trackerOf(scene: Scene, viewer: Viewer): TrackerView {
  const { fight } = scene;
  if (fight === null) return { round: 0, current: null, left: [], lines: [], places: [] };
  const shown = new Set(unitsIn(scene).filter((id) => viewer.gm || !isHidden(scene, id)));
  const rows = inTurn(scene, orderRows(fight.order)).filter(({ actor }) => shown.has(actor));
  const group = currentGroup(fight.order);
  const running = fight.turn !== null && shown.has(fight.turn.actor) ? fight.turn.actor : null;
  const owed = fight.owed.map(({ actor }) => actor).filter((id) => shown.has(id));
  const isUnseen = fight.owed.length > 0 && owed.length === 0;
  const waits = owed.some((id) => id !== running); // a turn goes on once others have made their free moves
  const current = isUnseen ? unseen : waits ? null : running;
  const waiting = waits ? owed : waitingFor(scene);
  return {
    round: fight.order.round,
    current,
    left: current === null || isUnseen ? [] : leftOf(scene),
    ...(isUnseen
      ? {}
      : fight.owed.length > 0
        ? { phase: { id: 'moves', name: 'Free moves', toAct: owed } }
        : phaseOf(
            group?.name ?? null,
            waiting.filter((id) => shown.has(id)),
          )),
    ...partyOf([...partyLines(scene.party), ...trackLines(scene, viewer), ...areaTags(scene, viewer)]),
    lines: rows.map((row) => lineOf(scene, viewer, row, { waiting, waits })),
    places: [],
    grid: () => fieldView(scene, fight, viewer),
  };
}

const partyOf = (lines: readonly string[]): Pick<TrackerView, 'party'> =>
  lines.length === 0 ? {} : { party: lines };

/** Who is still to act: nobody while free moves come first, whose turn runs where nobody else could begin. */
function waitingFor(scene: Scene): readonly CharacterId[] {
  if (scene.fight === null || scene.fight.owed.length > 0) return [];
  const able = toAct(scene);
  const running = scene.fight.turn?.actor;
  return able.length > 0 || running === undefined ? able : [running];
}

/** Whose phase it is and who of it is still to act. */
function phaseOf(group: string | null, waiting: readonly CharacterId[]): Pick<TrackerView, 'phase'> {
  return group === null ? {} : { phase: { id: group, name: phases[group] ?? group, toAct: waiting } };
}

/** The players' units in the order in which they sit, from whoever has the first player's token; everybody else as they came. */
function inTurn({ fight }: Scene, rows: readonly OrderRow[]): readonly OrderRow[] {
  const players = rows.filter(({ group }) => group === 'players');
  const first = Math.max(
    0,
    players.findIndex(({ actor }) => actor === fight?.first),
  );
  return [
    ...players.slice(first),
    ...players.slice(0, first),
    ...rows.filter(({ group }) => group !== 'players'),
  ];
}

/** What is on its way on the reinforcement track, as far as it may be known. */
function trackLines({ fight }: Scene, viewer: Viewer): readonly string[] {
  return (fight?.reinforcements ?? []).flatMap(({ rounds, members }) => {
    const known = members.filter(({ hidden }) => viewer.gm || !hidden);
    if (known.length === 0) return [];
    const when = rounds === 1 ? 'next round' : `in ${rounds} rounds`;
    return [`Reinforcements ${when}: ${known.length}`];
  });
}

/** Who is still to act; `waits`: whoever's turn it is goes on after them. */
interface Order {
  readonly waiting: readonly CharacterId[];
  readonly waits: boolean;
}

function lineOf(scene: Scene, viewer: Viewer, row: OrderRow, order: Order): TrackerLine {
  const id = row.actor;
  const known = mayKnow(scene, viewer, id);
  const unit = unitIn(scene, id);
  return {
    id,
    name: character(scene, id).name,
    side: unit?.side === 'enemies' ? 'foes' : 'players',
    turn: turnOf(scene, row, order),
    ...(isDown(scene, id) || sideOf(scene, id) !== unit?.side ? { down: true } : {}),
    gauges: known ? gaugesOf(character(scene, id)) : [],
    tags: [
      ...(known ? [] : healthTag(scene, id)),
      ...unitTags(scene, id, known, viewer),
      ...(scene.fight?.first === id && scene.fight.order.round > 0 ? ['first player'] : []),
      ...(unit === null ? [] : [unit.at]),
    ],
  };
}

function turnOf(scene: Scene, row: OrderRow, { waiting, waits }: Order): TrackerLine['turn'] {
  if (isOut(scene, row.actor)) return 'out';
  if (waits && waiting.includes(row.actor)) return 'next';
  if (row.status === 'acting' || row.status === 'interrupted') return waits ? 'later' : 'now';
  if (row.status === 'done' || row.status === 'loses turn') return 'done';
  return waiting.includes(row.actor) ? 'next' : 'later';
}

/** What whoever acts can still use. */
function leftOf({ fight }: Scene): readonly string[] {
  const actions = fight?.turn?.actions ?? 0;
  return [actions === 1 ? '1 action' : `${actions} actions`];
}
