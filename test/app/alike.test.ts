import { expect, test } from 'vitest';
import { likeness } from '../../src/app/alike.ts';

test.each([
  ['case', 'TURNKEEPER'],
  ['blanks', ' Turn  keeper '],
  ['signs', 'Turn-keeper ✓'],
  ['nothing to see', 'Turn\u200bkeep\u00ader\u2060'],
  ['accents', 'Türnkéeper'],
  ['wide letters', 'Ｔｕｒｎｋｅｅｐｅｒ'],
  ['mathematical letters', '𝕿𝖚𝖗𝖓𝖐𝖊𝖊𝖕𝖊𝖗'],
  ['Cyrillic letters', 'Тurnкеереr'],
  ['small capitals', 'ᴛᴜʀɴᴋᴇᴇᴘᴇʀ'],
  ['Greek letters', 'Τυrηκεερεr'],
])('A name is read the same with other %s', (_, other) => {
  expect(likeness(other)).toBe(likeness('Turnkeeper'));
});

test.each([
  ['I and l', 'BiIl', 'Bill'],
  ['1 and l', 'Bi11', 'Bill'],
  ['0 and o', 'B0b', 'Bob'],
  ['rn and m', 'Torn', 'Tom'],
])('A name is read the same with %s', (_, one, other) => {
  expect(likeness(one)).toBe(likeness(other));
});

test.each([
  ['Kira', 'Kara'],
  ['Ben', 'Ben the Bold'],
  ['Анна', 'Ирина'],
  ['🐉', '🐲'],
])('%s and %s are two names', (one, other) => {
  expect(likeness(one)).not.toBe(likeness(other));
});
