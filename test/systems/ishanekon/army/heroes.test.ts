import { describe, expect, it } from 'vitest';
import { unitIn } from '../../../../src/systems/ishanekon/army/battle.ts';
import { figuresOf, vitalityLeft } from '../../../../src/systems/ishanekon/army/figures.ts';
import type { Being } from '../../../../src/systems/ishanekon/character/schema.ts';
import type { statIds } from '../../../../src/systems/ishanekon/content/stats.ts';
import { creature, hero } from '../support/people.ts';
import { acting, after, done, nextOf, told } from '../support/scenes.ts';
import { battleOf, ours, striking, theirs, withUnit } from './support.ts';

type Stat = (typeof statIds)[number];

/** Infantry with a hero of Tier 3 in it whose Primary Stat is the one named. */
const led = (primary: Stat, sheet: Being = hero({ name: 'Kira', level: 6, primary })) =>
  after(
    battleOf({
      kira: { sheet, place: 'C3' },
      us: ours('infantry', 'C4'),
      them: theirs('infantry', 'H8'),
    }),
    acting('kira', 'joinUnit', { target: 'us' }),
  );
const led3 = (primary: Stat) => figuresOf(led(primary), 'us');
const plain = { vitality: 16, movement: 2, defense: 13, damage: 8, precision: 8 };

describe('a hero of Tier 3 in a unit of Infantry (Heroes and Hero Units)', () => {
  it('raises its Level by the Tier', () => {
    expect(led3('strength').level).toBe(3);
  });

  it.each([
    ['strength', { ...plain, damage: 11 }],
    ['dexterity', { ...plain, movement: 4 }],
    ['constitution', { ...plain, vitality: 22 }],
    ['intelligence', { ...plain, precision: 11 }],
    ['charisma', { ...plain, regeneration: 3 }],
    ['instinct', { ...plain, defense: 16 }],
    ['will', { ...plain, reduction: 2 }],
  ] as const)('gives it what %s does', (stat, figures) => {
    expect(led3(stat)).toMatchObject(figures);
  });

  it('gives it the Vitality of the Levels at once (A49)', () => {
    expect(vitalityLeft(led('strength'), 'us')).toBe(16);
  });

  it('gives back Vitality as its turn starts, by Charisma', () => {
    const scene = withUnit(led('charisma'), 'us', { lost: 5 });
    const later = after(scene, nextOf('us'), nextOf('them'));
    expect(unitIn(later, 'us')?.lost).toBe(2);
  });

  it('counts as many times as a boss has grades', () => {
    const boss = creature({ name: 'Kira', level: 6, rank: 'boss', grade: 2, primary: 'strength' });
    expect(figuresOf(led('strength', boss), 'us')).toMatchObject({ level: 6, damage: 17 });
  });

  it('says what the unit does', () => {
    const { refusal } = done(led('strength'), acting('kira', 'defend'));
    expect(refusal).toBeNull();
  });

  it('fights on as a unit of heroes once the unit is wiped out', () => {
    const scene = withUnit(led('strength'), 'us', { lost: 15, at: 'H7' });
    const { state } = done(after(scene, nextOf('us')), striking('them', 'us'), [9, 6]);
    expect(unitIn(state, 'kira')).toMatchObject({ row: 'hero', heroes: ['kira'], lost: 0 });
  });
});

describe('a unit of heroes', () => {
  const three = battleOf({
    kira: { sheet: hero({ name: 'Kira', level: 6 }), place: 'C3' },
    tiz: { sheet: hero({ name: 'Tiz', level: 6 }), place: 'C4' },
    bo: { sheet: hero({ name: 'Bo', level: 6 }), place: 'D3' },
    them: theirs('infantry', 'C2'),
  });
  const together = after(
    three,
    acting('tiz', 'joinUnit', { target: 'kira' }),
    acting('bo', 'joinUnit', { target: 'kira' }),
  );

  it('of three of Level 6 has Level 9', () => {
    expect(figuresOf(together, 'kira').level).toBe(9);
  });

  it('shares out what it has lost when one leaves', () => {
    const { state } = done(withUnit(together, 'kira', { lost: 6 }), acting('bo', 'splitOff'));
    expect([unitIn(state, 'bo')?.lost, unitIn(state, 'kira')?.lost]).toEqual([2, 4]);
  });

  it('goes on by the id of another where the first leaves', () => {
    const { state } = done(together, acting('kira', 'splitOff'));
    expect([unitIn(state, 'kira')?.heroes, unitIn(state, 'tiz')?.heroes]).toEqual([['kira'], ['tiz', 'bo']]);
  });

  it('dies with its Vitality', () => {
    const scene = after(
      withUnit(three, 'kira', { lost: 5 }),
      ...['kira', 'tiz', 'bo'].map((id) => nextOf(id)),
    );
    const { state } = done(scene, striking('them', 'kira'), [9, 6]);
    expect(state.characters.kira?.dead).toBe(true);
  });

  it('is left alive, unconscious, where the attacker wants it so', () => {
    const scene = after(
      withUnit(three, 'kira', { lost: 5 }),
      ...['kira', 'tiz', 'bo'].map((id) => nextOf(id)),
    );
    const { state } = done(scene, striking('them', 'kira', ['spare']), [9, 6]);
    expect(state.characters.kira).toMatchObject({ dead: false, vitality: 0 });
  });
});

describe('two units of heroes that meet', () => {
  const scene = battleOf({
    kira: { sheet: hero({ name: 'Kira' }), place: 'C3' },
    foe: { sheet: creature({ name: 'Champion' }), side: 'foes', place: 'C4' },
    army: theirs('infantry', 'H8'),
  });
  const zoomed = after(scene, striking('kira', 'foe'));
  const end = { kind: 'end', asGm: true } as const;

  it('fight by the rules of combat', () => {
    expect(Object.keys(zoomed.fight?.fighters ?? {})).toEqual(['kira', 'foe']);
  });

  it('go on with the battle once that is over', () => {
    const { state, events } = done(zoomed, end);
    expect([state.fight, state.battle?.round, told({ events }, 'zoomedOut').length]).toEqual([null, 1, 1]);
  });

  it('are no units of the battle with all of their heroes dead', () => {
    const foe = zoomed.characters.foe;
    const dead = {
      ...zoomed,
      characters: { ...zoomed.characters, ...(foe && { foe: { ...foe, dead: true } }) },
    };
    expect(unitIn(done(dead, end).state, 'foe')).toBeNull();
  });
});

describe('a unit of an army', () => {
  it('has no place in a fight that is none of armies', () => {
    expect(() =>
      after(
        battleOf({ one: ours('infantry', 'C3'), foe: theirs('infantry', 'H8') }),
        { kind: 'end', asGm: true },
        {
          kind: 'begin',
          members: [
            {
              id: 'x',
              name: 'Infantry',
              side: 'foes',
              sheet: JSON.parse(JSON.stringify(ours('infantry', 'A1').sheet)),
              place: null,
            },
          ],
          setup: null,
          surprised: [],
          asGm: true,
        },
      ),
    ).toThrow('onlyInBattle');
  });

  it('goes home with what is left of it', () => {
    const scene = withUnit(battleOf({ one: ours('infantry', 'C3'), foe: theirs('infantry', 'H8') }), 'one', {
      lost: 4,
    });
    expect(after(scene, { kind: 'end', asGm: true }).characters.one?.vitality).toBe(6);
  });
});
