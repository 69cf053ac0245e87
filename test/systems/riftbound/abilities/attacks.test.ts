import { describe, expect, it } from 'vitest';
import { untilRemoved } from '../../../../src/engine/uses/index.ts';
import type { Fighter } from '../../../../src/systems/riftbound/scene.ts';
import { close, duel, hp, strikes } from '../support/attacks.ts';
import { acting, nextOf } from '../support/intents.ts';
import { fightOf, performed, personOf, told, turnOf } from '../support/scenes.ts';
import { type Said, someone } from '../support/someone.ts';

const baton = { hands: ['simpleBaton'] } as const; // Melee, 3 shots, 2 Blunt
const rifle = { hands: ['precisionRifle'] } as const; // 50 m, 4 shots, 2 Sharp
const near = 'precisionRifle/near';
const club = 'simpleBaton/strike';

const seizing = { setting: { turn: 'kira' } };

/** Kira, while she Seizes the Initiative. */
const seized = (said: Said) => {
  const scene = duel({ ...rifle, ...said }, {}, seizing);
  return {
    ...scene,
    fight: scene.fight && { ...scene.fight, turn: turnOf('kira', { actions: 1, seized: true }) },
  };
};

const typesOf = ({ events }: { readonly events: readonly { readonly type: string }[] }) =>
  events.map(({ type }) => type);

describe('Enthusiasm', () => {
  const keen: Said = { ...rifle, abilities: ['enthusiasm'], sp: [1, 4] };

  it('gives 1 SP back on a WIL check of 11 after a successful Attack', () => {
    const came = strikes(duel(keen), near, [4, 1, 1, 1, 1, 3, 4, 4]);
    expect(personOf(came, 'kira').sp.now).toBe(2);
  });

  it('gives nothing on a 10', () => {
    const came = strikes(duel(keen), near, [4, 1, 1, 1, 1, 3, 3, 4]);
    expect(personOf(came, 'kira').sp.now).toBe(1);
  });

  it('adds WIL', () => {
    const came = strikes(duel({ ...keen, scores: { will: 1 } }), near, [4, 1, 1, 1, 1, 3, 3, 4]);
    expect(personOf(came, 'kira').sp.now).toBe(2);
  });

  it('knows special results as every check', () => {
    const came = strikes(duel(keen), near, [4, 1, 1, 1, 1, 1, 1, 6, 2]);
    expect(told(came, 'enthused').sp).toBe(null);
  });

  it('does nothing where all was dodged', () => {
    expect(typesOf(strikes(duel(keen), near, [4, 1, 1, 1, 6]))).not.toContain('enthused');
  });

  it('rolls nothing where no SP is missing', () => {
    expect(typesOf(strikes(duel({ ...keen, sp: 4 }), near, [4, 1, 1, 1, 1]))).not.toContain('enthused');
  });
});

describe('Opportunist', () => {
  it('does 1d6 more damage while Seizing the Initiative', () => {
    expect(hp(strikes(seized({ abilities: ['opportunist'] }), near, [4, 1, 1, 1, 1, 5]))).toBe(13);
  });

  it('does it with damage of the same type', () => {
    const came = strikes(seized({ abilities: ['opportunist'] }), near, [4, 1, 1, 1, 1, 5]);
    expect(told(came, 'hurt')).toMatchObject({ because: 'opportunist', type: 'sharp', amount: 5 });
  });

  it("does nothing on one's own turn", () => {
    expect(hp(strikes(duel({ ...rifle, abilities: ['opportunist'] }), near, [4, 1, 1, 1, 1]))).toBe(18);
  });

  it('does nothing where no damage is done', () => {
    expect(hp(strikes(seized({ abilities: ['opportunist'] }), near, [4, 1, 1, 1, 6]))).toBe(20);
  });

  it('can be turned off', () => {
    const off = seized({ abilities: ['opportunist'], switches: { opportunist: false } });
    expect(hp(strikes(off, near, [4, 1, 1, 1, 1]))).toBe(18);
  });
});

describe('Pep talk', () => {
  const friend = (said: Said = {}) =>
    ({
      omar: {
        sheet: someone({ name: 'Omar', abilities: ['pepTalk'], scores: { charisma: 3 }, ...said }),
        at: [20, 30],
      },
    }) as const;
  const miss = [1, 1, 1, 1];

  it('is given to an ally whose shots have all missed', () => {
    const came = strikes(duel(rifle, {}, { more: friend() }), near, miss);
    expect(personOf(came, 'kira').boons.pep).toEqual({ by: 'omar', bonus: 3 });
  });

  it('is given where every hit was dodged', () => {
    const came = strikes(duel(rifle, {}, { more: friend() }), near, [4, 1, 1, 1, 6]);
    expect(personOf(came, 'kira').boons.pep?.bonus).toBe(3);
  });

  it('raises the next damage by CHA, once', () => {
    const pep = { regeneration: 0, supercharge: [], clarity: 0, pep: { by: 'omar', bonus: 3 } };
    const came = strikes(duel({ ...rifle, boons: pep }), near, [4, 4, 1, 1, 1, 1]);
    expect([hp(came), personOf(came, 'kira').boons.pep]).toEqual([13, null]);
  });

  it('is not given where a shot has hit', () => {
    const came = strikes(duel(rifle, {}, { more: friend() }), near, [4, 1, 1, 1, 1]);
    expect(personOf(came, 'kira').boons.pep).toBe(null);
  });

  it('is nothing without CHA', () => {
    const came = strikes(duel(rifle, {}, { more: friend({ scores: { charisma: 0 } }) }), near, miss);
    expect(personOf(came, 'kira').boons.pep).toBe(null);
  });

  it('asks for a willing one', () => {
    const came = strikes(duel({ ...rifle, willing: false }, {}, { more: friend() }), near, miss);
    expect(personOf(came, 'kira').boons.pep).toBe(null);
  });

  it('does not pile up (A30b)', () => {
    const pep = { regeneration: 0, supercharge: [], clarity: 0, pep: { by: 'omar', bonus: 3 } };
    const came = strikes(duel({ ...rifle, boons: pep }, {}, { more: friend() }), near, miss);
    expect(personOf(came, 'kira').boons.pep?.bonus).toBe(3);
  });

  it('is nothing for oneself', () => {
    const own: Said = { ...rifle, abilities: ['pepTalk'], scores: { charisma: 3 } };
    expect(personOf(strikes(duel(own), near, miss), 'kira').boons.pep).toBe(null);
  });
});

describe('Bonk', () => {
  const bonker: Said = { ...baton, abilities: ['bonk'], switches: { bonk: true } };
  const hit = [4, 1, 1, 1];

  it('moves whom one damages in melee away by their own diameter', () => {
    const came = strikes(duel(bonker, {}, close), club, hit);
    expect(came.scene.fight?.fighters.raider?.at).toEqual({ x: 2200, y: 2000 });
  });

  it('does so once a Melee Attack', () => {
    const came = strikes(duel(bonker, {}, close), club, [4, 4, 1, 1, 1]);
    expect(typesOf(came).filter((type) => type === 'bonked')).toHaveLength(1);
  });

  it('moves nobody who was not damaged', () => {
    expect(typesOf(strikes(duel(bonker, {}, close), club, [4, 1, 1, 6]))).not.toContain('bonked');
  });

  it('moves nobody more than one size larger', () => {
    expect(typesOf(strikes(duel(bonker, { size: 'giant' }, close), club, hit))).not.toContain('bonked');
  });

  it('moves who is one size larger', () => {
    expect(typesOf(strikes(duel(bonker, { size: 'large' }, { apart: 0.5 }), club, hit))).toContain('bonked');
  });

  it('is off as long as nobody turns it on', () => {
    const off: Said = { ...baton, abilities: ['bonk'] };
    expect(typesOf(strikes(duel(off, {}, close), club, hit))).not.toContain('bonked');
  });

  it('is for Melee Attacks alone', () => {
    const shooter: Said = { ...rifle, abilities: ['bonk'], switches: { bonk: true } };
    expect(typesOf(strikes(duel(shooter), near, [4, 1, 1, 1, 1]))).not.toContain('bonked');
  });
});

describe('Terrifying', () => {
  const killer: Said = { ...rifle, abilities: ['terrifying'], sp: 2 };
  const mook = { hp: 2, mook: true } as const;
  const other = {
    thug: { sheet: someone({ name: 'Thug' }), side: 'foes', at: [20, 40] },
  } as const;
  const kill = [4, 1, 1, 1, 1];

  it('takes an Action off the next turn of another unit that sees it, for 1 SP', () => {
    const came = strikes(duel(killer, mook, { more: other }), near, kill);
    expect([came.scene.fight?.fighters.thug?.owed.terrified, personOf(came, 'kira').sp.now]).toEqual([1, 1]);
  });

  it('asks who, or nobody', () => {
    const came = strikes(duel(killer, mook, { more: other }), near, kill, { answers: { terrify: 'none' } });
    expect(personOf(came, 'kira').sp.now).toBe(2);
  });

  it('is nothing for a kill that nobody else sees', () => {
    expect(strikes(duel(killer, mook), near, kill).asked).toEqual([]);
  });

  it('is nothing for who is only hurt', () => {
    expect(strikes(duel(killer, {}, { more: other }), near, kill).asked).toEqual([]);
  });

  it('asks once for several kills of one Attack, one for each', () => {
    const more = {
      ...other,
      second: { sheet: someone({ name: 'Second', hp: 1, mook: true }), side: 'foes', at: [19, 20] },
      far: { sheet: someone({ name: 'Far' }), side: 'foes', at: [40, 40] },
    } as const;
    const swept = { hands: ['simpleGreatsword'], abilities: ['terrifying'], sp: 3 } as const;
    const scene = duel(swept, { hp: 1, mook: true }, { ...close, more });
    const came = strikes(scene, null, [6, 6, 1, 1], { answers: { terrify: 'thug,far' } });
    expect([came.asked.length, personOf(came, 'kira').sp.now]).toEqual([1, 1]);
  });

  it('leaves one Action at least', () => {
    const afraid: Partial<Fighter> = { owed: { seized: 0, terrified: 2 } };
    const scene = fightOf({
      kira: { sheet: someone(), at: [1, 1] },
      thug: { sheet: someone(), at: [5, 5], fighter: afraid },
    });
    expect(told(performed(scene, nextOf('kira')), 'turnBegan').actions).toBe(1);
  });
});

/** Kira rallied by Omar, with +4. */
const rallied = [{ id: 'rally', by: 'omar', number: 4, duration: untilRemoved }] as const;

describe("Rally's effects", () => {
  it('add damage of its type to one target of an Attack', () => {
    const came = strikes(duel(rifle, {}, { kiraAs: { effects: rallied } }), near, [4, 1, 1, 1, 1]);
    expect(told(came, 'hurt')).toMatchObject({ because: 'rally', amount: 4, type: 'sharp' });
  });

  it('add it where the Attack itself has missed', () => {
    expect(hp(strikes(duel(rifle, {}, { kiraAs: { effects: rallied } }), near, [1, 1, 1, 1]))).toBe(16);
  });

  it('come once a turn', () => {
    const scene = duel(rifle, {}, { kiraAs: { effects: rallied, used: ['rally'] } });
    expect(hp(strikes(scene, near, [1, 1, 1, 1]))).toBe(20);
  });

  it('can be kept for another Action', () => {
    const scene = duel({ ...rifle, switches: { rally: false } }, {}, { kiraAs: { effects: rallied } });
    expect(hp(strikes(scene, near, [1, 1, 1, 1]))).toBe(20);
  });

  const one = fightOf({ kira: { sheet: someone(rifle), at: [10, 10], fighter: { effects: rallied } } });

  it('add metres to a Move that leads so far', () => {
    const came = performed(one, acting('kira', 'move', { detail: '24,10' }));
    expect(came.scene.fight?.fighters.kira).toMatchObject({ at: { x: 2400 }, used: ['rally'] });
  });

  it('are kept where a Move is shorter', () => {
    const came = performed(one, acting('kira', 'move', { detail: '15,10' }));
    expect(came.scene.fight?.fighters.kira?.used).toEqual([]);
  });

  it('give a second Prepare, for another attribute', () => {
    const first = performed(one, acting('kira', 'prepare', { means: 'vision' })).scene;
    const came = performed(first, acting('kira', 'rallyPrepare', { means: 'agility' }));
    expect(came.scene.fight?.fighters.kira?.prepared.map(({ attribute }) => attribute)).toEqual([
      'vision',
      'agility',
    ]);
  });

  it('give no second Prepare for the same one', () => {
    const first = performed(one, acting('kira', 'prepare', { means: 'vision' })).scene;
    expect(performed(first, acting('kira', 'rallyPrepare', { means: 'vision' })).refusal?.code).toBe(
      'chooseMeans',
    );
  });

  it('give a second Overwatch', () => {
    const came = performed(one, acting('kira', 'overwatch'));
    expect(came.scene.fight?.fighters.kira?.overwatch?.shots).toBe(3);
  });
});

describe('Quick', () => {
  const scene = fightOf({ kira: { sheet: someone({ abilities: ['quick'] }), at: [10, 10] } });

  it('moves up to 1d6 m more', () => {
    const came = performed(scene, acting('kira', 'move', { detail: '25,10' }), [3]);
    expect(came.scene.fight?.fighters.kira?.at?.x).toBe(2300);
  });

  it('goes no farther than it wants to', () => {
    const came = performed(scene, acting('kira', 'move', { detail: '22,10' }), [6]);
    expect(came.scene.fight?.fighters.kira?.at?.x).toBe(2200);
  });

  it('rolls nothing for 10 m', () => {
    expect(performed(scene, acting('kira', 'move', { detail: '20,10' })).refusal).toBe(null);
  });
});

describe('Charge', () => {
  const charger: Said = { ...baton, abilities: ['charge'], sp: 2 };
  const moved = (more = {}) => {
    const scene = duel(charger, {}, close);
    const turn = turnOf('kira', { actions: 0, taken: 2, moves: 2, last: 'move', ...more });
    return { ...scene, fight: scene.fight && { ...scene.fight, turn } };
  };

  it('makes a Melee Attack after a second Move, for 1 SP', () => {
    const came = performed(moved(), acting('kira', 'charge', { target: 'raider' }), [4, 1, 1, 1]);
    expect([hp(came), personOf(came, 'kira').sp.now]).toEqual([18, 1]);
  });

  it('takes no Action', () => {
    const came = performed(moved({ actions: 1 }), acting('kira', 'charge', { target: 'raider' }), [1, 1, 1]);
    expect(came.scene.fight?.turn?.actions).toBe(1);
  });

  it('is not there after a first Move', () => {
    const came = performed(moved({ moves: 1 }), acting('kira', 'charge', { target: 'raider' }));
    expect(came.refusal?.code).toBe('chargeAfterMove');
  });

  it('is not there once something else was done', () => {
    const came = performed(moved({ last: 'attack' }), acting('kira', 'charge', { target: 'raider' }));
    expect(came.refusal?.code).toBe('chargeAfterMove');
  });

  it('is there once for each such Move', () => {
    const first = performed(
      moved({ actions: 1 }),
      acting('kira', 'charge', { target: 'raider' }),
      [1, 1, 1],
    ).scene;
    expect(performed(first, acting('kira', 'charge', { target: 'raider' })).refusal?.code).toBe(
      'chargeAfterMove',
    );
  });

  it('needs somebody in contact', () => {
    const scene = moved();
    const fighters = { ...scene.fight?.fighters };
    const far = { ...fighters.raider, at: { x: 5000, y: 2000 } } as Fighter;
    const apart = {
      ...scene,
      fight: scene.fight && { ...scene.fight, fighters: { ...fighters, raider: far } },
    };
    expect(performed(apart, acting('kira', 'charge', { target: 'raider' })).refusal?.code).toBe(
      'notTouching',
    );
  });
});

describe("That's an Order", () => {
  const cast = (captain: Said = {}, tiz: Said = {}) =>
    fightOf({
      cap: { sheet: someone({ name: 'Cap', abilities: ['thatsAnOrderI'], sp: 2, ...captain }), at: [10, 10] },
      tiz: { sheet: someone({ name: 'Tiz', ...tiz }), at: [12, 10] },
      raider: { sheet: someone(), side: 'foes', at: [40, 10] },
    });
  const give = (captain: Said = {}, tiz: Said = {}) =>
    performed(cast(captain, tiz), acting('cap', 'thatsAnOrder', { target: 'tiz' }));

  it('costs 1 SP and goes on cooldown', () => {
    const came = give();
    expect(personOf(came, 'cap')).toMatchObject({ sp: { now: 1 }, abilities: [{ cooling: true }] });
  });

  it("lets them Seize the Initiative without a roll, in the gap after the Captain's Action (A4)", () => {
    const came = performed(give().scene, acting('cap', 'prepare', { means: 'vision' }));
    expect(came.scene.fight?.turn).toMatchObject({ actor: 'tiz', actions: 1, seized: true });
  });

  it('takes an Action off their next turn as any Seizing', () => {
    const came = performed(give().scene, acting('cap', 'prepare', { means: 'vision' }));
    expect(came.scene.fight?.fighters.tiz?.owed.seized).toBe(1);
  });

  it("goes on with the Captain's turn after that", () => {
    const gap = performed(give().scene, acting('cap', 'prepare', { means: 'vision' })).scene;
    const came = performed(gap, acting('tiz', 'prepare', { means: 'vision' }));
    expect(came.scene.fight?.turn).toMatchObject({ actor: 'cap', actions: 1 });
  });

  it('is refused while it cools down', () => {
    const again = performed(give().scene, acting('cap', 'thatsAnOrder', { target: 'tiz' }));
    expect(again.refusal?.code).toBe('coolingDown');
  });

  it('is once a turn, whatever the die says', () => {
    const scene = give().scene;
    const cap = personOf({ scene }, 'cap');
    const ready = { ...cap, abilities: cap.abilities.map((one) => ({ ...one, cooling: false })) };
    const fresh = { ...scene, characters: { ...scene.characters, cap: ready } };
    expect(performed(fresh, acting('cap', 'thatsAnOrder', { target: 'tiz' })).refusal?.code).toBe(
      'usedThisTurn',
    );
  });

  it('asks for a willing one', () => {
    expect(give({}, { willing: false }).refusal?.code).toBe('notWilling');
  });

  it('is refused without SP', () => {
    expect(give({ sp: [0, 2] }).refusal?.code).toBe('tooFewSp');
  });
});
