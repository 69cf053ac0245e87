import { describe, expect, test } from 'vitest';
import { battle, byRules, enemy, hero, type ZafirStage } from '../table.ts';

const map = `
  k.......
  ........
  ......r.
`;
const miss = [1, 1, 1, 1, 1];

/** Kira on overwatch with her autorifle, in the enemies' phase. */
const watching = (kira = hero(), raider = enemy(), field = map): ZafirStage =>
  battle(field, { kira, raider }).act('kira', 'overwatch');

const shots = (stage: ZafirStage) => stage.events.filter(({ type }) => type === 'attacked').length;

describe('Overwatch', () => {
  test('an enemy who moves in range and sight may be shot at', () => {
    const after = watching().act('raider', 'move', {
      target: 'F3',
      answers: { 'unit.moved': 'overwatch' },
      dice: miss,
    });
    expect(after.event('attacked')).toMatchObject({ actor: 'kira', reaction: 'overwatch' });
  });

  test('with a die less, and as if there were no cover', () => {
    const stage = watching(hero(), enemy(), 'k.......\n........\n.o...or.');
    const after = stage.act('raider', 'move', {
      target: 'G2',
      answers: { 'unit.moved': 'overwatch' },
      dice: miss,
    });
    expect(after.why()[0]).toBe('Aim 1 + 2 no cover − 1 Overwatch = 2 dice, a 5 or 6 hits');
  });

  test('its owner is asked, with the chance to hit', () => {
    const after = watching().act('raider', 'move', { target: 'F3', answers: { 'unit.moved': 'pass' } });
    const asked = after.asked.find(({ id }) => id === 'unit.moved');
    expect(asked?.options[0]?.params).toMatchObject({ weapon: 'Autorifle', chance: 56 });
  });

  test('shooting is the default, for an action has gone into it', () => {
    const after = watching().act('raider', 'move', { target: 'F3', answers: { 'unit.moved': 'pass' } });
    expect(after.asked.find(({ id }) => id === 'unit.moved')).toMatchObject({
      default: 'overwatch',
      options: [{ id: 'overwatch' }, { id: 'pass', code: 'overwatch.wait' }],
    });
  });

  test('a shot that was let go is asked about again only where a better one comes', () => {
    // From 17 tiles away into the optimal range of 16: one more Aim Die, then none more.
    const after = watching(hero(), enemy(), 'k................r').act('raider', 'move', {
      target: 'M1',
      answers: { 'unit.moved': 'pass' },
    });
    expect(after.asked.filter(({ id }) => id === 'unit.moved')).toHaveLength(1);
  });

  test('one shot a move', () => {
    const after = watching().act('raider', 'move', {
      target: 'C3',
      answers: { 'unit.moved': ['overwatch', 'overwatch'] },
      dice: miss,
    });
    expect(shots(after)).toBe(1);
  });

  test('but the next move may be shot at as well', () => {
    const once = watching().act('raider', 'move', {
      target: 'F3',
      answers: { 'unit.moved': 'overwatch' },
      dice: miss,
    });
    const after = once.act('raider', 'move', {
      target: 'E3',
      answers: { 'unit.moved': 'overwatch' },
      dice: miss,
    });
    expect(shots(after)).toBe(1);
  });

  test('by a house rule it is over with one shot', () => {
    const after = byRules(watching(), { overwatchShots: 'once' }).act('raider', 'move', {
      target: 'F3',
      answers: { 'unit.moved': 'overwatch' },
      dice: miss,
    });
    expect(after.state.fight?.units.kira?.effects).toEqual([]);
  });

  test('it takes a shot of ammo', () => {
    const after = watching().act('raider', 'move', {
      target: 'F3',
      answers: { 'unit.moved': 'overwatch' },
      dice: miss,
    });
    expect(after.who('kira').battle.shots).toEqual({ primary: 1 });
  });

  test('without ammo nobody is asked', () => {
    const kira = hero({ battle: { shots: { primary: 4 } } });
    const stage = battle(map, { kira: hero(), raider: enemy() }).act('kira', 'overwatch');
    const empty = stage.with(({ characters, ...rest }) => ({ ...rest, characters: { ...characters, kira } }));
    const after = empty.act('raider', 'move', { target: 'F3' });
    expect(after.asked).toEqual([]);
  });

  test('nor of who moves out of sight', () => {
    const after = watching(hero(), enemy(), 'k.W.....\n..W.....\n..W...r.').act('raider', 'move', {
      target: 'F3',
    });
    expect(after.asked).toEqual([]);
  });

  test('nor while Exhausted: it ends with it', () => {
    const after = watching().condition('kira', 'exhausted');
    expect(after.state.fight?.units.kira?.effects).toEqual([]);
  });

  test('it ends as their next turn begins', () => {
    const after = watching().next().act('kira', 'move', { target: 'B1' });
    expect(after.state.fight?.units.kira?.effects).toEqual([]);
  });

  test('enemies shoot without being asked about', () => {
    const stage = battle('r...k', { kira: hero(), raider: enemy() });
    const watched = stage.next().act('raider', 'overwatch').act('kira', 'move', { target: 'D1', dice: miss });
    expect(watched.asked.map(({ id }) => id)).toEqual(['move']);
  });

  test('who is concealed is asked even with an order to shoot always', () => {
    const kira = hero({ orders: { overwatch: 'always' } });
    const stage = battle('ko.......r\n..........', {
      kira: { sheet: kira, unit: { concealed: true } },
      raider: enemy(),
    });
    const after = stage.act('kira', 'overwatch').act('raider', 'move', { target: 'J2' });
    expect(after.asked.map(({ id }) => id)).toContain('unit.moved');
  });

  test('a shot gives the concealed away', () => {
    const stage = battle('ko.......r\n..........', {
      kira: { sheet: hero(), unit: { concealed: true } },
      raider: enemy(),
    });
    const after = stage.act('kira', 'overwatch').act('raider', 'move', {
      target: 'J2',
      answers: { 'unit.moved': 'overwatch' },
      dice: miss,
    });
    expect(after.state.fight?.units.kira?.concealed).toBe(false);
  });

  test('a Hair Trigger adds a die within optimal range', () => {
    const kira = hero({ equipment: { primary: { id: 'autorifle', mods: ['hairTrigger'] } } });
    const after = watching(kira).act('raider', 'move', {
      target: 'F3',
      answers: { 'unit.moved': 'overwatch' },
      dice: [...miss, 1],
    });
    expect(after.why()[0]).toContain('+ 1 Hair Trigger');
  });
});
