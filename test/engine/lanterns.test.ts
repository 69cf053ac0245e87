import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../src/engine/event.ts';
import type { Intent, IntentOf } from '../../src/engine/intent.ts';
import type { Json } from '../../src/engine/json.ts';
import type { Options } from '../../src/engine/options.ts';
import { acts, charms, conditions, omens } from '../support/lanterns/content.ts';
import { lanterns } from '../support/lanterns/index.ts';
import { act, check, hold, next, strike } from '../support/lanterns/intents.ts';
import { type Keeper, keeper } from '../support/lanterns/keeper.ts';
import { attempt, done } from '../support/lanterns/play.ts';
import { day, night } from '../support/lanterns/scene.ts';
import { type Pick, wander } from '../support/lanterns/wander.ts';

const gm = { gm: true, characters: [] };
const ana = { gm: false, characters: ['ana'] };

const refusedIn = (options: Options, id: string) =>
  options.acts.find((option) => option.id === id)?.refused?.code ?? null;

describe('Turns', () => {
  const scene = night({ ana: {}, ben: { nerve: 0 } }, { murk: {} });

  test('pass over who is out', () => {
    expect(lanterns.current(done(attempt(scene, next('ana'))).state)).toBe('murk');
  });

  test('begin another round after the last', () => {
    const second = done(attempt(scene, next('ana'))).state;
    expect(done(attempt(second, next('murk'), [], ['calm'])).state.vigil?.order.round).toBe(2);
  });

  test('of the surprised wait for the first round', () => {
    const member = (id: string, side: 'players' | 'foes', wits: number) => {
      const sheet: Json = JSON.parse(JSON.stringify(keeper({ name: id, wits })));
      return { id, name: id, side, place: null, sheet };
    };
    const members = [member('ana', 'players', 6), member('murk', 'foes', 1)];
    const begin: Intent = { kind: 'begin', members, setup: null, surprised: ['ana'], asGm: true };
    expect(lanterns.current(done(attempt(day({}), begin, [6, 1])).state)).toBe('murk');
  });

  test('go on when whose turn it is leaves', () => {
    const left = attempt(scene, { kind: 'leave', actor: 'ana', asGm: true });
    expect(lanterns.current(done(left).state)).toBe('murk');
  });
});

test('A roll may name the numbers of a keeper', () => {
  const kira = keeper({ name: 'Kira', glow: 4, oil: 1 });
  expect(lanterns.character.values(kira)).toEqual([
    { name: 'Glow', value: 4 },
    { name: 'Wits', value: 3 },
    { name: 'Oil', value: 1 },
    { name: 'Nerve', value: 5 },
  ]);
});

describe('Uses and durations', () => {
  test('are counted', () => {
    const { state } = done(attempt(night({ ana: { oil: 0 } }), act('ana', 'refill')));
    expect(
      refusedIn(
        lanterns.options({ ...state, vigil: state.vigil && { ...state.vigil, deedDone: false } }, 'ana', gm),
        'refill',
      ),
    ).toBe('use.noCharges');
  });

  test('come back at their boundary', () => {
    const { state } = done(attempt(night({ ana: { oil: 0 } }), act('ana', 'refill')));
    expect(done(attempt(state, { kind: 'end', asGm: true })).state.keepers.ana?.uses).toEqual({});
  });

  test('end what lasts so long', () => {
    const until = { ends: [{ when: { at: 'turn.end', actor: 'ana' }, left: 1 }] };
    const scene = night({ ana: { conditions: [{ id: 'dazzled', duration: until }] }, ben: {} });
    expect(done(attempt(scene, next('ana'))).state.keepers.ana?.conditions).toEqual([]);
  });
});

describe('Space', () => {
  const at = (anas: string, murks: string, field: 'fen' | 'yard') => {
    const scene = night({ ana: { place: anas } }, { murk: { place: murks } });
    return { ...scene, vigil: scene.vigil && { ...scene.vigil, field } };
  };

  test('of zones lets a sling reach the next one', () => {
    const played = attempt(
      at('causeway', 'mire', 'fen'),
      strike('ana', 'murk', { means: 'sling' }),
      [1, 1, 1],
    );
    expect(played.outcome.kind).toBe('done');
  });

  test('of tiles has walls that hide', () => {
    const played = attempt(at('A1', 'B1', 'yard'), strike('ana', 'murk', { means: 'sling' }));
    expect(played.outcome).toMatchObject({ refusal: { code: 'outOfSight' } });
  });

  test('of tiles has walls that one must walk around', () => {
    const played = attempt(at('A1', 'C3', 'yard'), act('ana', 'move', 'B1'));
    expect(played.outcome).toMatchObject({ refusal: { code: 'tooFar' } });
  });

  test('of tiles is walked two at a time', () => {
    const played = attempt(at('A1', 'C3', 'yard'), act('ana', 'move', 'A3'));
    expect(done(played).state.vigil?.places.ana).toBe('A3');
  });
});

describe('Options', () => {
  test('say why one may not', () => {
    expect(refusedIn(lanterns.options(night({ ana: {}, ben: {} }), 'ben', ana), 'hide')).toBe('notYourTurn');
  });

  test('name no foe who hides', () => {
    const scene = night({ ana: {} }, { murk: {} });
    const hidden = { ...scene, vigil: scene.vigil && { ...scene.vigil, hidden: ['murk'] } };
    expect(
      lanterns.options(hidden, 'ana', ana).acts.flatMap((it) => it.targets?.map(({ id }) => id) ?? []),
    ).not.toContain('murk');
  });

  test('say what a check would roll', () => {
    expect(lanterns.checks(day({ ana: { glow: 4 } }), 'ana').checks[0]?.pool).toBe('4d6>=5');
  });
});

describe('The tracker', () => {
  const scene = night({ ana: {} }, { murk: {} });
  const line = (viewer: typeof gm | typeof ana) =>
    lanterns.tracker(scene, viewer).lines.find(({ id }) => id === 'murk');

  test("shows a foe's numbers to the GM", () => {
    expect(line(gm)?.gauges).toContainEqual({ label: 'Nerve', value: 5, max: 5 });
  });

  test("shows no foe's numbers to players", () => {
    expect(line(ana)?.gauges).toEqual([]);
  });
});

describe('Making a keeper', () => {
  const { character } = lanterns;
  const choices = [
    ['calling', { kind: 'pick', ids: ['bell'] }],
    ['charms', { kind: 'pick', ids: ['snuff', 'follow'] }],
    ['spread', { kind: 'form', fields: { glow: '2', wits: '4' }, picks: {} }],
  ] as const;
  const made = choices.reduce<Json>((draft, [step, input]) => {
    const chosen = character.choose(draft, step, input);
    return chosen.ok ? chosen.value : draft;
  }, character.begin('Ana'));

  test('goes step by step', () => {
    expect(character.steps(made).map((step) => step.done)).toEqual([true, true, true]);
  });

  test("gives the calling's part on top", () => {
    expect(character.finish(made)).toMatchObject({ ok: true, value: { name: 'Ana', glow: 2, wits: 5 } });
  });

  test('is refused while a step is open', () => {
    expect(character.finish(character.begin('Ana'))).toMatchObject({ refusal: { code: 'unfinished' } });
  });

  test('refuses what does not fit', () => {
    const chosen = character.choose(made, 'spread', {
      kind: 'form',
      fields: { glow: '4', wits: '4' },
      picks: {},
    });
    expect(chosen).toMatchObject({ refusal: { code: 'badSpread', params: { points: 6 } } });
  });

  test('gives a keeper that can be stored and read again', () => {
    const finished = character.finish(made);
    const stored = JSON.parse(JSON.stringify(finished.ok ? finished.value : null));
    expect(character.read(stored, lanterns.revision)).toEqual(finished);
  });
});

describe('A foe of the list', () => {
  test.each(lanterns.foes)('is a keeper that can be read: $name', ({ id }) => {
    expect(lanterns.character.read(JSON.parse(JSON.stringify(lanterns.foe(id))), 1)).toMatchObject({
      ok: true,
    });
  });
});

describe('Nights at random', () => {
  const played = Array.from({ length: 40 }, (_, n) => wander(`night ${n}`, 60, picks(n))).flat();
  const events = played.flatMap(({ outcome, before }) =>
    outcome.kind === 'done' ? outcome.events.map((event) => ({ event, before })) : [],
  );
  const seen = (type: string, name: string) =>
    new Set(events.filter(({ event }) => event.type === type).map(({ event }) => event.data[name]));

  test.each([
    { what: 'charm', table: charms, found: seen('charmed', 'charm') },
    { what: 'omen', table: omens, found: seen('omen', 'omen') },
    { what: 'condition', table: conditions, found: seen('ailed', 'condition') },
  ])('reach every $what', ({ table, found }) => {
    expect([...found].sort()).toEqual(table.map(({ id }) => id).sort());
  });

  test('reach every act', () => {
    const done = played.flatMap(({ outcome, transcript: { intent } }) =>
      outcome.kind === 'done' && typeof intent === 'object' && intent !== null && 'act' in intent
        ? [intent.act]
        : [],
    );
    expect([...new Set(done)].sort()).toEqual(acts.map(({ id }) => id).sort());
  });

  test('have words for all that happens', () => {
    const speechless = events.filter(({ event, before }) => lanterns.words.event(event, before, gm) === null);
    expect(speechless.map(({ event }) => event.type)).toEqual([]);
  });

  test('have a sentence for every refusal', () => {
    const refusals = played.flatMap(({ outcome, before }) =>
      outcome.kind === 'refused' ? [{ outcome, before }] : [],
    );
    const speechless = refusals.filter(
      ({ outcome, before }) => lanterns.words.refusal(outcome.refusal, before) === null,
    );
    expect(speechless.map(({ outcome }) => outcome.refusal.code)).toEqual([]);
  });

  test('have words for every question', () => {
    const asked = played.flatMap(({ outcome, before }) =>
      outcome.kind === 'waiting'
        ? outcome.decisions.map((it) => ({ it, prompt: lanterns.words.question(it, before).prompt }))
        : [],
    );
    expect(asked.filter(({ it, prompt }) => prompt === it.code)).toEqual([]);
  });
});

/** Choices that look random and are the same each time. */
function picks(seed: number): Pick {
  let x = seed * 7919 + 1;
  return (list) => {
    x = (Math.imul(x, 1103515245) + 12345) >>> 0;
    const chosen = list[(x >>> 8) % list.length];
    if (chosen === undefined) throw new Error('nothing to choose from');
    return chosen;
  };
}

describe('Chances', () => {
  const told = (
    intent: IntentOf<'attack' | 'check'>,
    viewer: Viewer = gm,
    murk: Partial<Keeper> = { nerve: 4 },
  ) => {
    const found = lanterns.chances?.(night({ ana: { glow: 2 } }, { murk }), intent, viewer);
    return found?.ok ? found.value.outcomes.map(({ name, chance }) => [name, chance]) : found?.refusal.code;
  };
  const blow = strike('ana', 'murk') as IntentOf<'attack'>;

  test('of a strike count the dice, the tool and the nerve', () => {
    // Two dice: one flare in 4 of 9, two in 1 of 9. The hook adds 1, the d4 must bring the rest of 4.
    expect(told(blow)).toEqual([
      ['to hit', expect.closeTo(5 / 9, 12)],
      ['to put them out', expect.closeTo((4 / 9) * (3 / 4) + 1 / 9, 12)],
    ]);
  });

  test("do not give away a foe's nerve", () => {
    expect(told(blow, ana)).toEqual([['to hit', expect.closeTo(5 / 9, 12)]]);
  });

  test('of a check are those of its flares', () => {
    const hard = check('ana', { difficulty: '2' }) as IntentOf<'check'>;
    expect(told(hard)).toEqual([['to succeed', expect.closeTo(1 / 9, 12)]]);
  });

  test('are refused for what there is not', () => {
    expect(told({ ...blow, means: 'spoon' })).toBe('noSuchTool');
  });
});

describe('A turn that is held', () => {
  const scene = night({ ana: {}, ben: {} }, { murk: {} });
  const held = () => done(attempt(scene, hold('ana'))).state;

  test('comes after all others of the round', () => {
    const last = ['ben', 'murk'].reduce((now, actor) => done(attempt(now, next(actor))).state, held());
    expect(lanterns.current(last)).toBe('ana');
  });

  test('has had no deed yet', () => {
    const { outcome } = attempt(done(attempt(scene, act('ana', 'hide'), [6, 6, 6])).state, hold('ana'));
    expect(outcome).toMatchObject({ kind: 'refused', refusal: { code: 'deedDone' } });
  });

  test('is not the last one of the round', () => {
    const last = ['ana', 'ben'].reduce((now, actor) => done(attempt(now, next(actor))).state, scene);
    expect(attempt(last, hold('murk')).outcome).toMatchObject({ refusal: { code: 'turn.lastAnyway' } });
  });
});
