import { escapeMarkdown } from '../../engine/text.ts';

/** What somebody's roll came to, as far as the reader may know. */
export interface ShownResult {
  readonly passed: boolean | null; // null: nothing to pass or fail
  readonly score: number;
  readonly words: string | null;
}

/** One of those asked. */
export interface ShownLine {
  readonly answer: {
    readonly id: string;
    readonly state: 'open' | 'rolling' | 'done' | 'passed';
    readonly entryId: string | null;
    readonly userId: string | null;
    readonly reason: string | null;
  };
  readonly name: string;
  readonly ownerId: string | null;
  readonly called: string | null; // whose roll it is now: theirs, or of who stands in for them; null: nobody's
  readonly result: ShownResult | null;
}

/** A request as it stands, as its reader may know it. */
export interface ShownRequest {
  readonly request: {
    readonly id: string;
    readonly channelId: string;
    readonly messageId: string | null;
    readonly userId: string;
    readonly kind: 'check' | 'roll';
    readonly name: string;
    readonly difficulty: string | null;
    readonly together: boolean;
    readonly secret: boolean;
    readonly hidesDifficulty: boolean;
    readonly note: string | null;
    readonly createdAt: Date;
    readonly shownAt: Date | null;
    readonly closedAt: Date | null;
  };
  readonly campaign: { readonly guildId: string; readonly gms: readonly string[] };
  readonly over: boolean;
  readonly shown: boolean;
  readonly lines: readonly ShownLine[];
}

/** 'Body (Athletics), difficulty 4:2', escaped. */
export function whatWords({ name, difficulty }: ShownRequest['request']): string {
  return `${escapeMarkdown(name)}${difficulty === null ? '' : `, difficulty ${escapeMarkdown(difficulty)}`}`;
}

/** 'passes with 2 successes'; of dice that nothing is compared with the number. */
export const resultWords = ({ words, score }: ShownResult): string => words ?? `**${score}**`;

/** How one of those asked stands: ✓ answered, ⏳ waited for, 🎲 about to decide, – isn't rolling. */
export function lineWords(line: ShownLine, over: boolean): string {
  const { answer, result } = line;
  const who = `**${escapeMarkdown(line.name)}**`;
  const whose = whoseWords(line);
  switch (answer.state) {
    case 'done':
      return `${markOf(result)} ${who}${result === null ? ' has answered' : `: ${resultWords(result)}`}${inPlace(line, 'rolled')}`;
    case 'passed':
      return `– ${who} isn't rolling${inPlace(line, 'said')}`;
    case 'rolling':
      return `🎲 ${who}${whose} has a choice to make first`;
    case 'open':
      if (answer.entryId !== null)
        return `${over ? '–' : '⏳'} ${who}${over ? '' : whose}: the roll was undone`;
      return over ? `– ${who} hasn't answered` : `⏳ ${who}${whose}`;
  }
}

function whoseWords({ ownerId, called }: ShownLine): string {
  if (ownerId === null) return '';
  return called === null || called === ownerId ? ` (<@${ownerId}>)` : ` (<@${called}>, for <@${ownerId}>)`;
}

const markOf = (result: ShownResult | null): string => (result?.passed === false ? '✗' : '✓');

/** Who did it in somebody's place: a GM says why, who stands in need not. */
function inPlace({ answer, ownerId }: ShownLine, did: string): string {
  const { userId, reason } = answer;
  if (userId === null || (reason === null && (ownerId === null || userId === ownerId))) return '';
  return ` (${did} by <@${userId}>${reason === null ? '' : `: ${escapeMarkdown(reason)}`})`;
}

/** Those who have rolled, the best first. */
export const ranked = (lines: readonly ShownLine[]): readonly ShownLine[] => {
  const worth = ({ result }: ShownLine) => (result?.passed === true ? 1 : 0);
  return lines
    .filter(({ result }) => result !== null)
    .toSorted((a, b) => worth(b) - worth(a) || (b.result?.score ?? 0) - (a.result?.score ?? 0));
};
