import { describe, expect, it } from 'vitest';
import { type DiceSource, seededDice } from '../../../../src/dice/index.ts';
import type { Chances } from '../../../../src/engine/chances.ts';
import { everybody, type Viewer } from '../../../../src/engine/event.ts';
import type { IntentOf } from '../../../../src/engine/intent.ts';
import { run } from '../../../../src/engine/run.ts';
import { readAttack } from '../../../../src/systems/riftbound/attack/choose.ts';
import { strike } from '../../../../src/systems/riftbound/attack/strike.ts';
import { chancesOf } from '../../../../src/systems/riftbound/chances/index.ts';
import { strikeOdds } from '../../../../src/systems/riftbound/chances/strike.ts';
import type { Scene } from '../../../../src/systems/riftbound/scene.ts';
import { deep, seeded } from '../../../support/deep.ts';
import { attackOption } from '../../../../src/systems/riftbound/attack/options.ts';
import { attackOn, close, duel, strikes } from '../support/attacks.ts';
import { prepared } from '../support/panels.ts';
import { personOf } from '../support/scenes.ts';
import { type Said, someone } from '../support/someone.ts';

type Attack = IntentOf<'attack'>;
const gm: Viewer = { gm: true, characters: [] };
const asKira: Viewer = { gm: false, characters: ['kira'] };

const intent = (actor: string, target: string, means: string | null): Attack => {
  const made = attackOn(actor, target, means);
  if (made.kind !== 'attack') throw new Error('no attack');
  return made;
};
const told = (
  scene: Scene,
  viewer: Viewer,
  means: string | null,
  actor = 'kira',
  target = 'raider',
): Chances => {
  const made = chancesOf(scene, intent(actor, target, means), viewer);
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value;
};
const chance = ({ outcomes }: Chances, name: string) =>
  outcomes.find((one) => one.name.startsWith(name))?.chance ?? Number.NaN;

describe('Rerolls that are declared before an Attack', () => {
  const lancer = { hands: ['laserPistol'], abilities: ['tryThatAgainII'], sp: 4 } as const;
  const odds = (spend: readonly string[], kira: Parameters<typeof duel>[0] = lancer, kiraAs = {}) => {
    const read = readAttack(duel(kira, {}, { kiraAs }), {
      ...intent('kira', 'raider', 'laserPistol/fire'),
      spend: [...spend],
    });
    if (!read.ok) throw new Error(read.refusal.code);
    return strikeOdds(duel(kira, {}, { kiraAs }), read.value, 'raider').hit;
  };

  it.for([
    [[], 1 - 0.5 ** 2],
    [['reroll:tryThatAgainII'], 1 - 0.5 ** 3],
    [['reroll:tryThatAgainII#2'], 1 - 0.5 ** 4],
  ] as const)('count in the odds: %s', ([spend, hit]) => {
    expect(odds(spend)).toBeCloseTo(hit, 12);
  });

  it('count those of Prepare once a die', () => {
    const pools = prepared('vision');
    expect(odds(['reroll:prepare#2'], { hands: ['laserPistol'] }, pools)).toBeCloseTo(1 - 0.5 ** 4, 12);
  });

  it('count for the next target of a Greatsword as far as the first leaves any', () => {
    const more = { third: { sheet: someone({ name: 'Third' }), side: 'foes', at: [20, 21.5] } } as const;
    const swordsman = { hands: ['simpleGreatsword'], abilities: ['tryThatAgainI'], sp: 4 } as const;
    const scene = duel(swordsman, {}, { ...close, more });
    const read = readAttack(scene, {
      ...intent('kira', 'raider', 'simpleGreatsword/sweep'),
      spend: ['reroll:tryThatAgainI'],
    });
    if (!read.ok) throw new Error(read.refusal.code);
    const striking = read.value;
    const hits = striking.targets.map((target) => strikeOdds(scene, striking, target).hit);
    // Half of the time the first has hit without it, and it is there for the second.
    expect(hits).toEqual([0.75, 0.625]);
  });

  it('are made without a question', () => {
    const scene = duel(lancer);
    const made = strikes(scene, 'laserPistol/fire', [1, 2, 6, 1, 1], { spend: ['reroll:tryThatAgainII#2'] });
    expect([made.asked.length, personOf(made, 'kira').sp.now]).toEqual([0, 2]);
  });

  it('are not paid for where no die misses', () => {
    const made = strikes(duel(lancer), 'laserPistol/fire', [6, 6, 1, 1], {
      spend: ['reroll:tryThatAgainII'],
    });
    expect(personOf(made, 'kira').sp.now).toBe(4);
  });

  it('are offered to who has them', () => {
    expect(attackOption(duel(lancer), 'kira').spends?.map(({ name }) => name)).toEqual([
      'Reroll up to 1 miss',
      'Reroll up to 2 misses',
    ]);
  });
});

describe('The chances of an Attack', () => {
  const pistol = duel({ hands: ['laserPistol'] }); // 2 shots at 4+, dodged at 4+, 3 damage

  it('to hit: one success at least', () => {
    expect(chance(told(pistol, gm, 'laserPistol/fire'), 'to hit')).toBeCloseTo(1 - 0.5 ** 2, 12);
  });

  it('to get past the dodge: one success that is not cancelled', () => {
    expect(chance(told(pistol, gm, 'laserPistol/fire'), 'to get past')).toBeCloseTo(1 - 0.75 ** 2, 12);
  });

  it('to leave no HP: both land on who has 6', () => {
    const scene = duel({ hands: ['laserPistol'] }, { hp: [6, 20] });
    expect(chance(told(scene, gm, 'laserPistol/fire'), 'to leave')).toBeCloseTo(0.25 ** 2, 12);
  });

  it('say what is not counted', () => {
    expect(told(pistol, gm, 'laserPistol/fire').notes.at(-1)).toBe(
      "Blocks, Intercept and rerolls aren't counted.",
    );
  });

  it('name what changes the dice', () => {
    const scene = duel({ hands: ['laserPistol'] }, {}, close);
    expect(told(scene, asKira, 'laserPistol/fire').brief).toBe(
      '31% to hit with Laser Pistol, in contact, Point Blanc −2',
    );
  });

  it('are those of every target of a Greatsword', () => {
    const more = { third: { sheet: someone({ name: 'Third' }), side: 'foes', at: [20, 21.5] } } as const;
    const scene = duel({ hands: ['simpleGreatsword'] }, {}, { ...close, more });
    expect(told(scene, gm, 'simpleGreatsword/sweep').outcomes).toHaveLength(6);
  });

  it('are refused where the Attack could not be made', () => {
    const made = chancesOf(pistol, intent('kira', 'raider', 'unarmed/strike'), gm);
    expect(made).toMatchObject({ ok: false, refusal: { code: 'notTouching' } });
  });
});

describe('What players may know', () => {
  const scene = (dodge: number, hp: number) =>
    duel({ hands: ['laserPistol'] }, { scores: { agility: dodge }, hp: [hp, 20] });

  it("are no chances that tell a foe's Dodge Rating or HP", () => {
    expect(told(scene(5, 1), asKira, 'laserPistol/fire')).toEqual(
      told(scene(-5, 20), asKira, 'laserPistol/fire'),
    );
  });

  it('are the chances of their own side against one another', () => {
    const more = { mo: { sheet: someone({ name: 'Mo' }), side: 'players', at: [20, 30] } } as const;
    const chances = told(
      duel({ hands: ['laserPistol'] }, {}, { more }),
      asKira,
      'laserPistol/fire',
      'kira',
      'mo',
    );
    expect(chances.outcomes).toHaveLength(3);
  });

  it("are no odds of a foe's", () => {
    const made = chancesOf(scene(0, 20), intent('raider', 'kira', null), asKira);
    expect(made).toMatchObject({ ok: false, refusal: { code: 'chancesHidden' } });
  });

  it('is nothing of unseen foes beside oneself', () => {
    const lurks = {
      lurker: { sheet: someone(), side: 'foes', at: [20, 21], fighter: { unseen: true } },
    } as const;
    const watched = duel({ hands: ['laserPistol'] }, {}, { more: lurks });
    expect(told(watched, asKira, 'laserPistol/fire')).toEqual(
      told(duel({ hands: ['laserPistol'] }), asKira, 'laserPistol/fire'),
    );
  });

  it('is nothing at all for who plays nobody', () => {
    const made = chancesOf(scene(0, 20), intent('raider', 'kira', null), everybody);
    expect(made.ok).toBe(false);
  });
});

/** The dice of a source from a number on. */
const from = (source: DiceSource, first: number): DiceSource => ({
  die: (index, sides) => source.die(first + index, sides),
  card: (index, choices) => source.card(first + index, choices),
});

describe('Exact odds against many rolls', () => {
  const rounds = deep(500, 3_000);
  const cases: readonly (readonly [string, Scene, string])[] = [
    ['an Auto Rifle', duel({ hands: ['autoRifle'] }, { hp: [5, 20] }), 'autoRifle/near'],
    ['a Minigun: 2d6 shots', duel({ hands: ['minigun'] }, { hp: [4, 20] }), 'minigun/fire'],
    ['Point Blanc', duel({ hands: ['precisionRifle'] }, { hp: [6, 20] }, close), 'precisionRifle/near'],
    [
      'a Sniper Rifle that may double',
      duel({ hands: ['sniperRifle'], skilled: ['rifles'], scores: { vision: 2 } }, { hp: [16, 20] }),
      'sniperRifle/fire',
    ],
    [
      'a Sonic Rifle at the Deaf',
      duel({ hands: ['sonicRifle'] }, { hp: [3, 20], abilities: ['deaf'] }, { apart: 8 }),
      'sonicRifle/near',
    ],
    [
      'Damage Resist',
      duel({ hands: ['autoRifle'] }, { abilities: [['damageResist', 'sharp']] }),
      'autoRifle/near',
    ],
    ['Attack Counters', duel({ hands: ['autoRifle'] }, {}, { kiraAs: { counters: 1 } }), 'autoRifle/near'],
  ];

  const agrees = (
    name: string,
    scene: Scene,
    { means, spend = [], target = 'raider' }: { means: string; spend?: readonly string[]; target?: string },
  ) => {
    const read = readAttack(scene, { ...intent('kira', 'raider', means), spend: [...spend] });
    if (!read.ok) throw new Error(read.refusal.code);
    const striking = read.value;
    const odds = strikeOdds(scene, striking, target);
    const source = seededDice(seeded(`riftbound ${name}`));
    const has = scene.characters[target]?.hp.now ?? 0;
    let [hit, landed, fell, lost] = [0, 0, 0, 0];
    for (let n = 0; n < rounds; n++) {
      const made = run({}, scene, (tx) => strike(tx, striking), { source: from(source, n * 100) });
      if (made.kind !== 'done') throw new Error(made.kind);
      const left = made.state.characters[target]?.hp.now ?? 0;
      const hits = made.events.find(({ type, data }) => type === 'landed' && data.target === target)?.data;
      if (hits !== undefined) hit += 1;
      if (Number(hits?.landed ?? 0) > 0) landed += 1;
      if (left === 0) fell += 1;
      lost += has - left;
    }
    // Four standard deviations of a share; of HP lost the same, as part of all of them.
    const near = 4 * Math.sqrt(0.25 / rounds);
    const seen = [hit / rounds, landed / rounds, fell / rounds, lost / rounds / has];
    const exact = [odds.hit, odds.lands, odds.fells, odds.hp / has];
    expect(seen.filter((share, n) => Math.abs(share - (exact[n] ?? 0)) >= near)).toEqual([]);
  };

  it.for(cases)('%s', ([name, scene, means]) => agrees(name, scene, { means }));

  it('a sweep whose misses are rolled again, at its last target', () => {
    // Prone behind: the three need different faces, and two dice are Prepared besides two tries.
    const foe = (name: string, at: readonly [number, number], also: Said = {}) =>
      ({ sheet: someone({ name, hp: [5, 20], ...also }), side: 'foes', at }) as const;
    const prone = { id: 'prone', by: null, byName: null, duration: { ends: [] } } as const;
    const more = { third: foe('Third', [20, 21.5], { conditions: [prone] }), last: foe('Last', [19, 20]) };
    const sword = { hands: ['simpleGreatsword'], abilities: ['tryThatAgainII'], sp: 4 } as const;
    const scene = duel(sword, {}, { ...close, more, kiraAs: prepared('strength', 1) });
    const spend = ['reroll:prepare', 'reroll:tryThatAgainII#2'];
    agrees('a sweep', scene, { means: 'simpleGreatsword/sweep', spend, target: 'last' });
  });
});
