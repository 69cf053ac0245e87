import { describe, expect, test } from 'vitest';
import type { Battle, Scene } from '../../../../src/systems/wayfarer/scene.ts';
import { assault, attempt, done, eventsOf, refused, type With } from '../support/play.ts';
import { type Staged, stage } from '../support/stage.ts';

/** Nobody has a bump: what falls is what counts. */
const plain = 'Guard; Troop; Human; Warrior; dice MO 2 MD 2 BO 2 BD 2 AT 2 DE 4 AD 1';
const archer = `${plain}; gear Sling`;

type Changes = { readonly ana?: Partial<Staged>; readonly bo?: Partial<Staged>; readonly card?: string };

/** Ana's first unit acts, Bo's first is beside it; nobody has cards to interrupt with. */
function fight({ ana, bo, card = '8 of clubs' }: Changes = {}, changes: Partial<Battle> = {}): Scene {
  return stage(
    {
      ana: { units: [{ line: plain, at: 'C3', is: { activated: true } }], hand: ['2 of hearts'], ...ana },
      bo: { units: [{ line: plain, at: 'C4' }], ...bo },
    },
    {
      activations: [
        {
          side: 'ana',
          unit: 'ana/1.1',
          card,
          done: { moved: null, assaulted: null },
          rushed: null,
          held: null,
        },
      ],
      ...changes,
    },
  );
}

const strike = (scene: Scene, given: With, means: string | null = null) =>
  done(scene, assault('ana', 'bo/1.1', means), given);

const where = ({ battle }: Scene, unit: string) => battle?.units[unit]?.where.kind;

/** Attacker's OFF and DEF, the target's OFF and DEF. */
const both = (off: number[], def: number[], backOff: number[], backDef: number[]) => ({
  dice: [...off, ...def, ...backOff, ...backDef],
});

describe('a melee assault', () => {
  test('whose Offense is ahead of the Defense defeats the target (L407)', () => {
    const { state } = strike(fight(), both([6, 1], [6, 1], [2, 1], [3, 3]));
    expect(state.battle?.units['bo/1.1']?.where).toEqual({ kind: 'captured', by: 'ana' });
  });

  test('a draw defeats nobody (L206)', () => {
    const { state } = strike(fight(), both([6, 1], [6, 1], [2, 1], [6, 1]));
    expect(where(state, 'bo/1.1')).toBe('map');
  });

  test('the target strikes back at once, and both may be defeated (L381 to L385)', () => {
    const { state } = strike(
      fight({
        ana: { units: [{ line: plain, at: 'C3' }, { line: plain }] },
        bo: { units: [{ line: plain, at: 'C4' }, { line: plain }] },
      }),
      both([6, 1], [1, 1], [5, 1], [3, 3]),
    );
    expect([where(state, 'ana/1.1'), where(state, 'bo/1.1')]).toEqual(['captured', 'captured']);
  });

  test('reaches only who is adjacent (L391)', () => {
    expect(
      refused(fight({ bo: { units: [{ line: plain, at: 'C5' }] } }), assault('ana', 'bo/1.1', 'unarmed')),
    ).toBe('outOfReach');
  });

  test('reaches one further with a Reaching Strike (L4805)', () => {
    const scene = fight({
      ana: { units: [{ line: `${plain}; gear Spear`, at: 'C3' }] },
      bo: { units: [{ line: plain, at: 'C5' }] },
    });
    const { events } = strike(scene, { dice: [1, 1, 6, 6] }, 'spear');
    expect(eventsOf(events, 'assaultDeclared')[0]?.data.back).toBeNull();
  });

  test('is made once (L153)', () => {
    const { state } = strike(fight(), both([6, 1], [6, 1], [2, 1], [6, 1]));
    expect(refused(state, assault('ana', 'bo/1.1'))).toBe('doneAlready');
  });

  test('takes a 6 (L153)', () => {
    expect(refused(fight({ card: '5 of clubs' }), assault('ana', 'bo/1.1'))).toBe('cardTooLow');
  });

  test('an ally beside oneself re-rolls a DEF die (L483)', () => {
    const scene = fight({
      bo: {
        units: [
          { line: plain, at: 'C4' },
          { line: plain, at: 'C5' },
        ],
      },
    });
    const { state } = strike(scene, { dice: [6, 1, 6, 6, 1, 1, 5, 1, 6] });
    expect(where(state, 'bo/1.1')).toBe('map');
  });

  test('an ally beside the enemy re-rolls an OFF die (L485)', () => {
    const scene = fight({
      ana: {
        units: [
          { line: plain, at: 'C3' },
          { line: plain, at: 'C5' },
        ],
      },
    });
    const { state } = strike(scene, { dice: [3, 1, 6, 6, 1, 1, 5, 1, 6] });
    expect(where(state, 'bo/1.1')).toBe('captured');
  });

  test('bumps of a weapon stand beside those of the unit (A8)', () => {
    const scene = fight({ ana: { units: [{ line: `${plain}; gear Sword`, at: 'C3' }] } });
    const { events } = strike(scene, both([5, 1], [6, 6], [1, 1], [6, 6]), 'sword');
    expect(eventsOf(events, 'assaultRolled')[0]?.data.offense).toMatchObject({ dice: [6, 1], bumps: [1] });
  });
});

describe('a ballistic assault', () => {
  const shot = (bo: string, more: Changes = {}, hasMoved: 'move' | null = null) =>
    fight(
      { ana: { units: [{ line: archer, at: 'A1' }] }, bo: { units: [{ line: plain, at: bo }] }, ...more },
      {
        activations: [
          {
            side: 'ana',
            unit: 'ana/1.1',
            card: '10 of clubs',
            done: { moved: hasMoved, assaulted: null },
            rushed: null,
            held: null,
          },
        ],
      },
    );

  test('reaches Detect and the range of the weapon without losing dice (L402)', () => {
    const { state } = strike(shot('A8'), { dice: [6, 1, 2, 1] }, 'sling');
    expect(where(state, 'bo/1.1')).toBe('captured');
  });

  test('loses a die for each range more (L424)', () => {
    const { events } = strike(shot('A9'), { dice: [6, 2, 1] }, 'sling');
    expect(eventsOf(events, 'assaultRolled')[0]?.data.offense).toMatchObject({ dice: [6] });
  });

  test("can't be made once no die is left (L425)", () => {
    expect(refused(shot('A16'), assault('ana', 'bo/1.1', 'sling'))).toBe('outOfReach');
  });

  test('loses a die against who is adjacent (L426)', () => {
    const { events } = strike(shot('A2'), { dice: [6, 2, 1] }, 'sling');
    expect(eventsOf(events, 'assaultRolled')[0]?.data.offense).toMatchObject({ dice: [6] });
  });

  test('is only answered with a shot (L383)', () => {
    const { events } = strike(shot('A5'), { dice: [6, 1, 6, 6] }, 'sling');
    expect(eventsOf(events, 'assaultRolled')[0]?.data.back).toBeNull();
  });

  test('a heavy weapon is not used after a move (L4745)', () => {
    const heavy = `Gunner; Troop; Human; Soldier; dice MO 1 MD 1 BO 2 BD 2 AT 2 DE 4; gear Flame Thrower`;
    const scene = shot('A2', { ana: { units: [{ line: heavy, at: 'A1' }] } }, 'move');
    expect(refused(scene, assault('ana', 'bo/1.1', 'flameThrower'))).toBe('tooHeavy');
  });

  test('a shield held up is cover against it (L4696)', () => {
    const scene = shot('A5', { bo: { units: [{ line: `${plain}; gear Shield`, at: 'A5' }] } });
    const { events } = strike(scene, { dice: [6, 1, 2, 1, 1] }, 'sling');
    expect(eventsOf(events, 'saved').map(({ data }) => [data.by, data.value, data.came])).toEqual([
      ['cover', 2, 'safe'],
    ]);
  });
});

describe('being defeated', () => {
  const tough = (line: string) => fight({ bo: { units: [{ line, at: 'C4' }, { line: plain }] } });
  const beaten = [6, 1, 6, 6, 1, 1, 3, 3];
  const troll = 'Iron; Troop; Robot; Warrior; bumps MO +1; size 1x1; dice MO 2 MD 2 TO 1; traits Durable';

  test('under its save die a unit is safe (L234)', () => {
    const { state } = strike(tough(troll), { dice: [...beaten, 4] });
    expect(where(state, 'bo/1.1')).toBe('map');
  });

  test('a tie sends it to reserves (L241)', () => {
    const { state } = strike(tough(troll), { dice: [...beaten, 5] });
    expect(where(state, 'bo/1.1')).toBe('reserves');
  });

  test('the die is turned down once it was rolled (L247)', () => {
    const { state } = strike(tough(troll), { dice: [...beaten, 4] });
    expect(state.battle?.units['bo/1.1']?.saveDice).toEqual([4]);
  });

  test('a Hordesman goes to reserves on 5 or more (L1725)', () => {
    const horde = 'Rat; Troop; Human; Warrior; dice MO 2 MD 2; skills Minion, Hordesman';
    const { state } = strike(tough(horde), { dice: [...beaten, 5] });
    expect(where(state, 'bo/1.1')).toBe('reserves');
  });

  test('the captor has its Victory Points and wins at the goal (L72)', () => {
    const { state } = strike(fight({}, { goal: 1 }), { dice: beaten });
    expect(state.battle?.end).toEqual({ winner: 'ana', by: 'goal' });
  });
});

describe('preferences', () => {
  test('who wants to is asked for each re-roll (design)', () => {
    const scene = fight({
      ana: {
        units: [
          { line: plain, at: 'C3' },
          { line: plain, at: 'C5' },
        ],
        prefers: 'ask',
      },
    });
    const outcome = attempt(scene, assault('ana', 'bo/1.1'), { dice: [3, 1, 6, 6, 1, 1, 5, 1] });
    expect(outcome.kind === 'waiting' && outcome.decisions.map(({ key }) => key)).toEqual(['reroll:ana']);
  });
});

describe('what follows from holding an assault off', () => {
  const held = (line: string, bo: string, dice: readonly number[], answers = {}) =>
    strike(fight({ ana: { units: [{ line, at: 'C3' }] }, bo: { units: [{ line: bo, at: 'C4' }] } }), {
      dice,
      answers,
    });

  test('a Crushing Blow without an uncontested 6 keeps it from acting this round (L4717)', () => {
    const { state } = held(`${plain}; gear Club`, plain, [1, 1, 6, 6, 1, 1, 5, 5]);
    expect(state.battle?.units['bo/1.1']?.activated).toBe(true);
  });

  test('with one it may act (L4717)', () => {
    const { state } = held(`${plain}; gear Club`, plain, [1, 1, 6, 6, 1, 1, 6, 5]);
    expect(state.battle?.units['bo/1.1']?.activated).toBe(false);
  });

  test('Press pushes it an increment away (L4797)', () => {
    const { state } = held(`${plain}; skills Pressing Strike`, plain, [1, 1, 6, 6, 1, 1, 5, 5]);
    expect(state.battle?.units['bo/1.1']?.where).toMatchObject({ at: { x: 2, y: 4 } });
  });

  test('who has Counterstrike may strike for free (L2345)', () => {
    const { events } = held(plain, `${plain}; skills Counterstrike`, [1, 1, 6, 6, 1, 1, 6, 6, 6, 6, 1, 1], {
      'counterstrike:bo': 'strike',
    });
    expect(eventsOf(events, 'captured').map(({ data }) => data.unit)).toEqual(['ana/1.1']);
  });

  test('Stun has the living that survive it pass Melee DEF, or go to reserves (L4851)', () => {
    const { state } = held(`${plain}; gear Shock Baton`, plain, [1, 1, 6, 6, 1, 1, 6, 6, 3, 3]);
    expect(where(state, 'bo/1.1')).toBe('reserves');
  });
});

describe('powers', () => {
  const mage = `${plain} AO 2; skills Magic Assault`;
  const cast = (bo: string, at: string, means: string, line = mage) =>
    [
      fight({ ana: { units: [{ line, at: 'C3' }] }, bo: { units: [{ line: bo, at }] } }),
      assault('ana', 'bo/1.1', means),
    ] as const;

  test('a Magic Assault is Arcane OFF against Arcane DEF in Detect range (L1967)', () => {
    const { state } = done(...cast(plain, 'C7', 'magicAssault'), { dice: [6, 1, 5] });
    expect(where(state, 'bo/1.1')).toBe('captured');
  });

  test('and reaches no further (L1967)', () => {
    expect(refused(...cast(plain, 'C8', 'magicAssault'))).toBe('outOfReach');
  });

  test('an Aggressive Hack is for Tech alone (L2841)', () => {
    const line = `${plain} TO 2; skills Aggressive Hack`;
    expect(refused(...cast(plain, 'C5', 'aggressiveHack', line))).toBe('notItsKind');
  });

  test('and sends it to reserves, whatever saves it has (L2841)', () => {
    const line = `${plain} TO 2; skills Aggressive Hack`;
    const iron = 'Iron; Troop; Robot; Warrior; size 1x1; dice MO 2 MD 2 TD 1; traits Durable';
    const { state } = done(...cast(iron, 'C5', 'aggressiveHack', line), { dice: [6, 1, 5] });
    expect(where(state, 'bo/1.1')).toBe('reserves');
  });

  test('an Arcane Cypher keeps all near it from them (L1892)', () => {
    expect(refused(...cast(`${plain} AO 1; skills Arcane Cypher`, 'C5', 'magicAssault'))).toBe('silenced');
  });
});
