import { describe, expect, it } from 'vitest';
import { optionsOf } from '../../../../src/systems/riftbound/options.ts';
import { whileHolding } from '../../../../src/systems/riftbound/attack/grapple/drag.ts';
import { whyBound } from '../../../../src/systems/riftbound/attack/legality.ts';
import { goAlong } from '../../../../src/systems/riftbound/moves/along.ts';
import { ruleset } from '../../../../src/systems/riftbound/ruleset.ts';
import { attackOn, close, duel, hp, strikes } from '../support/attacks.ts';
import { acting } from '../support/intents.ts';
import { fightOf, performed, type Played, personOf, played, told } from '../support/scenes.ts';
import { type Said, someone } from '../support/someone.ts';

const by = (id: string) =>
  ({ conditions: [{ id: 'grappled', by: id, byName: null, duration: { ends: [] } }] }) as const;
const wins = [5, 4, 3, 4, 3, 2]; // 12 against 9
const loses = [4, 3, 2, 5, 4, 3];
const ties = [4, 3, 2, 2, 3, 4];
const grapples = (
  scene: ReturnType<typeof duel>,
  dice: readonly number[],
  more: Parameters<typeof acting>[2] = {},
  answers: Readonly<Record<string, string>> = {},
) => performed(scene, acting('kira', 'grapple', { target: 'raider', ...more }), dice, answers);
const conditions = (made: Played, id = 'raider') => personOf(made, id).conditions.map((one) => one.id);

describe('Who holds somebody', () => {
  const holding = (fighter: { readonly unseen: boolean }) =>
    fightOf({
      kira: { sheet: someone({ name: 'Kira' }), at: [10, 10] },
      raider: { sheet: someone({ name: 'Raider', ...by('kira') }), side: 'foes', at: [11, 10], fighter },
      brute: { sheet: someone({ name: 'Brute' }), side: 'foes', at: [10, 11] },
    });

  it('attacks nobody else', () => {
    expect(whyBound(holding({ unseen: false }), 'kira', 'brute')?.code).toBe('holdsSomebody');
  });

  it('learns nothing by it of a foe whom the GM hides', () => {
    expect(whyBound(holding({ unseen: true }), 'kira', 'brute')).toBeNull();
  });
});

describe('Grapple', () => {
  it('is a contested STR check', () => {
    const scene = duel({ scores: { strength: 2 } }, { scores: { strength: -1 } }, close);
    expect(told(grapples(scene, wins), 'contested')).toMatchObject({
      own: { total: 14 },
      other: { total: 8 },
    });
  });

  it('holds the target on a success', () => {
    const made = grapples(duel({}, {}, close), wins);
    expect(personOf(made, 'raider').conditions).toMatchObject([{ id: 'grappled', by: 'kira' }]);
  });

  it('asks which: held or Prone', () => {
    const made = grapples(duel({}, {}, close), wins, {}, { grapple: 'prone' });
    expect(conditions(made)).toEqual(['prone']);
  });

  it('asks nobody who has said it before', () => {
    expect(grapples(duel({}, {}, close), wins, { means: 'prone' }).asked).toEqual([]);
  });

  it('does nothing where the target wins', () => {
    expect(conditions(grapples(duel({}, {}, close), loses))).toEqual([]);
  });

  it('does nothing on equal rolls', () => {
    expect(conditions(grapples(duel({}, {}, close), ties))).toEqual([]);
  });

  it('takes an Action', () => {
    expect(grapples(duel({}, {}, close), loses).scene.fight?.turn?.actions).toBe(1);
  });

  it('wants Melee range', () => {
    expect(grapples(duel({}, {}, { apart: 1 }), []).refusal?.code).toBe('notTouching');
  });

  it.for([
    ['of the same size', 'medium', undefined],
    ['smaller', 'small', undefined],
    ['larger', 'large', 'tooLargeToGrapple'],
  ] as const)('of a target that is %s', ([, size, code]) => {
    const scene = duel({}, { size, diameter: 100 }, close);
    expect(grapples(scene, code === undefined ? loses : []).refusal?.code).toBe(code);
  });

  it('is refused in Critical Condition', () => {
    expect(grapples(duel({ hp: [0, 20] }, {}, close), []).refusal?.code).toBe('criticalCannot');
  });
});

describe('Whips', () => {
  const whip: Said = { hands: ['primitiveWhip'], skilled: ['whips'] };

  it('keep nobody from grappling whom they touch, Skilled with them or not', () => {
    const scene = duel({ ...whip, skilled: [] }, {}, { apart: 0 });
    const { acts } = optionsOf(scene, 'kira', { gm: false, characters: ['kira'] });
    const { price, refused, takes } = acts.find(({ id }) => id === 'grapple') ?? {};
    expect({ price, refused, takes }).toEqual({ price: 'Action', refused: null, takes: undefined });
  });

  it('grapple from 2 m in Skilled hands', () => {
    expect(grapples(duel(whip, {}, { apart: 2 }), loses).refusal).toBeNull();
  });

  it('do not in others', () => {
    const scene = duel({ ...whip, skilled: [] }, {}, { apart: 2 });
    expect(grapples(scene, []).refusal?.code).toBe('notTouching');
  });

  it('do not from farther away', () => {
    expect(grapples(duel(whip, {}, { apart: 2.1 }), []).refusal?.code).toBe('outOfRange');
  });

  it('offers three Prestige in place of Skilled', () => {
    const scene = duel({ ...whip, skilled: [], prestige: 3 }, {}, { apart: 2 });
    const option = optionsOf(scene, 'kira', { gm: false, characters: ['kira'] }).acts.find(
      ({ id }) => id === 'grapple',
    );
    expect([option?.spends?.map(({ id }) => id), option?.targets?.[0]?.refused]).toEqual([['skilled'], null]);
  });

  it('names nobody 2 m away to who could not', () => {
    const scene = duel({ ...whip, skilled: [] }, {}, { apart: 2 });
    const option = optionsOf(scene, 'kira', { gm: false, characters: ['kira'] }).acts.find(
      ({ id }) => id === 'grapple',
    );
    expect(option?.targets?.[0]?.refused?.code).toBe('notTouching');
  });

  it('pull whom they Grapple into base contact', () => {
    const made = grapples(duel(whip, {}, { apart: 2 }), wins, { means: 'grappled' });
    expect(made.scene.fight?.fighters.raider?.at).toEqual({ x: 2100, y: 2000 });
  });

  it("don't pull whom they throw down", () => {
    const made = grapples(duel(whip, {}, { apart: 2 }), wins, { means: 'prone' });
    expect(made.scene.fight?.fighters.raider?.at).toEqual({ x: 2300, y: 2000 });
  });
});

describe('As long as one is Grappled', () => {
  const free = (scene: ReturnType<typeof duel>, dice: readonly number[], who = 'kira', target = 'kira') =>
    performed(scene, acting(who, 'escape', { target }), dice);

  it('AGI is −5: dodging takes a 6', () => {
    const scene = duel({ hands: ['simpleBaton'] }, { ...by('kira'), scores: { agility: 5 } }, close);
    expect(told(strikes(scene, 'simpleBaton/strike', [6, 1, 1, 5]), 'landed')).toMatchObject({ rating: 6 });
  });

  it('breaking free is a contested STR check with the grappler', () => {
    expect(conditions(free(duel(by('raider'), {}, close), wins), 'kira')).toEqual([]);
  });

  it('breaking free gives an additional Action', () => {
    expect(free(duel(by('raider'), {}, close), wins).scene.fight?.turn?.actions).toBe(2);
  });

  it('failing gives none', () => {
    expect(free(duel(by('raider'), {}, close), loses).scene.fight?.turn?.actions).toBe(1);
  });

  const friend = { mo: { sheet: someone(by('raider')), side: 'players', at: [30, 20] } } as const;
  const beside = { mo: { sheet: someone(by('raider')), side: 'players', at: [20, 21] } } as const;

  it('allies in base contact can try it', () => {
    const made = free(duel({}, {}, { apart: 5, more: beside }), wins, 'kira', 'mo');
    expect(conditions(made, 'mo')).toEqual([]);
  });

  it('allies get no additional Action', () => {
    const made = free(duel({}, {}, { apart: 5, more: beside }), wins, 'kira', 'mo');
    expect(made.scene.fight?.turn?.actions).toBe(1);
  });

  it('allies in contact with the grappler can, too', () => {
    const made = free(duel({}, {}, { ...close, more: friend }), wins, 'kira', 'mo');
    expect(conditions(made, 'mo')).toEqual([]);
  });

  it('allies elsewhere cannot', () => {
    const made = free(duel({}, {}, { apart: 5, more: friend }), [], 'kira', 'mo');
    expect(made.refusal).not.toBeNull();
  });
});

describe('As long as one grapples somebody', () => {
  const held = by('kira');
  const more = { third: { sheet: someone({ name: 'Third' }), side: 'foes', at: [20, 21] } } as const;

  it('one can attack nobody else', () => {
    const scene = duel({ hands: ['simpleBaton'] }, held, { ...close, more });
    expect(strikes(scene, 'simpleBaton/strike', [], { target: 'third' }).refusal?.code).toBe('holdsSomebody');
  });

  it('one can attack whom one holds', () => {
    const scene = duel({ hands: ['simpleBaton'] }, held, { ...close, more });
    expect(strikes(scene, 'simpleBaton/strike', [1, 1, 1]).refusal).toBeNull();
  });

  it.for([
    [1000, 500],
    [1300, 700],
    [100, 100],
  ] as const)('a Move of %i cm is half as long, rounded up', ([most, left]) => {
    expect(whileHolding(duel({}, held, close), 'kira', most)).toBe(left);
  });

  it('a Move of who holds nobody is not', () => {
    expect(whileHolding(duel({}, {}, close), 'kira', 1000)).toBe(1000);
  });

  it('one drags them along', () => {
    const path = [
      { x: 2000, y: 2000 },
      { x: 1500, y: 2000 },
    ];
    const made = played(
      duel({}, held, close),
      (tx) => goAlong(tx, { actor: 'kira', path, forced: false, by: 'kira' }),
      [],
      {},
      ruleset,
    );
    expect(made.scene.fight?.fighters.raider?.at).toEqual({ x: 1600, y: 2000 });
  });

  it('one drags them along the other way, too: they are not in the way', () => {
    const path = [
      { x: 2000, y: 2000 },
      { x: 2500, y: 2000 },
    ];
    const made = played(
      duel({}, held, close),
      (tx) => goAlong(tx, { actor: 'kira', path, forced: false, by: 'kira' }),
      [],
      {},
      ruleset,
    );
    expect(made.scene.fight?.fighters.raider?.at).toEqual({ x: 2400, y: 2000 });
  });

  it('one can let go', () => {
    const made = performed(duel({}, held, close), acting('kira', 'release', { target: 'raider' }));
    expect([conditions(made), made.scene.fight?.turn?.actions]).toEqual([[], 2]);
  });

  it('one can drop them: they fall Prone', () => {
    const made = performed(
      duel({}, held, close),
      acting('kira', 'release', { target: 'raider', means: 'prone' }),
    );
    expect(conditions(made)).toEqual(['prone']);
  });
});

describe('Redirecting an Attack (Grappled)', () => {
  // Raider holds Mo, a friend of Kira's, who shoots at Raider.
  const more = {
    mo: { sheet: someone({ name: 'Mo', ...by('raider') }), side: 'players', at: [31, 21] },
  } as const;
  const scene = duel({ hands: ['laserPistol'] }, {}, { more });
  const shoots = (dice: readonly number[]) =>
    performed(scene, attackOn('kira', 'raider', 'laserPistol/fire'), dice);

  it('targets whom one holds where one wins a contested STR check', () => {
    const made = shoots([...wins, 6, 6, 1, 1]);
    expect([hp(made), hp(made, 'mo')]).toEqual([20, 14]);
  });

  it('changes nothing where one does not', () => {
    expect(told(shoots([...loses, 1, 1]), 'attacked').others).toEqual(['raider']);
  });

  it('is a switch on the sheet', () => {
    const off = duel({ hands: ['laserPistol'] }, { switches: { redirect: false } }, { more });
    const made = performed(off, attackOn('kira', 'raider', 'laserPistol/fire'), [1, 1]);
    expect(told(made, 'attacked').others).toEqual(['raider']);
  });

  it.for([
    [true, [...loses, 6, 5, 3, 6, 6, 1, 1], 'mo'],
    [false, [...loses, 1, 1], 'raider'],
  ] as const)('rolls again for Prestige where its switch says so: %s', ([redirectAgain, dice, target]) => {
    const holder = { prestige: 3, switches: { redirectAgain } };
    const made = performed(
      duel({ hands: ['laserPistol'] }, holder, { more }),
      attackOn('kira', 'raider', 'laserPistol/fire'),
      dice,
    );
    expect([told(made, 'attacked').others, personOf(made, 'raider').prestige]).toEqual([
      [target],
      redirectAgain ? 0 : 3,
    ]);
  });

  it('is not offered against whom one holds', () => {
    const own = duel({ hands: ['laserPistol'], ...by('raider') }, {}, close);
    expect(performed(own, attackOn('kira', 'raider', 'laserPistol/fire'), [1, 1]).asked).toEqual([]);
  });
});
