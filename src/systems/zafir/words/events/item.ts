import { rowOf } from '../../../../engine/table.ts';
import { escapeMarkdown } from '../../../../engine/text.ts';
import { abilities } from '../../content/abilities.ts';
import { bodyArmor } from '../../content/bodyArmor.ts';
import { utilityItems } from '../../content/utilityItems.ts';
import type { ItemEvents } from '../../items/events.ts';
import type { Sentences } from '../telling.ts';

const chargesLeft = (left: number): string =>
  left === 0 ? 'its last charge' : `${left} ${left === 1 ? 'charge' : 'charges'} left`;

/** What dice are rolled for, by their label. */
const rolls: Readonly<Record<string, string>> = {
  aim: 'an Aim Die',
  crit: 'a Crit Die',
  damage: 'the Damage Die',
  casualty: 'the Casualty roll',
  mask: 'the die of the Ballistic Mask',
};

const gearNames = [...bodyArmor, ...utilityItems];

/** 'Kira', 'Kira and Tiz', 'Kira, Tiz and Omar'. */
function and(names: readonly string[]): string {
  const last = names.at(-1) ?? 'nobody';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

export const itemSentences: Sentences<ItemEvents> = {
  itemUsed: ({ actor, item, source, target, left }, { who, scene }) => {
    const row = rowOf(utilityItems, item);
    const whose = source === null ? `a **${row.name}**` : `${who(source)}'s **${row.name}**`;
    const isUnit = target !== null && Object.hasOwn(scene.characters, target);
    const on = isUnit && target !== actor ? ` on ${who(target)}` : '';
    return {
      text: `${who(actor)} uses ${whose}${on}${left === null ? '' : ` (${chargesLeft(left)})`}.`,
      tone: 'plain',
      why: [row.text],
    };
  },
  itemNotLent: ({ actor, target, item }, { who }) => ({
    text: `${who(target)} doesn't lend ${who(actor)} the ${escapeMarkdown(item)}. Nothing has been spent.`,
    tone: 'quiet',
  }),
  abilityRenewed: ({ actor, ability, how, what, left }, { who }) => {
    const { name } = rowOf(abilities, ability);
    const ready =
      left === 0 ? 'is ready again' : `cools down for ${left} more ${left === 1 ? 'turn' : 'turns'}`;
    return {
      text: `${escapeMarkdown(what)}: ${who(actor)}'s **${name}** ${how === 'charge' ? 'has one more charge' : ready}.`,
      tone: 'good',
    };
  },
  unitsDetected: ({ actor, others }, { who }) =>
    others.length === 0
      ? { text: `${who(actor)} finds nothing in the ground there.`, tone: 'quiet' }
      : { text: `${who(actor)} finds ${and(others.map(who))} in the ground.`, tone: 'good' },
  undeadDetected: ({ target, by, left }, { who }) => ({
    text: `${who(target)}'s **Undead Detector** warned of ${who(by)}: 2 fewer Aim Dice (${chargesLeft(left)}).`,
    tone: 'good',
  }),
  charmSaved: ({ target, suspended }, { who }) => ({
    text: `${who(target)}'s **Salvation Charm** breaks and leaves 1 HP, ${suspended ? "beyond everybody's reach" : 'under a Holy Shield'}.`,
    tone: 'good',
  }),
  maskBroke: ({ target, rolled, saved }, { who }) => ({
    text: `${who(target)}'s **Ballistic Mask** breaks and stops ${saved ? 'all of the damage' : 'nothing'} (${rolled}).`,
    tone: saved ? 'good' : 'bad',
    why: ['d6: a 4 or more takes all of the damage'],
  }),
  dieChanged: ({ actor, by, label, sides, from, to }, { who, of }) => ({
    text: `${who(actor)} uses a **Voidstone Shard**: ${rolls[label] ?? `a d${sides}`} of ${actor === by ? `${of(by).their} own` : `${who(by)}'s`} shows ${to} instead of ${from}.`,
    tone: 'plain',
  }),
  gearPowered: ({ actor, target, gear, shard, spent }, { who, of }) => {
    const { name } = gearNames.find(({ id }) => id === gear) ?? { name: gear };
    const from = shard
      ? 'a Zephyrite Shard'
      : `charges of ${and([...new Set(spent)].map((id) => rowOf(abilities, id).name))}`;
    const whose = actor === target ? of(actor).their : `${who(target)}'s`;
    return { text: `${who(actor)} powers ${whose} **${name}** with ${from}.`, tone: 'good' };
  },
  watchBroken: ({ target }, { who }) => ({
    text: `${who(target)} is blinded and no longer on Overwatch.`,
    tone: 'plain',
  }),
  smokeLaid: ({ centre, radius, rounds }) => ({
    text: `Smoke hangs around **${centre}** (radius ${radius}) for ${rounds} rounds.`,
    tone: 'plain',
    why: ['Attacks on units in it have one fewer Aim Die'],
  }),
};
