import type { GameEvent } from '../../engine/event.ts';
import { everybody } from '../../engine/event.ts';
import type { Recorded } from '../../engine/roll.ts';
import type { AnySystem } from '../../engine/system.ts';
import type { Note } from '../../engine/words.ts';
import { shortenMarked } from '../limits.ts';
import { rulings } from '../log.ts';
import { AUTOPILOT, mention } from '../people.ts';
import { notesFor } from '../play.ts';
import { choices, rulingsBeside } from '../record.ts';
import { typedWords } from '../typed.ts';
import { rewound, stepLine } from '../undo.ts';

/** An entry of a fight's log as everybody may know it. */
export interface CardEntry {
  readonly entry: Parameters<typeof rulings>[0] & { readonly id: string };
  readonly decided: Parameters<typeof choices>[1];
  readonly events: readonly GameEvent[];
  readonly dice: readonly Recorded[];
  readonly before: object; // it has the names
  readonly undoneBy: string | null; // who took it back
  /** The steps that it takes back or brings back: who took them, and what everybody may know of them. */
  readonly rewinds: readonly {
    readonly by: string;
    readonly acts: boolean; // it did more than pass the turn on
    readonly events: readonly GameEvent[];
    readonly before: object;
  }[];
  readonly elsewhere: boolean; // another message tells of these
  readonly byHeading?: boolean; // the first line of the card says who took it
  readonly queued: boolean; // it was wanted earlier, and done when its time came
  readonly actor: string | null; // who acts in it
  readonly part: 'all' | 'before' | 'after'; // of another turn's beginning, where it ends one
}

/** A step as a card shows it: whole, or in one line. */
export interface StepLines {
  readonly id: string;
  readonly whole: readonly string[];
  readonly short: string;
  readonly notes: readonly Note[];
}

/** The steps of a card in words; what has nothing to say to everybody is none. */
export function stepsIn(system: AnySystem, entries: readonly CardEntry[]): readonly StepLines[] {
  return entries.flatMap((one): StepLines[] => {
    const all = partOf(notesFor(system, one.events, one.before, everybody), one);
    const notes = all.flatMap((note) => besidesTurn(note));
    const line = stepLine(notes);
    const { id, kind, userId } = one.entry;
    switch (kind) {
      case 'undo':
      case 'redo': {
        if (!one.elsewhere) return [];
        const told = one.rewinds.filter(
          ({ events, before }) => stepLine(notesFor(system, events, before, everybody)) !== '',
        );
        if (told.length === 0) return [];
        // Nobody counts the turns that passed between them: some may be of those whom players don't know of.
        const acts = told.filter((step) => step.acts);
        const rewinds = acts.length > 0 ? acts : told.slice(0, 1);
        const lead = rewound(kind, userId, rewinds);
        const what = stepLine(all);
        const how = kind === 'undo' && what !== '' ? `~~${struckText(what)}~~` : what;
        const [of, ...more] = rewinds;
        if (one.byHeading === true && how !== '' && of !== undefined && more.length === 0) {
          const short = of.by === userId ? how : `${how} · by ${mention(of.by)}`;
          return [{ id, whole: [short], short, notes: [] }];
        }
        const said = how === '' ? `${lead}.` : `${lead}: ${how}`;
        return [{ id, whole: [said], short: said, notes: [] }];
      }
      default: {
        if (line === '') return [];
        if (one.undoneBy !== null) {
          const said = `~~${struckText(line)}~~ · undone by ${mention(one.undoneBy)}`;
          return [{ id, whole: [said], short: said, notes: [] }];
        }
        const typed = typedWords(one.dice);
        const chosen = choices(system, one.decided.filter(isByPerson), one.before);
        const said = [
          ...(typed === null ? [] : [typed]),
          ...chosen,
          ...rulings(rulingsBeside(one.entry, one.decided)),
        ];
        const small = (one.part === 'after' ? [] : said).map((text) => `-# ${text}`);
        const queued = one.queued && one.part !== 'after' ? ' *(queued)*' : '';
        const main = notes.flatMap(({ text }) => text.split('\n')).filter((text) => text !== '');
        const whole = [...main.slice(0, -1), `${main.at(-1) ?? ''}${queued}`, ...small];
        const text = `${line}${queued}`;
        const short = one.part === 'after' || chosen.length === 0 ? text : `${text} (${chosen.join('; ')})`;
        return [{ id, whole, short, notes }];
      }
    }
  });
}

/** What was chosen by nobody stands behind Why?. */
const isByPerson = ({ answer }: CardEntry['decided'][number]): boolean => answer.by !== AUTOPILOT;

/** What was told before another's turn began, or from there on; of what was taken back all stands where it was done. */
function partOf(notes: readonly Note[], { part, undoneBy, actor }: CardEntry): readonly Note[] {
  if (undoneBy !== null) return part === 'after' ? [] : notes;
  const begins = notes.findIndex(
    ({ begins: said, turnOf }) => said !== undefined && (actor === null || turnOf !== actor),
  );
  if (part === 'all' || begins < 0) return part === 'after' ? [] : notes;
  return part === 'before' ? notes.slice(0, begins) : notes.slice(begins);
}

/** What the first line of a card says already is not said again under it. */
export function besidesTurn(note: Note): readonly Note[] {
  if (note.begins === undefined) return [note];
  return note.begins === '' ? [] : [{ ...note, text: note.begins }];
}

const STRUCK = 400; // characters: behind them stands who took it back
const struckText = (text: string): string => shortenMarked(text.replaceAll('~~', ''), STRUCK);
