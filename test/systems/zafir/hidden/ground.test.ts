import { describe, expect, test } from 'vitest';
import { type Grid, parseTile, tileName } from '../../../../src/engine/space/index.ts';
import { hiddenAreas } from '../../../../src/systems/zafir/hidden/ground.ts';
import { coverOf, seesFrom } from '../../../../src/systems/zafir/move/sight.ts';
import type { TileMark } from '../../../../src/systems/zafir/scene.ts';
import { computing } from '../../../support/processor.ts';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';
import { ana, gm, known, mapFor, onTile, read, set, sight, sights, why } from './support.ts';

/** Kira in the west, in the middle two columns that are hidden, with a crate in them; a raider in the east. */
const field = (more: string = '') =>
  set(
    battle('k......\n...o...\n......r', { kira: hero(), raider: enemy() }),
    `C1:D3 hidden${more === '' ? '' : `; ${more}`}`,
  );

/** The same with a raider on the hidden ground. */
const ambush = () =>
  set(battle('k......\n.......\n..r....', { kira: hero(), raider: enemy() }), 'C1:D3 hidden');

const at = (stage: ZafirStage, id: string) => stage.state.fight?.units[id]?.at;
const options = (stage: ZafirStage, id: string) => JSON.stringify(stage.options(id));

describe('Hidden ground', () => {
  test('is unknown to players, whatever is there', () => {
    expect(onTile(field(), 'D2')).toEqual(onTile(set(field(), 'D2 clear; D2 hidden'), 'D2'));
  });

  test('is drawn for the GM as it is', () => {
    expect(onTile(field(), 'D2', gm)?.obstacle?.name).toBe('sturdy half cover');
  });

  test("lies on the GM's map as an area", () => {
    expect(mapFor(field(), gm).areas).toMatchObject([
      { name: 'hidden', tiles: ['C1', 'D1', 'C2', 'D2', 'C3', 'D3'] },
    ]);
  });

  test("lies on no area of the players' map", () => {
    expect(mapFor(field(), ana).areas).toEqual([]);
  });

  test('has no wall or ladder for players', () => {
    expect(mapFor(field('B1|C1 fence'), ana).walls).toEqual([]);
  });

  test('is nowhere a hero can go, and nobody says why', () => {
    const to = (stage: ZafirStage, tile: string) => why(stage.act('kira', 'move', { target: tile }));
    const said = to(field(), 'C1');
    expect([said, to(field(), 'D2').replace('D2', 'C1'), to(field('C1 nothing'), 'C1')]).toEqual([
      "You don't know what's on C1: it's unknown ground until your GM shows it.",
      said,
      said,
    ]);
  });

  test('is no way for a hero, step by step or by tiles', () => {
    expect(
      ['right 2', 'B1 C1 D1'].map((way) => field().act('kira', 'move', { detail: way }).refusal?.code),
    ).toEqual(['unknownGround', 'unknownGround']);
  });

  test('is among no tiles that a hero could come to', () => {
    const reach = mapFor(field(), ana).reach.flatMap(({ tiles }) => tiles);
    expect(reach.filter((tile) => /^[CD]/.test(tile))).toEqual([]);
  });

  test('is no gap that a hero could leap over', () => {
    const agile = battle('k.....', { kira: hero({ attributes: { agility: 4 } }) });
    expect(set(agile, 'C1 hidden').act('kira', 'move', { target: 'D1' }).refusal?.code).toBe('noWayThere');
  });

  test('is told on the pad in the same words', () => {
    const steps = ['B1', 'C1'].map((tile) => parseTile(tile) ?? { x: 0, y: 0 });
    const told = field().system.grid?.way(field().state, 'kira', steps, ana);
    expect(told).toMatchObject({ ok: false, refusal: { code: 'unknownGround' } });
  });

  test('cannot be aimed at', () => {
    const thrower = hero({ pockets: [{ pocket: 'utility', item: 'fragGrenade', count: 1, used: 0 }] });
    const stage = set(battle('k.....', { kira: thrower }), 'C1 hidden');
    expect(stage.attack('kira', 'C1', { means: 'fragGrenade' }).refusal?.code).toBe('tileOutOfSight');
  });

  test('is seen over by nobody', () => {
    const stage = field();
    expect([
      seesFrom(stage.state, 'kira', 'A1', 'raider'),
      seesFrom(stage.state, 'raider', 'G3', 'kira'),
    ]).toEqual([false, false]);
  });

  test('is no cover', () => {
    const stage = set(battle('k.r.\n....', { kira: hero(), raider: enemy() }), 'C2:D2 hidden');
    expect(coverOf(stage.state, { attacker: 'kira', target: 'raider' }).cover).toBe('none');
  });

  test('is gone over by enemies, who know it', () => {
    const walked = field().next().act('raider', 'move', { target: 'E2' });
    expect(at(walked.act('raider', 'move', { target: 'C2' }), 'raider')).toBe('C2');
  });

  test('is reached by no blast from outside', () => {
    const thrower = hero({ pockets: [{ pocket: 'utility', item: 'fragGrenade', count: 1, used: 0 }] });
    const stage = set(battle('k...\n..o.\n.r..', { kira: thrower, raider: enemy() }), 'A3:D3, C2 hidden');
    const thrown = stage.attack('kira', 'C1', { means: 'fragGrenade' });
    expect([thrown.refusal, thrown.state.fight?.grid.tiles.C2?.obstacle?.height, known(thrown)]).toEqual([
      null,
      1,
      ['kira'],
    ]);
  });
});

describe('Who stands on hidden ground', () => {
  test('is unknown to players', () => {
    expect([known(ambush()), known(ambush(), gm)]).toEqual([['kira'], ['kira', 'raider']]);
  });

  test('is on no map and in no tracker of theirs', () => {
    const { grid, ...tracker } = ambush().system.tracker(ambush().state, ana);
    expect(JSON.stringify([tracker, grid?.()])).not.toContain('raider');
  });

  test("is offered as nobody's target", () => {
    expect(options(ambush(), 'kira')).not.toContain('raider');
  });

  test('is nobody to attack', () => {
    expect(ambush().attack('kira', 'raider').refusal?.code).toBe('nobodyToAttack');
  });

  test('comes into sight where they leave it', () => {
    expect(known(ambush().next().act('raider', 'move', { target: 'F3' }))).toEqual(['kira', 'raider']);
  });

  test('is told of from there on', () => {
    const out = ambush().next().act('raider', 'move', { target: 'F3' });
    expect(read(out)).toEqual(['**Raider** moves from D3 to F3.']);
  });

  test('is told of up to there where they come to it', () => {
    const into = field().next().act('raider', 'move', { target: 'D3' });
    expect([read(into), read(into, gm).length, known(into)]).toEqual([
      ['**Raider** moves from G3 to E3.'],
      2,
      ['kira'],
    ]);
  });

  test('brings it to light by an attack', () => {
    const shot = ambush()
      .next()
      .attack('raider', 'kira', { dice: [1, 1, 1, 1, 1, 1] });
    expect([read(shot)[0], known(shot), onTile(shot, 'C3')]).toEqual([
      'Hidden ground is revealed (C1:D3), with **Raider**.',
      ['kira', 'raider'],
      undefined,
    ]);
  });

  test('comes there unseen as reinforcements do', () => {
    const stage = set(battle('k...', { kira: hero() }), 'D1 hidden');
    const joined = stage.play({
      kind: 'join',
      members: [{ id: 'raider', name: 'Raider', side: 'foes', sheet: enemy(), place: 'D1' }],
      asGm: true,
    });
    expect([read(joined), at(joined, 'raider'), known(joined)]).toEqual([[], 'D1', ['kira']]);
  });

  test('of the crew knows it: the GM puts them there, and it comes to light', () => {
    const put = set(field(), 'Kira to C1');
    expect([read(put).at(-1), onTile(put, 'D2')?.obstacle?.name]).toEqual([
      'Hidden ground is revealed (C1:D3).',
      'sturdy half cover',
    ]);
  });

  test('of the crew keeps it from being hidden', () => {
    expect(why(set(battle('k..', { kira: hero() }), 'A1:B1 hidden'))).toMatch(
      /^\*\*Kira\*\* is standing there/,
    );
  });
});

describe('A GM hides ground and shows it', () => {
  test('by tiles, and alone reads of it', () => {
    expect([read(field()), read(field(), gm)]).toEqual([[], ['Only the GM knows what is on C1:D3 now.']]);
  });

  test('as something to hide', () => {
    const hidden = sight(battle('k....', { kira: hero() }), 'hide', 'C1:D1');
    expect([read(hidden, gm), sights(hidden)]).toEqual([
      ['Only the GM knows what is on C1:D1 now.'],
      ['*C1:D1'],
    ]);
  });

  test('under a name', () => {
    const hidden = sight(battle('k....', { kira: hero() }), 'hide', 'C1:D1 The vault');
    expect(sights(hidden)).toEqual(['*The vault']);
  });

  test('at once, and everybody reads that it is there', () => {
    const shown = sight(field(), 'reveal', 'C1:D3');
    expect([read(shown), onTile(shown, 'D2')?.obstacle?.name]).toEqual([
      ['Hidden ground is revealed (C1:D3).'],
      'sturdy half cover',
    ]);
  });

  test('with whoever stands there', () => {
    expect(read(sight(ambush(), 'reveal', 'C1:D3'))).toEqual([
      'Hidden ground is revealed (C1:D3), with **Raider**.',
    ]);
  });

  test('but not with those whom they hide besides', () => {
    const shown = sight(set(ambush(), 'Raider hidden'), 'reveal', 'C1:D3');
    expect([read(shown), known(shown)]).toEqual([['Hidden ground is revealed (C1:D3).'], ['kira']]);
  });

  test('with whom they reveal there', () => {
    const shown = sight(ambush(), 'reveal', 'Raider');
    expect([known(shown), onTile(shown, 'C1')]).toEqual([['kira', 'raider'], undefined]);
  });

  test('is gone with its map, and does not come to light', () => {
    const ambushed = set(
      battle('k......\n.......\n..r....', { kira: hero(), raider: enemy() }),
      'C1:D3 hidden Vault',
    );
    expect(read(set(ambushed, 'empty 9x5')).join(' ')).not.toMatch(/Vault|comes to light/u);
  });

  test('keeps its name where only a part of it comes to light', () => {
    const vault = set(battle('k.....', { kira: hero() }), 'C1:D1 hidden Vault');
    expect(read(set(vault, 'D1 shown'))).toEqual(['Hidden ground is revealed (D1).']);
  });

  test('tile by tile', () => {
    const shown = set(field(), 'D1:D3 shown');
    expect([read(shown), onTile(shown, 'C2')?.unknown, onTile(shown, 'D2')?.obstacle?.name]).toEqual([
      ['Hidden ground is revealed (D1:D3).'],
      true,
      'sturdy half cover',
    ]);
  });

  test('room by room, where they lie side by side under names of their own', () => {
    const rooms = set(battle('k.....', { kira: hero() }), 'C1:D1 hidden Vault; E1:F1 hidden as Cellar');
    const shown = sight(rooms, 'reveal', 'Cellar');
    expect([read(shown), sights(shown)]).toEqual([['**Cellar** is revealed (E1:F1).'], ['*Vault']]);
  });

  test('and gives it a name later', () => {
    expect(read(set(field(), 'C1:D3 hidden Vault'), gm)).toEqual([
      'Only the GM knows of **Vault** (C1:D3) now.',
    ]);
  });

  test('and is told to have hidden it already', () => {
    const again = field().play({ kind: 'sight', change: 'hide', what: 'hidden C1', asGm: true });
    expect(again.refusal?.code).toBe('hiddenAlready');
  });

  test('and changes what is there without a word to the players', () => {
    const changed = set(field(), 'C1 flames');
    expect([read(changed), read(changed, gm)]).toEqual([[], ['The battlefield changes: C1 flames.']]);
  });

  test('and of a change that reaches there players read no more than that there is one', () => {
    expect(read(set(field(), 'B1:C1 flames'))).toEqual(['The battlefield changes.']);
  });

  test('and names and locks what is there without a word to them', () => {
    expect(read(set(field(), 'C1 object Altar; C1 locked 2'))).toEqual([]);
  });
});

/** A map of 60 × 60, all of it hidden ground, each tile with a name of its own or none. */
const dark = (nameOf: (n: number) => string | null): Grid<TileMark> => ({
  columns: 60,
  rows: 60,
  tiles: Object.fromEntries(
    Array.from({ length: 3600 }, (_, n) => {
      const name = nameOf(n);
      const mark: TileMark = { id: 'hidden', left: null, by: null, ...(name === null ? {} : { name }) };
      return [tileName({ x: n % 60, y: Math.floor(n / 60) }), { features: [mark] }];
    }),
  ),
  walls: {},
  links: [],
});

describe('Hidden ground of 3,600 tiles', () => {
  test('is looked through in 100 ms, were every tile a place of its own', () => {
    const grid = dark((n) => `Room ${n}`);
    expect(computing(() => hiddenAreas(grid))).toBeLessThan(100);
  });

  test('has an area for each name', () => {
    expect(hiddenAreas(dark((n) => `Room ${n % 900}`))).toHaveLength(900);
  });

  test('is one area where all of it touches', () => {
    expect(hiddenAreas(dark(() => null)).map(({ tiles }) => tiles.length)).toEqual([3600]);
  });

  test('keeps the tiles of an area row by row', () => {
    const [first] = hiddenAreas(dark((n) => (n % 60 < 2 && n < 120 ? null : 'Yard'))).slice(-1);
    expect(first).toEqual({ name: null, tiles: ['A1', 'B1', 'A2', 'B2'] });
  });
});
