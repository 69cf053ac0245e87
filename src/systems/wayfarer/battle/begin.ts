import { castDraft } from 'immer';
import { standardDeck } from '../../../dice/index.ts';
import type { IntentOf, Member } from '../../../engine/intent.ts';
import { overLimit } from '../../../engine/limit.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { unless } from '../activations/activate.ts';
import { freshCards } from '../cards/hand.ts';
import { muster, nameOf } from '../forces/force.ts';
import { beginMarking } from '../markers/marking.ts';
import { rollOff } from '../rounds/rollOff.ts';
import { clockwise } from '../rounds/turns.ts';
import type { Battle, Player, Scene, SideId, Unit, UnitId } from '../scene.ts';
import { readSide, type Side } from '../side/schema.ts';
import { tell } from '../tell.ts';
import { agree } from './agree.ts';
import { halfOf } from './halves.ts';
import { sidesInBattle } from './limits.ts';
import { noMarkers, type Setup, setupOf } from './setup.ts';
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
  yield* agreeOn(tx, members, sides, setup, asking);
  for (const [id, side] of sides) tx.state.characters[id] = castDraft(structuredClone(side));
  const battle = newBattle(sides, setup);
  tx.state.battle = castDraft(battle);
  const { order, goal } = battle;
  tell(tx, 'battleBegan', { sides: order, goal });
  const first = yield* rollOff(tx, order);
  yield* chooseEdges(tx, first, setup);
}

/** Where, against whom and for how much: all of it is agreed on before anything is rolled (L44 to L58). */
function* agreeOn(
  tx: Tx<Scene>,
  members: readonly Member[],
  sides: ReadonlyMap<SideId, Side>,
  { board, goal, jokers, heroes, markers = noMarkers }: Setup,
  asking: readonly SideId[],
): Rule<void> {
  const { columns, rows } = board.grid;
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
      goal: goal ?? usualGoal(sides),
      jokers,
      heroes,
      objectives: markers.objective,
      grabs: markers.grab,
    },
  );
}

function* sideOfMember(tx: Tx<Scene>, { name, sheet }: Member, { heroes }: Setup): Rule<Side> {
  const read = readSide(sheet);
  if (!read.ok) return yield* tx.refuse(read.refusal.code, read.refusal.params);
  const [why] = muster(read.value.force, { heroes }).refusals;
  if (why !== undefined) return yield* tx.refuse('notLegal', { side: name, why: { ...why } });
  return read.value;
}

/** Half of the dearest force's Victory Points: the goal where none was agreed on. */
const usualGoal = (sides: ReadonlyMap<SideId, Side>): number =>
  Math.max(1, ...[...sides.values()].map(({ force }) => Math.ceil(muster(force).vp / 2)));

function newBattle(sides: ReadonlyMap<SideId, Side>, { board, goal, jokers }: Setup): Battle {
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
    board,
    goal: goal ?? usualGoal(sides),
    order: [...sides.keys()],
    sides: Object.fromEntries([...sides.keys()].map((id) => [id, player()])),
    units: unitsOfAll(sides),
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

/** All units, in reserves, each with a name of its own. */
function unitsOfAll(sides: ReadonlyMap<SideId, Side>): Readonly<Record<UnitId, Unit>> {
  const all = [...sides].flatMap(([owner, side]) =>
    muster(side.force).entries.flatMap(({ entry, card }, at) =>
      Array.from({ length: entry.copies }, (_, copy) => ({
        id: `${owner}/${at + 1}.${copy + 1}`,
        name: entry.copies === 1 ? nameOf(entry) : `${nameOf(entry)} ${copy + 1}`,
        side: side.name,
        unit: {
          owner,
          entry: at,
          side: owner,
          where: { kind: 'reserves' } as const,
          saveDice: card?.saveDice.map(({ value }) => value) ?? [],
          activated: false,
          sneaking: false,
        },
      })),
    ),
  );
  const isTwice = (name: string) => all.filter((one) => one.name === name).length > 1;
  return Object.fromEntries(
    all.map(({ id, name, side, unit }) => [
      id,
      { name: isTwice(name) ? `${name} (${side})` : name, ...unit },
    ]),
  );
}

/** Who has won the roll-off chooses an edge (L65); the others' follow from it. */
function* chooseEdges(tx: Tx<Scene>, first: SideId, { markers }: Setup): Rule<void> {
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
  yield* beginMarking(tx, markers ?? noMarkers, first);
}
