import type { Viewer } from '../../../engine/event.ts';
import type { ActOption, Choice, GroupNames, Options } from '../../../engine/options.ts';
import { refusal } from '../../../engine/refusal.ts';
import { facings } from '../../../engine/space/index.ts';
import { whyNotWith } from '../activations/barred.ts';
import { whyNotDeploy } from '../activations/deploy.ts';
import { whyNotActivate, whyNotPlay, whyNotTurn } from '../activations/legality.ts';
import type { Order } from '../activations/orders.ts';
import { comersWith } from '../arrivals/squads.ts';
import { isSetUp, whyNoRoom, whyNotPlace } from '../battle/placing.ts';
import { cardOf as cardNamed, countsAs } from '../cards/card.ts';
import { lowestFirst } from '../cards/hand.ts';
import { whyNotFirst } from '../commands/turncoat.ts';
import { commandable } from '../commands/wild.ts';
import { hasRule } from '../effects/sources.ts';
import { incrementsFor } from '../moves/gait.ts';
import { goesIn } from '../moves/manner.ts';
import { manners } from '../moves/manners.ts';
import { turnedTo, whyNotBoost, whyNotMove } from '../moves/move.ts';
import { whyNotGoOn } from '../moves/onTheWay.ts';
import { whyNotGoIn } from '../moves/otherwise.ts';
import {
  type Activation,
  isVehicleUnit,
  playerIn,
  runningIn,
  type Scene,
  type SideId,
  type UnitId,
  unit,
  unitsOf,
  vehicleOf,
} from '../scene.ts';
import { whyNotSneak } from '../sneaking/sneak.ts';
import { areAlike, membersIn, oneOfEach, squadOf } from '../squads/squad.ts';
import { cardName, plural } from '../words/names.ts';
import { act, noneOf, unitChoice } from './act.ts';
import { nameActing } from './acting.ts';
import { assaulting } from './assaulting.ts';
import { betweenMatches } from './between.ts';
import { castings } from './casting.ts';
import { deedsOffered } from './deeds.ts';
import { going } from './going.ts';
import { marking, puttingDown } from './markers.ts';
import { lighting, stepping, striding } from './tiles.ts';
import { operatingOffered } from './operating.ts';
import { comingAboard, gettingOut, vehiclesOffered } from './vehicles.ts';

export const groups: GroupNames = [
  { id: 'turn', name: 'Cards' },
  { id: 'move', name: 'Moves' },
  { id: 'attack', name: 'Assaults' },
  { id: 'powers', name: 'Spells' },
  { id: 'skills', name: 'Skills' },
  { id: 'help', name: 'Units' },
  { id: 'gear', name: 'Equipment' },
];

/** Whether somebody may know the cards of a hand: its holder. */
const knowsHand = (side: SideId, viewer: Viewer): boolean => viewer.characters.includes(side);

/** Cards of a hand, the lowest first. Who may not know them is offered none. */
function handOf(scene: Scene, side: SideId, viewer: Viewer): readonly Choice[] {
  if (!knowsHand(side, viewer)) return [];
  const hand = playerIn(scene, side)?.cards.hand ?? [];
  return lowestFirst([...new Set(hand)]).map((name) => ({
    id: name,
    name: cardName(name),
    also: [name],
    note: givesOf(name),
    refused: null,
  }));
}

/** The least card for all that a unit may do with it (L143 to L163). */
const gives: readonly (readonly [least: number, text: string])[] = [
  [10, 'rush and assault'],
  [8, 'move and assault'],
  [6, 'rush, or assault'],
  [4, 'move'],
  [2, 'adjust or spin'],
];

/** What a card lets a unit do, at the most. */
function givesOf(name: string): string {
  const card = cardNamed(name);
  const most = gives.find(([least]) => card !== null && countsAs(card) >= least);
  return most?.[1] ?? '';
}

/** What is said of who stands for its squad: its name, and how many it is of; the others' names are its own as well. */
const squadNote = (scene: Scene, id: UnitId, members: readonly UnitId[]): Pick<Choice, 'note' | 'also'> => {
  const squad = squadOf(scene, id);
  return squad === null || members.length < 2
    ? {}
    : {
        note: `squad ${squad}, ${plural(members.length, 'model')}`,
        also: [
          squad,
          ...members.filter((one) => areAlike(scene, one, id)).map((one) => unit(scene, one).name),
        ],
      };
};

function activating(scene: Scene, side: SideId, viewer: Viewer): ActOption {
  const why = (id: UnitId) => whyNotActivate(scene, side, id) ?? whyNotFirst(scene, side, id, null);
  // Of a squad one of each kind leads it: the others are called by their names all the same.
  const alike = (one: UnitId, other: UnitId) => areAlike(scene, one, other);
  const all = oneOfEach(scene, commandable(scene, side), (id) => why(id) === null, alike);
  const targets = all.map((id) => ({
    ...unitChoice(scene, id, 'ally', why(id)),
    ...squadNote(scene, id, membersIn(scene, id, 'map')),
    ...(unit(scene, id).side === side ? {} : { note: 'wild, of another side' }),
  }));
  const hand = handOf(scene, side, viewer);
  const means = hand.map((card) => ({
    ...card,
    fits: targets.flatMap(({ id }) =>
      whyNotWith(scene, id, card.id) === null && whyNotFirst(scene, side, id, card.id) === null ? [id] : [],
    ),
  }));
  return act(
    {
      id: 'activate',
      name: 'Activate',
      group: 'turn',
      refused: whyNotPlay(scene, side) ?? noneOf(targets, 'nobodyToActivate'),
    },
    {
      price: 'a card',
      ...(hand.length === 0 ? {} : { note: handText(hand) }),
      targets,
      targetNeeded: true,
      means,
      meansNeeded: true,
    },
  );
}

/** All of a hand at a glance: each card with what it lets a unit do at the most. */
const handText = (hand: readonly Choice[]): string =>
  `In hand: ${hand.map(({ name, note = '' }) => (note === '' ? name : `${name} (${note})`)).join(', ')}`;

/** Units in a side's reserves, one for each squad. */
function waitingOf(scene: Scene, side: SideId): readonly UnitId[] {
  const all = unitsOf(scene, side).filter((id) => unit(scene, id).where.kind === 'reserves');
  return oneOfEach(scene, all, (id) => !hasRule(scene, id, 'neverDeploys'));
}

function deploying(scene: Scene, side: SideId, viewer: Viewer): ActOption {
  const lies = scene.battle?.deploying ?? null;
  const hand = lies === null ? handOf(scene, side, viewer) : [];
  const waiting = waitingOf(scene, side);
  const brings = (id: UnitId, card: string | null) => whyNotDeploy(scene, side, id, card);
  const targets = waiting.map((id) => {
    const why = lies === null ? hand.map((card) => brings(id, card.id)) : [brings(id, null)];
    return {
      ...unitChoice(scene, id, 'ally', why.includes(null) ? null : (why[0] ?? refusal('noCardNamed'))),
      ...squadNote(scene, id, comersWith(scene, id)),
    };
  });
  const means = hand.map((card) => ({
    ...card,
    fits: waiting.filter((id) => brings(id, card.id) === null),
  }));
  const no = lies === null ? whyNotPlay(scene, side) : whyNotTurn(scene, side);
  return act(
    { id: 'deploy', name: 'Deploy', group: 'turn', refused: no ?? noneOf(targets, 'reservesEmpty') },
    {
      price: lies === null ? 'a card' : 'free',
      targets,
      targetNeeded: true,
      ...(lies === null ? { means, meansNeeded: true } : {}),
      detail: 'optional',
    },
  );
}

function placing(scene: Scene, side: SideId): ActOption {
  const targets = waitingOf(scene, side).map((id) => ({
    ...unitChoice(scene, id, 'ally', whyNotPlace(scene, side, id) ?? whyNoRoom(scene, side, id)),
    ...squadNote(scene, id, comersWith(scene, id)),
  }));
  return act(
    { id: 'place', name: 'Place', group: 'turn', refused: noneOf(targets, 'reservesEmpty') },
    { targets, targetNeeded: true, detail: 'optional' },
  );
}

/** Orders to the unit that acts. */
function ordering(scene: Scene, running: Activation): readonly ActOption[] {
  if (vehicleOf(scene, running.unit) !== null)
    return [...gettingOut(scene, running), assaulting(scene, running)];
  const why = (order: Order) => whyNotMove(scene, running, order);
  const runs = running.rushed !== null;
  const spins = facings.map(
    (facing): Choice => ({
      id: facing,
      name: facing,
      refused:
        turnedTo(scene, running.unit, facing) === null
          ? refusal('noRoomToTurn', { unit: running.unit })
          : null,
    }),
  );
  return [
    going(scene, running, 'move', incrementsFor(scene, running, null), why('move')),
    act({ id: 'rush', name: 'Rush', group: 'move', refused: why('rush') }, { price: 'rolls Athletics' }),
    ...(runs ? [going(scene, running, 'run', incrementsFor(scene, running, running.rushed), null)] : []),
    ...(whyNotGoOn(scene, running) === null ? [going(scene, running, 'goOn', running.left ?? 0, null)] : []),
    going(scene, running, 'adjust', 1, why('adjust')),
    act(
      { id: 'spin', name: 'Spin', group: 'move', refused: why('spin') },
      { targets: spins, targetNeeded: true },
    ),
    ...manners
      .filter((manner) => goesIn(scene, running.unit, manner))
      .map((manner) => {
        const increments = incrementsFor(scene, running, running.rushed, manner);
        return going(scene, running, manner, increments, whyNotGoIn(scene, running, manner));
      }),
    ...striding(scene, running),
    ...stepping(scene, running),
    ...vehiclesOffered(scene, running),
    ...(isVehicleUnit(scene, running.unit) && whyNotBoost(scene, running) === null
      ? [going(scene, running, 'boost', 2 * incrementsFor(scene, running, null), null)]
      : []),
    act({ id: 'sneak', name: 'Sneak', group: 'move', refused: whyNotSneak(scene, running) }),
    assaulting(scene, running),
    ...castings(scene, running),
    ...deedsOffered(scene, running),
    ...lighting(scene, running),
    ...operatingOffered(scene, running),
    ...puttingDown(scene, running),
  ];
}

/** What a side can do now, and why not the rest. Whose cards a viewer may not know, of those none are named. */
export function options(scene: Scene, side: SideId, viewer: Viewer): Options {
  if (scene.battle === null) {
    const band = scene.characters[side];
    return { actor: side, acts: band?.band === undefined ? [] : betweenMatches(band) };
  }
  if (playerIn(scene, side) === null) return { actor: side, acts: [] };
  const turn = whyNotTurn(scene, side);
  const running = turn === null ? runningIn(scene) : null;
  const finish = (name: string): ActOption => act({ id: 'finish', name, group: 'turn', refused: turn });
  if (scene.battle.marking !== undefined) return { actor: side, acts: [marking(scene, side)] };
  if (isSetUp(scene))
    return {
      actor: side,
      acts: [
        placing(scene, side),
        ...comingAboard(scene, side),
        act({ id: 'ready', name: 'Ready', group: 'turn', refused: turn }),
      ],
    };
  const activate = activating(scene, side, viewer);
  // One's hand is there to be looked at while a unit acts, too.
  if (running !== null)
    return {
      actor: side,
      acting: nameActing(scene, running),
      acts: [...ordering(scene, running), activate, finish('Done')],
    };
  return {
    actor: side,
    acts: [
      activate,
      deploying(scene, side, viewer),
      ...(turn === null ? comingAboard(scene, side) : []),
      ...(turn === null && scene.battle.deploying !== null ? [finish('Done')] : []),
      act(
        {
          id: 'defer',
          name: 'Defer',
          group: 'turn',
          refused: whyNotPlay(scene, side) ?? whyNotFirst(scene, side, null, null),
        },
        { price: 'a card, face down', means: handOf(scene, side, viewer), meansNeeded: true },
      ),
    ],
  };
}
