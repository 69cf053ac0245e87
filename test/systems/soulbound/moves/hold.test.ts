import { describe, expect, test } from 'vitest';
import { type SoulboundStage, sheet, table } from '../table.ts';

type Written = NonNullable<Parameters<typeof sheet>[0]>;

const rated = (initiative: number, more: Written = {}) =>
  sheet({ ...more, ratings: { ...more.ratings, initiative } });

const cast = (kira: Written = {}) =>
  table().pc('kira', rated(9, kira)).foe('orc', rated(5)).pc('ben', rated(1));

const three = (kira: Written = {}) => cast(kira).fight();

/** Whose turn it is, turn after turn. */
function order(stage: SoulboundStage, turns: number): readonly (string | null)[] {
  const seen: (string | null)[] = [];
  let now = stage;
  for (let n = 0; n < turns; n++) {
    seen.push(now.current);
    now = now.next();
  }
  return seen;
}

const tagsOf = (stage: SoulboundStage, id: string) =>
  stage.system.tracker(stage.state, { gm: false, characters: [] }).lines.find((line) => line.id === id)
    ?.tags ?? [];

describe('Hold (S116)', () => {
  test('lets everybody else of the round act first', () => {
    expect(order(three().hold('kira'), 5)).toEqual(['orc', 'ben', 'kira', 'kira', 'orc']);
  });

  test('is an act as well', () => {
    expect(three().act('kira', 'hold').current).toBe('orc');
  });

  test('gives the whole turn back', () => {
    expect(three().hold('kira').next().next().state.fight?.turn).toMatchObject({ move: true, actions: 1 });
  });

  test('keeps an Action that was bought before', () => {
    const after = three().act('kira', 'extraAction').hold('kira').next().next();
    expect(after.state.fight?.turn?.actions).toBe(2);
  });

  test('gives it once: the turn after has the usual Actions', () => {
    const after = three().act('kira', 'extraAction').hold('kira').next().next().next();
    expect(after.state.fight?.turn).toMatchObject({ actor: 'kira', actions: 1 });
  });

  test('keeps an Action that a power has given them meanwhile', () => {
    const given = three().with((scene) => {
      const { fight } = scene;
      const kira = fight?.fighters.kira;
      if (!fight || kira === undefined) throw new Error('no Kira');
      return {
        ...scene,
        fight: { ...fight, fighters: { ...fight.fighters, kira: { ...kira, granted: 1 } } },
      };
    });
    expect(given.hold('kira').next().next().state.fight?.turn?.actions).toBe(2);
  });

  test('begins the turn once: terrain that becomes difficult later does not slow it', () => {
    const stage = table().zones('Gate - Yard').pc('kira', rated(9)).foe('orc', rated(5)).fight();
    const bog = stage.hold('kira').play({ kind: 'setting', text: 'Gate [difficult]', asGm: true });
    expect(bog.next().state.fight?.turn?.slowed).toBe(false);
  });

  test('begins the turn once: terrain in which it began slows it still', () => {
    const stage = table().zones('Gate [difficult] - Yard').pc('kira', rated(9)).foe('orc', rated(5)).fight();
    const dry = stage.hold('kira').play({ kind: 'setting', text: 'Gate [-difficult]', asGm: true });
    expect(dry.next().state.fight?.turn?.slowed).toBe(true);
  });

  test('starts the turn once: a Mettle comes back at its start alone', () => {
    const stage = three().with(({ characters, ...rest }) => {
      const { kira } = characters;
      if (kira === undefined) throw new Error('no Kira');
      return { ...rest, characters: { ...characters, kira: { ...kira, mettle: { now: 0, max: 2 } } } };
    });
    expect(stage.hold('kira').next().next().who('kira').mettle.now).toBe(0);
  });

  test('leaves what lasts until the next turn of the one who holds as it is', () => {
    const dodging = three().act('kira', 'dodge').next().next().next().hold('kira').next().next();
    expect(dodging.state.fight?.fighters.kira?.effects).toEqual([]);
  });

  test('puts off the end of the turn too, for what lasts until then', () => {
    const stage = three().condition('ben', 'prone', 'add', null, "end of Kira's turn");
    const has = (now: SoulboundStage) => now.who('ben').conditions.length;
    const back = stage.hold('kira').next().next();
    expect([has(back), has(back.next())]).toEqual([1, 0]);
  });

  test('is not for who has acted', () => {
    expect(three().act('kira', 'dodge').hold('kira').refusal?.code).toBe('turnUsed');
  });

  test('is for who has done something free', () => {
    expect(three().act('kira', 'drop').hold('kira').current).toBe('orc');
  });

  test('says what to do instead where something has been done', () => {
    expect(three().act('kira', 'dodge').hold('kira').no).toBe(
      '**Kira** has already begun to act, and you can only hold a whole turn. To wait with one Action, use React (`/act`).',
    );
  });

  test('is not for who is last anyway', () => {
    expect(three().next().next().hold('ben').no).toBe(
      '**Ben** is last this round anyway: nobody is left to go first.',
    );
  });

  test('is not for who is last but for those who wait to React', () => {
    const waits = three().act('kira', 'react', { means: 'dodge', detail: 'x' }).next();
    expect(waits.hold('ben').refusal?.code).toBe('turn.lastAnyway');
  });

  test('is not to be had twice in a round', () => {
    expect(three().hold('kira').next().next().hold('kira').refusal?.code).toBe('turn.heldAlready');
  });

  test('is for whose turn it is', () => {
    expect(three().hold('ben').no).toBe('Not your turn: **Kira** is up.');
  });

  test('two who hold act by initiative', () => {
    expect(order(three().hold('kira').hold('orc').next(), 3)).toEqual(['kira', 'orc', 'kira']);
  });

  test('in the surprise round, it is one Action that is held', () => {
    const after = cast().surprised('orc').fight().hold('kira').next();
    expect(after.state.fight?.turn).toMatchObject({ actor: 'kira', surprise: true, actions: 1, move: false });
  });

  test('is taken back by death', () => {
    const after = three().hold('kira').amend('kira', 'dead', 'yes');
    expect(order(after, 3)).toEqual(['orc', 'ben', 'orc']);
  });

  test('is over with who leaves', () => {
    expect(order(three().hold('kira').leave('kira'), 3)).toEqual(['orc', 'ben', 'orc']);
  });

  test('who seizes the Initiative on a turn that was held is first from the next round on', () => {
    const stage = table().pc('ben', rated(9)).foe('orc', rated(5)).pc('kira', rated(7)).fight();
    const seized = stage.next().hold('kira').next().act('kira', 'seize').next();
    expect(order(seized, 3)).toEqual(['kira', 'ben', 'orc']);
  });
});

describe('who holds', () => {
  const held = () => three().hold('kira');

  test('may act next, between two others', () => {
    expect(order(held().act('kira', 'actNext'), 4)).toEqual(['orc', 'kira', 'ben', 'kira']);
  });

  test('has their whole turn then', () => {
    const after = held().act('kira', 'actNext').next();
    expect(after.state.fight?.turn).toMatchObject({ actor: 'kira', move: true, actions: 1 });
  });

  test('act next in the order in which they say so', () => {
    const two = three().hold('kira').hold('orc');
    expect(order(two.act('orc', 'actNext').act('kira', 'actNext'), 3)).toEqual(['ben', 'orc', 'kira']);
  });

  test('may React on the turn that was held', () => {
    const waits = held().act('kira', 'actNext').next().act('kira', 'react', { means: 'dodge', detail: 'x' });
    expect([waits.refusal, waits.current, waits.state.fight?.fighters.kira?.waiting?.act]).toEqual([
      null,
      'ben',
      'dodge',
    ]);
  });

  test('and then waits as anybody does who reacts', () => {
    const waits = held().act('kira', 'actNext').next().act('kira', 'react', { means: 'dodge', detail: 'x' });
    expect(order(waits.act('kira', 'reactNow'), 3)).toEqual(['ben', 'kira', 'orc']);
  });

  test('cannot where no turn is held', () => {
    expect(three().act('ben', 'actNext').no).toBe(
      "**Ben** isn't holding a turn. Use Hold on your turn first.",
    );
  });

  test('is asked nothing at the end of the round, unlike who reacts', () => {
    expect(held().next().next().asked).toEqual([]);
  });

  test('is shown with when they act', () => {
    expect([tagsOf(held(), 'kira'), tagsOf(held().act('kira', 'actNext'), 'kira')]).toEqual([
      ['acts at the end of the round'],
      ['acts next'],
    ]);
  });

  test('has a button to act next', () => {
    const stage = held();
    expect(stage.system.tracker(stage.state, { gm: false, characters: [] }).calls).toEqual([
      { actor: 'kira', act: 'actNext', label: 'Kira acts next' },
    ]);
  });

  test('is next once all others have acted', () => {
    const stage = held().next();
    const { lines } = stage.system.tracker(stage.state, { gm: false, characters: [] });
    expect(lines.find(({ turn }) => turn === 'next')?.id).toBe('kira');
  });

  test('is told of', () => {
    expect(held().told()).toEqual([
      '**Kira** holds their whole turn until the end of the round.',
      '**Orc** is up.',
    ]);
  });
});
