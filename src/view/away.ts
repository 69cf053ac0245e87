import { ago, moment } from './clock.ts';
import { escapeMarkdown } from '../engine/text.ts';
import type { Card, View } from './message.ts';

interface Absence {
  readonly userId: string;
  readonly away: boolean;
  readonly until: string | null;
  readonly standIn: string | null;
  readonly note: string;
}

/** 'away until Friday: in the mountains' */
function awayText({ until, note }: Pick<Absence, 'until' | 'note'>): string {
  const when = until === null ? 'for now' : `until ${moment(new Date(until))}`;
  return `away ${when}${note === '' ? '' : `: ${escapeMarkdown(note)}`}`;
}

/** The absence of who was named to stand in, where they are away as well. */
const standInAway = ({ standIn }: Absence, all: readonly Absence[]): Absence | undefined =>
  all.find(({ userId, away }) => away && userId === standIn);

/** What is to be done where who was named to stand in is away as well. */
const NOT_THERE = 'Name somebody else, or a GM acts and answers.';

/** Who acts for somebody who is away now. */
function instead(absence: Absence, all: readonly Absence[]): string {
  if (absence.standIn === null) return 'Nobody stands in: a GM can act and answer for them.';
  const other = standInAway(absence, all);
  return other === undefined
    ? `<@${absence.standIn}> acts and answers for them meanwhile: with \`as:\`, or just on their turn.`
    : `<@${other.userId}> would stand in, but is ${awayText(other)}. ${NOT_THERE}`;
}

/** Whose stand-in has just gone away, too. */
function leftAlone({ userId }: Absence, all: readonly Absence[]): readonly string[] {
  const others = all.filter((one) => one.away && one.standIn === userId).map((one) => `<@${one.userId}>`);
  return others.length === 0
    ? []
    : [
        `<@${userId}> was also standing in for ${others.join(', ')}. Meanwhile a GM can act and answer for them.`,
      ];
}

/**
 * What somebody has just said of being away, for everybody; `all` are the absences there were. It pings who stands in, and says where
 * nobody is there who does.
 */
export function awayView(absence: Absence, all: readonly Absence[], pings: boolean): View {
  const { userId, standIn, until } = absence;
  return {
    ...called(standIn, pings),
    card: {
      title: 'Away',
      text: [`<@${userId}> is ${awayText(absence)}`, instead(absence, all), ...leftAlone(absence, all)].join(
        '\n',
      ),
      footer: until === null ? "/away back when you're back" : 'Back earlier? /away back',
      tone: 'plain',
    },
  };
}

/** Who was named to stand in, whenever the clock runs out. It pings them, and says where they are away themselves. */
export function standInView(absence: Absence, all: readonly Absence[], pings: boolean): View {
  const { userId, standIn } = absence;
  const other = standInAway(absence, all);
  const named =
    standIn === null
      ? `<@${userId}> has no stand-in now.`
      : `<@${standIn}> stands in for <@${userId}> whenever they're away, or the clock runs out for them.`;
  return {
    ...called(standIn, pings),
    card: {
      title: 'Stand-in',
      text:
        other === undefined ? named : `${named}\nBut <@${other.userId}> is ${awayText(other)}. ${NOT_THERE}`,
      tone: 'plain',
    },
  };
}

const called = (standIn: string | null, pings: boolean): Pick<View, 'content' | 'pings'> =>
  standIn === null ? {} : { content: `<@${standIn}>`, pings: pings ? [standIn] : [] };

/** Who is away, and who stands in for them. */
export function absencesCard(all: readonly Absence[]): Card {
  const lines = all.flatMap((absence) => {
    const instead = absence.standIn === null ? '' : `, <@${absence.standIn}> stands in`;
    if (absence.away) return [`- <@${absence.userId}> is ${awayText(absence)}${instead}`];
    return absence.standIn === null ? [] : [`- <@${absence.userId}> is here${instead} if needed`];
  });
  return {
    title: 'Who is away',
    text: lines.length === 0 ? 'Everybody is here.' : lines.join('\n'),
    tone: 'plain',
  };
}

/** Somebody is back. */
export function backCard(userId: string, since: Date): Card {
  return { title: 'Back', text: `<@${userId}> is back; they left ${ago(since)}.`, tone: 'good' };
}

/** What the tracker says beside somebody whose player is away. */
export const awayTag = ({ until }: Pick<Absence, 'until'>, standIn: string | null): string => {
  const when = until === null ? 'away' : `away until <t:${Math.floor(new Date(until).getTime() / 1000)}:d>`;
  return standIn === null ? when : `${when}, ${standIn} stands in`;
};
