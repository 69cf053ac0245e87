import type { CreationInput, Made } from '../../../../engine/creation.ts';
import { type Given, readForm } from '../../../../engine/creationForm.ts';
import { overLimit } from '../../../../engine/limit.ts';
import { no, yes } from '../../../../engine/made.ts';
import { pronounsIn } from '../../../../engine/pronouns.ts';
import { archetypes } from '../../content/archetypes.ts';
import { creatureClasses } from '../../content/creatures.ts';
import { powerSources } from '../../content/powerSources.ts';
import { type SkillId, skillIds } from '../../content/skills.ts';
import { type StatId, statIds, stats } from '../../content/stats.ts';
import { creatureDraftSchema } from '../../creatures/draft.ts';
import { creatureChosen } from '../../creatures/making.ts';
import { weaponCategories } from '../../items/profile.ts';
import { BACKGROUND_SUM } from '../../packs/crossed.ts';
import { shippedFeature } from '../../packs/shipped.ts';
import { filters } from '../filter.ts';
import { SHEET_LIMITS } from '../limits.ts';
import type { Draft } from './draft.ts';
import { readyDraft } from './ready.ts';
import { creatureTalentsLeft, isFree, skillPointsLeft, spentOnStats, statPointsOf } from './reckon.ts';
import { withinTier } from './startingTier.ts';
import { type StatForm, statForms } from './statSteps.ts';
import type { Step } from './step.ts';
import { stepsOf } from './steps.ts';

/** A row's id, of an id that is known to be among them. */
const rowId = <Id extends string>(
  table: readonly { readonly id: Id }[],
  id: string | null | undefined,
): Id | null => table.find((row) => row.id === id)?.id ?? null;

/** A draft with what somebody gave for a step; refuses what it doesn't offer, and what breaks a rule. */
export function chosen(draft: Draft, stepId: string, input: CreationInput): Made<Draft> {
  const step = stepsOf(draft).find(({ id }) => id === stepId);
  if (draft.creature != null && stepId !== 'making') {
    const made = creatureChosen(draft.creature, stepId, input);
    return made.ok ? yes({ ...draft, creature: made.value }) : made;
  }
  if (step === undefined) return no('noSuchStep', { step: stepId });
  if (step.kind === 'pick' && input.kind === 'pick') return picked(draft, step, input.ids);
  if (step.kind === 'form' && input.kind === 'form') {
    const given = readForm(step, input);
    return given.ok ? filledIn(draft, step, given.value) : { ok: false, refusal: given.refusal };
  }
  return no('noSuchStep', { step: stepId });
}

function picked(draft: Draft, step: Extract<Step, { kind: 'pick' }>, sent: readonly string[]): Made<Draft> {
  const ids = [...new Set(sent)];
  const isOffered = ids.every((id) => step.choices.some((choice) => choice.id === id));
  if (!isOffered || ids.length < step.min || ids.length > step.max)
    return no('pickSo', { label: step.title, from: step.min, to: step.max });
  const [first = null] = ids;
  switch (step.id) {
    case 'ready': {
      const archetype = rowId(archetypes, first);
      return yes(archetype === null ? { ...draft, ready: null } : readyDraft(draft, archetype));
    }
    case 'making':
      return yes({ ...draft, creature: first === 'hero' ? null : creatureDraftSchema.parse({}) });
    case 'filter':
      return yes({ ...draft, filter: filters.find((one) => one === first) ?? 'beginner' });
    case 'archetype':
      return yes(withArchetype(draft, first));
    case 'class':
      return yes(withClass(draft, first));
    case 'subArchetype':
      return yes({ ...draft, subArchetype: first });
    case 'path':
      return withinTalents({ ...draft, path: first });
    case 'source':
      return yes({ ...draft, source: rowId(powerSources, first) });
    case 'abilities':
      return yes({ ...draft, abilities: ids });
    case 'lesser':
      return withinTalents({ ...draft, lesser: ids });
    case 'greater':
      return withinTalents({ ...draft, greater: ids });
    case 'background':
      return yes({ ...draft, background: first, ownTraits: [] });
    case 'ownTraits':
      return withOwnTraits(draft, ids);
    case 'traits':
      return withTraits(draft, ids);
    case 'trained':
      return withTraining(draft, ids);
    default:
      return withSkills(draft, step.id, ids);
  }
}

/** Another Archetype: what hangs on the one before is open again. */
function withArchetype(draft: Draft, id: string | null): Draft {
  const archetype = rowId(archetypes, id);
  if (archetype === draft.archetype) return draft;
  const row = archetypes.find((one) => one.id === archetype);
  const only = (ids: readonly StatId[] | undefined) => (ids?.length === 1 ? (ids[0] ?? null) : null);
  return {
    ...draft,
    archetype,
    subArchetype: null,
    primary: only(row?.primary),
    secondary: null,
    evasion: only(row?.evasion),
    abilities: [],
  };
}

/** Another class: the weapon categories are open again (Free-Style). */
function withClass(draft: Draft, id: string | null): Draft {
  const own = rowId(creatureClasses, id);
  return own === draft.class ? draft : { ...draft, class: own, trained: [], abilities: [] };
}

/** A draft, unless it takes more Creature Talents than there are (Free-Style). */
function withinTalents(draft: Draft): Made<Draft> {
  const left = isFree(draft) ? creatureTalentsLeft(draft) : 0;
  return left < 0 ? no('tooManyCreatureTalents', { over: -left }) : yes(draft);
}

const sumOf = (traits: readonly string[]): number =>
  traits.reduce((all, id) => all + (shippedFeature(id)?.value ?? 0), 0);

/** The Traits of a background of one's own sum up to 4 (Backgrounds). */
function withOwnTraits(draft: Draft, ownTraits: readonly string[]): Made<Draft> {
  const sum = sumOf(ownTraits);
  return sum === BACKGROUND_SUM
    ? yes({ ...draft, ownTraits })
    : no('backgroundSum', { sum, needs: BACKGROUND_SUM });
}

/** The sum of Traits may not be above the limit of the campaign (Traits). */
function withTraits(draft: Draft, traits: readonly string[]): Made<Draft> {
  const sum = sumOf(traits);
  const limit = draft.traitLimit ?? 0;
  return sum > limit ? no('tooManyTraits', { sum, limit }) : yes({ ...draft, traits });
}

/** Medium armour takes light, heavy takes medium (Only Human). */
function withTraining(draft: Draft, ids: readonly string[]): Made<Draft> {
  if (ids.includes('medium') && !ids.includes('light')) return no('armourFirst', { armour: 'light' });
  if (ids.includes('heavy') && !ids.includes('medium')) return no('armourFirst', { armour: 'medium' });
  return affordable({ ...draft, trained: ids.flatMap((id) => proficiency(id) ?? []) });
}

const proficiency = (id: string): Draft['trained'][number] | null =>
  [...weaponCategories, 'light' as const, 'medium' as const, 'heavy' as const].find((one) => one === id) ??
  null;

/** Those Skills are at that level from now on, and no others. */
function withSkills(draft: Draft, step: string, ids: readonly string[]): Made<Draft> {
  const level = Number(/^skills(\d{1,2})$/.exec(step)?.[1] ?? 0);
  if (level === 0) return no('noSuchStep', { step });
  const levels: Partial<Record<SkillId, number>> = {};
  for (const skill of skillIds) {
    const before = draft.skills[skill];
    if (ids.includes(skill)) levels[skill] = level;
    else if (before !== undefined && before !== level) levels[skill] = before;
  }
  return affordable({ ...draft, skills: levels });
}

/** A draft, unless it spends more Skill Points than there are. */
function affordable(draft: Draft): Made<Draft> {
  const left = skillPointsLeft(draft);
  return left < 0 ? no('tooManySkillPoints', { over: -left }) : yes(draft);
}

function filledIn(draft: Draft, step: Extract<Step, { kind: 'form' }>, given: Given): Made<Draft> {
  switch (step.id) {
    case 'pronouns': {
      const read = pronounsIn(given, draft.pronouns, SHEET_LIMITS.pronouns);
      return read.ok ? yes({ ...draft, pronouns: read.value }) : { ok: false, refusal: read.refusal };
    }
    case 'own':
      return withOwn(draft, given);
    case 'stats':
    case 'moreStats':
      return draft.dice.length > 0 ? assigned(draft, step.id, given) : bought(draft, step.id, given);
    case 'languages':
      return withLanguages(draft, given.text('languages'));
    case 'gear':
      return withinTier({
        ...draft,
        armour: given.one('armour'),
        weapons: given.picked('weapons'),
        upgrades: given.picked('upgrades'),
      });
    default:
      return no('noSuchStep', { step: step.id });
  }
}

/** Primary and Secondary Stat are two different ones. */
function withOwn(draft: Draft, given: Given): Made<Draft> {
  const [primary, secondary, evasion] = ['primary', 'secondary', 'evasion'].map((id) =>
    rowId(stats, given.one(id)),
  );
  if (primary === secondary)
    return no('statTwice', { stat: stats.find(({ id }) => id === primary)?.name ?? '' });
  return yes({ ...draft, primary: primary ?? null, secondary: secondary ?? null, evasion: evasion ?? null });
}

function bought(draft: Draft, form: StatForm, given: Given): Made<Draft> {
  const values = statForms[form].map(({ id }) => [id, Number(given.one(id) ?? 0)] as const);
  const next: Draft = { ...draft, bought: { ...draft.bought, ...Object.fromEntries(values) } };
  const over = spentOnStats(next) - statPointsOf(next);
  return over > 0 ? no('tooManyStatPoints', { over }) : yes(next);
}

/** Each value of the dice is used once; one that another Stat had comes to this one, and that other is open again. */
function assigned(draft: Draft, form: StatForm, given: Given): Made<Draft> {
  const rows = statForms[form];
  const places = rows.map(({ id }) => Number(given.one(id) ?? -1));
  if (new Set(places).size < places.length) return no('valueTwice');
  const next: Partial<Record<StatId, number>> = {};
  for (const stat of statIds) {
    const before = draft.assigned[stat];
    if (before !== undefined && !places.includes(before)) next[stat] = before;
  }
  for (const [n, { id }] of rows.entries()) next[id] = places[n] ?? 0;
  return yes({ ...draft, assigned: next });
}

function withLanguages(draft: Draft, text: string): Made<Draft> {
  const languages = [
    ...new Set(
      text
        .split(/[,;\n]/)
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
  ];
  const limit = SHEET_LIMITS.languages;
  if (languages.length > limit.most) return { ok: false, refusal: overLimit(limit, languages.length) };
  const long = languages.find((one) => one.length > SHEET_LIMITS.language.most);
  if (long !== undefined) return { ok: false, refusal: overLimit(SHEET_LIMITS.language, long.length) };
  return affordable({ ...draft, languages });
}
