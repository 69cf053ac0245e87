import { describe, expect, test } from 'vitest';
import { partyOf } from '../../../../src/systems/soulbound/party/party.ts';
import { sceneOf } from '../../../../src/systems/soulbound/scene.ts';
import { soulbound } from '../../../../src/systems/soulbound/index.ts';
import { scene } from '../../../support/scene.ts';
import { power } from '../pack.ts';
import { byRules, type SoulboundStage, sheet, table } from '../table.ts';

type Written = NonNullable<Parameters<typeof sheet>[0]>;

const rated = (initiative: number, more: Written = {}) =>
  sheet({ ...more, ratings: { ...more.ratings, initiative } });

/** A group in which heroes act in any order, without Soulfire. */
const anyOrder = () => {
  const party = partyOf(0);
  const rules = { ...party.rules, turnOrder: 'heroes' as const };
  return scene({ ...soulbound, scene: (all) => sceneOf(all, [], { ...party, rules }) });
};

/** Ana, Ben and Cleo before the orc, Dag after it. */
const four = (ana: Written = {}, ben: Written = {}) =>
  anyOrder()
    .pc('ana', rated(9, ana))
    .pc('ben', rated(8, ben))
    .pc('cleo', rated(7))
    .foe('orc', rated(5))
    .pc('dag', rated(1));

const fight = (ana: Written = {}, ben: Written = {}) => four(ana, ben).fight();

const toAct = (stage: SoulboundStage) => soulbound.toAct?.(stage.state);

const tracker = (stage: SoulboundStage) => soulbound.tracker(stage.state, { gm: false, characters: [] });

const passes = (stage: SoulboundStage, ...actors: readonly string[]) =>
  actors.reduce((now, actor) => now.play({ kind: 'next', actor, asGm: false }), stage);

const refusedIn = (stage: SoulboundStage, actor: string, act: string) =>
  stage.options(actor).acts.find(({ id }) => id === act)?.refused?.code ?? null;

describe('the order of turns by Initiative', () => {
  test('has one hero act after another', () => {
    const stage = byRules(fight(), { turnOrder: 'initiative' }).next();
    expect([stage.current, toAct(stage)]).toEqual(['ana', []]);
  });

  test('offers nobody to begin', () => {
    const byInitiative = table().pc('ana', rated(9)).pc('ben', rated(8)).foe('orc', rated(5)).fight();
    expect(byInitiative.options('ana').acts.some(({ id }) => id === 'begin')).toBe(false);
  });
});

describe('heroes in any order (S117)', () => {
  test('are those who stand together before the next foe', () => {
    expect(toAct(fight())).toEqual(['ana', 'ben', 'cleo']);
  });

  test("have nobody's turn run until one of them begins", () => {
    expect(fight().current).toBeNull();
  });

  test('begin their turn by acting', () => {
    const after = fight().act('ben', 'dodge');
    expect([after.current, after.state.fight?.turn?.actions]).toEqual(['ben', 0]);
  });

  test('begin their turn by an attack', () => {
    const after = fight().attack('cleo', 'orc', { dice: [6, 1, 1] });
    expect(after.current).toBe('cleo');
  });

  test('begin their turn by saying so', () => {
    expect(fight().act('cleo', 'begin').state.fight?.turn).toMatchObject({ actor: 'cleo', move: true });
  });

  test('one at a time', () => {
    expect(fight().act('ben', 'begin').act('ana', 'dodge').no).toBe('Not your turn: **Ben** is up.');
  });

  test('leave the choice to the others when one has acted', () => {
    expect(toAct(fight().act('ben', 'dodge').next())).toEqual(['ana', 'cleo']);
  });

  test('leave the last of them no choice: their turn begins', () => {
    expect(passes(fight(), 'ben', 'ana').current).toBe('cleo');
  });

  test('act all of them before the foe does', () => {
    expect(passes(fight(), 'ben', 'cleo', 'ana').current).toBe('orc');
  });

  test('act alone where foes stand around them', () => {
    expect(passes(fight(), 'ben', 'cleo', 'ana').next().current).toBe('dag');
  });

  test('choose anew each round', () => {
    expect(toAct(passes(fight(), 'ben', 'cleo', 'ana').next().next())).toEqual(['ana', 'ben', 'cleo']);
  });

  test('do not act twice in a round', () => {
    expect(passes(fight(), 'ben').act('ben', 'dodge').no).toBe(
      "**Ben** can't act now. Still to act, in any order: **Ana** and **Cleo**.",
    );
  });

  test('keep foes waiting', () => {
    expect(fight().act('orc', 'dodge').refusal?.code).toBe('inAnyOrder');
  });

  test('are told that they are to act, and who still is when one of them is done', () => {
    const told = (stage: SoulboundStage) => stage.told().at(-1);
    expect([told(fight()), told(passes(fight(), 'ben')), told(fight().act('ben', 'begin').next())]).toEqual([
      '**Ana**, **Ben** and **Cleo** act now, in any order.',
      'Still to act, in any order: **Ana** and **Cleo**.',
      'Still to act, in any order: **Ana** and **Cleo**.',
    ]);
  });

  test('are not told it again by what changes nothing of it', () => {
    expect(
      fight()
        .check('ben', 'mind.lore', { dice: [1, 1, 1] })
        .told(),
    ).toHaveLength(1);
  });
});

describe('the start of a turn in any order', () => {
  test('gives a Mettle back before the first act', () => {
    const spent = fight().with(({ characters, ...rest }) => {
      const { ben } = characters;
      if (ben === undefined) throw new Error('no Ben');
      return { ...rest, characters: { ...characters, ben: { ...ben, mettle: { now: 0, max: 2 } } } };
    });
    expect(spent.act('ben', 'extraAction').who('ben').mettle.now).toBe(0);
  });

  test('ends what lasted until then', () => {
    const dodged = passes(fight().act('ben', 'dodge').next(), 'ana', 'cleo').next().next();
    expect(dodged.act('ben', 'begin').state.fight?.fighters.ben?.effects).toEqual([]);
  });

  test('does not come for those who wait while another acts', () => {
    const dodged = passes(fight().act('ben', 'dodge').next(), 'ana', 'cleo').next().next();
    expect(dodged.act('ana', 'begin').state.fight?.fighters.ben?.effects).toHaveLength(1);
  });

  test('comes for who lets their turn pass as well', () => {
    const burnt = four().zones('Gate [hazard minor]').fight();
    expect(passes(burnt, 'ben').who('ben').toughness.now).toBe(4);
  });

  const dying = { hits: 0, failures: 0, wound: 'minor' } as const;

  test('that rolls something comes before anything that is done', () => {
    const stage = four({ mortal: dying, wounds: 5 } as Written).fight();
    expect(stage.act('ana', 'dodge').refusal?.code).toBe('beginFirst');
  });

  test('that rolls something is offered by itself', () => {
    const stage = four({ mortal: dying, wounds: 5 } as Written).fight();
    expect([refusedIn(stage, 'ana', 'begin'), refusedIn(stage, 'ana', 'dodge')]).toEqual([
      null,
      'beginFirst',
    ]);
  });

  test('has the Death Test of who is Mortally Wounded, and lets nobody pass it', () => {
    const stage = four({ mortal: dying, wounds: 5 } as Written).fight();
    const after = stage.play(
      { kind: 'next', actor: 'ana', asGm: false },
      { dice: [6, 6, 6], answers: { death: 'test' } },
    );
    expect(after.event('deathTested').passed).toBe(true);
  });

  test('that a power asks about is begun first', () => {
    const heat = power({
      name: 'Heat',
      when: 'turnStart',
      aim: 'zone',
      mettle: 1,
      effects: [{ effect: 'zone', trait: 'Hazard (Minor)', lasts: 'nextTurn' }],
    });
    expect(fight({ powers: [heat] }).act('ana', 'dodge').refusal?.code).toBe('beginFirst');
  });
});

describe('what is offered in any order', () => {
  test('is what could be done on the turn that may begin', () => {
    expect([refusedIn(fight(), 'ben', 'dodge'), refusedIn(fight(), 'dag', 'dodge')]).toEqual([
      null,
      'inAnyOrder',
    ]);
  });

  test('counts what the start of the turn gives back', () => {
    const spent = fight().with(({ characters, ...rest }) => {
      const { ben } = characters;
      if (ben === undefined) throw new Error('no Ben');
      return { ...rest, characters: { ...characters, ben: { ...ben, mettle: { now: 0, max: 2 } } } };
    });
    expect(refusedIn(spent, 'ben', 'extraAction')).toBeNull();
  });
});

describe('a foe of whom only the GM knows', () => {
  const ambush = () =>
    four()
      .foe('lurker', rated(3))
      .fight()
      .play({ kind: 'sight', change: 'hide', what: 'lurker', asGm: true });

  test('is no target on a turn that may begin', () => {
    const attack = soulbound
      .options(ambush().state, 'ben', { gm: false, characters: ['ben'] })
      .acts.find(({ kind }) => kind === 'attack');
    expect(attack?.targets?.map(({ id }) => id)).toEqual(['orc', 'ana', 'cleo', 'dag']);
  });

  test('stays where it is when a turn begins that changes its Zone', () => {
    const heat = power({
      name: 'Heat',
      kind: 'trait',
      when: 'turnStart',
      aim: 'zone',
      effects: [{ effect: 'zone', trait: 'Hazard (Minor)', lasts: 'nextTurn' }],
    });
    const stage = four({ powers: [heat] })
      .foe('lurker', rated(3))
      .fight();
    const hidden = stage.play({ kind: 'sight', change: 'hide', what: 'lurker', asGm: true });
    expect(hidden.options('ana').acts.find(({ id }) => id === 'begin')?.refused).toBeNull();
  });

  test('is still there once it has begun', () => {
    expect(ambush().act('ben', 'begin').state.fight?.fighters.lurker?.unseen).toBe(true);
  });

  test("who holds is on no player's tracker", () => {
    const held = passes(ambush(), 'ana', 'ben', 'cleo').next().hold('lurker');
    expect([held.refusal, tracker(held).calls]).toEqual([null, []]);
  });
});

describe('a GM', () => {
  test('ends it for all who are still to act', () => {
    expect(fight().next().current).toBe('orc');
  });

  test('ends the turn of one who acts, not of all', () => {
    expect(toAct(fight().act('ana', 'dodge').next())).toEqual(['ben', 'cleo']);
  });

  test('alone does so', () => {
    expect(fight().play({ kind: 'next', actor: null, asGm: false }).no).toBe(
      'Still to act, in any order: **Ana**, **Ben** and **Cleo**.',
    );
  });

  test('may choose the rule in the middle of it, and the turn begins that is due', () => {
    const after = fight().amend('party', 'turnOrder', 'by Initiative');
    expect(after.current).toBe('ana');
  });
});

describe('in any order', () => {
  test('the surprise round is for those who are not surprised', () => {
    const stage = four().surprised('orc', 'ben').fight();
    expect(toAct(stage)).toEqual(['ana', 'cleo', 'dag']);
  });

  test('a turn of the surprise round has one Action', () => {
    const stage = four().surprised('orc').fight().act('dag', 'begin');
    expect(stage.state.fight?.turn).toMatchObject({ actor: 'dag', surprise: true, move: false, actions: 1 });
  });

  test('who seizes the Initiative stands with the others from the next round on', () => {
    const seized = passes(fight(), 'ana', 'ben', 'cleo').next().act('dag', 'seize').next();
    expect(toAct(seized)).toEqual(['dag', 'ana', 'ben', 'cleo']);
  });

  test('a foe that seizes the Initiative acts before them all', () => {
    const seized = passes(fight(), 'ana', 'ben', 'cleo').act('orc', 'seize').next().next();
    expect(seized.current).toBe('orc');
  });

  test('who reacts waits until the end of the round', () => {
    const stage = fight().act('ben', 'react', { means: 'dodge', detail: 'x' });
    expect([toAct(stage), stage.state.fight?.order.held]).toEqual([['ana', 'cleo'], ['ben']]);
  });

  test('who reacts may do so while nobody acts, and the choice goes on', () => {
    const stage = fight().act('ben', 'react', { means: 'dodge', detail: 'x' }).act('ben', 'reactNow');
    expect([stage.current, toAct(stage)]).toEqual([null, ['ana', 'cleo']]);
  });

  test('one of them may hold, and acts after all others', () => {
    const held = passes(fight().hold('ben'), 'ana').next().next().next();
    expect(held.state.fight?.turn).toMatchObject({ actor: 'ben', move: true, actions: 1 });
  });

  test('who holds may act next while nobody acts', () => {
    expect(fight().hold('ben').act('ben', 'actNext').current).toBe('ben');
  });

  test('who falls dead is waited for no more', () => {
    expect(toAct(fight().amend('ben', 'dead', 'yes'))).toEqual(['ana', 'cleo']);
  });

  test('who is left alone by those who leave begins', () => {
    expect(fight().leave('ben').leave('ana').current).toBe('cleo');
  });

  test('a newcomer joins those with whom they stand, whoever of them has acted', () => {
    const stage = passes(fight(), 'cleo');
    const member = { id: 'eve', name: 'Eve', side: 'players' as const, sheet: { ...rated(9) }, place: null };
    expect(toAct(stage.play({ kind: 'join', members: [member], asGm: true }))).toEqual(['ana', 'eve', 'ben']);
  });

  test('a foe that joins parts those who stand on either side of it', () => {
    const member = { id: 'imp', name: 'Imp', side: 'foes' as const, sheet: { ...rated(8) }, place: null };
    expect(toAct(fight().play({ kind: 'join', members: [member], asGm: true }))).toEqual(['ana', 'ben']);
  });

  test('a foe that joins acts this round where somebody before it is still to act, whoever behind it has acted', () => {
    const member = { id: 'imp', name: 'Imp', side: 'foes' as const, sheet: { ...rated(8) }, place: null };
    const joined = passes(fight(), 'cleo').play({ kind: 'join', members: [member], asGm: true });
    expect(passes(joined, 'ana', 'ben').current).toBe('imp');
  });

  test('a foe that joins above all who are still to act waits for the next round', () => {
    const member = { id: 'imp', name: 'Imp', side: 'foes' as const, sheet: { ...rated(8) }, place: null };
    const joined = passes(fight(), 'ana', 'ben', 'cleo').play({
      kind: 'join',
      members: [member],
      asGm: true,
    });
    expect(joined.next().next().state.fight?.order.round).toBe(2);
  });

  test('who is Stunned has their turn like everybody else', () => {
    const stage = fight().condition('ben', 'stunned').act('ben', 'dodge');
    expect(refusedIn(stage, 'ben', 'move')).toBe('stunnedActed');
  });

  test('a Retreat is begun by one and asks the others', () => {
    const after = fight().act('ben', 'retreat');
    expect(after.asked.map(({ asked }) => asked)).toContain('ana');
  });
});

describe('the tracker', () => {
  test('shows whose it is to act, in one phase', () => {
    expect(tracker(fight()).phase).toEqual({
      id: 'heroes',
      name: "Heroes' turns",
      toAct: ['ana', 'ben', 'cleo'],
    });
  });

  test('keeps the phase while one of them acts', () => {
    expect(tracker(fight().act('ben', 'begin')).phase?.toAct).toEqual(['ana', 'cleo']);
  });

  test('has none for the last of them, nor for a foe', () => {
    const last = passes(fight(), 'ben', 'ana');
    expect([tracker(last).phase, tracker(last.next()).phase]).toEqual([undefined, undefined]);
  });

  test('marks them all as next', () => {
    const next = tracker(fight()).lines.filter(({ turn }) => turn === 'next');
    expect(next.map(({ id }) => id)).toEqual(['ana', 'ben', 'cleo']);
  });

  test('has a button for each', () => {
    expect(tracker(fight()).calls?.map(({ label }) => label)).toEqual([
      'Ana acts now',
      'Ben acts now',
      'Cleo acts now',
    ]);
  });
});
