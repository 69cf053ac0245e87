import { describe, expect, it } from 'vitest';
import type { Fighter } from '../../../../src/systems/riftbound/scene.ts';
import { vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import { attackOn } from '../support/attacks.ts';
import { crewed } from '../support/people.ts';
import { fightOf, performed, personOf, told, turnOf, vehicleIs } from '../support/scenes.ts';
import { type Said, someone } from '../support/someone.ts';

const SKILLS = ['bikes', 'mechsuits', 'tanks', 'aeroplanes'] as const;
type Row = Parameters<typeof vehicleOf>[0];

/** Kira operates a vehicle with 4 W; Raider is so many metres from its edge. */
const at = (row: Row, apart: number, raider: Said = {}, kira: Partial<Fighter> = {}, watts = 4) => {
  const vehicle = { ...crewed(vehicleOf(row), 'kira'), watts, name: 'It' };
  return fightOf(
    {
      kira: { sheet: someone({ name: 'Kira', skilled: SKILLS }), fighter: kira },
      it: { sheet: vehicle, at: [50, 50] },
      raider: {
        sheet: someone({ name: 'Raider', ...raider }),
        side: 'foes',
        at: [50 + vehicle.diameter / 200 + 0.5 + apart, 50],
      },
    },
    { size: [300, 300] },
  );
};

const fires = (scene: ReturnType<typeof at>, means: string, dice: readonly number[], target = 'raider') =>
  performed(scene, attackOn('kira', target, means), dice);
const ten = (value: number) => Array.from({ length: 10 }, () => value);

describe('Vehicle Attacks', () => {
  it('measure the range from the vehicle', () => {
    expect(fires(at('signatureTank', 150), 'ballisticSideGun/fire', ten(1)).refusal).toBeNull();
  });

  it('do not reach farther', () => {
    const made = fires(at('signatureTank', 151), 'ballisticSideGun/fire', []);
    expect(made.refusal?.code).toBe('outOfRange');
  });

  it('use Watts', () => {
    const made = fires(at('signatureTank', 50), 'ballisticSideGun/fire', ten(1));
    expect(vehicleIs(made, 'it').watts).toBe(2);
  });

  it('use Ammo of the system', () => {
    const made = fires(at('signatureTank', 50), 'ballisticSideGun/fire', ten(1));
    expect(vehicleIs(made, 'it').systems.find(({ id }) => id === 'ballisticSideGun')?.ammo).toBe(3);
  });

  it('are refused with too few Watts', () => {
    const made = fires(at('signatureTank', 50, {}, {}, 1), 'ballisticSideGun/fire', []);
    expect(made.refusal?.code).toBe('tooFewWatts');
  });

  it('take the Rating of the Operator', () => {
    const made = fires(at('signatureTank', 50), 'ballisticSideGun/fire', ten(3));
    expect(told(made, 'attacked')).toMatchObject({ attribute: 'vision', rating: 4, vehicle: 'it' });
  });

  it("suffer the Operator's own Attack Counters", () => {
    const made = fires(at('signatureTank', 50, {}, { counters: 1 }), 'ballisticSideGun/fire', ten(5));
    expect(told(made, 'attacked').shots).toMatchObject([
      { modifiers: [{ source: 'counters', amount: -2 }], hits: 0 },
    ]);
  });

  it('give the Operator an Attack Counter, not the vehicle', () => {
    const made = fires(at('signatureTank', 50), 'ballisticSideGun/fire', ten(1));
    const fighters = made.scene.fight?.fighters;
    expect([fighters?.kira?.counters, fighters?.it?.counters]).toEqual([1, 0]);
  });

  it('know Point Blanc by the base of the vehicle', () => {
    const made = fires(at('signatureTank', 0), 'ballisticSideGun/fire', ten(1));
    expect(told(made, 'attacked').shots).toMatchObject([{ modifiers: [{ source: 'pointBlanc' }] }]);
  });

  it('take 3 off each die of an Indirect one at what is Large or smaller', () => {
    const made = fires(at('signatureTank', 50, { size: 'large' }), 'ballisticTankGun/fire', [6]);
    expect(told(made, 'attacked').shots).toMatchObject([
      { modifiers: [{ source: 'indirect', amount: -3 }], hits: 0 },
    ]);
  });

  it('take nothing off at what is Giant', () => {
    const made = fires(at('signatureTank', 50, { size: 'giant' }), 'ballisticTankGun/fire', [1]);
    expect(told(made, 'attacked').shots).toMatchObject([{ modifiers: [] }]);
  });

  it("don't hit who is inside", () => {
    const scene = at('signatureTank', 50);
    const tank = vehicleIs({ scene }, 'it');
    const both = { ...tank, crew: [...tank.crew, { who: 'raider', terminal: null }] };
    const inside = { ...scene, characters: { ...scene.characters, it: both } };
    expect(fires(inside, 'ballisticSideGun/fire', []).refusal?.code).toBe('gunPointsOut');
  });
});

describe('Signature Mechsuit Arm', () => {
  it('is Melee, from the base of the mechsuit', () => {
    expect(fires(at('signatureMechsuit', 1), 'signatureMechsuitArm/strike', []).refusal?.code).toBe(
      'notTouching',
    );
  });

  it('is Indirect as printed: 3 off at people (A48)', () => {
    const made = fires(at('signatureMechsuit', 0), 'signatureMechsuitArm/strike', [6, 6]);
    expect(told(made, 'attacked').shots).toMatchObject([
      { modifiers: [{ source: 'indirect', amount: -3 }], hits: 0 },
    ]);
  });

  it('takes STR of its Operator', () => {
    const made = fires(at('signatureMechsuit', 0), 'signatureMechsuitArm/strike', [1, 1]);
    expect(told(made, 'attacked').attribute).toBe('strength');
  });
});

describe('Ramming Speed', () => {
  const after = (last: string | null) => {
    const scene = at('signatureTank', 0);
    return scene.fight === null
      ? scene
      : { ...scene, fight: { ...scene.fight, turn: turnOf('kira', { actions: 1, last }) } };
  };

  it('follows Full Speed', () => {
    expect(personOf(fires(after('fullSpeed'), 'giantWheels/ram', [4, 1]), 'raider').hp.now).toBe(5);
  });

  it('hits on 4+, whoever drives', () => {
    expect(told(fires(after('fullSpeed'), 'giantWheels/ram', [3]), 'attacked')).toMatchObject({
      rating: 4,
      attribute: null,
    });
  });

  it('follows nothing else', () => {
    expect(fires(after('drive'), 'giantWheels/ram', []).refusal?.code).toBe('ramsAfterFullSpeed');
  });
});

describe('A vehicle that is attacked', () => {
  const raider = (row: Row) =>
    fightOf({
      raider: { sheet: someone({ hands: ['photonCannon'] }), side: 'foes', at: [20, 20] },
      kira: { sheet: someone({ name: 'Kira', skilled: SKILLS, scores: { wisdom: 2 } }) },
      it: { sheet: crewed(vehicleOf(row), 'kira'), at: [60, 20] },
    });

  it("dodges with its pilot's WIS", () => {
    const made = performed(raider('signatureTank'), attackOn('raider', 'it', 'photonCannon/fire'), [6, 3]);
    expect(told(made, 'landed')).toMatchObject({ rating: 3, with: 'wisdom', landed: 0 });
  });

  it('makes no Dodge Roll without a pilot (A50)', () => {
    const scene = raider('signatureTank');
    const empty = { ...scene, characters: { ...scene.characters, it: vehicleOf('signatureTank') } };
    const made = performed(empty, attackOn('raider', 'it', 'photonCannon/fire'), [6]);
    expect(vehicleIs(made, 'it').hp.now).toBe(40);
  });

  it('shelters who is inside', () => {
    const made = performed(raider('signatureTank'), attackOn('raider', 'kira', 'photonCannon/fire'));
    expect(made.refusal?.code).toBe('sheltered');
  });

  it('does not on a bike', () => {
    const made = performed(raider('signatureBike'), attackOn('raider', 'kira', 'photonCannon/fire'), [1]);
    expect(made.refusal).toBeNull();
  });
});

describe('Deployed (Strider Mechsuit Legs)', () => {
  it('rerolls up to two dice of an Indirect Hit Roll', () => {
    const scene = at('signatureMechsuit', 0);
    const suit = vehicleIs({ scene }, 'it');
    const deployed = { ...scene, characters: { ...scene.characters, it: { ...suit, deployed: true } } };
    const giant = personOf({ scene }, 'raider');
    const large = {
      ...deployed,
      characters: { ...deployed.characters, raider: { ...giant, size: 'giant' as const, diameter: 100 } },
    };
    const made = fires(large, 'signatureMechsuitArm/strike', [1, 1, 6, 2, 1]);
    expect(told(made, 'attacked').shots).toMatchObject([{ dice: [6, 2], hits: 1 }]);
  });
});
