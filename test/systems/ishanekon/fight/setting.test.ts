import { describe, expect, it } from 'vitest';
import { onTurn } from '../../../../src/systems/ishanekon/scene.ts';
import { sightsOf } from '../../../../src/systems/ishanekon/fight/sight.ts';
import { creature, hero } from '../support/people.ts';
import { characterSchema } from '../../../../src/systems/ishanekon/character/schema.ts';
import { after, done, fightOf, memberOf, nextOf, told } from '../support/scenes.ts';

const tiz = { sheet: hero({ name: 'Tiz' }), place: 'A1' };
const kira = { sheet: hero({ name: 'Kira' }), place: 'A2' };
const wolf = { sheet: creature(), side: 'foes', place: 'D1' } as const;
const map = '....\n....';
const say = (text: string) => ({ kind: 'setting', text, asGm: true }) as const;

describe('what a GM says of the place', () => {
  it('changes the light', () => {
    expect(after(fightOf({ tiz, wolf }, { map }), say('dark')).fight?.light).toBe('dark');
  });

  it('puts somebody somewhere', () => {
    expect(after(fightOf({ tiz, wolf }, { map }), say('Tiz to B2')).fight?.fighters.tiz?.at).toBe('B2');
  });

  it('puts nobody in the space of another', () => {
    expect(done(fightOf({ tiz, wolf }, { map }), say('Tiz to D1')).refusal?.code).toBe('noRoomAt');
  });

  it('changes the map', () => {
    const { ground } = after(fightOf({ tiz, wolf }, { map }), say('B2 half cover')).fight ?? {};
    expect(ground?.kind === 'map' ? ground.grid.tiles.B2?.obstacle?.cover : null).toBe('half');
  });

  it('says who has cover without a map', () => {
    const { ground } = after(fightOf({ tiz, wolf }), say('Tiz half cover')).fight ?? {};
    expect(ground?.kind === 'told' ? ground.cover : null).toEqual({ tiz: 'half' });
  });

  it('says who goes first of two with the same Initiative (Rounds and Turns)', () => {
    const scene = after(fightOf({ tiz, kira, wolf }), say('Kira before Tiz'));
    expect(onTurn(after(scene, nextOf('tiz'), nextOf('kira'), nextOf('wolf')))).toEqual(['kira']);
  });
});

describe('a fight of which only one side can fight (Combat, L486)', () => {
  const stone = characterSchema.parse({
    ...{ kind: 'object', name: 'Rock', material: 'stone', vitality: 10, maxVitality: 10 },
  });
  const rock = { sheet: stone, side: 'foes', place: 'D1' } as const;

  it('has no round by itself', () => {
    expect(fightOf({ tiz, rock }, { map }).fight?.order.round).toBe(0);
  });

  it('has none where the others are down', () => {
    const down = { ...wolf, sheet: creature({ vitality: -2 }) };
    expect(fightOf({ tiz, wolf: down }, { map }).fight?.order.round).toBe(0);
  });

  it("begins by the GM's word", () => {
    expect(after(fightOf({ tiz, rock }, { map }), nextOf(null, true)).fight?.order.round).toBe(1);
  });

  it('begins by nobody else', () => {
    expect(done(fightOf({ tiz, rock }, { map }), nextOf(null)).refusal?.code).toBe('notBegun');
  });
});

describe('who comes and goes', () => {
  it('takes a place by Initiative', () => {
    const bat = memberOf('bat', { sheet: creature({ name: 'Bat', stats: { instinct: 9 } }), side: 'foes' });
    const scene = after(fightOf({ tiz, wolf }), { kind: 'join', members: [bat], asGm: true });
    expect(scene.fight?.order.seats.map(({ actor }) => actor)).toEqual(['tiz', 'wolf', 'bat']);
  });

  it('hands the turn on where it was theirs', () => {
    expect(onTurn(after(fightOf({ tiz, wolf }), { kind: 'leave', actor: 'tiz', asGm: true }))).toEqual([
      'wolf',
    ]);
  });

  it('is told with names of both sides', () => {
    const { fight } = fightOf({ tiz, wolf });
    expect(Object.keys(fight?.fighters ?? {})).toEqual(['tiz', 'wolf']);
  });

  it('comes hidden where a GM says so: players read nothing of it', () => {
    const bat = memberOf('bat', { sheet: creature({ name: 'Bat' }), side: 'foes', hidden: true });
    const played = done(fightOf({ tiz, wolf }), { kind: 'join', members: [bat], asGm: true });
    expect(played.events.map(({ to }) => to)).toEqual(['gm']);
  });

  it('can be hidden later on', () => {
    const scene = after(fightOf({ tiz, wolf }), { kind: 'sight', change: 'hide', what: 'wolf', asGm: true });
    expect(sightsOf(scene)).toMatchObject([{ id: 'wolf', hidden: true }]);
  });

  it('is told to the GM when the fight ends, where they live in it alone', () => {
    const played = done(fightOf({ tiz, wolf }), { kind: 'end', asGm: true });
    expect(told(played, 'foesAlive')).toEqual([{ names: ['Wolf'], cast: {} }]);
  });
});
