import type { CreationField, CreationStep } from '../../../../engine/creation.ts';
import { pickField, textField } from '../../../../engine/creationForm.ts';
import { spells } from '../../content/spells/index.ts';
import { built, isBuilt } from '../../forces/build.ts';
import { book } from '../../forces/catalogue.ts';
import { type Entry, nameOf } from '../../forces/force.ts';
import { typedForce } from '../../forces/limits.ts';
import { isRead, namesOf } from '../../forces/line/words.ts';
import { parseEntry } from '../../forces/line/parse.ts';
import { vehicleCard } from '../../forces/vehicle.ts';
import { readyForces } from '../../ready/forces.ts';
import { preferenceChoices } from '../preferences.ts';
import { type Draft, forceOf, mustered } from './draft.ts';
import { copiesField, placeField } from './keep.ts';
import { speciesChoices } from './unitSteps.ts';
import { points, sentence } from './words.ts';

/** A unit that is ready to be copied. */
interface Ready {
  readonly id: string;
  readonly entry: Entry;
}

/** Units of the ready forces, and the book's vehicles. */
export const readyUnits: readonly Ready[] = [
  ...Object.values(readyForces)
    .flatMap((lines) => lines.split('\n'))
    .flatMap((line) => {
      const entry = parseEntry(line);
      return isRead(entry) ? [{ id: nameOf(entry.read), entry: { ...entry.read, copies: 1 } }] : [];
    }),
  ...book.vehicles.map(({ id, name }) => ({
    id,
    entry: { kind: 'vehicle', copies: 1, squad: null, name, vehicle: id } as const,
  })),
];

/** What one of an entry costs, and how many Victory Points it is worth. */
function worthOf(entry: Entry): { readonly value: number; readonly vp: number } {
  if (entry.kind === 'unit') {
    const unit = built(entry.plan);
    return isBuilt(unit) ? unit.card : { value: 0, vp: 0 };
  }
  const vehicle = book.vehicles.find(({ id }) => id === entry.vehicle);
  return vehicle === undefined ? { value: 0, vp: 0 } : vehicleCard(entry.name, vehicle);
}

export const priceOf = (entry: Entry): number => worthOf(entry).value;

/** A force that is ready, with the name: nothing else is needed. */
function startStep({ lines }: Draft, starts: readonly Start[]): CreationStep {
  const choices = [
    ...starts.map(({ id, name, text, lines: own }) => ({
      id,
      label: name,
      note: text,
      chosen: own === lines,
    })),
  ];
  const isOwn = lines !== '' && !choices.some(({ chosen }) => chosen);
  const own = { id: 'own', label: 'My own force', note: 'Unit by unit, or pasted', chosen: isOwn };
  return {
    kind: 'pick',
    id: 'start',
    title: 'Ready force',
    help: 'A force of 500 points. You can change anything afterwards.',
    first: 'quick',
    // Units of one's own aren't thrown away by a press: nothing ready is offered once there are any.
    summary: [...choices, own].find(({ chosen }) => chosen)?.label ?? '',
    done: true,
    choices: [...choices, own],
    min: 1,
    max: 1,
  };
}

/** A ready force to begin with. */
export interface Start {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly lines: string;
}

/** Spells that all casters share (L4890), by their colours: the force's first tome. */
function tomeStep(draft: Draft): CreationStep {
  const [tome] = forceOf(draft).force.tomes;
  const fields = (['black', 'white', 'red', 'green', 'blue'] as const).map((colour): CreationField => {
    const rows = spells.filter((spell) => spell.colour === colour);
    return pickField(
      colour,
      `${colour.charAt(0).toUpperCase()}${colour.slice(1)}`,
      'For everybody who has the skill of its colour',
      rows.map(({ id, name, cost, text }) => ({ id, label: name, note: `${points(cost)}. ${text}` })),
      rows.flatMap(({ id }) => (tome?.spells.includes(id) === true ? [id] : [])),
      [0, rows.length],
    );
  });
  return {
    kind: 'form',
    id: 'tome',
    title: 'Tome',
    help: 'Spells for all who can cast them.',
    summary: tome === undefined ? '' : namesOf(spells, tome.spells),
    done: true,
    stays: true,
    fields,
  };
}

/** Units of a force and its sideboard, by where they stand. */
export const standingAt = (draft: Draft) => {
  const { entries, sideboard } = forceOf(draft).force;
  return (['entries', 'sideboard'] as const).flatMap((list) =>
    (list === 'entries' ? entries : sideboard).map((entry, at) => ({ id: `${list} ${at}`, list, at, entry })),
  );
};

/** A force: units that are added one by one, copied or pasted, and what its re-rolls are for. */
export function forceSteps(draft: Draft, starts: readonly Start[]): readonly CreationStep[] {
  const { force, refusals } = forceOf(draft);
  const { value, left, vp, refusals: broken } = mustered(force);
  const [wrong] = [...refusals, ...broken];
  const units = standingAt(draft);
  const names = units
    .map(({ list, entry }) => `${entry.copies}x ${nameOf(entry)}${list === 'sideboard' ? ' aside' : ''}`)
    .join(', ');
  const room = `${value} of ${force.points} points, ${left} left.`;
  return [
    startStep(draft, starts),
    {
      kind: 'pick',
      id: 'add',
      title: 'New unit',
      help: `${room} Pick its species; then the rest, step by step.`,
      summary: names,
      done: units.length > 0,
      stays: true,
      choices: speciesChoices(null),
      min: 1,
      max: 1,
    },
    {
      kind: 'form',
      id: 'copy',
      title: 'Ready unit',
      help: room,
      summary: '',
      done: true,
      stays: true,
      fields: [
        pickField(
          'unit',
          'Unit',
          'Of the ready forces, or a vehicle',
          readyUnits.map(({ id, entry }) => {
            const worth = worthOf(entry);
            return { id, label: nameOf(entry), note: `${points(worth.value)}, ${worth.vp} VP` };
          }),
          [],
        ),
        copiesField(1, null, left),
        placeField('entries'),
      ],
    },
    ...(units.length === 0
      ? []
      : [
          {
            kind: 'pick',
            id: 'change',
            title: 'Change a unit',
            help: room,
            summary: '',
            done: true,
            stays: true,
            choices: units.map(({ id, list, entry }) => ({
              id,
              label: `${entry.copies}x ${nameOf(entry)}`,
              note: `${points(priceOf(entry))} each${list === 'sideboard' ? ', in the sideboard' : ''}`,
              chosen: false,
            })),
            min: 1,
            max: 1,
          } as const,
        ]),
    tomeStep(draft),
    {
      kind: 'form',
      id: 'force',
      title: 'Force',
      help: 'One line a unit, as forces are printed: 4x Guard; Troop; Human; Warrior; dice MO 2 MD 2; gear Sword.',
      summary:
        draft.lines === ''
          ? ''
          : `${value} of ${force.points} points, ${vp} VP${wrong === undefined ? '' : `. ${sentence(wrong)}`}`,
      done: wrong === undefined,
      stays: true,
      fields: [
        textField('points', 'Points', 'What all agreed on', draft.points),
        textField('lines', 'Units', 'One line a unit', draft.lines, { long: true, most: typedForce.most }),
      ],
    },
    {
      kind: 'pick',
      id: 'prefers',
      title: 'Re-rolls',
      help: "What dice are rolled again for where both can't be had.",
      summary: preferenceChoices.find(({ id }) => id === draft.prefers)?.label ?? '',
      done: true,
      choices: preferenceChoices.map((one) => ({ ...one, chosen: one.id === draft.prefers })),
      min: 1,
      max: 1,
    },
  ];
}
