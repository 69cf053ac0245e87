import { describe, expect, it } from 'vitest';
import { plain } from '../../../../src/engine/json.ts';
import { entryId } from '../../../../src/engine/packRules.ts';
import { characterSchema, type Item } from '../../../../src/systems/ishanekon/character/schema.ts';
import { sheetOf } from '../../../../src/systems/ishanekon/character/sheet.ts';
import { packs } from '../../../../src/systems/ishanekon/packs/index.ts';
import { clothes, duel, equipment, item, strikes, vitality, weapon } from '../support/fights.ts';
import { hero } from '../support/people.ts';
import { acting, beingOf, between, done } from '../support/scenes.ts';

const read = packs.read(
  plain({
    name: 'The Ford',
    upgrades: [
      {
        ...{ name: 'River Edge', of: 'weapon', tier: 1, price: 600 },
        effects: [{ effect: 'item', of: 'weapon', number: 'damage', by: 3 }],
      },
      {
        ...{ name: 'River Chill', of: 'weapon', tier: 1, price: 400 },
        effects: [
          {
            effect: 'when',
            trigger: 'hits',
            at: 'other',
            effects: [{ effect: 'status', status: 'stunned', lasts: 'theirTurn' }],
          },
        ],
      },
    ],
  }),
  1,
);
const pack = read.ok ? read.pack : null;
const entry = entryId('upgrades', 'River Edge');
const brought = (name = 'River Edge') => packs.carried(pack, entryId('upgrades', name)) ?? null;

const smith = hero({
  ...{ skills: { engineering: 3 }, level: 4, credits: 5000, momentum: 0 },
  ...{ items: [item(weapon({ tier: 0 })), clothes, equipment], holding: ['ax', null], wearing: 'clothes' },
});
const puts = (who = smith, spend: readonly string[] = [], name = 'River Edge') =>
  done(
    between({ tiz: who }),
    acting('tiz', 'upgrade', {
      ...{ target: 'ax', means: `pack:ford/${entry}`, spend },
      broughtMeans: brought(name),
    }),
  );
const axOf = (played: ReturnType<typeof puts>): Item | undefined =>
  beingOf(played, 'tiz').items.find(({ id }) => id === 'ax');
const upgraded = puts();
const has = beingOf(upgraded, 'tiz');

describe("an upgrade of a group's own pack (Upgrading)", () => {
  it('is offered with its price among what an item can be upgraded with', () => {
    const offers = packs.offers?.(pack, smith, between({ tiz: smith })) ?? [];
    expect(offers.find((one) => one.entry === entry)).toEqual({
      ...{ act: 'upgrade', as: 'means', entry },
      choice: {
        ...{ name: 'River Edge', note: 'weapon, Tier 1, 600 credits' },
        ...{ relation: 'thing', refused: null },
      },
    });
  });

  it('goes on the item whole, and its Tier with it', () => {
    expect(axOf(upgraded)).toMatchObject({
      upgrades: ['riverEdge'],
      profile: { tier: 1 },
      own: [{ id: 'riverEdge', name: 'River Edge', value: 1 }],
    });
  });

  it('takes materials for half its price', () => {
    expect(has.credits).toBe(4700);
  });

  it('costs all of its price by a craftsman', () => {
    expect(beingOf(puts({ ...smith, skills: {} }, ['craftsman']), 'tiz').credits).toBe(4400);
  });

  it('is refused twice', () => {
    expect(puts({ ...smith, ...has, kind: 'hero' } as typeof smith).refusal?.code).toBe('hasUpgrade');
  });

  it('counts where its item is used', () => {
    const { items, holding, wearing } = has;
    expect(20 - vitality(strikes(duel({ items, holding, wearing }), [12, 4]))).toBe(7);
  });

  it('does what it does at a moment', () => {
    const { items, holding, wearing } = beingOf(puts(smith, [], 'River Chill'), 'tiz');
    const { state } = strikes(duel({ items, holding, wearing }), [12, 4]);
    expect(beingOf({ state }, 'wolf').statuses.map(({ status }) => status)).toContain('stunned');
  });

  it('is named on the sheet', () => {
    const lines = sheetOf(has).sections.flatMap((section) => section.lines);
    expect(lines).toContain('Ax (in hand): River Edge');
  });

  it('is kept with the sheet', () => {
    expect(characterSchema.parse(JSON.parse(JSON.stringify(has)))).toEqual(has);
  });

  it('goes along when its item is handed over', () => {
    const scene = between({ tiz: has, bo: hero({ name: 'Bo' }) });
    const given = done(scene, acting('tiz', 'handOver', { target: 'bo', means: 'ax' }));
    expect(beingOf(given, 'bo').items.flatMap(({ own = [] }) => own.map(({ id }) => id))).toEqual([
      'riverEdge',
    ]);
  });

  it('is taken off like any other', () => {
    const made = done(
      between({ tiz: has }),
      acting('tiz', 'removeUpgrade', { target: 'ax', means: 'riverEdge' }),
    );
    expect(axOf(made)).toMatchObject({ upgrades: [], own: [], profile: { tier: 0 } });
  });

  it('is lost under another', () => {
    const made = done(
      between({ tiz: has }),
      acting('tiz', 'upgrade', { target: 'ax', means: 'keenEdge', spend: ['over:riverEdge'] }),
    );
    expect(axOf(made)).toMatchObject({ upgrades: ['keenEdge'], own: [], profile: { tier: 1 } });
  });

  it('goes on no sheet', () => {
    const made = done(between({ tiz: smith }), {
      ...{ kind: 'equip', actor: 'tiz', change: 'add', what: brought(), asGm: true },
    });
    expect(made.refusal?.code).toBe('goesOnItem');
  });
});
