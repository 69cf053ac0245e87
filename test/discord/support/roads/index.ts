import { Refused } from '../../../../src/playground/index.ts';
import type { TestDice } from '../dice.ts';
import type { Monkey } from '../monkey.ts';
import type { Room } from '../room.ts';
import { beside } from './beside.ts';
import { FOES } from './foes.ts';
import { leading } from './leading.ts';
import { panels } from './panels.ts';
import { questions } from './questions.ts';
import { press, type Road, settled, up, use } from './steps.ts';
import { turns } from './turns.ts';

// The ways to what random people seldom come to press: each begins near it.

/** What needs everybody on their feet. */
const first: readonly Road[] = [
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
];

/** The seed: for the blind rolls of before can be worked out then. */
const last: readonly Road[] = [[use('Mia', 'verify reveal'), press('Mia', 'verify.reveal')]];

const ROADS = [first, questions, turns, panels, beside, leading, last].flat();

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
