import type { Viewer } from '../../../src/engine/event.ts';
import { sum } from '../../../src/engine/modifier.ts';
import type { ActOption, CheckOptions, Choice, GroupNames, Options } from '../../../src/engine/options.ts';
import { type Refusal, refusal } from '../../../src/engine/refusal.ts';
import { current } from '../../../src/engine/turns/index.ts';
import { acts, checks, tools } from './content.ts';
import { fieldOf } from './field.ts';
import { type Night, stands, whyNotReach } from './night.ts';
import { modifiers } from './numbers.ts';
import { whyNot } from './rules/uses.ts';

export const groups: GroupNames = [
  { id: 'attack', name: 'Strikes' },
  { id: 'move', name: 'Moves' },
  { id: 'skills', name: 'Deeds' },
];

/** What `actor` may do now, and why not the rest. Who hides is no target that others are told of. */
export function options(night: Night, actor: string, viewer: Viewer): Options {
  return { actor, acts: [strike(night, actor, viewer), ...acts.map((act) => actOption(night, actor, act))] };
}

/** What a check would roll; a difficulty of 1 to 3 is usual. */
export function checkOptions(night: Night, actor: string): CheckOptions {
  const keeper = night.keepers[actor];
  const unknown = keeper === undefined ? refusal('noSuchKeeper', { id: actor }) : null;
  const dice = (stat: number) => Math.max(1, sum(stat, modifiers(night, 'flares', { by: actor })).total);
  return {
    checks: checks.map(({ id, name }) => ({
      id,
      name,
      pool: `${dice(keeper?.[id] ?? 1)}d6>=5`,
      refused: unknown,
    })),
    difficulties: ['1', '2', '3'].map((id) => ({ id, name: `${id} flares`, refused: null })),
    edges: [{ id: 'steady', name: 'Steady', note: 'one die more', refused: null }],
    spends: [oil(night, actor)],
  };
}

/** Those of the night that a viewer may know of: foes who hide are the GM's secret. */
export function known(
  night: Night,
  viewer: Viewer,
): readonly { readonly id: string; readonly name: string }[] {
  return Object.entries(night.keepers)
    .filter(([id]) => isKnown(night, id, viewer))
    .map(([id, { name }]) => ({ id, name }));
}

export function isKnown(night: Night, id: string, viewer: Viewer): boolean {
  const hides = night.vigil?.hidden.includes(id) && night.vigil.sides[id] === 'foes';
  return viewer.gm || viewer.characters.includes(id) || !hides;
}

function whyNoDeed(night: Night, actor: string): Refusal | null {
  if (night.keepers[actor] === undefined) return refusal('noSuchKeeper', { id: actor });
  if (night.vigil === null) return refusal('noVigil');
  if (!stands(night, actor)) return refusal('isOut', { id: actor });
  const turn = current(night.vigil.order)?.actor ?? null;
  if (turn !== actor) return refusal('notYourTurn', { id: actor, turn });
  return night.vigil.deedDone ? refusal('deedDone', { id: actor }) : null;
}

function strike(night: Night, actor: string, viewer: Viewer): ActOption {
  const furthest = Math.max(...tools.map((tool) => tool.reach));
  const targets = known(night, viewer)
    .filter(({ id }) => id !== actor && night.vigil?.sides[id] !== undefined)
    .map(({ id, name }): Choice => {
      const far = whyNotReach(night, actor, id, furthest);
      const relation = night.vigil?.sides[id] === night.vigil?.sides[actor] ? 'ally' : 'foe';
      return { id, name, relation, refused: stands(night, id) ? far : refusal('badTarget', { target: id }) };
    });
  return {
    id: 'strike',
    name: 'Strike',
    kind: 'attack',
    group: 'attack',
    price: 'deed',
    refused: whyNoDeed(night, actor),
    targets,
    targetNeeded: true,
    means: tools.map(({ id, name, reach }) => ({ id, name, note: `reach ${reach}`, refused: null })),
    spends: [oil(night, actor)],
  };
}

function actOption(night: Night, actor: string, { id, name }: (typeof acts)[number]): ActOption {
  const option: ActOption = {
    id,
    name,
    kind: 'act',
    group: id === 'move' ? 'move' : 'skills',
    price: 'deed',
    refused: whyNoDeed(night, actor) ?? whyNot(night, actor, id),
  };
  if (id !== 'move') return option;
  const here = night.vigil?.places[actor] ?? '';
  const field = fieldOf(night.vigil?.field ?? '');
  const near = field.near(here);
  const targets = field.places
    .filter((place) => place.id !== here)
    .map(
      (place): Choice => ({
        ...place,
        relation: 'place',
        refused: near.includes(place.id) ? null : refusal('tooFar', { from: here, to: place.id }),
      }),
    );
  return { ...option, targets, targetNeeded: true };
}

function oil(night: Night, actor: string): Choice {
  const left = night.keepers[actor]?.oil ?? 0;
  const refused = left > 0 ? null : refusal('noOil', { id: actor, oil: left, needed: 1 });
  return { id: 'oil', name: 'Oil', note: 'one die more', refused };
}
