import type { Note } from '../../../engine/words.ts';
import type { ConditionId } from '../character/schema.ts';
import type { Contest } from '../conditions/events.ts';
import type { Events } from '../events.ts';
import type { Telling } from './telling.ts';

const names: Readonly<Record<ConditionId, string>> = {
  prone: 'Prone',
  grappled: 'Grappled',
  taunted: 'Taunted',
};

export const conditionName = (id: ConditionId): string => names[id];

const rolls = ({ own, other }: Contest): readonly string[] => [`STR ${own} against ${other}`];

export function conditionGained({ target, condition, source }: Events['conditionGained'], at: Telling): Note {
  const by = source === null ? '' : ` by ${at.name(source)}`;
  const text = condition === 'prone' ? 'falls Prone' : `is ${names[condition]}${by}`;
  return { text: `${at.name(target)} ${text}.`, tone: 'bad' };
}

export function conditionLost({ target, condition }: Events['conditionLost'], at: Telling): Note {
  const text = condition === 'prone' ? 'gets up' : `is no longer ${names[condition]}`;
  return { text: `${at.name(target)} ${text}.`, tone: 'good' };
}

export function grappleTried({ actor, target, contest, came }: Events['grappleTried'], at: Telling): Note {
  const what =
    came === null ? `can't get hold of ${at.name(target)}` : `wins the grapple with ${at.name(target)}`;
  return { text: `${at.name(actor)} ${what}.`, tone: came === null ? 'quiet' : 'plain', why: rolls(contest) };
}

export function escapeTried(e: Events['escapeTried'], at: Telling): Note {
  const whom = e.actor === e.target ? 'free' : `${at.name(e.target)} free`;
  const text = e.free
    ? `${at.name(e.actor)} breaks ${whom} of ${at.name(e.source)}.`
    : `${at.name(e.actor)} can't get ${whom} of ${at.name(e.source)}.`;
  return { text, tone: e.free ? 'good' : 'quiet', why: rolls(e.contest) };
}

export const letGo = ({ actor, target }: Events['letGo'], at: Telling): Note => ({
  text: `${at.name(actor)} lets go of ${at.name(target)}.`,
  tone: 'plain',
});

export function redirected({ actor, target, contest, done }: Events['redirected'], at: Telling): Note {
  const text = done
    ? `${at.name(actor)} pulls ${at.name(target)} into the line of fire.`
    : `${at.name(actor)} can't pull ${at.name(target)} into the line of fire.`;
  return { text, tone: done ? 'bad' : 'quiet', why: rolls(contest) };
}

export const pulled = ({ actor, target }: Events['pulled'], at: Telling): Note => ({
  text: `${at.name(actor)} pulls ${at.name(target)} close.`,
  tone: 'plain',
});
