import { called, namesOfWord, type RuleWord, withWord } from '../engine/glossary.ts';
import { nameKey, nearest } from '../engine/names.ts';
import type { AnySystem } from '../engine/system.ts';
import type { Caller } from './caller.ts';
import type { Packs } from './packs.ts';
import type { Ports } from './ports.ts';
import { no, type Result, yes } from './result.ts';
import { tableHere } from './table.ts';

/** The rules somebody looks a word up in. */
interface Book {
  readonly system: AnySystem;
  readonly meanings: readonly RuleWord[];
}

/** What was found: all that a word means, several words of which one may be meant, or first the question in which rules. */
export type LookedUp =
  | { readonly found: 'meanings'; readonly system: AnySystem; readonly meanings: readonly RuleWord[] }
  | { readonly found: 'several'; readonly system: AnySystem; readonly names: readonly string[] }
  | { readonly found: 'rules'; readonly systems: readonly { readonly id: string; readonly title: string }[] };

/** Words of the rules, looked up: anywhere, by anybody. */
export class Glossary {
  readonly #ports: Ports;
  readonly #packs: Packs;

  constructor(ports: Ports, packs: Packs) {
    this.#ports = ports;
    this.#packs = packs;
  }

  /**
   * What a word means in the rules that are named, else in those of the campaign here; where neither is, asks which rules.
   * Refuses rules that there are not, and a word that they don't have.
   */
  async lookUp(caller: Caller, typed: string, systemId: string | null): Promise<Result<LookedUp>> {
    const opened = await this.#book(caller, systemId);
    if (!opened.ok) return opened;
    const book = opened.value;
    if (book === null) return yes({ found: 'rules', systems: this.#ports.systems.catalogue });
    const { system, meanings } = book;
    const exact = called(typed, meanings, namesOfWord);
    if (exact.length > 0) return yes({ found: 'meanings', system, meanings: exact });
    const near = namesOf(withWord(typed, meanings, namesOfWord));
    const [only, ...more] = near;
    if (only !== undefined && more.length === 0)
      return yes({ found: 'meanings', system, meanings: called(only, meanings, namesOfWord) });
    if (only !== undefined) return yes({ found: 'several', system, names: near });
    return no('noSuchRule', {
      typed: typed.slice(0, 100),
      system: system.name,
      systemId: system.id,
      nearest: nearest(typed, namesOf(meanings)),
    });
  }

  /** Words to offer for what has been typed so far: those that begin so, those that have it in them, else the nearest. */
  async suggest(
    caller: Caller,
    typed: string,
    systemId: string | null,
  ): Promise<readonly { readonly name: string; readonly kind: string }[]> {
    const opened = await this.#book(caller, systemId);
    if (!opened.ok || opened.value === null) return [];
    const { meanings } = opened.value;
    const key = nameKey(typed);
    const begin = meanings.filter(({ name }) => nameKey(name).startsWith(key));
    const found = [
      ...begin,
      ...(key === ''
        ? []
        : [...called(typed, meanings, namesOfWord), ...withWord(typed, meanings, namesOfWord)]),
    ];
    const near = found.length > 0 ? null : nearest(typed, namesOf(meanings));
    const offered = near === null ? found : called(near, meanings, namesOfWord);
    return [
      ...new Map(offered.map((one) => [nameKey(one.name), { name: one.name, kind: one.kind }])).values(),
    ];
  }

  /** The rules in question, with what the caller may know of the campaign's packs; null where nobody has said which. */
  async #book(caller: Caller, systemId: string | null): Promise<Result<Book | null>> {
    const table = await tableHere(this.#ports, caller);
    const here = table.ok ? table.value : null;
    const id = systemId ?? here?.system.id ?? null;
    if (id === null) return yes(null);
    const system = here?.system.id === id ? here.system : await this.#ports.systems.load(id);
    if (system === undefined) return no('noSuchSystem', { system: id.slice(0, 100) });
    const own = here?.system.id === id ? await this.#packs.entries(here) : [];
    return yes({
      system,
      meanings: [
        ...system.glossary,
        ...own.map(({ pack, entry }) => ({
          name: entry.name,
          kind: system.packs?.kinds.find(({ id: kind }) => kind === entry.kind)?.name ?? '',
          text: entry.note,
          figures: [],
          place: `Pack ${pack.name}`,
          lines: entry.lines,
        })),
      ],
    });
  }
}

const namesOf = (meanings: readonly RuleWord[]): readonly string[] => [
  ...new Set(meanings.map(({ name }) => name)),
];
