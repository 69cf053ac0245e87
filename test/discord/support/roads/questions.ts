import { FOES } from './foes.ts';
import { clear, lay, low, press, settled, up, use, type Road } from './steps.ts';

const ones = lay(...Array.from({ length: 40 }, () => 1));
const CHECKS = [{ what: 'Body (Might)', difficulty: '6:3' }, { what: 'Weapon Skill' }] as const;

/** To what is asked in a fight, and to what is said about it. */
export const questions: readonly Road[] = [
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
];
