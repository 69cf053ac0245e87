import { BY_HAND } from '../../attack/byHand.ts';
import { rowOf } from '../../../../engine/table.ts';
import { escapeMarkdown } from '../../../../engine/text.ts';
import type { AttackEvents } from '../../attack/events.ts';
import { grenades } from '../../content/grenades.ts';
import { attacked, caught } from '../attacked.ts';
import { healthWord, throughWords, whyThrough } from '../damage.ts';
import type { Sentences, Telling } from '../telling.ts';

const hpWords = (target: string, before: number, now: number, max: number, { mayKnow }: Telling): string => {
  if (!mayKnow(target)) return healthWord(now, max);
  return before === now ? `HP ${now}/${max}` : `HP ${before} → ${now}`;
};

const results = {
  eyeOfTheVoid: 'up again with 1 HP, under the **Eye of the Void**.',
  bleedingOut: 'down, and **Bleeding Out**.',
  stunned: 'up again with 1 HP, but dazed.',
  knockedDown: 'knocked down, with 1 HP.',
} as const;

/** A thing in bold with its article: 'an **Acid Flask**'. */
const aThing = (name: string): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} **${name}**`;

export const attackSentences: Sentences<AttackEvents> = {
  attacked,
  caught,
  grenadeThrown: ({ actor, grenade, at, from, radius }, { who }) => ({
    text: `${from === null ? '' : `From ${from}, `}${who(actor)} throws ${aThing(rowOf(grenades, grenade).name)} at ${at}.`,
    tone: 'plain',
    why: [`radius ${radius}`],
  }),
  coverDestroyed: ({ at }) => ({ text: `Cover at ${at.join(', ')} is destroyed.`, tone: 'plain' }),
  attackFellThrough: ({ actor, target }, { who }) => ({
    text: `${who(actor)} doesn't get to ${who(target)}.`,
    tone: 'quiet',
  }),
  onOverwatch: ({ actor, weapon }, { who, of }) => ({
    text: `${who(actor)} is on Overwatch with the ${escapeMarkdown(weapon)} until ${of(actor).their} next turn.`,
    tone: 'plain',
  }),
  reloaded: ({ actor, weapon, ammo, free }, { who }) => ({
    text: `${who(actor)} reloads the ${escapeMarkdown(weapon)}: ${ammo} ${ammo === 1 ? 'shot' : 'shots'}${free ? ', without an action (Autoloader)' : ''}.`,
    tone: 'plain',
  }),
  bodyTaken: ({ actor, target }, { who }) => ({
    text: `${who(actor)} picks up ${who(target)}.`,
    tone: 'plain',
  }),
  damaged(event, at) {
    const { target, what, damageType, brief, hp, hpNow, maxHp } = event;
    const who = at.who(target);
    // A foe without HP is told to be Out of Action next.
    if (brief && (hp === 0 || (hpNow === 0 && !at.mayKnow(target)))) return null;
    const state = hpWords(target, hpNow + hp, hpNow, maxHp, at);
    if (brief)
      return { text: `${who}${at.mayKnow(target) ? ':' : ' is'} ${state}.`, tone: 'bad', ofAttempt: true };
    const name = escapeMarkdown(what);
    const lead = what === BY_HAND ? '' : `${name}: `;
    return {
      text: `${lead}${who} takes ${throughWords(event)}${hp === 0 ? '' : `: ${state}`}.`,
      tone: hp === 0 ? 'quiet' : 'bad',
      why: whyThrough(event, damageType, `${name} ${event.total.base}`),
    };
  },
  healed({ target, by, what, hp, hpNow, maxHp }, at) {
    const who = at.who(target);
    const source = by === null || by === target ? '' : ` of ${at.who(by)}`;
    const name = escapeMarkdown(what);
    const state = hpWords(target, hpNow - hp, hpNow, maxHp, at);
    if (what === BY_HAND) return { text: `${who} heals ${hp} HP (${state}).`, tone: 'good' };
    if (hp === 0) return { text: `${name}${source} finds nothing to heal on ${who}.`, tone: 'quiet' };
    return {
      text: `${name}${source} heals ${who}: ${hp} HP (${state}).`,
      tone: 'good',
    };
  },
  shielded: ({ target, what, points }, { who }) => ({
    text: `${escapeMarkdown(what)}: ${who(target)} gets ${points} Shield ${points === 1 ? 'Point' : 'Points'}.`,
    tone: 'good',
  }),
  shieldsLost: ({ target, by, points }, { who }) => ({
    text: `${who(target)} loses ${points} Shield ${points === 1 ? 'Point' : 'Points'}: ${who(by)}'s shield is gone.`,
    tone: 'bad',
  }),
  casualty: ({ target, rolled, result, helmet }, { who }) => ({
    text: `${who(target)} is at 0 HP and rolls ${rolled} on the Casualty Table: ${results[result]}`,
    tone: 'bad',
    ...(helmet ? { why: ['Ballistic Helmet: Knocked Down instead of Stunned'] } : {}),
  }),
  // that they are Out of Action is told with the condition
  outOfAction: ({ target, body }, { who }) =>
    body ? null : { text: `${who(target)} leaves no body.`, tone: 'quiet' },
  bodyDropped: ({ actor, target, at }, { who }) => ({
    text: `${who(actor)} puts ${who(target)} down at ${at}.`,
    tone: 'plain',
  }),
};
