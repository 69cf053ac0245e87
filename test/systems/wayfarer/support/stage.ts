import { standardDeck } from '../../../../src/dice/index.ts';
import { emptyGrid, type Facing, parseTile } from '../../../../src/engine/space/index.ts';
import { zonesFor } from '../../../../src/systems/wayfarer/battle/zones.ts';
import { freshCards } from '../../../../src/systems/wayfarer/cards/hand.ts';
import { muster } from '../../../../src/systems/wayfarer/forces/force.ts';
import { parseForce } from '../../../../src/systems/wayfarer/forces/line/parse.ts';
import type { Battle, Scene, Unit } from '../../../../src/systems/wayfarer/scene.ts';
import { type Side, sideOf } from '../../../../src/systems/wayfarer/side/schema.ts';
import type { Mark } from '../../../../src/systems/wayfarer/space/marks.ts';

/** A unit that tests need again and again. */
export const guard = 'Guard; Troop; Human; Warrior; dice MO 2 MD 2 AT 2 DE 2; gear Sword';

/** A force of units, one of each line; 2,000 points. */
export function sideWith(lines: readonly string[], prefers: Side['prefers'] = 'both', name = 'Ana'): Side {
  const { force, refusals } = parseForce(lines.join('\n'), { name, points: 2000 });
  if (refusals.length > 0) throw new Error(JSON.stringify(refusals));
  return { ...sideOf(force, name), prefers };
}

interface Placed {
  /** As a line of a force. */
  readonly line: string;
  /** A tile; null: it is in reserves. */
  readonly at?: string | null;
  readonly facing?: Facing;
  readonly is?: Partial<Unit>;
}

export interface Staged {
  readonly units: readonly Placed[];
  readonly hand?: readonly string[];
  readonly prefers?: Side['prefers'];
  readonly name?: string;
}

/**
 * A battle in its first round on open ground, in which it is the first side's turn. Unit number n of a side is `side/n.1`. Hands are empty
 * where nothing else is said, and nobody asks whether a force is legal.
 */
export function stage(
  sides: Readonly<Record<string, Staged>>,
  changes: Partial<Battle> = {},
  [columns, rows]: readonly [number, number] = [24, 24],
): Scene {
  const ids = Object.keys(sides);
  const characters = Object.fromEntries(
    Object.entries(sides).map(([id, { units, prefers, name = id }]) => [
      id,
      sideWith(
        units.map(({ line }) => line),
        prefers,
        name,
      ),
    ]),
  );
  const grid = emptyGrid<Mark>(columns, rows);
  if (!grid.ok) throw new Error(grid.code);
  const zones = zonesFor(grid.grid, ids.length, 'south');
  const battle: Battle = {
    board: { grid: grid.grid, spots: {} },
    goal: 100,
    order: ids,
    sides: Object.fromEntries(
      Object.entries(sides).map(([id, { hand = [] }], at) => [
        id,
        {
          cards: { ...freshCards(standardDeck().cards.filter((card) => !hand.includes(card))), hand },
          points: 0,
          letsThrough: false,
          tookBack: false,
          conceded: false,
          zone: zones[at] ?? null,
        },
      ]),
    ),
    units: Object.fromEntries(
      Object.entries(sides).flatMap(([id, { units }]) =>
        units.map((placed, at) => [`${id}/${at + 1}.1`, unitOf(characters[id], id, placed, at)]),
      ),
    ),
    round: 1,
    settingUp: [],
    turn: ids[0] ?? null,
    activations: [],
    deploying: null,
    lasting: [],
    past: [null, null],
    end: null,
    ...changes,
  };
  return { characters, npcs: [], battle };
}

function unitOf(
  side: Side | undefined,
  owner: string,
  { at = null, facing = 'north', is }: Placed,
  entry: number,
): Unit {
  if (side === undefined) throw new Error('no side');
  const card = muster(side.force).entries[entry]?.card ?? null;
  if (card === null) throw new Error(`no unit ${entry}`);
  const tile = at === null ? null : parseTile(at);
  return {
    name: `${card.name} of ${owner}`,
    owner,
    entry,
    side: owner,
    where: tile === null ? { kind: 'reserves' } : { kind: 'map', at: tile, facing },
    saveDice: card.saveDice.map(({ value }) => value),
    activated: false,
    sneaking: false,
    ...is,
  };
}
