import { Refused } from '../../../src/playground/index.ts';
import type { TestDice } from './dice.ts';
import { madeHero } from './made.ts';
import type { Monkey } from './monkey.ts';
import type { Room } from './room.ts';
import {
  clear,
  inMore,
  later,
  lay,
  low,
  maybe,
  menu,
  often,
  press,
  prone,
  settled,
  type,
  up,
  use,
  type Road,
} from './steps.ts';

// The ways to what random people seldom come to press: each begins near it.

const ones = lay(...Array.from({ length: 40 }, () => 1));

const CHECKS = [{ what: 'Body (Might)', difficulty: '6:3' }, { what: 'Weapon Skill' }] as const;
const FOES = ['Raider', 'Ghul'] as const;

/** Ana's panel of a check of Kira's. */
const sheet: Road = [use('Ana', 'character sheet'), press('Ana', 'sheet.check')];

const ROADS: readonly Road[] = [
  // What needs everybody on their feet comes first
  [
    up('Kira'),
    press('Ana', 'panel.move'),
    press('Ana', 'pad.step'),
    press('Ana', 'pad.step'),
    press('Ana', 'pad.back'),
    press('Ana', 'pad.step'),
    press('Ana', 'pad.clear'),
  ],
  ...FOES.map((who): Road => [up(who), press('Mia', 'group.open'), press('Mia', 'panel.foe'), settled]),
  // Questions
  ...CHECKS.flatMap((check): readonly Road[] => [
    [
      up('Kira'),
      low,
      use('Ana', 'check', { ...check, secret: true }),
      clear,
      press('Ana', 'decide.look'),
      settled,
    ],
  ]),
  [
    up('Kira'),
    press('Ana', 'panel.attack'),
    ones,
    press('Ana', 'panel.do'),
    clear,
    press('Ana', 'order.always'),
    press('Ana', 'order.while'),
  ],
  [
    up('Kira'),
    press('Ana', 'panel.attack'),
    ones,
    press('Ana', 'panel.do'),
    clear,
    press('Ana', 'order.always'),
    press('Ana', 'order.give'),
    use('Ana', 'orders'),
    press('Ana', 'order.drop'),
  ],
  ...FOES.flatMap((who): readonly Road[] =>
    ['order.all', 'order.give'].map(
      (kind): Road => [
        use('Mia', 'encounter add', { who, count: 2, ...(who === 'Raider' ? { zone: 'Yard' } : {}) }),
        up(who),
        ones,
        use('Mia', 'attack', { target: 'Kira' }),
        clear,
        press('Mia', 'order.always'),
        press('Mia', kind),
      ],
    ),
  ),
  // Kept for later
  ...FOES.map(
    (who): Road => [
      up('Tiz'),
      use('Ana', 'attack', { target: `${who} 1`, when: 'turn' }),
      use('Mia', 'damage', { who: `${who} 1`, amount: 40 }),
      up('Kira'),
      later(1),
      press('Ana', 'queue.again'),
      settled,
    ],
  ),
  [up('Tiz'), press('Ana', 'panel.more'), press('Ana', 'panel.plan')],
  // While a question is open
  [
    up('Kira'),
    press('Ana', 'panel.attack'),
    ones,
    press('Ana', 'panel.do'),
    clear,
    use('Mia', 'encounter next'),
    press('Mia', 'queue.cancel'),
  ],
  [
    up('Kira'),
    press('Ana', 'panel.attack'),
    ones,
    press('Ana', 'panel.do'),
    clear,
    press('Mia', 'ruling'),
    press('Mia', 'overrule'),
  ],
  // The card
  [
    up('Kira'),
    ...often(5, prone('add'), use('Mia', 'damage', { who: 'Kira', amount: 1 }), prone('remove')),
    press('Ana', 'card.log'),
  ],
  [
    use('Ana', 'check', { what: 'Body' }),
    prone('add'),
    use('Mia', 'undo', { what: 'turn' }),
    press('Mia', 'undo.leave'),
  ],
  [
    use('Ana', 'check', { what: 'Body' }),
    prone('add'),
    use('Mia', 'undo', { what: 'turn' }),
    press('Mia', 'undo.take'),
  ],
  ...(['Verify', 'Undo this', 'Why?', 'Why?'] as const).map(
    (name): Road => [
      up('Kira'),
      press('Ana', 'panel.attack'),
      press('Ana', 'panel.do'),
      settled,
      press('Ana', 'panel.move'),
      maybe('Ana', 'panel.do'),
      maybe('Ana', 'pad.step'),
      settled,
      press('Ana', 'panel.more'),
      press('Ana', 'panel.act'),
      maybe('Ana', 'panel.do'),
      settled,
      menu('Mia', name, '**Kira** is up'),
      press('Mia', { 'Why?': 'step.why', Verify: 'step.verify', 'Undo this': 'step.undo' }[name]),
    ],
  ),
  // Phases that are ended before all have acted
  [up('Kira'), press('Ana', 'turn.end')],
  [
    up('Kira'),
    press('Mia', 'turn.next'),
    press('Mia', 'turn.stay'),
    press('Mia', 'turn.next'),
    press('Mia', 'turn.phase'),
  ],
  // Panels
  [up('Kira'), press('Ana', 'panel.attack'), press('Ana', 'panel.means', /^(?!Best)/u), settled],
  [up('Kira'), press('Ana', 'panel.attack'), press('Ana', 'panel.extras'), settled],
  [up('Kira'), press('Ana', 'panel.more'), press('Ana', 'panel.act'), press('Ana', 'panel.do'), settled],
  ...[/Search/u].flatMap((what): readonly Road[] => [
    [up('Kira'), inMore('Ana', what), press('Ana', 'panel.worded'), maybe('Ana', 'panel.word'), settled],
    [inMore('Ana', what), press('Ana', 'panel.word'), settled],
    [inMore('Ana', what), press('Ana', 'panel.type'), settled],
  ]),
  [up('Kira'), press('Ana', 'panel.move'), press('Ana', 'panel.step'), settled],
  [
    up('Kira'),
    press('Ana', 'panel.move'),
    press('Ana', 'panel.do', /Pit|Hall|Gate|Yard/u),
    press('Ana', 'panel.back'),
  ],
  [
    up('Kira'),
    press('Ana', 'panel.move'),
    press('Ana', 'panel.do', /Pit|Hall|Gate|Yard/u),
    press('Ana', 'panel.go'),
  ],
  [up('Kira'), press('Ana', 'panel.move'), press('Ana', 'panel.do'), press('Ana', 'panel.end')],
  [
    up('Kira'),
    press('Ana', 'panel.more'),
    press('Ana', 'panel.act'),
    press('Ana', 'panel.do'),
    press('Ana', 'panel.end'),
  ],
  [
    up('Kira'),
    press('Ana', 'panel.move'),
    press('Ana', 'pad.step', /[↑→]/u),
    press('Ana', 'pad.go'),
    settled,
  ],
  ...FOES.map(
    (who): Road => [
      up(who),
      press('Mia', 'group.open'),
      press('Mia', 'panel.at'),
      press('Mia', 'panel.who'),
      press('Mia', 'panel.foe'),
    ],
  ),
  [press('Mia', 'group.open'), press('Mia', 'panel.foes'), press('Mia', 'panel.at')],
  [up('Raider'), press('Mia', 'panel.foes'), press('Mia', 'panel.at'), press('Mia', 'panel.who')],
  [press('Mia', 'panel.foes'), press('Mia', 'panel.at')],
  // Many
  [
    use('Mia', 'encounter add', { who: 'Raider', count: 10, zone: 'Yard' }),
    use('Mia', 'encounter add', { who: 'Raider', count: 3, zone: 'Yard' }),
    up('Kira'),
    press('Ana', 'panel.attack'),
    press('Ana', 'panel.target'),
    settled,
    up('Kira'),
    press('Ana', 'panel.move'),
    press('Ana', 'panel.step'),
    settled,
  ],
  [up('Raider'), press('Mia', 'group.open'), press('Mia', 'panel.who')],
  // Requests
  [use('Mia', 'request roll', { what: '1d20', of: 'Kira' }), press('Ana', 'request.pass')],
  [use('Mia', 'request roll', { what: '1d20', of: 'Kira' }), press('Ana', 'request.roll')],
  [
    ({ here }) => madeHero(here, 'Ana', 'Nim'),
    use('Mia', 'request roll', { what: '1d20', of: 'Kira, Nim' }),
    press('Ana', 'request.roll'),
    press('Ana', 'request.which'),
  ],
  [
    use('Mia', 'encounter add', { who: 'Nim', zone: 'Yard' }),
    up('Tiz'),
    press('Ana', 'panel.attack'),
    press('Ana', 'turn.who'),
  ],
  [
    use('Mia', 'request roll', { what: '1d20', of: 'Kira' }),
    press('Mia', 'request.gm'),
    press('Mia', 'request.close'),
  ],
  [use('Mia', 'request list'), press('Mia', 'request.show')],
  // Rolls
  [use('Ana', 'roll', { what: '60d6' }), press('Ana', 'roll.all')],
  [use('Ana', 'roll', { what: '4d6k3h' }), press('Ana', 'roll.this')],
  // The sheet
  [...sheet, press('Ana', 'sheet.hard'), settled],
  [...sheet, press('Ana', 'sheet.oppose'), press('Ana', 'sheet.edge')],
  [...sheet, press('Ana', 'sheet.extras')],
  [...sheet, press('Ana', 'sheet.secret')],
  [...sheet, press('Ana', 'sheet.oppose'), press('Ana', 'sheet.opposing')],
  [...sheet, press('Ana', 'sheet.oppose'), press('Ana', 'sheet.against'), settled],
  [...sheet, press('Ana', 'sheet.type'), settled],
  [use('Ana', 'character sheet'), press('Ana', 'sheet.page')],
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
  [type('Ana', 'macro save', { name: 'swing', roll: '1d20+2' })],
  // The seed: last, for the blind rolls of before can be worked out then
  [use('Mia', 'verify reveal'), press('Mia', 'verify.reveal')],
];

/** Takes every road as far as it goes. */
export async function* taken(here: Room, player: Monkey, dice: TestDice): AsyncGenerator<void> {
  for (const road of ROADS) {
    try {
      for (const step of [settled, ...road]) {
        await step({ here, player, dice });
        yield;
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
    dice.clear();
  }
}
