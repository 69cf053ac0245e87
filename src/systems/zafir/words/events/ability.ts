import { rowOf } from '../../../../engine/table.ts';
import type { AbilityEvents } from '../../abilities/events.ts';
import { abilities } from '../../content/abilities.ts';
import type { Sentences } from '../telling.ts';

const nameOf = (id: (typeof abilities)[number]['id']): string => rowOf(abilities, id).name;

const turns = (count: number): string => `${count} ${count === 1 ? 'turn' : 'turns'}`;

export const abilitySentences: Sentences<AbilityEvents> = {
  abilityUsed: ({ actor, ability, target }, { who, scene }) => {
    const on =
      target === null || target === actor
        ? ''
        : Object.hasOwn(scene.characters, target)
          ? ` on ${who(target)}`
          : ` at **${target}**`;
    return {
      text: `${who(actor)} uses **${nameOf(ability)}**${on}.`,
      tone: 'plain',
      why: [rowOf(abilities, ability).text],
    };
  },
  affected: ({ actor, target, ability, until, turns: count }, { who, of }) => {
    const time = {
      theirTurn: `until ${who(actor)}'s next turn begins`,
      round: 'until the next round begins',
      turns: `for ${turns(count ?? 1)}`,
    }[until];
    return {
      text: `${who(target)} is under ${actor === target ? `${of(actor).their} own` : `${who(actor)}'s`} **${nameOf(ability)}** ${time}.`,
      tone: 'plain',
      why: [rowOf(abilities, ability).text],
    };
  },
  areaMade: ({ actor, ability, centre, radius, turns: count }, { who }) => ({
    text: `${who(actor)} lays **${nameOf(ability)}** around **${centre}** (radius ${radius})${count === null ? '' : ` for ${turns(count)}`}.`,
    tone: 'plain',
    why: [rowOf(abilities, ability).text],
  }),
  placed: ({ actor, ability, tiles }, { who }) => ({
    text: `${who(actor)} sets up **${nameOf(ability)}** on ${tiles.join(', ')}.`,
    tone: 'plain',
    why: [rowOf(abilities, ability).text],
  }),
  pylonDissolved: ({ actor, tiles }, { who }) => ({
    text: `The Pylon of ${who(actor)} on ${tiles.join(', ')} dissolves.`,
    tone: 'quiet',
  }),
  focused: ({ actor, points, most }, { who }) => ({
    text: `${who(actor)} focuses: ${points} of ${most} Focus Points.`,
    tone: 'good',
  }),
};
