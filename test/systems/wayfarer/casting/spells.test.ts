import { describe, expect, test } from 'vitest';
import type { Scene } from '../../../../src/systems/wayfarer/scene.ts';
import { acting, marked, plain, type Tiles, tileOf, whereIs } from '../support/acting.ts';
import { act, asked, done, eventsOf, refused, type With } from '../support/play.ts';
import type { Staged } from '../support/stage.ts';

/** A caster without a bump in Arcane OFF, two dice of it, who knows a spell. */
const mage = (...spells: readonly string[]): string =>
  `Mage; Champion; Human; Mage; dice MO 2 MD 2 BO 1 BD 2 TD 1 AO 2 AD 1 AT 2 DE 4; spells ${spells.join(', ')}`;

interface Set {
  readonly card: string;
  readonly enemy?: string;
  readonly at?: string;
  readonly more?: Staged['units'];
  readonly tiles?: Tiles;
  readonly ana?: Staged['units'];
}

/** Ana's mage acts at C3 with a card that casts; Bo's unit is at C6. */
const casting = (
  spell: string,
  { card, enemy = plain, at = 'C6', more = [], tiles = {}, ana = [] }: Set,
): Scene =>
  acting(
    {
      ana: { units: [{ line: mage(spell), at: 'C3' }, ...ana] },
      bo: { units: [{ line: enemy, at }, ...more] },
    },
    card,
    {},
    {},
    tiles,
  );

const cast = (
  scene: Scene,
  spell: string,
  target: string | null,
  given: With = {},
  detail: string | null = null,
) =>
  done(scene, act('ana', target === null ? 'castAround' : 'cast', { means: spell, target, detail }), given);

/** A test of two dice that passes everything up to 6, and one that fails. */
const pass = [6, 6];
const fail = [1, 1];

describe('casting', () => {
  test('takes a card of the suit (L4894)', () => {
    expect(
      refused(
        casting('Flaming Bolt', { card: '9 of clubs' }),
        act('ana', 'cast', { means: 'flamingBolt', target: 'bo/1.1' }),
      ),
    ).toBe('cardCastsNot');
  });

  test('takes a card as high as the spell asks for (L4895)', () => {
    expect(
      refused(
        casting('Flaming Bolt', { card: '4 of diamonds' }),
        act('ana', 'cast', { means: 'flamingBolt', target: 'bo/1.1' }),
      ),
    ).toBe('cardCastsNot');
  });

  test('is all that a card just high enough allows (L4902)', () => {
    const { state } = cast(casting('Allure', { card: '4 of hearts' }), 'allure', 'ana/1.1', { dice: pass });
    expect(state.battle?.activations).toEqual([]);
  });

  test('leaves everything else to a higher card (L4902)', () => {
    const { state } = cast(casting('Allure', { card: '8 of hearts' }), 'allure', 'ana/1.1', { dice: pass });
    expect(state.battle?.activations[0]?.done).toEqual({ moved: null, assaulted: null });
  });

  test('that fails its test fizzles (L4900)', () => {
    const { events } = cast(casting('Allure', { card: '8 of hearts' }), 'allure', 'ana/1.1', { dice: fail });
    expect(eventsOf(events, 'fizzled')).toHaveLength(1);
  });

  test('may be interrupted (L521)', () => {
    const scene = acting(
      {
        ana: { units: [{ line: mage('Allure'), at: 'C3' }] },
        bo: { units: [{ line: plain, at: 'C6' }], hand: ['9 of clubs'] },
      },
      '8 of hearts',
    );
    expect(asked(scene, act('ana', 'cast', { means: 'allure', target: 'ana/1.1' }))).toHaveProperty(
      'interrupt:bo',
    );
  });

  test('is undone by who beats it near (Counterspell, L1929)', () => {
    const counter = 'Foe; Troop; Human; Mage; dice MO 1 MD 1 BD 1 AO 2 AD 1 AT 1 DE 4; skills Counterspell';
    const { events } = cast(casting('Allure', { card: '8 of hearts', enemy: counter }), 'allure', 'ana/1.1', {
      dice: [5, 5, 6, 6],
    });
    expect(eventsOf(events, 'countered')).toHaveLength(1);
  });

  test('of a tome takes the skill for its colour (L4892)', () => {
    const scene = casting('Allure', { card: '10 of diamonds' });
    expect(refused(scene, act('ana', 'cast', { means: 'fireball', target: 'bo/1.1' }))).toBe('noSuchSpell');
  });

  test('is nothing for who is silenced (Arcane Cypher, L1892)', () => {
    const cypher = 'Foe; Troop; Human; Mage; dice MO 1 MD 1 BD 1 AO 1 AD 1 AT 1 DE 4; skills Arcane Cypher';
    expect(
      refused(
        casting('Allure', { card: '8 of hearts', enemy: cypher }),
        act('ana', 'cast', { means: 'allure', target: 'ana/1.1' }),
      ),
    ).toBe('silenced');
  });
});

describe('spells that strike', () => {
  test.each([
    [
      'Flaming Bolt defeats (L4988)',
      'flamingBolt',
      'Flaming Bolt',
      '5 of diamonds',
      'C6',
      [6, 6, 1, 1, 1],
      'captured',
    ],
    [
      'Death Tendril sends to reserves (L4915)',
      'deathTendril',
      'Death Tendril',
      '8 of spades',
      'C6',
      [5, 5, 1],
      'reserves',
    ],
    [
      'Death Tendril takes out of the game by a 6 (L4917)',
      'deathTendril',
      'Death Tendril',
      '8 of spades',
      'C6',
      [6, 5, 1],
      'removed',
    ],
    [
      'Deathly Slumber sends who is adjacent to reserves (L4911)',
      'deathlySlumber',
      'Deathly Slumber',
      '4 of spades',
      'C4',
      [5, 5, 1],
      'reserves',
    ],
    ['Enervation defeats (L4923)', 'enervation', 'Enervation', '6 of clubs', 'C6', [6, 6, 1], 'captured'],
    ['Syphon Life defeats (L4931)', 'syphonLife', 'Syphon Life', '4 of spades', 'C4', [6, 6, 1], 'captured'],
  ])('%s', (_what, id, name, card, at, dice, where) => {
    const { state } = cast(casting(name, { card, at }), id, 'bo/1.1', { dice: dice.slice(0, 3) });
    expect(whereIs(state, 'bo/1.1')).toBe(where);
  });

  test('Enervation weakens who survives (L4924)', () => {
    const { state } = cast(casting('Enervation', { card: '6 of clubs' }), 'enervation', 'bo/1.1', {
      dice: [1, 1, 6, 1],
    });
    expect(state.battle?.lasting[0]).toMatchObject({ from: 'enervation', on: 'bo/1.1' });
  });

  test('Exorcism is for Demons and Undead alone (L4955)', () => {
    expect(
      refused(
        casting('Exorcism', { card: '4 of diamonds', at: 'C4' }),
        act('ana', 'cast', { means: 'exorcism', target: 'bo/1.1' }),
      ),
    ).toBe('nothingToCastAt');
  });

  test('Exorcism sends the Undead to reserves (L4956)', () => {
    const dead = 'Bones; Troop; Human; Warrior; as Undead; dice MO 1 MD 1 BD 1 AT 1 DE 1 AD 1';
    const { state } = cast(
      casting('Exorcism', { card: '4 of diamonds', at: 'C4', enemy: dead }),
      'exorcism',
      'bo/1.1',
      {
        dice: [5, 5, 1],
      },
    );
    expect(whereIs(state, 'bo/1.1')).toBe('reserves');
  });

  test('Fireball takes in who is beside its target, with a kicker (L4983)', () => {
    const scene = casting('Fireball', { card: '10 of diamonds', more: [{ line: plain, at: 'D7' }] });
    const { events } = cast(scene, 'fireball', 'bo/1.1', { dice: [...pass, 1, 1, 6, 6] });
    expect(eventsOf(events, 'assaultRolled').map(({ data }) => data.offense)).toMatchObject([
      { kickers: [5] },
      { kickers: [5] },
    ]);
  });

  test('Lightning Bolt goes on to the next until one withstands it (L4996)', () => {
    const scene = casting('Lightning Bolt', { card: '10 of diamonds', more: [{ line: plain, at: 'D7' }] });
    const { events } = cast(scene, 'lightningBolt', 'bo/1.1', { dice: [...pass, 6, 6, 1, 1, 1, 6] });
    expect(eventsOf(events, 'assaultRolled')).toHaveLength(2);
  });

  test('Lightning Bolt has a kicker more against who stands in water (L4999)', () => {
    const scene = casting('Lightning Bolt', { card: '10 of diamonds', tiles: { C6: marked('water') } });
    const { events } = cast(scene, 'lightningBolt', 'bo/1.1', { dice: [...pass, 6, 6, 1] });
    expect(eventsOf(events, 'assaultRolled')[0]?.data.offense).toMatchObject({ kickers: [5, 6] });
  });

  test('Thunder Clap takes the activation of all the living near (L5004)', () => {
    const { state } = cast(casting('Thunder Clap', { card: '7 of spades' }), 'thunderClap', null, {
      dice: [...pass, 6, 6, 1],
    });
    expect(state.battle?.units['bo/1.1']?.activated).toBe(true);
  });

  test('Repel has a unit rush away (L4965)', () => {
    const { state } = cast(casting('Repel', { card: '7 of diamonds', at: 'C4' }), 'repel', 'bo/1.1', {
      dice: [6, 6, 1, 1, 1],
    });
    expect(tileOf(state, 'bo/1.1')?.[1]).toBe(5);
  });

  test('Unbind ends spells on who is no Magical Being (L4969)', () => {
    const scene = casting('Unbind', { card: '8 of hearts' });
    const lasting = [
      {
        from: 'allure',
        on: 'bo/1.1',
        by: 'bo/1.1',
        until: 5,
        effects: [],
        types: [],
        takes: null,
        saveDie: null,
        isSpell: true,
      },
    ];
    const bound = scene.battle === null ? scene : { ...scene, battle: { ...scene.battle, lasting } };
    expect(cast(bound, 'unbind', 'bo/1.1', { dice: [6, 6, 1] }).state.battle?.lasting).toEqual([]);
  });

  test('Mental Domination makes a unit yours for a while (L5059)', () => {
    const { state } = cast(
      casting('Mental Domination', { card: '10 of diamonds', more: [{ line: plain, at: 'M6' }] }),
      'mentalDomination',
      'bo/1.1',
      {
        dice: [6, 6, 1],
      },
    );
    expect([state.battle?.units['bo/1.1']?.side, state.battle?.lasting[0]?.until]).toEqual(['ana', 2]);
  });

  test('Air Slash strikes all on a line (L4974)', () => {
    const { events } = cast(casting('Air Slash', { card: '8 of spades' }), 'airSlash', 'ana/1.1', {
      dice: [...pass, 1, 1, 6, 6],
    });
    expect(eventsOf(events, 'areaTaken')[0]?.data.units).toEqual(['bo/1.1']);
  });
});

describe('spells that last', () => {
  test.each([
    ['Demon Form (L4919)', 'Demon Form', 'demonForm', 'ace of clubs', 'ana/1.1', 4],
    ['Ghost Blade (L4927)', 'Ghost Blade', 'ghostBlade', '4 of spades', 'ana/1.1', 2],
    ['Blade of Light (L4945)', 'Blade of Light', 'bladeOfLight', '4 of diamonds', 'ana/1.1', 4],
    ['Grace of the Gods (L4959)', 'Grace of the Gods', 'graceOfTheGods', '10 of hearts', 'ana/1.1', null],
    ['Blazing Aura (L4979)', 'Blazing Aura', 'blazingAura', '4 of diamonds', 'ana/1.1', 2],
    ['Beast Form (L5009)', 'Beast Form', 'beastForm', '8 of clubs', 'ana/1.1', 2],
    ['Growth (L5027)', 'Growth', 'growth', '10 of clubs', 'ana/1.1', 2],
    ['Stone Form (L5039)', 'Stone Form', 'stoneForm', '8 of clubs', 'bo/1.1', 1],
    ['Allure (L5047)', 'Allure', 'allure', '4 of hearts', 'ana/1.1', 2],
    ['Ghostwalk (L5051)', 'Ghostwalk', 'ghostwalk', '8 of spades', 'ana/1.1', 1],
    ['Obfuscation (L5063)', 'Obfuscation', 'obfuscation', '6 of spades', 'ana/1.1', 2],
  ])('%s holds as long as it says', (_what, name, id, card, target, until) => {
    const { state } = cast(casting(name, { card }), id, target, { dice: pass });
    expect(state.battle?.lasting[0]).toMatchObject({ from: id, on: target, until });
  });

  test.each([
    ['Circle of Protection (L4952)', 'Circle of Protection', 'circleOfProtection', '8 of hearts'],
    ['Windstorm (L5043)', 'Windstorm', 'windstorm', '10 of diamonds'],
    ['Entangle (L5022)', 'Entangle', 'entangle', '9 of spades'],
    ['Astral Projection (L4941)', 'Astral Projection', 'astralProjection', '10 of diamonds'],
  ])('%s is on its caster', (_what, name, id, card) => {
    const { state } = cast(casting(name, { card }), id, null, { dice: pass });
    expect(state.battle?.lasting[0]).toMatchObject({ from: id, on: 'ana/1.1' });
  });

  test('Growth doubles the size (L5028)', () => {
    const { state } = cast(casting('Growth', { card: '10 of clubs' }), 'growth', 'bo/1.1', {
      dice: pass,
    });
    expect(state.battle?.lasting[0]?.saveDie).toBe(5);
  });

  test('Stone Form keeps its unit from acting (L5040)', () => {
    const { state } = cast(casting('Stone Form', { card: '8 of clubs' }), 'stoneForm', 'bo/1.1', {
      dice: pass,
    });
    expect(state.battle?.units['bo/1.1']?.activated).toBe(true);
  });
});

describe('spells on many', () => {
  test('Bane Plague defeats the living of a type who fail (L4906)', () => {
    const { state } = cast(
      casting('Bane Plague', { card: '10 of spades', more: [{ line: plain, at: 'M6' }] }),
      'banePlague',
      null,
      {
        dice: [...pass, 1],
        answers: { 'plague:ana': 'warrior' },
      },
    );
    expect(whereIs(state, 'bo/1.1')).toBe('captured');
  });

  test('Wave of Dread sends who fails to reserves (L4936)', () => {
    const { state } = cast(casting('Wave of Dread', { card: '7 of clubs' }), 'waveOfDread', null, {
      dice: [3, 3, 1],
    });
    expect(whereIs(state, 'bo/1.1')).toBe('reserves');
  });

  test('Phantasmal Horror goes by its casting test (L5067)', () => {
    const { state } = cast(
      casting('Phantasmal Horror', { card: '8 of diamonds' }),
      'phantasmalHorror',
      null,
      {
        dice: [...pass, 1],
      },
    );
    expect(whereIs(state, 'bo/1.1')).toBe('reserves');
  });

  test("Earth's Embrace swallows who fails Athletics (L5017)", () => {
    const earth = Object.fromEntries(['C6', 'D6', 'C7', 'D7'].map((tile) => [tile, marked('earth')]));
    const { state } = cast(
      casting("Earth's Embrace", { card: '6 of spades', tiles: earth }),
      'earthsEmbrace',
      'bo/1.1',
      {
        dice: [...pass, 1, 1, 2],
      },
    );
    expect(whereIs(state, 'bo/1.1')).toBe('reserves');
  });

  test('Gust blows away as far as Detect reaches (L5031)', () => {
    const { state } = cast(casting('Gust', { card: '8 of diamonds' }), 'gust', 'bo/1.1', {
      dice: [...pass, 6, 1],
    });
    expect(tileOf(state, 'bo/1.1')).toEqual([2, 9]);
  });
});

describe('spells that bring or move', () => {
  test('Magic Leap puts an ally where its caster sees (L5056)', () => {
    const { state } = cast(
      casting('Magic Leap', { card: '6 of diamonds' }),
      'magicLeap',
      'ana/1.1',
      { dice: pass },
      'K9',
    );
    expect(tileOf(state, 'ana/1.1')).toEqual([10, 8]);
  });

  test("Wizard's Hand moves by its best uncontested die (L5075)", () => {
    const { state } = cast(casting("Wizard's Hand", { card: '6 of diamonds' }), 'wizardsHand', 'bo/1.1', {
      dice: [...pass, 6, 4, 6, 3],
    });
    expect(tileOf(state, 'bo/1.1')).toEqual([2, 9]);
  });

  test('Semblance changes a foe for a unit of reserves (L5071)', () => {
    const scene = casting('Semblance', { card: '10 of spades', ana: [{ line: plain }] });
    const { state } = cast(scene, 'semblance', 'bo/1.1', { dice: pass });
    expect([tileOf(state, 'ana/2.1'), whereIs(state, 'bo/1.1')]).toEqual([[2, 5], 'reserves']);
  });

  test('Rejuvination brings a living captive back (L5036)', () => {
    const captive = { line: plain, is: { where: { kind: 'captured', by: 'bo' } } } as const;
    const scene = casting('Rejuvination', { card: '5 of hearts', ana: [captive] });
    expect(whereIs(cast(scene, 'rejuvination', 'ana/2.1', { dice: pass }).state, 'ana/2.1')).toBe('reserves');
  });

  test('Chrono-Shift undoes what it saw of the turn before (L5014)', () => {
    const scene = casting('Chrono-Shift', { card: 'king of hearts' });
    const { battle } = scene;
    const units = battle?.units ?? {};
    const one = units['bo/1.1'];
    if (battle === null || one === undefined) throw new Error('no battle');
    const before = {
      ...units,
      'bo/1.1': { ...one, where: { kind: 'map', at: { x: 8, y: 5 }, facing: 'north' } },
    } as const;
    const shifted = { ...scene, battle: { ...battle, past: [before, units] } as const };
    expect(tileOf(cast(shifted, 'chronoShift', null, { dice: pass }).state, 'bo/1.1')).toEqual([8, 5]);
  });
});
