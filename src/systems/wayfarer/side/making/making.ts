import type { CreationInput, CreationStep, Made } from '../../../../engine/creation.ts';
import { type Given, readForm } from '../../../../engine/creationForm.ts';
import type { Json } from '../../../../engine/json.ts';
import { plain } from '../../../../engine/json.ts';
import { no, yes } from '../../../../engine/made.ts';
import { spells } from '../../content/spells/index.ts';
import { printEntry } from '../../forces/line/print.ts';
import { newlyBroken } from '../../forces/steps.ts';
import { cards, settings } from '../../library/cards.ts';
import { forces } from '../../library/forces.ts';
import { preferences, type Side } from '../schema.ts';
import { benchOf } from './bench.ts';
import { type Draft, draftSchema, forceOf, mustered, withForce } from './draft.ts';
import { forceSteps, priceOf, standingAt } from './forceSteps.ts';
import { entered, keepStep, keptUnit, placeOf } from './keep.ts';
import { begunAs } from './refit.ts';
import { squadPicked } from './squads.ts';
import { pickedOf, unitChosen } from './unitChosen.ts';
import { unitSteps } from './unitSteps.ts';
import { leftFor, points, sentence } from './words.ts';

/** The steps of a draft: a force's; while a unit is built, that unit's, and its bill above them. */
function stepsIn(draft: Draft): readonly CreationStep[] {
  const { unit } = draft;
  if (unit === null) return forceSteps(draft);
  const keep = keepStep(draft, unit, priceOf(unit.entry), printEntry(unit.entry));
  const bench = benchOf(draft, unit);
  if (bench === null) return [keep];
  const { card, refusals } = bench.standing.built;
  const [wrong] = refusals;
  const bill: CreationStep = {
    kind: 'fixed',
    id: 'bill',
    title: bench.plan.name,
    help: '',
    summary: `${points(card.value)}, ${card.vp} VP. ${leftFor(bench.standing)}${wrong === undefined ? '' : ` ${sentence(wrong)}`}`,
    done: true,
  };
  return [bill, ...unitSteps(bench), keep];
}

/** A force is typed or pasted whole. It is kept though it isn't legal yet: what is wrong is said, and asked for at the end. */
function pasted(draft: Draft, input: Extract<CreationInput, { kind: 'form' }>): Made<Draft> {
  const next = {
    ...draft,
    points: Number(input.fields.points ?? draft.points),
    lines: input.fields.lines ?? draft.lines,
  };
  if (!draftSchema.safeParse(next).success)
    return no('badField', { what: 'points', text: String(input.fields.points) });
  const [unread] = forceOf(next).refusals;
  return unread === undefined ? yes(next) : { ok: false, refusal: unread };
}

function fromPick(draft: Draft, step: string, [id = '']: readonly string[]): Made<Draft> {
  switch (step) {
    case 'start': {
      const { points: all, lines } = forces.find((one) => one.id === id) ?? draft;
      return yes({ ...draft, points: all, lines });
    }
    case 'add': {
      const plan = begunAs(id);
      return yes({ ...draft, unit: { entry: { kind: 'unit', copies: 1, squad: null, plan }, from: null } });
    }
    case 'change': {
      const found = standingAt(draft).find((one) => one.id === id);
      return found === undefined
        ? yes(draft)
        : yes({ ...draft, unit: { entry: found.entry, from: { list: found.list, at: found.at } } });
    }
    default:
      return yes({ ...draft, prefers: preferences.find((one) => one === id) ?? draft.prefers });
  }
}

/** A draft with so many copies of each unit card that is picked. Refuses the first that breaks a rule. */
function copied(draft: Draft, given: Given): Made<Draft> {
  const list = placeOf(given.one('place'));
  const picked = settings.flatMap(({ id }) => given.picked(id));
  const squad = list === 'entries' ? squadPicked(forceOf(draft).force, null, given.one('squad')) : null;
  let made: Made<Draft> = yes(draft);
  for (const { entry } of cards.filter(({ id }) => picked.includes(id))) {
    if (!made.ok) return made;
    const { force } = forceOf(made.value);
    const some = { ...entry, squad, copies: Number(given.one('copies') ?? 1) };
    made = entered(made.value, force, list, some, force[list].length);
  }
  return made;
}

function fromForm(
  draft: Draft,
  step: Extract<CreationStep, { kind: 'form' }>,
  input: Extract<CreationInput, { kind: 'form' }>,
): Made<Draft> {
  if (step.id === 'force') return pasted(draft, input);
  const read = readForm(step, input);
  if (!read.ok) return { ok: false, refusal: read.refusal };
  const given = read.value;
  if (step.id === 'keep' && draft.unit !== null) return keptUnit(draft, draft.unit, given);
  const { force } = forceOf(draft);
  if (step.id === 'copy') return copied(draft, given);
  const [tome, ...tomes] = force.tomes;
  const ids = spells.flatMap(({ id, colour }) => (given.picked(colour).includes(id) ? [id] : []));
  const bought = ids.length === 0 ? [] : [{ name: tome?.name ?? 'Tome', spells: ids }];
  const next = { ...force, tomes: [...bought, ...tomes] };
  const why = newlyBroken(mustered(force).refusals, mustered(next).refusals);
  return why === null ? withForce(draft, next) : { ok: false, refusal: why };
}

function chosenIn(draft: Draft, stepId: string, input: CreationInput): Made<Draft> {
  const step = stepsIn(draft).find(({ id }) => id === stepId);
  const bench = draft.unit === null ? null : benchOf(draft, draft.unit);
  if (step !== undefined && bench !== null && stepId !== 'keep') {
    const plan = unitChosen(bench, step, input);
    return plan.ok
      ? yes({
          ...draft,
          unit: {
            ...bench.building,
            entry: {
              kind: 'unit',
              copies: bench.building.entry.copies,
              squad: bench.building.entry.squad,
              plan: plan.value,
            },
          },
        })
      : plan;
  }
  if (step?.kind === 'pick' && input.kind === 'pick') {
    const ids = pickedOf(step, input.ids);
    return ids.ok ? fromPick(draft, stepId, ids.value) : ids;
  }
  return step?.kind === 'form' && input.kind === 'form'
    ? fromForm(draft, step, input)
    : no('badField', { what: 'step', text: stepId });
}

/** A side, once its force is legal; else the first rule that it breaks. */
function finishedSide(draft: Draft): Made<Side> {
  const { force, refusals } = forceOf(draft);
  const [why] = [...refusals, ...mustered(force).refusals];
  return why === undefined
    ? yes({ name: draft.name, force, prefers: draft.prefers })
    : { ok: false, refusal: why };
}

/** How sides are made. Everything takes a draft as it is stored. */
export const making = {
  steps: (raw: Json): readonly CreationStep[] => stepsIn(draftSchema.parse(raw)),
  choose: (raw: Json, step: string, input: CreationInput): Made<Json> => {
    const chosen = chosenIn(draftSchema.parse(raw), step, input);
    return chosen.ok ? yes(plain(chosen.value)) : chosen;
  },
  finish: (raw: Json): Made<Side> => finishedSide(draftSchema.parse(raw)),
};
