import { describe, expect, test } from 'vitest';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';

const set = (stage: ZafirStage, text: string) => stage.play({ kind: 'setting', text, asGm: true });
const tile = (stage: ZafirStage, name: string) => stage.state.fight?.grid.tiles[name];
const unit = (stage: ZafirStage, id: string) => stage.state.fight?.units[id];
const types = (stage: ZafirStage) => stage.events.map(({ type }) => type);

const field = () => battle('k..\n...\nr..', { kira: hero(), raider: enemy() });

describe('A GM changes the battlefield', () => {
  test('in the words of maps', () => {
    expect(tile(set(field(), 'B2 half cover'), 'B2')?.obstacle?.height).toBe(1);
  });

  test('and where enemies come from is told to the GM alone', () => {
    const told = set(field(), 'B1 enemies; C1 reinforcements; B2 half cover');
    expect(told.told()).toEqual(['The battlefield changes: B2 half cover.']);
  });

  test('by a drawing', () => {
    expect(tile(set(field(), 'map\n...\n.#.\n...'), 'B2')?.obstacle?.height).toBe(2);
  });

  test('and says what was not understood', () => {
    expect(set(field(), 'B2 moonshine').refusal?.code).toBe('space.unknownSign');
  });

  test('and whoever cannot stay gives way', () => {
    expect(unit(set(field(), 'A1 nothing'), 'kira')?.at).not.toBe('A1');
  });

  test('and whoever stood on what is gone falls', () => {
    const high = set(set(field(), 'A1 height 4'), 'A1 height 0');
    expect(types(high)).toContain('fell');
  });

  test('and nobody falls where the ground rises', () => {
    expect(types(set(field(), 'A1 height 2'))).not.toContain('fell');
  });
});

describe('A GM places units', () => {
  test('on a tile', () => {
    expect(unit(set(field(), 'Kira to C3'), 'kira')?.at).toBe('C3');
  });

  test('not onto another', () => {
    expect(set(field(), 'Kira to A3').refusal?.code).toBe('tileHeld');
  });

  test("out of the players' knowledge", () => {
    expect(unit(set(field(), 'Raider hidden'), 'raider')?.hidden).toBe(true);
  });

  test('into view again, which everybody hears', () => {
    const shown = set(set(field(), 'Raider hidden'), 'Raider shown');
    expect(shown.events.find(({ type }) => type === 'unitShown')?.to).toBeUndefined();
  });

  test('into hiding, which the GM alone hears', () => {
    expect(set(field(), 'Raider hidden').events.map(({ to }) => to)).toEqual(['gm']);
  });

  test('into concealment', () => {
    expect(unit(set(field(), 'Kira concealed'), 'kira')?.concealed).toBe(true);
  });

  test('along with the map', () => {
    const both = set(field(), 'B2 flames; Kira to C3');
    expect([tile(both, 'B2')?.features?.[0]?.id, unit(both, 'kira')?.at]).toEqual(['flames', 'C3']);
  });
});

describe('Objects', () => {
  const doored = () => set(field(), 'B1 door');

  test('a closed door is in the way', () => {
    expect(tile(doored(), 'B1')?.obstacle?.height).toBe(3);
  });

  test('a door is opened by who is beside it', () => {
    expect(tile(doored().act('kira', 'interact', { target: 'B1' }), 'B1')?.obstacle).toBeUndefined();
  });

  test('a door that was opened is closed again', () => {
    const opened = doored().act('kira', 'interact', { target: 'B1' });
    expect(tile(opened.act('kira', 'interact', { target: 'B1' }), 'B1')?.obstacle?.height).toBe(3);
  });

  test('opening a door is free', () => {
    const opened = doored().act('kira', 'interact', { target: 'B1' });
    expect(opened.state.fight?.turn?.actions).toBe(2);
  });

  test('a locked door stays shut', () => {
    expect(set(doored(), 'B1 locked 3').act('kira', 'interact', { target: 'B1' }).refusal?.code).toBe(
      'isLocked',
    );
  });

  test('a lock is taken off by the GM', () => {
    const open = set(set(doored(), 'B1 locked 3'), 'B1 unlocked').act('kira', 'interact', { target: 'B1' });
    expect(open.refusal).toBeNull();
  });

  test('have names', () => {
    expect(tile(set(field(), 'B1 object Lever'), 'B1')?.features?.[0]?.name).toBe('Lever');
  });

  test('are used by who is beside them, and the GM says what comes of it', () => {
    const used = set(field(), 'B1 object Lever').act('kira', 'interact', { target: 'B1', detail: 'pull it' });
    expect(used.events.find(({ type }) => type === 'usedObject')?.data).toMatchObject({
      object: 'Lever',
      words: 'pull it',
    });
  });

  test('are out of reach from two tiles away', () => {
    expect(set(field(), 'C1 door').act('kira', 'interact').refusal?.code).toBe('nothingToUse');
  });
});

describe('Before the first round', () => {
  /** The encounter waits: Kira in the south, the raider in the north. */
  const waiting = () =>
    battle('r..\n...\nk..', { kira: hero(), raider: enemy() }).with(({ fight, ...rest }) => ({
      ...rest,
      fight: fight && { ...fight, order: { ...fight.order, round: 0, roundOpen: false, phaseOpen: false } },
    }));

  test('a drawn map places the crew where it has them begin', () => {
    expect(unit(set(waiting(), 'map\n...\n..P\n...'), 'kira')?.at).toBe('C2');
  });

  test('a drawn map places nobody of the crew in a wall', () => {
    expect(unit(set(waiting(), 'map\n...\n...\nW.W'), 'kira')?.at).toBe('B3');
  });

  test('a drawn map leaves enemies where they were', () => {
    expect(unit(set(waiting(), 'map\n...\n..P\n...'), 'raider')?.at).toBe('A1');
  });

  test('a drawn map brings enemies nearby where a wall stands now', () => {
    expect(unit(set(waiting(), 'map\nW..\n..P\n...'), 'raider')?.at).toMatch(/^(?:B1|A2)$/);
  });

  test('a drawn map that is smaller brings enemies onto it', () => {
    const far = set(waiting(), 'Raider to C1');
    expect(unit(set(far, 'map\n..\n..\nP.'), 'raider')?.at).toBe('B1');
  });

  test('a drawn map may hide the ground the crew stood on', () => {
    expect(unit(set(waiting(), 'map\n...\n..P\n?..'), 'kira')?.at).toBe('C2');
  });

  test('a map without room is refused', () => {
    expect(set(waiting(), 'map\nX.\nXX').refusal?.code).toBe('noRoom');
  });

  test('the crew follows where it is said to begin', () => {
    expect(unit(set(waiting(), 'C2 players'), 'kira')?.at).toBe('C2');
  });

  test('whoever stands where a wall is drawn comes to the nearest floor', () => {
    expect(unit(set(waiting(), 'A3 wall'), 'kira')?.at).toMatch(/^(?:B3|A2)$/);
  });

  test('nobody is hurt by a floor that goes', () => {
    const lowered = set(set(waiting(), 'A3 height 3'), 'A3 clear');
    expect([lowered.who('kira').battle.hp, types(lowered)]).toEqual([6, ['fieldChanged']]);
  });

  test('whoever stands elsewhere stays', () => {
    expect(unit(set(waiting(), 'B2 half cover'), 'kira')?.at).toBe('A3');
  });

  test('players read where their own begin, and nothing of hidden enemies', () => {
    const hidden = set(waiting(), 'Raider hidden');
    expect(set(hidden, 'map\nW..\n..P\n...').told()).toEqual([
      'The battlefield changes: a new map.',
      '**Kira** begins on C2.',
    ]);
  });
});
