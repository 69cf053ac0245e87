import { expect, test } from 'vitest';
import { decidedIn } from '../../../src/app/transcript/decided.ts';
import type { AnySystem } from '../../../src/engine/system.ts';
import { strike } from '../../support/lanterns/intents.ts';
import { lanterns } from '../../support/lanterns/index.ts';
import { answers, attempt, waits } from '../../support/lanterns/play.ts';
import { night } from '../../support/lanterns/scene.ts';

const system = lanterns as AnySystem;
const duel = night({ ana: {} }, { murk: { charms: ['sidestep'], nerve: 1 } });
const hit = attempt(duel, strike('ana', 'murk'), [5, 1, 1, 4]);
const passed = answers(hit, 'pass');
const stood = answers(passed, 'stand');

test('what was asked in a command is told as it was asked', () => {
  const told = decidedIn(system, stood.before, stood.transcript).map(({ decision }) => decision);
  expect(told).toEqual([...waits(hit).decisions, ...waits(passed).decisions]);
});

test('the command is run once for all that was asked in it', () => {
  let runs = 0;
  const perform: AnySystem['perform'] = (tx, intent) => {
    runs += 1;
    return system.perform(tx, intent);
  };
  decidedIn({ ...system, perform }, stood.before, stood.transcript);
  expect(runs).toBe(1);
});
