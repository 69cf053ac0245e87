import { rowOf } from '../../../engine/table.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import { buildings } from '../content/buildings.ts';
import { vehicleModules } from '../content/creatures.ts';
import { sizes } from '../content/sizes.ts';
import { abilityLine, abilityLines, featureLine, featureLines } from '../language/words/ability.ts';
import { listed, title } from '../language/words/names.ts';
import type {
  Pack,
  PackAbility,
  PackBackground,
  PackBuilding,
  PackCreature,
  PackFeature,
  PackSubArchetype,
  PackUpgrade,
  PackVehicle,
  PackWeapon,
} from './schema.ts';
import { abilityOf } from './things.ts';

interface Described {
  readonly note: string; // in a line
  readonly lines: readonly string[]; // Discord markdown; what people wrote is escaped
}

const short = (text: string): string => (text.length > 100 ? `${text.slice(0, 99)}…` : text);

const aside = (text: string): readonly string[] => (text === '' ? [] : [`*${escapeMarkdown(text)}*`]);

export function describeAbility(ability: PackAbility): Described {
  const whole = abilityOf(ability);
  return { note: short(abilityLine(whole)), lines: abilityLines(whole) };
}

export const describeFeature = (feature: PackFeature): Described => ({
  note: short(featureLine(feature)),
  lines: featureLines(feature),
});

export const describeSubArchetype = ({ text, archetype, features }: PackSubArchetype): Described => ({
  note: short(`${title(archetype)}: ${features.map(({ name }) => name).join(', ')}`),
  lines: [
    ...aside(text),
    `Of ${title(archetype)}`,
    ...features.map(
      (one, n) => `• Tier ${n + 1}: **${escapeMarkdown(one.name)}**, ${escapeMarkdown(featureLine(one))}`,
    ),
  ],
});

/** A background with the Traits it gives. */
export const describeBackground =
  ({ traits: all }: Pack) =>
  ({ text, traits }: PackBackground): Described => ({
    note: short(traits.join(', ')),
    lines: [
      ...aside(text),
      ...all
        .filter(({ name }) => traits.includes(name))
        .map((one) => `• **${escapeMarkdown(one.name)}**: ${escapeMarkdown(featureLine(one))}`),
    ],
  });

export const describeUpgrade = (upgrade: PackUpgrade): Described => ({
  note: short(`Tier ${upgrade.tier}, ${title(upgrade.of)}: ${featureLine(upgrade)}`),
  lines: [...featureLines(upgrade), `${title(upgrade.of)} · Tier ${upgrade.tier} · ${upgrade.price} credits`],
});

/** What a building is for, in a line: 'better Art and History checks; serves as a kitchen'. */
export const buildingLine = ({ text, helps, like }: Omit<PackBuilding, 'name' | 'cost'>): string =>
  [
    ...(text === '' ? [] : [text]),
    ...(helps.length === 0 ? [] : [`Better ${listed(helps)} checks here.`]),
    ...(like === null ? [] : [`Serves as a ${rowOf(buildings, like).name.toLowerCase()}.`]),
  ].join(' ');

export const describeBuilding = ({ cost, ...building }: PackBuilding): Described => ({
  note: short(`Materials from ${cost}. ${buildingLine(building)}`),
  lines: [
    ...aside(building.text),
    ...[buildingLine({ ...building, text: '' })].filter((line) => line !== ''),
    `Materials for ${cost} credits in modest quality`,
  ],
});

const shapes = { cube: '2 m cube', line: '3 m line', around: 'everybody within 1 m' } as const;

export function describeWeapon(weapon: PackWeapon): Described {
  const { text, category, die, types, primary, secondary, reach, properties, area, weight, price } = weapon;
  const far = typeof reach === 'number' ? `${reach} m` : `${reach[0]} m / ${reach[1]} m`;
  const line = [
    title(category),
    `1d${die} ${listed(types)}`,
    `${title(primary)}, ${title(secondary)}`,
    far,
    ...(area === null ? [] : [shapes[area]]),
    ...properties.map(title),
  ].join(' · ');
  return { note: short(line), lines: [...aside(text), line, `Weight ${weight}, ${price} credits`] };
}

/** What a creature is, as a GM says it: 'Boss grade 2, Hybrid, level 2, Big, Mystical'. */
export function creatureLine({ rank, grade, class: kind, level, size, type }: PackCreature): string {
  return [
    rank === 'boss' ? `Boss grade ${grade}` : title(rank),
    ...(kind === null ? [] : [title(kind)]),
    `level ${level}`,
    ...(size === 'medium' ? [] : [title(size)]),
    title(type),
  ].join(', ');
}

export function describeCreature(creature: PackCreature): Described {
  const { text, stats, weapons, abilities, talents, features, armour, count } = creature;
  const line = creatureLine(creature);
  return {
    note: short(line),
    lines: [
      ...aside(text),
      line,
      Object.entries(stats)
        .map(([stat, value]) => `${title(stat)} ${value}`)
        .join(' · '),
      ...(armour === null ? [] : [`Wears ${title(armour)}`]),
      ...[...weapons, ...abilities, ...talents].map((name) => `• ${escapeMarkdown(name)}`),
      ...features.map((one) => `• ${escapeMarkdown(one.name)}: ${escapeMarkdown(featureLine(one))}`),
      ...(count === 1 ? [] : [`${count} come at once`]),
    ],
  };
}

/** What a vehicle is, in a line: 'Elite, level 2, Big +, Construct'. */
const vehicleLine = ({ rank, grade, level, size, type }: PackVehicle): string =>
  [
    rank === 'boss' ? `Boss grade ${grade}` : title(rank),
    `level ${level}`,
    rowOf(sizes, size).name,
    title(type),
  ].join(', ');

export function describeVehicle(vehicle: PackVehicle): Described {
  const { text, talents, modules, count } = vehicle;
  const line = vehicleLine(vehicle);
  const fitted = modules.map(({ kind }) => rowOf(vehicleModules, kind).name);
  return {
    note: short([line, ...fitted].join(', ')),
    lines: [
      ...aside(text),
      line,
      ...[...talents, ...fitted].map((one) => `• ${escapeMarkdown(one)}`),
      ...(count === 1 ? [] : [`${count} come at once`]),
    ],
  };
}
