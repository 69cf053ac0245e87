import { describe, expect, test } from 'vitest';
import { chancesOf } from '../../../src/systems/soulbound/chances/index.ts';
import { soulbound } from '../../../src/systems/soulbound/index.ts';
import { duel, type SoulboundStage, sheet, table } from './table.ts';

const might = (training: number) => ({ skills: { might: { training, focus: 0 } } });

/** Kira, Tiz and Orla, outside of a fight; Tiz has Training 2 in Might, Orla none. */
const three = (tiz: Parameters<typeof sheet>[0] = {}): SoulboundStage =>
  table()
    .pc('kira', sheet(might(1)))
    .pc('tiz', sheet({ ...might(2), ...tiz }))
    .pc('orla', sheet())
    .peace();
const ones = (count: number) => new Array<number>(count).fill(1);

describe('Help outside of a fight (S79)', () => {
  test('is a die, and one for each Training of the helper in the skill of the Test', () => {
    const after = three().check('kira', 'body.might', { helpers: ['tiz'], dice: ones(7) });
    expect(after.event('tested').pool).toMatchObject({ base: 3, total: 7 });
  });

  test('is a die from who has no Training in it', () => {
    const after = three().check('kira', 'body.might', { helpers: ['orla'], dice: ones(5) });
    expect(after.event('tested').pool).toMatchObject({ total: 5 });
  });

  test('is a die for a Test of an attribute alone', () => {
    const after = three().check('kira', 'body', { helpers: ['tiz'], dice: ones(4) });
    expect(after.event('tested').pool).toMatchObject({ total: 4 });
  });

  test('of several adds up, each with their name', () => {
    const after = three().check('kira', 'body.might', { helpers: ['tiz', 'orla'], dice: ones(8) });
    expect(after.event('tested').pool).toMatchObject({
      modifiers: [
        { source: 'training' },
        { source: 'help', amount: 3, params: { name: 'Tiz' } },
        { source: 'help', amount: 1, params: { name: 'Orla' } },
      ],
    });
  });

  test('of the same one counts once', () => {
    const after = three().check('kira', 'body.might', { helpers: ['tiz', 'tiz'], dice: ones(7) });
    expect(after.event('tested').pool).toMatchObject({ total: 7 });
  });

  test('is for one Test, not for the next', () => {
    const after = three()
      .check('kira', 'body.might', { helpers: ['tiz'], dice: ones(7) })
      .check('kira', 'body.might', { dice: ones(4) });
    expect(after.event('tested').pool).toMatchObject({ total: 4 });
  });

  test('changes nothing of the helper', () => {
    const stage = three();
    const after = stage.check('kira', 'body.might', { helpers: ['tiz'], dice: ones(7) });
    expect(after.who('tiz')).toEqual(stage.who('tiz'));
  });

  test('in an Opposed Test is for who begins it', () => {
    const after = three().check('kira', 'body.might', {
      against: 'orla',
      againstWhat: 'body.might',
      helpers: ['tiz'],
      dice: ones(10),
    });
    expect(after.event('opposed')).toMatchObject({
      first: { pool: { total: 7 } },
      second: { pool: { total: 3 } },
    });
  });

  test('is a die for a Death Test', () => {
    const dying = table()
      .pc('kira', sheet({ mortal: { wound: 'minor', hits: 0, failures: 0 } }))
      .pc('tiz', sheet(might(2)))
      .peace();
    const after = dying.check('kira', 'death', { helpers: ['tiz'], dice: ones(4) });
    expect(after.event('deathTested').pool).toMatchObject({ total: 4 });
  });

  test('is not for oneself', () => {
    expect(three().check('kira', 'body.might', { helpers: ['kira'] }).no).toBe(
      '**Kira** makes the Test: say who else helps.',
    );
  });

  test('is not from who opposes the Test', () => {
    const opposed = { against: 'orla', againstWhat: 'body.might', helpers: ['orla'] };
    expect(three().check('kira', 'body.might', opposed).refusal?.code).toBe('helperOpposes');
  });

  test('is not from the dead', () => {
    expect(three({ dead: true }).check('kira', 'body.might', { helpers: ['tiz'] }).no).toBe(
      '**Tiz** is dead.',
    );
  });

  test.each([
    ['incapacitated', "**Tiz** is Incapacitated and can't help."],
    ['unconscious', "**Tiz** is Unconscious and can't help."],
  ] as const)('is not from who is %s', (condition, sentence) => {
    const stage = three().condition('tiz', condition);
    expect(stage.check('kira', 'body.might', { helpers: ['tiz'] }).no).toBe(sentence);
  });

  test('is not from nobody', () => {
    expect(three().check('kira', 'body.might', { helpers: ['nobody'] }).refusal?.code).toBe(
      'unknownCharacter',
    );
  });

  test('is an Action in a fight', () => {
    const stage = table().pc('kira', sheet()).pc('tiz', sheet()).foe('bandit', sheet()).fight();
    expect(stage.check('kira', 'body.might', { helpers: ['tiz'] }).refusal?.code).toBe('helpIsAction');
  });

  test('is no Action outside of a fight: the Test says who helps', () => {
    expect(three().act('tiz', 'help', { target: 'kira' }).refusal?.code).toBe('helpWithTest');
  });

  test('is offered from all who are there, with the reason where somebody cannot', () => {
    const { helpers } = soulbound.checks(three({ dead: true }).state, 'kira');
    expect(helpers?.map(({ id, refused }) => [id, refused?.code ?? null])).toEqual([
      ['tiz', 'isDead'],
      ['orla', null],
    ]);
  });

  test('in a fight is offered from no enemy', () => {
    expect(soulbound.checks(duel().state, 'kira').helpers).toEqual([]);
  });
});

describe('an edge by hand for who resists (S41)', () => {
  const against = { against: 'orla', againstWhat: 'body.might' };

  test.each([
    ['advantage', 3],
    ['disadvantage', 5],
    ['greaterAdvantage', 2],
    ['greaterDisadvantage', 6],
  ])('%s is DN %i:1 for them, and changes nothing for who begins', (resistingEdge, dn) => {
    const after = three().check('kira', 'body.might', { ...against, resistingEdge, dice: ones(7) });
    expect(after.event('opposed')).toMatchObject({
      first: { difficulty: { total: 4 } },
      second: { difficulty: { total: dn } },
    });
  });

  test('goes with one of who begins', () => {
    const edges = { edge: 'advantage', resistingEdge: 'disadvantage' };
    const after = three().check('kira', 'body.might', { ...against, ...edges, dice: ones(7) });
    expect(after.event('opposed')).toMatchObject({
      first: { difficulty: { total: 3 } },
      second: { difficulty: { total: 5 } },
    });
  });

  test('counts in a fight, too', () => {
    const after = duel().check('kira', 'body.might', {
      against: 'bandit',
      againstWhat: 'body.might',
      resistingEdge: 'advantage',
      dice: ones(6),
    });
    expect(after.event('opposed')).toMatchObject({ second: { difficulty: { total: 3 } } });
  });

  test('needs somebody who resists', () => {
    expect(three().check('kira', 'body.might', { resistingEdge: 'advantage' }).no).toBe(
      '`their-edge:` is for an opponent: name one with `against:`, or leave it out.',
    );
  });

  test('that there is not is refused', () => {
    const stage = three().check('kira', 'body.might', { ...against, resistingEdge: 'luck' });
    expect(stage.no).toBe('"luck" isn\'t an Advantage or Disadvantage.');
  });
});

describe('the chances of a check', () => {
  const asked = {
    kind: 'check',
    actor: 'kira',
    what: 'body.might',
    difficulty: null,
    against: null,
    againstWhat: null,
    edge: null,
    resistingEdge: null,
    helpers: ['tiz'],
    spend: [],
    secret: false,
    asGm: false,
  } as const;
  const gm = { gm: true, characters: [] };
  const what = (told: ReturnType<typeof chancesOf>) => (told.ok ? told.value.what : told.refusal.code);

  test('count Help', () => {
    expect(what(chancesOf(three().state, asked, gm))).toBe('**Kira** tests Body (Might) at DN 4:1: 7d6');
  });

  test('count Help and edges of an Opposed Test', () => {
    const opposed = { ...asked, against: 'orla', againstWhat: 'body.might', resistingEdge: 'advantage' };
    expect(what(chancesOf(three().state, opposed, gm))).toBe(
      '**Kira** tests Body (Might), 7d6 at DN 4, against **Orla**: Body (Might), 3d6 at DN 3',
    );
  });

  test('count Help with a Death Test', () => {
    const stage = three().with((scene) => ({
      ...scene,
      characters: {
        ...scene.characters,
        kira: sheet({ mortal: { wound: 'minor', hits: 0, failures: 0 } }),
      },
    }));
    expect(what(chancesOf(stage.state, { ...asked, what: 'death' }, gm))).toContain('4d6');
  });

  test('of a Death Test do not count Help in a fight', () => {
    const { state } = duel({}, { mortal: { wound: 'minor', hits: 0, failures: 0 } });
    const death = { ...asked, actor: 'bandit', what: 'death', helpers: ['kira'] };
    expect(what(chancesOf(state, death, gm))).toBe('helpIsAction');
  });

  test("with the help of an NPC are the GM's to know", () => {
    const stage = three().with((scene) => ({ ...scene, npcs: ['tiz'] }));
    expect(what(chancesOf(stage.state, asked, { gm: false, characters: ['kira'] }))).toBe('chancesHidden');
  });
});
