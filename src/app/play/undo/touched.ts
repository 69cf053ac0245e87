import { readTranscript } from '../../../engine/transcript.ts';
import { visibleTo } from '../../../engine/event.ts';
import type { AnySystem } from '../../../engine/system.ts';
import { PILOT_USER } from '../../autopilot/pilots.ts';
import { mayRead, type Reader } from '../../log/reader.ts';
import { decidedIn } from '../../transcript/decided.ts';
import type { Walked } from './walk.ts';

/** Whom it concerns besides the caller that some steps are taken back: who took them, and who answered in them. User ids of people. */
export interface Touched {
  readonly acted: readonly string[];
  readonly answered: readonly string[];
}

/** Whether steps are the caller's alone. */
export const isNobody = ({ acted, answered }: Touched): boolean => acted.length + answered.length === 0;

/** Whom steps concern besides `userId`. Of answers those count that the reader may know of, and that somebody gave themselves. */
export function touchedBy(
  system: AnySystem,
  steps: readonly Walked[],
  userId: string,
  reader: Reader,
): Touched {
  const others = (people: readonly string[]) =>
    [...new Set(people)].filter((one) => one !== userId && one !== PILOT_USER);
  const acted = others(steps.map(({ entry }) => entry.userId));
  const answered = steps.flatMap(({ entry, before }) =>
    hasAnswers(entry) && mayRead(reader, entry)
      ? decidedIn(system, before, entry).flatMap(({ decision, answer }) =>
          answer.ordered === true || !visibleTo(decision, reader.viewer) ? [] : [answer.by],
        )
      : [],
  );
  return { acted, answered: others(answered).filter((one) => !acted.includes(one)) };
}

/** Whether anybody answered in an entry: only then it is run again for what they were asked. */
function hasAnswers(entry: Walked['entry']): boolean {
  const transcript = readTranscript(entry);
  return transcript.ok && transcript.value.answers.length > 0;
}
