// The text of a playscript: one line, one thing.

export type Line = { readonly number: number; readonly text: string } & (
  | {
      readonly kind: 'campaign';
      readonly system: string;
      readonly gm: string;
      readonly players: readonly Player[];
      readonly channel: string;
    }
  | { readonly kind: 'dice'; readonly faces: readonly number[] }
  | { readonly kind: 'sealed' }
  | { readonly kind: 'draw'; readonly cards: readonly string[] }
  | { readonly kind: 'at'; readonly ms: number }
  | { readonly kind: 'restart' }
  | { readonly kind: 'channel'; readonly channel: string }
  | { readonly kind: 'directs'; readonly of: string; readonly open: boolean }
  | { readonly kind: 'role'; readonly of: string; readonly role: string }
  | { readonly kind: 'command'; readonly who: string; readonly command: string }
  | { readonly kind: 'press'; readonly who: string; readonly label: string }
  | { readonly kind: 'choose'; readonly who: string; readonly options: readonly [string, ...string[]] }
  | { readonly kind: 'fill'; readonly who: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'say'; readonly who: string; readonly words: string }
  | { readonly kind: 'expect'; readonly words: string; readonly present: boolean }
);

export interface Player {
  readonly name: string;
  readonly character: string;
  readonly outline: string | null; // what the character is made from, where the system offers outlines
}

/** A playscript that cannot be read, or that did not come out as it says; names the line. */
export class PlayscriptError extends Error {
  override readonly name = 'PlayscriptError';
  readonly line: number;

  constructor(line: number, message: string) {
    super(`line ${line}: ${message}`);
    this.line = line;
  }
}

const UNITS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Reads a playscript. Empty lines and what follows a '#' at a line's beginning or after two spaces is for readers only. */
export function readScript(source: string): readonly Line[] {
  return source.split('\n').flatMap((raw, index) => {
    const text = raw.replace(/(^|\s{2,})#.*$/u, '').trim();
    return text === '' ? [] : [readLine(text, index + 1)];
  });
}

function readLine(text: string, number: number): Line {
  const line = { number, text };
  if (text.startsWith('!= ')) return { ...line, kind: 'expect', words: text.slice(3).trim(), present: false };
  if (text.startsWith('=')) return { ...line, kind: 'expect', words: text.slice(1).trim(), present: true };
  const spoken = /^(\S+)> ?(.*)$/u.exec(text);
  if (spoken) return { ...line, ...deed(spoken[1] ?? '', spoken[2] ?? '', number) };
  const [word, ...rest] = text.split(/\s+/u);
  switch (word) {
    case 'campaign':
      return { ...line, kind: 'campaign', ...campaign(rest, number) };
    case 'dice':
      if (rest.join(' ') === 'sealed') return { ...line, kind: 'sealed' };
      return { ...line, kind: 'dice', faces: rest.map((face) => wholeNumber(face, number)) };
    case 'draw':
      return { ...line, kind: 'draw', cards: rest.map((card) => card.replaceAll('-', ' ')) };
    case 'at':
      return { ...line, kind: 'at', ms: duration(rest.join(''), number) };
    case 'restart':
      return { ...line, kind: 'restart' };
    case 'channel':
      return { ...line, kind: 'channel', channel: rest.join(' ') };
    case 'closed':
    case 'open':
      return { ...line, kind: 'directs', of: rest.join(' '), open: word === 'open' };
    case 'role':
      return { ...line, kind: 'role', of: rest[0] ?? '', role: rest.slice(1).join(' ') };
    default:
      throw new PlayscriptError(number, `'${text}' is no line of a playscript`);
  }
}

type Deed = Extract<Line, { who: string }>;
type WithoutPlace<T> = T extends Line ? Omit<T, 'number' | 'text'> : never;

function deed(who: string, words: string, number: number): WithoutPlace<Deed> {
  if (words.startsWith('/')) return { kind: 'command', who, command: words };
  const label = /^\[(.+)\]$/u.exec(words)?.[1];
  if (label !== undefined) return { kind: 'press', who, label };
  const [option, ...more] = /^<(.+)>$/u.exec(words)?.[1]?.split(/>\s*</u) ?? [];
  if (option !== undefined) return { kind: 'choose', who, options: [option, ...more] };
  const form = /^\{(.*)\}$/u.exec(words)?.[1];
  if (form !== undefined) return { kind: 'fill', who, fields: fields(form, number) };
  if (words === '') throw new PlayscriptError(number, `${who} does nothing`);
  return { kind: 'say', who, words };
}

/** 'Reason: away until Friday; Die: 2'; a line break in a value is written '\\n'. */
function fields(form: string, number: number): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const part of form.split(';').map((one) => one.trim())) {
    if (part === '') continue;
    const colon = part.indexOf(':');
    const last = Object.keys(found).at(-1);
    // A line of several parts, as forces are written, is one value.
    if (colon < 0 && last !== undefined) {
      found[last] = `${found[last]}; ${part.replaceAll('\\n', '\n')}`;
      continue;
    }
    if (colon < 1)
      throw new PlayscriptError(number, `'${part}' is no field: write its label, a colon, its value`);
    found[part.slice(0, colon).trim()] = part
      .slice(colon + 1)
      .trim()
      .replaceAll('\\n', '\n');
  }
  return found;
}

function campaign(words: readonly string[], number: number) {
  const [system, ...options] = words;
  if (system === undefined) throw new PlayscriptError(number, 'a campaign needs a system');
  const given = new Map(
    options.map((option): [string, string] => {
      const [name = '', ...value] = option.split('=');
      return [name, value.join('=')];
    }),
  );
  for (const name of given.keys())
    if (!['gm', 'players', 'channel'].includes(name))
      throw new PlayscriptError(number, `'${name}' is nothing a campaign takes`);
  const players = (given.get('players') ?? '').split(',').filter((one) => one !== '');
  return {
    system,
    gm: given.get('gm') ?? 'Mia',
    channel: given.get('channel') ?? 'the-table',
    players: players.map((player): Player => {
      const [name = '', character = '', outline] = player.split(/[:/]/u);
      if (character === '') throw new PlayscriptError(number, `'${player}' plays nobody: write Ana:Kira`);
      return { name, character, outline: outline ?? null };
    }),
  };
}

function wholeNumber(word: string, number: number): number {
  if (!/^\d+$/u.test(word)) throw new PlayscriptError(number, `'${word}' is no face of a die`);
  return Number(word);
}

function duration(words: string, number: number): number {
  const found = /^\+(\d+)([smhd])$/u.exec(words);
  if (!found) throw new PlayscriptError(number, `'${words}' is no span of time: write +26h`);
  return Number(found[1]) * UNITS[found[2] as keyof typeof UNITS];
}
