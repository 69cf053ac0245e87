import { muster, nameOf } from '../forces/force.ts';
import type { SideId, Unit, UnitId } from '../scene.ts';
import type { Side } from '../side/schema.ts';

/** All units, in reserves, each with a name of its own. */
export function unitsOfAll(sides: ReadonlyMap<SideId, Side>): Readonly<Record<UnitId, Unit>> {
  const all = [...sides].flatMap(([owner, side]) =>
    muster(side.force).entries.flatMap(({ entry, card }, at) =>
      // Who is wounded stays out of it (L5829).
      Array.from({ length: entry.rests === true ? 0 : entry.copies }, (_, copy) => ({
        id: `${owner}/${at + 1}.${copy + 1}`,
        name: entry.copies === 1 ? nameOf(entry) : `${nameOf(entry)} ${copy + 1}`,
        side: side.name,
        unit: {
          owner,
          entry: at,
          side: owner,
          where: { kind: 'reserves' } as const,
          saveDice: card?.saveDice.map(({ value }) => value) ?? [],
          activated: false,
          sneaking: false,
        },
      })),
    ),
  );
  const isTwice = (name: string) => all.filter((one) => one.name === name).length > 1;
  return Object.fromEntries(
    all.map(({ id, name, side, unit }) => [
      id,
      { name: isTwice(name) ? `${name} (${side})` : name, ...unit },
    ]),
  );
}
