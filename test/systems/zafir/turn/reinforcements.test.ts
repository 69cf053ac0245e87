import { describe, expect, test } from 'vitest';
import { plain } from '../../../../src/engine/json.ts';
import type { Fight } from '../../../../src/systems/zafir/scene.ts';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';

const map = `
  k.......
  ........
  .......r
`;

const fight = (spots: Fight['spots'] = { reinforcements: ['H1', 'G1'] }): ZafirStage =>
  battle(map, { kira: hero(), raider: enemy() }).with((scene) =>
    scene.fight === null ? scene : { ...scene, fight: { ...scene.fight, spots } },
  );

const member = (id: string, place: string | null) => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  side: 'foes' as const,
  sheet: plain(enemy()),
  place,
});

const join = (stage: ZafirStage, ...members: readonly ReturnType<typeof member>[]) =>
  stage.play({ kind: 'join', members, asGm: true });

const walled = `
  WWW
  W.W
  W..
  k..
`;

const nextRound = (stage: ZafirStage) => stage.next().next();
const at = (stage: ZafirStage, id: string) => stage.state.fight?.units[id]?.at;

describe('reinforcements', () => {
  test('wait on their track', () => {
    expect(join(fight(), member('ghul', 'in 2 rounds')).state.fight?.reinforcements[0]?.rounds).toBe(2);
  });

  test('are not on the battlefield before they come', () => {
    expect(at(join(fight(), member('ghul', 'in 2')), 'ghul')).toBeUndefined();
  });

  test('move down the track with each round', () => {
    const waiting = nextRound(join(fight(), member('ghul', 'in 2')));
    expect(waiting.state.fight?.reinforcements[0]?.rounds).toBe(1);
  });

  test('at 1 come with the next round, to their area', () => {
    expect(at(nextRound(join(fight(), member('ghul', 'in 1'))), 'ghul')).toBe('H1');
  });

  test('come on the floor, and on no wall, where their area is full', () => {
    const narrow = battle(walled, { kira: hero() }).with((scene) =>
      scene.fight === null ? scene : { ...scene, fight: { ...scene.fight, spots: { enemies: ['B2'] } } },
    );
    expect(at(join(join(narrow, member('ghul', null)), member('imp', null)), 'imp')).toBe('B3');
  });

  test('take free tiles of the area, one each', () => {
    const come = nextRound(join(fight(), member('ghul', 'in 1'), member('imp', 'in 1')));
    expect([at(come, 'ghul'), at(come, 'imp')]).toEqual(['H1', 'G1']);
  });

  test("come from the enemies' side where the map has no area for them", () => {
    expect(at(nextRound(join(fight({}), member('ghul', 'in 1'))), 'ghul')).toBe('E1');
  });

  test('can make a free move at once', () => {
    const come = nextRound(join(fight(), member('ghul', 'in 1')));
    expect(come.state.fight?.owed.map(({ actor }) => actor)).toEqual(['ghul']);
  });

  test('are waited for before the players act', () => {
    const come = nextRound(join(fight(), member('ghul', 'in 1')));
    expect(come.act('kira', 'move', { target: 'B1' }).no).toContain('First **Ghul** can make a free move.');
  });

  test("move free of actions, and it is nobody's turn", () => {
    const moved = nextRound(join(fight(), member('ghul', 'in 1'))).act('ghul', 'move', { target: 'F1' });
    expect([at(moved, 'ghul'), moved.current]).toEqual(['F1', null]);
  });

  test('do nothing but move', () => {
    const come = nextRound(join(fight(), member('ghul', 'in 1')));
    expect(come.act('ghul', 'overwatch').no).toBe('**Ghul** only has a free move now. The turn comes later.');
  });

  test("let the players' phase begin when they have moved", () => {
    const moved = nextRound(join(fight(), member('ghul', 'in 1'))).act('ghul', 'move', { target: 'F1' });
    expect(moved.told()).toContain("The players' phase begins.");
  });

  test('may stay where they are', () => {
    expect(
      nextRound(join(fight(), member('ghul', 'in 1')))
        .next()
        .told(),
    ).toContain('**Ghul** stays where they are.');
  });

  test("act in the enemies' phase of the round in which they come", () => {
    const stayed = nextRound(join(fight(), member('ghul', 'in 1'))).next();
    expect(stayed.next().act('ghul', 'move', { target: 'F1' }).current).toBe('ghul');
  });

  test('that are hidden are told to the GM alone', () => {
    const waiting = join(fight(), member('ghul', 'in 2, hidden'));
    expect(waiting.told()).toEqual([]);
  });

  test('that are hidden come unseen', () => {
    const come = nextRound(join(fight(), member('ghul', 'hidden, in 1')));
    expect(come.system.known(come.state, { gm: false, characters: ['kira'] }).map(({ id }) => id)).toEqual([
      'kira',
      'raider',
    ]);
  });

  test('on their way are shown in the tracker', () => {
    const waiting = join(fight(), member('ghul', 'in 2'));
    expect(waiting.system.tracker(waiting.state, { gm: false, characters: [] }).party).toContain(
      'Reinforcements in 2 rounds: 1',
    );
  });
});
