import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../../src/engine/event.ts';
import { chances } from '../../../../src/systems/wayfarer/offers/chances.ts';
import { record } from '../../../../src/systems/wayfarer/words/telling.ts';
import { plain, whereIs } from '../support/acting.ts';
import { asked, assault, done, eventsOf, refused } from '../support/play.ts';
import type { Staged } from '../support/stage.ts';
import { grab, singles, squad, squadActs } from './support.ts';

const sling = '; gear Sling';
/** Six tiles away: nobody is in melee, and all are within a Sling's range. */
const ours = (...tiles: readonly string[]) => squad(tiles, sling);
const three = ours('B10', 'C10', 'D10');
const theirs = (...tiles: readonly string[]): Staged['units'] => squad(tiles, '', 'Blues');
const shoot = assault('ana', 'bo/1.1', 'sling');
const acts = (units: Staged['units'], enemies: Staged['units']) => squadActs(units, enemies, '6 of clubs');

/** Offense beats Defense at once. */
const beaten = [6, 6, 1, 1];
const front = { 'losses:bo': 'front' };
const rear = { 'losses:bo': 'rear' };

const tookPart = (events: readonly GameEvent[]) =>
  eventsOf(events, 'strikeTogether').map(({ data: { units, targets } }) => [units, targets])[0];
const bonus = (events: readonly GameEvent[]) => {
  const why = eventsOf(events, 'assaultRolled').flatMap(({ data }) => {
    const { why: all } = record(data.offense);
    return Array.isArray(all) ? all.map((one) => record(one)) : [];
  });
  return why.filter(({ from }) => from === 'outnumbering').map(({ what, by }) => [what, by]);
};
const captured = (state: ReturnType<typeof done>['state'], ids: readonly string[]) =>
  ids.filter((id) => whereIs(state, id) === 'captured');

describe('who of a squad takes part in an assault (L5970)', () => {
  test('all who are alike and reach the target', () => {
    const { events } = done(acts(three, singles(['C16'], '')), shoot, { dice: beaten });
    expect(tookPart(events)).toEqual([['ana/1.1', 'ana/2.1', 'ana/3.1'], ['bo/1.1']]);
  });

  test('nobody who is out of range, though they could shoot farther', () => {
    const far = ours('B10', 'C10', 'D8');
    const { events } = done(acts(far, singles(['C16'], '')), shoot, { dice: beaten });
    expect(tookPart(events)).toEqual([['ana/1.1', 'ana/2.1'], ['bo/1.1']]);
  });

  test('nobody who is of another kind', () => {
    const scout = { line: `${plain.replace('MD 2', 'MD 3')}${sling}; squad Reds`, at: 'D10' };
    const { events } = done(acts([...ours('B10', 'C10'), scout], singles(['C16'], '')), shoot, {
      dice: beaten,
    });
    expect(tookPart(events)).toEqual([['ana/1.1', 'ana/2.1'], ['bo/1.1']]);
  });

  test('nobody who drags something (L5854)', () => {
    const scene = acts(three, singles(['C16', 'W24'], ''));
    const dragging =
      scene.battle === null ? scene : { ...scene, battle: { ...scene.battle, loads: [grab('ana/2.1')] } };
    const { events } = done(dragging, shoot, { dice: beaten });
    expect(tookPart(events)).toEqual([['ana/1.1', 'ana/3.1'], ['bo/1.1']]);
  });

  test('and of the target squad all whom one of them reaches (L5974)', () => {
    const { events } = done(acts(three, theirs('C16', 'D16', 'F24')), shoot, {
      dice: beaten,
      cards: ['2 of clubs'],
    });
    expect(tookPart(events)?.[1]).toEqual(['bo/1.1', 'bo/2.1']);
  });

  test('led by one who reaches it, though another led before', () => {
    const { events } = done(acts(ours('A1', 'C10'), singles(['C16'], '')), shoot, { dice: beaten });
    expect(eventsOf(events, 'assaultDeclared')[0]?.data.unit).toBe('ana/2.1');
  });

  test('and nobody where none of them reaches it', () => {
    expect(refused(acts(ours('A1', 'B1'), singles(['C16'], '')), shoot)).toBe('outOfReach');
  });
});

describe('a squad that outnumbers whom it strikes at (L5973)', () => {
  test('rolls a die of Offense again for each more', () => {
    const { events } = done(acts(three, singles(['C16'], '')), shoot, { dice: beaten });
    expect(bonus(events)).toEqual([['reroll', 2]]);
  });

  test('has fewer of these against a squad', () => {
    const { events } = done(acts(three, theirs('C16', 'D16')), shoot, {
      dice: beaten,
      cards: ['2 of clubs'],
    });
    expect(bonus(events)).toEqual([['reroll', 1]]);
  });

  test('has none against as many', () => {
    const { events } = done(acts(three, theirs('B16', 'C16', 'D16')), shoot, {
      dice: beaten,
      cards: ['9 of clubs'],
    });
    expect(bonus(events)).toEqual([]);
  });
});

describe('a squad that loses an assault (L5975)', () => {
  const enemies = ['bo/1.1', 'bo/2.1', 'bo/3.1'];
  // The last of them is farthest from all of ours.
  const blues = theirs('A15', 'C16', 'F17');

  test('loses as many as the card shows', () => {
    const given = { dice: beaten, cards: ['2 of clubs'], answers: rear };
    expect(captured(done(acts(three, blues), shoot, given).state, enemies)).toHaveLength(2);
  });

  test('no more than there were attackers', () => {
    const given = { dice: beaten, cards: ['9 of clubs'], answers: rear };
    expect(captured(done(acts(ours('B10', 'C10'), blues), shoot, given).state, enemies)).toHaveLength(2);
  });

  test('no more than took part', () => {
    const given = { dice: beaten, cards: ['9 of clubs'] };
    const { state } = done(acts(three, theirs('B15', 'C16', 'D24')), shoot, given);
    expect(captured(state, enemies)).toEqual(['bo/1.1', 'bo/2.1']);
  });

  test('one to one enemy, without a card', () => {
    const alone = acts([{ line: `${plain}${sling}`, at: 'C10' }], blues);
    expect(captured(done(alone, shoot, { dice: beaten, answers: rear }).state, enemies)).toEqual(['bo/3.1']);
  });

  test('from its rear, or as its player wants from its front', () => {
    const given = { dice: beaten, cards: ['2 of clubs'], answers: front };
    expect(captured(done(acts(three, blues), shoot, given).state, enemies)).toEqual(['bo/1.1', 'bo/2.1']);
  });

  test('by its own choice', () => {
    expect(asked(acts(three, blues), shoot, { dice: beaten, cards: ['2 of clubs'] })).toEqual({
      'losses:bo': ['rear', 'front'],
    });
  });

  test('has each of them roll its own save dice', () => {
    const tough = ['B15', 'C16'].map((at) => ({
      line: 'Iron; Troop; Robot; Warrior; size 1x1; dice MO 2 MD 2 BD 2 TO 1; traits Durable; squad Blues',
      at,
    }));
    const { state } = done(acts(three, tough), shoot, {
      dice: [...beaten, 6, 1],
      cards: ['2 of clubs'],
    });
    expect(captured(state, enemies)).toHaveLength(1);
  });

  test('that struck loses by the answer of those whom it struck at', () => {
    const armed = squad(['C16', 'D16'], sling, 'Blues');
    const { events } = done(acts(three, armed), shoot, {
      dice: [1, 1, 1, 1, 6, 6, 6, 6],
      cards: ['2 of clubs'],
      answers: { 'losses:ana': 'rear' },
    });
    expect(eventsOf(events, 'captured').map(({ data }) => data.side)).toEqual(['bo', 'bo']);
  });
});

describe('a squad of mixed Defense (L5978)', () => {
  const weak = { line: `${plain.replace('BD 2', 'BD 1')}; squad Blues`, at: 'D16' };

  test('has the lowest of those who are included', () => {
    const given = { dice: [6, 6, 1], cards: ['9 of clubs'] };
    const { events } = done(acts(three, [...theirs('C16'), weak]), shoot, given);
    expect(record(eventsOf(events, 'assaultRolled')[0]?.data.defense).fell).toEqual([1]);
  });

  test('but not of who is out of reach', () => {
    const given = { dice: [6, 6, 1, 1] };
    const { events } = done(acts(three, [...theirs('C16'), { ...weak, at: 'D24' }]), shoot, given);
    expect(record(eventsOf(events, 'assaultRolled')[0]?.data.defense).fell).toEqual([1, 1]);
  });
});

describe('the chances of a squad', () => {
  const notes = (enemies: Staged['units']) => {
    const intent = { ...shoot, kind: 'attack', target: 'bo/1.1', means: 'sling' } as const;
    const made = chances(
      acts(three, enemies),
      { ...intent, actor: 'ana', way: null, spend: [], asGm: false },
      { gm: false, characters: ['ana'] },
    );
    return made.ok ? made.value.notes : [];
  };

  test('say who takes part, and how many may fall', () => {
    expect(notes(theirs('C16', 'D16')).slice(0, 2)).toEqual([
      '3 strike at 2: 1 re-roll more.',
      'Up to 2 fall, by a card.',
    ]);
  });
});
