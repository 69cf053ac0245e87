import { madeHero } from '../made.ts';
import { fill, press, settled, up, use, type Road } from './steps.ts';

/** Ana's panel of a check of Kira's. */
const sheet: Road = [use('Ana', 'character sheet'), press('Ana', 'sheet.check')];

/** To what is done beside fights: requests, rolls, sheets. */
export const beside: readonly Road[] = [
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
  [
    use('Mia', 'request roll', { what: '1d20', of: 'Kira, Tiz', together: true }),
    press('Ana', 'request.roll'),
    press('Mia', 'request.gm'),
    press('Mia', 'request.show'),
  ],
  ...['Body', 'Weapon Skill'].map(
    (what): Road => [
      use('Mia', 'request check', { what, of: 'Kira' }),
      press('Ana', 'request.options'),
      press('Ana', 'request.pick'),
      press('Ana', 'request.with'),
    ],
  ),
  [
    use('Mia', 'request roll', { what: '1d20', of: 'Kira' }),
    press('Mia', 'request.gm'),
    fill('Mia', 'request.for', /(?:)/u, 'because'),
  ],
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
  [
    use('Ana', 'character sheet'),
    press('Ana', 'sheet.edit'),
    fill('Ana', 'sheet.form', /^Name$/u, 'Tiz'), // which is taken
    press('Ana', 'sheet.fix'),
  ],
  [...sheet, press('Ana', 'sheet.roll'), settled],
  [use('Ana', 'character sheet'), press('Ana', 'sheet.rests'), press('Ana', 'sheet.rest')],
  [use('Ana', 'character sheet'), press('Ana', 'sheet.rests'), press('Ana', 'sheet.back')],
];
