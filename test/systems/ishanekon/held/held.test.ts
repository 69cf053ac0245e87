import { describe, expect, it } from 'vitest';
import { trackerOf } from '../../../../src/systems/ishanekon/tracker/index.ts';
import { eventWords } from '../../../../src/systems/ishanekon/words/event.ts';
import { armed, attacking, bow, duel, vitality, weapon } from '../support/fights.ts';
import { creature, hero } from '../support/people.ts';
import { acting, after, done, fighterOf, nextOf, told } from '../support/scenes.ts';

const axe = 'attack/ax';
const holding = (more: Parameters<typeof acting>[2] = {}) =>
  acting('tiz', 'holdAction', { means: axe, target: 'enemies', ...more });

/** Tiz holds an attack with her ax, and the wolf, which is three metres away, has its turn. */
const waiting = (more: Parameters<typeof acting>[2] = {}, apart = 3) =>
  after(duel({}, {}, { apart }), holding(more), nextOf('tiz'));

const steps = (tile: string) => acting('wolf', 'move', { target: tile });

describe('holding an action (Rounds and Turns)', () => {
  it('costs the AP of the action at once', () => {
    expect(fighterOf(done(duel(), holding()), 'tiz').turn?.ap).toBe(1);
  });

  it('is refused to who holds one already', () => {
    const scene = after(duel({}, {}, { turn: { ap: 6 } }), holding());
    expect(done(scene, holding()).refusal?.code).toBe('holdsAction');
  });

  it('is refused without the AP', () => {
    expect(done(duel({}, {}, { turn: { ap: 1 } }), holding()).refusal?.code).toBe('notEnoughAp');
  });

  it('is over when the next turn begins', () => {
    const scene = after(waiting(), nextOf('wolf'));
    expect(fighterOf({ state: scene }, 'tiz').holding).toBeNull();
  });

  it('says so then', () => {
    expect(told(done(waiting(), nextOf('wolf')), 'heldLapsed')).toHaveLength(1);
  });
});

describe('a held attack (Rounds and Turns: the archer)', () => {
  it('comes by itself when an enemy moves into reach', () => {
    expect(vitality(done(waiting(), steps('C2'), [15, 5]))).toBe(15);
  });

  it('asks nobody', () => {
    expect(done(waiting(), steps('C2'), [15, 5]).asked).toEqual([]);
  });

  it('waits on for who moves out of reach', () => {
    expect(fighterOf(done(waiting(), steps('D3')), 'tiz').holding).not.toBeNull();
  });

  it('is used up by it', () => {
    expect(fighterOf(done(waiting(), steps('C2'), [1]), 'tiz').holding).toBeNull();
  });

  it('leaves the turn of the other as it was', () => {
    expect(fighterOf(done(waiting(), steps('C2'), [1]), 'wolf').turn?.movement).toBe(1);
  });

  it('gives no time besides', () => {
    expect(fighterOf(done(waiting(), steps('C2'), [1]), 'tiz').turn).toBeNull();
  });

  it('makes all attacks of its action', () => {
    const path = { path: 'pathOfAttack', level: 3 };
    const scene = after(duel(path, {}, { apart: 3 }), holding(), nextOf('tiz'));
    expect(told(done(scene, steps('C2'), [1, 1]), 'attacked')).toHaveLength(2);
  });

  it("doesn't come to the doing of friends", () => {
    const kira = { sheet: hero({ name: 'Kira', ...armed(weapon()) }), place: 'B5' };
    const scene = after(duel({}, {}, { apart: 3, more: { kira } }), holding(), nextOf('tiz'));
    const kiras = after(scene, ...(fighterOf({ state: scene }, 'kira').turn ? [] : [nextOf(null, true)]));
    expect(fighterOf(done(kiras, acting('kira', 'move', { target: 'B4' })), 'tiz').holding).not.toBeNull();
  });

  it("doesn't come to one who is stunned", () => {
    const scene = after(waiting(), {
      ...{ kind: 'condition', actor: 'tiz', change: 'add', condition: 'stunned', source: null, until: null },
      asGm: true,
    });
    expect(told(done(scene, steps('C2')), 'heldReleased')).toEqual([]);
  });

  it('waits for one alone, where one is named', () => {
    const bear = { sheet: creature({ name: 'Bear' }), side: 'foes' as const, place: 'E5' };
    const scene = after(
      duel({}, {}, { apart: 3, more: { bear } }),
      holding({ target: 'bear' }),
      nextOf('tiz'),
    );
    const wolfs = after(scene, ...(fighterOf({ state: scene }, 'wolf').turn ? [] : [nextOf(null, true)]));
    expect(told(done(wolfs, steps('C2')), 'heldReleased')).toEqual([]);
  });
});

describe('what sets a held action off', () => {
  const shooting = (spend: readonly string[]) =>
    after(
      duel(armed(bow()), armed(bow()), { apart: 4 }),
      holding({ means: 'attack/bow', spend: [...spend] }),
      nextOf('tiz'),
    );
  const shoots = attacking({ actor: 'wolf', target: 'tiz' });

  it('is an attack, once it is over', () => {
    const types = done(shooting(['when:attacks']), shoots, [1, 15, 3]).events.map(({ type }) => type);
    expect(types.indexOf('heldReleased')).toBeGreaterThan(types.indexOf('attacked'));
  });

  it("isn't a step, where it is an attack", () => {
    expect(told(done(shooting(['when:attacks']), steps('E2')), 'heldReleased')).toEqual([]);
  });

  it('is anything that is done', () => {
    expect(
      told(done(shooting(['when:acts']), acting('wolf', 'defend'), [1, 1]), 'heldReleased'),
    ).toHaveLength(1);
  });

  it('must be near enough', () => {
    const scene = shooting(['when:acts', 'within:3']);
    expect(told(done(scene, acting('wolf', 'defend')), 'heldReleased')).toEqual([]);
  });
});

describe('an action that is held for a word', () => {
  const said = (more: Parameters<typeof acting>[2] = {}) =>
    waiting({ detail: 'when the bell rings', ...more }, 1);
  const now = (more: Parameters<typeof acting>[2] = {}) => acting('tiz', 'releaseAction', more);

  it('comes when its player says so', () => {
    expect(vitality(done(said(), now({ target: 'wolf' }), [15, 5]))).toBe(15);
  });

  it('comes for nothing else', () => {
    expect(told(done(said(), steps('D2')), 'heldReleased')).toEqual([]);
  });

  it('stands on the card', () => {
    expect(trackerOf(said(), { gm: false, characters: [] }).calls).toEqual([
      { actor: 'tiz', act: 'releaseAction', target: 'wolf', label: 'Tiz: now, Wolf!' },
    ]);
  });

  it('may be a Move, to where is said then', () => {
    const scene = said({ means: 'move' });
    expect(fighterOf(done(scene, now({ target: 'B5' })), 'tiz').at).toBe('B5');
  });

  it('goes no farther than that Move', () => {
    expect(done(said({ means: 'move' }), now({ target: 'B6' })).refusal?.code).toBe('tooFar');
  });

  it('helps friends', () => {
    const scene = after(said({ means: 'defend' }), now());
    expect(fighterOf({ state: scene }, 'tiz').states.map(({ id }) => id)).toEqual(['defending']);
  });
});

it('of a foe is known to the GM alone', () => {
  const scene = after(duel(), nextOf('tiz'));
  const { events } = done(scene, acting('wolf', 'holdAction', { means: 'attack/claw', target: 'enemies' }));
  const words = events.map((event) => eventWords(event, scene, { gm: false, characters: ['tiz'] })?.text);
  expect(words).toContain('**Wolf** holds an action.');
});
