import { FOES } from './foes.ts';
import { later, maybe, press, settled, type, typeAside, up, use, type Road } from './steps.ts';

/** To what the GM does: maps, those who act by themselves, time, scenes. */
export const leading: readonly Road[] = [
  // Maps
  [
    use('Mia', 'map paint'),
    press('Mia', 'map.step'),
    press('Mia', 'map.brush'),
    press('Mia', 'map.put'),
    press('Mia', 'map.area'),
  ],
  [press('Mia', 'map.pen'), press('Mia', 'map.done')],
  // Those who act by themselves
  [
    up('Kira'),
    use('Mia', 'encounter autopilot'),
    use('Mia', 'encounter next'),
    maybe('Mia', 'turn.phase'),
    press('Mia', 'autopilot.pause'),
    press('Mia', 'autopilot.goOn'),
    press('Mia', 'autopilot.over'),
  ],
  [use('Mia', 'encounter autopilot', { how: 'off' })],
  // Time
  [use('Mia', 'clock set', { nudge: 1, again: 2, end: 3 }), up('Kira'), later(4), press('Mia', 'clock.more')],
  [later(4), press('Mia', 'clock.go')],
  [later(31 * 24), press('Mia', 'fight.resume')],
  [use('Mia', 'clock set', { nudge: 0, again: 0, end: 0 })],
  // Who is seen, and where
  ...FOES.map(
    (who): Road => [
      type('Mia', 'encounter hide', { what: `${who} 1` }),
      type('Mia', 'reveal', { what: `${who} 1` }),
    ],
  ),
  ...FOES.map(
    (who): Road => [
      up(who),
      use('Mia', 'check', { what: 'Body', secret: true }),
      settled,
      press('Mia', 'reveal'),
    ],
  ),
  [type('Mia', 'scene open', { name: 'Cellar' })],
  [typeAside('Mia', 'scene cast', { add: 'Tiz' }), typeAside('Mia', 'scene cast', { remove: 'Tiz' })],
  [type('Ana', 'macro save', { name: 'swing', roll: '1d20+2' })],
];
