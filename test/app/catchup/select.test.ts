import { describe, expect, test } from 'vitest';
import { type Happened, isToMe, pick } from '../../../src/app/catchup/select.ts';
import { NOON } from '../../store/records.ts';
import type { EntryRecord } from '../../../src/app/ports.ts';

// What somebody who comes back is told. Ana plays kira.

const ME = { userId: 'ana', characters: ['kira'] };

let entries = 0;

function anEntry(set: Partial<EntryRecord> = {}): EntryRecord {
  entries += 1;
  return {
    id: `entry-${entries}`,
    campaignId: 'campaign',
    channelId: 'channel',
    stream: { kind: 'encounter', id: 'fight' },
    number: entries,
    kind: 'play',
    userId: 'mia',
    characterId: null,
    interactionId: null,
    intent: {},
    seed: '',
    drawn: null,
    dice: [],
    answers: [],
    rulings: [],
    events: [],
    patches: [],
    inverse: [],
    revealsDice: false,
    undoes: null,
    undoneBy: null,
    messageId: null,
    fromFile: false,
    otherMessages: [],
    createdAt: NOON,
    ...set,
  };
}

const naming = (id: string) => [{ type: 'hit', data: { target: id } }];

function something(set: Partial<Happened> = {}, entry: Partial<EntryRecord> = {}): Happened {
  return {
    entry: anEntry(entry),
    events: naming('grask'),
    actor: 'raider',
    acts: true,
    queued: false,
    keepsTurns: false,
    endsMyTurn: false,
    touchesMine: false,
    decidedForMe: [],
    fight: null,
    ...set,
  };
}

const toKira = () => something({ events: naming('kira') });

const fight = (set: Partial<NonNullable<Happened['fight']>> = {}): Happened =>
  something({
    fight: { fightId: 'fight', began: false, ended: false, round: { before: 1, after: 1 }, down: [], ...set },
  });

const decided: Happened['decidedForMe'] = [
  {
    decision: { id: 'q', key: 'q', asked: 'kira', code: 'q', params: {}, options: [], default: 'a' },
    answer: { key: 'q', choice: 'a', by: 'clock', seen: 0 },
  },
];

describe('something is done to somebody', () => {
  test.for<[string, boolean, Happened]>([
    ['that names their character', true, toKira()],
    ['that names somebody else', false, something()],
    ['that they may read nothing of', false, something({ events: [] })],
    ['that they have done themselves', false, something({ events: naming('kira') }, { userId: 'ana' })],
    ['that they had queued', true, something({ queued: true }, { userId: 'ana' })],
    [
      'by a turn that they had let end',
      false,
      something({ queued: true, keepsTurns: true }, { userId: 'ana' }),
    ],
    ['by who acts for them', true, something({ actor: 'kira' }, { characterId: 'kira', userId: 'ben' })],
    ['that was decided for them', true, something({ decidedForMe: decided }, { userId: 'ana' })],
    ['by a turn that only passes on', false, something({ events: naming('kira'), keepsTurns: true })],
    ['by a turn that costs them something', true, something({ keepsTurns: true, touchesMine: true })],
    ['by who ends their turn', true, something({ keepsTurns: true, endsMyTurn: true }, { userId: 'clock' })],
    ['by their own end of it', false, something({ keepsTurns: true, endsMyTurn: true }, { userId: 'ana' })],
  ])('%s: %s', ([, expected, one]) => {
    expect(isToMe(one, ME)).toBe(expected);
  });
});

describe('what is told', () => {
  test('leaves out what was taken back', () => {
    const one = something({ events: naming('kira') }, { undoneBy: 'later' });
    expect(pick([one], ME, 8)).toEqual({ mine: [], around: [], more: { toMe: 0, others: 0 } });
  });

  test('is no more than fits, the newest of it', () => {
    const all = Array.from({ length: 12 }, toKira);
    expect(pick(all, ME, 8).mine).toEqual(all.slice(4));
  });

  test('counts the rest, what was done to them apart from the others', () => {
    const all = [something(), something(), ...Array.from({ length: 12 }, toKira)];
    expect(pick(all, ME, 8).more).toEqual({ toMe: 4, others: 2 });
  });

  test('counts nothing that the reader has done', () => {
    expect(pick([something({}, { userId: 'ana' })], ME, 8).more).toEqual({ toMe: 0, others: 0 });
  });

  test('keeps what was decided for them before what hit them', () => {
    const first = something({ decidedForMe: decided });
    const all = [first, ...Array.from({ length: 12 }, toKira)];
    expect(pick(all, ME, 8).mine[0]).toBe(first);
  });

  test('keeps room for what went on around them', () => {
    const all = [fight({ began: true }), ...Array.from({ length: 12 }, toKira), fight({ ended: true })];
    expect(pick(all, ME, 8).around.map(({ kind }) => kind)).toEqual(['began', 'ended']);
  });

  test('is never more lines than asked for', () => {
    const begun = Array.from({ length: 12 }, () => fight({ began: true }));
    const { mine, around } = pick([...begun, ...Array.from({ length: 12 }, toKira)], ME, 8);
    expect(mine.length + around.length).toBe(8);
  });

  test('names those who went down', () => {
    const { around } = pick([fight({ down: [{ id: 'tiz', name: 'Tiz' }] })], ME, 8);
    expect(around).toMatchObject([{ kind: 'down', names: ['Tiz'] }]);
  });

  test('says of their own fall what was done to them, once', () => {
    expect(pick([fight({ down: [{ id: 'kira', name: 'Kira' }] })], ME, 8).around).toEqual([]);
  });

  test('sums up the rounds that went by', () => {
    const all = [fight({ round: { before: 1, after: 2 } }), fight({ round: { before: 2, after: 3 } })];
    expect(pick(all, ME, 8).around).toMatchObject([{ kind: 'rounds', from: 1, to: 3 }]);
  });

  test('says nothing of rounds where none has ended', () => {
    expect(pick([fight()], ME, 8).around).toEqual([]);
  });
});
