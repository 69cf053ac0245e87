import { describe, expect, test } from 'vitest';
import { shieldOf } from '../../../../src/systems/zafir/character/defence.ts';
import { onMission } from '../../../../src/systems/zafir/mission/fresh.ts';
import { newParty } from '../../../../src/systems/zafir/party/party.ts';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';
import { firstPocket, pockets } from './pockets.ts';

type Kira = Parameters<typeof hero>[0];
const armour = (powered = false) =>
  ({ equipment: { armour: { id: 'mageArmor', mods: [], powered } } }) as const;

const fight = (kira: Kira, tiz: Kira = {}): ZafirStage =>
  battle('kt......b', { kira: hero(kira), tiz: hero(tiz), bandit: enemy() });

describe('Mage Armor', () => {
  const mage = { abilities: ['fireball', 'ignite'], ...armour() } as const;
  const powered = (means: string) => fight(mage).act('kira', 'powerGear', { target: 'armour', means });

  test('has no shield without power', () => {
    expect(shieldOf(onMission(hero(armour(true)), 2, newParty))).toBe(0);
  });

  test('has 3 Shield Points once it is powered', () => {
    expect(shieldOf(powered('fireball+ignite').who('kira'))).toBe(3);
  });

  test('takes two charges of magic abilities', () => {
    expect(powered('fireball+ignite').who('kira').battle.uses).toMatchObject({
      fireball: { spent: 1 },
      ignite: { spent: 1 },
    });
  });

  test('of one ability as well', () => {
    expect(powered('fireball+fireball').who('kira').battle.uses.fireball?.spent).toBe(2);
  });

  test('or the energy of a Zephyrite Shard', () => {
    const after = fight({ ...armour(), pockets: pockets('zephyriteShard') }).act('kira', 'powerGear', {
      target: 'armour',
    });
    expect(firstPocket(after, 'kira')).toBe('zephyriteShard used 1');
  });

  test('cannot be powered by who has neither', () => {
    expect(fight(armour()).act('kira', 'powerGear', { target: 'armour' }).refusal?.code).toBe('noEnergy');
  });

  test('is powered once a mission', () => {
    expect(
      powered('fireball+ignite')
        .options('kira')
        .acts.map(({ id }) => id),
    ).not.toContain('powerGear');
  });

  test('loses its power with the mission', () => {
    const who = onMission(hero(armour(true)), 2, newParty);
    expect(who.kind === 'hero' && who.equipment.armour?.powered).toBe(false);
  });
});

describe('Shield Charger', () => {
  const shielded = {
    ...armour(true),
    battle: { shields: [{ source: 'armour', what: 'Mage Armor', points: 1, duration: { ends: [] } }] },
  };
  const ready = { ...shielded, pockets: pockets('shieldCharger'), abilities: ['fireball'] as 'fireball'[] };
  const charged = fight(ready).act('kira', 'powerGear', {
    target: 'kira:shieldCharger',
    means: 'fireball+fireball',
  });

  test('does nothing without power', () => {
    expect(fight(ready).act('kira', 'useItem').refusal?.code).toBe('notPowered');
  });

  test("brings the armour's shield back to full", () => {
    expect(shieldOf(charged.act('kira', 'useItem').who('kira'))).toBe(3);
  });

  test('uses its power up', () => {
    expect(charged.act('kira', 'useItem').act('kira', 'useItem').refusal?.code).toBe('notPowered');
  });

  test('is not used on a full shield', () => {
    const after = charged.act('kira', 'useItem').who('kira').battle.shields;
    expect(after).toEqual([{ source: 'armour', what: 'Mage Armor', points: 3, duration: { ends: [] } }]);
  });

  test('can be powered by a spellcaster beside', () => {
    const after = fight({ abilities: ['fireball'] }, { pockets: pockets('shieldCharger') }).act(
      'kira',
      'powerGear',
      {
        target: 'tiz:shieldCharger',
        means: 'fireball+fireball',
      },
    );
    expect(after.who('tiz').battle.marks).toEqual(['powered:shieldCharger']);
  });
});

describe('between missions', () => {
  test.each(['manticoreDetector', 'undeadDetector'] as const)('%s is charged from the mains', (item) => {
    const who = onMission(hero({ pockets: [{ pocket: 'utility', item, count: 1, used: 3 }] }), 2, newParty);
    expect(who.kind === 'hero' && who.pockets[0]?.used).toBe(0);
  });

  test('a medkit stays as empty as it was', () => {
    const who = onMission(
      hero({ pockets: [{ pocket: 'utility', item: 'medkit', count: 1, used: 1 }] }),
      2,
      newParty,
    );
    expect(who.kind === 'hero' && who.pockets[0]?.used).toBe(1);
  });
});
