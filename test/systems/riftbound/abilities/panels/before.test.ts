import { describe, expect, it } from 'vitest';
import type { Obstacle } from '../../../../../src/engine/space/plane/index.ts';
import { untilRemoved } from '../../../../../src/engine/uses/index.ts';
import type { Fighter } from '../../../../../src/systems/riftbound/scene.ts';
import { type Cast, scene, optionsOf, before } from '../../support/panels.ts';
import { fightOf, personOf, told } from '../../support/scenes.ts';
import { type Said, someone } from '../../support/someone.ts';

describe('Blocking with a shield', () => {
  const buckler: Cast = { tiz: { hands: ['primitiveBuckler'], sp: 3 } };

  it('takes a hit before the Dodge Roll for 1 SP', () => {
    const came = before(scene(buckler), { 'panel.dodge': 'block:primitiveBuckler' });
    expect([came.left, personOf(came, 'tiz').sp.now]).toEqual([[{ target: 'tiz', hits: 1, blocked: 1 }], 2]);
  });

  it('does so once with a Buckler', () => {
    expect(optionsOf(before(scene(buckler)).asked, 'tiz')).toEqual(['block:primitiveBuckler', 'none']);
  });

  it('does so any number of times with a two-handed Shield', () => {
    const shield = { tiz: { hands: ['primitiveShield'] as const, sp: 3 } };
    const came = before(scene(shield), { 'panel.dodge': 'block:primitiveShield,block:primitiveShield#2' });
    expect(came.left).toEqual([{ target: 'tiz', hits: 0, blocked: 2 }]);
  });

  it('is not asked for without SP', () => {
    expect(before(scene({ tiz: { ...buckler.tiz, sp: [0, 3] } })).asked).toEqual([]);
  });
});

describe('Intercept I', () => {
  const tank: Cast = { kira: { abilities: ['interceptI'], sp: 2 } };
  const stepIn = { 'panel.dodge': 'intercept:tiz:tiz' };

  it('takes up to 1d6 hits on its owner', () => {
    expect(before(scene(tank), stepIn, [1]).left).toEqual([
      { target: 'tiz', hits: 1, blocked: 0 },
      { target: 'kira', hits: 1, blocked: 0 },
    ]);
  });

  it('takes no more than there are', () => {
    expect(before(scene(tank), stepIn, [5]).left).toEqual([
      { target: 'tiz', hits: 0, blocked: 0 },
      { target: 'kira', hits: 2, blocked: 0 },
    ]);
  });

  it('takes fewer where its owner wants that', () => {
    const one = { 'panel.dodge': 'intercept:tiz:tiz,limit:1' };
    expect(before(scene(tank), one, [5]).left).toEqual([
      { target: 'tiz', hits: 1, blocked: 0 },
      { target: 'kira', hits: 1, blocked: 0 },
    ]);
  });

  it('lets them say at most how many where several hit', () => {
    expect(optionsOf(before(scene(tank), {}, [], 3).asked, 'kira')).toEqual(
      expect.arrayContaining(['limit:1', 'limit:2']),
    );
  });

  it('has nothing to leave of a single hit', () => {
    expect(optionsOf(before(scene(tank), {}, [], 1).asked, 'kira')).not.toContain('limit:1');
  });

  it('costs 1 SP', () => {
    expect(personOf(before(scene(tank), stepIn, [5]), 'kira').sp.now).toBe(1);
  });

  it('moves up to 3 m into contact with who dodges', () => {
    expect(before(scene(tank), stepIn, [5]).scene.fight?.fighters.kira?.at).toEqual({ x: 900, y: 1000 });
  });

  it('can go to the attacker instead', () => {
    expect(optionsOf(before(scene(tank)).asked, 'kira')).toContain('intercept:tiz:raider');
  });

  it('is nothing for who is farther away', () => {
    const far = fightOf({
      raider: { sheet: someone(), side: 'foes', at: [11, 10] },
      tiz: { sheet: someone(), at: [10, 10] },
      kira: { sheet: someone({ abilities: ['interceptI'] }), at: [5, 10] },
    });
    expect(before(far).asked).toEqual([]);
  });

  it('is nothing for who cannot see it', () => {
    const wall: Obstacle = {
      id: 'wall',
      name: 'wall',
      shape: 'line',
      height: 300,
      opaque: true,
      way: 'barrier',
      openings: [],
      points: [
        { x: 900, y: 0 },
        { x: 900, y: 3000 },
      ],
    };
    const hidden = fightOf(
      {
        raider: { sheet: someone(), side: 'foes', at: [11, 10] },
        tiz: { sheet: someone(), at: [10, 10] },
        kira: { sheet: someone({ abilities: ['interceptI'] }), at: [8, 10] },
      },
      { obstacles: [wall] },
    );
    expect(before(hidden).asked).toEqual([]);
  });

  it('is not for oneself', () => {
    expect(before(scene({ tiz: { abilities: ['interceptI'] } })).asked).toEqual([]);
  });

  it('is what happens unasked only where the target would fall', () => {
    const weak = before(scene({ ...tank, tiz: { hp: 6 } }), {}, [5]);
    expect([weak.asked[0]?.default, before(scene(tank)).asked[0]?.default]).toEqual([
      'intercept:tiz:tiz',
      'none',
    ]);
  });

  it('asks the Tank and the one who dodges at the same moment', () => {
    const both = before(scene({ ...tank, tiz: { hands: ['primitiveBuckler'] } }));
    expect(both.asked.map(({ asked }) => asked).sort()).toEqual(['kira', 'tiz']);
  });
});

describe('Intercept II', () => {
  const far = (said: Said, effects: Fighter['effects'] = []) =>
    fightOf({
      raider: { sheet: someone(), side: 'foes', at: [11, 10] },
      tiz: { sheet: someone(), at: [10, 10] },
      kira: { sheet: someone(said), at: [1, 10], fighter: { effects } },
    });

  it('reaches 8 m', () => {
    const came = before(far({ abilities: ['interceptII'] }), { 'panel.dodge': 'intercept:tiz:tiz' }, [1], 3);
    expect(came.left).toEqual([
      { target: 'tiz', hits: 1, blocked: 0 },
      { target: 'kira', hits: 2, blocked: 0 },
    ]);
  });

  it('takes up to 1d6 + 1 hits', () => {
    const came = before(far({ abilities: ['interceptII'] }), { 'panel.dodge': 'intercept:tiz:tiz' }, [1], 3);
    expect(told(came, 'intercepted')).toMatchObject({ die: 1, hits: 2, metres: 8 });
  });

  it('is free and reaches twice as far with Sanctuary', () => {
    const sanctuary = [{ id: 'sanctuary', by: 'kira', number: null, duration: untilRemoved }] as const;
    const scene = fightOf({
      raider: { sheet: someone(), side: 'foes', at: [21, 10] },
      tiz: { sheet: someone(), at: [20, 10] },
      kira: { sheet: someone({ abilities: ['interceptII'] }), at: [4, 10], fighter: { effects: sanctuary } },
    });
    const came = before(scene, { 'panel.dodge': 'intercept:tiz:tiz' }, [5]);
    expect([told(came, 'intercepted').hits, personOf(came, 'kira').sp.now]).toEqual([2, 4]);
  });
});
