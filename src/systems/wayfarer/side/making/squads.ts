import type { CreationField } from '../../../../engine/creation.ts';
import { pickField } from '../../../../engine/creationForm.ts';
import { type Force, squadPrice } from '../../forces/force.ts';
import { plural } from '../../words/names.ts';
import { points } from './words.ts';

/** Squads that are offered beside none and a new one: a list takes no more; others can be pasted. */
const mostOffered = 20;

/** Names of a force's squads, in the order in which they come up. */
const squadsOf = ({ entries }: Force): readonly string[] => [
  ...new Set(entries.flatMap(({ squad }) => squad ?? [])),
];

/** A name that none of its squads has. */
function newName(force: Force): string {
  const taken = squadsOf(force);
  let n = taken.length + 1;
  while (taken.includes(`Squad ${n}`)) n += 1;
  return `Squad ${n}`;
}

/** What a squad of a force has and costs so far. */
function soFar({ entries }: Force, name: string): string {
  const own = entries.filter(({ squad }) => squad === name);
  const models = own.reduce((sum, { copies }) => sum + copies, 0);
  return `${plural(models, 'model')}, ${points(squadPrice(own))}`;
}

/** Which squad a unit is bought for (L5950): none, one of the force's, or a new one. `rest` is the force without it. */
export function squadField(rest: Force, squad: string | null): CreationField {
  const names = squadsOf(rest);
  const all = squad === null || names.includes(squad) ? names : [squad, ...names];
  return pickField(
    'squad',
    'Squad',
    'Its models act together by one card',
    [
      { id: 'none', label: 'No squad' },
      ...all.slice(0, mostOffered).map((name, at) => ({
        id: `squad ${at}`,
        label: name,
        note: soFar(rest, name),
      })),
      { id: 'new', label: 'A new squad', note: '5 points a model, 10 where a vehicle is in it' },
    ],
    [squad === null ? 'none' : `squad ${all.indexOf(squad)}`],
  );
}

/** The squad that was picked by that field; where none was said, the one before. */
export function squadPicked(rest: Force, before: string | null, id: string | null): string | null {
  if (id === null) return before;
  if (id === 'new') return newName(rest);
  const names = squadsOf(rest);
  const all = before === null || names.includes(before) ? names : [before, ...names];
  return id.startsWith('squad ') ? (all[Number(id.slice('squad '.length))] ?? null) : null;
}
