import { describe, expect, it } from 'vitest';
import { checkModifiers } from '../../../../src/systems/ishanekon/checks/check.ts';
import { SHEET_LIMITS } from '../../../../src/systems/ishanekon/character/limits.ts';
import type { Building } from '../../../../src/systems/ishanekon/content/buildings.ts';
import { atHand } from '../../../../src/systems/ishanekon/base/base.ts';
import { packs } from '../../../../src/systems/ishanekon/packs/index.ts';
import type { Party } from '../../../../src/systems/ishanekon/party/party.ts';
import { partyRules } from '../../../../src/systems/ishanekon/party/index.ts';
import { hero } from '../support/people.ts';
import { acting, between, done, told } from '../support/scenes.ts';

const read = packs.read(
  {
    name: 'The Ford',
    buildings: [{ name: 'Ferry House', cost: 100, helps: ['history'], like: 'kitchen' }],
  },
  1,
);
const pack = read.ok ? read.pack : null;
const ENTRY = 'buildings/ferryhouse';
const builder = hero({ credits: 10_000, skills: { engineering: 5 } });
const ferry: Building = {
  ...{ id: 'ferryHouse', name: 'Ferry House', text: '', cost: 100 },
  ...{ helps: ['history'], like: 'kitchen' },
};
const stands = (quality: 'modest' | 'luxurious', more: Partial<Party> = {}): Partial<Party> => ({
  base: [{ building: 'ferryHouse', quality, own: ferry }],
  atBase: true,
  ...more,
});
const builds = (quality: string, party: Partial<Party> = {}) =>
  done(
    between({ tiz: builder }, party),
    acting('tiz', 'build', {
      ...{ target: `pack:ford/${ENTRY}`, means: quality },
      brought: packs.carried(pack, ENTRY) ?? null,
    }),
  );
const offered = (party: Partial<Party> = {}) => {
  const scene = between({ tiz: builder }, party);
  return packs.offers?.(pack, builder, scene) ?? [];
};

describe("a building of a group's own pack (Base Building)", () => {
  it('is offered to who builds, with what its materials cost', () => {
    expect(offered()).toMatchObject([
      { act: 'build', entry: ENTRY, choice: { name: 'Ferry House', refused: null } },
    ]);
  });

  it('is not offered twice where it stands already', () => {
    expect(offered(stands('modest'))).toEqual([]);
  });

  it('costs its materials, by its quality', () => {
    expect(told(builds('normal'), 'built')).toMatchObject([{ credits: 200, minutes: 240 }]);
  });

  it('stands at the base whole, so that it needs no pack', () => {
    expect(builds('modest').state.party.base).toEqual([
      { building: 'ferryHouse', quality: 'modest', own: ferry },
    ]);
  });

  it('is shown in the base', () => {
    const { party } = builds('modest').state;
    const section = partyRules.sheet(party).sections.find(({ title }) => title === 'Your base');
    expect(section?.lines).toEqual(['Ferry House: modest']);
  });

  it('is kept with the campaign', () => {
    const { party } = builds('modest').state;
    expect(partyRules.read(JSON.parse(JSON.stringify(party)), 1)).toEqual({ ok: true, value: party });
  });

  it('is made better without its pack, for the difference', () => {
    const scene = between({ tiz: builder }, stands('modest'));
    const made = done(scene, acting('tiz', 'build', { target: 'ferryHouse', means: 'normal' }));
    expect(told(made, 'built')).toMatchObject([{ credits: 100 }]);
  });

  it('is refused where the base is full', () => {
    const base = Array.from({ length: SHEET_LIMITS.base.most }, (_, n) => ({
      ...{ building: `hut${n}`, quality: 'modest' as const },
      own: { ...ferry, id: `hut${n}` },
    }));
    expect(builds('modest', { base }).refusal?.code).toBe('limit');
  });

  it('helps with its Skills', () => {
    const scene = between({ tiz: hero() }, stands('luxurious'));
    const modifiers = checkModifiers(scene, { actor: 'tiz', skill: 'history' });
    expect(modifiers.find(({ source }) => source === 'building')?.amount).toBe(2);
  });

  it('counts once beside another that helps with the same Skill: the better one', () => {
    const base = [...(stands('luxurious').base ?? []), { building: 'library', quality: 'modest' } as const];
    const scene = between({ tiz: hero() }, stands('modest', { base }));
    const modifiers = checkModifiers(scene, { actor: 'tiz', skill: 'history' });
    expect(modifiers.filter(({ source }) => source === 'building').map(({ amount }) => amount)).toEqual([2]);
  });

  it('serves as the building that it is like', () => {
    expect(atHand(between({ tiz: hero() }, stands('luxurious')), 'kitchen')).toBe('luxurious');
  });

  it('serves nobody who is not there', () => {
    expect(atHand(between({ tiz: hero() }, stands('luxurious', { atBase: false })), 'kitchen')).toBeNull();
  });

  it('goes on no sheet', () => {
    const what = packs.carried(pack, ENTRY) ?? null;
    const made = done(between({ tiz: builder }), {
      ...{ kind: 'equip', actor: 'tiz', change: 'add', what, asGm: true },
    });
    expect(made.refusal?.code).toBe('standsAtBase');
  });
});

describe('tearing a building down (house)', () => {
  const torn = done(
    between({ tiz: builder }, stands('modest')),
    acting('tiz', 'tearDown', { target: 'ferryHouse' }),
  );

  it('makes room for another', () => {
    expect(torn.state.party.base).toEqual([]);
  });

  it('gives no materials back', () => {
    expect(torn.state.characters.tiz).toMatchObject({ materials: builder.materials, credits: 10_000 });
  });
});

describe('building is crafting', () => {
  it('takes everyday people twice as long, as all crafting does (Only Human)', () => {
    const scene = between({ tiz: { ...builder, ways: ['onlyHuman'] } });
    const made = done(scene, acting('tiz', 'build', { target: 'buildingStation', means: 'modest' }));
    expect(told(made, 'built')).toMatchObject([{ minutes: 1200 }]);
  });
});
