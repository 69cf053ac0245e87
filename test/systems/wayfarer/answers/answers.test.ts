import { describe, expect, test } from 'vitest';
import { answer } from '../../../../src/systems/wayfarer/autopilot/answers.ts';
import type { Scene } from '../../../../src/systems/wayfarer/scene.ts';
import { scriptedDice } from '../../../../src/dice/index.ts';
import type { Rule } from '../../../../src/engine/rule.ts';
import { run } from '../../../../src/engine/run.ts';
import type { Tx } from '../../../../src/engine/tx.ts';
import { plainTest } from '../../../../src/systems/wayfarer/effects/moment.ts';
import { ruleset } from '../../../../src/systems/wayfarer/ruleset.ts';
import { testOpposed } from '../../../../src/systems/wayfarer/testing/opposed.ts';
import { questionWords } from '../../../../src/systems/wayfarer/words/question.ts';
import { testMorale } from '../../../../src/systems/wayfarer/testing/static.ts';
import { acting, plain, whereIs } from '../support/acting.ts';
import { act, assault, attempt, done, eventsOf, type With } from '../support/play.ts';
import type { Staged } from '../support/stage.ts';

// Ana's unit assaults Bo's with a 10, which nobody interrupts: two dice of Offense against two of Defense, and nobody strikes back.

const mage = (spell: string, more = '') =>
  `Mage; Troop; Human; Warrior; dice AO 2 MD 2 BD 2 AT 2 DE 4 AD 1; spells ${spell}${more}`;

type Units = Staged['units'];

interface Wanted {
  /** What Ana and Bo have beside the two who fight. */
  readonly ours?: Units;
  readonly theirs?: Units;
  readonly hand?: readonly string[];
  readonly theirHand?: readonly string[];
  readonly foe?: string;
}

const scene = ({ ours = [], theirs = [], hand = [], theirHand = [], foe = plain }: Wanted): Scene =>
  acting(
    {
      ana: { units: [{ line: plain, at: 'H8' }, ...ours], hand },
      bo: { units: [{ line: foe, at: 'H7' }, ...theirs], hand: theirHand },
    },
    '10 of clubs',
  );

const strike = assault('ana', 'bo/1.1', 'unarmed');

/** Who was defeated by the strike. */
const defeated = (from: Scene, given: With) =>
  eventsOf(done(from, strike, given).events, 'assaultRolled').map(({ data }) => data.isDefeated);

const spared = [{ unit: false, target: false }];
const beaten = [{ unit: false, target: true }];

const curser = { line: mage('Curse'), at: 'J4' };
const cursed = (theirHand: readonly string[], theirs: Units = [curser]) => scene({ theirs, theirHand });
const curse = 'curse.0.2 of spades';

describe('Curse (L4909)', () => {
  test('rolls a die of an enemy in sight again, once its casting test has passed', () => {
    const given = { answers: { 'answer:bo': curse }, dice: [6, 1, 4, 2, 5, 1, 1] };
    expect(defeated(cursed(['2 of spades', '3 of hearts']), given)).toEqual(spared);
  });

  test('fizzles by a casting test that fails', () => {
    const given = { answers: { 'answer:bo': curse }, dice: [6, 1, 4, 2, 2, 1] };
    expect(defeated(cursed(['2 of spades', '3 of hearts']), given)).toEqual(beaten);
  });

  test('who has a caster is asked, whatever the hand holds (A24)', () => {
    expect(attempt(cursed(['3 of hearts']), strike, { dice: [6, 1, 4, 2] })).toMatchObject({
      kind: 'waiting',
      decisions: [{ key: 'answer:bo', options: [{ id: 'pass' }, { id: 'round' }] }],
    });
  });

  test('takes no higher card than the one that was played (A24)', () => {
    expect(attempt(cursed(['2 of spades']), strike, { dice: [6, 1, 4, 2] })).toMatchObject({
      decisions: [{ options: [{ id: 'pass' }, { id: 'round' }, { id: curse }] }],
    });
  });

  test('the question, its dice and its cards are for its side alone', () => {
    expect(attempt(cursed(['2 of spades']), strike, { dice: [6, 1, 4, 2] })).toMatchObject({
      decisions: [{ to: ['bo'] }],
    });
  });

  test('all dice that count are told with it', () => {
    const outcome = attempt(cursed(['2 of spades']), strike, { dice: [6, 1, 4, 2] });
    const decision = outcome.kind === 'waiting' ? outcome.decisions[0] : undefined;
    if (decision === undefined) throw new Error('nobody is asked');
    expect(questionWords(decision, cursed(['2 of spades'])).prompt).toBe(
      'An assault: **Guard of ana** 6, 1 (Offense); **Guard of bo** 4, 2 (Defense). Do you cast Curse?',
    );
  });

  test('nobody is asked who has no card', () => {
    expect(defeated(cursed([]), { dice: [6, 1, 4, 2] })).toEqual(beaten);
  });

  test("nor whose caster has acted: it's the caster's activation (A24)", () => {
    const tired = [{ ...curser, is: { activated: true } }];
    expect(defeated(cursed(['2 of spades'], tired), { dice: [6, 1, 4, 2] })).toEqual(beaten);
  });

  test('nor whose test has failed by itself', () => {
    expect(defeated(cursed(['2 of spades']), { dice: [1, 1, 4, 2] })).toEqual(spared);
  });

  test('its caster has acted in this round', () => {
    const given = { answers: { 'answer:bo': curse }, dice: [6, 1, 4, 2, 5, 1, 1] };
    const { state } = done(cursed(['2 of spades', '3 of hearts']), strike, given);
    expect(state.battle?.units['bo/2.1']?.activated).toBe(true);
  });

  test('a card that is no more than the least does nothing else (L4902)', () => {
    const given = { answers: { 'answer:bo': curse }, dice: [6, 1, 4, 2, 5, 1, 1] };
    const { state } = done(cursed(['2 of spades', '3 of hearts']), strike, given);
    expect(state.battle?.activations.map(({ unit }) => unit)).toEqual(['ana/1.1']);
  });

  test('a higher one also moves its caster, once the assault is over (L4902)', () => {
    const given = { answers: { 'answer:bo': 'curse.0.5 of spades' }, dice: [6, 1, 4, 2, 5, 1, 1] };
    const { state } = done(cursed(['5 of spades', '3 of hearts']), strike, given);
    expect(state.battle?.activations.map(({ unit }) => unit)).toEqual(['ana/1.1', 'bo/2.1']);
  });

  test('and then who was answered goes on', () => {
    const given = { answers: { 'answer:bo': 'curse.0.5 of spades' }, dice: [6, 1, 4, 2, 5, 1, 1] };
    const { state } = done(cursed(['5 of spades', '3 of hearts']), strike, given);
    const after = done(state, act('bo', 'finish')).state;
    expect(after.battle?.activations.map(({ unit }) => unit)).toEqual(['ana/1.1']);
  });

  test('who casts nothing in this round is asked no more in it', () => {
    const { state } = done(cursed(['2 of spades']), strike, {
      answers: { 'answer:bo': 'round' },
      dice: [6, 1, 4, 2],
    });
    expect(state.battle?.sides.bo?.answersNothing).toBe(true);
  });

  test('is undone by a Counterspell as any spell (L1929)', () => {
    const counter = `Sage; Troop; Human; Warrior; dice AO 3 MD 2 AT 2 DE 6; skills Counterspell`;
    const from = scene({
      ours: [{ line: counter, at: 'J8', is: { activated: true } }],
      theirs: [curser],
      theirHand: ['2 of spades', '3 of hearts'],
    });
    const given = { answers: { 'answer:bo': curse }, dice: [6, 1, 4, 2, 5, 1, 6, 6, 6] };
    expect(defeated(from, given)).toEqual(beaten);
  });

  test('has a die of a rush rolled again (L277)', () => {
    const given = { answers: { 'answer:bo': curse }, dice: [5, 1, 4, 2, 1] };
    const { events } = done(cursed(['2 of spades', '3 of hearts']), act('ana', 'rush'), given);
    expect(eventsOf(events, 'rushed').map(({ data }) => data.further)).toEqual([0]);
  });
});

/** Runs a rule by itself, with dice and answers that must all be used. */
function tested<T>(from: Scene, rule: (tx: Tx<Scene>) => Rule<T>, { dice = [], answers = {} }: With): T {
  const source = scriptedDice(dice);
  const given: T[] = [];
  const outcome = run(
    ruleset,
    from,
    function* (tx) {
      given.push(yield* rule(tx));
    },
    {
      source,
      answers: Object.entries(answers).map(([key, choice]) => ({ key, choice, by: 'somebody', seen: 0 })),
    },
  );
  const [gave] = given;
  if (outcome.kind !== 'done' || gave === undefined || source.left().faces.length > 0)
    throw new Error(`not done: ${outcome.kind}, ${source.left().faces.join()}`);
  return gave;
}

describe('tests that are no assaults', () => {
  const nerve = (tx: Tx<Scene>) => testMorale(tx, 'ana/1.1', 4, 'craven');
  const contest = (tx: Tx<Scene>) =>
    testOpposed(
      tx,
      { unit: 'ana/1.1', tested: 'meleeOff', moment: plainTest },
      { unit: 'bo/1.1', tested: 'meleeDef', moment: plainTest },
      'hold',
    );
  const blesser = { line: mage('Bless'), at: 'J10' };
  const blessed = scene({ ours: [blesser], hand: ['2 of hearts', '3 of clubs'] });
  const bless = { 'answer:ana': 'bless.0.2 of hearts' };

  test('a curse rolls a die of one that has passed again (L4909)', () => {
    const given = { answers: { 'answer:bo': curse }, dice: [5, 4, 1, 1] };
    expect(tested(cursed(['2 of spades', '3 of hearts']), nerve, given)).toBe(false);
  });

  test('a blessing is a bump for one that fails (L4949)', () => {
    expect(tested(blessed, nerve, { answers: bless, dice: [3, 5, 1] })).toBe(true);
  });

  test('nobody is asked for a blessing that leaves it as it is (L4949)', () => {
    expect(tested(blessed, nerve, { dice: [2] })).toBe(false);
  });

  test('a curse on who is ahead in a contest is a re-roll for the other (L4909)', () => {
    const given = { answers: { 'answer:bo': curse }, dice: [6, 1, 4, 2, 5, 1, 1] };
    expect(tested(cursed(['2 of spades', '3 of hearts']), contest, given)).toBe('behind');
  });

  test('a blessing for who is behind is a bump (L4949)', () => {
    expect(tested(blessed, contest, { answers: bless, dice: [4, 1, 5, 2, 5, 1] })).toBe('ahead');
  });
});

describe('Bless (L4949)', () => {
  const blesser = { line: mage('Bless'), at: 'J10' };
  const blessed = (hand: readonly string[]) => scene({ ours: [blesser], hand });
  const bless = 'bless.0.2 of hearts';

  test("gives an ally's test in sight a bump of 2", () => {
    const given = { answers: { 'answer:ana': bless }, dice: [4, 1, 5, 1, 5, 1] };
    expect(defeated(blessed(['2 of hearts', '3 of clubs']), given)).toEqual(beaten);
  });

  test('nobody is asked where the ally does well by itself', () => {
    expect(defeated(blessed(['2 of hearts']), { dice: [6, 1, 5, 1] })).toEqual(beaten);
  });

  test("the target's side may bless its Defense", () => {
    const from = scene({ theirs: [{ ...blesser, at: 'J4' }], theirHand: ['2 of hearts', '3 of clubs'] });
    const given = { answers: { 'answer:bo': 'bless.0.2 of hearts' }, dice: [6, 1, 5, 1, 5, 1] };
    expect(defeated(from, given)).toEqual(spared);
  });
});

describe('Power Strike (L5000)', () => {
  const smith = { line: mage('Power Strike'), at: 'H10' };
  const struck = (at = 'H10', foe = plain) =>
    scene({ ours: [{ ...smith, at }], hand: ['4 of diamonds', '3 of clubs'], foe });
  const power = { 'answer:ana': 'powerStrike.0.4 of diamonds' };

  test('gives an ally in Detect range that comes to blows a kicker of 6, before the dice', () => {
    expect(defeated(struck(), { answers: power, dice: [6, 1, 1, 1, 5, 5] })).toEqual(beaten);
  });

  test('and its blow is magic: an Undead has no last chance (L1513)', () => {
    const { state } = done(struck('H10', `${plain}; as Undead`), strike, {
      answers: power,
      dice: [6, 1, 1, 1, 5, 5],
    });
    expect(whereIs(state, 'bo/1.1')).toBe('captured');
  });

  test('not out of Detect range', () => {
    expect(defeated(struck('H14'), { dice: [1, 1, 5, 5] })).toEqual(spared);
  });

  test('not for a shot', () => {
    const from = acting(
      {
        ana: {
          units: [{ line: `${plain}; gear Revolver`, at: 'H8' }, smith],
          hand: ['4 of diamonds'],
        },
        bo: { units: [{ line: plain, at: 'H4' }] },
      },
      '10 of clubs',
    );
    expect(attempt(from, assault('ana', 'bo/1.1', 'revolver'), { dice: [1, 1, 5, 5] }).kind).toBe('done');
  });
});

describe('Healing Hand (L4962)', () => {
  const healer = { line: mage('Healing Hand'), at: 'H6' };
  const healed = (at: string, foe = plain) =>
    scene({ theirs: [{ ...healer, at }], theirHand: ['6 of hearts', '3 of clubs'], foe });
  const heal = { 'answer:bo': 'healingHand.0.6 of hearts' };

  test('sends an adjacent living ally to reserves that would be captured', () => {
    const { state } = done(healed('H6'), strike, { answers: heal, dice: [6, 6, 1, 1, 6, 1] });
    expect(whereIs(state, 'bo/1.1')).toBe('reserves');
  });

  test('not where the spell fizzles', () => {
    const { state } = done(healed('H6'), strike, { answers: heal, dice: [6, 6, 1, 1, 4, 1] });
    expect(whereIs(state, 'bo/1.1')).toBe('captured');
  });

  test('not from afar', () => {
    const { state } = done(healed('H4'), strike, { dice: [6, 6, 1, 1] });
    expect(whereIs(state, 'bo/1.1')).toBe('captured');
  });

  test('not what never lived', () => {
    const robot = 'Iron; Troop; Robot; Warrior; size 1x1; dice MO 2 MD 2';
    const { state } = done(healed('H6', robot), strike, { dice: [6, 6, 1, 1] });
    expect(whereIs(state, 'bo/1.1')).toBe('captured');
  });
});

describe('a side that plays itself', () => {
  const asking = (from: Scene, dice: readonly number[]) => {
    const outcome = attempt(from, strike, { dice });
    const decision = outcome.kind === 'waiting' ? outcome.decisions[0] : undefined;
    if (decision === undefined) throw new Error('nobody is asked');
    return answer(from, decision);
  };

  test('spares itself a captive by Healing Hand', () => {
    const from = scene({ theirs: [{ line: mage('Healing Hand'), at: 'H6' }], theirHand: ['6 of hearts'] });
    expect(asking(from, [6, 6, 1, 1])).toBe('healingHand.0.6 of hearts');
  });

  test('curses by a caster who has nobody to strike at', () => {
    expect(asking(cursed(['2 of spades']), [6, 1, 4, 2])).toBe(curse);
  });

  test('passes with nothing to cast', () => {
    expect(asking(cursed(['3 of hearts']), [6, 1, 4, 2])).toBeNull();
  });
});
