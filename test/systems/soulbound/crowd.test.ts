import { expect, test } from 'vitest';
import { soulbound } from '../../../src/systems/soulbound/index.ts';
import { deep } from '../../support/deep.ts';
import { computing } from '../../support/processor.ts';
import { sheet, table } from './table.ts';

test('A hundred in 25 Zones can be told what they may do in no time that anybody would notice', () => {
  const zones = Array.from({ length: 25 }, (_, n) => `Zone ${n + 1}`);
  let cast = table().zones(zones.join(' - ')).pc('kira', sheet(), 'Zone 1');
  for (let n = 0; n < 99; n++) cast = cast.foe(`raider${n}`, sheet(), zones[n % 25] ?? null);
  const { state } = cast.fight();
  const look = () => soulbound.options(state, 'kira', { gm: true, characters: [] });
  for (let n = 0; n < deep(0, 10); n++) look();
  expect(computing(look)).toBeLessThan(deep(1000, 50));
});
