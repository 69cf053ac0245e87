import { FOES } from './foes.ts';
import { inMore, maybe, press, settled, up, use, type Road } from './steps.ts';

/** To what the panels of a turn have. */
export const panels: readonly Road[] = [
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
  [up('Kira'), press('Mia', 'panel.attack'), press('Mia', 'panel.as')],
];
