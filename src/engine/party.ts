import type { z } from 'zod';
import type { Made, SheetField } from './creation.ts';
import type { Json } from './json.ts';
import { misfit } from './misfit.ts';
import { refusal } from './refusal.ts';
import type { Sheet } from './words.ts';

/** The actor of an `amend` that changes the party, by hand. */
export const PARTY = 'party';

/** A place where groups play differently, and what this one has chosen. */
export interface HouseRule {
  readonly id: string; // what an `amend` of the party names as its field
  readonly name: string;
  readonly chosen: string; // the id of a choice
  /** What may be chosen; the first is played where nobody has. */
  readonly choices: readonly { readonly id: string; readonly name: string }[];
}

/**
 * What belongs to a whole campaign, whatever fight or character a command is about: the group's own resources, a mission,
 * house rules. It lies in every scene, so rules read and change it there; the campaign keeps it. `P` is plain data.
 */
export interface PartyRules<S extends object, C extends object, P extends object> {
  /** What a campaign that begins today has chosen already; absent: nothing. */
  founded?(): P;
  /** The party of a campaign with these heroes, where it has not begun; `kept` is what has been said of it before. */
  begin(heroes: readonly C[], kept: P | null): P;
  /** Whether what it begins with is settled, whoever else becomes a hero. */
  hasBegun(party: P): boolean;
  /** Reads a stored party of any earlier revision of the system; refuses with where it is wrong. */
  read(raw: Json, revision: number): Made<P>;
  /** The party in a scene: the same object as long as nothing of it has changed. */
  of(state: S): P;
  /** A scene with this party in the place of its own. */
  laidOver(state: S, party: P): S;

  sheet(party: P): Sheet;
  /** What of it matters while one plays, in a few words each: 'Soulfire 2/3'. */
  lines(party: P): readonly string[];
  /** What a GM may set by its name. */
  fields(party: P): readonly SheetField[];
  houseRules(party: P): readonly HouseRule[];
}

/** A house rule and what is chosen: 'Rounding Once a side'. */
const ruleLine = ({ name, chosen, choices }: HouseRule): string =>
  `${name} ${choices.find(({ id }) => id === chosen)?.name ?? chosen}`;

/** The part of a group's sheet with its own house rules: those that aren't played by default; none where all are. */
export function ownRules(all: readonly HouseRule[]): Sheet['sections'] {
  const own = all.filter(({ chosen, choices }) => chosen !== choices[0]?.id);
  return own.length === 0 ? [] : [{ title: 'Your house rules', lines: own.map(ruleLine) }];
}

/** What is alike of every party that lies in its scene as `party`, begins as `fresh` and is read by a schema. */
export const partyBy = <S extends { readonly party: P }, P extends object>(schema: z.ZodType<P>, fresh: P) =>
  ({
    begin: (_heroes, kept) => kept ?? fresh,
    hasBegun: () => true,
    read(raw) {
      const read = schema.safeParse(raw);
      if (read.success) return { ok: true, value: read.data };
      return { ok: false, refusal: refusal('badParty', { ...misfit(read.error) }) };
    },
    of: ({ party }) => party,
    laidOver: (scene, party) => (scene.party === party ? scene : { ...scene, party }),
  }) satisfies Partial<PartyRules<S, object, P>>;
