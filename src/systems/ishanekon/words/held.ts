import { escapeMarkdown } from '../../../engine/text.ts';
import type { HeldEvents } from '../held/events.ts';
import type { Deed, Trigger } from '../scene.ts';
import type { Refusals, SentencesOf, Telling } from './telling.ts';

const deeds: Readonly<Record<Deed, string>> = {
  moves: 'moves',
  attacks: 'attacks',
  usesAbility: 'uses an Ability',
  acts: 'does anything',
};

const whose = { enemies: 'an enemy', allies: 'an ally', anybody: 'anybody' } as const;

/** 'when an enemy moves within 5 m'. */
function triggerWords(trigger: Trigger, { name }: Telling): string {
  if (trigger.when === 'said') return escapeMarkdown(trigger.words);
  const who = typeof trigger.who === 'string' ? whose[trigger.who] : name(trigger.who.id);
  const within = trigger.within === null ? '' : ` within ${trigger.within} m`;
  return `when ${who} ${deeds[trigger.when]}${within}`;
}

export const heldSentences: SentencesOf<HeldEvents> = {
  actionHeld: ({ actor, what, ap, trigger }, at) => {
    const whole = `${at.name(actor)} holds ${escapeMarkdown(what)} (${ap} AP): ${triggerWords(trigger, at)}.`;
    return { text: at.knows(actor) ? whole : `${at.name(actor)} holds an action.`, tone: 'plain' };
  },
  heldReleased: ({ actor, target, what }, { name }) => ({
    text: `${name(actor)} has waited for this${target === null ? '' : `: ${name(target)}`}. ${escapeMarkdown(what)}!`,
    tone: 'plain',
  }),
  heldLapsed: ({ actor, what }, { name, knows }) => ({
    text: knows(actor)
      ? `${name(actor)} has waited for nothing: ${escapeMarkdown(what)} is over.`
      : `${name(actor)} has waited for nothing.`,
    tone: 'quiet',
  }),
};

export const heldRefusals: Refusals = {
  holdsAction: ({ actor, what }, { who, text }) =>
    `${who(actor)} holds an action already: ${text(what)}. It comes, or is over when the next turn begins.`,
  holdsNothing: ({ actor }, { who }) => `${who(actor)} holds no action.`,
};
