import { describe, expect, it } from 'vitest';
import { canSee } from '../../../../src/systems/ishanekon/space/vision.ts';
import { untilRemoved } from '../../../../src/engine/uses/index.ts';
import { creature, hero } from '../support/people.ts';
import { fightOf } from '../support/scenes.ts';

const blinded = {
  id: 'blinded1',
  status: 'blinded',
  stacks: 1,
  power: null,
  by: null,
  byName: null,
  duration: untilRemoved,
  until: null,
};
const scene = (map: string, sheet = hero()) =>
  fightOf({ tiz: { sheet, place: 'A1' }, wolf: { sheet: creature(), side: 'foes', place: 'E1' } }, { map });

describe('seeing (Seeing; Light and Vision)', () => {
  it('is what Normal Vision does in the light', () => {
    expect(canSee(scene('.....'), 'tiz', 'wolf')).toBe(true);
  });

  it('fails Normal Vision without light', () => {
    expect(canSee(scene('dark\n.....'), 'tiz', 'wolf')).toBe(false);
  });

  it('works in dim light', () => {
    expect(canSee(scene('dim\n.....'), 'tiz', 'wolf')).toBe(true);
  });

  it('needs a line', () => {
    expect(canSee(scene('..W..'), 'tiz', 'wolf')).toBe(false);
  });

  it('fails who is blinded', () => {
    expect(canSee(scene('.....', hero({ statuses: [blinded] })), 'tiz', 'wolf')).toBe(false);
  });
});
