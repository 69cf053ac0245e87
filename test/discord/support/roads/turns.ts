import { FOES } from './foes.ts';
import { later, maybe, menu, often, press, prone, settled, type, up, use, type Road } from './steps.ts';

/** To what a turn has: its card, its end, and what waits for it. */
export const turns: readonly Road[] = [
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
  ...(['Verify', 'Undo this'] as const).map(
    (name): Road => [
      up('Kira'),
      maybe('Ana', 'panel.attack'), // there may be nobody left
      maybe('Ana', 'panel.do'),
      settled,
      maybe('Ana', 'panel.move'),
      maybe('Ana', 'panel.do'),
      maybe('Ana', 'pad.step'),
      settled,
      maybe('Ana', 'panel.more'),
      maybe('Ana', 'panel.act'),
      maybe('Ana', 'panel.do'),
      settled,
      menu('Mia', 'Why?', '**Kira** is up'),
      maybe('Mia', 'step.why'),
      menu('Mia', name, '**Kira** is up'),
      press('Mia', { Verify: 'step.verify', 'Undo this': 'step.undo' }[name]),
    ],
  ),
  // A player's own turn, ended by a command
  [up('Kira'), type('Ana', 'encounter next', {})],
  // Phases that are ended before all have acted
  [up('Kira'), press('Ana', 'turn.end')],
  [
    up('Kira'),
    press('Mia', 'turn.next'),
    press('Mia', 'turn.stay'),
    press('Mia', 'turn.next'),
    press('Mia', 'turn.phase'),
  ],
  [up('Kira'), press('Mia', 'turn.done'), press('Mia', 'turn.as')],
  [up('Kira'), press('Ana', 'turn.done')],
  // What is done without a panel
  [up('Kira'), type('Ana', 'attack', { target: 'Raider' }), settled],
  [up('Kira'), type('Ana', 'attack', { target: 'Ghul' }), settled],
  [up('Kira'), type('Ana', 'check', { what: 'Body' }), settled, press('Ana', 'why')],
  [up('Kira'), type('Ana', 'check', { what: 'Weapon Skill' }), settled, press('Ana', 'why')],
  [up('Kira'), type('Ana', 'act', { action: 'Dodge' }), settled],
];
