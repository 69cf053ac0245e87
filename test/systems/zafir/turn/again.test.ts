import { expect, test } from 'vitest';
import type { Intent } from '../../../../src/engine/intent.ts';
import { plain } from '../../../../src/engine/json.ts';
import { zafir } from '../../../../src/systems/zafir/index.ts';
import { sceneOf } from '../../../../src/systems/zafir/scene.ts';
import { Stage } from '../../../support/scene.ts';
import { enemy, hero } from '../table.ts';

test('The same intent begins an encounter as often as it is run, and its map may change at once', () => {
  const setup = zafir.readSetup('P..^....\n........\n.......E');
  if (!setup.ok) throw new Error(setup.why);
  const member = (id: string, side: 'players' | 'foes', sheet: object) =>
    ({ id, name: id, side, sheet: plain(sheet), place: null }) as const;
  const begin: Intent = {
    kind: 'begin',
    members: [member('kira', 'players', hero()), member('raider', 'foes', enemy())],
    setup: setup.setup,
    surprised: [],
    asGm: true,
  };
  const twice = [0, 1].map(() => new Stage(zafir, sceneOf({})).play(begin).state.fight?.grid.tiles.D1);
  expect(twice[1]).toEqual(twice[0]);
});
