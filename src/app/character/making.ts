import { z } from 'zod';
import {
  askedFirst,
  type CharacterRules,
  type CreationField,
  type CreationForm,
  type CreationInput,
  type CreationStep,
} from '../../engine/creation.ts';
import type { Json } from '../../engine/json.ts';
import type { Params, Refusal } from '../../engine/refusal.ts';
import { TEXT_LIMITS } from '../limits.ts';
import { cleanName } from '../names.ts';

/** A form that could not be taken: it is kept as it was filled in until it is right, so nobody types it twice. */
export interface Mistake {
  readonly step: string;
  readonly title: string;
  readonly refusal: Refusal;
}

/** A character being created, as its maker sees it. */
export interface Making {
  readonly version: number; // a button of an older picture of it is stale
  readonly name: string; // '' where there is none yet
  readonly kind: 'pc' | 'npc';
  readonly steps: readonly CreationStep[];
  readonly mistakes: readonly Mistake[];
}

const mistakeSchema = z.object({
  fields: z.record(z.string(), z.string()),
  picks: z.record(z.string(), z.array(z.string())),
  refusal: z.object({ code: z.string(), params: z.custom<Params>() }),
});

/** How characters are made in a campaign: as its system says, with what its content packs offer. */
export type MakingRules = CharacterRules<object>;

export const draftSchema = z.object({
  name: z.string(),
  kind: z.enum(['pc', 'npc']),
  of: z.custom<Json>(), // the system's own
  mistakes: z.record(z.string(), mistakeSchema).default({}), // by step
});

export type Draft = Readonly<z.infer<typeof draftSchema>>;

/** The step that asks for the name: the system's own where it has one. */
export const NAME = 'name';

const nameField = (value: string): CreationField => ({
  kind: 'text',
  id: NAME,
  label: 'Name',
  hint: `Up to ${TEXT_LIMITS.name.most} characters`,
  value,
  needed: true,
  most: TEXT_LIMITS.name.most,
});

/** The steps of a draft, each as it stands; where the system does not ask for the name, we do. */
export function stepsOf(
  character: MakingRules,
  { name, of }: Pick<Draft, 'name' | 'of'>,
): readonly CreationStep[] {
  const steps = character.steps(of);
  if (character.named !== undefined) return steps;
  const named: CreationStep = {
    kind: 'form',
    id: NAME,
    title: 'Name',
    help: 'What your character is called.',
    summary: name,
    done: name !== '',
    fields: [nameField(name)],
  };
  return [named, ...steps];
}

/** What is asked for together with the name, before there is a draft: a form of at most five parts. */
export const firstSteps = (
  character: MakingRules,
  kind: Making['kind'],
  party?: object,
): readonly CreationStep[] =>
  character.steps(character.begin('', party, kind)).flatMap((step) => askedFirst(step) ?? []);

/** A draft as its maker sees it: in a form with a mistake stands what was given, not what counts. */
export function makingOf(rules: MakingRules, version: number, draft: Draft): Making {
  const { name, kind, mistakes } = draft;
  const steps = stepsOf(rules, draft);
  return {
    version,
    name,
    kind,
    steps: steps.map((step) => {
      const mistake = mistakes[step.id];
      return mistake === undefined || step.kind !== 'form'
        ? step
        : { ...step, fields: step.fields.map((field) => filledIn(field, mistake)) };
    }),
    mistakes: steps.flatMap(({ id, title, kind }) => {
      const mistake = kind === 'form' ? mistakes[id] : undefined;
      return mistake === undefined ? [] : [{ step: id, title, refusal: mistake.refusal }];
    }),
  };
}

function filledIn(field: CreationField, { fields, picks }: CreationForm): CreationField {
  if (field.kind === 'text') return { ...field, value: fields[field.id] ?? field.value };
  const picked = picks[field.id];
  if (picked === undefined) return field;
  return { ...field, choices: field.choices.map((one) => ({ ...one, chosen: picked.includes(one.id) })) };
}

/** A draft that remembers a form which could not be taken, and why; what was picked out of a list is not worth it. */
export function withMistake(draft: Draft, step: string, input: CreationInput, refusal: Refusal): Draft {
  if (input.kind === 'pick') return draft;
  const picks = Object.fromEntries(Object.entries(input.picks).map(([id, picked]) => [id, [...picked]]));
  const mistake = { fields: { ...input.fields }, picks, refusal };
  return { ...draft, mistakes: { ...draft.mistakes, [step]: mistake } };
}

/** A draft in which a step was given as it should be. What was wrong with steps that are gone by it is forgotten. */
export function withStep(rules: MakingRules, draft: Draft, step: string, of: Json): Draft {
  const { [step]: _mended, ...others } = draft.mistakes;
  const next = withSystems(rules, draft, of);
  const ids = new Set([NAME, ...stepsOf(rules, next).map(({ id }) => id)]);
  const mistakes = Object.fromEntries(Object.entries(others).filter(([id]) => ids.has(id)));
  return { ...next, mistakes };
}

/** The draft with what the system has made of it; its name is what a step has made of that. */
export function withSystems(character: MakingRules, draft: Draft, of: Json): Draft {
  const named = character.named?.(of) ?? draft.name;
  return { ...draft, name: cleanName(named) ?? draft.name, of };
}
