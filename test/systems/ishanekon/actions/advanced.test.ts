import { describe, expect, it } from 'vitest';
import { heldEffectSchema } from '../../../../src/systems/ishanekon/character/schema.ts';
import { commandersOf } from '../../../../src/systems/ishanekon/actions/advanced/command.ts';
import { hasStatus } from '../../../../src/systems/ishanekon/status/held.ts';
import { creature, hero } from '../support/people.ts';
import { itemOf } from '../support/things.ts';
import { acting, after, beingOf, done, fightOf, fighterOf, nextOf, type Played } from '../support/scenes.ts';

const tiz = (more: Parameters<typeof hero>[0] = {}) => ({
  sheet: hero({ name: 'Tiz', stats: { instinct: 15 }, momentum: 0, ...more }),
  place: 'A1',
});
const wolf = (more: Parameters<typeof creature>[0] = {}, place = 'B1') => ({
  sheet: creature({ ...more }),
  side: 'foes' as const,
  place,
});
const scene = (
  own: Parameters<typeof hero>[0] = {},
  other: Parameters<typeof creature>[0] = {},
  map = '.....\n.....',
) => fightOf({ tiz: tiz(own), wolf: wolf(other) }, { map });
const act = (id: string, more: Parameters<typeof acting>[2] = {}) =>
  acting('tiz', id, { target: 'wolf', ...more });
const states = (played: Pick<Played, 'state'>, id: string) =>
  fighterOf(played, id).states.map((one) => one.id);

describe('Grab (Advanced Actions)', () => {
  it('holds somebody whose check is lower', () => {
    expect(states(done(scene(), act('grab'), [6, 5]), 'wolf')).toEqual(['grabbed']);
  });

  it('does not on a tie', () => {
    expect(states(done(scene(), act('grab'), [5, 5]), 'wolf')).toEqual([]);
  });

  it('needs a free hand', () => {
    const armed = scene({ items: [itemOf('greatAxe')], holding: ['greatAxe', 'greatAxe'] });
    expect(done(armed, act('grab')).refusal?.code).toBe('noFreeHand');
  });

  it('cannot hold who is two categories larger', () => {
    const wide = Array(4).fill('......').join('\n');
    expect(done(scene({}, { size: 'bigger' }, wide), act('grab')).refusal?.code).toBe('tooLarge');
  });

  it('gives a larger target advantage', () => {
    expect(states(done(scene({}, { size: 'big' }), act('grab'), [6, 2, 7]), 'wolf')).toEqual([]);
  });

  it('gives advantage against a smaller target', () => {
    expect(states(done(scene({}, { size: 'small' }), act('grab'), [2, 7, 6]), 'wolf')).toEqual(['grabbed']);
  });

  it('keeps the one who is held where they are', () => {
    const { state } = done(scene(), act('grab'), [6, 5]);
    const moved = done(after(state, nextOf('tiz')), acting('wolf', 'move', { target: 'C1' }));
    expect(moved.refusal?.code).toBe('isGrabbed');
  });

  it('is over when its holder moves off', () => {
    const { state } = done(scene(), act('grab'), [6, 5]);
    expect(states(done(state, acting('tiz', 'move', { detail: 'down 1, right 3' })), 'wolf')).toEqual([]);
  });

  it('can be broken by the same checks', () => {
    const { state } = done(scene(), act('grab'), [6, 5]);
    const free = done(after(state, nextOf('tiz')), acting('wolf', 'breakFree'), [6, 5]);
    expect(states(free, 'wolf')).toEqual([]);
  });
});

describe('Trip (Advanced Actions)', () => {
  it('knocks somebody Prone', () => {
    expect(hasStatus(beingOf(done(scene(), act('trip'), [6, 5]), 'wolf'), 'prone')).toBe(true);
  });
});

describe('Blind (Advanced Actions)', () => {
  it('blinds somebody', () => {
    expect(hasStatus(beingOf(done(scene(), act('blind'), [6, 5]), 'wolf'), 'blinded')).toBe(true);
  });

  it('lasts until their next turn ends', () => {
    const { state } = done(scene(), act('blind'), [6, 5]);
    const later = after(state, nextOf('tiz'), nextOf('wolf'));
    expect(hasStatus(beingOf({ state: later }, 'wolf'), 'blinded')).toBe(false);
  });
});

describe('Shove (Advanced Actions)', () => {
  it('moves somebody 1 m away', () => {
    expect(fighterOf(done(scene(), act('shove'), [6, 5]), 'wolf').at).toBe('C1');
  });

  it('moves them to the square that is named', () => {
    expect(fighterOf(done(scene(), act('shove', { detail: 'C2' }), [6, 5]), 'wolf').at).toBe('C2');
  });

  it('costs 1 AP', () => {
    expect(fighterOf(done(scene(), act('shove'), [5, 6]), 'tiz').turn?.ap).toBe(2);
  });
});

describe('Disarm (Advanced Actions)', () => {
  const armed = { items: [itemOf('axe')], holding: ['axe', null] };

  it('takes what somebody holds into a free hand', () => {
    expect(beingOf(done(scene({}, armed), act('disarm'), [6, 5]), 'tiz').holding).toEqual(['axe', null]);
  });

  it('lets it fall where one would rather not', () => {
    const { state } = done(scene({}, armed), act('disarm', { spend: ['leave'] }), [6, 5]);
    expect(state.fight?.lying.map(({ at, from }) => [at, from])).toEqual([['B1', 'wolf']]);
  });

  it('lets what has fallen be picked up', () => {
    const { state } = done(scene({}, armed), act('disarm', { spend: ['leave'] }), [6, 5]);
    const lying = state.fight?.lying[0]?.id ?? '';
    const picked = done(state, acting('tiz', 'interact', { target: `lying:${lying}` }));
    expect(beingOf(picked, 'tiz').holding).toEqual(['axe', null]);
  });

  it('finds nothing with who holds nothing', () => {
    expect(done(scene(), act('disarm')).refusal).not.toBeNull();
  });
});

describe('Climb (Advanced Actions)', () => {
  const on = (dice: readonly number[] = [6, 5]) => done(scene({}, { size: 'big' }), act('climb'), dice);

  it('gets one into the space of who is larger', () => {
    expect([states(on(), 'tiz'), fighterOf(on(), 'tiz').at]).toEqual([['climbed'], 'B1']);
  });

  it('moves one with them', () => {
    const moved = done(after(on().state, nextOf('tiz')), acting('wolf', 'move', { target: 'D1' }));
    expect(fighterOf(moved, 'tiz').at).toBe('D1');
  });

  it('is refused onto who is not larger', () => {
    expect(done(scene(), act('climb')).refusal?.code).toBe('tooSmallToClimb');
  });

  it('ends where one is shaken off', () => {
    const off = done(after(on().state, nextOf('tiz')), acting('wolf', 'shakeOff', { target: 'tiz' }), [4, 5]);
    expect(states(off, 'tiz')).toEqual([]);
  });

  it('goes on where one holds on', () => {
    const kept = done(
      after(on().state, nextOf('tiz')),
      acting('wolf', 'shakeOff', { target: 'tiz' }),
      [6, 5],
    );
    expect(states(kept, 'tiz')).toEqual(['climbed']);
  });
});

describe('Hide (Advanced Actions)', () => {
  const behind = () => fightOf({ tiz: tiz(), wolf: wolf({}, 'E1') }, { map: '..W..\n..W..' });
  const hide = acting('tiz', 'hide');

  it('is refused where an enemy sees one', () => {
    expect(done(scene(), hide).refusal?.code).toBe('isSeen');
  });

  it("beats the enemies' Perception with Stealth", () => {
    expect(states(done(behind(), hide, [6, 5]), 'tiz')).toEqual(['hidden']);
  });

  it('fails else', () => {
    expect(states(done(behind(), hide, [5, 6]), 'tiz')).toEqual([]);
  });

  it('ends when an enemy comes to see one', () => {
    const { state } = done(behind(), hide, [6, 5]);
    const shown = done(after(state, nextOf('tiz')), { kind: 'setting', text: 'C1:C2 clear', asGm: true });
    expect(states(shown, 'tiz')).toEqual([]);
  });

  it('goes on until the turn ends where that happens in it', () => {
    const { state } = done(behind(), hide, [6, 5]);
    const shown = after(state, { kind: 'setting', text: 'C1:C2 clear', asGm: true });
    expect(states({ state: shown }, 'tiz')).toEqual(['hidden', 'givenAway']);
  });

  it('is over then', () => {
    const { state } = done(behind(), hide, [6, 5]);
    const shown = after(state, { kind: 'setting', text: 'C1:C2 clear', asGm: true }, nextOf('tiz'));
    expect(states({ state: shown }, 'tiz')).toEqual([]);
  });
});

describe('the space of an enemy (Battlefield)', () => {
  const wall = () => fightOf({ tiz: tiz(), wolf: wolf() }, { map: '....' });
  const through = acting('tiz', 'move', { target: 'C1' });

  it('is entered with a check, and is difficult terrain', () => {
    const gone = done(wall(), through, [6, 5]);
    expect([fighterOf(gone, 'tiz').at, fighterOf(gone, 'tiz').turn?.movement]).toEqual(['C1', 0]);
  });

  it('stops one who fails it', () => {
    expect(fighterOf(done(wall(), through, [5, 6]), 'tiz').at).toBe('A1');
  });
});

describe('Stabilize (Basic Actions)', () => {
  const bleeding = {
    ...{ id: 'bleeding1', status: 'bleeding', stacks: 1, power: 10, by: null, byName: null },
    ...{ duration: { ends: [] }, until: null },
  };
  const hurt = () =>
    fightOf(
      {
        tiz: tiz(),
        kira: { sheet: hero({ name: 'Kira', vitality: -3, statuses: [bleeding] }), place: 'A2' },
        wolf: wolf({}, 'E1'),
      },
      { map: '.....\n.....' },
    );

  it('stops the Bleeding with First Aid against 8', () => {
    // 5 on the die, and half of an Instinct Bonus of 5.
    const helped = done(hurt(), acting('tiz', 'stabilize', { target: 'kira' }), [6]);
    expect(hasStatus(beingOf(helped, 'kira'), 'bleeding')).toBe(false);
  });

  it('does not with 7', () => {
    const helped = done(hurt(), acting('tiz', 'stabilize', { target: 'kira' }), [5]);
    expect(hasStatus(beingOf(helped, 'kira'), 'bleeding')).toBe(true);
  });
});

describe('Command (Advanced Actions)', () => {
  const imp = { sheet: creature({ name: 'Imp', summoner: 'tiz' }), place: 'A2' };
  const summon = heldEffectSchema.parse({
    ...{ id: 'summon1', name: 'Summon', of: 'summon', kind: 'summon', duration: { ends: [] } },
    strength: { tier: 1, level: 1, upcasts: {} },
  });
  const summoned = () =>
    fightOf({ tiz: tiz({ effects: [summon] }), imp, wolf: wolf({}, 'E1') }, { map: '.....\n.....' });
  const command = acting('tiz', 'command');

  it('lets the player of the summoner say what the summon does', () => {
    expect(commandersOf(after(summoned(), command), 'imp')).toEqual(['tiz']);
  });

  it('leaves it to the GM else', () => {
    expect(commandersOf(summoned(), 'imp')).toBeNull();
  });

  it('lasts until the next turn of the summoner', () => {
    const scene = after(summoned(), command, nextOf('tiz'), nextOf('imp'), nextOf('wolf'));
    expect(commandersOf(scene, 'imp')).toBeNull();
  });
});
