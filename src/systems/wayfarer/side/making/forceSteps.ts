import type { CreationField, CreationStep } from '../../../../engine/creation.ts';
import { pickField, textField } from '../../../../engine/creationForm.ts';
import { spells } from '../../content/spells/index.ts';
import { built, isBuilt } from '../../forces/build.ts';
import { book } from '../../forces/catalogue.ts';
import { type Entry, nameOf } from '../../forces/force.ts';
import { typedForce } from '../../forces/limits.ts';
import { namesOf } from '../../forces/line/words.ts';
import { vehicleCard } from '../../forces/vehicle.ts';
import { cards, settings } from '../../library/cards.ts';
import { forces } from '../../library/forces.ts';
import { preferenceChoices } from '../preferences.ts';
import { type Draft, forceOf, mustered } from './draft.ts';
import { copiesField, placeField } from './keep.ts';
import { squadField } from './squads.ts';
import { speciesChoices } from './unitSteps.ts';
import { points, sentence } from './words.ts';

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
function startStep({ lines }: Draft): CreationStep {
  const choices = forces.map(({ id, name, text, points: all, lines: own }) => ({
    id,
    label: name,
    note: `${points(all)}. ${text}`,
    chosen: own === lines,
  }));
  const isOwn = lines !== '' && !choices.some(({ chosen }) => chosen);
  const own = { id: 'own', label: 'My own force', note: 'Unit by unit, or pasted', chosen: isOwn };
  return {
    kind: 'pick',
    id: 'start',
    title: 'Ready force',
    help: 'A whole force. You can change anything afterwards.',
    first: 'quick',
    // Units of one's own aren't thrown away by a press: nothing ready is offered once there are any.
    summary: [...choices, own].find(({ chosen }) => chosen)?.label ?? '',
    done: true,
    choices: [...choices, own],
    min: 1,
    max: 1,
  };
}

/** The cards of a setting: those that can be paid for first, and why not of the others. */
const cardsField = ({ id, name, text }: (typeof settings)[number], left: number): CreationField => {
  const own = cards.filter(({ setting }) => setting === id);
  const [dear, cheap] = [own.filter(({ cost }) => cost > left), own.filter(({ cost }) => cost <= left)];
  return pickField(
    id,
    name,
    text,
    [...cheap, ...dear].map((card) => ({
      id: card.id,
      label: nameOf(card.entry),
      note: `${card.cost > left ? `Not now: ${left} are left. ` : ''}${points(card.cost)}, ${card.vp} VP`,
    })),
    [],
    [0, own.length],
  );
};

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
export function forceSteps(draft: Draft): readonly CreationStep[] {
  const { force, refusals } = forceOf(draft);
  const { value, left, vp, refusals: broken } = mustered(force);
  const [wrong] = [...refusals, ...broken];
  const units = standingAt(draft);
  const names = units
    .map(
      ({ list, entry }) =>
        `${entry.copies}x ${nameOf(entry)}${list === 'sideboard' ? ' aside' : ''}${entry.squad === null ? '' : ` (${entry.squad})`}`,
    )
    .join(', ');
  const room = `${value} of ${force.points} points, ${left} left.`;
  return [
    startStep(draft),
    {
      kind: 'pick',
      id: 'add',
      title: 'New unit',
      help: `${room} Pick its species; then the rest, step by step.`,
      summary: names,
      done: units.length > 0,
      either: 'units',
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
        ...settings.map((setting) => cardsField(setting, left)),
        copiesField(1, null, left),
        placeField('entries'),
        squadField(force, null),
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
      either: 'units',
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
