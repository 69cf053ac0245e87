// Words in a narrow box: how wide they are, where a line ends, and what the pictures' one font can draw.

const NARROW = /[ijlftrI.,:;'’!|()[\]\-·]/u;
const WIDE = /[mwMW@%—…]/u;
const CAPITAL = /[A-ZÀ-Þ#&]/u;
const FIGURE = /[0-9?]/u;

/** About how wide a text is in Lato, in the units of the size. */
export function measured(text: string, size: number): number {
  let width = 0;
  for (const letter of text) {
    if (letter === ' ') width += 0.25;
    else if (NARROW.test(letter)) width += 0.32;
    else if (WIDE.test(letter)) width += 0.88;
    else if (CAPITAL.test(letter)) width += 0.66;
    else width += FIGURE.test(letter) ? 0.58 : 0.54;
  }
  return width * size;
}

/** A text in at most so many lines of a width; what does not fit ends in '…'. A word too long for a line is broken, at a hyphen of its own if it has one. */
export function wrapped(text: string, size: number, width: number, most: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((one) => broken(one, size, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || measured(longer, size) <= width) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  lines.push(line);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), shortened(lines.slice(most - 1).join(' '), size, width)];
}

function shortened(text: string, size: number, width: number): string {
  const letters = [...text];
  while (letters.length > 1 && measured(`${letters.join('')}…`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function broken(word: string, size: number, width: number): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && measured(`${piece}${letter}-`, size) > width) {
      const own = piece.lastIndexOf('-') + 1;
      pieces.push(own > 0 ? piece.slice(0, own) : `${piece}-`);
      piece = own > 0 ? piece.slice(own) : '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}

// What our cut of Lato has (a test compares it with the font itself).
const DRAWABLE =
  /^[\u0020-\u007e\u00a0-\u00ff\u0104-\u0107\u0118\u0119\u0131\u0141-\u0144\u0152\u0153\u015a\u015b\u0160\u0161\u0178-\u017e\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026]$/u;

/**
 * A text as the font can draw it: letters with signs that it lacks lose them, other signs are left out. Null where a letter
 * or a figure would be lost, or nothing is left: another alphabet.
 */
export function drawable(text: string): string | null {
  let kept = '';
  for (const letter of text.normalize('NFC')) {
    const plain = DRAWABLE.test(letter) ? letter : (letter.normalize('NFD')[0] ?? '');
    if (DRAWABLE.test(plain)) kept += plain;
    else if (/[\p{L}\p{N}]/u.test(letter)) return null;
  }
  const tidy = kept.replace(/\s+/gu, ' ').trim();
  return tidy === '' ? null : tidy;
}
