import { test } from 'vitest';
import { riftbound } from '../../../src/systems/riftbound/index.ts';
import { begunBy } from '../../support/ready/fought.ts';
import { fought } from '../../support/autopilot/arena.ts';
import { stands } from '../../../src/systems/riftbound/fight/stands.ts';
test('measure', { timeout: 100000 }, () => {
  const system: any = riftbound;
  const fight = system.ready.fights[0];
  const state = begunBy(system, fight, 'x');
  let last = performance.now(); let n = 0;
  const start = last;
  try {
  fought(system, state, 'x', () => 'autopilot', (round, actor, intent: any) => {
    const now = performance.now();
    console.log(round, actor, intent.kind, intent.act ?? '', intent.target ?? '', intent.means ?? '', Math.round(now - last));
    last = performance.now();
    if (++n > 60 || now - start > 60000) throw new Error('enough');
  }); } catch (e) { console.log(String(e)); }
});
