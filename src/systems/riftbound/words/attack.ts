import type { Modifier } from '../../../engine/modifier.ts';
import { compass } from '../../../engine/space/plane/index.ts';
import { rowOf } from '../../../engine/table.ts';
import { escapeMarkdown, firstOf } from '../../../engine/text.ts';
import type { Note } from '../../../engine/words.ts';
import type { Shots } from '../attack/events.ts';
import { attributes, type AttributeId } from '../content/attributes.ts';
import type { Events } from '../events.ts';

import { blockedWith, spentWhy } from './spent.ts';
import { modifierWords } from './modifier.ts';
import { listed } from './listed.ts';
import type { Telling } from './telling.ts';

const attributeShort = (id: AttributeId | null): string =>
  id === null ? '' : `${rowOf(attributes, id).short} `;

const hitsWord = (count: number): string =>
  count === 0 ? 'no hits' : count === 1 ? '1 hit' : `${count} hits`;

const dieWords = (modifiers: readonly Modifier[]): string =>
  modifiers.length === 0 ? '' : `; each die ${modifiers.map(modifierWords).join(', ')}`;

/** 'VSN 4+: 3, 5, 6; each die Point Blanc −2'. */
const shotWords = (
  { dice, modifiers }: Shots,
  { attribute, rating }: Pick<Events['attacked'], 'attribute' | 'rating'>,
): string => `${attributeShort(attribute)}${rating}+: ${dice.join(', ')}${dieWords(modifiers)}`;

/** The Hit Roll: '**Kira** attacks **Raider 1** with Auto Rifle, Short range: 3 hits.' */
export function attacked(event: Events['attacked'], at: Telling): Note {
  const { actor, vehicle, weapon, overwatch, shots, shotDice } = event;
  const from = vehicle === null ? '' : ` from ${at.name(vehicle)}`;
  const lead = overwatch ? 'Overwatch: ' : '';
  const several = shots.length > 1;
  const whom = shots
    .map(({ target, hits: many }) => `${at.name(target)}${several ? ` (${hitsWord(many)})` : ''}`)
    .join(', ');
  const hits = shots.reduce((all, one) => all + one.hits, 0);
  const why = at.knows(actor)
    ? [
        ...(shotDice.length === 0 ? [] : [`Shots: ${shotDice.join(', ')}`]),
        ...shots.map((one) => shotWords(one, event)),
      ]
    : shots.map(({ dice }) => `d6: ${dice.join(', ')}`);
  return {
    text: `${lead}${at.name(actor)} attacks ${whom}${from} with ${escapeMarkdown(weapon)}${several ? '' : `: ${hitsWord(hits)}`}.`,
    tone: hits > 0 ? 'plain' : 'quiet',
    why,
    ...(hits > 0 ? {} : { attempt: { by: at.plainName(actor), deed: 'attack', hit: false, damage: 0 } }),
  };
}

/** What came of the hits: '**Raider 1** dodges 1 and blocks 1 of 3 hits with the Riot Shield (1 SP): 1 lands for 2.' */
export function landed(event: Events['landed'], at: Telling): Note {
  const { actor, target, hits, blocked, dice, rating, modifiers, damage, doubled, doubleDice } = event;
  const many = event.landed;
  const each = many > 1 ? ' each' : '';
  const twice = doubled === 0 ? '' : `, ${many === 1 ? 'doubled' : `${doubled} of them doubled`}`;
  const blow = `for ${damage}${each}${twice}`;
  const kept = [
    ...(dice.length > 0 ? [`dodges ${hits - blocked.length - many}`] : []),
    ...(blocked.length > 0 ? [`blocks ${blocked.length}`] : []),
  ].join(' and ');
  const rest = many === 0 ? 'none lands' : `${many} ${many === 1 ? 'lands' : 'land'} ${blow}`;
  const text =
    kept === ''
      ? `${at.name(target)} can't dodge: ${hitsWord(many)} ${many === 1 ? 'lands' : 'land'} ${blow}.`
      : `${at.name(target)} ${kept} of ${hitsWord(hits)}${blockedWith(blocked, target, at)}: ${rest}.`;
  const faces = dice.join(', ');
  const known = `${dodgeWords(event)}${rating}+: ${faces}${dieWords(modifiers)}`;
  return {
    text,
    tone: many > 0 ? 'bad' : 'good',
    why: [
      ...(dice.length === 0 ? [] : [at.knows(target) ? known : `d6: ${faces}`]),
      ...(doubleDice.length === 0 ? [] : [`Doubling: ${doubleDice.join(', ')}`]),
      ...spentWhy(blocked, at),
    ],
    attempt: {
      by: at.plainName(actor),
      deed: 'attack',
      hit: many > 0,
      damage: (many + doubled) * damage,
    },
  };
}

const dodgeWords = ({ with: what }: Events['landed']): string =>
  what === null ? '' : what === 'armour' ? 'Armour ' : attributeShort(what);

export const arced = ({ target, dice, jumps }: Events['arced'], at: Telling): Note => ({
  text:
    jumps === 0
      ? `No sparks jump from ${at.name(target)}.`
      : `Sparks jump from ${at.name(target)}${jumps === 1 ? '' : ` ${jumps} times`}.`,
  tone: jumps === 0 ? 'quiet' : 'plain',
  why: [`4+: ${dice.join(', ')}`],
});

export const thundered = ({ actor, rolls }: Events['thundered'], at: Telling): Note => ({
  text: `The blast deafens everybody around ${at.name(actor)}.`,
  tone: 'bad',
  why: rolls.map(({ target, die, damage }) => `${at.name(target)}: ${die}, ${damage} damage`),
});

export const thrown = ({ actor, item, target }: Events['thrown'], at: Telling): Note => ({
  text: `${at.name(actor)}'s ${escapeMarkdown(item)} lies at ${at.name(target)}'s feet.`,
  tone: 'quiet',
});

export const prepared = ({ actor, attribute, dice }: Events['prepared'], at: Telling): Note => ({
  text: `${at.name(actor)} Prepares ${rowOf(attributes, attribute).short}: ${dice} dice to reroll until ${at.of(actor).their} next turn.`,
  tone: 'plain',
});

/** When an Overwatch fires, behind 'at'. */
function triggerWords({ actor, trigger, target }: Events['overwatchTaken'], at: Telling): string {
  switch (trigger.when) {
    case 'best':
      return 'the best shot';
    case 'first':
      return 'the first in sight';
    case 'ask':
      return `a moment of ${at.of(actor).their} choice`;
    case 'within':
      return `anybody who moves within ${trigger.metres} m`;
    case 'only':
      return `${at.name(target ?? '')} alone`;
  }
}

/** With what and when is for their own side to know. */
export function overwatchTaken(event: Events['overwatchTaken'], at: Telling): Note {
  const { actor, shots, weapon } = event;
  const many = shots === 1 ? '' : ` with ${shots} shots`;
  if (!at.knows(actor)) return { text: `${at.name(actor)} is on Overwatch.`, tone: 'plain' };
  const means = weapon === null ? '' : ` (${escapeMarkdown(weapon)})`;
  return {
    text: `${at.name(actor)} is on Overwatch${many}${means}, for ${triggerWords(event, at)}.`,
    tone: 'plain',
  };
}

export const overwatchHeld = ({ actor, target }: Events['overwatchHeld'], at: Telling): Note => ({
  text: `${at.name(actor)} lets ${at.name(target)} pass.`,
  tone: 'quiet',
});

export function disruptionMade(event: Events['disruptionMade'], at: Telling): Note {
  const { actor, item, bearing, where } = event;
  const way =
    bearing !== null ? ` ${compass(bearing)}` : where === null ? '' : ` at ${escapeMarkdown(where)}`;
  return {
    text: `${at.name(actor)} fires the ${escapeMarkdown(item)}: a ball of plasma flies${way}.`,
    tone: 'plain',
  };
}

export function disruptionMoved(event: Events['disruptionMoved'], at: Telling): Note {
  const { explodes, metres, dice, damage, others } = event;
  const deed =
    explodes === 'touched'
      ? 'touches something, explodes'
      : explodes === 'spent'
        ? 'explodes'
        : `flies on, ${metres} m`;
  const whom = firstOf(others.map((id) => at.name(id)));
  const burns = whom.length === 0 ? ' and burns nobody' : ` and burns ${listed(whom)} for ${damage}`;
  return {
    text: `${at.name(event.actor)}'s plasma ${deed}${burns}.`,
    tone: whom.length === 0 ? 'plain' : 'bad',
    why: [`${dice.length}d6: ${dice.join(', ')}`],
  };
}
