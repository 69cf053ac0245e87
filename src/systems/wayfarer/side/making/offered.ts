import type { CreationChoice } from '../../../../engine/creation.ts';
import { built, isBuilt } from '../../forces/build.ts';
import type { UnitPlan } from '../../forces/plan.ts';
import { dropped, type Offer, type Step } from '../../forces/steps.ts';
import { plural } from '../../words/names.ts';
import type { Bench } from './bench.ts';
import { points, sentence } from './words.ts';

/** What a unit can never have for what it is: it isn't listed. All else that it can't have now is, last, with the rule. */
const never: ReadonlySet<string> = new Set([
  'traitNotOpen',
  'notABeastsSkill',
  'noEquipment',
  'noSpellsForBeast',
]);

/** The steps whose picks make a list. */
export type Listed = Extract<Step, 'template' | 'traits' | 'skills' | 'spells' | 'gear'>;

/** What a plan has of a list. */
export const had = (plan: UnitPlan, step: Listed): readonly string[] =>
  step === 'template' ? plan.templates : plan[step];

/** What something of a unit's own costs it. */
function costOf(plan: UnitPlan, step: Listed, id: string): number {
  const [now, next] = [built(plan), built(dropped(plan, step, id))];
  return isBuilt(now) && isBuilt(next) ? now.card.value - next.card.value : 0;
}

interface Row {
  readonly id: string;
  readonly text: string;
}

/** What can be had of some rows: what the unit has first, then what it could have, then what a rule forbids now. */
export function listed(
  { plan, offers }: Bench,
  step: Listed,
  rows: readonly Row[],
): readonly CreationChoice[] {
  const has = new Set(had(plan, step));
  const rated = offers(step).flatMap((offer) => {
    const { id } = offer.pick;
    const row = rows.find((one) => one.id === id);
    if (row === undefined) return [];
    const choice = { id, label: offer.name, chosen: has.has(id) };
    if (has.has(id))
      return { at: 0, choice: { ...choice, note: `${points(costOf(plan, step, id))}. ${row.text}` } };
    if (offer.refusal === null)
      return { at: 1, choice: { ...choice, note: `${priceOf(offer)}. ${row.text}` } };
    if (never.has(offer.refusal.code)) return [];
    return { at: 2, choice: { ...choice, note: `Not now: ${sentence(offer.refusal)}` } };
  });
  return [0, 1, 2].flatMap((wanted) => rated.filter(({ at }) => at === wanted).map(({ choice }) => choice));
}

const priceOf = ({ cost, slots }: Offer): string =>
  `${points(cost)}${slots === 0 ? '' : `, ${plural(slots, 'ability', 'abilities')}`}`;

/** A list after some of its rows were picked anew: what the rows don't show stays, and so does what is there several times. */
export const merged = (
  before: readonly string[],
  shown: readonly string[],
  picked: readonly string[],
): readonly string[] => [
  ...before.filter((id) => !shown.includes(id) || picked.includes(id)),
  ...picked.filter((id) => !before.includes(id)),
];
