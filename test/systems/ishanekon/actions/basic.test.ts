import { describe, expect, it } from 'vitest';
import { type Hero, itemOf } from '../support/things.ts';
import { creature, hero } from '../support/people.ts';
import { acting, after, beingOf, done, fightOf, fighterOf } from '../support/scenes.ts';

const [axe, knife, shield, greatAxe] = [itemOf('axe'), itemOf('knife'), itemOf('shield'), itemOf('greatAxe')];
const armed = (holding: Hero['holding']) =>
  hero({ name: 'Tiz', stats: { instinct: 15 }, items: [axe, knife, shield, greatAxe], holding });
const wolf = { sheet: creature(), side: 'foes' as const, place: 'E1' };
const scene = (holding: Hero['holding'] = [null, null], map = '.....') =>
  fightOf({ tiz: { sheet: armed(holding), place: 'A1' }, wolf }, { map });
const draw = (means: string, target: string | null = null) =>
  acting('tiz', 'switchWeapons', { means, target });

describe('Switch Weapons (Basic Actions)', () => {
  it('is free once a turn, into an empty hand', () => {
    expect(fighterOf(done(scene(), draw('axe')), 'tiz').turn?.ap).toBe(3);
  });

  it('costs 1 AP the second time', () => {
    expect(fighterOf(done(after(scene(), draw('axe')), draw('knife')), 'tiz').turn?.ap).toBe(2);
  });

  it('is free where one only puts something away', () => {
    expect(fighterOf(done(scene(['axe', null]), draw('sheathe:axe')), 'tiz').turn?.ap).toBe(3);
  });

  it('costs 1 AP where one thing takes the place of another', () => {
    expect(fighterOf(done(scene(['axe', 'shield']), draw('knife')), 'tiz').turn?.ap).toBe(2);
  });

  it('puts away what is named', () => {
    expect(beingOf(done(scene(['axe', 'shield']), draw('knife', 'axe')), 'tiz').holding).toEqual([
      'knife',
      'shield',
    ]);
  });

  it('takes both hands for a Two-handed weapon', () => {
    expect(beingOf(done(scene(['axe', null]), draw('greatAxe')), 'tiz').holding).toEqual([
      'greatAxe',
      'greatAxe',
    ]);
  });
});

describe('Interact with Target (Basic Actions)', () => {
  it('is free once a turn', () => {
    expect(
      fighterOf(done(scene(), acting('tiz', 'interact', { detail: 'press the button' })), 'tiz').turn?.ap,
    ).toBe(3);
  });

  it('shares its free use with Switch Weapons', () => {
    const later = after(scene(), draw('axe'));
    expect(fighterOf(done(later, acting('tiz', 'interact', { detail: 'press it' })), 'tiz').turn?.ap).toBe(2);
  });

  it('opens a door beside one', () => {
    const { state } = done(scene([null, null], '.+...'), acting('tiz', 'interact', { target: 'door:B1' }));
    const ground = state.fight?.ground;
    expect(ground?.kind === 'map' ? ground.grid.tiles.B1?.obstacle : null).toBeUndefined();
  });

  it('gives an ally an item', () => {
    const both = fightOf(
      {
        tiz: { sheet: armed([null, null]), place: 'A1' },
        kira: { sheet: hero({ name: 'Kira' }), place: 'B1' },
        wolf,
      },
      { map: '.....' },
    );
    const { state } = done(both, acting('tiz', 'interact', { target: 'kira', means: 'axe' }));
    expect(beingOf({ state }, 'kira').items.map(({ id }) => id)).toEqual(['axe']);
  });
});

describe('Switch Places (Basic Actions)', () => {
  const both = fightOf(
    {
      tiz: { sheet: armed([null, null]), place: 'A1' },
      kira: { sheet: hero({ name: 'Kira' }), place: 'B1' },
      wolf,
    },
    { map: '.....' },
  );
  const swap = acting('tiz', 'switchPlaces', { target: 'kira' });

  it('lets two allies stand where the other stood', () => {
    expect(done(both, swap).state.fight?.fighters).toMatchObject({ tiz: { at: 'B1' }, kira: { at: 'A1' } });
  });

  it('takes a reaction of the ally', () => {
    expect(fighterOf(done(both, swap), 'kira').rp).toBe(1);
  });

  it('fails where the ally would rather not, and the AP is spent', () => {
    const refused = done(both, swap, [], { switchPlaces: 'no' });
    expect([fighterOf(refused, 'tiz').turn?.ap, fighterOf(refused, 'tiz').at]).toEqual([2, 'A1']);
  });
});

describe('Taking Cover (Basic Actions)', () => {
  it('is there in half cover', () => {
    const { state } = done(scene([null, null], '.o...'), acting('tiz', 'takeCover'));
    expect(fighterOf({ state }, 'tiz').states.map(({ id }) => id)).toEqual(['takingCover']);
  });

  it('is refused in the open', () => {
    expect(done(scene(), acting('tiz', 'takeCover')).refusal?.code).toBe('noHalfCover');
  });
});
