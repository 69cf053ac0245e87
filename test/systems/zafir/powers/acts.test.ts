import { describe, expect, test } from 'vitest';
import { shieldOf } from '../../../../src/systems/zafir/character/defence.ts';
import { conditionsOf } from '../items/pockets.ts';
import { power, table, trick } from './powers.ts';

const modify = { effect: 'modify', number: 'defence', by: 2, turns: 1 };

describe('a power is paid as any act', () => {
  const rest = { effects: [{ effect: 'heal', hp: 1 }] };
  const turn = (when: string) => table({ when, ...rest }).act('kira', trick).state.fight?.turn;

  test('>: an action', () => {
    expect(turn('action')).toMatchObject({ actions: 1, over: false });
  });

  test('-: nothing', () => {
    expect(turn('free')).toMatchObject({ actions: 2 });
  });

  test('>|: the turn is over', () => {
    const after = table({ when: 'actionEnds', ...rest }).act('kira', trick);
    expect(after.events.map(({ type }) => type)).toContain('turnEnded');
  });

  test('charges are for a mission', () => {
    const once = table({ charges: 1, ...rest }).act('kira', trick);
    expect(once.act('kira', trick).refusal?.code).toBe('noCharges');
  });

  test('a cooldown is waited for', () => {
    const once = table({ cooldown: 2, ...rest }).act('kira', trick);
    expect(once.act('kira', trick).refusal?.code).toBe('coolingDown');
  });

  test('it is offered with its name', () => {
    expect(
      table(rest)
        .options('kira')
        .acts.find(({ id }) => id === trick)?.name,
    ).toBe('Trick');
  });

  test('it is offered to nobody else', () => {
    expect(
      table(rest)
        .options('tiz')
        .acts.map(({ id }) => id),
    ).not.toContain(trick);
  });
});

describe('whom it is aimed at', () => {
  const aimed = (at: string) =>
    table({ at, range: 'short', effects: [{ effect: 'heal', hp: 1 }] })
      .options('kira')
      .acts.find(({ id }) => id === trick)
      ?.targets?.map(({ id }) => id);

  test.each([
    ['ally', ['tiz']],
    ['selfOrAlly', ['kira', 'tiz']],
    ['enemy', ['bandit', 'foe']],
    ['anyone', ['kira', 'tiz', 'bandit', 'foe']],
  ])('%s', (at, targets) => {
    expect(aimed(at)).toEqual(targets);
  });

  test('not beyond its range', () => {
    const after = table({
      at: 'enemy',
      range: 'adjacent',
      effects: [{ effect: 'condition', condition: 'Marked' }],
    });
    expect(after.act('kira', trick, { target: 'bandit' }).refusal?.code).toBe('outOfRange');
  });

  const around = (among: string) =>
    table({
      at: 'tile',
      range: 'medium',
      radius: 2,
      among,
      effects: [{ effect: 'condition', condition: 'Marked' }],
    }).act('kira', trick, { target: 'H1' });

  test('a tile, with a radius: all around it', () => {
    expect(['bandit', 'foe'].map((id) => conditionsOf(around('everybody'), id))).toEqual([
      ['marked'],
      ['marked'],
    ]);
  });

  test('allies only', () => {
    expect(conditionsOf(around('allies'), 'bandit')).toEqual([]);
  });
});

describe('what it does', () => {
  const on = (effect: object, more: object = {}) => ({
    at: 'enemy',
    range: 'short',
    effects: [effect],
    ...more,
  });

  test('condition, with its X', () => {
    const after = table(on({ effect: 'condition', condition: 'Stunned', number: 2 })).act('kira', trick, {
      target: 'bandit',
    });
    expect(after.who('bandit').battle.conditions[0]).toMatchObject({ id: 'stunned', number: 2 });
  });

  test('cure', () => {
    const after = table(on({ effect: 'cure', conditions: ['Burning'] }, { at: 'ally' }))
      .condition('tiz', 'burning')
      .act('kira', trick, { target: 'tiz' });
    expect(conditionsOf(after, 'tiz')).toEqual([]);
  });

  test('damage', () => {
    const after = table(on({ effect: 'damage', damage: 'd3 + 1', damageType: 'Acid' })).act('kira', trick, {
      target: 'bandit',
      dice: [2],
    });
    expect(after.who('bandit').battle.hp).toBe(6);
  });

  test('damage past armour', () => {
    const after = table(
      on({ effect: 'damage', damage: '2', damageType: 'Nether', ignoresArmour: true }),
      null,
      {
        bandit: { armourPoints: 5 },
      },
    ).act('kira', trick, { target: 'bandit' });
    expect(after.who('bandit').battle.hp).toBe(7);
  });

  test('damage over an area: a roll for each', () => {
    const after = table({
      at: 'tile',
      range: 'medium',
      radius: 2,
      effects: [{ effect: 'damage', damage: 'd2', damageType: 'Fire' }],
    }).act('kira', trick, { target: 'H1', dice: [1, 2] });
    expect(['bandit', 'foe'].map((id) => after.who(id).battle.hp)).toEqual([8, 7]);
  });

  test('heal', () => {
    const after = table({ effects: [{ effect: 'heal', hp: 3 }] }, null, { kira: { battle: { hp: 2 } } }).act(
      'kira',
      trick,
    );
    expect(after.who('kira').battle.hp).toBe(5);
  });

  test('shield, to an ally and to the user', () => {
    const shield = { effect: 'shield', points: 3, turns: 3 };
    const after = table({ at: 'ally', range: 'short', effects: [shield, { ...shield, on: 'user' }] }).act(
      'kira',
      trick,
      {
        target: 'tiz',
      },
    );
    expect(['kira', 'tiz'].map((id) => shieldOf(after.who(id)))).toEqual([3, 3]);
  });

  test('a shield goes with whoever gave it', () => {
    const given = table({ at: 'ally', range: 'short', effects: [{ effect: 'shield', points: 3 }] }).act(
      'kira',
      trick,
      {
        target: 'tiz',
      },
    );
    expect(given.who('tiz').battle.shields[0]?.source).toBe('kira');
  });

  test('move: a free move', () => {
    const after = table({ effects: [{ effect: 'move' }] }).act('kira', trick);
    expect(after.state.fight?.owed.map(({ actor }) => actor)).toEqual(['kira']);
  });

  test('action: one more', () => {
    const after = table({ at: 'ally', range: 'short', effects: [{ effect: 'action' }] }).act('kira', trick, {
      target: 'tiz',
    });
    expect(after.state.fight?.units.tiz?.granted).toBe(1);
  });

  test('step: onto a free tile', () => {
    const after = table({ at: 'tile', range: 'short', effects: [{ effect: 'step' }] }).act('kira', trick, {
      target: 'E2',
    });
    expect(after.state.fight?.units.kira?.at).toBe('E2');
  });

  test('but not onto a taken one', () => {
    const after = table({ at: 'tile', range: 'short', effects: [{ effect: 'step' }] }).act('kira', trick, {
      target: 'B1',
    });
    expect(after.refusal).not.toBeNull();
  });

  test('conceal', () => {
    const after = table({ effects: [{ effect: 'conceal' }] }).act('kira', trick);
    expect(after.state.fight?.units.kira?.concealed).toBe(true);
  });

  test("modify: for so many turns of the user's", () => {
    const after = table({ effects: [modify] }).act('kira', trick);
    expect(after.state.fight?.units.kira?.effects[0]).toMatchObject({ id: 'power', by: 'kira' });
  });

  test('which are over when their phase begins', () => {
    const after = table({ effects: [modify] })
      .act('kira', trick)
      .next()
      .next()
      .next()
      .next();
    expect(after.state.fight?.units.kira?.effects).toEqual([]);
  });
});

describe('an attack by a power', () => {
  const knife = { equipment: { secondary: { id: 'combatKnife', mods: [] } } } as const;
  const strike = (more: object = {}) => ({
    at: 'enemy',
    range: 'medium',
    effects: [{ effect: 'attack', with: 'melee', moves: true, ...more }],
  });
  const struck = (more: object, dice: readonly number[]) =>
    table(strike(more), null, { kira: knife }).act('kira', trick, { target: 'bandit', dice });
  // Aim 1 + knife 2 + no cover 2, crit 2, d3
  const hit = [5, 1, 1, 1, 1, 1, 1, 2];

  test('comes nearer first', () => {
    expect(struck({}, hit).event('attacked').outcome).toBe('hit');
  });

  test('has its Aim Dice', () => {
    expect(struck({ aim: 1 }, [5, 1, 1, 1, 1, 1, 1, 1, 2]).event('attacked').outcome).toBe('hit');
  });

  test('deals more', () => {
    expect(struck({ damage: 2 }, hit).who('bandit').battle.hp).toBe(5);
  });

  test('gives conditions', () => {
    expect(conditionsOf(struck({ gives: [{ condition: 'Poisoned' }] }, hit), 'bandit')).toContain('poisoned');
  });

  test('is refused where it cannot be made', () => {
    const after = table(strike({ moves: false }), null, { kira: knife }).act('kira', trick, {
      target: 'bandit',
    });
    expect(after.refusal?.code).toBe('notAdjacent');
  });
});

describe('who turns a power on enemies', () => {
  const marks = { at: 'enemy', range: 'short', effects: [{ effect: 'condition', condition: 'Marked' }] };
  const unit = (stage: ReturnType<typeof table>, id: string, more: object) =>
    stage.with((state) => {
      const found = state.fight?.units[id];
      if (!state.fight || found === undefined) return state;
      return {
        ...state,
        fight: { ...state.fight, units: { ...state.fight.units, [id]: { ...found, ...more } } },
      };
    });

  test('gives themselves away', () => {
    const after = unit(table(marks), 'kira', { concealed: true }).act('kira', trick, { target: 'bandit' });
    expect(after.state.fight?.units.kira?.concealed).toBe(false);
  });

  test('is hidden from the players no more', () => {
    const after = unit(table(null, marks), 'bandit', { hidden: true })
      .next()
      .act('bandit', trick, { target: 'kira' });
    expect(after.state.fight?.units.bandit?.hidden).toBe(false);
  });

  test('who helps their own stays as they are', () => {
    const after = unit(table({ effects: [{ effect: 'heal', hp: 1 }] }), 'kira', { concealed: true }).act(
      'kira',
      trick,
    );
    expect(after.state.fight?.units.kira?.concealed).toBe(true);
  });
});

describe('who is Burning', () => {
  const cools = { effects: [{ effect: 'cure', conditions: ['Burning'] }] };
  const burning = (kind: string) =>
    table(null, null, { kira: { powers: [{ ...power(cools), kind: kind as 'item' }] } })
      .condition('kira', 'burning')
      .act('kira', trick);

  test('may use an item of a pack', () => {
    expect(conditionsOf(burning('item'), 'kira')).toEqual([]);
  });

  test('but no power', () => {
    expect(burning('power').refusal?.code).toBe('burningCannot');
  });
});
