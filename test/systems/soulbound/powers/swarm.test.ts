import { describe, expect, test } from 'vitest';
import { creature, power } from '../pack.ts';
import { sheet, table } from '../table.ts';

describe('a swarm', () => {
  const wretches = (weapons = 'Axe, 2') =>
    table()
      .pc('kira', sheet({ weapons, ratings: { initiative: 9 } }))
      .foe('wretches', creature('Ash Mob'))
      .fight();

  test('has the Toughness of all together', () => {
    expect(wretches().who('wretches').toughness).toEqual({ now: 10, max: 10 });
  });

  test('shows no Wounds on the tracker, which it never has', () => {
    const stage = wretches();
    const line = stage.system
      .tracker(stage.state, { gm: true, characters: [] })
      .lines.find(({ id }) => id === 'wretches');
    expect(line?.gauges.map(({ label }) => label)).toEqual(['Toughness']);
  });

  test('attacks with a die more for each beyond the first', () => {
    const after = wretches()
      .next()
      .attack('wretches', 'kira', { dice: [1, 1, 1, 1, 1, 1, 1] });
    expect(after.event('attacked').pool).toMatchObject({ base: 2, total: 7 });
  });

  test('has as many left as its Toughness is enough for', () => {
    const after = wretches().attack('kira', 'wretches', { dice: [6, 1, 1] });
    expect(after.event('suffered').minions).toEqual({ fell: 1, left: 4 });
  });

  test('has no Wounds: without Toughness it is dead', () => {
    const after = wretches('Axe, 9').attack('kira', 'wretches', { dice: [6, 1, 1] });
    expect([after.who('wretches').dead, after.who('wretches').mortal]).toEqual([true, null]);
  });

  test('that is healed gets nobody back who fell', () => {
    const heal = power({ name: 'Bind', aim: 'anyone', effects: [{ effect: 'heal', toughness: 9 }] });
    const stage = table()
      .pc('kira', sheet({ weapons: 'Axe, 2', powers: [heal], ratings: { initiative: 9 } }))
      .foe('wretches', creature('Ash Mob'))
      .fight()
      .attack('kira', 'wretches', { dice: [6, 1, 1] });
    const after = stage.act('kira', 'useTalent', { target: 'wretches', spend: ['extraAction'] });
    expect(after.who('wretches').toughness.now).toBe(8);
  });

  test('that is dead is out of the order', () => {
    const after = wretches('Axe, 9').attack('kira', 'wretches', { dice: [6, 1, 1] });
    expect(after.state.fight?.order.seats.map(({ actor }) => actor)).toEqual(['kira']);
  });
});
