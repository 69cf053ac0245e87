/** A file, and its lines. */
export interface Source {
  readonly path: string; // from the top of the repository
  readonly lines: readonly string[];
}

/** Somewhere in a file. */
export interface Spot {
  readonly path: string;
  readonly line: number; // the first is 1
  readonly text: string;
}

/** Where a name of a rulebook stands. */
export interface Found {
  /** Its row among the tables of content, or its entry among the words to look up. */
  readonly row: readonly Spot[];
  /** The rule itself. */
  readonly rule: readonly Spot[];
  readonly tests: readonly Spot[];
  readonly playscripts: readonly Spot[];
  readonly page: readonly Spot[];
}

/** So many places of a kind are printed at most. */
const MOST = 4;

/** Signs that a line is what is looked for, the surest first. */
type Sign = (source: Source, line: string) => boolean;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** 'Return Fire' as code writes it: 'returnFire'. */
export const idOf = (name: string): string => {
  const [first = '', ...others] = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
};

/** The lines of some files with the surest sign that any has, of each file the first. */
function spots(sources: readonly Source[], signs: readonly Sign[]): readonly Spot[] {
  for (const sign of signs) {
    const found = sources.flatMap((source): readonly Spot[] => {
      const at = source.lines.findIndex((line) => sign(source, line));
      const text = source.lines[at]?.trim() ?? '';
      return at < 0 ? [] : [{ path: source.path, line: at + 1, text }];
    });
    if (found.length > 0) return found.slice(0, MOST);
  }
  return [];
}

/**
 * Where a name stands in the files of a system.
 * @param ids what code calls it, beside what its name comes to: the ids of its rows
 */
export function find(name: string, ids: readonly string[], sources: readonly Source[]): Found {
  const called = [...new Set([idOf(name), ...ids])].map(escaped).join('|');
  const word = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}s?(?![\\p{L}\\p{N}])`, 'iu');
  const quoted = new RegExp(`['"\`.](?:${called})(?![\\p{L}\\p{N}])`, 'u');
  const key = new RegExp(
    `(?:\\bid: '(?:${called})'|^\\s*\\['(?:${called})'|name: '${escaped(name)}'|^\\s*\\['${escaped(name)}'|^\\s*'(?:${called})',$)`,
    'u',
  );
  const declared = new RegExp(`^export (?:function\\*?|const) (?:${called})s?\\b`, 'iu');
  const named = new RegExp(`/(?:${called})\\.`, 'iu');
  const entry = new RegExp(`^(?:\\| |- )\\**${escaped(name)}`, 'iu');
  const under = (folder: string) => sources.filter(({ path }) => path.startsWith(folder));
  const code = under('src/');
  const isTable = ({ path }: Source) => /\/(?:content|glossary|packs)[/.]/u.test(path);
  const rules = code.filter((one) => !isTable(one) && !/\/(?:words|ids)[/.]/u.test(one.path));
  const isComment = (line: string) => /^\s*(?:\/\*\*|\*|\/\/)/u.test(line);
  const titled: Sign = (_source, line) => /\b(?:describe|it|test)\b[^(]*\(/u.test(line) && word.test(line);
  const inside: Sign = (_source, line) => quoted.test(line);
  const said: Sign = (_source, line) => word.test(line);
  return {
    row: spots(code.filter(isTable), [(_source, line) => key.test(line)]),
    rule: spots(rules, [
      ({ path }, line) => declared.test(line) || (named.test(path) && line.startsWith('export ')),
      (_source, line) => isComment(line) && word.test(line),
      inside,
    ]),
    tests: spots(under('test/systems/'), [titled, inside, said]),
    playscripts: spots(under('test/playscripts/'), [said]),
    page: spots(under('docs/'), [
      (_source, line) => line.startsWith('#') && word.test(line),
      (_source, line) => entry.test(line),
      said,
    ]),
  };
}
