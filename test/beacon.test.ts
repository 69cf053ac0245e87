import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beaconOf, drand, roundAfter, signedRounds, timeOfRound } from '../src/beacon.ts';

const SENT = new Date('2026-11-27T12:00:01Z');
const heard = 'ab'.repeat(32);

/** A beacon that answers as it is told, on a clock that waiting moves. */
function heardAs(...answers: readonly (string | Error)[]) {
  const asked: number[] = [];
  const failures: unknown[] = [];
  let now = SENT.getTime();
  const beacon = beaconOf({
    round: async (round) => {
      const answer = answers[asked.length] ?? answers.at(-1) ?? heard;
      asked.push(round);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    now: () => new Date(now),
    wait: async (ms) => {
      now += ms;
    },
    failed: (error) => failures.push(error),
  });
  return { beacon, asked, failures, now: () => new Date(now) };
}

test('the round after a moment is made later than that, and the one before is not', () => {
  const round = roundAfter(SENT);
  expect([timeOfRound(round) > SENT, timeOfRound(round - 1) > SENT]).toEqual([true, false]);
});

test('a moment in which a round is made is followed by the next', () => {
  expect(roundAfter(timeOfRound(1000))).toBe(1001);
});

describe('a beacon', () => {
  test('says which round it was and what it said', async () => {
    expect(await heardAs(heard).beacon.after(SENT)).toBe(`quicknet:${roundAfter(SENT)}:${heard}`);
  });

  test('is not asked before its round is made', async () => {
    const { beacon, now } = heardAs(heard);
    await beacon.after(SENT);
    expect(now() >= timeOfRound(roundAfter(SENT))).toBe(true);
  });

  test('is asked once by all that wait for one round', async () => {
    const { beacon, asked } = heardAs(heard);
    await Promise.all([beacon.after(SENT), beacon.after(SENT)]);
    expect(asked).toHaveLength(1);
  });

  test('is asked again where it does not answer at once', async () => {
    expect(await heardAs(new Error('not yet'), heard).beacon.after(SENT)).toContain(heard);
  });

  test('that never answers is given up, and says why in the log', async () => {
    const { beacon, failures } = heardAs(new Error('away'));
    expect([await beacon.after(SENT), failures.length]).toEqual([null, 1]);
  });
});

/** What api.drand.sh says of the network quicknet under `/info`, as drand-client has it written in (lib/defaults.ts). */
const INFO = {
  public_key:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  period: 3,
  genesis_time: 1_692_803_367,
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  groupHash: 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e',
  schemeID: 'bls-unchained-g1-rfc9380',
  metadata: { beaconID: 'quicknet' },
};
/** A round that the network has made, recorded in the readme of mcdcam/python-drand-verify. */
const MADE = {
  round: 657_413,
  randomness: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
  signature:
    'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
};
/** The signature of another round, 5,928,395, and its hash: each fits the other, and neither the round above. */
const OTHER = {
  randomness: '51722dab0761a1ba5b39f653fa87bef41b442d91fc926a4d727a6be87373fc58',
  signature:
    'a5d07c0071b4e386b3ae09206522253c68fefe8490ad59ecc44a7dd0d0745be91da5779e2247a82403fbc0cb9a34cb61',
};

/** The package is optional: where npm left it out, rolls go without a beacon. */
const installed = await import('drand-client').then(
  () => true,
  () => false,
);

describe('drand, with a round that was really made', () => {
  let served: object = MADE;
  const asked: string[] = [];
  beforeEach(() => {
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return Response.json(url.endsWith('/info') ? INFO : served);
    });
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    asked.length = 0;
    served = MADE;
  });

  test('gives what it said, once its signature holds', async () => {
    const beacon = await drand(pino({ level: 'silent' }));
    const before = timeOfRound(MADE.round - 1);
    const said = installed ? `quicknet:${MADE.round}:${MADE.randomness}` : null;
    expect(await beacon.after(before)).toBe(said);
  });

  test('asks for it where the page about proofs says that anybody can', async () => {
    await (await drand(pino({ level: 'silent' }))).after(timeOfRound(MADE.round - 1));
    const url = `https://api.drand.sh/${INFO.hash}/public/${MADE.round}`;
    expect(asked.filter((one) => !one.endsWith('/info'))).toEqual(installed ? [url] : []);
  });

  test.each([
    ['of another round', { ...MADE, ...OTHER }],
    ['with another number than was signed', { ...MADE, randomness: OTHER.randomness }],
    ['under another number', { ...MADE, round: MADE.round + 1 }],
  ])('takes none %s', async (_, forged) => {
    served = forged;
    const round = signedRounds().then((ask) => ask(MADE.round));
    await expect(round).rejects.toThrow(installed ? 'not valid' : 'drand-client');
  });
});
