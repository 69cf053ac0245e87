import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../../src/engine/event.ts';
import type { IntentOf } from '../../../../src/engine/intent.ts';
import { power } from '../pack.ts';
import { byRules, duel, duelIn, type SoulboundStage, sheet, table } from '../table.ts';

const step = (number: string, by: number) => ({ effect: 'modify', number, by, lasts: 'attack' });
const trick = (when: string, effects: readonly object[], more: object = {}) =>
  power({ name: 'Trick', when, effects, ...more });

const gm: Viewer = { gm: true, characters: [] };
const kirasPlayer: Viewer = { gm: false, characters: ['kira'] };

/** What is told of Kira's attack on the bandit before it is made. */
function told(stage: SoulboundStage, more: Partial<IntentOf<'attack'>> = {}, viewer = gm) {
  const plain = { kind: 'attack', actor: 'kira', target: 'bandit', means: null, way: null } as const;
  const found = stage.system.chances?.(stage.state, { ...plain, spend: [], asGm: true, ...more }, viewer);
  if (found?.ok !== true) throw new Error(JSON.stringify(found));
  return found.value;
}

describe('the chances of an attack go the way of the attack', () => {
  const forced = () =>
    byRules(
      table()
        .zones('Gate - Yard')
        .pc('kira', sheet({ ratings: { initiative: 1 } }))
        .foe('bandit', sheet({ ratings: { initiative: 9 } }), 'Yard')
        .fight()
        .act('bandit', 'defendZone')
        .next()
        .act('kira', 'forceEntry', { target: 'yard', dice: [6, 6, 1, 1, 1, 1] }),
      { chargeMoves: 'yes' },
    );

  test('into a Zone that was forced this turn, with an extra Action', () => {
    expect(told(forced(), { way: 'charge', spend: ['extraAction'] }).what).toContain('at DN 4');
  });

  test('into a Zone that was forced this turn, where no Action is left', () => {
    expect(told(forced(), { way: 'charge' }).what).toContain('at DN 4');
  });

  test('past a defender of whom Kira knows nothing', () => {
    const stage = table()
      .pc('kira', sheet({ ratings: { initiative: 1 } }))
      .foe('bandit', sheet())
      .foe('thug', sheet({ ratings: { initiative: 9 } }))
      .fight()
      .act('thug', 'defend', { target: 'bandit' })
      .play({ kind: 'sight', change: 'hide', what: 'thug', asGm: true });
    expect(told(stage).what).toContain('attacks **Bandit**');
  });

  test('through a hazard that is the end of a swarm', () => {
    const kira = { ratings: { initiative: 9 }, toughness: 3, minions: { count: 3, each: 1 } };
    const stage = byRules(duelIn('Gate - Pit [hazard deadly]', kira), { chargeMoves: 'yes' });
    expect(told(stage, { way: 'charge' })).toMatchObject({
      outcomes: [{ name: 'to hit', chance: 0 }],
      notes: ['**Kira** goes down on the way there and never strikes.'],
    });
  });
});

describe('the chances of an attack count powers that work by themselves', () => {
  test('when it is declared', () => {
    const stage = duel({ powers: [trick('attacking', [step('melee', 1)])] });
    expect(told(stage).what).toContain('at DN 3');
  });

  test('where it hits', () => {
    const stage = duel({ powers: [trick('hits', [step('damage', 2)])] });
    expect(told(stage).notes).toContain('4.1 Damage goes through on average, misses counted.');
  });

  test('not those for which somebody is asked', () => {
    const stage = duel({ powers: [trick('attacking', [step('melee', 1)], { mettle: 1 })] });
    expect(told(stage).what).toContain('at DN 4');
  });

  test("not a foe's, for who may not know of them", () => {
    const stage = duel({}, { powers: [trick('attacked', [step('dice', -2)], { aim: 'enemy' })] });
    expect(told(stage, {}, kirasPlayer).what).toContain('3d6');
  });
});
