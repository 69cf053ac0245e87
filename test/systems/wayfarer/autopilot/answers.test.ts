import { expect, test } from 'vitest';
import type { GameEvent } from '../../../../src/engine/event.ts';
import { wayfarer } from '../../../../src/systems/wayfarer/index.ts';
import { abbeyMarches } from '../../../../src/systems/wayfarer/library/abbey.ts';
import { sceneOf } from '../../../../src/systems/wayfarer/scene.ts';
import { commanded, fought } from '../../../support/autopilot/arena.ts';
import { map } from '../games/forces.ts';
import { beginning } from '../games/player.ts';
import { sideWith } from '../support/stage.ts';

const cards = (...names: readonly string[]) =>
  names.flatMap((name) => {
    const found = abbeyMarches.find((line) => line.startsWith(`${name};`));
    return found === undefined ? [] : [`2x ${found}`];
  });

test('units of the library that know spells in answer cast them where they play by themselves', () => {
  const { autopilot } = wayfarer;
  if (autopilot === undefined) throw new Error('nobody plays by themselves');
  const cast = new Set<unknown>();
  const harm = ({ type, data }: GameEvent) => {
    if (type === 'answered') cast.add(data.spell);
    return null;
  };
  const system = { ...wayfarer, autopilot: { ...autopilot, harm } };
  const side = sideWith(cards('Healer', 'Bone Singer', 'Axe', 'Reaver'), 'both', 'Abbey');
  for (let n = 0; n < 2; n += 1) {
    const begin = beginning({ a: { ...side, name: 'Abbey A' }, b: { ...side, name: 'Abbey B' } }, map);
    const begun = commanded(system, system.autopilot, sceneOf({}), begin, `answers ${n}`);
    if (begun === null) throw new Error('does not begin');
    fought(system, begun.state, `answers ${n}`, () => 'autopilot');
  }
  expect([...cast]).toContain('bless');
}, 60_000);
