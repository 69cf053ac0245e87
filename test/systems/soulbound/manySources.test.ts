import { expect, test } from 'vitest';
import { soulbound } from '../../../src/systems/soulbound/index.ts';
import { duel } from './table.ts';

/** Kira, whom so many different things have frightened, by a GM's word. */
function frightened(times: number) {
  let stage = duel();
  for (let n = 1; n <= times; n++) stage = stage.condition('kira', 'frightened', 'add', `Thing ${n}`);
  return stage;
}

test('A condition has ten sources at most, and the next is refused by the limit', () => {
  expect(frightened(11).refusal).toMatchObject({ code: 'limit', params: { most: 10 } });
});

test('Whatever conditions somebody has, of as many sources as can be, their sheet can be read', () => {
  let stage = duel();
  for (const { id } of soulbound.conditions())
    for (let n = 1; n <= 11; n++) stage = stage.condition('kira', id, 'add', `Thing ${n}`);
  expect(soulbound.character.read(stage.who('kira'), soulbound.revision)).toMatchObject({ ok: true });
});
