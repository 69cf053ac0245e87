import type { Made } from './creation.ts';
import { plain } from './json.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Tx } from './tx.ts';

/**
 * Writes what changed of a character into its draft, and nothing else: so that it can be taken back when something beside it has changed. It is
 * written as a copy, since the same command may go on to change it: what a look at the state has given is frozen.
 */
export function write<C extends object>(draft: object | undefined, before: C, after: C): void {
  if (draft === undefined) return;
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([key, value]) => value !== old.get(key));
  const copies = changed.map(([key, value]) => [key, value === undefined ? value : plain(value)]);
  Object.assign(draft, Object.fromEntries(copies));
}

/** Whose sheets can be changed: `find` gives one, or null for whoever has no such sheet; `draft` what it is written to. */
interface Sheets<S extends object, B> {
  find(scene: S, id: string): B | null;
  draft(tx: Tx<S>, id: string): object | undefined;
}

/** Something that is done about a sheet while no fight runs: what it makes of it, and what is told of that. */
export interface SheetChange<S extends object, B extends object, D> {
  /** Whether somebody has it at all. */
  offered?(who: B, scene: S): boolean;
  /** Why it cannot be done at all now, whatever is chosen. */
  refused?(who: B, scene: S): Refusal | null;
  /** The sheet after it, or why not. */
  change(who: B, doing: D, scene: S): Made<B>;
  told(tx: Tx<S>, before: B, after: B, doing: D): void;
}

/** The part of a system's act that a change of a sheet is. */
interface SheetActing<S extends object, D> {
  offered(scene: S, actor: string): boolean;
  refused(scene: S, actor: string): Refusal | null;
  whyNot(scene: S, doing: D): Refusal | null;
  run(tx: Tx<S>, doing: D): undefined;
}

/** Why there is no time for it: a fight runs. */
export const whyInFight = ({ fight }: { readonly fight: object | null }): Refusal | null =>
  fight === null ? null : refusal('onlyBetweenFights');

/** What an act asks and does that is a change of a sheet: it is not offered in fights, nor to whoever has no such sheet, and refused there. */
export function sheetActing<
  S extends object & { readonly fight: object | null },
  B extends object,
  D extends { readonly actor: string },
>(
  { find, draft }: Sheets<S, B>,
  { offered, refused, change, told }: SheetChange<S, B, D>,
): SheetActing<S, D> {
  const at = (scene: S, id: string): B => {
    const found = find(scene, id);
    if (found === null) throw new Error(`'${id}' has no sheet for this`);
    return found;
  };
  return {
    offered: (scene, actor) => {
      const who = find(scene, actor);
      return scene.fight === null && who !== null && offered?.(who, scene) !== false;
    },
    refused: (scene, actor) => whyInFight(scene) ?? refused?.(at(scene, actor), scene) ?? null,
    whyNot(scene, doing) {
      const made = change(at(scene, doing.actor), doing, scene);
      return made.ok ? null : made.refusal;
    },
    run(tx, doing) {
      const scene = tx.snapshot();
      const before = at(scene, doing.actor);
      const made = change(before, doing, scene);
      if (!made.ok) throw new Error(`what was allowed is not: ${made.refusal.code}`);
      write(draft(tx, doing.actor), before, made.value);
      told(tx, before, made.value, doing);
      return undefined;
    },
  };
}
