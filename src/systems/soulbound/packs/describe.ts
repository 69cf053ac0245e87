import { rowOf } from '../../../engine/table.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import { ranges } from '../content/ranges.ts';
import { sizes } from '../content/sizes.ts';
import { speeds } from '../content/speeds.ts';
import { powerLine, powerLines } from '../powers/describe.ts';
import { itemOf, spellOf, talentOf, traitOf } from './powers.ts';
import type { PackCreature, PackGear, PackSpell, PackTalent } from './schema.ts';

/** An entry of a pack in words: in a line, and all of it. */
export interface Described {
  readonly note: string;
  readonly lines: readonly string[];
}

export const describeTalent = (talent: PackTalent): Described => {
  const power = talentOf(talent);
  return { note: powerLine(power), lines: powerLines(power) };
};

export const describeSpell = (spell: PackSpell): Described => {
  const power = spellOf(spell);
  return { note: powerLine(power), lines: powerLines(power) };
};

interface Weapon {
  readonly name: string;
  readonly damage: number;
  readonly range: (typeof ranges)[number]['id'] | null;
  readonly traits: readonly string[];
}

const weaponWords = ({ damage, range, traits }: Weapon) =>
  [`Damage ${damage}`, range === null ? 'melee' : `${rowOf(ranges, range).name} Range`, ...traits].join(', ');

const withTraits = (first: string, traits: readonly string[]) => [first, ...traits].join(', ');

export function describeGear(gear: PackGear): Described {
  switch (gear.kind) {
    case 'weapon':
      return plain(`weapon: ${weaponWords(gear)}`, gear.text);
    case 'armour':
      return plain(
        withTraits(`armour: ${gear.value}${gear.magical ? ', magical' : ''}`, gear.traits),
        gear.text,
      );
    case 'shield':
      return plain(withTraits('shield', gear.traits), gear.text);
    case 'item': {
      const power = itemOf(gear);
      return { note: `item: ${powerLine(power)}`, lines: powerLines(power) };
    }
  }
}

const plain = (note: string, text: string): Described => ({
  note,
  lines: [...(text === '' ? [] : [`*${escapeMarkdown(text)}*`]), escapeMarkdown(note)],
});

export function describeCreature(creature: PackCreature): Described {
  const { attributes, ratings, toughness, track, mettle, minions, armour, shield } = creature;
  const size = rowOf(sizes, creature.size).name;
  const flies = creature.flies === null ? '' : `, flies ${rowOf(speeds, creature.flies).name}`;
  const many =
    minions === null
      ? ''
      : minions.as === 'swarm'
        ? `a swarm of ${minions.count}, ${toughness} Toughness each`
        : `${minions.count} minions`;
  const own = creature.named ? '; makes Death Tests as heroes do' : '';
  const named = (label: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${label}: ${names.map(escapeMarkdown).join(', ')}`];
  return {
    note: `${size}${many === '' ? '' : `, ${many}`}${creature.text === '' ? '' : `. ${creature.text}`}`,
    lines: [
      ...(creature.text === '' ? [] : [`*${escapeMarkdown(creature.text)}*`]),
      `${size}, Speed ${rowOf(speeds, creature.speed).name}${flies}${many === '' ? '' : `; ${many}`}${own}`,
      `Body ${attributes.body} · Mind ${attributes.mind} · Soul ${attributes.soul}`,
      ...(creature.skills === '' ? [] : [escapeMarkdown(creature.skills)]),
      `Initiative ${ratings.initiative} · Melee ${ratings.melee} · Accuracy ${ratings.accuracy} · Defence ${ratings.defence}`,
      `Toughness ${toughness} · Wound Track ${minions === null ? track : 'none'} · Mettle ${mettle} · Armour ${armour?.value ?? 0}${shield === null ? '' : ` · ${escapeMarkdown(shield.name)}`}`,
      ...creature.attacks.map(
        (attack) => `**${escapeMarkdown(attack.name)}**: ${escapeMarkdown(weaponWords(attack))}`,
      ),
      ...creature.traits.map((trait) => {
        const power = traitOf(trait);
        return `**${escapeMarkdown(power.name)}**: ${escapeMarkdown(powerLine(power))}`;
      }),
      ...named('Talents', creature.talents),
      ...named('Spells', creature.spells),
    ],
  };
}
