import { describe, expect, test } from 'vitest';
import { phaseOrder } from '../../../../src/engine/turns/index.ts';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';

/** Before the first round of an encounter that begins with concealment. */
const before = (stage: ZafirStage): ZafirStage =>
  stage.with((state) => {
    if (state.fight === null) return state;
    const order = phaseOrder(
      state.fight.order.groups.map(({ name, members }) => ({ name, members: [...members] })),
    );
    if (!order.ok) throw new Error(order.code);
    return { ...state, fight: { ...state.fight, revealed: false, order: order.order } };
  });

const ambush = () =>
  before(
    battle('k...W.........r\n....W..........\n....W..........', {
      kira: { sheet: hero(), unit: { concealed: true } },
      raider: enemy(),
    }),
  );

describe('Concealed units choose where they begin', () => {
  test('on any tile where nobody notices them', () => {
    expect(ambush().act('kira', 'deploy', { target: 'D2' }).state.fight?.units.kira?.at).toBe('D2');
  });

  test('not where an enemy would notice them', () => {
    expect(ambush().act('kira', 'deploy', { target: 'H2' }).refusal?.code).toBe('noticedThere');
  });

  test('not once the first round has begun', () => {
    expect(ambush().next().act('kira', 'deploy', { target: 'D2' }).refusal?.code).toBe('notTheirs');
  });
});
