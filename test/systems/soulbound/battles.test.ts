import { describe, expect, test } from 'vitest';
import { actors } from '../../../src/engine/turns/index.ts';
import { patched } from '../../../src/engine/undo.ts';
import { areTogether } from '../../../src/systems/soulbound/fight/footprint.ts';
import { mountOf } from '../../../src/systems/soulbound/fight/together.ts';
import { soulbound } from '../../../src/systems/soulbound/index.ts';
import { partyOf } from '../../../src/systems/soulbound/party/party.ts';
import {
  areClose,
  fightersIn,
  readScene,
  type Scene,
  sceneOf,
  zonesOf,
} from '../../../src/systems/soulbound/scene.ts';
import { again, type Chance, chanceOf, choice, opening, type Turned, turned } from './player.ts';

const battles = 300;
const commands = 40;

/** A battle by a player who does anything that is offered; what was refused after all is left out. */
function battle(seed: string): { readonly played: readonly Turned[]; readonly refused: number } {
  const chance: Chance = chanceOf(seed);
  const played: Turned[] = [];
  let scene: Scene = sceneOf({}, [], partyOf(20));
  let refused = 0;
  for (let n = 0; n < commands; n++) {
    if (n > 0 && (scene.fight === null || scene.fight.order.seats.length === 0)) break;
    const intent = n === 0 ? opening(chance) : choice(scene, chance);
    const turn = turned(scene, intent, `${seed}.${n}`, chance);
    if (turn === null) refused++;
    else {
      played.push(turn);
      scene = turn.done.state;
    }
  }
  return { played, refused };
}

const all = Array.from({ length: battles }, (_, n) => battle(`battle ${n}`));
const turns = all.flatMap((one) => one.played);
const characters = turns.flatMap(({ done }) => Object.values(done.state.characters));

describe(`${battles} battles by chance`, () => {
  test('play on', () => {
    expect(turns.length).toBeGreaterThan(battles * 20);
  });

  test('keep Toughness from 0 to its maximum', () => {
    expect(characters.filter(({ toughness: t }) => t.now < 0 || t.now > t.max)).toEqual([]);
  });

  test('keep Mettle from 0 to its maximum', () => {
    expect(characters.filter(({ mettle: m }) => m.now < 0 || m.now > m.max)).toEqual([]);
  });

  test('keep Soulfire from 0 to its maximum', () => {
    const gauges = turns.map(({ done }) => done.state.party.soulfire);
    expect(gauges.filter(({ now, max }) => now < 0 || now > max)).toEqual([]);
  });

  test('leave nobody in a Last Stand without a fight', () => {
    const over = turns.filter(({ done }) => done.state.fight === null);
    const still = over.flatMap(({ done }) => Object.values(done.state.characters));
    expect(still.filter(({ lastStand }) => lastStand)).toEqual([]);
  });

  test('keep Wounds within the track', () => {
    expect(characters.filter(({ wounds: w }) => w.now < 0 || w.now > w.max)).toEqual([]);
  });

  test('leave who is Mortally Wounded with a full track', () => {
    expect(characters.filter(({ mortal, wounds }) => mortal !== null && wounds.now < wounds.max)).toEqual([]);
  });

  test('keep the order a permutation of the living who are there', () => {
    const wrong = turns.filter(({ done: { state } }) => {
      const there = Object.entries(state.fight?.fighters ?? {})
        .filter(([id, fighter]) => !fighter.left && state.characters[id]?.dead === false)
        .map(([id]) => id);
      const line = state.fight === null ? [] : actors(state.fight.order);
      return [...line].sort().join() !== there.sort().join();
    });
    expect(wrong).toEqual([]);
  });

  test('keep everybody who is there in Zones that hang together', () => {
    const wrong = turns.filter(({ done: { state } }) =>
      fightersIn(state).some((id) => {
        const zones = zonesOf(state, id);
        return zones.length === 0 || (state.fight !== null && !areTogether(state.fight.map, zones));
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('keep those together who sit on one another', () => {
    const wrong = turns.filter(({ done: { state } }) =>
      fightersIn(state).some((id) => {
        const mount = mountOf(state, id);
        return mount !== null && !areClose(state, id, mount);
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('give the turn to nobody who is dead or gone', () => {
    const wrong = turns.filter(({ done: { state } }) => {
      const id = soulbound.current(state);
      return id !== null && (state.characters[id]?.dead === true || state.fight?.fighters[id]?.left === true);
    });
    expect(wrong).toEqual([]);
  });

  test('replay to the same state', () => {
    const wrong = turns.filter(({ before, intent, seed, answers, done }) => {
      const outcome = again(before, intent, seed, answers);
      return outcome.kind !== 'done' || JSON.stringify(outcome.state) !== JSON.stringify(done.state);
    });
    expect(wrong).toEqual([]);
  });

  test('are taken back by their inverse patches', () => {
    const wrong = turns.filter(({ before, done }) => !isSame(patched(done.state, done.inverse), before));
    expect(wrong).toEqual([]);
  });

  test('are stored and read the same', () => {
    const last = all.flatMap((one) => one.played.at(-1)?.done.state ?? []);
    expect(last.map((state) => readScene(JSON.parse(JSON.stringify(state))))).toEqual(last);
  });

  test('have words for all that happens', () => {
    const events = turns.flatMap(({ done, before }) => done.events.map((event) => ({ event, before })));
    const silent = events.filter(
      ({ event, before }) =>
        soulbound.words.event(event, before, { gm: true, characters: [] }) === null &&
        !['turnEnded', 'conditionGained', 'conditionLost', 'did'].includes(event.type),
    );
    expect(silent).toEqual([]);
  });

  test('offer mostly what may then be done', () => {
    const refused = all.reduce((sum, one) => sum + one.refused, 0);
    expect(refused / (turns.length + refused)).toBeLessThan(0.1);
  });

  test.each([
    'attacked',
    'cameClose',
    'defended',
    'suffered',
    'dropped',
    'conditionGained',
    'conditionLost',
    'deathTested',
    'soulfireSpent',
    'mettleRegained',
    'toughnessRecovered',
    'deathCheated',
    'lastStand',
    'lastStandEnded',
    'unharmed',
    'hazardHurt',
    'moved',
    'did',
    'pickedUp',
    'left',
  ])('reach %s', (type) => {
    expect(turns.some(({ done }) => done.events.some((event) => event.type === type))).toBe(true);
  });

  test('reach somebody’s death', () => {
    expect(characters.some(({ dead }) => dead)).toBe(true);
  });
});

/** The same data, whatever the order of keys. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [one, other] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return one.size === other.size && [...one].every(([key, value]) => isSame(value, other.get(key)));
}
