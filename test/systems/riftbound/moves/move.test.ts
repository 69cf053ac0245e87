import { describe, expect, it } from 'vitest';
import { everybody } from '../../../../src/engine/event.ts';
import { METRE, type Obstacle, placeName } from '../../../../src/engine/space/plane/index.ts';
import { untilRemoved } from '../../../../src/engine/uses/index.ts';
import { areTouching } from '../../../../src/systems/riftbound/fight/bodies.ts';
import { seesIn } from '../../../../src/systems/riftbound/fight/sides.ts';
import { riftbound } from '../../../../src/systems/riftbound/index.ts';
import { fighterIn, type Overwatch, type Scene } from '../../../../src/systems/riftbound/scene.ts';
import { eventWords } from '../../../../src/systems/riftbound/words/event.ts';
import { acting } from '../support/intents.ts';
import { item } from '../support/people.ts';
import { fightOf, performed, told, turnOf } from '../support/scenes.ts';
import { someone } from '../support/someone.ts';

const box = (name: string, west: number, north: number, east: number, south: number): Obstacle => ({
  id: name,
  name,
  shape: 'area',
  points: [
    { x: west * METRE, y: north * METRE },
    { x: east * METRE, y: north * METRE },
    { x: east * METRE, y: south * METRE },
    { x: west * METRE, y: south * METRE },
  ],
  height: 200,
  opaque: true,
  way: 'barrier',
  openings: [],
});

const cast = {
  tiz: { sheet: someone({ name: 'Tiz' }), at: [10, 10] as const },
  raider: { sheet: someone({ name: 'Raider 1' }), side: 'foes' as const, at: [18, 10] as const },
};
const scene = fightOf(cast);
const crates = fightOf(cast, { obstacles: [box('crate', 13, 8, 15, 9)] });

const going = (typed: string, at = scene) => performed(at, acting('tiz', 'move', { detail: typed }));
const endOf = (typed: string, at = scene) => {
  const { scene: after } = going(typed, at);
  return placeName(fighterIn(after, 'tiz')?.at ?? { x: 0, y: 0 });
};

describe('Move', () => {
  it('goes to a place, in metres from the corner', () => {
    expect(endOf('12.5,5')).toBe('12.5,5');
  });

  it('goes into contact with somebody', () => {
    expect(endOf('to contact with Raider 1')).toBe('17,10');
  });

  it('comes up to who stands close behind something by a side that is free', () => {
    const console = box('console', 16.4, 9, 17.7, 11);
    const { scene: after } = going('to Raider 1', fightOf(cast, { obstacles: [console] }));
    expect(areTouching(after, 'tiz', 'raider')).toBe(true);
  });

  it('leads to the side of a wall on which one touches them', () => {
    const beside = { ...cast, raider: { ...cast.raider, at: [10.5, 11.1] as const } };
    const { scene: after } = going(
      'to Raider 1',
      fightOf(beside, { obstacles: [box('wall', 2, 10.5, 12, 10.6)] }),
    );
    expect(areTouching(after, 'tiz', 'raider')).toBe(true);
  });

  it('steps over the dead', () => {
    const dead = someone({ name: 'Kira', dead: true });
    expect(endOf('12,10', fightOf({ ...cast, kira: { sheet: dead, at: [11, 10] } }))).toBe('12,10');
  });

  it('goes behind something, where the nearest enemy does not see one', () => {
    const { scene: after } = going('behind the crate', crates);
    expect(seesIn(after, 'raider', 'tiz')).toBe(false);
  });

  it('goes past somebody, to behind their back', () => {
    expect(endOf('past Raider 1')).toBe('19,10');
  });

  const wall = (west: number, east: number, y: number): Obstacle => ({
    ...box('wall', west, y, east, y),
    shape: 'line',
    points: [
      { x: west * METRE, y: y * METRE },
      { x: east * METRE, y: y * METRE },
    ],
  });

  it('goes through a door, to the other side', () => {
    const door = { name: 'door', side: 0, from: 7 * METRE, to: 9 * METRE };
    const there = fightOf(cast, { obstacles: [{ ...wall(0, 20, 12), openings: [door] }] });
    expect(endOf('through the door', there)).toMatch(/^8,12\.\d+$/u);
  });

  it('goes along something where there is more of it, and no further than it goes', () => {
    expect(endOf('along the wall', fightOf(cast, { obstacles: [wall(5, 14, 11)] }))).toBe('5,10');
  });

  it('takes a name alone for that', () => {
    expect(endOf('raider 1')).toBe('17,10');
  });

  it('goes so many metres towards somebody', () => {
    expect(endOf('3 m towards Raider 1')).toBe('13,10');
  });

  it('goes so many metres away', () => {
    expect(endOf('3 m away from Raider 1')).toBe('7,10');
  });

  it.each([['8 m north'], ['north 8m'], ['8 m n']])('goes in a direction: %s', (typed) => {
    expect(endOf(typed)).toBe('10,2');
  });

  it('goes just into a range', () => {
    expect(endOf('just into 4 m of Raider 1')).toBe('13,10');
  });

  it('goes just out of one', () => {
    const gone = told(going('out of 10 m of Raider 1'), 'moved').metres;
    expect(gone).toBe(3.5);
  });

  it('goes out of sight', () => {
    const { scene: after } = going('out of sight of Raider 1', crates);
    expect(fighterIn(after, 'tiz')?.at).not.toEqual(fighterIn(crates, 'tiz')?.at);
  });

  it('is told by whom one comes into contact with', () => {
    const gone = going('to Raider 1');
    expect(gone.events.flatMap((event) => eventWords(event, gone.scene, everybody)?.text ?? [])).toEqual([
      '**Tiz** moves 7 m to contact with **Raider 1**.',
    ]);
  });

  it('is told to a tenth of a metre where nobody is there', () => {
    expect(told(going('7.25 m north-east'), 'moved').to).toBe('15.1,4.9');
  });

  it('goes to what stands there, beside it where nobody can stand on it', () => {
    expect(told(going('to the crate', crates), 'moved').metres).toBeLessThan(5);
  });

  it('goes one part after the other', () => {
    expect(endOf('3 m north then 2 m east; 1 m s')).toBe('12,8');
  });

  it('goes over places one after the other', () => {
    expect(endOf('12,8 to 14,8')).toBe('14,8');
  });

  it('goes around what is in the way', () => {
    const wall = fightOf(cast, { obstacles: [box('wall', 12, 9, 13, 11)] });
    expect(told(going('14,10', wall), 'moved').metres).toBeGreaterThan(4);
  });

  it('leads 10 m at most', () => {
    expect(going('10,20.5').refusal).toEqual({
      code: 'tooFar',
      params: { actor: 'tiz', need: 10.5, most: 10 },
    });
  });

  it('goes as far as it can towards something that is further', () => {
    expect(endOf('towards 10,30')).toBe('10,20');
  });

  it('takes one Action', () => {
    expect(going('1 m n').scene.fight?.turn).toMatchObject({ actions: 1, moves: 1, last: 'move' });
  });

  it('leads nowhere that is not said', () => {
    expect(going('').refusal?.code).toBe('sayWhere');
  });

  it('refuses what it can not read', () => {
    expect(going('to the moon').refusal).toEqual({ code: 'noSuchWay', params: { typed: 'to the moon' } });
  });

  it('stays where people stand on squares', () => {
    const squares = fightOf(
      { ...cast, tiz: { ...cast.tiz, at: [10.5, 10.5] } },
      { party: { rules: { ...scene.party.rules, space: 'squares' } } },
    );
    expect(endOf('2.2 m north', squares)).toBe('10.5,8.5');
  });
});

describe('Who can not go far', () => {
  const lying = someone({
    name: 'Tiz',
    conditions: [{ id: 'prone', by: null, byName: null, duration: { ends: [] } }],
  });
  const prone = fightOf({ ...cast, tiz: { ...cast.tiz, sheet: lying } });

  it('crawls 1 m where they are Prone', () => {
    expect(endOf('north', prone)).toBe('10,9');
  });

  it('gets up with an Action', () => {
    const { scene: after } = performed(prone, acting('tiz', 'getUp'));
    expect([after.characters.tiz, after.fight?.turn?.actions]).toMatchObject([{ conditions: [] }, 1]);
  });

  it('does not get up in Critical Condition', () => {
    const critical = fightOf({ tiz: { sheet: { ...lying, hp: { now: 0, max: 12 } }, at: [5, 5] } });
    expect(performed(critical, acting('tiz', 'getUp')).refusal?.code).toBe('criticalCannot');
  });

  it('does not go where they are Grappled', () => {
    const grappled = [{ id: 'grappled' as const, by: 'raider', byName: null, duration: { ends: [] } }];
    const held = fightOf({ ...cast, tiz: { ...cast.tiz, sheet: someone({ conditions: grappled }) } });
    expect(going('north', held).refusal?.code).toBe('isGrappled');
  });

  it('does not Move twice with something too Heavy', () => {
    const hammer = item('Simple Warhammer');
    const strong = (strength: number) =>
      fightOf(
        {
          tiz: {
            sheet: someone({ scores: { strength }, items: [hammer], holding: [hammer.id] }),
            at: [9, 9],
          },
        },
        {},
      );
    const again = (strength: number) => {
      const at = strong(strength);
      const second = {
        ...at,
        fight: at.fight && { ...at.fight, turn: turnOf('tiz', { actions: 1, moves: 1 }) },
      };
      return performed(second, acting('tiz', 'move', { detail: 'north' })).refusal?.code;
    };
    expect([again(2), again(3)]).toEqual(['tooHeavyToMove', undefined]);
  });
});

describe('In the theatre of the mind', () => {
  const mind = fightOf(cast, { party: { rules: { ...scene.party.rules, space: 'mind' } } });

  it('people say where they go', () => {
    expect(told(going('behind the engine', mind), 'movedInMind')).toMatchObject({
      where: 'behind the engine',
      most: 10,
    });
  });

  it('a goal is told by its name', () => {
    const chosen = performed(mind, acting('tiz', 'move', { target: 'to raider' }));
    expect(told(chosen, 'movedInMind').where).toBe('to Raider 1');
  });
});

describe('Base contact', () => {
  const beside = { ...cast, raider: { ...cast.raider, at: [10, 11] as const } };

  it('is where at most a centimetre is between two', () => {
    expect(areTouching(fightOf(beside), 'tiz', 'raider')).toBe(true);
  });

  it('is not through a wall', () => {
    const wall = { ...box('wall', 2, 10.5, 18, 10.5), shape: 'line' as const };
    expect(areTouching(fightOf(beside, { obstacles: [wall] }), 'tiz', 'raider')).toBe(false);
  });

  it('is over one that hides nobody', () => {
    const kerb = { ...box('kerb', 2, 10.5, 18, 10.5), shape: 'line' as const, height: 50 };
    expect(areTouching(fightOf(beside, { obstacles: [kerb] }), 'tiz', 'raider')).toBe(true);
  });
});

describe('A hidden foe in the way', () => {
  const hidden = fightOf({
    ...cast,
    raider: { ...cast.raider, at: [14, 10] as const, fighter: { unseen: true } },
  });

  it('stops whoever runs into them, in contact', () => {
    expect(endOf('18,10', hidden)).toBe('13,10');
  });

  it('is named to the GM alone', () => {
    const event = going('18,10', hidden).events.find(({ type }) => type === 'ranInto');
    expect([event?.to, event?.data.target]).toEqual(['gm', 'raider']);
  });

  it('is no reason why the Move is refused, or offered otherwise', () => {
    expect(going('18,10', hidden).refusal).toBe(null);
  });
});

describe('Stop if hit', () => {
  const watch: Overwatch = {
    ...{ shots: 1, weapon: null, centre: null, duration: untilRemoved },
    trigger: { when: 'first' },
  };
  const watched = fightOf({
    tiz: cast.tiz,
    raider: {
      ...cast.raider,
      sheet: someone({ name: 'Raider 1', hands: ['precisionRifle'] }),
      fighter: { overwatch: watch },
    },
  });
  const runs = (spend: readonly string[], dice: readonly number[]) =>
    performed(watched, acting('tiz', 'move', { detail: '6 m north', spend }), dice);
  const at = (spend: readonly string[], dice: readonly number[]) =>
    placeName(fighterIn(runs(spend, dice).scene, 'tiz')?.at ?? { x: 0, y: 0 });
  const hit = [6, 1, 1, 1, 1];

  it('lets the rest of the Move go once a shot has hurt', () => {
    expect(at(['stopIfHit'], hit)).toBe('10,10');
  });

  it('is told as far as it went', () => {
    const { to, metres, stopped } = told(runs(['stopIfHit'], hit), 'moved');
    expect([to, metres, stopped]).toEqual(['10,10', 0, true]);
  });

  it('is told after the shots that came before its end', () => {
    const types = runs([], hit).events.map(({ type }) => type);
    expect(types.indexOf('moved')).toBeGreaterThan(types.indexOf('attacked'));
  });

  it('goes on where the shots miss', () => {
    expect(at(['stopIfHit'], [1, 1, 1, 1])).toBe('10,4');
  });

  it('is nothing that happens unasked', () => {
    expect(at([], hit)).toBe('10,4');
  });

  it('is offered where somebody is known to be on Overwatch', () => {
    const spends = (scene: Scene) =>
      riftbound.options(scene, 'tiz', { gm: false, characters: ['tiz'] }).acts.find(({ id }) => id === 'move')
        ?.spends;
    expect([spends(watched)?.map(({ id }) => id), spends(scene)]).toEqual([['stopIfHit'], undefined]);
  });
});
