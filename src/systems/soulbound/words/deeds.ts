import type { Pronouns } from '../../../engine/pronouns.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import type { Note } from '../../../engine/words.ts';
import type { ActId } from '../content/acts.ts';
import type { Events } from '../events.ts';
import type { Telling } from './telling.ts';

export function did(e: Events['did'], at: Telling): Note | null {
  const deed = deeds[e.act];
  return deed === undefined
    ? null
    : {
        text: deed(at.name(e.actor), e.target === null ? '' : at.name(e.target), {
          actor: at.of(e.actor),
          target: at.of(e.target ?? e.actor),
        }),
        tone: 'plain',
      };
}

/** The words for the one who acts, and for the one it is done to. */
interface Whose {
  readonly actor: Pronouns;
  readonly target: Pronouns;
}

/** What an act that is told by itself comes to; the others show in what they do. */
const deeds: { readonly [act in ActId]?: (actor: string, target: string, of: Whose) => string } = {
  dodge: (actor, _target, of) =>
    `${actor} dodges: Defence one step up and a die for Reflexes until ${of.actor.their} next turn.`,
  defend: (actor, target, of) =>
    `${actor} defends ${target}: attacks on ${target} hit ${actor} until ${of.actor.their} next turn.`,
  help: (actor, target, of) => `${actor} helps ${target} with ${of.target.their} next Test.`,
  seize: (actor) => `${actor} seizes the Initiative and acts first from now on.`,
  extraAction: (actor) => `${actor} spends 1 Mettle on one more Action.`,
  withdraw: (actor) => `${actor} steps out of reach.`,
};

export const pickedUp = (e: Events['pickedUp'], at: Telling): Note => ({
  text: `${at.name(e.actor)} picks up ${escapeMarkdown(e.weapon)}.`,
  tone: 'plain',
});

export const dropped = (e: Events['dropped'], at: Telling): Note => ({
  text: `${at.name(e.target)} drops ${escapeMarkdown(e.weapon)}.`,
  tone: 'bad',
});

export function rested(e: Events['rested'], at: Telling): Note {
  const [, toughness, most] = e.toughness;
  const [before, wounds, track] = e.wounds;
  const healed = before === wounds ? '' : `, Wounds ${wounds}/${track}`;
  const mettle = e.mettle === null ? '' : `, Mettle ${e.mettle[1]}/${e.mettle[2]}`;
  const what = e.rest === 'breather' ? 'takes a breather' : 'rests for eight hours';
  return {
    text: `${at.name(e.actor)} ${what}: Toughness ${toughness}/${most}${healed}${mettle}.`,
    tone: 'good',
  };
}

export function amended(e: Events['amended'], at: Telling): Note {
  if (!at.knows(e.actor)) return { text: `${at.name(e.actor)}'s sheet changed: ${e.label}.`, tone: 'quiet' };
  const shown = (value: string) => (value === '' ? 'nothing' : escapeMarkdown(value.slice(0, 200)));
  const changes = [e, ...e.also].map(({ label, from, to }) => `${label} ${shown(from)} → ${shown(to)}`);
  return { text: `${at.name(e.actor)}: ${changes.join('; ')}.`, tone: 'plain' };
}
