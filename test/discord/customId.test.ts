import { expect, test } from 'vitest';
import { drawnAnew, readCustomId } from '../../src/discord/customId.ts';

test('an action and what it is about are read', () => {
  expect(readCustomId('decide|abc|best')).toEqual({ action: 'decide', about: ['abc', 'best'] });
});

test.for(['', '|', 'x'.repeat(101), 'a|b|c|d|e|f|g|h|i'])('%j is none of ours', (id) => {
  expect(readCustomId(id)).toBeNull();
});

const picker = (id: string) =>
  ({
    kind: 'select',
    id,
    placeholder: 'With…',
    min: 1,
    max: 1,
    options: [{ value: 'a', label: 'A' }],
  }) as const;
const idsIn = ({ rows = [] }: ReturnType<typeof drawnAnew>) =>
  rows.flat().map((one) => ('id' in one ? one.id : ''));

test('a select that is drawn anew is another one each time', () => {
  const ids = ['1442300000000000001', '1442300000000000002'].flatMap((by) =>
    idsIn(drawnAnew({ rows: [[picker('panel.means|kira|')]] }, by)),
  );
  expect(new Set([...ids, 'panel.means|kira|']).size).toBe(3);
});

test('a select that is drawn anew says what it said', () => {
  const [id = ''] = idsIn(drawnAnew({ rows: [[picker('panel.means|kira|')]] }, '1442300000000000001'));
  expect(readCustomId(id)).toEqual({ action: 'panel.means', about: ['kira', ''] });
});
