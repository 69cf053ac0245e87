import { z } from 'zod';
import type { CreationInput, CreationStep, Made } from '../../../engine/creation.ts';
import type { Json } from '../../../engine/json.ts';
import { no, yes } from '../../../engine/made.ts';
import { muster } from '../forces/force.ts';
import { parseForce } from '../forces/line/parse.ts';
import { preferences, type Side } from './schema.ts';

/** How many letters the lines of a force can be typed in: as many as a form takes. */
const mostTyped = 4000;

/** Points where nobody has said: what the book advises for a first battle (L40). */
export const firstPoints = 500;

const draftSchema = z.object({
  name: z.string(),
  points: z.int().min(1).max(100_000),
  lines: z.string().max(mostTyped),
  prefers: z.enum(preferences),
});
type Draft = z.infer<typeof draftSchema>;

const preferenceNotes: Readonly<Record<Side['prefers'], string>> = {
  both: 'Re-rolls go where they help most.',
  hit: 'Re-rolls defeat the enemy first.',
  live: 'Re-rolls keep your own units first.',
  ask: 'You are asked for each.',
};

const labels: Readonly<Record<Side['prefers'], string>> = {
  both: 'Both',
  hit: 'Rather hit',
  live: 'Rather live',
  ask: 'Ask me',
};

/** What re-rolls are for, as it is picked. */
export const preferenceChoices = preferences.map((id) => ({ id, label: labels[id] }));

export const begun = (name: string): Json =>
  ({ name, points: firstPoints, lines: '', prefers: 'both' }) satisfies Draft;

const forceOf = ({ name, points, lines }: Draft) => parseForce(lines, { name: name || 'Force', points });

function summaryOf(draft: Draft): string {
  const { force, refusals } = forceOf(draft);
  const { value, vp } = muster(force);
  const wrong = refusals.length === 0 ? '' : `, ${refusals.length} lines unread`;
  return `${value} of ${force.points} points, ${vp} VP${wrong}`;
}

/** A force is pasted, as it is printed and exported; then what its re-rolls are for. */
export function stepsOf(raw: Json): readonly CreationStep[] {
  const draft = draftSchema.parse(raw);
  const { force, refusals } = forceOf(draft);
  const isLegal = refusals.length === 0 && muster(force).refusals.length === 0;
  return [
    {
      id: 'force',
      title: 'Force',
      help: 'One line a unit, as forces are printed: 4x Guard; Troop; Human; Warrior; dice MO 2 MD 2; gear Sword.',
      summary: draft.lines === '' ? '' : summaryOf(draft),
      done: isLegal,
      kind: 'form',
      fields: [
        {
          kind: 'text',
          id: 'points',
          label: 'Points',
          hint: 'What all agreed on',
          value: String(draft.points),
          needed: true,
        },
        {
          kind: 'text',
          id: 'lines',
          label: 'Units',
          hint: 'One line a unit',
          value: draft.lines,
          needed: true,
          long: true,
          most: mostTyped,
        },
      ],
    },
    {
      id: 'prefers',
      title: 'Re-rolls',
      help: "What dice are rolled again for where both can't be had.",
      summary: labels[draft.prefers],
      done: true,
      kind: 'pick',
      min: 1,
      max: 1,
      choices: preferences.map((id) => ({
        id,
        label: labels[id],
        note: preferenceNotes[id],
        chosen: id === draft.prefers,
      })),
    },
  ];
}

export function chosen(raw: Json, step: string, input: CreationInput): Made<Json> {
  const draft = draftSchema.parse(raw);
  if (step === 'prefers' && input.kind === 'pick') {
    const prefers = preferences.find((one) => input.ids.includes(one));
    return prefers === undefined
      ? no('unknownPart', { kind: 'preference', name: input.ids.join(), nearest: null })
      : yes({ ...draft, prefers });
  }
  if (step !== 'force' || input.kind !== 'form') return no('badField', { what: 'step', text: step });
  const points = Number(input.fields.points ?? draft.points);
  const lines = input.fields.lines ?? draft.lines;
  const next = { ...draft, points, lines };
  if (!draftSchema.safeParse(next).success)
    return no('badField', { what: 'points', text: String(input.fields.points) });
  // A force is kept though it isn't legal yet: what is wrong is said when it is to be finished.
  const [unread] = forceOf(next).refusals;
  return unread === undefined ? yes(next) : { ok: false, refusal: unread };
}

/** A side, once its force is legal; else the first rule that it breaks. */
export function finished(raw: Json): Made<Side> {
  const draft = draftSchema.parse(raw);
  const { force, refusals } = forceOf(draft);
  const [why] = [...refusals, ...muster(force).refusals];
  return why === undefined
    ? yes({ name: draft.name, force, prefers: draft.prefers })
    : { ok: false, refusal: why };
}
