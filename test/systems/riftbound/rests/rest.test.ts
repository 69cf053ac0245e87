import { describe, expect, it } from 'vitest';
import { untilRest } from '../../../../src/engine/uses/index.ts';
import type { Person } from '../../../../src/systems/riftbound/character/schema.ts';
import { newParty } from '../../../../src/systems/riftbound/party/party.ts';
import { rest } from '../../../../src/systems/riftbound/rests/rest.ts';
import { sceneOf } from '../../../../src/systems/riftbound/scene.ts';
import { eventWords } from '../../../../src/systems/riftbound/words/event.ts';
import { refusalWords } from '../../../../src/systems/riftbound/words/refusal.ts';
import { item } from '../support/people.ts';
import { fightOf, personOf, played } from '../support/scenes.ts';
import { type Said, someone } from '../support/someone.ts';

const resting = (kind: string, tiz: Said | Person = {}, dice: readonly number[] = [], sun = false) =>
  played(
    sceneOf({ tiz: 'kind' in tiz ? tiz : someone({ name: 'Tiz', ...tiz }) }, [], { ...newParty, sun }),
    (tx) => rest(tx, { kind: 'rest', rest: kind, actors: ['tiz'], asGm: false }),
    dice,
  );

const after = (...given: Parameters<typeof resting>) => personOf(resting(...given), 'tiz');

const surged = someone({ abilities: ['surge', 'thatsAnOrderI'] });
const cooling: Person = { ...surged, abilities: surged.abilities.map((one) => ({ ...one, cooling: true })) };
const stillCooling = ({ abilities }: Person) => abilities.flatMap((one) => (one.cooling ? one.id : []));

describe('A Short Break', () => {
  it('gives 1d6 and WIL SP back', () => {
    expect(after('shortBreak', { sp: [0, 9], scores: { will: 2 } }, [3]).sp.now).toBe(5);
  });

  it('gives none back, and takes none, where WIL makes it less than nothing (A35)', () => {
    expect(after('shortBreak', { sp: [2, 9], scores: { will: -4 } }, [1]).sp.now).toBe(2);
  });

  it('gives no HP back', () => {
    expect(after('shortBreak', { hp: [3, 20] }, [6]).hp.now).toBe(3);
  });
});

describe('A Long Break', () => {
  it('gives all SP back', () => {
    expect(after('longBreak', { sp: [0, 9] }).sp.now).toBe(9);
  });

  it('gives 2d6 and FTD HP back for each level and hour', () => {
    const tiz = { hp: [1, 90] as const, level: 2, scores: { fortitude: 1 } };
    expect(after('longBreak:2', tiz, [1, 2, 3, 4, 5, 6, 1, 1]).hp.now).toBe(1 + 4 + 8 + 12 + 3);
  });

  it('counts each of these as nothing at least (A35)', () => {
    expect(after('longBreak:2', { hp: [1, 90], scores: { fortitude: -5 } }, [1, 1, 6, 6]).hp.now).toBe(8);
  });

  it('moves the clock of the story by its hours', () => {
    expect(resting('longBreak:3').scene.party.hours).toBe(3);
  });

  it('leaves a Signature Ability on cooldown (A37)', () => {
    expect(stillCooling(after('longBreak', cooling))).toEqual(['surge']);
  });
});

describe('A Full Rest', () => {
  it('gives all SP and HP back', () => {
    const { hp, sp } = after('fullRest', { hp: [1, 30], sp: [0, 5] });
    expect([hp.now, sp.now]).toEqual([30, 5]);
  });

  it('gives 1d6 EHP back', () => {
    expect(after('fullRest', { ehp: [1, 9] }, [4]).ehp.now).toBe(5);
  });

  it('takes a Signature Ability off cooldown on a 5+', () => {
    expect(stillCooling(after('fullRest', cooling, [5]))).toEqual([]);
  });

  it('leaves it there on less', () => {
    expect(stillCooling(after('fullRest', cooling, [4]))).toEqual(['surge']);
  });
});

describe('Any rest', () => {
  it('takes Clarity counters and Supercharge tokens', () => {
    const boons = { regeneration: 0, clarity: 2, supercharge: [{ by: 'other', rating: 3 }], pep: null };
    expect(after('longBreak', { boons }).boons).toMatchObject({ clarity: 0, supercharge: [] });
  });

  it('ends conditions that last until one', () => {
    const conditions: Person['conditions'] = [
      { id: 'taunted', by: null, byName: null, duration: untilRest() },
    ];
    expect(after('longBreak', { conditions }).conditions).toEqual([]);
  });

  it('is refused in a fight', () => {
    const scene = fightOf({ tiz: { sheet: someone({ name: 'Tiz' }), at: [10, 10] } });
    const { refusal } = played(scene, (tx) =>
      rest(tx, { kind: 'rest', rest: 'longBreak', actors: ['tiz'], asGm: false }),
    );
    expect(refusal && refusalWords(refusal, scene)).toBe(
      "**Tiz** can't rest in a fight. End it first, or leave it.",
    );
  });

  it('is refused to the dead', () => {
    expect(resting('longBreak', { dead: true }).refusal?.code).toBe('restDead');
  });
});

describe('The clock of the story', () => {
  it('takes 5 Charge an hour from a Robot awake', () => {
    expect(after('longBreak:3', { battery: 100 }).battery).toBe(85);
  });

  it('takes it for 2 of the 8 hours of a Full Rest', () => {
    expect(after('fullRest', { battery: 100 }).battery).toBe(90);
  });

  it('fills a solar array by 20 Charge an hour in the sun, up to its 60', () => {
    const solar = { items: [item('Solar Array', { charge: 10 })] };
    const filled = ['longBreak:2', 'longBreak:7'].map(
      (kind) => after(kind, solar, [], true).items[0]?.charge,
    );
    expect(filled).toEqual([50, 60]);
  });

  it('fills none in the dark', () => {
    expect(after('longBreak', { items: [item('Solar Array', { charge: 10 })] }).items[0]?.charge).toBe(10);
  });
});

describe('The words of a rest', () => {
  it('say what is back', () => {
    const { scene, events } = resting('fullRest', { ehp: [1, 9], sp: [0, 4] }, [4]);
    const note = events[0] && eventWords(events[0], scene, { gm: false, characters: ['tiz'] });
    expect(note?.text).toBe('**Tiz** takes a Full Rest of 8 hours (SP 0 → 4, EHP 1 → 5).');
  });
});
