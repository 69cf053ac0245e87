import type { CreationInput, CreationStep, Made } from '../../../engine/creation.ts';
import { type Limit, overLimit } from '../../../engine/limit.ts';
import { type Params, refusal } from '../../../engine/refusal.ts';
import { findRow, rowOf } from '../../../engine/table.ts';
import { SHEET_LIMITS } from '../character/limits.ts';
import { abilities } from '../content/abilities.ts';
import { bodyArmor } from '../content/bodyArmor.ts';
import { inventoryItems } from '../content/inventoryItems.ts';
import { languages } from '../content/languages.ts';
import { pronouns } from '../content/pronouns.ts';
import { responsibilities } from '../content/responsibilities.ts';
import { species } from '../content/species.ts';
import { weapons } from '../content/weapons.ts';
import { gearChoices } from './choices.ts';
import { asClass } from './class.ts';
import type { Draft } from './draft.ts';
import { readyDraft } from './ready.ts';
import type { StepId } from './step.ts';
import { stepsOf } from './steps.ts';

const yes = (value: Draft): Made<Draft> => ({ ok: true, value });
const no = (code: string, params: Params = {}): Made<never> => ({
  ok: false,
  refusal: refusal(code, params),
});
const beyond = (limit: Limit, given: number): Made<never> => ({
  ok: false,
  refusal: overLimit(limit, given),
});

/** Takes what was given for a step; gives the draft with it, or what is wrong with it. */
export function chosen(draft: Draft, stepId: string, input: CreationInput): Made<Draft> {
  const step = stepsOf(draft).find(({ id }) => id === stepId);
  if (step === undefined || step.kind !== input.kind) return no('noSuchStep', { step: stepId });
  if (input.kind === 'form')
    return step.kind === 'form' ? filledIn(draft, step, input.fields) : no('noSuchStep', { step: stepId });
  if (step.kind !== 'pick') return no('noSuchStep', { step: stepId });
  const ids = [...new Set(input.ids)];
  const isListed = (id: string) => step.choices.some((choice) => choice.id === id);
  if (!ids.every(isListed) || ids.length < step.min || ids.length > step.max)
    return no('pickSo', { step: step.title, from: step.min, to: step.max });
  return picked(draft, step.id, ids);
}

/** Rows of a table by ids that are known to be among them. */
const rows = <Id extends string>(table: readonly { readonly id: Id }[], ids: readonly string[]): Id[] =>
  ids.flatMap((id) => table.find((row) => row.id === id)?.id ?? []);

function picked(draft: Draft, step: StepId, ids: readonly string[]): Made<Draft> {
  const [first = ''] = ids;
  switch (step) {
    case 'ready':
      return yes(readyDraft(draft, first));
    case 'class':
      return yes(asClass(draft, first));
    case 'guild':
      return yes({ ...draft, guild: first });
    case 'origin':
      return yes({ ...draft, origin: originOf(first) });
    case 'religion':
      return yes({ ...draft, religion: first });
    case 'equipment':
      return equipped(draft, ids);
    case 'item':
      return yes({ ...draft, item: first === 'medkit' ? 'medkit' : 'fragGrenade' });
    case 'ability':
      return yes({ ...draft, ability: rows(abilities, ids)[0] ?? null });
    case 'inventory':
      return yes({
        ...draft,
        inventory: rows(inventoryItems, ids),
        trinkets: draft.trinkets.filter((_, at) => ids.includes(`trinket.${at}`)),
      });
    case 'expert': {
      const expert = rows(responsibilities, ids)[0] ?? null;
      return yes({ ...draft, expert, basic: draft.basic.filter((id) => id !== expert) });
    }
    case 'basic':
      return yes({ ...draft, basic: rows(responsibilities, ids) });
    case 'fluent': {
      const fluent = rows(languages, ids);
      const others = draft.conversational.filter((id) => !fluent.includes(id));
      return yes({ ...draft, fluent, conversational: fluent.length === 2 ? [] : others });
    }
    case 'conversational':
      return yes({ ...draft, conversational: rows(languages, ids) });
    case 'pronouns':
    case 'name':
    case 'attributes':
    case 'money':
    case 'proficiencies':
      return no('noSuchStep', { step });
  }
}

/** A people, and where among them: 'dyn', 'dyn.1'. */
export function originOf(choice: string): Draft['origin'] {
  const [id = '', at] = choice.split('.');
  const found = species.find((row) => row.id === id);
  if (found === undefined) return null;
  return { species: found.id, detail: found.second[Number(at)]?.result ?? '' };
}

/** One of each kind that is asked for; the armour is what there is where there is but one. */
function equipped(draft: Draft, ids: readonly string[]): Made<Draft> {
  const gear = gearChoices(draft);
  const one = (part: string) => {
    const all = gear.filter((choice) => choice.part === part);
    const chosen = all.filter(({ id }) => ids.includes(id));
    return (all.length === 1 ? all : chosen).map(({ item }) => item);
  };
  const [primary, secondary, armour] = [one('primary'), one('secondary'), one('armour')];
  if (primary.length !== 1 || secondary.length !== 1 || armour.length !== 1) return no('oneOfEach');
  return yes({
    ...draft,
    equipment: {
      primary: rowOf(weapons, weaponId(primary[0])).id,
      secondary: rowOf(weapons, weaponId(secondary[0])).id,
      armour: bodyArmor.find(({ id }) => id === armour[0])?.id ?? 'ballisticVest',
    },
  });
}

function weaponId(item: string | undefined) {
  const [id] = rows(weapons, [item ?? '']);
  if (id === undefined) throw new Error(`'${item}' is no weapon`);
  return id;
}

/** A form's fields; one that was not sent keeps what stands there. */
function filledIn(
  draft: Draft,
  step: Extract<CreationStep, { kind: 'form' }> & { readonly id: StepId },
  sent: Readonly<Record<string, string>>,
): Made<Draft> {
  const text = (id: string) => (sent[id] ?? step.fields.find((field) => field.id === id)?.value ?? '').trim();
  if (step.id === 'pronouns') {
    const typed = text('pronouns');
    if (typed === '') return no('pronounsMissing');
    const { pronouns: most } = SHEET_LIMITS;
    if (typed.length > most.most) return beyond(most, typed.length);
    return yes({ ...draft, pronouns: findRow(pronouns, typed)?.name ?? typed });
  }
  const name = text('name');
  const about = text('about');
  if (name === '') return no('nameMissing');
  if (name.length > SHEET_LIMITS.name.most) return beyond(SHEET_LIMITS.name, name.length);
  if (about.length > SHEET_LIMITS.about.most) return beyond(SHEET_LIMITS.about, about.length);
  return yes({ ...draft, name, about });
}
