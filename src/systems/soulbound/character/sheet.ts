import { rowOf } from '../../../engine/table.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import type { Sheet } from '../../../engine/words.ts';
import { attributes } from '../content/attributes.ts';
import { conditions } from '../content/conditions.ts';
import { rungName, rungOf } from '../content/ladder.ts';
import { ranges } from '../content/ranges.ts';
import { sizes } from '../content/sizes.ts';
import { skills } from '../content/skills.ts';
import { speeds } from '../content/speeds.ts';
import { powerSections } from '../powers/sheet.ts';
import { vesselWords } from '../supplies/vessels.ts';
import { conditionLines } from '../words/conditions.ts';
import { writeBelongings } from './belongings.ts';
import { movementLines } from './movement.ts';
import { armourLeft, writeArmourTraits } from './protection.ts';
import { type Character, limits, type Weapon } from './schema.ts';
import { writeTrait } from './traits.ts';

/** A character as every view shows it. What players typed is escaped. */
export function sheetOf(character: Character): Sheet {
  const { toughness, wounds, mettle, speed, size, pronouns, notes } = character;
  return {
    title: character.name,
    subtitle: [
      ...stateOf(character),
      `Speed ${rowOf(speeds, speed).name}`,
      rowOf(sizes, size).name,
      ...(pronouns === '' ? [] : [escapeMarkdown(pronouns)]),
    ].join(' · '),
    gauges: [
      { label: 'Toughness', value: toughness.now, max: toughness.max },
      { label: 'Wounds', value: wounds.now, max: wounds.max },
      { label: 'Mettle', value: mettle.now, max: mettle.max },
    ],
    sections: [
      ...(character.conditions.length === 0
        ? []
        : [{ title: 'Conditions', lines: conditionLines(character) }]),
      { title: 'Armour', lines: [armourLine(character)] },
      {
        title: 'Weapons',
        lines: character.weapons.length === 0 ? ['none'] : character.weapons.map(weaponLine),
      },
      {
        title: 'Attributes and ratings',
        lines: [
          attributes.map((a) => `${a.name} ${character.attributes[a.id]}`).join(' · '),
          ...ratingLines(character),
        ],
      },
      { title: 'Skills', lines: skillLines(character) },
      ...powerSections(character),
      ...[
        { title: 'Movement', lines: movementLines(character) },
        ...(character.drops === 0 ? [] : [{ title: 'Aqua Ghyranis', lines: [vesselWords(character.drops)] }]),
        ...(character.belongings.length === 0
          ? []
          : [{ title: 'Belongings', lines: [escapeMarkdown(writeBelongings(character.belongings))] }]),
        ...(notes === '' ? [] : [{ title: 'Notes', lines: [escapeMarkdown(notes)] }]),
      ].map((section) => ({ ...section, later: true as const })),
    ],
  };
}

function stateOf({ dead, mortal, lastStand }: Character): readonly string[] {
  if (dead) return ['Dead'];
  if (lastStand) return ['Last Stand'];
  return mortal === null ? [] : ['Mortally Wounded'];
}

function ratingLines({ ratings }: Character): string[] {
  const rung = (rating: number) => `${rating} (${rungName(rungOf(rating))})`;
  return [
    `Initiative ${ratings.initiative} · Melee ${rung(ratings.melee)} · Accuracy ${rung(ratings.accuracy)} · Defence ${rung(ratings.defence)}`,
  ];
}

/** A line for each level of Training, the highest first: 'Training 2: Might, Weapon Skill (Focus 1)'. */
function skillLines(character: Character): string[] {
  const [least, most] = limits.skill;
  const levels = Array.from({ length: most - least + 1 }, (_, n) => most - n);
  const lines = levels.flatMap((level) => {
    const names = skills.flatMap(({ id, name }) => {
      const rating = character.skills[id];
      if (rating === undefined || rating.training !== level) return [];
      return `**${name}**${rating.focus === 0 ? '' : ` (Focus ${rating.focus})`}`;
    });
    return names.length === 0 ? [] : [`Training ${level}: ${names.join(', ')}`];
  });
  return lines.length === 0 ? ['none'] : lines;
}

/** 'Longsword: Damage 3, melee, Slashing', with the name in bold. */
const weaponLine = (weapon: Weapon): string => `**${escapeMarkdown(weapon.name)}**: ${weaponWords(weapon)}`;

/** What a weapon is like: 'Damage 3, melee, Slashing'. */
export function weaponWords(weapon: Weapon): string {
  const range = weapon.range === null ? 'melee' : `${rowOf(ranges, weapon.range).name} Range`;
  const parts = [
    range,
    ...weapon.traits.map(writeTrait),
    ...(weapon.natural ? ['natural'] : []),
    ...(weapon.loaded ? [] : ['not loaded']),
    ...(weapon.dropped ? ['dropped'] : []),
  ];
  return `Damage ${weapon.damage}, ${parts.join(', ')}`;
}

/** 'Mail 2 (1 of 3 torn off), Loud · Round shield, Defensive'. */
function armourLine({ armour, shield }: Character): string {
  const name = armour.name === '' ? '' : `${escapeMarkdown(armour.name)} `;
  const torn = armour.torn === 0 ? '' : ` (${armour.torn} of ${armour.value} torn off)`;
  const traits = writeArmourTraits(armour);
  const worn = `${name}${armourLeft({ armour })}${torn}${traits === '' ? '' : `, ${traits}`}`;
  const parts = [
    ...(worn === '0' ? [] : [worn]),
    ...(shield === null
      ? []
      : [
          `${[escapeMarkdown(shield.name), ...shield.traits.map(writeTrait)].join(', ')}${shield.dropped ? ' (dropped)' : ''}`,
        ]),
  ];
  return parts.length === 0 ? 'none' : parts.join(' · ');
}

/** The conditions by name, each once. */
export function conditionNames(character: Character): string[] {
  return [...new Set(character.conditions.map((held) => rowOf(conditions, held.id).name))];
}
