import { describe, expect, test } from 'vitest';
import { duel, duelIn, sheet, table } from '../table.ts';

const pair = () =>
  table()
    .pc(
      'ana',
      sheet({ weapons: 'Axe, 2; Club, 1', ratings: { initiative: 9, melee: 4, accuracy: 4, defence: 4 } }),
    )
    .pc('ben', sheet())
    .foe('orc', sheet())
    .fight();
const close = () => pair().act('ana', 'approach', { target: 'ben' });

const gate = () => duelIn('Gate [object oak door, object lever] - Yard');

describe('opening a door', () => {
  test('takes no Action', () => {
    const after = gate().act('kira', 'openDoor', { means: 'gate:oak door' });
    expect([after.told(), after.state.fight?.turn?.actions]).toEqual([
      ["**Kira** opens oak door in Gate. The GM says what's behind it."],
      1,
    ]);
  });

  test('is for doors only', () => {
    expect(gate().act('kira', 'openDoor', { means: 'gate:lever' }).refusal?.code).toBe('chooseMeans');
  });

  test("needs a door in one's Zone", () => {
    expect(gate().next().act('bandit', 'openDoor').refusal?.code).toBe('noDoor');
  });

  test('takes the Move of who is Slow', () => {
    const slow = duelIn('Gate [object oak door] - Yard', { speed: 'slow' });
    const after = slow.act('kira', 'openDoor', { means: 'gate:oak door' });
    expect(after.state.fight?.turn?.move).toBe(false);
  });
});

describe('Use an Object', () => {
  test('without anything to use says so', () => {
    expect(duel().act('kira', 'useObject').no).toBe('**Kira** has nothing to use within reach.');
  });

  test('hands a weapon to an ally close by', () => {
    const after = close().act('ana', 'useObject', { means: 'handOver:axe:ben' });
    expect([after.who('ana'), after.who('ben')].map(({ weapons }) => weapons.map((w) => w.name))).toEqual([
      ['Club'],
      ['Club', 'Axe'],
    ]);
  });

  test('gives what is handed over an id of its own', () => {
    const after = close().act('ana', 'useObject', { means: 'handOver:club:ben' });
    expect(after.who('ben').weapons.map((weapon) => weapon.id)).toEqual(['club', 'club-2']);
  });

  test('hands nothing to who is not close', () => {
    expect(pair().act('ana', 'useObject', { means: 'handOver:axe:ben' }).refusal?.code).toBe('nothingToUse');
  });

  test('hands nothing to the Incapacitated', () => {
    const after = close()
      .condition('ben', 'incapacitated')
      .act('ana', 'useObject', { means: 'handOver:axe:ben' });
    expect(after.no).toBe("**Ben** can't take anything now.");
  });

  test('takes an Action', () => {
    expect(close().act('ana', 'useObject', { means: 'handOver:axe:ben' }).state.fight?.turn?.actions).toBe(0);
  });
});
