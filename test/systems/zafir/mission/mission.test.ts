import { describe, expect, test } from 'vitest';
import type { IntentOf } from '../../../../src/engine/intent.ts';
import { plain } from '../../../../src/engine/json.ts';
import type { Hero } from '../../../../src/systems/zafir/character/schema.ts';
import { zafir } from '../../../../src/systems/zafir/index.ts';
import { readObjectives } from '../../../../src/systems/zafir/mission/begin.ts';
import { battle, byRules, enemy, hero, town, type ZafirStage } from '../table.ts';

const unsaid = {
  name: null,
  text: null,
  number: null,
  state: null,
  bodies: null,
  money: null,
  rewards: null,
};

const say = (stage: ZafirStage, said: Partial<IntentOf<'mission'>> & Pick<IntentOf<'mission'>, 'change'>) =>
  stage.play({
    kind: 'mission',
    ...unsaid,
    actors: Object.keys(stage.state.characters),
    asGm: true,
    ...said,
  });

const begun = (
  stage: ZafirStage = town({ kira: hero(), tiz: hero() }),
  said: Partial<IntentOf<'mission'>> = {},
) => say(stage, { change: 'begin', name: 'The mine', text: 'Free the miners; optional: no alarm', ...said });

const over = (stage: ZafirStage, said: Partial<IntentOf<'mission'>> = {}) =>
  say(stage, { change: 'end', state: 'done', ...said });

const kira = (stage: ZafirStage): Hero => {
  const who = stage.state.characters.kira;
  if (who?.kind !== 'hero') throw new Error('Kira is a hero');
  return who as Hero;
};

const weary = () =>
  hero({
    battle: {
      hp: 2,
      mission: 0,
      broken: 1,
      shots: { primary: 2 },
      uses: { frag: { spent: 1, cooling: 2 } },
      conditions: [{ id: 'disoriented', number: null, source: null, by: null, duration: { ends: [] } }],
    },
  });

describe('a mission that begins', () => {
  test('finds everybody at full HP, with all ammo and charges, everything ready, no conditions', () => {
    expect(kira(begun(town({ kira: weary() }))).battle).toMatchObject({
      hp: 6,
      broken: 0,
      shots: {},
      uses: {},
      conditions: [],
      mission: 1,
    });
  });

  test('has everybody in its crew who goes on it', () => {
    expect(begun().state.party.mission?.crew).toEqual(['kira', 'tiz']);
  });

  test('has its objectives open', () => {
    expect(begun().state.party.mission?.objectives).toEqual([
      { text: 'Free the miners', optional: false, state: 'open' },
      { text: 'no alarm', optional: true, state: 'open' },
    ]);
  });

  test('is the only one', () => {
    expect(begun(begun()).no).toContain('The mission The mine is still running.');
  });

  test("is the GM's to begin", () => {
    expect(begun(town({ kira: hero() }), { asGm: false }).no).toBe('Only the GM can begin and end missions.');
  });

  test('takes nobody who is dead', () => {
    expect(begun(town({ kira: hero({ dead: true }), tiz: hero() })).state.party.mission?.crew).toEqual([
      'tiz',
    ]);
  });

  test('takes nobody who is captured', () => {
    expect(begun(town({ kira: hero({ captured: true }), tiz: hero() })).state.party.mission?.crew).toEqual([
      'tiz',
    ]);
  });

  test('in the middle of an encounter makes it a part of itself', () => {
    const skirmish = battle('k.r', { kira: hero(), raider: enemy() }).with(({ party, ...scene }) => ({
      ...scene,
      party: { ...party, mission: party.mission === null ? null : { ...party.mission, skirmish: true } },
    }));
    expect(begun(skirmish).state.party.mission).toMatchObject({
      name: 'The mine',
      number: 1,
      skirmish: false,
      begun: 1,
    });
  });
});

describe('objectives', () => {
  test('are typed one a line, those that are optional marked', () => {
    expect(
      readObjectives('Get in\n- Get out (optional)\nOptional: be quiet').map(({ text, optional }) => [
        text,
        optional,
      ]),
    ).toEqual([
      ['Get in', false],
      ['Get out', true],
      ['be quiet', true],
    ]);
  });

  test('can be added', () => {
    expect(
      say(begun(), { change: 'objective', text: 'Burn the papers' }).state.party.mission?.objectives,
    ).toHaveLength(3);
  });

  test('can be done', () => {
    const done = say(begun(), { change: 'objective', number: 2, state: 'done' });
    expect(done.state.party.mission?.objectives[1]?.state).toBe('done');
  });

  test('that are optional do not end the mission', () => {
    expect(say(begun(), { change: 'objective', number: 2, state: 'done' }).told().at(-1)).not.toContain(
      '/mission end',
    );
  });

  test('that count end it when all are done', () => {
    expect(say(begun(), { change: 'objective', number: 1, state: 'done' }).told().at(-1)).toContain(
      'All required objectives are done',
    );
  });

  test('that count end it when one has failed', () => {
    expect(say(begun(), { change: 'objective', number: 1, state: 'failed' }).told().at(-1)).toContain(
      'the mission is lost',
    );
  });

  test('that are not there cannot be done', () => {
    expect(say(begun(), { change: 'objective', number: 7 }).no).toBe(
      "There's no objective 7: they're numbered from 1 to 2.",
    );
  });

  test('need a mission', () => {
    expect(say(town({ kira: hero() }), { change: 'objective', text: 'Rest' }).no).toContain(
      "There's no mission now.",
    );
  });
});

describe('a mission that ends', () => {
  test('brings everybody 1 XP', () => {
    expect(kira(over(begun())).xp).toBe(1);
  });

  test('brings it after a failure, too (A37)', () => {
    expect(kira(over(begun(), { state: 'failed' })).xp).toBe(1);
  });

  test('says who can rise in level', () => {
    expect(over(begun()).told()).toContain("**Kira** earns 1 XP and has 1. That's enough for level 2!");
  });

  test('brings nothing to who was not on it', () => {
    const without = begun(town({ kira: hero(), tiz: hero() }), { actors: ['tiz'] });
    expect(kira(over(without)).xp).toBe(0);
  });

  test('heals', () => {
    const hurt = begun().with((scene) => ({
      ...scene,
      characters: {
        ...scene.characters,
        kira: { ...kira(begun()), battle: { ...kira(begun()).battle, hp: 1 } },
      },
    }));
    expect(kira(over(hurt)).battle.hp).toBe(6);
  });

  test('heals nobody where wounds heal slowly', () => {
    const slow = begun(byRules(town({ kira: weary() }), { restHealing: 'slow' }));
    expect(kira(over(slow)).battle.hp).toBe(2);
  });

  test('takes all conditions away', () => {
    expect(kira(over(begun(), {})).battle.conditions).toEqual([]);
  });

  test('shares money out', () => {
    expect(kira(over(begun(), { money: '₹25.50' })).money).toBe(1275);
  });

  test('tells what cannot be shared', () => {
    expect(over(begun(), { money: '0.25' }).why()).toContain("₹0.01 can't be shared evenly");
  });

  test('tells what was promised', () => {
    expect(over(begun(undefined, { rewards: 'a favour of the miners' })).told()).toContain(
      'Reward: a favour of the miners.',
    );
  });

  test('promises nothing after a failure', () => {
    const told = over(begun(undefined, { rewards: 'a favour' }), { state: 'failed' }).told();
    expect(told.join(' ')).not.toContain('favour');
  });

  test('is over', () => {
    expect(over(begun()).state.party.mission).toBeNull();
  });

  test('cannot end in the middle of an encounter', () => {
    expect(over(battle('k.r', { kira: hero(), raider: enemy() })).no).toContain('end that first');
  });
});

describe('encounters of a mission', () => {
  const setup = zafir.readSetup('P.E');
  const start = (stage: ZafirStage, sheet: Hero) =>
    stage.play({
      kind: 'begin',
      members: [{ id: 'kira', name: 'Kira', side: 'players', sheet: plain(sheet), place: null }],
      setup: setup.ok ? setup.setup : null,
      surprised: [],
      asGm: true,
    });

  test('keep HP, ammo and charges', () => {
    const stage = begun(town({ kira: hero() }));
    const hurt = { ...kira(stage), battle: { ...kira(stage).battle, hp: 3, shots: { primary: 1 } } };
    expect(kira(start(stage, hurt)).battle).toMatchObject({ hp: 3, shots: { primary: 1 } });
  });

  test('are counted', () => {
    expect(start(begun(town({ kira: hero() })), hero()).state.party.mission?.begun).toBe(1);
  });

  test('of a mission go on after each', () => {
    const first = start(begun(town({ kira: hero() }), { number: 2 }), hero());
    expect(first.next().end().told().at(-1)).toContain('**The mine** goes on: encounter 1 of 2 is over.');
  });

  test('say which was the last', () => {
    const only = start(begun(town({ kira: hero() }), { number: 1 }), hero());
    expect(only.next().end().told().at(-1)).toContain('That was the last encounter of **The mine**.');
  });

  test('that nobody planned are a mission of their own', () => {
    expect(start(town({}), weary()).state.party.mission).toMatchObject({ skirmish: true, number: 1 });
  });

  test('that nobody planned begin with fresh numbers', () => {
    expect(kira(start(town({}), weary())).battle.hp).toBe(6);
  });

  test('that nobody planned end their mission', () => {
    const ended = start(town({}), hero()).next().end();
    expect([ended.state.party.mission, kira(ended).xp]).toEqual([null, 1]);
  });

  test('have nobody who has retired from combat', () => {
    const lost = { id: 'enucleation', detail: '', aids: [] } as const;
    expect(start(town({}), hero({ disabilities: [lost, lost] })).no).toBe(
      'Kira has retired from combat: Enucleation twice. With an aid for it, Kira can return.',
    );
  });

  test('take back who has an aid for it', () => {
    const lost = { id: 'enucleation' as const, detail: '', aids: [] };
    const aided = { ...lost, aids: ['magitechProsthetic' as const] };
    expect(start(town({}), hero({ disabilities: [lost, aided] })).refusal).toBeNull();
  });

  test('have nobody who is captured', () => {
    expect(start(town({}), hero({ captured: true })).no).toBe(
      'Kira is a captive. The crew has to free Kira first.',
    );
  });
});

describe('an encounter of which no round was played', () => {
  const waiting = (encounters: number | null, alone = false) =>
    battle('k..r', { kira: hero({ battle: { hp: 3 } }), raider: enemy() }).with(
      ({ fight, party, ...rest }) => ({
        ...rest,
        party: {
          ...party,
          mission: party.mission && { ...party.mission, encounters, begun: 2, skirmish: alone },
        },
        fight: fight && { ...fight, order: { ...fight.order, round: 0, roundOpen: false, phaseOpen: false } },
      }),
    );

  test("doesn't count", () => expect(waiting(2).end().state.party.mission?.begun).toBe(1));

  test('says so', () => {
    expect(waiting(2).end().told()).toEqual([
      "The encounter is called off before its first round, so it doesn't count.",
    ]);
  });

  test('is no mission of its own', () => {
    const over = waiting(1, true).end().state.party;
    expect([over.mission, over.missions]).toEqual([null, 0]);
  });

  test('brings nobody XP', () => expect(kira(waiting(1, true).end()).xp).toBe(0));

  test('leaves the numbers of its crew to be fresh the next time', () => {
    expect(kira(waiting(1, true).end()).battle.mission).toBe(0);
  });

  test('brings no XP to whoever leaves it', () => {
    const left = waiting(1, true).leave('kira');
    expect([kira(left).xp, left.state.party.mission?.crew]).toEqual([0, []]);
  });
});
