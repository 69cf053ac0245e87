import { pickField, textField } from '../../../../engine/creationForm.ts';
import { skilledGroups } from '../../content/skilledGroups.ts';
import { sizes } from '../../content/sizes.ts';
import { systems } from '../../content/systems.ts';
import { rowOf } from '../../../../engine/table.ts';
import { vehicleChoices } from './choices.ts';
import type { Draft } from './draft.ts';
import { frameSizes, vehiclesOfPacks } from './frame.ts';
import { form, only, pick, type Step } from './step.ts';

export const OWN_MAKE = 'own';

/** What vehicles can be: figures that the book leaves to the group. */
export const VEHICLE_SPANS = {
  hp: [1, 1000],
  metres: [1, 256],
  passengers: [0, 100],
  capacity: [0, 100],
  terminals: 20,
} as const;

const vehicleGroups = ['bikes', 'mechsuits', 'tanks', 'aeroplanes'] as const;

const mediumChoices = [
  { id: 'land', label: 'On land' },
  { id: 'air', label: 'In the air' },
] as const;

const operators = [
  { id: 'all', label: 'Everybody' },
  { id: 'skilled', label: 'Skilled people only' },
] as const;

export const insideChoices = [
  { id: 'targeted', label: 'In the open', note: 'Seen and targeted from outside, as on a bike.' },
  { id: 'seen', label: 'Behind glass', note: 'Seen, but not targeted.' },
  { id: 'unseen', label: 'Behind armour', note: 'Neither seen nor targeted.' },
] as const;

/** The steps of making a vehicle: like one of the book's, or of one's own make (Vehicles). */
export function vehicleSteps(draft: Draft): readonly Step[] {
  const { frame, offers } = draft;
  const { base, size, medium, metres, hp, passengers, inside, skilledOnly, group, terminals } = frame;
  const like = [
    ...vehicleChoices((name) => `Like a ${name}`),
    ...vehiclesOfPacks(draft).map(({ id, name, text }) => ({ id, label: name, note: text.slice(0, 100) })),
  ];
  const built = [...systems, ...offers.systems.map(({ id, profile }) => ({ ...profile, id }))];
  return [
    pick(
      {
        id: 'base',
        title: 'What it is like',
        help: 'One that you know to begin with, or one of its own make.',
      },
      [...like, { id: OWN_MAKE, label: 'Its own make', note: 'You say all its figures.' }],
      frame.said ? [base ?? OWN_MAKE] : only(base),
      [1, 1],
    ),
    form(
      {
        id: 'frame',
        title: 'Size and HP',
        help: 'How large, how tough, and whether it flies.',
        optional: true,
      },
      [
        pickField(
          'size',
          'Size',
          '',
          frameSizes.map(({ id, name, text }) => ({ id, label: name, note: text })),
          [size],
        ),
        pickField('medium', 'Where', '', mediumChoices, [medium]),
        textField('metres', 'Diameter in metres', 'Large 1 to 4, Giant 4 to 16, Enormous 16 to 256', metres),
        textField('hp', 'HP', '30 to 50 in the book', hp),
        textField('passengers', 'Passengers', 'Besides those at terminals', passengers),
      ],
      `${rowOf(sizes, size).name}, ${metres} m, ${hp} HP, ${medium === 'air' ? 'air' : 'land'}`,
      true,
    ),
    form(
      {
        id: 'crew',
        title: 'Crew',
        help: 'Who sits in it, how safely, and at how many terminals.',
        optional: true,
      },
      [
        pickField('inside', 'Those inside are', '', insideChoices, [inside]),
        pickField('skilledOnly', 'Who can operate it', '', operators, [skilledOnly ? 'skilled' : 'all']),
        pickField(
          'group',
          'Its kind, for Skilled',
          '',
          [
            ...vehicleGroups.map((id) => ({ id, label: rowOf(skilledGroups, id).name })),
            { id: 'none', label: 'None of these' },
          ],
          [group ?? 'none'],
        ),
        textField(
          'terminals',
          'System weight of each terminal',
          'Such as 4, or 6, 4 for two terminals',
          terminals.join(', '),
        ),
      ],
      `${terminals.length} ${terminals.length === 1 ? 'terminal' : 'terminals'} (${terminals.join(', ')} SW)`,
      true,
    ),
    pick(
      {
        id: 'built',
        title: 'Systems',
        help: 'What is built in. Each goes to the first terminal that bears it.',
        optional: true,
      },
      built.map(({ id, name, text, weight }) => ({
        id,
        label: name,
        note: `${weight} SW. ${text}`.slice(0, 100),
      })),
      frame.systems,
      [0, built.length],
    ),
  ];
}
