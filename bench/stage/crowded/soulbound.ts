import type { Intent } from '../../../src/engine/intent.ts';
import { plain } from '../../../src/engine/json.ts';
import type { AnySystem } from '../../../src/engine/system.ts';
import { crowd } from '../battlefield.ts';
import { fighterSheet } from '../fighters.ts';
import { skirmish, ZONES } from '../skirmish.ts';
import { asGm, checked, conditioned, done, equipped, firstCheck, type Order, offeredIn } from './order.ts';

const hero = 'hero0';

/** A command of each kind that somebody can send in a fight in Zones that is full. */
export function ordersInZones(system: AnySystem): readonly Order[] {
  const { scene: empty, begin } = skirmish(system, crowd);
  const full = done(system, empty, begin);
  const sparse = done(system, ...lessTwenty(system));
  const ids = Object.keys(system.charactersIn(full));
  const nobody = system.scene(system.charactersIn(full));
  const given = (what: string, intent: Intent, scene = full): Order => ({ what, scene, intent });
  const hide = { kind: 'sight', what: 'raider0', asGm } as const;
  const hidden = done(system, full, { ...hide, change: 'hide' });
  const dark = Array.from({ length: ZONES }, (_, n) => `Zone ${n + 1} [hidden]`).join(', ');
  return [
    given('join', { kind: 'join', members: late, asGm }, sparse),
    given('leave', { kind: 'leave', actor: 'raider0', asGm }),
    given('hide', { ...hide, change: 'hide' }),
    given('reveal', { ...hide, change: 'reveal' }, hidden),
    given('all Zones hidden', { kind: 'setting', text: dark, asGm }),
    given('a Zone', { kind: 'setting', text: 'Zone 1 [heavily obscured]', asGm }),
    given('condition', conditioned(hero, 'stunned')),
    given('check', checked(hero, firstCheck(system, full, hero), '4:1')),
    given('amend', { kind: 'amend', actor: hero, field: 'Mettle', value: '3', asGm }),
    equipped(system, full, hero),
    given('keep', { kind: 'keep', members: [{ id: 'raider0', name: 'Raider 1' }], asGm }),
    given('hold', { kind: 'hold', actor: system.current(full) ?? '', asGm }),
    given('end', { kind: 'end', asGm }),
    given('rest', { kind: 'rest', rest: system.rests()[0]?.id ?? '', actors: ids, asGm }, nobody),
    ...offeredIn(system, full, 5),
  ];
}

/** Those who come later, all at once. */
const late = Array.from({ length: 20 }, (_, n) => {
  const name = `Late ${n + 1}`;
  const sheet = plain({ ...fighterSheet(n), name });
  return { id: `late${n}`, name, side: 'foes' as const, sheet, place: `Zone ${(n % ZONES) + 1}` };
});

function lessTwenty(system: AnySystem): readonly [object, Intent] {
  const { scene, begin } = skirmish(system, { ...crowd, enemies: crowd.enemies - late.length });
  return [scene, begin];
}
