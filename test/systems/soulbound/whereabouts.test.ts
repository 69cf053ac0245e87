import { describe, expect, test } from 'vitest';
import { everybody, type Viewer } from '../../../src/engine/event.ts';
import { soulbound } from '../../../src/systems/soulbound/index.ts';
import { type SoulboundStage, sheet, table } from './table.ts';

const gm: Viewer = { gm: true, characters: [] };
const plays = (id: string): Viewer => ({ gm: false, characters: [id] });

/** Two heroes at the Gate and a bandit in the Yard, with cover and a lever. */
const ambush = () =>
  table()
    .zones('Gate - Yard [partial cover, object lever] - Hall')
    .pc('kira', sheet(), 'Gate')
    .pc('tiz', sheet(), 'Gate')
    .foe('bandit', sheet(), 'Yard')
    .fight();

const never = (): never => {
  throw new Error('nobody of that name');
};

const hides = (stage: SoulboundStage, who: string, ...from: readonly string[]) =>
  stage.with(({ fight, ...rest }) => {
    const fighter = fight?.fighters[who];
    if (fight === null || fighter === undefined) throw new Error(`no ${who}`);
    const hidden = { ...fighter, hidden: { successes: 2, from } };
    return { ...rest, fight: { ...fight, fighters: { ...fight.fighters, [who]: hidden } } };
  });

const yard = ({ state }: SoulboundStage, viewer: Viewer) =>
  soulbound.tracker(state, viewer).places.find(({ id }) => id === 'yard');

describe('a zone on the map', () => {
  test('says what it is like, with a sign for each, and what can be used there', () => {
    const { tags, objects } = yard(ambush(), everybody) ?? {};
    expect([tags, objects]).toEqual([[{ name: 'Cover (Partial)', sign: 'cover' }], ['lever']]);
  });

  test('knows what lies beside it', () => {
    expect(yard(ambush(), everybody)?.beside).toEqual(['gate', 'hall']);
  });

  test('knows who stands close to whom', () => {
    const { state } = ambush().with(({ fight, ...rest }) => ({
      ...rest,
      fight: fight && { ...fight, standing: { ...fight.standing, knots: [['kira', 'tiz']] } },
    }));
    expect(soulbound.tracker(state, everybody).places[0]?.knots).toEqual([['kira', 'tiz']]);
  });

  test('has nobody close to the dead', () => {
    const { state } = ambush().with(({ fight, characters, ...rest }) => ({
      ...rest,
      characters: { ...characters, tiz: { ...(characters.tiz ?? never()), dead: true } },
      fight: fight && { ...fight, standing: { ...fight.standing, knots: [['kira', 'tiz']] } },
    }));
    expect(soulbound.tracker(state, everybody).places[0]?.knots).toEqual([]);
  });
});

describe('a foe who hides', () => {
  test("from all heroes is on no player's map", () => {
    const stage = hides(ambush(), 'bandit', 'kira', 'tiz');
    expect([everybody, plays('kira')].map((viewer) => yard(stage, viewer)?.who)).toEqual([[], []]);
  });

  test('from one hero is on the map of who plays the other', () => {
    const stage = hides(ambush(), 'bandit', 'kira');
    expect([plays('kira'), plays('tiz')].map((viewer) => yard(stage, viewer)?.who)).toEqual([[], ['bandit']]);
  });

  test('from one hero is not on the map for all', () => {
    expect(yard(hides(ambush(), 'bandit', 'kira'), everybody)?.who).toEqual([]);
  });

  test("is on the GM's map", () => {
    expect(yard(hides(ambush(), 'bandit', 'kira', 'tiz'), gm)?.who).toEqual(['bandit']);
  });

  test('is in the order without a place', () => {
    const { lines } = soulbound.tracker(hides(ambush(), 'bandit', 'kira').state, everybody);
    expect(lines.find(({ id }) => id === 'bandit')?.tags).toEqual(['hidden']);
  });
});

test("a hero who hides is on the players' map", () => {
  const stage = hides(ambush(), 'kira', 'bandit');
  expect(soulbound.tracker(stage.state, plays('tiz')).places[0]?.who).toEqual(['kira', 'tiz']);
});
