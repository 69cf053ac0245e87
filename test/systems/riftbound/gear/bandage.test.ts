import { describe, expect, it } from 'vitest';
import { riftbound } from '../../../../src/systems/riftbound/index.ts';
import { acting } from '../support/intents.ts';
import { item } from '../support/people.ts';
import { fightOf, performed, personOf, told, turnOf } from '../support/scenes.ts';
import { type Said, someone } from '../support/someone.ts';

const prone = { id: 'prone', by: null, byName: null, duration: { ends: [] } } as const;
const critical: Said = { hp: [0, 20], conditions: [prone] };

/** Tiz, on turn, with such a bandage in hand beside Kira, and Omar 8 m away. */
const scene = (name: string, { kira = {}, held = true }: { kira?: Said; held?: boolean } = {}) =>
  fightOf({
    tiz: {
      sheet: someone({
        name: 'Tiz',
        items: [item(name, { id: 'bandage', count: held ? 1 : 3 })],
        holding: held ? ['bandage'] : [],
      }),
      at: [10, 10],
    },
    kira: { sheet: someone({ name: 'Kira', hp: [3, 20], ...kira }), at: [11, 10] },
    omar: { sheet: someone({ name: 'Omar', hp: [3, 20] }), at: [19, 10] },
  });

const on = (target: string) => acting('tiz', 'bandage', { target, means: 'bandage' });

describe('A bandage', () => {
  it.each([
    ['Large Bandage', [4], 7],
    ['Small Bandage', [], 5],
    ['Large Programmable Bandage', [4, 5], 12],
    ['Small Programmable Bandage', [], 7],
  ] as const)('restores HP: %s', (name, dice, hp) => {
    expect(personOf(performed(scene(name), on('kira'), dice), 'kira').hp.now).toBe(hp);
  });

  it.each([
    ['Large Programmable Bandage', [1, 1], 5],
    ['Small Programmable Bandage', [], 3],
  ] as const)('gives stacks of Regeneration 1: %s', (name, dice, stacks) => {
    const came = performed(scene(name), on('kira'), dice);
    expect(personOf(came, 'kira').boons.regeneration).toBe(stacks);
  });

  it('is destroyed', () => {
    expect(personOf(performed(scene('Small Bandage'), on('kira')), 'tiz').items).toEqual([]);
  });

  it('takes an Action', () => {
    expect(performed(scene('Small Bandage'), on('kira')).scene.fight?.turn?.actions).toBe(1);
  });

  it('of the small kind does nothing in Critical Condition', () => {
    const came = performed(scene('Small Bandage', { kira: critical }), on('kira'));
    expect(personOf(came, 'kira').hp.now).toBe(0);
  });

  it('of the small kind is used up by that all the same', () => {
    const came = performed(scene('Small Bandage', { kira: critical }), on('kira'));
    expect(personOf(came, 'tiz').items).toEqual([]);
  });

  it('of the large kind brings somebody out of Critical Condition', () => {
    const came = performed(scene('Large Bandage', { kira: critical }), on('kira'), [2]);
    expect(told(came, 'leftCritical')).toMatchObject({ target: 'kira' });
  });

  it('is for oneself, too', () => {
    const hurt = scene('Small Bandage');
    const { tiz } = hurt.characters;
    if (tiz === undefined) throw new Error('nobody');
    const characters = { ...hurt.characters, tiz: { ...tiz, hp: { now: 3, max: 20 } } };
    expect(personOf(performed({ ...hurt, characters }, on('tiz')), 'tiz').hp.now).toBe(5);
  });

  it('that is not in hand is taken out of its pile with it', () => {
    const came = performed(scene('Small Bandage', { held: false }), on('kira'));
    expect(personOf(came, 'tiz').items.map(({ count }) => count)).toEqual([2]);
  });

  it('that is not in hand takes the one change of what one holds', () => {
    const came = performed(scene('Small Bandage', { held: false }), on('kira'));
    expect(came.scene.fight?.turn?.changed).toBe(true);
  });

  it('that is not in hand is out of reach for who has changed that already', () => {
    const changed = scene('Small Bandage', { held: false });
    const now = {
      ...changed,
      fight: changed.fight && { ...changed.fight, turn: turnOf('tiz', { changed: true }) },
    };
    expect(performed(now, on('kira')).refusal?.code).toBe('changedAlready');
  });

  it.each([
    ['who is out of touch', 'omar', {}, 'outOfTouch'],
    ['who is not hurt', 'kira', { hp: [20, 20] }, 'notHurt'],
    ['the dead', 'kira', { dead: true }, 'targetDead'],
  ] as const)('is nothing for %s', (_, target, kira, code) => {
    expect(performed(scene('Small Bandage', { kira }), on(target)).refusal?.code).toBe(code);
  });

  it('says how much it restores, and how many there are', () => {
    const { acts } = riftbound.options(scene('Large Programmable Bandage', { held: false }), 'tiz', {
      gm: false,
      characters: ['tiz'],
    });
    const means = acts.find(({ id }) => id === 'bandage')?.means;
    expect(means?.[0]?.note).toBe('2d6 HP, Regeneration 5, 3 left, taken in hand first');
  });
});
