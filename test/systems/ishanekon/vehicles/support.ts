import { creatureFrom, readOutline } from '../../../../src/systems/ishanekon/creatures/line.ts';
import type { Creature } from '../../../../src/systems/ishanekon/character/schema.ts';
import type { Scene } from '../../../../src/systems/ishanekon/scene.ts';
import { creature, hero } from '../support/people.ts';
import { acting, after, fightOf, nextOf } from '../support/scenes.ts';

/** A vehicle out of a line, as a GM writes it. */
export function vehicle(line = 'vehicle, bigger, level 0', name = 'Truck'): Creature {
  const read = readOutline(line);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return creatureFrom(name, read.outline);
}

type Module = NonNullable<NonNullable<Creature['vehicle']>['modules']>[number];

/** A module of a kind, for people of medium size. */
export const module = (kind: Module['kind'], more: Partial<Module> = {}): Module => ({
  ...{ id: kind, kind, size: 'medium', source: null, path: null },
  ...more,
});

/** The same truck with some modules. */
export function fitted(modules: readonly Module[], line?: string): Creature {
  const made = vehicle(line);
  return made.vehicle === null ? made : { ...made, vehicle: { ...made.vehicle, modules } };
}

type Own = Parameters<typeof hero>[0];

/** Tiz, who acts first, beside a truck, with an ogre six metres away. */
export function yard({
  tiz = {},
  bo = {},
  truck = vehicle(),
}: {
  readonly tiz?: Own;
  readonly bo?: Own;
  readonly truck?: Creature;
} = {}): Scene {
  return fightOf(
    {
      tiz: {
        sheet: hero({ name: 'Tiz', stats: { instinct: 20 }, skills: { vehicleHandling: 3 }, ...tiz }),
        place: 'B2',
      },
      bo: { sheet: hero({ name: 'Bo', stats: { instinct: 8 }, ...bo }), place: 'B3' },
      truck: { sheet: truck, place: 'C2' },
      ogre: { sheet: creature({ name: 'Ogre', stats: { instinct: 9 } }), side: 'foes', place: 'K2' },
    },
    { map: '14x8' },
  );
}

export const boards = (who: string, means = 'pilot') => acting(who, 'board', { target: 'truck', means });

/** The same with Tiz at its controls. */
export const driven = (about: Parameters<typeof yard>[0] = {}): Scene => after(yard(about), boards('tiz'));

/** Tiz at the controls, and Bo at the first of the truck's modules, whose turn it is. */
export function manned(
  modules: readonly Module[],
  about: Omit<NonNullable<Parameters<typeof yard>[0]>, 'truck'> & { readonly line?: string } = {},
): Scene {
  const [first] = modules;
  const { line, ...people } = about;
  const scene = driven({ ...people, truck: fitted(modules, line) });
  return after(scene, nextOf('tiz'), nextOf('ogre'), boards('bo', first?.id ?? ''));
}
