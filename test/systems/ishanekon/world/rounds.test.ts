import { describe, expect, it } from 'vitest';
import { type HouseRules, newParty, type Party } from '../../../../src/systems/ishanekon/party/party.ts';
import { minuteAfter, roundsIn } from '../../../../src/systems/ishanekon/world/rounds.ts';
import { dies } from '../../../../src/systems/ishanekon/damage/deal.ts';
import { lastingFor } from '../../../../src/systems/ishanekon/status/lasting.ts';
import { armed, duel, ran, weapon } from '../support/fights.ts';
import { hero } from '../support/people.ts';
import { acting, after, beingOf, between, done, nextOf, told } from '../support/scenes.ts';

const taking = (roundTime: HouseRules['roundTime'], more: Partial<Party> = {}): Partial<Party> => ({
  rules: { ...newParty.rules, roundTime },
  ...more,
});

const clockOf = ({ party: { clock, seconds } }: { readonly party: Party }) => [clock, seconds ?? 0];
const rounds = (count: number) =>
  Array.from({ length: count }, () => [nextOf('tiz'), nextOf('wolf', true)]).flat();

describe('A round of a fight (Rounds and Turns, L492)', () => {
  it('takes about 12 seconds of the story', () => {
    expect(clockOf(after(duel(), ...rounds(1)))).toEqual([0, 12]);
  });

  it('five times takes a minute', () => {
    expect(clockOf(after(duel(), ...rounds(5)))).toEqual([1, 0]);
  });

  it('takes as long as the group has it', () => {
    expect(clockOf(after(duel({}, {}, { party: taking('about1') }), ...rounds(2)))).toEqual([0, 2]);
  });

  it('may take no time that counts', () => {
    expect(clockOf(after(duel({}, {}, { party: taking('instant') }), ...rounds(3)))).toEqual([0, 0]);
  });

  it('counts where the fight ends in the middle of it, too', () => {
    expect(clockOf(after(duel(), { kind: 'end', asGm: true }))).toEqual([0, 12]);
  });

  it('ends what lasts for a minute of the story', () => {
    const scene = duel({ statuses: [minuteOf(1)] }, {}, { party: { seconds: 48 } });
    const passed = done(after(scene, nextOf('tiz')), nextOf('wolf', true));
    expect(told(passed, 'timeEnded').map(({ statuses }) => statuses)).toEqual([['tainted']]);
  });

  it('is told with the breath that somebody has: 90 seconds are 7 rounds', () => {
    expect(roundsIn(newParty, 90)).toBe(7);
  });

  it('of no time that counts is no measure of breath', () => {
    expect(roundsIn({ rules: { ...newParty.rules, roundTime: 'instant' } }, 90)).toBeNull();
  });
});

const minuteOf = (until: number) => ({
  ...{ id: 'tainted1', status: 'tainted', stacks: 1, power: null, by: null, byName: null, until },
  duration: { ends: [] },
});

describe('What lasts five rounds outside of a fight', () => {
  it('lasts a minute, whatever a round of a fight takes (L492)', () => {
    const scene = between({ tiz: hero() }, taking('about1'));
    expect(lastingFor(scene, 'tiz', 5).until).toBe(1);
  });

  it('is no shorter for the minute that has begun', () => {
    expect(minuteAfter({ clock: 3, seconds: 36 }, 1)).toBe(5);
  });
});

describe('Somebody who died', () => {
  const knows = { abilities: [{ id: 'secondBreath', source: 'technique' as const, mixes: [] }], wp: 20 };
  const dead = { name: 'Bo', vitality: -40, dead: true };
  const scene = (diedAt: number) =>
    between(
      { tiz: hero({ ...knows, ...armed(weapon()), level: 6 }), bo: hero({ ...dead, diedAt }) },
      { clock: 10 },
    );
  const revive = acting('tiz', 'ability', { means: 'secondBreath', target: 'bo' });

  it('a minute ago comes back by what reaches so far', () => {
    expect(beingOf(done(scene(9), revive, [4]), 'bo').dead).toBe(false);
  });

  it('longer ago stays dead', () => {
    expect(beingOf(done(scene(8), revive), 'bo').dead).toBe(true);
  });

  it('in a fight did so when its clock said', () => {
    const made = ran(duel({}, {}, { party: { clock: 7 } }), (tx) => dies(tx, 'wolf', null));
    expect(beingOf(made, 'wolf').diedAt).toBe(7);
  });
});
