import { describe, expect, it } from 'vitest';
import type { BehaviourId } from '../../../../src/engine/autopilot/behaviours.ts';
import { autopilot } from '../../../../src/systems/riftbound/autopilot/index.ts';
import { vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import { crewed, item } from '../support/people.ts';
import { stepOf } from '../support/pilots.ts';
import { power } from '../support/powers.ts';
import { fightOf } from '../support/scenes.ts';
import { type Said, someone } from '../support/someone.ts';

const prone = { id: 'prone', by: null, byName: null, duration: { ends: [] } } as const;

/** What the raider does next, on their turn, with Kira so many metres to the east and Tiz behind her. */
function next(
  raider: Said,
  {
    metres = 6,
    kira = {},
    tiz = {},
    behaviour = 'nearest',
  }: { metres?: number; kira?: Said; tiz?: Said; behaviour?: BehaviourId } = {},
) {
  const scene = fightOf(
    {
      raider: { sheet: someone({ name: 'Raider', ...raider }), side: 'foes', at: [20, 20] },
      kira: { sheet: someone({ name: 'Kira', ...kira }), at: [20 + metres, 20] },
      tiz: { sheet: someone({ name: 'Tiz', ...tiz }), at: [20 + metres, 26] },
    },
    { turn: 'raider' },
  );
  return stepOf(scene, 'raider', behaviour);
}

describe('Somebody who acts by themselves', () => {
  it('shoots whom they can hit', () => {
    expect(next({ hands: ['autoRifle'] })).toMatchObject({
      kind: 'attack',
      target: 'kira',
      means: 'autoRifle/near',
    });
  });

  it('goes up to them with a blade', () => {
    expect(next({ hands: ['simpleLongsword'] })).toMatchObject({
      kind: 'act',
      act: 'move',
      target: 'to kira',
    });
  });

  it('strikes whom they touch', () => {
    expect(next({ hands: ['simpleLongsword'] }, { metres: 1 })).toMatchObject({
      kind: 'attack',
      target: 'kira',
      means: 'simpleLongsword/strike',
    });
  });

  it('strikes them from where they stand, and comes no centimetre nearer for that', () => {
    expect(next({ hands: ['simpleLongsword'] }, { metres: 1.01 })).toMatchObject({ kind: 'attack' });
  });

  it('shoots from where they stand at who dodges well: no other place is better', () => {
    const nimble = { kira: { scores: { agility: 5 } } };
    expect(next({ hands: ['autoRifle'] }, nimble)).toMatchObject({ kind: 'attack', target: 'kira' });
  });

  it('leaves who is in Critical Condition alone', () => {
    const down = { hp: [0, 20] as const, conditions: [prone] };
    expect(next({ hands: ['autoRifle'] }, { kira: down })).toMatchObject({ target: 'tiz' });
  });

  it('gets up first', () => {
    expect(next({ hands: ['autoRifle'], conditions: [prone] })).toMatchObject({ act: 'getUp' });
  });

  it('reloads an empty gun', () => {
    const raider = {
      items: [item('Auto Rifle', { id: 'autoRifle', ammo: 0 }), item('rifleMagazine')],
      holding: ['autoRifle'],
    };
    expect(next(raider)).toMatchObject({ act: 'reload', means: 'autoRifle' });
  });

  it('goes for the weakest where that is their way', () => {
    expect(next({ hands: ['autoRifle'] }, { tiz: { hp: [3, 20] }, behaviour: 'weakest' })).toMatchObject({
      target: 'tiz',
    });
  });

  it('keeps their distance where that is their way', () => {
    expect(next({ hands: ['autoRifle'] }, { metres: 3, behaviour: 'skirmisher' })).toMatchObject({
      act: 'move',
    });
  });

  it('comes near enough to shoot at somebody, where that is their way and they reach nobody', () => {
    expect(next({ hands: ['autoRifle'] }, { metres: 76, behaviour: 'skirmisher' })).toMatchObject({
      act: 'move',
    });
  });

  it('closes in once their gun is empty for good', () => {
    const raider = { items: [item('Auto Rifle', { id: 'autoRifle', ammo: 0 })], holding: ['autoRifle'] };
    expect(next(raider, { behaviour: 'skirmisher' })).toMatchObject({ act: 'move', target: 'to kira' });
  });

  it('uses a power that does more than a blow', () => {
    const blast = power({
      name: 'Blast',
      when: 'action',
      aim: 'enemy',
      range: 30,
      effects: [{ effect: 'damage', amount: '4d6' }],
    });
    expect(next({ powers: [blast] })).toMatchObject({ act: 'power', target: 'kira' });
  });

  it('does not burn their own', () => {
    const blast = power({
      name: 'Blast',
      when: 'action',
      aim: 'around',
      radius: 3,
      effects: [{ effect: 'damage', amount: '4d6' }],
    });
    const scene = fightOf({
      raider: { sheet: someone({ powers: [blast] }), side: 'foes', at: [20, 20] },
      other: { sheet: someone(), side: 'foes', at: [21, 20] },
      kira: { sheet: someone(), at: [40, 20] },
    });
    expect(stepOf(scene, 'raider')).not.toMatchObject({ act: 'power' });
  });

  it('starts the engine of what they pilot', () => {
    const pilot = someone({ skilled: ['bikes'] });
    const scene = fightOf({
      kira: { sheet: pilot },
      bike: { sheet: crewed(vehicleOf('signatureBike'), 'kira'), at: [10, 10] },
      raider: { sheet: someone(), side: 'foes', at: [40, 10] },
    });
    expect(stepOf(scene, 'kira')).toMatchObject({ act: 'engine' });
  });

  it('leaves what only Skilled hands turn on, though three Prestige would stand for them', () => {
    const scene = fightOf({
      kira: { sheet: someone({ prestige: 3 }) },
      tank: { sheet: crewed(vehicleOf('signatureTank'), 'kira'), at: [10, 10] },
      raider: { sheet: someone(), side: 'foes', at: [40, 10] },
    });
    expect(stepOf(scene, 'kira')).not.toMatchObject({ act: 'engine' });
  });

  it('waits as long as nobody may know of them', () => {
    const scene = fightOf({
      raider: {
        sheet: someone({ hands: ['autoRifle'] }),
        side: 'foes',
        at: [10, 10],
        fighter: { unseen: true },
      },
      kira: { sheet: someone(), at: [14, 10] },
    });
    expect(stepOf(scene, 'raider')).toMatchObject({ kind: 'next' });
  });

  it('knows nothing of foes that are hidden', () => {
    const scene = fightOf({
      kira: { sheet: someone({ hands: ['autoRifle'] }), at: [14, 10] },
      raider: { sheet: someone(), side: 'foes', at: [10, 10], fighter: { unseen: true } },
    });
    expect(autopilot.around(scene, 'kira').enemies).toEqual([]);
  });
});

describe('A fight', () => {
  const of = (raider: Said) =>
    fightOf({
      kira: { sheet: someone(), at: [1, 1] },
      raider: { sheet: someone(raider), side: 'foes', at: [9, 9] },
    });

  it('is open while both sides have somebody who stands', () => {
    expect(autopilot.decided(of({}))).toBe(false);
  });

  it('is decided when one side has none', () => {
    expect(autopilot.decided(of({ hp: [0, 20] }))).toBe(true);
  });
});

it('Who spares counts SP, Prestige and bandages', () => {
  const scene = fightOf({
    kira: {
      sheet: someone({ sp: [2, 4], prestige: 1, items: [item('Small Bandage', { count: 3 })] }),
      at: [1, 1],
    },
  });
  expect(autopilot.stock(scene, 'kira')).toMatchObject({ sp: 2, prestige: 1, bandages: 3 });
});

describe('Somebody who acts by themselves and can help', () => {
  const beside = (tiz: Said, kira: Said, raider = 30) =>
    fightOf({
      tiz: { sheet: someone({ name: 'Tiz', ...tiz }), at: [10, 10] },
      kira: { sheet: someone({ name: 'Kira', ...kira }), at: [11, 10] },
      raider: { sheet: someone({ name: 'Raider' }), side: 'foes', at: [10 + raider, 10] },
    });
  const kit: Said = { items: [item('Large Bandage', { id: 'bandage', count: 3 })] };

  it('puts a bandage on who lies there', () => {
    const scene = beside(kit, { hp: [0, 20], conditions: [prone] });
    expect(stepOf(scene, 'tiz')).toMatchObject({ act: 'bandage', target: 'kira', means: 'bandage' });
  });

  it('puts none on an enemy', () => {
    const scene = fightOf({
      tiz: { sheet: someone(kit), at: [10, 10] },
      raider: { sheet: someone({ hp: [3, 20] }), side: 'foes', at: [11, 10] },
    });
    expect(stepOf(scene, 'tiz')).not.toMatchObject({ act: 'bandage' });
  });

  it('Supercharges those who have spent their SP', () => {
    const scene = beside({ abilities: ['supercharge'], sp: [1, 4] }, { sp: [0, 4] });
    expect(stepOf(scene, 'tiz')).toMatchObject({ act: 'supercharge' });
  });

  it('keeps Supercharge while they have them', () => {
    const scene = beside({ abilities: ['supercharge'] }, {});
    expect(stepOf(scene, 'tiz')).not.toMatchObject({ act: 'supercharge' });
  });

  const away = (tiz: Said, kira: Said) =>
    fightOf({
      tiz: { sheet: someone({ name: 'Tiz', ...tiz }), at: [10, 10] },
      kira: { sheet: someone({ name: 'Kira', ...kira }), at: [16, 10] },
      raider: { sheet: someone({ name: 'Raider' }), side: 'foes', at: [40, 10] },
    });
  const down: Said = { hp: [0, 20], conditions: [prone] };

  it('goes to an ally who lies there', () => {
    expect(stepOf(away(kit, down), 'tiz')).toMatchObject({ act: 'move', target: 'to kira' });
  });

  it('goes to nobody whom they have nothing for', () => {
    expect(stepOf(away({}, down), 'tiz')).not.toMatchObject({ act: 'move', target: 'to kira' });
  });

  it('goes to nobody who still stands', () => {
    expect(stepOf(away(kit, { hp: [3, 20] }), 'tiz')).not.toMatchObject({ act: 'move', target: 'to kira' });
  });

  it('leaves them to who is with them already and can help', () => {
    const scene = fightOf({
      tiz: { sheet: someone({ name: 'Tiz', ...kit }), at: [10, 10] },
      kira: { sheet: someone({ name: 'Kira', ...down }), at: [16, 10] },
      noor: { sheet: someone({ name: 'Noor', ...kit }), at: [17, 10] },
      raider: { sheet: someone({ name: 'Raider' }), side: 'foes', at: [40, 10] },
    });
    expect(stepOf(scene, 'tiz')).not.toMatchObject({ act: 'move', target: 'to kira' });
  });

  const last = (hp: readonly [number, number], agility: number) => {
    const sheet = someone({ hands: ['autoRifle'], scores: { agility } });
    const scene = fightOf({
      tiz: { sheet, at: [10, 10] },
      raider: { sheet: someone({ hp }), side: 'foes', at: [20, 10] },
    });
    const turn = scene.fight?.turn;
    if (scene.fight === null || !turn) throw new Error('no turn');
    return { ...scene, fight: { ...scene.fight, turn: { ...turn, actions: 0 } } };
  };

  it('Seizes the Initiative for a last Attack', () => {
    expect(stepOf(last([3, 20], 3), 'tiz')).toMatchObject({
      act: 'seize',
      target: 'attack|raider|autoRifle/near',
    });
  });

  it('does not while the last enemy is whole', () => {
    expect(stepOf(last([20, 20], 3), 'tiz')).not.toMatchObject({ act: 'seize' });
  });

  it('does not while it would mostly fail', () => {
    expect(stepOf(last([3, 20], -2), 'tiz')).not.toMatchObject({ act: 'seize' });
  });
});
