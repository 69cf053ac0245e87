import type { CreationInput, Made } from '../../../engine/creation.ts';
import { type Given, pickField, readForm } from '../../../engine/creationForm.ts';
import { no, yes } from '../../../engine/made.ts';
import { rowOf } from '../../../engine/table.ts';
import { fixed, form, one, only, pick, type Step } from '../character/creation/step.ts';
import { filterRows, isOffered } from '../character/filter.ts';
import type { Creature } from '../character/schema.ts';
import { creatureClasses, creatureRanks, creatureTypes } from '../content/creatures.ts';
import { sizes } from '../content/sizes.ts';
import { abilityNote, featureNote } from '../language/words/ability.ts';
import { tierOfCost } from '../language/schema/ability.ts';
import { tierOf } from '../numbers/levels.ts';
import type { PackCreature } from '../packs/schema.ts';
import { shipped } from '../packs/shipped.ts';
import { abilityOf, featureOf } from '../packs/things.ts';
import { creatureOf } from './build.ts';
import { type CreatureDraft, MOST_GRADE, MOST_LEVEL } from './draft.ts';
import { budgetOf } from './levels.ts';
import { rowFrom } from './line.ts';
import { numbersOf } from './numbersOf.ts';

/** What can be a Creature Talent, by how much of one it is: a Greater Talent or a Path one, a Lesser Talent half (Creature Talents). */
const talentRows = () => [
  ...shipped().pack.paths.map((row) => ({ row, kind: 'path' as const, halves: 2 })),
  ...shipped().pack.talents.map((row) => ({
    row,
    kind: row.kind === 'greater' ? ('greaterTalent' as const) : ('lesserTalent' as const),
    halves: row.kind === 'greater' ? 2 : 1,
  })),
];

const kindWords = { path: 'Path', greaterTalent: 'Greater', lesserTalent: 'Lesser' } as const;

/** What it is called before it has a name. */
const NOBODY = 'Creature';

/** As the pack's own creatures are written: what isn't picked is as the builder has it. */
export function rowMade(name: string, draft: CreatureDraft): PackCreature {
  const { talents, abilities, filter: _filter, ...outline } = draft;
  const built = rowFrom(shipped().pack, name === '' ? NOBODY : name, { ...outline, vehicle: false });
  return { ...built, talents: talents ?? built.talents, abilities: abilities ?? built.abilities };
}

export const creatureMade = (name: string, draft: CreatureDraft): Creature =>
  creatureOf(shipped().pack, rowMade(name, draft));

const graded = (rank: string, grade: number): string => (rank === 'boss' ? `boss${grade}` : rank);

/** Minor, Normal, Elite, and a Boss of each grade. */
const ranks = [
  ...creatureRanks
    .filter(({ id }) => id !== 'boss')
    .map(({ id, name, text }) => ({ id, label: name, note: text })),
  ...Array.from({ length: MOST_GRADE }, (_, n) => ({
    id: `boss${n + 1}`,
    label: `Boss grade ${n + 1}`,
    note: `${n + 1} ${n === 0 ? 'turn' : 'turns'} a round; Vitality and WP times ${n + 1}`,
  })),
];

const rows = (table: readonly { readonly id: string; readonly name: string; readonly text?: string }[]) =>
  table.map(({ id, name, text = '' }) => ({ id, label: name, note: text.slice(0, 100) }));

const levels = Array.from({ length: MOST_LEVEL + 1 }, (_, n) => ({
  id: String(n),
  label: `Level ${n}`,
  note: `Tier ${tierOf(n)}`,
}));

/** What a creature is, in one form (Creatures). */
function outlineStep({ type, rank, grade, class: kind, level, size }: CreatureDraft): Step {
  const as = rank === 'minor' ? 'fighter' : (kind ?? 'hybrid');
  const words = [
    graded(rank, grade) === rank ? rowOf(creatureRanks, rank).name : `Boss grade ${grade}`,
    ...(rank === 'minor' ? [] : [rowOf(creatureClasses, as).name]),
    `Level ${level}`,
    rowOf(sizes, size).name,
    rowOf(creatureTypes, type).name,
  ];
  return form(
    { id: 'outline', title: 'What it is', help: 'All else follows from it.' },
    [
      pickField(
        'type',
        'Type',
        'Whether it is alive, undead, a spirit',
        rows(creatureTypes),
        only(type),
        one,
      ),
      pickField('rank', 'Rank', 'How strong it is', ranks, only(graded(rank, grade)), one),
      pickField('class', 'Class', 'A Minor creature has none', rows(creatureClasses), only(as), one),
      pickField('level', 'Level', 'Of a character as strong', levels, only(String(level)), one),
      pickField('size', 'Size', 'Of its body', rows(sizes), only(size), one),
    ],
    words.join(', '),
    true,
  );
}

/** How much of its Creature Talents some take, in halves. */
function halvesOf(names: readonly string[]): number {
  const of = (kind: 'lesserTalent' | null) =>
    talentRows()
      .filter(
        ({ row, kind: own }) => names.includes(row.name) && (own === 'lesserTalent') === (kind !== null),
      )
      .reduce((sum, { halves }) => sum + halves, 0);
  return of(null) + 2 * Math.ceil(of('lesserTalent') / 2);
}

function talentStep(draft: CreatureDraft): Step {
  const { talents } = budgetOf(draft.rank, draft.class, draft.level);
  const chosen = rowMade(NOBODY, draft).talents;
  const all = talentRows().filter(({ row }) => isOffered(draft, row) || chosen.includes(row.name));
  return pick(
    {
      ...{ id: 'talents', title: 'Creature Talents', optional: true },
      help: `${talents} in all: each a Greater Talent, two Lesser ones or, once, a Path.`,
    },
    all.map(({ row, kind }) => ({
      id: row.name,
      label: row.name,
      note: `${kindWords[kind]} · ${featureNote(featureOf(kind, row))}`.slice(0, 100),
    })),
    chosen,
    [0, Math.min(all.length, 2 * talents)],
  );
}

function abilityStep(draft: CreatureDraft): readonly Step[] {
  const { abilities } = budgetOf(draft.rank, draft.class, draft.level);
  if (abilities === 0) return [];
  const tier = tierOf(draft.level);
  const chosen = rowMade(NOBODY, draft).abilities;
  const all = shipped().pack.abilities.filter(
    (row) => tierOfCost(row.wp) <= tier && (isOffered(draft, row) || chosen.includes(row.name)),
  );
  return [
    pick(
      { id: 'abilities', title: 'Abilities', help: `Up to ${abilities}.`, optional: true },
      all.map((row) => ({ id: row.name, label: row.name, note: abilityNote(abilityOf(row)) })),
      chosen,
      [0, Math.min(all.length, abilities)],
    ),
  ];
}

/** How much of what it could have is offered (Complexity and Beginner Tag). */
const filterStep = ({ filter }: CreatureDraft): Step =>
  pick(
    { id: 'filter', title: 'How much to choose from', help: 'Shortens the lists below.', optional: true },
    rows(filterRows),
    [filter],
    one,
  );

/** The steps of building a creature from a form (Creatures); its numbers stand there before it is kept. */
export const creatureSteps = (draft: CreatureDraft): readonly Step[] => [
  outlineStep(draft),
  filterStep(draft),
  talentStep(draft),
  ...abilityStep(draft),
  fixed(
    { id: 'numbers', title: 'Its numbers', help: 'They follow from the rest.' },
    numbersOf(creatureMade(NOBODY, draft)).join('; '),
  ),
];

/** A draft with what a GM gave for a step; refuses what isn't offered, and more than its rank, class and Level give. */
export function creatureChosen(
  draft: CreatureDraft,
  stepId: string,
  input: CreationInput,
): Made<CreatureDraft> {
  const step = creatureSteps(draft).find(({ id }) => id === stepId);
  if (step?.kind === 'form' && input.kind === 'form') {
    const given = readForm(step, input);
    return given.ok ? yes(outlined(draft, given.value)) : { ok: false, refusal: given.refusal };
  }
  if (step?.kind !== 'pick' || input.kind !== 'pick') return no('noSuchStep', { step: stepId });
  const names = [...new Set(input.ids)];
  const isOffered = names.every((name) => step.choices.some(({ id }) => id === name));
  if (!isOffered || names.length > step.max)
    return no('pickSo', { label: step.title, from: step.min, to: step.max });
  if (stepId === 'filter')
    return yes({ ...draft, filter: filterRows.find(({ id }) => id === names[0])?.id ?? draft.filter });
  if (stepId === 'abilities') return yes({ ...draft, abilities: names });
  return withTalents(draft, names);
}

/** What hangs on rank, class and Level is the builder's again where one of them is another now. */
function outlined(draft: CreatureDraft, given: Given): CreatureDraft {
  const found = <Row extends { readonly id: string }>(table: readonly Row[], of: string): Row | undefined =>
    table.find(({ id }) => id === given.one(of));
  const said = given.one('rank') ?? draft.rank;
  const grade = Number(/^boss(\d{1,2})$/.exec(said)?.[1] ?? 1);
  const rank = said.startsWith('boss') ? 'boss' : (found(creatureRanks, 'rank')?.id ?? draft.rank);
  const kind = rank === 'minor' ? null : (found(creatureClasses, 'class')?.id ?? 'hybrid');
  const next: CreatureDraft = {
    ...draft,
    ...{ rank, grade, class: kind, level: Number(given.one('level') ?? draft.level) },
    type: found(creatureTypes, 'type')?.id ?? draft.type,
    size: found(sizes, 'size')?.id ?? draft.size,
  };
  const isSame = next.rank === draft.rank && next.class === draft.class && next.level === draft.level;
  return isSame ? next : { ...next, talents: null, abilities: null };
}

function withTalents(draft: CreatureDraft, names: readonly string[]): Made<CreatureDraft> {
  const paths = talentRows().filter(({ row, kind }) => kind === 'path' && names.includes(row.name));
  if (paths.length > 1) return no('onePathOnly', {});
  const { talents } = budgetOf(draft.rank, draft.class, draft.level);
  const over = halvesOf(names) / 2 - talents;
  return over > 0 ? no('tooManyCreatureTalents', { over }) : yes({ ...draft, talents: names });
}
