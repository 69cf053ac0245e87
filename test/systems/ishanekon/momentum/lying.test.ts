import { describe, expect, it } from 'vitest';
import { scriptedDice } from '../../../../src/dice/index.ts';
import { takenUp } from '../../../../src/engine/again.ts';
import type { Intent } from '../../../../src/engine/intent.ts';
import { type Offered, run } from '../../../../src/engine/run.ts';
import { findProfile } from '../../../../src/systems/ishanekon/items/rows.ts';
import { lyingOf } from '../../../../src/systems/ishanekon/momentum/lying.ts';
import { rerollCalls, rerollPresses, takesUp } from '../../../../src/systems/ishanekon/momentum/reroll.ts';
import { perform } from '../../../../src/systems/ishanekon/perform.ts';
import { ruleset } from '../../../../src/systems/ishanekon/ruleset.ts';
import type { Scene } from '../../../../src/systems/ishanekon/scene.ts';
import { checking } from '../support/asking.ts';
import { armed, attacking, duel, item, weapon } from '../support/fights.ts';
import { creature, hero } from '../support/people.ts';
import { acting, beingOf, between, done, type Played, told } from '../support/scenes.ts';

type Said = NonNullable<Parameters<typeof hero>[0]>;

const alone = (tiz: Said = {}): Scene => between({ tiz: hero({ asksFrom: null, ...tiz }) });
const failing = checking('tiz', 'stealth', { difficulty: '6' });

const ended = (scene: Scene, intent: Intent, dice: readonly number[]) => {
  const source = scriptedDice(dice);
  const made = run(ruleset, scene, (tx) => perform(tx, intent), { source });
  if (made.kind !== 'done') throw new Error(made.kind);
  return made;
};

const offers = (scene: Scene, intent: Intent, dice: readonly number[]): readonly Offered[] =>
  ended(scene, intent, dice).offers;

/** A command, and the same with one of its offers taken up, the first where nothing is said: with the dice that fall from there on. */
function again(
  scene: Scene,
  intent: Intent,
  dice: readonly number[],
  more: readonly number[],
  which = 0,
): Played {
  const { offers: all, dice: fell } = ended(scene, intent, dice);
  const offer = all[which];
  if (offer === undefined) throw new Error('nothing offered');
  const given = takenUp({ dice: [...fell], answers: [], rulings: [] }, offer, { choice: 'yes', by: 'ana' });
  const source = scriptedDice([...Array.from({ length: offer.seen }, () => 1), ...more]);
  for (let n = 0; n < offer.seen; n++) source.die(n, 20);
  const made = run(ruleset, scene, (tx) => perform(tx, intent), { ...given, source });
  if (made.kind !== 'done') throw new Error(made.kind);
  return { state: made.state, events: made.events, asked: [], refusal: null };
}

describe('Reroll on the card (Narrative Momentum)', () => {
  it('is offered for a die of a failed check about which nobody was asked', () => {
    expect(offers(alone(), failing, [4])).toMatchObject([{ decision: { asked: 'tiz' }, seen: 1 }]);
  });

  it('is offered for the dice of a stimulant', () => {
    const profile = findProfile('stimulantZero');
    if (profile === null) throw new Error('no stimulant');
    const scene = alone({ wp: 0, items: [item(profile)] });
    const uses = acting('tiz', 'useItem', { means: profile.name.toLowerCase() });
    expect(offers(scene, uses, [4]).map(({ decision }) => decision.params.what)).toEqual(['stimulant']);
  });

  it('is offered for the dice of a resting place', () => {
    const rests: Intent = { kind: 'rest', actors: ['tiz'], rest: 'full:modest', asGm: false };
    const made = offers(alone({ credits: 500 }), rests, [2]);
    expect(made.map(({ decision }) => decision.params.what)).toEqual(['restingPlace']);
  });

  it('is not offered where the player was asked, and let it stand', () => {
    expect(done(alone({ asksFrom: 0 }), failing, [4]).state).toMatchObject({
      characters: { tiz: expect.not.objectContaining({ lying: expect.anything() }) },
    });
  });

  it('is not offered on a success, which another die would not change', () => {
    expect(offers(alone(), failing, [8])).toEqual([]);
  });

  it('is offered for a check that only counts by its number', () => {
    expect(offers(alone(), checking('tiz', 'stealth'), [8])).toHaveLength(1);
  });

  it('is not offered for a die that shows the most it can', () => {
    expect(offers(alone(), checking('tiz', 'stealth'), [10])).toEqual([]);
  });

  it('is not offered of a secret check', () => {
    const secret = checking('tiz', 'stealth', { secret: true, asGm: true });
    expect(offers(alone(), secret, [4])).toEqual([]);
  });

  it('is not offered to creatures that are no characters (General Creature features)', () => {
    const wolves = between({ wolf: creature({ momentum: 10 }) });
    expect(offers(wolves, checking('wolf', 'stealth'), [4])).toEqual([]);
  });

  it('is not offered outside of a fight where others are reached as well', () => {
    const two = between({ tiz: hero({ asksFrom: null }), ana: hero() });
    expect(offers(two, checking('tiz', 'stealth', { against: 'ana' }), [2, 9])).toEqual([]);
  });

  it('takes the better of the two results', () => {
    expect(told(again(alone(), failing, [4], [7]), 'checked')[0]?.rolled.natural).toBe(7);
  });

  it('keeps the old one where the new one is worse', () => {
    expect(told(again(alone(), failing, [4], [2]), 'checked')[0]?.rolled.natural).toBe(4);
  });

  it('costs 3 for the d10 of a check', () => {
    expect(beingOf(again(alone({ momentum: 5 }), failing, [4], [7]), 'tiz').momentum).toBe(2);
  });

  it('takes as many levels of Exhaustion as are needed, 1 and the level of Luck each', () => {
    const made = again(alone({ momentum: 0, skills: { luck: 1 } }), failing, [4], [7]);
    expect(beingOf(made, 'tiz')).toMatchObject({ momentum: 1, exhaustion: 2 });
  });

  it('lets that Exhaustion come once the reroll has taken effect', () => {
    const [fresh] = told(again(alone({ momentum: 2 }), failing, [4], [7]), 'checked');
    const [rested] = told(again(alone({ momentum: 9 }), failing, [4], [7]), 'checked');
    expect(fresh?.rolled.total).toBe(rested?.rolled.total);
  });

  it('is not offered where that Exhaustion would kill', () => {
    expect(offers(alone({ momentum: 0, exhaustion: 8 }), failing, [4])).toEqual([]);
  });

  it('marks the dice that fell before as those of the command it does again', () => {
    const { dice, offers: all } = ended(alone(), failing, [4]);
    const [offer] = all;
    if (offer === undefined) throw new Error('nothing offered');
    const cut = takenUp({ dice: [...dice], answers: [], rulings: [] }, offer, { choice: 'yes', by: 'ana' });
    expect(cut.dice).toMatchObject([{ value: 4, earlier: true }]);
  });

  it('has a button with its price until the next step', () => {
    const { state } = done(alone(), failing, [4]);
    expect(rerollCalls(state)).toMatchObject([{ actor: 'tiz', label: 'Tiz: reroll check 4 for 3 Momentum' }]);
    expect(rerollCalls(done(state, checking('tiz', 'stealth'), [10]).state)).toEqual([]);
  });

  it('says the levels of Exhaustion on the button', () => {
    const { state } = done(alone({ momentum: 1 }), failing, [4]);
    expect(rerollCalls(state)).toMatchObject([{ label: 'Tiz: reroll check 4 for 3 Momentum, 2 Exhaustion' }]);
  });

  it('knows a button of an earlier step by its die, and refuses it', () => {
    const first = done(alone(), failing, [4]).state;
    const second = done(first, failing, [4]).state;
    const [stale] = lyingOf(first, 'tiz');
    expect(takesUp(second, acting('tiz', 'reroll', { target: stale?.id ?? '' }))).toMatchObject({
      ok: false,
      refusal: { code: 'dieGone' },
    });
  });

  it('refuses the second of two presses on one die, though another shows as much (two at once)', () => {
    const scene = duel({ ...armed(weapon({ damage: { count: 2, sides: 6, plus: 0 } })), momentum: 20 });
    const [, pressed] = lyingOf(done(scene, attacking(), [15, 3, 3]).state, 'tiz');
    const after = again(scene, attacking(), [15, 3, 3], [1, 3], 1).state;
    expect(takesUp(after, acting('tiz', 'reroll', { target: pressed?.id ?? '' }))).toMatchObject({
      ok: false,
      refusal: { code: 'dieGone' },
    });
  });

  it('is one button for two dice of a roll that show as much: nobody chooses between equals', () => {
    const scene = duel({ ...armed(weapon({ damage: { count: 2, sides: 6, plus: 0 } })), momentum: 20 });
    const { state } = done(scene, attacking(), [15, 3, 3]);
    expect(rerollCalls(state).map(({ label }) => label)).toEqual([
      'Tiz: reroll attack 15 for 7 Momentum',
      'Tiz: reroll damage 3 for 2 Momentum',
    ]);
  });

  it('leaves the other of two equal dice its button once the first is rolled again', () => {
    const scene = duel({ ...armed(weapon({ damage: { count: 2, sides: 6, plus: 0 } })), momentum: 20 });
    const made = again(scene, attacking(), [15, 3, 3], [5, 3], 1).state;
    expect(lyingOf(made, 'tiz').map(({ what, value }) => [what, value])).toEqual([
      ['attack', 15],
      ['damage', 3],
    ]);
  });

  it('says which of two rolls a die is of where they show as much', () => {
    const die = { key: 'k#1', what: 'damage' as const, sides: 6, value: 2, cost: 2, exhaustion: 0 };
    const scene = alone({ lying: { stamp: 1, dice: [die, { ...die, key: 'k#2' }] } });
    expect(rerollCalls(scene).map(({ label }) => label)).toEqual([
      'Tiz: reroll damage 2 (first) for 2 Momentum',
      'Tiz: reroll damage 2 (second) for 2 Momentum',
    ]);
  });

  it('needs no name where one die lies there', () => {
    const { state } = done(alone(), failing, [4]);
    expect(takesUp(state, acting('tiz', 'reroll'))).toMatchObject({ ok: true, value: { choice: 'yes' } });
  });

  it('is one button for all where more than three dice lie there', () => {
    const die = { key: 'k', what: 'damage' as const, sides: 6, value: 2, cost: 2, exhaustion: 0 };
    const scene = alone({ lying: { stamp: 1, dice: [die, die, die, die] } });
    expect(rerollPresses(scene)).toEqual([{ actor: null, act: 'reroll', label: 'Reroll…' }]);
  });
});
