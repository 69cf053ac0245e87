import { castDraft } from 'immer';
import { standardDeck } from '../../../dice/index.ts';
import type { IntentOf, Member } from '../../../engine/intent.ts';
import { overLimit } from '../../../engine/limit.ts';
import type { Rule } from '../../../engine/rule.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { unless } from '../activations/activate.ts';
import { freshCards } from '../cards/hand.ts';
import { bandOf, whyNobodyFit, whyNotBand } from '../escalation/forming.ts';
import { muster, nameOf } from '../forces/force.ts';
import { beginMarking, type MarkersWanted } from '../markers/marking.ts';
import { boardFor, convoyOf, markersFor, missionOf, roundsOf } from '../missions/begin.ts';
import type { Mission } from '../missions/mission.ts';
import { missions } from '../missions/table.ts';
import { rollOff } from '../rounds/rollOff.ts';
import { clockwise } from '../rounds/clockwise.ts';
import type { Battle, Player, Scene, SideId } from '../scene.ts';
import { readSide, type Side } from '../side/schema.ts';
import { tell } from '../tell.ts';
import { agree } from './agree.ts';
import type { MissionTold } from './events.ts';
import { halfOf } from './halves.ts';
import { sidesInBattle } from './limits.ts';
import { noMarkers, type Setup, setupOf } from './setup.ts';
import { unitsOfAll } from './unitsOfAll.ts';
import { type Edge, edges, zonesFor } from './zones.ts';

/**
 * A battle begins (L44 to L82): legal forces of two sides or more, a map, a goal. The sides roll off, who wins chooses an edge, and each
 * places up to half of its units there, from the first on.
 */
export function* begin(tx: Tx<Scene>, { members, setup: raw, asking = [] }: IntentOf<'begin'>): Rule<void> {
  if (tx.now.battle !== null) return yield* tx.refuse('battleRuns');
  const setup = setupOf(raw) ?? (yield* tx.refuse('badSetup'));
  if (members.length < 2) return yield* tx.refuse('tooFewSides');
  if (members.length > sidesInBattle.most) yield* unless(tx, overLimit(sidesInBattle, members.length));
  const sides = new Map<SideId, Side>();
  for (const member of members) sides.set(member.id, yield* sideOfMember(tx, member, setup));
  if (setup.mission?.kind === 'escort' && convoyOf(sides) === null) return yield* tx.refuse('noConvoy');
  yield* agreeOn(tx, members, sides, setup, asking);
  for (const [id, side] of sides) tx.state.characters[id] = castDraft(structuredClone(side));
  const battle = newBattle(sides, setup);
  tx.state.battle = castDraft(battle);
  const { order, goal, mission } = battle;
  tell(tx, 'battleBegan', { sides: order, goal, ...toldOf(mission) });
  const first = yield* rollOff(tx, order);
  yield* chooseEdges(tx, first, setup);
}

/** A mission as it is told. */
const toldOf = (mission: Mission | undefined): MissionTold => ({
  mission: mission?.kind ?? null,
  rounds: mission === undefined || mission.kind === 'objectives' ? null : mission.rounds,
  by: mission?.kind === 'escort' ? mission.by : null,
  convoy: mission?.kind === 'escort' ? mission.convoy : null,
});

/** Where, against whom and for how much: all of it is agreed on before anything is rolled (L44 to L58). */
function* agreeOn(
  tx: Tx<Scene>,
  members: readonly Member[],
  sides: ReadonlyMap<SideId, Side>,
  setup: Setup,
  asking: readonly SideId[],
): Rule<void> {
  const { board, jokers, heroes, escalation = false, mission = null } = setup;
  const { columns, rows } = board.grid;
  const markers = markersOf(setup);
  yield* agree(
    tx,
    'battle',
    asking.filter((side) => sides.has(side)),
    new Map(members.map(({ id, name }) => [id, name])),
    {
      sides: [...sides.values()].map(({ name }) => name),
      worth: [...sides.values()].map(({ force }) => muster(force).value),
      columns,
      rows,
      goal: goalOf(setup, sides),
      mission: mission === null ? null : { kind: mission.kind, rounds: roundsOf(mission) },
      convoy: mission?.kind === 'escort' ? convoyTold(sides) : null,
      jokers,
      heroes,
      escalation,
      objectives: markers.objective,
      grabs: markers.grab,
    },
  );
}

function* sideOfMember(
  tx: Tx<Scene>,
  { name, sheet }: Member,
  { heroes, escalation = false }: Setup,
): Rule<Side> {
  const read = readSide(sheet);
  if (!read.ok) return yield* tx.refuse(read.refusal.code, read.refusal.params);
  const { value: side } = read;
  const band = escalation ? bandOf(side) : side;
  const [wrong] = muster(band.force, { heroes, escalation: escalation && side.band !== undefined }).refusals;
  const why = wrong ?? whyNobodyFit(side) ?? (escalation ? whyNotBand(side) : null);
  if (why !== null) return yield* tx.refuse('notLegal', { side: name, why: { ...why } });
  return band;
}

/** Half of the dearest force's Victory Points: the goal where none was agreed on. */
const usualGoal = (sides: ReadonlyMap<SideId, Side>): number =>
  Math.max(1, ...[...sides.values()].map(({ force }) => Math.ceil(muster(force).vp / 2)));

/** The goal: as agreed, as the mission usually has it, or half of the dearest force's Victory Points. */
const goalOf = ({ goal, mission = null }: Setup, sides: ReadonlyMap<SideId, Side>): number =>
  goal ?? (mission === null ? null : rowOf(missions, mission.kind).goal) ?? usualGoal(sides);

/** Markers that sides place: as agreed, and what the mission takes. */
const markersOf = ({ board, markers = noMarkers, mission = null }: Setup): MarkersWanted =>
  markersFor(mission, markers, board);

/** Who would escort what, by their names. */
function convoyTold(sides: ReadonlyMap<SideId, Side>) {
  const found = convoyOf(sides);
  const side = found === null ? undefined : sides.get(found.by);
  const entry = side === undefined ? undefined : muster(side.force).entries[found?.entry ?? -1];
  return { side: side?.name ?? '', unit: entry === undefined ? '' : nameOf(entry.entry) };
}

function newBattle(sides: ReadonlyMap<SideId, Side>, setup: Setup): Battle {
  const { board, jokers, escalation = false, markers = noMarkers, mission = null } = setup;
  const units = unitsOfAll(sides);
  const played = mission === null ? undefined : missionOf(mission, sides, units);
  const deck = standardDeck({ jokers }).cards;
  const player = (): Player => ({
    cards: freshCards(deck),
    points: 0,
    letsThrough: false,
    tookBack: false,
    conceded: false,
    zone: null,
  });
  return {
    board: boardFor(mission, markers, board),
    goal: goalOf(setup, sides),
    ...(played === undefined ? {} : { mission: played }),
    ...(escalation ? { escalation: true } : {}),
    order: [...sides.keys()],
    sides: Object.fromEntries([...sides.keys()].map((id) => [id, player()])),
    units,
    round: 0,
    settingUp: [],
    turn: null,
    activations: [],
    deploying: null,
    lasting: [],
    past: [null, null],
    end: null,
  };
}

/** Who has won the roll-off chooses an edge (L65); the others' follow from it. */
function* chooseEdges(tx: Tx<Scene>, first: SideId, setup: Setup): Rule<void> {
  const choice = yield* tx.ask({
    id: 'edge',
    asked: first,
    code: 'edge',
    params: { side: first },
    options: edges.map((edge) => ({ id: edge, code: `edge.${edge}`, params: {} })),
    default: 'south',
  });
  const edge = edges.find((one): one is Edge => one === choice) ?? 'south';
  const { battle } = tx.snapshot();
  const drafted = tx.state.battle;
  if (battle === null || drafted === null) return;
  const others = clockwise(battle, first).filter((side) => side !== first);
  const zones = zonesFor(battle.board.grid, battle.order.length, edge);
  for (const [at, side] of [first, ...others].entries()) {
    const player = drafted.sides[side];
    const zone = zones[at];
    if (player === undefined || zone === undefined) continue;
    player.zone = castDraft(zone);
    tell(tx, 'edgeTaken', { side, edge: zone.edge });
  }
  drafted.settingUp = castDraft([first, ...others].filter((side) => halfOf(tx.snapshot(), side) > 0));
  yield* beginMarking(tx, markersOf(setup), first, setup.mission ?? null);
}
