/**
 * A list that other parts of the rules have something in: what happens after a kill, what changes a number, what can be done. It is
 * empty where it is declared and filled once, where the system is put together (`wiring.ts`): so the rule that goes through it
 * imports none of them, and they may import the rule.
 */
export interface Slot<T> extends Iterable<T> {
  readonly all: readonly T[];
  fill(items: readonly T[]): void;
}

export function slot<T>(name: string): Slot<T> {
  let items: readonly T[] | null = null;
  const all = (): readonly T[] => {
    if (items === null) throw new Error(`nothing has been wired into '${name}'`);
    return items;
  };
  return {
    get all() {
      return all();
    },
    fill(given) {
      if (items !== null) throw new Error(`'${name}' is wired twice`);
      items = given;
    },
    [Symbol.iterator]: () => all()[Symbol.iterator](),
  };
}
