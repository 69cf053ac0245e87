import { describe, expect, test } from 'vitest';
import type { Stage } from '../../../support/scene.ts';
import { power } from '../pack.ts';
import { type SoulboundStage, sheet, table } from '../table.ts';

const rated = (initiative: number) => sheet({ ratings: { initiative, melee: 4, accuracy: 4, defence: 4 } });
const three = () => table().pc('kira', rated(9)).foe('orc', rated(5)).pc('ben', rated(1)).fight();

const waits = (means: string) => three().act('kira', 'react', { means, detail: 'the orc comes near' });
const attacks = () => waits('attack').act('kira', 'reactNow', { target: 'orc', dice: [6, 1, 1] });

/** Whose turn it is, turn after turn. */
function order(stage: SoulboundStage, turns: number): readonly (string | null)[] {
  const seen: (string | null)[] = [];
  let now: Stage<SoulboundStage['state'], ReturnType<typeof sheet>> = stage;
  for (let n = 0; n < turns; n++) {
    seen.push(now.current);
    now = now.next();
  }
  return seen;
}

describe('React', () => {
  test('passes the turn on', () => {
    expect(waits('attack').current).toBe('orc');
  });

  test('needs a trigger', () => {
    expect(three().act('kira', 'react', { means: 'attack' }).no).toBe(
      'Say what you wait for: fill in `detail`, such as “the raider comes through the door”.',
    );
  });

  test('takes an Action', () => {
    const after = three().act('kira', 'dodge').act('kira', 'react', { means: 'attack', detail: 'x' });
    expect(after.refusal?.code).toBe('noActionButMettle');
  });

  test('is not for whom nobody acts after', () => {
    const after = three().next().next().act('ben', 'react', { means: 'dodge', detail: 'x' });
    expect(after.no).toBe("Nobody acts after **Ben** this round: there's nothing to wait for.");
  });

  test('of a foe keeps its trigger for the GM', () => {
    const after = three().next().act('orc', 'react', { means: 'attack', detail: 'they come near' });
    expect(after.told()[0]).toBe('**Orc** waits for something to happen.');
  });
});

describe('when the trigger happens', () => {
  test('the Action happens right then', () => {
    expect(attacks().who('orc').toughness.now).toBe(3);
  });

  test('the turn that it interrupts goes on', () => {
    expect([attacks().current, attacks().state.fight?.turn]).toMatchObject([
      'orc',
      { actor: 'orc', move: true, actions: 1 },
    ]);
  });

  test('the turn that it interrupts has what a power gives to whose it is', () => {
    const fury = power({
      name: 'Fury',
      when: 'hit',
      aim: 'self',
      effects: [{ effect: 'action', actions: 1 }],
    });
    const after = table()
      .pc('kira', rated(9))
      .foe('orc', { ...rated(5), powers: [fury] })
      .fight()
      .act('kira', 'react', { means: 'attack', detail: 'x' })
      .act('kira', 'reactNow', { target: 'orc', dice: [6, 1, 1] });
    expect([after.state.fight?.turn?.actions, after.state.fight?.fighters.orc?.granted]).toEqual([2, 0]);
  });

  test('who reacted has had their turn of the round', () => {
    expect(order(attacks(), 3)).toEqual(['orc', 'ben', 'kira']);
  });

  test('what lasts until their next turn goes on', () => {
    const after = three()
      .act('kira', 'dodge')
      .act('kira', 'react', { means: 'attack', detail: 'x', spend: ['extraAction'] })
      .act('kira', 'reactNow', { target: 'orc', dice: [6, 1, 1] });
    expect(after.state.fight?.fighters.kira?.effects.map(({ id }) => id)).toEqual(['dodge']);
  });

  test('it happens once', () => {
    expect(attacks().act('kira', 'reactNow').no).toBe(
      "**Kira** isn't waiting for anything. Use React on your turn first.",
    );
  });

  test('the one who waits is asked whom it aims at', () => {
    const stage = table().pc('kira', rated(9)).foe('orc', rated(5)).foe('imp', rated(4)).fight();
    const after = stage
      .act('kira', 'react', { means: 'attack', detail: 'x' })
      .act('kira', 'reactNow', { dice: [6, 1, 1], answers: { react: 'imp' } });
    expect(after.event('attacked').target).toBe('imp');
  });

  test('an Action without a target just happens', () => {
    const after = waits('dodge').act('kira', 'reactNow');
    expect(after.attack('orc', 'kira', { dice: [1, 1, 1] }).event('attacked').dn).toBe(5);
  });

  test('Training may be doubled for it (S87)', () => {
    const kira = { mettle: 2, skills: { weaponSkill: { training: 1, focus: 0 } } };
    const rate = { initiative: 9, melee: 4, accuracy: 4, defence: 4 };
    const after = table()
      .pc('kira', sheet({ ...kira, ratings: rate }))
      .foe('orc', rated(5))
      .fight()
      .act('kira', 'react', { means: 'attack', detail: 'x' })
      .act('kira', 'reactNow', { spend: ['doubleTraining'], dice: [6, 1, 1, 1, 1] });
    expect([after.who('kira').mettle.now, after.event('attacked').doubledTraining]).toEqual([1, true]);
  });

  test('one may use a Talent, on who fits it', () => {
    const bolt = power({ name: 'Bolt', aim: 'enemy', effects: [{ effect: 'damage', amount: 3 }] });
    const kira = { powers: [bolt], ratings: { initiative: 9, melee: 4, accuracy: 4, defence: 4 } };
    const after = table()
      .pc('kira', sheet(kira))
      .pc('ben', rated(1))
      .foe('orc', rated(5))
      .fight()
      .act('kira', 'react', { means: 'useTalent', detail: 'x' })
      .act('kira', 'reactNow');
    expect([after.asked, after.who('orc').toughness.now]).toEqual([[], 2]);
  });

  test('one may flee, and the turn that it interrupts goes on', () => {
    const after = waits('flee').act('kira', 'reactNow');
    expect([after.state.fight?.fighters.kira?.left, after.current, after.state.fight?.turn?.actor]).toEqual([
      true,
      'orc',
      'orc',
    ]);
  });

  test('one may retreat, and the fight is over', () => {
    expect(waits('retreat').act('kira', 'reactNow').state.fight).toBeNull();
  });

  test('the Incapacitated do not react', () => {
    const after = waits('dodge').condition('kira', 'incapacitated').act('kira', 'reactNow');
    expect(after.refusal?.code).toBe('incapacitated');
  });

  test('who cannot reach anybody keeps waiting', () => {
    const stage = table().zones('Gate - Yard').pc('kira', rated(9)).foe('orc', rated(5)).fight();
    const after = stage
      .act('kira', 'react', { means: 'attack', detail: 'x' })
      .act('kira', 'reactNow', { target: 'orc' });
    expect([after.refusal?.code, after.state.fight?.fighters.kira?.waiting?.act]).toEqual([
      'otherZone',
      'attack',
    ]);
  });
});

describe('when the trigger does not happen in the round', () => {
  const lastTurn = (answer: string) =>
    waits('attack')
      .next()
      .play({ kind: 'next', actor: null, asGm: true }, { answers: { waited: answer } });

  test('the one who waits is asked at its end', () => {
    expect(lastTurn('nothing').asked.map(({ asked, code }) => [asked, code])).toEqual([['kira', 'waited']]);
  });

  test('it lasts for the turns that others hold', () => {
    const stage = waits('attack').hold('orc').next();
    expect([stage.current, stage.asked]).toEqual(['orc', []]);
  });

  test('the trigger may happen in a turn that was held', () => {
    const after = waits('attack')
      .hold('orc')
      .next()
      .act('kira', 'reactNow', { target: 'orc', dice: [6, 1, 1] });
    expect(after.who('orc').toughness.now).toBe(3);
  });

  test('they have no Action this round', () => {
    expect([lastTurn('nothing').current, lastTurn('nothing').state.fight?.order.round]).toEqual(['kira', 2]);
  });

  test('they may act instead', () => {
    expect(lastTurn('act').state.fight?.turn).toMatchObject({ actor: 'kira', move: false, actions: 1 });
  });

  test('and are then last in the order for the rest of the fight', () => {
    expect(order(lastTurn('act').next(), 4)).toEqual(['orc', 'ben', 'kira', 'orc']);
  });

  test('they cannot wait once more', () => {
    const after = lastTurn('act').act('kira', 'react', { means: 'dodge', detail: 'x' });
    expect(after.no).toBe('**Kira** has already waited this round.');
  });

  test('who is Incapacitated is not asked', () => {
    const after = waits('attack').next().condition('kira', 'incapacitated').next();
    expect([after.asked, after.current]).toEqual([[], 'kira']);
  });

  test('the dead wait no longer', () => {
    const after = waits('attack').amend('kira', 'dead', 'yes');
    expect(after.state.fight?.fighters.kira?.waiting).toBeNull();
  });

  test('what they waited for is forgotten', () => {
    expect(lastTurn('nothing').state.fight?.fighters.kira?.waiting).toBeNull();
  });
});

describe('the end of the turn of who reacts', () => {
  const guarded = power({
    name: 'Settle down',
    kind: 'trait',
    when: 'turnEnd',
    aim: 'self',
    effects: [{ effect: 'modify', number: 'defence', by: 1, lasts: 'fight' }],
  });
  const waiting = () =>
    table()
      .pc('kira', { ...rated(9), powers: [guarded] })
      .foe('orc', rated(5))
      .pc('ben', rated(1))
      .fight()
      .act('kira', 'react', { means: 'dodge', detail: 'x' });
  const boons = (stage: SoulboundStage) => stage.who('kira').boons.length;

  test('comes with the reaction', () => {
    expect([boons(waiting()), boons(waiting().act('kira', 'reactNow'))]).toEqual([0, 1]);
  });

  test('comes with that of the round where they have waited for nothing', () => {
    expect(boons(waiting().next().next())).toBe(1);
  });

  test('comes once where they act then instead', () => {
    const after = waiting()
      .next()
      .play({ kind: 'next', actor: null, asGm: true }, { answers: { waited: 'act' } });
    expect([boons(after), boons(after.next())]).toEqual([0, 1]);
  });

  test('does not come for who has fled', () => {
    const flees = table()
      .pc('kira', { ...rated(9), powers: [guarded] })
      .foe('orc', rated(5))
      .pc('ben', rated(1))
      .fight()
      .act('kira', 'react', { means: 'flee', detail: 'x' });
    expect(flees.act('kira', 'reactNow').events.map(({ type }) => type)).not.toContain('boonGained');
  });
});

describe('the tracker', () => {
  const viewer = { gm: false, characters: [] };
  const calls = (stage: SoulboundStage) => stage.system.tracker(stage.state, viewer).calls;

  test('has a button for who waits', () => {
    expect(calls(waits('attack'))).toEqual([
      { actor: 'kira', act: 'reactNow', label: 'It happens: Kira reacts' },
    ]);
  });

  test('has none once it has happened', () => {
    expect(calls(attacks())).toEqual([]);
  });
});
