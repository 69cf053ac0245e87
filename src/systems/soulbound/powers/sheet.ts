import { escapeMarkdown } from '../../../engine/text.ts';
import type { Character } from '../character/schema.ts';
import { powerLine } from './describe.ts';
import { stayingWords } from './effects/staying.ts';
import type { PowerKind } from './schema/power.ts';
import { minionsLeft } from './swarm.ts';

const titles: readonly (readonly [PowerKind, string])[] = [
  ['talent', 'Talents'],
  ['miracle', 'Miracles'],
  ['spell', 'Spells'],
  ['trait', 'Traits'],
  ['item', 'Items'],
];

interface Section {
  readonly title: string;
  readonly lines: string[];
}

/** What a sheet says of powers: each with what it does, by kind; then what is on its owner for a time, and a swarm's number. */
export function powerSections(character: Character): readonly Section[] {
  const { powers, boons, minions } = character;
  const left = minionsLeft(character);
  return [
    ...(minions === null || minions.count === 1
      ? []
      : [{ title: 'Swarm', lines: [`${left} of ${minions.count} left, ${minions.each} Toughness each`] }]),
    ...titles.map(([kind, title]) => ({
      title,
      lines: powers
        .filter((power) => power.kind === kind)
        .map((power) => `**${escapeMarkdown(power.name)}**: ${escapeMarkdown(powerLine(power))}`),
    })),
    {
      title: 'For now',
      lines: boons.map(({ power, effect }) => `${escapeMarkdown(power)}: ${stayingWords(effect)}`),
    },
  ].filter(({ lines }) => lines.length > 0);
}
