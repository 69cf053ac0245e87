import type { CreationInput, Made } from '../../../engine/creation.ts';
import { type Given, readForm } from '../../../engine/creationForm.ts';
import { type Limit, overLimit } from '../../../engine/limit.ts';
import { no, yes } from '../../../engine/made.ts';
import { pronounsIn } from '../../../engine/pronouns.ts';
import { SHEET_LIMITS } from '../character/limits.ts';
import { abilities } from '../content/abilities.ts';
import { bodyArmor } from '../content/bodyArmor.ts';
import { inventoryItems } from '../content/inventoryItems.ts';
import { languages } from '../content/languages.ts';
import { responsibilities } from '../content/responsibilities.ts';
import { species } from '../content/species.ts';
import { weapons } from '../content/weapons.ts';
import { gearChoices } from './choices.ts';
import { asClass } from './class.ts';
import type { Draft } from './draft.ts';
import { readyDraft } from './ready.ts';
import type { StepId } from './step.ts';
import { stepsOf } from './steps.ts';

const beyond = (limit: Limit, given: number): Made<never> => ({
  ok: false,
  refusal: overLimit(limit, given),
});

/** Takes what was given for a step; gives the draft with it, or what is wrong with it. */
export function chosen(draft: Draft, stepId: string, input: CreationInput): Made<Draft> {
  const step = stepsOf(draft).find(({ id }) => id === stepId);
  if (step === undefined || step.kind !== input.kind) return no('noSuchStep', { step: stepId });
  if (input.kind === 'form') {
    if (step.kind !== 'form') return no('noSuchStep', { step: stepId });
    const given = readForm(step, input);
    return given.ok ? filledIn(draft, step.id, given.value) : given;
  }
  if (step.kind !== 'pick') return no('noSuchStep', { step: stepId });
  const ids = [...new Set(input.ids)];
  const isListed = (id: string) => step.choices.some((choice) => choice.id === id);
  if (!ids.every(isListed) || ids.length < step.min || ids.length > step.max)
    return no('pickSo', { label: step.title, from: step.min, to: step.max });
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
    case 'equipment':
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

/** One of each kind; where there is but one there is nothing to choose. */
function equipped(draft: Draft, given: Given): Made<Draft> {
  const gear = gearChoices(draft);
  const item = (part: string) => {
    const all = gear.filter((choice) => choice.part === part);
    return all.length === 1 ? all[0]?.id : given.one(part);
  };
  const weapon = (part: string) => weapons.find(({ id }) => id === item(part))?.id;
  const [primary, secondary] = [weapon('primary'), weapon('secondary')];
  const armour = bodyArmor.find(({ id }) => id === item('armour'))?.id ?? 'ballisticVest';
  if (primary === undefined || secondary === undefined) return no('oneOfEach');
  return yes({ ...draft, equipment: { primary, secondary, armour } });
}

function filledIn(draft: Draft, step: StepId, given: Given): Made<Draft> {
  if (step === 'equipment') return equipped(draft, given);
  if (step === 'pronouns') {
    const pronouns = pronounsIn(given, draft.pronouns ?? '', SHEET_LIMITS.pronouns);
    return pronouns.ok ? yes({ ...draft, pronouns: pronouns.value || null }) : pronouns;
  }
  const name = given.text('name');
  const about = given.text('about');
  if (name === '') return no('nameMissing');
  if (name.length > SHEET_LIMITS.name.most) return beyond(SHEET_LIMITS.name, name.length);
  if (about.length > SHEET_LIMITS.about.most) return beyond(SHEET_LIMITS.about, about.length);
  return yes({ ...draft, name, about });
}
