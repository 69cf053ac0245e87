import type { CreationInput, CreationStep, Made } from '../../../../engine/creation.ts';
import { type Given, readForm } from '../../../../engine/creationForm.ts';
import { no, yes } from '../../../../engine/made.ts';
import { ranks } from '../../content/ranks.ts';
import { templates } from '../../content/templates.ts';
import { spreads } from '../../forces/dice.ts';
import type { Numbers, UnitPlan } from '../../forces/plan.ts';
import { newlyBroken, offers, picked, standing, tooDear } from '../../forces/steps.ts';
import type { Bench } from './bench.ts';
import { isListStep, listOfStep } from './listSteps.ts';
import { had, merged } from './offered.ts';
import { refitted, withSpread } from './refit.ts';
import { halves } from './unitSteps.ts';

/** What was picked out of a step that is one list; refuses what it doesn't offer. */
export function pickedOf(
  step: Extract<CreationStep, { kind: 'pick' }>,
  sent: readonly string[],
): Made<readonly string[]> {
  const ids = [...new Set(sent)];
  const isOffered = ids.every((id) => step.choices.some((choice) => choice.id === id));
  return isOffered && ids.length >= step.min && ids.length <= step.max
    ? yes(ids)
    : no('pickSo', { label: step.title, from: step.min, to: step.max });
}

const withList = (
  plan: UnitPlan,
  step: keyof typeof listOfStep,
  shown: readonly string[],
  ids: readonly string[],
) => {
  const list = listOfStep[step];
  return { ...plan, [list]: merged(had(plan, list), shown, ids) };
};

function fromPick(
  plan: UnitPlan,
  step: Extract<CreationStep, { kind: 'pick' }>,
  ids: readonly string[],
  most: number,
): UnitPlan {
  const [first = null] = ids;
  if (isListStep(step.id))
    return withList(
      plan,
      step.id,
      step.choices.map(({ id }) => id),
      ids,
    );
  if (step.id === 'species') return refitted(plan, { ...plan, species: first ?? plan.species });
  if (first === plan.mount?.species) return plan;
  const mount = offers({ ...plan, mount: null }, 'mount', most).find(({ pick }) => pick.id === first);
  return mount === undefined ? { ...plan, mount: null } : picked(plan, mount.pick);
}

/** The numbers that a form has of five attributes, over those that a plan has. */
const numbersOf = (before: Numbers, step: string, given: Given): Numbers => {
  const of = halves.find(({ id }) => step.endsWith(id))?.of ?? [];
  const read = of.flatMap((id) => {
    const number = given.one(id);
    return number === null ? [] : [[id, Number(number)] as const];
  });
  return { ...before, ...Object.fromEntries(read) };
};

function fromForm(
  { plan, parts: { species } }: Bench,
  step: Extract<CreationStep, { kind: 'form' }>,
  given: Given,
): UnitPlan {
  if (isListStep(step.id)) {
    const { id } = step;
    return step.fields.reduce(
      (so, field) =>
        field.kind === 'pick'
          ? withList(
              so,
              id,
              field.choices.map((choice) => choice.id),
              given.picked(field.id),
            )
          : so,
      plan,
    );
  }
  switch (step.id) {
    case 'rank': {
      const rank = ranks.find(({ id }) => id === given.one('rank'))?.id ?? plan.rank;
      const laid = templates.flatMap(({ id }) => (given.picked('templates').includes(id) ? [id] : []));
      const size = /^(\d)x(\d)$/.exec(given.one('size') ?? '');
      const sized = size === null ? plan.size : { wide: Number(size[1]), long: Number(size[2]) };
      const isOwn = sized !== null && sized.wide === species.size.wide && sized.long === species.size.long;
      return refitted(plan, { ...plan, rank, templates: laid, size: isOwn ? null : sized });
    }
    case 'occupation': {
      const worked = refitted(plan, { ...plan, occupation: given.one('occupation') ?? plan.occupation });
      const how = spreads.find((one) => one === given.one('spread'));
      return how === undefined ? worked : withSpread(worked, how);
    }
    case 'diceFight':
    case 'diceMind':
      return { ...plan, dice: numbersOf(plan.dice, step.id, given) };
    case 'mountDiceFight':
    case 'mountDiceMind': {
      const { mount } = plan;
      return mount === null
        ? plan
        : { ...plan, mount: { ...mount, dice: numbersOf(mount.dice, step.id, given) } };
    }
    default:
      return { ...plan, bumps: numbersOf(plan.bumps, step.id, given) };
  }
}

/** A unit with what somebody picked at a step. Refuses what the step doesn't offer, breaks a rule, or costs more than is left. */
export function unitChosen(bench: Bench, step: CreationStep, input: CreationInput): Made<UnitPlan> {
  const { plan, standing: now, most } = bench;
  let next: UnitPlan;
  if (step.kind === 'pick' && input.kind === 'pick') {
    const ids = pickedOf(step, input.ids);
    if (!ids.ok) return ids;
    next = fromPick(plan, step, ids.value, most);
  } else if (step.kind === 'form' && input.kind === 'form') {
    const given = readForm(step, input);
    if (!given.ok) return { ok: false, refusal: given.refusal };
    next = fromForm(bench, step, given.value);
  } else return no('badField', { what: 'step', text: step.id });
  const then = standing(next, most);
  if ('code' in then) return { ok: false, refusal: then };
  const why = newlyBroken(now.built.refusals, then.built.refusals) ?? tooDear(now.built, then.built, most);
  return why === null ? yes(next) : { ok: false, refusal: why };
}
