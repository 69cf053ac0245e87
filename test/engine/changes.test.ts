import { describe, expect, test } from 'vitest';
import { changesBetween } from '../../src/engine/changes.ts';
import { everybody } from '../../src/engine/event.ts';
import { lanterns } from '../support/lanterns/index.ts';
import type { Night } from '../support/lanterns/night.ts';
import { day, night } from '../support/lanterns/scene.ts';
import { type Pick, wander } from '../support/lanterns/wander.ts';

const gm = { gm: true, characters: [] };
const ana = { gm: false, characters: ['ana'] };

const before = night({ ana: { nerve: 5 } }, { murk: { nerve: 5 } });
const hurt = night({ ana: { nerve: 3 } }, { murk: { nerve: 1 } });
const hiding = (scene: Night): Night => ({
  ...scene,
  vigil: scene.vigil && { ...scene.vigil, hidden: ['murk'] },
});

describe('what differs between two states', () => {
  test('is nothing where nothing has happened', () => {
    expect(
      changesBetween(lanterns, before, night({ ana: { nerve: 5 } }, { murk: { nerve: 5 } }), gm),
    ).toEqual([]);
  });

  test('is told value by value, before and after', () => {
    expect(changesBetween(lanterns, before, hurt, gm)).toEqual([
      { who: 'ana', what: 'Nerve', before: '5/5', after: '3/5' },
      { who: 'murk', what: 'Nerve', before: '5/5', after: '1/5' },
    ]);
  });

  test('is told to players without the figures of foes', () => {
    expect(changesBetween(lanterns, before, hurt, everybody).map(({ who }) => who)).toEqual(['ana']);
  });

  test('says of those who come to be known that they are in the fight', () => {
    expect(changesBetween(lanterns, hiding(before), before, everybody)).toEqual([
      { who: 'murk', what: '', before: 'not in the fight', after: 'in the fight' },
    ]);
  });

  test('names nobody who is unknown before and after', () => {
    expect(changesBetween(lanterns, hiding(before), hiding(hurt), everybody).map(({ who }) => who)).toEqual([
      'ana',
    ]);
  });

  test('is told outside of fights of one’s own', () => {
    const [was, is] = [day({ ana: { oil: 3 }, ben: {} }), day({ ana: { oil: 1 }, ben: { oil: 0 } })];
    expect(
      [ana, gm].map((viewer) => changesBetween(lanterns, was, is, viewer).map(({ who }) => who)),
    ).toEqual([['ana'], ['ana', 'ben']]);
  });

  test.for(Array.from({ length: 20 }, (_, n) => n))(
    'never names whom somebody does not know (night %i)',
    (n) => {
      let state = n + 1;
      const pick: Pick = (all) => {
        state = (state * 48271) % 2147483647;
        const picked = all[state % all.length];
        if (picked === undefined) throw new Error('nothing to pick from');
        return picked;
      };
      const places = new Set(lanterns.tracker(before, gm).places.map(({ name }) => name));
      for (const { before: was, outcome } of wander(`night ${n}`, 40, pick)) {
        if (outcome.kind !== 'done') continue;
        for (const viewer of [everybody, ana]) {
          const known = [was, outcome.state].flatMap((one) =>
            lanterns.known(one, viewer).map(({ name }) => name),
          );
          const named = changesBetween(lanterns, was, outcome.state, viewer).flatMap(({ who }) => who ?? []);
          expect(named.filter((who) => !known.includes(who) && !places.has(who))).toEqual([]);
        }
      }
    },
  );
});
