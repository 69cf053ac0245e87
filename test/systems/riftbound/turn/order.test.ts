import { describe, expect, it } from 'vitest';
import { orderRows } from '../../../../src/engine/turns/index.ts';
import { newParty } from '../../../../src/systems/riftbound/party/party.ts';
import { actingIn, sceneOf } from '../../../../src/systems/riftbound/scene.ts';
import { beginning, nextOf } from '../support/intents.ts';
import { performed, told } from '../support/scenes.ts';
import { someone } from '../support/someone.ts';

const cast = {
  tiz: { sheet: someone({ name: 'Tiz', scores: { agility: 2 } }) },
  raider: { sheet: someone({ name: 'Raider' }), side: 'foes' as const },
};
const scene = sceneOf({});
const begun = (dice: readonly number[], at = scene) => performed(at, beginning(cast), dice);
const lineOf = ({ scene: { fight } }: ReturnType<typeof begun>) =>
  fight === null ? [] : orderRows(fight.order).map(({ actor }) => actor);

describe('Starting Combat', () => {
  it('adds AGI to 3d6', () => {
    expect(begun([1, 2, 3, 1, 2, 4]).events.find(({ type }) => type === 'orderRolled')?.data.total).toBe(8);
  });

  it('lets the highest go first', () => {
    expect(lineOf(begun([1, 2, 3, 2, 4, 5]))).toEqual(['raider', 'tiz']);
  });

  it('lets the lowest go first where the house has it as printed', () => {
    const printed = sceneOf({}, [], { ...newParty, rules: { ...newParty.rules, order: 'lowest' } });
    expect(lineOf(begun([1, 2, 3, 2, 4, 5], printed))).toEqual(['tiz', 'raider']);
  });

  it('rolls again for a tie, for those two alone', () => {
    expect(lineOf(begun([1, 2, 3, 1, 3, 4, 1, 2, 3, 3, 4, 5]))).toEqual(['raider', 'tiz']);
  });

  it('tells players nothing of a tie with somebody hidden', () => {
    const hidden = { tiz: cast.tiz, raider: { ...cast.raider, hidden: true } };
    const came = performed(scene, beginning(hidden), [1, 2, 3, 1, 3, 4, 1, 2, 3, 3, 4, 5]);
    expect(came.events.find(({ type }) => type === 'tieRolled')?.to).toBe('gm');
  });

  it('rolls double sixes again until they are none', () => {
    expect(told(begun([1, 2, 3, 6, 6, 1, 6, 6, 2, 1, 2, 4]), 'orderRolled')).toMatchObject({
      total: 7,
      sixes: 2,
    });
  });

  it('gives an extra turn before combat for each double six', () => {
    const { scene: after } = begun([1, 2, 3, 6, 6, 1, 1, 2, 4]);
    expect([actingIn(after), after.fight?.turn?.extra, after.fight?.order.round]).toEqual([
      'raider',
      true,
      0,
    ]);
  });

  it('takes extra turns of several in alternation, in the order of the line', () => {
    const { scene: after } = begun([6, 6, 1, 1, 2, 3, 6, 6, 1, 6, 6, 1, 1, 2, 4]);
    const waiting = after.fight?.order.inserted.map(({ actor }) => actor);
    expect([actingIn(after), waiting]).toEqual(['tiz', ['raider', 'raider']]);
  });

  it('goes on to the first round after the last of them, with the order that was rolled', () => {
    const { scene: extra } = begun([1, 2, 3, 6, 6, 1, 1, 2, 4]);
    const { scene: after } = performed(extra, nextOf('raider', true));
    expect([after.fight?.order.round, actingIn(after)]).toEqual([1, 'tiz']);
  });

  it('loses the first turn with double ones', () => {
    expect(actingIn(begun([1, 1, 6, 1, 2, 3]).scene)).toBe('raider');
  });
});
