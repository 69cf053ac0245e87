import type { ActOption, Choice } from '../../../engine/options.ts';
import { aimsOfDeed, deedsOf, whyNotDeed } from '../deeds/deed.ts';
import { type Activation, type Scene, unit } from '../scene.ts';

/** What its skills let the unit that acts do with its card: at somebody, or at nobody in particular. */
export function deedsOffered(scene: Scene, running: Activation): readonly ActOption[] {
  const all = deedsOf(scene, running).map((deed) => ({
    deed,
    why: whyNotDeed(scene, running, deed),
    aims: aimsOfDeed(scene, running, deed),
  }));
  const option = (id: string, name: string, of: typeof all): readonly ActOption[] => {
    if (of.length === 0) return [];
    const aims = [...new Set(of.flatMap((one) => one.aims ?? []))];
    const means = of.map(
      ({ deed, why, aims: fits }): Choice => ({
        id: deed.id,
        name: deed.name,
        refused: why,
        ...(fits === null ? {} : { fits }),
      }),
    );
    const isOpen = means.some(({ refused }) => refused === null);
    const targets = aims.map((one): Choice => ({ id: one, name: unit(scene, one).name, refused: null }));
    return [
      {
        id,
        name,
        kind: 'act',
        group: 'skills',
        price: '',
        refused: isOpen ? null : (means[0]?.refused ?? null),
        means,
        meansNeeded: true,
        ...(id === 'deed' ? { targets, targetNeeded: true } : {}),
      },
    ];
  };
  return [
    ...option(
      'deed',
      'Use a skill',
      all.filter(({ aims }) => aims !== null),
    ),
    ...option(
      'deedAround',
      'Use a skill for all',
      all.filter(({ aims }) => aims === null),
    ),
  ];
}
