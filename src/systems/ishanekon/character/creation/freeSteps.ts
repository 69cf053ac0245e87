import { creatureClasses } from '../../content/creatures.ts';
import { weaponCategories } from '../../content/weaponCategories.ts';
import { categoriesOf } from '../../numbers/freeStyle.ts';
import { shippedFeatures } from '../../packs/shipped.ts';
import type { Draft } from './draft.ts';
import { featureChoices } from './featureChoices.ts';
import { creatureTalentsLeft } from './reckon.ts';
import { one, only, pick, short, type Step } from './step.ts';

/** The class in the place of an Archetype (Free-Style). */
export const classStep = (draft: Draft): Step =>
  pick(
    { id: 'class', title: 'Class', help: 'In the place of an Archetype.', random: 'a die' },
    creatureClasses.map(({ id, name, text }) => ({ id, label: name, note: short(text) })),
    only(draft.class),
    one,
  );

/** The weapon categories of a class; the one of who has none yet (Free-Style; Negative Levels). */
export function categoryStep(draft: Draft): Step {
  const count = categoriesOf(draft.class);
  return pick(
    { id: 'trained', title: 'Weapon categories', help: `Pick ${count}.`, random: 'a die each' },
    weaponCategories.map(({ id, name, text }) => ({ id, label: name, note: short(text) })),
    draft.trained,
    [count, count],
  );
}

/** Creature Talents: each a Greater Talent, two Lesser ones or, once, a Path. What isn't chosen yet is left for the sheet (Free-Style). */
export function creatureTalentSteps(draft: Draft): readonly Step[] {
  const left = creatureTalentsLeft(draft);
  const help = `You have ${left} Creature ${left === 1 ? 'Talent' : 'Talents'} left`;
  const room = Math.max(0, left);
  const step = (id: 'lesser' | 'greater', title: string, each: string, most: number): Step => {
    const kind = id === 'lesser' ? 'lesserTalent' : 'greaterTalent';
    const choices = featureChoices(draft, shippedFeatures(kind), draft[id]);
    return pick({ id, title, help: `${help}: ${each}.`, optional: true }, choices, draft[id], [
      0,
      Math.min(choices.length, draft[id].length + most),
    ]);
  };
  const path = pick(
    { id: 'path', title: 'Path', help: `${help}. You may have one Path, for one of them.`, optional: true },
    featureChoices(draft, shippedFeatures('path'), only(draft.path)),
    only(draft.path),
    [0, draft.path === null ? Math.min(1, room) : 1],
  );
  return [
    ...(draft.ways.includes('mereMortals') ? [] : [path]),
    step('greater', 'Greater Talents', 'each takes one', room),
    step('lesser', 'Lesser Talents', 'two of these take one', 2 * room + (draft.lesser.length % 2)),
  ];
}
