import { plain } from '../../../src/engine/json.ts';
import { readyHero } from '../../../src/engine/ready.ts';
import type { AnySystem } from '../../../src/engine/system.ts';
import type { GivenFile } from '../../../src/playground/index.ts';
import { ishanekon } from '../../../src/systems/ishanekon/index.ts';
import { fights } from '../../../src/systems/ishanekon/ready/fights.ts';

/** An Ability as a sheet has it, with the mixes in which it was used last. */
interface Learned {
  readonly id: string;
  readonly mixes?: readonly Readonly<Record<string, number>>[];
}

/** One throws bombs, and can resist; the others would step in for their friends. */
const thrower: readonly Learned[] = [{ id: 'poisonGrenade', mixes: [{ stack: 1 }] }, { id: 'resist' }];
const guard: readonly Learned[] = [{ id: 'guardAlly' }];

/** The file of a hero of the technology Archetype, who acts before any Bone Walker. */
export function technologist(name: string, place: number): GivenFile {
  const [model] = fights.flatMap(({ heroes }) => heroes);
  if (model === undefined) throw new Error('no hero is ready');
  const [first, ...steps] = model.steps;
  if (first === undefined) throw new Error('a ready hero is made by steps');
  const made = readyHero(
    ishanekon as AnySystem,
    { ...model, steps: [{ ...first, pick: ['technology'] }, ...steps] },
    name,
  );
  if (!made.ok) throw new Error(made.refusal.code);
  const { abilities, ...sheet } = plain(made.value) as { readonly abilities: readonly object[] };
  const learned = (place === 0 ? thrower : guard).map((one) => ({ source: 'technology', mixes: [], ...one }));
  return {
    name: 'hero.json',
    type: 'application/json',
    data: JSON.stringify({
      ...{ format: 'turnkeeper-character', system: 'ishanekon', revision: ishanekon.revision, name },
      character: { ...sheet, abilities: [...abilities, ...learned] },
    }),
  };
}
