import type { Feature } from '../../language/schema/feature.ts';
import { featureLine } from '../../language/words/ability.ts';
import { BACKGROUND_SUM } from '../../packs/crossed.ts';
import { shippedBackgrounds, shippedFeatures } from '../../packs/shipped.ts';
import { leftBy } from '../filter.ts';
import type { Draft } from './draft.ts';
import { backgroundTraits, OWN_BACKGROUND } from './reckon.ts';
import { type Choices, one, only, pick, short, type Step } from './step.ts';

const choices = (traits: readonly Feature[]): Choices =>
  traits.map((trait) => ({
    id: trait.id,
    label: `${trait.name} (${trait.value})`,
    note: short(featureLine(trait)),
  }));

/** A background: one of the pack, or Traits of one's own that sum up to 4 (Backgrounds). */
export function backgroundSteps(draft: Draft): readonly Step[] {
  if (!draft.backgrounds) return [];
  const ready: Choices = shippedBackgrounds().map(({ id, name, traits }) => ({
    id,
    label: name,
    note: short(traits.map((trait) => trait.name).join(', ')),
  }));
  const own = { id: OWN_BACKGROUND, label: 'Your own', note: `Traits that sum up to ${BACKGROUND_SUM}` };
  const step = pick(
    { id: 'background', title: 'Background', help: 'Where you come from: some Traits.', random: 'a die' },
    [...ready, own],
    only(draft.background),
    one,
  );
  if (draft.background !== OWN_BACKGROUND) return [step];
  const all = choices(leftBy(draft, shippedFeatures('trait'), draft.ownTraits));
  const help = `Traits whose sum is ${BACKGROUND_SUM}.`;
  return [
    step,
    pick({ id: 'ownTraits', title: 'Traits of your background', help }, all, draft.ownTraits, [
      1,
      Math.min(10, all.length),
    ]),
  ];
}

/** Traits beyond those of a background, where the group plays with them (Traits). */
export function traitSteps(draft: Draft): readonly Step[] {
  const { traitLimit } = draft;
  const taken = backgroundTraits(draft);
  const others = shippedFeatures('trait').filter(({ id }) => !taken.includes(id));
  const all = choices(leftBy(draft, others, draft.traits));
  if (traitLimit === null || all.length === 0) return [];
  const most = Math.min(10, all.length);
  return [
    pick(
      { id: 'traits', title: 'Traits', help: `Their sum may be ${traitLimit} at most.`, optional: true },
      all,
      draft.traits,
      [0, most],
    ),
  ];
}
