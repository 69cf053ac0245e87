import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../../src/engine/event.ts';
import { forRounds } from '../../../../src/engine/uses/index.ts';
import { attackOption } from '../../../../src/systems/ishanekon/attack/options.ts';
import { putStatus } from '../../../../src/systems/ishanekon/status/put.ts';
import { eventWords } from '../../../../src/systems/ishanekon/words/event.ts';
import { refusalWords } from '../../../../src/systems/ishanekon/words/refusal.ts';
import { armed, bow, duel, ran, strikes, weapon } from '../support/fights.ts';
import { acting, done, type Played } from '../support/scenes.ts';

const gm: Viewer = { gm: true, characters: [] };
const player: Viewer = { gm: false, characters: ['tiz'] };

const notes = ({ events, state }: Played, viewer: Viewer = player) =>
  events.flatMap((event) => eventWords(event, state, viewer) ?? []);
const texts = (made: Played, viewer: Viewer = player) => notes(made, viewer).map(({ text }) => text);
const strong = { stats: { strength: 13 } };

describe('an attack is told', () => {
  it('as a hit, with its damage', () => {
    expect(texts(strikes(duel(strong), [12, 5]))).toEqual([
      '**Tiz** hits **Wolf** with Ax.',
      '**Wolf** takes 8 damage.',
    ]);
  });

  it('as a critical hit', () => {
    expect(texts(strikes(duel(), [20, 1]))[0]).toBe('**Tiz** hits **Wolf** critically with Ax.');
  });

  it('as a miss with disadvantage', () => {
    expect(texts(strikes(duel(armed(bow())), [15, 3]))).toEqual([
      '**Tiz** misses **Wolf** with Bow with disadvantage.',
    ]);
  });

  it('as loud, with a Loud weapon (L711)', () => {
    const pistol = armed(bow({ name: 'Pistol', properties: ['flexible', 'loud'] }));
    expect(texts(strikes(duel(pistol), [5]))).toEqual(['**Tiz** misses **Wolf** with Pistol, loudly.']);
  });

  it('as a miss on purpose', () => {
    expect(texts(strikes(duel(), [], { spend: ['pulled'] }))).toEqual([
      '**Tiz** misses **Wolf** on purpose with Ax.',
    ]);
  });

  it('with its die and what was added, below', () => {
    expect(notes(strikes(duel(strong), [12, 5]))[0]?.why).toEqual(['d20: 12; Primary Stat +3; 15 in all']);
  });

  it('with what made it lean', () => {
    expect(notes(strikes(duel(armed(bow())), [15, 3]))[0]?.why?.[0]).toBe(
      'd20: 15, 3 (disadvantage: an enemy within 1 m); 3 in all',
    );
  });

  it("with a foe's Evasion, to the GM alone", () => {
    expect(notes(strikes(duel(), [12, 5]), gm)[0]?.why?.[1]).toBe('Evasion 10: 10');
  });

  it("without a foe's Vitality, to players", () => {
    expect(texts(strikes(duel(), [12, 5]), gm)[1]).toBe('**Wolf** takes 5 damage. 15 Vitality left.');
  });

  it('with how the damage was reckoned', () => {
    const made = strikes(duel({}, { size: 'big' }, { apart: 1 }), [12, 5]);
    expect(notes(made, gm)[1]?.why).toEqual(['Rolled 5 Physical', '5 after: Armor −1 = 4']);
  });

  it('and what comes of it: down, and bleeding', () => {
    expect(texts(strikes(duel({}, { vitality: 4 }), [12, 5])).slice(2)).toEqual([
      '**Wolf** goes down: Restrained and Bleeding.',
    ]);
  });

  it('and death', () => {
    expect(texts(strikes(duel({}, { rank: 'minor', class: null, vitality: 1 }), [12, 5])).slice(2)).toEqual([
      '**Wolf** dies.',
    ]);
  });
});

describe('a Status Effect is told', () => {
  const prone = { id: 'p', status: 'prone', stacks: 1, power: null, by: null, byName: null, until: null };
  const scene = duel({ statuses: [{ ...prone, duration: forRounds(3) }] });

  it('where it ends', () => {
    expect(texts(done(scene, acting('tiz', 'standUp')))).toEqual([
      '**Tiz** is no longer Prone: back on the feet.',
    ]);
  });
});

describe('a Status Effect that stacks is told', () => {
  const poisoned = (...stacks: readonly number[]) =>
    ran(duel(), (tx) => {
      for (const count of stacks)
        putStatus(tx, 'wolf', { status: 'poison', stacks: count, power: 12, by: 'tiz' });
    });

  it('by its stacks', () => {
    expect(texts(poisoned(2))).toEqual(['**Wolf** gets Poison, 2 stacks.']);
  });

  it('with what it comes to', () => {
    expect(texts(poisoned(2, 1))[1]).toBe('**Wolf** gets Poison, 1 stack (3 in all).');
  });
});

describe('a refusal says what to do', () => {
  it('where somebody lies on the ground', () => {
    const prone = { id: 'p', status: 'prone', stacks: 1, power: null, by: null, byName: null, until: null };
    const scene = duel({ statuses: [{ ...prone, duration: forRounds(3) }] });
    const { refusal } = done(scene, acting('tiz', 'move', { target: 'A2' }));
    expect(refusal === null ? null : refusalWords(refusal, scene)).toBe(
      "**Tiz** can't do that now: Prone. Stand up first.",
    );
  });

  it('where somebody is too far away', () => {
    const scene = duel({}, {}, { apart: 4 });
    const { refusal } = strikes(scene, []);
    expect(refusal === null ? null : refusalWords(refusal, scene)).toBe(
      '**Wolf** is 4 m away; Ax reaches 1 m. Move closer first.',
    );
  });
});

describe('what can be attacked with', () => {
  it('says its figures', () => {
    const own = armed(weapon({ types: ['heat'], properties: ['reload'], area: 'line' }));
    expect(attackOption(duel(own), 'tiz').means?.[0]?.note).toBe('1d8 Heat, 1 m, 3 m line, 3 AP');
  });

  it('names the targets that each reaches', () => {
    const scene = duel(armed(bow(), weapon()), {}, { apart: 4 });
    expect(attackOption(scene, 'tiz').means?.map(({ name, fits }) => [name, fits])).toEqual([
      ['Bow', ['wolf']],
      ['Unarmed', []],
    ]);
  });

  it('says how many attacks are left', () => {
    const scene = duel({}, {}, { turn: { attacks: 2, attackAp: 2, ap: 1 } });
    expect(attackOption(scene, 'tiz').price).toBe('2 attacks left');
  });
});
