import { describe, expect, it } from 'vitest';
import { forRounds, untilRemoved } from '../../../../src/engine/uses/index.ts';
import type { HeldStatus } from '../../../../src/systems/ishanekon/character/schema.ts';
import { readSetup } from '../../../../src/systems/ishanekon/fight/setup.ts';
import { forbiddenBy } from '../../../../src/systems/ishanekon/numbers/ask.ts';
import { onTurn, type Scene } from '../../../../src/systems/ishanekon/scene.ts';
import { putStatus } from '../../../../src/systems/ishanekon/status/put.ts';
import { statusesAtTurnEnd, statusesAtTurnStart } from '../../../../src/systems/ishanekon/status/turns.ts';
import { armed, duel, ran, strikes, vitality, weapon } from '../support/fights.ts';
import { creature, hero } from '../support/people.ts';
import {
  acting,
  after,
  beingOf,
  between,
  done,
  fighterOf,
  fightOf,
  memberOf,
  nextOf,
  type Played,
  told,
} from '../support/scenes.ts';

const held = (status: string, more: Partial<HeldStatus> = {}): HeldStatus => ({
  ...{ id: `${status}1`, status, stacks: 1, power: 12, by: null, byName: null },
  ...{ duration: forRounds(5), until: null },
  ...more,
});
const under = (...statuses: readonly HeldStatus[]) => duel({ statuses: [...statuses] });

describe('Bleeding (Vitality)', () => {
  const bleeding = held('bleeding', { power: 10, duration: untilRemoved });
  const starts = (dice: readonly number[]) =>
    ran(duel({}, { statuses: [bleeding] }), (tx) => statusesAtTurnStart(tx, 'wolf'), dice);

  it('does damage where the Defense Roll fails, whatever the Armor', () => {
    expect(vitality(starts([9, 3]))).toBe(17);
  });

  it('does none where it succeeds', () => {
    expect(vitality(starts([10]))).toBe(20);
  });

  it('goes on below a total of 20', () => {
    expect(beingOf(starts([19]), 'wolf').statuses).toHaveLength(1);
  });

  it('ends with a total of at least 20 (A22)', () => {
    expect(beingOf(starts([20]), 'wolf').statuses).toEqual([]);
  });
});

describe('Poison', () => {
  const starts = (stacks: number, dice: readonly number[], more = {}) =>
    ran(
      duel({}, { statuses: [held('poison', { stacks })], ...more }),
      (tx) => statusesAtTurnStart(tx, 'wolf'),
      dice,
    );

  it('rolls a die for each stack', () => {
    expect(vitality(starts(3, [1, 2, 4]))).toBe(13);
  });

  it('meets the Constitution DR value, not Armor', () => {
    expect(vitality(starts(2, [4, 4], { stats: { constitution: 12 }, skills: { endurance: 1 } }))).toBe(15);
  });
});

describe('Burning', () => {
  const ends = (dice: readonly number[]) =>
    ran(duel({}, { statuses: [held('burning')] }), (tx) => statusesAtTurnEnd(tx, 'wolf'), dice);

  it('burns first, then a Dexterity DR ends it', () => {
    expect(beingOf(ends([4, 12]), 'wolf').statuses).toEqual([]);
  });

  it('goes on where that fails', () => {
    expect(beingOf(ends([4, 11]), 'wolf').statuses).toHaveLength(1);
  });
});

describe('the dead (Status Effects)', () => {
  it('have what they had: its rounds go by as if they had been alive', () => {
    const dead = creature({
      vitality: -40,
      dead: true,
      statuses: [held('burning', { duration: forRounds(2) })],
    });
    const scene = duel(
      {},
      {},
      { more: { bo: { sheet: { ...dead, name: 'Bo' }, side: 'foes', place: 'F3' } } },
    );
    const rounds = [nextOf('tiz'), nextOf('wolf', true)];
    const left = (at: Scene) => beingOf({ state: at }, 'bo').statuses.length;
    expect([left(after(scene, ...rounds)), left(after(scene, ...rounds, ...rounds, ...rounds))]).toEqual([
      1, 0,
    ]);
  });
});

describe('so many rounds', () => {
  const lasting = (target: string) =>
    beingOf(
      ran(duel(), (tx) => putStatus(tx, target, { status: 'corroded', power: null, by: null })),
      target,
    ).statuses[0]?.duration;

  it('count this one for who is still to act', () => {
    expect(lasting('wolf')).toEqual(forRounds(3));
  });

  it('do not for whose turn runs already', () => {
    expect(lasting('tiz')).toEqual(forRounds(4));
  });

  it('are told when they are over', () => {
    const scene = duel({}, { statuses: [held('corroded', { duration: forRounds(1) })] });
    const turns = done(done(scene, nextOf('tiz')).state, nextOf('wolf', true));
    expect(told(turns, 'statusEnded')).toMatchObject([{ target: 'wolf', status: 'corroded', why: 'over' }]);
  });
});

describe('what one can do', () => {
  it('is nothing for AP while Stunned', () => {
    expect(strikes(under(held('stunned')), []).refusal?.code).toBe('forbidden');
  });

  it('is nothing below 1 Vitality', () => {
    expect(strikes(after(duel({ vitality: 0 }), nextOf(null, true)), []).refusal?.code).toBe('forbidden');
  });

  it('is to stand up from Prone, for 1 AP', () => {
    expect(fighterOf(done(under(held('prone')), acting('tiz', 'standUp')), 'tiz').turn?.ap).toBe(2);
  });

  it('is to attack none but who has enraged them', () => {
    expect(strikes(duel({ statuses: [held('enraged', { by: 'bo' })] }, {}, {}), [1]).refusal).toBeNull();
  });

  it('ends Prone by standing up', () => {
    expect(beingOf(done(under(held('prone')), acting('tiz', 'standUp')), 'tiz').statuses).toEqual([]);
  });
});

describe('the Frightened', () => {
  const scared = (apart: number, map = '20x6') =>
    duel({ statuses: [held('frightened', { by: 'wolf' })] }, {}, { apart, map });

  it('make no step nearer to who has frightened them', () => {
    expect(done(scared(4), acting('tiz', 'move', { target: 'C2' })).refusal?.code).toBe('noWayThere');
  });

  it('may go away', () => {
    expect(fighterOf(done(scared(4), acting('tiz', 'move', { target: 'A2' })), 'tiz').at).toBe('A2');
  });

  it('come no nearer without a map, either', () => {
    expect(done(scared(4, 'no map'), acting('tiz', 'move', { target: 'wolf' })).refusal?.code).toBe('afraid');
  });
});

describe('attacks', () => {
  it('on the Restrained have advantage', () => {
    expect(vitality(strikes(duel({}, { statuses: [held('restrained')] }), [3, 15, 4]))).toBe(16);
  });

  it('of the Prone have disadvantage', () => {
    expect(vitality(strikes(under(held('prone')), [15, 3]))).toBe(20);
  });

  it('of the Blinded on the Restrained have neither (A6)', () => {
    const scene = duel({ statuses: [held('blinded')] }, { statuses: [held('restrained')] });
    expect(vitality(strikes(scene, [15, 4]))).toBe(16);
  });

  it('with a shield as a weapon deal 1d4', () => {
    const shield = {
      kind: 'shield',
      row: 'light',
      name: 'Buckler',
      shield: 'light',
      weight: 2,
      tier: 1,
      price: 0,
      text: '',
    } as const;
    const own = armed(weapon());
    const scene = duel({
      ...own,
      items: [...own.items, { ...(own.items[0] ?? never()), id: 'buckler', profile: shield }],
      holding: ['ax', 'buckler'],
    });
    expect(vitality(strikes(scene, [15, 4], { means: 'buckler' }))).toBe(16);
  });
});

function never(): never {
  throw new Error('no item');
}

describe('a boss that is poisoned (Bosses)', () => {
  /** The next turn, with the die for the boss's Poison where one falls. */
  const next = (scene: Scene): Played => {
    const [actor = ''] = onTurn(scene);
    try {
      return done(scene, nextOf(actor));
    } catch {
      return done(scene, nextOf(actor), [1]);
    }
  };

  it('takes it on each of its turns: three times in a round at grade 3 (the example of Bosses)', () => {
    const poison = held('poison', { duration: forRounds(9) });
    const boss = creature({ name: 'Boss', rank: 'boss', grade: 3, vitality: 30, statuses: [poison] });
    const heroes = [9, 8, 7].map((athletics, n) => [`hero${n}`, { sheet: hero({ skills: { athletics } }) }]);
    let now = fightOf({ ...Object.fromEntries(heroes), boss: { sheet: boss, side: 'foes' } });
    let times = 0;
    while ((now.fight?.order.round ?? 3) < 3) {
      const made = next(now);
      now = made.state;
      if (now.fight?.order.round === 2) times += told(made, 'damaged').length;
    }
    expect(times).toBe(3);
  });
});

it('who falls as their fight begins is Restrained at once (Vitality)', () => {
  const setup = readSetup('no map');
  if (!setup.ok) throw new Error(setup.why);
  const sick = hero({ vitality: 1, statuses: [held('poison', { duration: untilRemoved })] });
  const members = [memberOf('tiz', { sheet: sick }), memberOf('wolf', { sheet: creature(), side: 'foes' })];
  const intent = { kind: 'begin', members, setup: setup.setup, surprised: [], asGm: true } as const;
  const { state } = done(between({}), intent, [4]);
  expect([state.characters.tiz?.vitality, forbiddenBy(state, 'tiz', 'attack')]).toEqual([-3, 'Restrained']);
});
