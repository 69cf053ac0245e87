import type { CharacterRules, Made, SheetField } from '../../../engine/creation.ts';
import { no, yes } from '../../../engine/made.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import type { Sheet } from '../../../engine/words.ts';
import type { Band } from '../escalation/band.ts';
import { type Entry, muster, nameOf } from '../forces/force.ts';
import { nameOfId, plural } from '../words/names.ts';
import { begun } from './making/draft.ts';
import { making } from './making/making.ts';
import { preferenceChoices } from './preferences.ts';
import { preferences, readSide, type Side } from './schema.ts';

/** What a unit has learned and lost, as it is said on a sheet. */
function learnedBy(entry: Entry): readonly string[] {
  const lessons = entry.kind === 'unit' ? (entry.plan.lessons ?? []) : [];
  const of = (by: 1 | -1) => lessons.flatMap((one) => (one.by === by ? [nameOfId(one.id)] : [])).join(', ');
  const [learned, lost] = [of(1), of(-1)];
  return [...(learned === '' ? [] : [`learned ${learned}`]), ...(lost === '' ? [] : [`lost ${lost}`])];
}

const record = ({ resources, matches, won }: Band): string =>
  `${plural(resources, 'resource')}, ${won} of ${plural(matches, 'match', 'matches')} won`;

/** A force as a sheet: what it costs and is worth, a line a unit. */
function sheetOf({ name, force, prefers, band }: Side): Sheet {
  const { entries, sideboard, value, vp } = muster(force);
  const line = ({ entry, card }: (typeof entries)[number]) =>
    [
      `${entry.copies}x ${escapeMarkdown(nameOf(entry))}: ${card === null ? 'unknown' : plural(card.value, 'point')}`,
      ...(card === null ? [] : [`${card.vp} VP each`]),
      ...(entry.squad === null ? [] : [`squad ${escapeMarkdown(entry.squad)}`]),
      ...learnedBy(entry),
      ...(entry.rests === true ? ['wounded: stays out of the next match'] : []),
    ].join(', ');
  const label = preferenceChoices.find(({ id }) => id === prefers)?.label ?? prefers;
  return {
    title: name,
    subtitle: `${value} of ${force.points} points, ${vp} VP`,
    gauges: [{ label: 'Points', value, max: force.points }],
    sections: [
      ...(band === undefined ? [] : [{ title: 'Escalation campaign', lines: [record(band)] }]),
      { title: 'Units', lines: entries.map(line) },
      ...(force.tomes.length === 0
        ? []
        : [{ title: 'Tomes', lines: force.tomes.map((tome) => escapeMarkdown(tome.name)) }]),
      ...(sideboard.length === 0 ? [] : [{ title: 'Sideboard', lines: sideboard.map(line) }]),
      { title: 'Re-rolls', lines: [label] },
    ],
  };
}

const fieldsOf = ({ force, prefers }: Side): readonly SheetField[] => [
  { id: 'points', label: 'Points', value: String(force.points), hint: 'a whole number from 1 to 100,000' },
  {
    id: 'prefers',
    label: 'Re-rolls',
    value: prefers,
    hint: preferences.join(', '),
    choices: preferenceChoices,
  },
];

/** Changes what a force may cost, as far as it stays legal, or what its re-rolls are for. */
function edited(side: Side, field: string, value: string): Made<Side> {
  if (field === 'prefers') {
    const prefers = preferences.find((one) => one === value.trim().toLowerCase());
    return prefers === undefined
      ? no('unknownPart', { kind: 'preference', name: value, nearest: null })
      : yes({ ...side, prefers });
  }
  // What a band may cost follows from its matches (L5788, L5794).
  if (side.band !== undefined) return no('bandsPoints');
  const points = /^\d{1,6}$/.test(value.trim()) ? Number(value) : 0;
  if (field !== 'points' || points < 1 || points > 100_000)
    return no('badField', { what: field, text: value });
  const force = { ...side.force, points };
  const [why] = muster(force, { heroes: true }).refusals;
  return why === undefined ? yes({ ...side, force }) : { ok: false, refusal: why };
}

/** How sides are made, changed and shown. */
export const sideRules: CharacterRules<Side> = {
  called: 'side',
  read: (raw) => readSide(raw),
  begin: (name) => begun(name),
  ...making,
  sheet: sheetOf,
  // A league of our own: who has won more matches of the campaign stands higher.
  standing: ({ band }) => (band === undefined ? null : { score: band.won, text: record(band) }),
  // Nothing is taken from a side itself: its units are defeated, and it is beaten by points.
  health: 'points',
  fields: fieldsOf,
  values: ({ force }) => [{ name: 'Points', value: force.points }],
  edit: edited,
  rename: (side, name) => ({ ...side, name }),
};
