import type { ActOption, Choice } from '../../../engine/options.ts';
import { refusal } from '../../../engine/refusal.ts';
import { aimsOf } from '../casting/aims.ts';
import { spellsKnown, whyNotCast } from '../casting/known.ts';
import { type Activation, type Scene, type UnitId, unit } from '../scene.ts';

/** The spells that the unit that acts could cast: those at somebody, and those at nobody. Who knows none has neither. */
export function castings(scene: Scene, running: Activation): readonly ActOption[] {
  const known = spellsKnown(scene, running.unit).filter(({ answers }) => answers === null);
  const aimed = known.map((spell) => {
    const why = whyNotCast(scene, running, spell.id);
    return { spell, why, aims: why === null ? aimsOf(scene, running.unit, spell) : [] };
  });
  const choice = ({ spell, why, aims }: (typeof aimed)[number]): Choice => ({
    id: spell.id,
    name: spell.name,
    note: spell.text,
    refused:
      why ?? (aims !== null && aims.length === 0 ? refusal('nothingToCastAt', { spell: spell.id }) : null),
    ...(aims === null ? {} : { fits: aims }),
  });
  const option = (
    id: string,
    name: string,
    of: typeof aimed,
    targets: readonly UnitId[] | null,
  ): readonly ActOption[] => {
    const means = of.map(choice);
    const open = means.some(({ refused }) => refused === null);
    if (means.length === 0) return [];
    return [
      {
        id,
        name,
        kind: 'act',
        group: 'powers',
        price: 'by its suit',
        refused: open ? null : (means[0]?.refused ?? null),
        means,
        meansNeeded: true,
        detail: 'optional',
        ...(targets === null
          ? {}
          : {
              targetNeeded: true,
              targets: targets.map((id): Choice => ({ id, name: unit(scene, id).name, refused: null })),
            }),
      },
    ];
  };
  const at = aimed.filter(({ aims }) => aims !== null);
  const all = [...new Set(at.flatMap(({ aims }) => aims ?? []))];
  return [
    ...option('cast', 'Cast', at, all),
    ...option(
      'castAround',
      'Cast around',
      aimed.filter(({ aims }) => aims === null),
      null,
    ),
  ];
}
