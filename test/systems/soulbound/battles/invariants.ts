import type { GameEvent } from '../../../../src/engine/event.ts';
import { zonesOf as placesOf } from '../../../../src/engine/space/zones/index.ts';
import { actors, current } from '../../../../src/engine/turns/index.ts';
import { patched } from '../../../../src/engine/undo.ts';
import { characterSchema } from '../../../../src/systems/soulbound/character/schema.ts';
import { soulbound } from '../../../../src/systems/soulbound/index.ts';
import { fightersIn, type Scene } from '../../../../src/systems/soulbound/scene.ts';
import type { Invariant as InvariantOf } from '../../../support/random/report.ts';
import { isSame } from '../../../support/random/same.ts';
import { foretold } from './foretold.ts';
import { unlawful } from './lawful.ts';
import { secretsTold } from './secrets.ts';
import { addUp, followOn } from './sums.ts';
import type { Turned } from './turned.ts';

const gm = { gm: true, characters: [] };
const everybodyElse = { gm: false, characters: [] };

type Invariant = InvariantOf<Scene>;

const everybody = (check: (id: string, who: Scene['characters'][string]) => boolean): Invariant => {
  return ({ done }) =>
    Object.entries(done.state.characters).flatMap(([id, who]) => (check(id, who) ? [] : [id]));
};

const within = ({ now, max }: { readonly now: number; readonly max: number }) => now >= 0 && now <= max;

/** Whatever a fight says of somebody else: all must be in it, or have been where that matters no more. */
function strangers(scene: Scene): readonly string[] {
  const { fight } = scene;
  if (fight === null) return [];
  const there = fightersIn(scene);
  return there.flatMap((id) => {
    const fighter = fight.fighters[id];
    if (fighter === undefined) return [];
    const { hidden, mount, effects, helpers, lies } = fighter;
    const people = [
      ...(hidden?.from ?? []),
      ...(mount === null ? [] : [mount]),
      ...helpers,
      ...effects.flatMap(({ ally }) => ally ?? []),
    ];
    const zones = [...Object.values(lies), ...effects.flatMap(({ zone }) => zone ?? [])];
    return [
      ...people.filter((other) => !there.includes(other)).map((other) => `${id} → ${other}`),
      ...zones.filter((zone) => fight.map.zones[zone] === undefined).map((zone) => `${id} → ${zone}`),
    ];
  });
}

/** Everybody there stands in Zones that exist, in one knot at most, which shares a Zone. */
function misplaced(scene: Scene): readonly string[] {
  const { fight } = scene;
  if (fight === null) return [];
  const { standing, map } = fight;
  const there = fightersIn(scene);
  const wrong = there.filter((id) => {
    const zones = placesOf(standing, id);
    return zones.length === 0 || zones.some((zone) => map.zones[zone] === undefined);
  });
  const gone = Object.keys(standing.zones).filter((id) => !there.includes(id));
  const knotted = standing.knots.flat();
  const twice = knotted.filter((id, at) => knotted.indexOf(id) !== at || !there.includes(id));
  const alone = standing.knots.filter((knot) => knot.length < 2).map((knot) => `a knot of ${knot.join()}`);
  return [...wrong, ...gone, ...twice, ...alone];
}

/** The order has those who live and are there, each once, and the turn is of one of them. */
function disorder({ characters, fight }: Scene): readonly string[] {
  if (fight === null) return [];
  const living = Object.entries(fight.fighters)
    .filter(([id, { left }]) => !left && characters[id]?.dead === false)
    .map(([id]) => id);
  const line = actors(fight.order);
  const acting = current(fight.order)?.actor ?? null;
  return [
    ...(line.toSorted().join() === living.toSorted().join() ? [] : [`${line.join()} for ${living.join()}`]),
    ...(acting === null || living.includes(acting) ? [] : [`the turn of ${acting}`]),
    ...(fight.turn === null || fight.turn.actor === acting ? [] : [`what ${fight.turn.actor} has left`]),
    ...(fight.turn === null || fight.turn.actions >= 0 ? [] : ['fewer Actions than none']),
  ];
}

/** What is told by what follows from it. */
export const silent = ['turnEnded', 'conditionGained', 'conditionLost', 'did'];

function wordless({ before, done, asked }: Turned): readonly string[] {
  for (const event of done.events) soulbound.words.event(event, before, everybodyElse); // what they may read does not crash
  const events = done.events.filter(
    (event) => soulbound.words.event(event, before, gm) === null && !silent.includes(event.type),
  );
  const questions = asked.filter(({ decision }) => {
    const { prompt, options } = soulbound.words.question(decision, before);
    return prompt.endsWith(' decides.') || options.some(({ label, id }) => label === '' || label === id);
  });
  return [...events.map(({ type }) => type), ...questions.map(({ decision }) => decision.code)];
}

const eventsThat =
  (check: (event: GameEvent) => readonly string[]): Invariant =>
  ({ done }) =>
    done.events.flatMap((event) => check(event).map((wrong) => `${event.type}: ${wrong}`));

/** All that must hold, by what it says. */
export const invariants: { readonly [says: string]: Invariant } = {
  'Toughness is from 0 to its maximum': everybody((_, { toughness }) => within(toughness)),
  'Mettle is from 0 to its maximum': everybody((_, { mettle }) => within(mettle)),
  'Wounds are within the track': everybody((_, { wounds }) => within(wounds)),
  'who is Mortally Wounded has a full track': everybody(
    (_, { mortal, wounds }) => mortal === null || wounds.now === wounds.max,
  ),
  'every sheet that has changed is one that could be stored': ({ before, done }) =>
    Object.entries(done.state.characters).flatMap(([id, who]) =>
      who === before.characters[id] || characterSchema.safeParse(who).success ? [] : [id],
    ),
  'Soulfire is from 0 to its maximum, and Doom not negative': ({ done: { state } }) =>
    within(state.party.soulfire) && state.party.doom >= 0 ? [] : [JSON.stringify(state.party)],
  'no Last Stand outlasts its fight': ({ before, done: { state } }) =>
    before.fight === null || state.fight !== null
      ? []
      : Object.entries(state.characters).flatMap(([id, { lastStand }]) => (lastStand ? [id] : [])),
  'the order is a permutation of those who have turns': ({ done }) => disorder(done.state),
  'everybody stands somewhere, close to whom they are': ({ done }) => misplaced(done.state),
  'who hides, rides, helps or defends does so among those in the fight': ({ done }) => strangers(done.state),
  'nobody does what they cannot': unlawful,
  'the numbers of events add up': eventsThat((event) => addUp(event)),
  'Toughness and Wounds are told without a gap': followOn,
  'all that happens and is asked has words': wordless,
  'what is told of an attack or a check beforehand is what is rolled': foretold,
  'inverse patches take everything back': ({ before, done }) =>
    isSame(patched(done.state, done.inverse), before) ? [] : ['another state'],
  'the tracker shows all who have turns, but for the unseen, whoever looks': ({ done: { state } }) =>
    [gm, everybodyElse].flatMap((viewer) => {
      const known = soulbound.known(state, viewer).map(({ id }) => id);
      const seats = (state.fight?.order.seats ?? []).filter(({ actor }) => known.includes(actor));
      return soulbound.tracker(state, viewer).lines.length >= seats.length ? [] : ['fewer'];
    }),
  'nobody is told of what is hidden from them': secretsTold,
};
