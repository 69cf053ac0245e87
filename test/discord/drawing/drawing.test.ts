import { describe, expect, test } from 'vitest';
import { drawn } from '../../../src/discord/drawing/index.ts';
import { troubles } from '../../support/table.ts';

const picture = (svg: string) => ({ name: 'odds.png', svg, description: 'A picture' });

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40" font-family="Lato">${inside}</svg>`;

describe('drawing a picture', () => {
  test('gives a PNG of its size', async () => {
    const file = await drawn(picture(svg('')), troubles().log);
    const png = Buffer.from((await file?.data.bytes()) ?? []);
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'PNG',
      80,
      40,
    ]);
  });

  test('knows the letters of its own font', async () => {
    const words = svg('<text x="4" y="30" font-size="24">61.7%</text>');
    const [empty, full] = [
      await drawn(picture(svg('')), troubles().log),
      await drawn(picture(words), troubles().log),
    ];
    expect(full?.data.size).toBeGreaterThan((empty?.data.size ?? 0) + 100);
  });

  test('that cannot be done is noted, and nothing is sent', async () => {
    const heard = troubles();
    const file = await drawn(picture('no picture'), heard.log);
    expect([file, heard.errors.map(({ msg }) => msg)]).toEqual([null, ['a picture could not be drawn']]);
  });
});
