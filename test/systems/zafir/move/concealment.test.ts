import { describe, expect, test } from 'vitest';
import { everybody } from '../../../../src/engine/event.ts';
import { noticedBy } from '../../../../src/systems/zafir/move/reveal.ts';
import { trackerOf } from '../../../../src/systems/zafir/tracker.ts';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';

const gm = { gm: true, characters: [] };
const unit = { concealed: true };
const hidden = (stage: ZafirStage): ZafirStage =>
  stage.with((state) =>
    state.fight === null ? state : { ...state, fight: { ...state.fight, revealed: false } },
  );

/** Kira and Tiz behind a wall, a raider far away. */
const ambush = (kira = hero(), tiz = hero()) =>
  hidden(
    battle(
      `
      k.......W............r
      t.......W.............
      ........W.............
      ......................
      `,
      { kira: { sheet: kira, unit }, tiz: { sheet: tiz, unit }, raider: enemy() },
    ),
  );

const concealed = ({ state }: ZafirStage, id: string) => state.fight?.units[id]?.concealed;
const revealedBy = (stage: ZafirStage) => stage.events.find(({ type }) => type === 'revealed')?.data;

describe('Concealment', () => {
  test('lasts as long as nobody sees or senses them', () => {
    expect(concealed(ambush().act('kira', 'move', { target: 'E1' }), 'kira')).toBe(true);
  });

  test("ends without cover in an enemy's sight", () => {
    const seen = ambush().act('kira', 'move', { target: 'F4' });
    expect(revealedBy(seen)).toMatchObject({ target: 'kira', by: 'raider', why: 'noCover' });
  });

  test('ends within the detection range of an enemy', () => {
    const close = hidden(
      battle('k.W....\n..W..r.\n..W....', { kira: { sheet: hero(), unit }, raider: enemy() }),
    ).act('kira', 'move', { target: 'B2' });
    expect(revealedBy(close)).toMatchObject({ why: 'tooClose' });
  });

  test('ends for all of the crew at once', () => {
    expect(concealed(ambush().act('kira', 'move', { target: 'F4' }), 'tiz')).toBe(false);
  });

  test('goes on for who has Subterfuge', () => {
    const sly = hero({ classes: ['recruit', 'sharpshooter'], abilities: ['subterfuge'] });
    expect(concealed(ambush(hero(), sly).act('kira', 'move', { target: 'F4' }), 'tiz')).toBe(true);
  });

  test('is not over behind cover from whoever sees them', () => {
    const stage = hidden(
      battle('k.......\n........\n.....o..\n........\n........\n........\n........\n.....r..', {
        kira: { sheet: hero(), unit },
        raider: enemy({ detection: 2 }),
      }),
    );
    expect(noticedBy(stage.state, 'kira', 'F2')).toBeNull();
  });

  test('as it ends gives every enemy a free move', () => {
    const seen = ambush().act('kira', 'move', { target: 'F4' });
    expect(seen.state.fight?.owed).toMatchObject([{ actor: 'raider', why: 'revealed' }]);
  });

  test('gives no second free move to those who dive for cover', () => {
    const seen = ambush().act('kira', 'move', { target: 'F4' });
    expect(seen.act('raider', 'move', { target: 'T1' }).state.fight?.owed).toEqual([]);
  });

  test('ends as an enemy on patrol comes too close', () => {
    const stage = hidden(
      battle('k.W........\n..W.......r\n..W........', { kira: { sheet: hero(), unit }, raider: enemy() }),
    );
    const patrol = stage.next().act('raider', 'move', { target: 'E2' });
    expect(revealedBy(patrol)).toMatchObject({ target: 'kira', by: 'raider', why: 'tooClose' });
  });
});

describe('Enemies whom the players do not know of', () => {
  const seen = hidden(
    battle(
      `
      k.......W............r
      ........W.............
      ........W.............
      ......................
      `,
      { kira: { sheet: hero(), unit }, raider: { sheet: enemy(), unit: { hidden: true } } },
    ),
  ).act('kira', 'move', { target: 'F4' });

  test('notice somebody without being named', () => {
    expect(revealedBy(seen)).toMatchObject({ target: 'kira', by: null });
  });

  test('are not foretold', () => {
    expect(seen.asked).toEqual([]);
  });

  test('are not named where all wait for their free moves', () => {
    expect(seen.act('kira', 'move', { target: 'F3' }).refusal?.params.movers).toEqual([]);
  });

  test('leave the tracker at saying that somebody acts whom nobody sees', () => {
    const { phase, current, lines } = trackerOf(seen.state, everybody);
    expect([phase, current, lines.some(({ id }) => id === current)]).toEqual([undefined, 'unseen', false]);
  });

  test('have free moves to the GM', () => {
    expect(trackerOf(seen.state, gm).phase).toEqual({ id: 'moves', name: 'Free moves', toAct: ['raider'] });
  });

  test('are nobody in the words for why others wait', () => {
    const waiting = seen.act('kira', 'move', { target: 'F3' });
    expect(seen.system.words.refusal(waiting.refusal ?? { code: '', params: {} }, seen.state)).toBe(
      'The GM acts first.',
    );
  });

  test('have had their free moves where the GM goes on, though the turn in which they noticed runs', () => {
    const on = seen.play({ kind: 'next', actor: 'kira', asGm: true });
    expect(on.state.fight).toMatchObject({ owed: [], turn: { actor: 'kira' } });
  });

  test('leave the phase to whose turn goes on, once they have moved', () => {
    const on = seen.play({ kind: 'next', actor: 'kira', asGm: true });
    expect(trackerOf(on.state, everybody).phase?.toAct).toEqual(['kira']);
  });
});
