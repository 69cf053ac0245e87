import { describe, expect, test } from 'vitest';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';

const hit = [5, 5, 5, 1, 1, 1];
const miss = [1, 1, 1, 1, 1, 1];

/** The last question of a moment in words: what it asks, then each answer with what it would do. */
function asked(stage: ZafirStage, id: string): readonly string[] {
  const decision = stage.asked.findLast((one) => one.id === id);
  if (decision === undefined) throw new Error(`'${id}' was not asked`);
  const { prompt, options } = stage.system.words.question(decision, stage.before);
  return [prompt, ...options.map(({ label, effect }) => `${label}: ${effect}`)];
}

const shotAt = (kira: ReturnType<typeof hero>) => battle('k....r', { kira, raider: enemy() }).next();

describe('what is asked', () => {
  test('of who watches, with the chance to hit', () => {
    const after = battle('k....r\n......', { kira: hero(), raider: enemy() })
      .act('kira', 'overwatch')
      .act('raider', 'move', { target: 'F2', answers: { 'unit.moved': 'pass' } });
    expect(asked(after, 'unit.moved')).toEqual([
      '**Raider** moves to F2. Does **Kira** react?',
      'Shoot: Autorifle: 56% to hit',
      'Wait for a closer shot: I ask again at an easier one',
    ]);
  });

  test('of who is concealed, that a shot gives them away', () => {
    const kira = { sheet: hero(), unit: { concealed: true } };
    const after = battle('ko.......r\n..........', { kira, raider: enemy() })
      .act('kira', 'overwatch')
      .act('raider', 'move', { target: 'J2' });
    expect(asked(after, 'unit.moved')[1]).toMatch(/% to hit; gives you away$/);
  });

  test('of who is hit, with the dice to dodge', () => {
    const kira = hero({ abilities: ['dodge'], attributes: { agility: 2 } });
    const after = shotAt(kira).attack('raider', 'kira', { dice: hit, answers: { 'attack.hit': 'pass' } });
    expect(asked(after, 'attack.hit')).toEqual([
      '**Raider** hits **Kira** with the Rifle for 2 damage. Does **Kira** react?',
      'Dodge: 2 dice: 31% to make it miss; once a round',
      'Do nothing: it goes on as it is',
    ]);
  });

  test('of who is caught in an explosion', () => {
    const bomber = enemy({ grenades: [{ id: 'fragGrenade', count: 1 }] });
    const after = battle('k.....b', { kira: hero({ abilities: ['blastTraining'] }), bomber })
      .next()
      .attack('bomber', 'kira', { means: 'fragGrenade', dice: [1], answers: { 'attack.hit': 'pass' } });
    expect(asked(after, 'attack.hit')[0]).toMatch(/^Frag Grenade of \*\*Bomber\*\* hits \*\*Kira\*\*/);
  });

  test('of whom is aimed at', () => {
    const after = shotAt(hero({ abilities: ['clarityInTheChaos'] })).attack('raider', 'kira', { dice: miss });
    expect(asked(after, 'attack.made').slice(0, 2)).toEqual([
      '**Raider** aims at **Kira** with the Rifle. Does **Kira** react?',
      'Clarity in the Chaos: one more action on your next turn; once a mission',
    ]);
  });

  test('of who can strike back', () => {
    const after = shotAt(hero({ abilities: ['returnFire'] })).attack('raider', 'kira', {
      dice: miss,
      answers: { 'attack.over': 'pass' },
    });
    expect(asked(after, 'attack.over')[0]).toBe(
      '**Raider** has missed **Kira** with the Rifle. Does **Kira** strike back?',
    );
  });
});

describe('what is told', () => {
  const dodger = hero({ abilities: ['dodge'], attributes: { agility: 2 }, orders: { dodge: 'always' } });

  test('of a dodge, with its dice', () => {
    const after = shotAt(dodger).attack('raider', 'kira', { dice: [...hit, 2, 6] });
    expect(after.told()[0]).toBe("**Kira** dodges **Raider**'s attack (2, 6): **it misses**.");
  });

  test('of one that fails', () => {
    const after = shotAt(dodger).attack('raider', 'kira', { dice: [...hit, 2, 3] });
    expect(after.told()[0]).toBe("**Kira** tries to dodge **Raider**'s attack (2, 3): no 6, it hits.");
  });

  test('of a standing order', () => {
    const after = shotAt(dodger).act('kira', 'order', { means: 'dodge', target: 'never' });
    expect(after.told()).toEqual(['**Kira**: **Dodge** – never.']);
  });
});
