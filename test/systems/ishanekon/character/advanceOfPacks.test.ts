import { describe, expect, it } from 'vitest';
import { plain } from '../../../../src/engine/json.ts';
import { entryId } from '../../../../src/engine/packRules.ts';
import { packs } from '../../../../src/systems/ishanekon/packs/index.ts';
import { hero } from '../support/people.ts';
import { acting, beingOf, between, done } from '../support/scenes.ts';

const read = packs.read(
  plain({
    name: 'Mine',
    talents: [
      { name: 'Glass Skin', kind: 'greater', effects: [] },
      { name: 'Glass Heart', kind: 'lesser', effects: [] },
      { name: 'Glass Bones', kind: 'greater', effects: [] },
    ],
    abilities: [
      {
        ...{ name: 'Call Glass', types: ['summon'], pools: ['war'], wp: 1, lasts: 'fight' },
        effects: [{ effect: 'summon', of: { named: ['Glass Dog'] } }],
      },
    ],
    creatures: [
      {
        ...{ name: 'Glass Dog', rank: 'normal', class: 'fighter', level: 1, type: 'animated', stats: {} },
        ...{ primary: 'strength', secondary: 'dexterity', evasion: 'strength' },
      },
    ],
  }),
  1,
);
const pack = read.ok ? read.pack : null;
const carried = (kind: string, name: string) => packs.carried(pack, entryId(kind, name)) ?? null;
const nothing = hero().unspent;
const swapping = hero({ features: ['ironBody'], unspent: { ...nothing, swaps: 2 } });
const swaps = (who: typeof swapping, old: string, name: string) =>
  done(
    between({ tiz: who }),
    acting('tiz', 'replaceTalent', {
      ...{ target: old, means: `pack:mine/${entryId('talents', name)}` },
      broughtMeans: carried('talents', name),
    }),
  );

describe("a Talent of a group's own pack (Greater and Lesser Talents)", () => {
  it('takes the place of another of its kind', () => {
    const who = beingOf(swaps(swapping, 'ironBody', 'Glass Skin'), 'tiz');
    expect([who.features, who.own.features.map(({ id }) => id)]).toEqual([['glassSkin'], ['glassSkin']]);
  });

  it('does not take the place of one of the other kind', () => {
    expect(swaps(swapping, 'ironBody', 'Glass Heart').refusal?.code).toBe('otherKindOfTalent');
  });

  it('gives its place to another, and is gone from the sheet', () => {
    const first = beingOf(swaps(swapping, 'ironBody', 'Glass Skin'), 'tiz');
    const who = beingOf(swaps(first.kind === 'hero' ? first : swapping, 'glassSkin', 'Glass Bones'), 'tiz');
    expect([who.features, who.own.features.map(({ id }) => id)]).toEqual([['glassBones'], ['glassBones']]);
  });

  it('is offered where one is replaced', () => {
    const offers = packs.offers?.(pack, swapping, between({ tiz: swapping })) ?? [];
    expect(offers).toContainEqual(
      expect.objectContaining({ act: 'replaceTalent', as: 'means', entry: entryId('talents', 'Glass Skin') }),
    );
  });
});

it('an Ability of a pack that a Level brings has what it summons with it (Summon)', () => {
  const who = hero({ archetype: 'war', unspent: { ...nothing, abilities: 1 } });
  const made = done(
    between({ tiz: who }),
    acting('tiz', 'learnAbility', {
      ...{ target: `pack:mine/${entryId('abilities', 'Call Glass')}` },
      brought: carried('abilities', 'Call Glass'),
    }),
  );
  const { own } = beingOf(made, 'tiz');
  expect(own.brings?.map(({ of, pack: { creatures } }) => [of, creatures.map(({ name }) => name)])).toEqual([
    ['callGlass', ['Glass Dog']],
  ]);
});
