import { describe, expect, it } from 'vitest';
import { untilRest, type Duration } from '../../../../src/engine/uses/index.ts';
import type { HeldEffect } from '../../../../src/systems/ishanekon/character/schema.ts';
import type { Party } from '../../../../src/systems/ishanekon/party/party.ts';
import { newParty } from '../../../../src/systems/ishanekon/party/party.ts';
import { resting, setting } from '../support/asking.ts';
import { item } from '../support/fights.ts';
import { hero } from '../support/people.ts';
import { after, beingOf, between, done, type Played } from '../support/scenes.ts';

type Said = NonNullable<Parameters<typeof hero>[0]>;

/** Vitality 17 and WP 12 at most. */
const worn: Said = { vitality: 3, wp: 1, momentum: 0, temporary: 4 };

const scene = (tiz: Said = worn, party: Partial<Party> = {}) => between({ tiz: hero(tiz) }, party);
const house = (rules: Partial<Party['rules']>): Partial<Party> => ({
  rules: { ...newParty.rules, ...rules },
});

const wand = {
  ...{ kind: 'abilityItem' as const, row: 'wand', name: 'Wand', weight: 3, tier: 1, price: 0, text: '' },
  ...{ ability: 'physicalBolt', upcasts: {} },
};
const used = (name: string, duration: Duration): HeldEffect => ({
  ...{ id: name, name, of: name, kind: 'other', stacks: 1, parts: [], by: null, byName: null, until: null },
  ...{ strength: { tier: 0, level: 0, upcasts: {} }, duration },
});

const tiz = (played: Played) => {
  const { vitality, wp, momentum, temporary } = beingOf(played, 'tiz');
  return { vitality, wp, momentum, temporary };
};

describe('A full rest (Rests)', () => {
  it('restores all Vitality and WP and half the Narrative Momentum, and resets Temporary Vitality', () => {
    expect(tiz(done(scene(), resting('full', 'tiz')))).toEqual({
      vitality: 17,
      wp: 12,
      momentum: 5,
      temporary: 0,
    });
  });

  it('takes ten hours', () => {
    expect(done(scene(), resting('full', 'tiz')).state.party.clock).toBe(600);
  });

  it('heals from below 0 too', () => {
    expect(tiz(done(scene({ ...worn, vitality: -5 }), resting('full', 'tiz'))).vitality).toBe(17);
  });

  it('can only be taken once within 24 hours', () => {
    expect(done(after(scene(), resting('full', 'tiz')), resting('full', 'tiz')).refusal?.code).toBe(
      'fullRestLater',
    );
  });

  it('can be taken again a day later', () => {
    const rested = after(scene(), resting('full', 'tiz'), setting('clock', '+14'));
    expect(done(rested, resting('full', 'tiz')).refusal).toBeNull();
  });

  it('takes 2 levels of Exhaustion away', () => {
    expect(beingOf(done(scene({ ...worn, exhaustion: 3 }), resting('full', 'tiz')), 'tiz').exhaustion).toBe(
      1,
    );
  });

  it('gives Temporary Vitality in a resting place that one pays for (Buildings)', () => {
    const inn = done(scene({ ...worn, credits: 30 }), resting('full:normal', 'tiz'), [2, 3]);
    expect(beingOf(inn, 'tiz')).toMatchObject({ temporary: 5, credits: 10 });
  });

  it('in a place that one cannot pay is refused', () => {
    expect(done(scene(), resting('full:luxurious', 'tiz')).refusal?.code).toBe('tooPoor');
  });
});

describe('A half rest (Rests)', () => {
  it('restores half of the Vitality and WP and no Narrative Momentum', () => {
    expect(tiz(done(scene(), resting('half', 'tiz')))).toEqual({
      vitality: 11,
      wp: 7,
      momentum: 0,
      temporary: 0,
    });
  });

  it('counts as a full one together with another within a day', () => {
    const twice = done(after(scene(), resting('half', 'tiz')), resting('half', 'tiz'));
    expect(tiz(twice)).toEqual({ vitality: 17, wp: 12, momentum: 5, temporary: 0 });
  });

  it('does nothing a second time after a full rest of that day', () => {
    const used = after(scene(), resting('full', 'tiz'), resting('half', 'tiz'));
    expect(done(used, resting('half', 'tiz')).refusal?.code).toBe('halfRestUsed');
  });
});

describe('A short rest (Rests)', () => {
  it('restores half of the Vitality and WP', () => {
    expect(tiz(done(scene(), resting('short', 'tiz')))).toEqual({
      vitality: 11,
      wp: 7,
      momentum: 0,
      temporary: 0,
    });
  });

  it('can only be taken once after a longer one', () => {
    const once = after(scene(), resting('short', 'tiz'));
    expect(done(once, resting('short', 'tiz')).refusal?.code).toBe('shortRestUsed');
  });

  it('can be taken again after a half rest', () => {
    const again = after(scene(), resting('short', 'tiz'), resting('half', 'tiz'));
    expect(done(again, resting('short', 'tiz')).refusal).toBeNull();
  });
});

/** A wand without charges, a feature that was used, and something that lasts until a rest. */
const spent: Said = {
  ...worn,
  items: [item(wand, { charges: 0 })],
  effects: [used('usedUp', untilRest('full')), used('glow', untilRest())],
};
const afterRests = (party: Partial<Party>, ...rests: readonly string[]) => {
  const day = setting('clock', '+14');
  const { state } = rests.reduce<Pick<Played, 'state'>>(
    (now, kind) => ({ state: after(now.state, resting(kind, 'tiz'), day) }),
    { state: scene(spent, party) },
  );
  const who = beingOf({ state }, 'tiz');
  return { charges: who.items[0]?.charges, left: who.effects.map(({ name }) => name) };
};

describe('What was used comes back', () => {
  it('with a full rest: charges and features (L787)', () => {
    expect(afterRests({}, 'full')).toEqual({ charges: 4, left: [] });
  });

  it('with no other, but what lasts until a rest is over', () => {
    expect(afterRests({}, 'short')).toEqual({ charges: 0, left: ['usedUp'] });
  });

  it('not before three full rests where they are realistic (L1541)', () => {
    expect(afterRests(house({ resting: 'realistic' }), 'full', 'full')).toEqual({
      charges: 0,
      left: ['usedUp'],
    });
  });

  it('with the third full rest where they are realistic (L1541)', () => {
    expect(afterRests(house({ resting: 'realistic' }), 'full', 'full', 'full')).toEqual({
      charges: 4,
      left: [],
    });
  });
});

describe('Realistic Resting (Alternative Resting)', () => {
  const realistic = scene(worn, house({ resting: 'realistic' }));

  it('gives a tenth of each after a full rest', () => {
    expect(tiz(done(realistic, resting('full', 'tiz')))).toEqual({
      vitality: 4,
      wp: 2,
      momentum: 1,
      temporary: 0,
    });
  });

  it('gives 1 at least (L1540)', () => {
    const weak = scene({ ...worn, stats: { charisma: 7 } }, house({ resting: 'realistic' }));
    expect(tiz(done(weak, resting('full', 'tiz'))).momentum).toBe(1);
  });

  it.for(['short', 'half'])('lets a %s rest do nothing (L1539)', (kind) => {
    expect(done(realistic, resting(kind, 'tiz')).refusal?.code).toBe('restsNotAtAll');
  });
});

describe('Casual Resting (Alternative Resting)', () => {
  const casual = scene(worn, house({ resting: 'casual' }));

  it('makes a short rest take five minutes', () => {
    expect(done(casual, resting('short', 'tiz')).state.party.clock).toBe(5);
  });

  it('makes a half rest take an hour (L1548)', () => {
    expect(done(casual, resting('half', 'tiz')).state.party.clock).toBe(60);
  });

  it('lets half rests count as often as one likes', () => {
    const often = after(casual, resting('half', 'tiz'), resting('half', 'tiz'));
    expect(done(often, resting('half', 'tiz')).refusal).toBeNull();
  });

  it('gives half the Narrative Momentum after a half rest', () => {
    expect(tiz(done(casual, resting('half', 'tiz'))).momentum).toBe(5);
  });
});

describe('Nobody rests', () => {
  it('where one of them is dead', () => {
    const made = between({ tiz: hero(worn), kira: hero({ name: 'Kira', dead: true }) });
    expect(done(made, resting('short', 'tiz', 'kira')).refusal?.code).toBe('isDead');
  });

  it('by a rest that there is not', () => {
    expect(done(scene(), resting('nap', 'tiz')).refusal?.code).toBe('unknownRest');
  });
});
