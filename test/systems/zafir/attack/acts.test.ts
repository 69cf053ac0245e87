import { describe, expect, test } from 'vitest';
import { gain } from '../../../../src/systems/zafir/conditions/change.ts';
import { battle, enemy, hero } from '../table.ts';
import { having } from './rules.ts';

const field = (kira: Parameters<typeof hero>[0] = {}) =>
  battle('k.....r\n.......', { kira: hero(kira), raider: enemy() });
const emptied = (primary: 'autorifle' | 'sniperRifle', mods: readonly 'autoloader'[] = []) =>
  field({ equipment: { primary: { id: primary, mods: [...mods] } }, battle: { shots: { primary: 3 } } });

describe('Reload', () => {
  test('gives a weapon all its shots', () => {
    expect(emptied('autorifle').act('kira', 'reload').who('kira').battle.shots).toEqual({});
  });

  test('takes an action', () => {
    expect(emptied('autorifle').act('kira', 'reload').state.fight?.turn?.actions).toBe(1);
  });

  test('takes none the first time with an Autoloader', () => {
    expect(emptied('autorifle', ['autoloader']).act('kira', 'reload').state.fight?.turn?.actions).toBe(2);
  });

  test('is not for a full weapon', () => {
    expect(field().act('kira', 'reload').no).toBe('**Kira** has nothing to reload.');
  });
});

describe('Overwatch', () => {
  test('is not for the Exhausted, who could not react', () => {
    const stage = battle('k....r', { kira: hero(), raider: enemy() }).condition('kira', 'exhausted');
    expect(stage.act('kira', 'overwatch').no).toBe("**Kira** is Exhausted: no Overwatch until that's over.");
  });

  test('lasts until the next turn begins', () => {
    expect(
      field().act('kira', 'overwatch', { means: 'primary' }).state.fight?.units.kira?.effects,
    ).toMatchObject([
      {
        id: 'overwatch',
        means: 'primary',
        duration: { ends: [{ when: { at: 'turn.start', actor: 'kira' } }] },
      },
    ]);
  });

  test('ends the turn', () => {
    expect(field().act('kira', 'overwatch').state.fight?.order.done).toContain('kira');
  });

  test('needs a shot', () => {
    const empty = { equipment: { secondary: null }, battle: { shots: { primary: 4 } } } as const;
    expect(field(empty).act('kira', 'overwatch').no).toBe(
      '**Kira** has no gun with a shot left for Overwatch.',
    );
  });

  test('takes both actions with Move or Fire', () => {
    const stage = emptied('sniperRifle').act('kira', 'reload', { means: 'primary' });
    expect(stage.act('kira', 'overwatch', { means: 'primary' }).refusal?.code).toBe('noActions');
  });
});

describe('weapons and the turn', () => {
  test('Move or Fire takes both actions (A54)', () => {
    const stage = emptied('sniperRifle').act('kira', 'reload', { means: 'primary' });
    expect(stage.attack('kira', 'raider', { means: 'primary' }).refusal?.code).toBe('noActions');
  });

  test('Versatile does not end the turn', () => {
    const kira = { equipment: { primary: { id: 'smg' as const, mods: [] } } };
    const after = field(kira).attack('kira', 'raider', { dice: [1, 1, 1, 1, 1, 1] });
    expect(after.state.fight?.turn?.actions).toBe(1);
  });
});

describe('bodies', () => {
  const fallen = () =>
    having(battle('kt....r\n.......', { kira: hero(), tiz: hero(), raider: enemy() }), (tx) =>
      gain(tx, 'tiz', 'unconscious', { source: null, from: 'rule' }),
    );
  const taken = () => fallen().act('kira', 'pickupBody', { target: 'tiz' });

  test('are taken up from beside', () => {
    expect(taken().state.fight?.units).toMatchObject({ kira: { carries: 'tiz' }, tiz: { at: 'A1' } });
  });

  test('leave hands for nothing but moving and laying down', () => {
    expect(taken().attack('kira', 'raider').refusal?.code).toBe('handsFull');
  });

  test('go along with a move', () => {
    expect(taken().act('kira', 'move', { detail: 'A2' }).state.fight?.units.tiz?.at).toBe('A2');
  });

  test('are laid down on a free tile beside, for nothing', () => {
    const after = taken().act('kira', 'dropBody', { target: 'B2' });
    expect([after.state.fight?.units.tiz?.at, after.state.fight?.turn?.actions]).toEqual(['B2', 1]);
  });

  test('are not of those who can stand', () => {
    const stage = battle('kt....r', { kira: hero(), tiz: hero(), raider: enemy() });
    expect(stage.act('kira', 'pickupBody').no).toBe("There's no body next to **Kira** to pick up.");
  });

  test('fall with who carries them', () => {
    const after = having(taken(), (tx) => gain(tx, 'kira', 'unconscious', { source: null, from: 'rule' }));
    expect(after.state.fight?.units.kira?.carries).toBeNull();
  });
});
