import { escapeMarkdown } from '../../../engine/text.ts';
import type { Note } from '../../../engine/words.ts';
import type { Events } from '../events.ts';
import { bold, type Telling } from './telling.ts';

type Newcomers = Events['joined']['members'];

export function fightBegan(e: Events['fightBegan']): Note {
  const zones = e.zones.length < 2 ? '' : ` Zones: ${e.zones.map(escapeMarkdown).join(', ')}.`;
  const caught = e.members.filter((member) => e.surprised.includes(member.id)).map((m) => bold(m.name));
  const surprise = caught.length === 0 ? '' : ` Surprised: ${list(caught)}.`;
  const who = e.members.length === 0 ? ' is set up' : `: ${sides(e.members)}`;
  return { text: `A fight${who}.${zones}${surprise}`, tone: 'plain' };
}

export const joined = (e: Events['joined']): Note => {
  const names = e.members.map((member) => bold(member.name));
  return { text: `${list(names)} ${names.length === 1 ? 'joins' : 'join'} the fight.`, tone: 'plain' };
};

export const left = (e: Events['left'], at: Telling): Note => ({
  text: `${at.name(e.actor)} leaves the fight.`,
  tone: 'plain',
});

export const roundBegan = (e: Events['roundBegan']): Note => ({
  text: e.round === 0 ? 'The surprise round: one Action each.' : `Round ${e.round}.`,
  begins: e.round === 0 ? 'One Action each.' : '',
  tone: 'quiet',
});

export function turnBegan(e: Events['turnBegan'], at: Telling): Note {
  const [before, now, max] = e.mettle;
  const mettle = at.knows(e.actor) && now > before ? `Mettle ${now}/${max} (+1).` : '';
  return {
    text: `${at.name(e.actor)} is up. ${mettle}`.trimEnd(),
    begins: mettle,
    turnOf: e.actor,
    tone: 'plain',
  };
}

export const heroesToAct = (e: Events['heroesToAct'], at: Telling): Note => ({
  text: e.goesOn
    ? `Still to act, in any order: ${list(e.others.map((id) => at.name(id)))}.`
    : `${list(e.others.map((id) => at.name(id)))} act now, in any order.`,
  begins: '',
  tone: 'plain',
});

export const turnPassed = (e: Events['turnPassed'], at: Telling): Note => ({
  text: `${at.name(e.actor)} does nothing this turn.`,
  tone: 'quiet',
});

export const turnHeld = (e: Events['turnHeld'], at: Telling): Note => ({
  text: `${at.name(e.actor)} holds ${at.of(e.actor).their} whole turn until the end of the round.`,
  tone: 'plain',
});

export const turnResumed = (e: Events['turnResumed'], at: Telling): Note => ({
  text: `${at.name(e.actor)} is up now, after holding until the end of the round.`,
  begins: 'Held until the end of the round.',
  turnOf: e.actor,
  tone: 'plain',
});

export const actsNext = (e: Events['actsNext'], at: Telling): Note => ({
  text: `${at.name(e.actor)} stops holding and acts next.`,
  tone: 'plain',
});

const sides = (members: Newcomers) =>
  (['players', 'foes'] as const)
    .map((side) => list(members.filter((member) => member.side === side).map((member) => bold(member.name))))
    .filter((names) => names !== '')
    .join(' against ');

export function list(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
