import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type PersonFile, PersonFiles } from '../../../src/app/privacy/files.ts';
import { Privacy } from '../../../src/app/privacy/index.ts';
import type { PersonPart, Store } from '../../../src/app/ports.ts';

const MOST = 20_000; // bytes a file

/** So much that packing does not help: everything that is random. */
const noise = (length: number): string =>
  Array.from({ length }, (_, n) => Math.abs(Math.sin(n * n + length) * 1e9).toString(36)).join('');

const records = (count: number) => Array.from({ length: count }, (_, n) => ({ n, text: noise(100 + n) }));

/** What goes out of some parts. */
async function filesOf(parts: readonly PersonPart[]): Promise<readonly PersonFile[]> {
  const files: PersonFile[] = [];
  const writing = new PersonFiles(MOST, async (file) => void files.push(file));
  for (const part of parts) await writing.add(part);
  await writing.end();
  return files;
}

async function read({ packed, data }: PersonFile): Promise<Record<string, unknown>> {
  const bytes = Buffer.from(await data.arrayBuffer());
  return JSON.parse((packed ? gunzipSync(bytes) : bytes).toString());
}

const FEW: readonly PersonPart[] = [
  { key: 'userId', value: '1' },
  { key: 'none', records: [] },
  { key: 'some', records: [1, 2] },
  { key: 'some', records: [3] },
  { key: 'settings', value: null },
];

const MUCH: readonly PersonPart[] = [...FEW, { key: 'entries', records: records(120) }];

test('what is little goes out as it is', async () => {
  const [file, ...more] = await filesOf(FEW);
  expect([file?.packed, file && (await read(file)), more]).toEqual([
    false,
    { userId: '1', none: [], some: [1, 2, 3], settings: null },
    [],
  ]);
});

test('what packing brings into one file goes out in one', async () => {
  const files = await filesOf([{ key: 'same', records: Array(2000).fill('the same again') }]);
  expect(files.map(({ number, packed }) => [number, packed])).toEqual([[1, true]]);
});

test('what is much goes out in several files, none of them larger than one may be', async () => {
  const files = await filesOf(MUCH);
  expect([files.length > 2, files.filter(({ data }) => data.size > MOST)]).toEqual([true, []]);
});

test('each of several files can be read by itself, and together they have everything once', async () => {
  const opened = await Promise.all((await filesOf(MUCH)).map(read));
  expect(opened.flatMap(({ entries }) => entries ?? [])).toEqual(records(120));
});

test('what does not fit into as many files as can be sent is refused with that limit, after those', async () => {
  const store: Pick<Store, 'exportPerson' | 'erasePerson' | 'unfinishedErasures'> = {
    erasePerson: async () => undefined,
    unfinishedErasures: async () => [],
    exportPerson: async (_, take) => {
      for (const part of [...MUCH, ...MUCH, ...MUCH]) await take(part);
    },
  };
  let sent = 0;
  const said = await new Privacy(store).export('1', MOST, async () => {
    sent += 1;
  });
  expect([sent, said]).toMatchObject([5, { ok: false, refusal: { params: { most: 5 } } }]);
});
