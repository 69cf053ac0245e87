import type { Question } from './decision.ts';
import type { GameEvent, Viewer } from './event.ts';
import type { Modifier } from './modifier.ts';
import type { Refusal } from './refusal.ts';
import type { GridView } from './space/grid/view.ts';
import type { PlaneView } from './space/plane/view.ts';

/** What an attack came to, as its note says it: those of alike foes are told together. */
export interface Attempt {
  readonly by: string; // the name, as it is
  readonly deed: string; // what several do: 'shoot'
  readonly hit: boolean;
  readonly damage: number;
}

/** What a viewer reads of an event: Discord markdown in which every name is already escaped. */
export interface Note {
  readonly text: string;
  readonly tone: 'plain' | 'good' | 'bad' | 'quiet';
  readonly why?: readonly string[]; // what made the numbers, line by line
  readonly attempt?: Attempt;
  readonly aside?: string; // it says what somebody does besides attacking: moves, ends their turn; their name, as it is
  readonly ofAttempt?: true; // it says of the damage of an attack what is left of whom, and no more
  readonly begins?: string; // it says whose turn begins, or which round; this is what it says besides, '' where that is all
  readonly turnOf?: string; // whose turn begins with that, by their id
  readonly ends?: true; // it says that a turn ends, and no more: a story's paragraph ends there anyway
  readonly gmFinds?: true; // of what not everybody may know: a GM needs no message of it, as it stands where they look and asks nothing of them
  readonly found?: true; // whom it is for finds it where they look, such as a hand: nobody is sent a message of it
  readonly later?: string; // how it's told once there's nothing to press any longer; '' where nothing is left to tell
}

export interface QuestionWords {
  readonly prompt: string;
  /** The prompt tells the dice that have fallen so far itself. */
  readonly saysDice?: true;
  readonly options: readonly { readonly id: string; readonly label: string; readonly effect: string }[];
}

/** All sentences of a system live behind this. `state` is the one before the command; it has the names. */
export interface SystemWords<S extends object> {
  /** Null: nothing to say to this viewer. */
  event(event: GameEvent, state: S, viewer: Viewer): Note | null;
  /** One sentence: what is wrong, and what to do. Null: not one of this system's codes. */
  refusal(refusal: Refusal, state: S | null): string | null;
  question(question: Question, state: S): QuestionWords;
  modifier(modifier: Modifier): string;
}

/** A value on a sheet or a tracker: 'Toughness 5/8'. */
export interface Gauge {
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

/** Some lines of a sheet under a title. */
export interface SheetSection {
  readonly title: string;
  readonly lines: readonly string[];
  /** Seldom looked at while one plays: it stands behind all others, on a page of its own where the sheet is long. */
  readonly later?: true;
}

/** A character sheet as any view can show it: what matters most comes first. */
export interface Sheet {
  readonly title: string;
  readonly subtitle: string;
  readonly gauges: readonly Gauge[];
  readonly sections: readonly SheetSection[];
}

/** One line of the turn tracker. */
export interface TrackerLine {
  readonly id: string;
  readonly name: string;
  readonly side: 'players' | 'foes';
  /** Whose it is, where players fight each other: the id of a line, which stands for all that is that player's. */
  readonly of?: string;
  readonly turn: 'now' | 'next' | 'later' | 'done' | 'out';
  /** They are in line still, and can't fight for their side: dying, out of their senses, in somebody else's power. */
  readonly down?: true;
  readonly gauges: readonly Gauge[]; // none where the viewer may not know
  readonly tags: readonly string[]; // conditions, where they stand, 'Mortally Wounded'
}

export interface TrackerView {
  readonly round: number;
  readonly opening?: string; // what the time before the first round is called, where it isn't for those who are not surprised: 'Set-up'
  readonly current: string | null; // whose turn it is; where the viewer may not know of them an id that no line has, one for all
  /** Whose phase it is, where sides act in any order of their own: its name (or that of those who act together, `people`), and who of it is still to act. */
  readonly phase?: {
    readonly id: string;
    readonly name: string;
    readonly people?: true;
    readonly toAct: readonly string[];
  };
  readonly left: readonly string[]; // what the current actor still has: 'Move', 'Action'
  /** What the one who is up can't do at all this turn, whatever they would give for it, or can't do yet ('end': the turn itself): no button offers it. */
  readonly barred?: readonly ('attack' | 'move' | 'end')[];
  /** What a turn is begun with where that is neither an attack nor a move: acts with panels of their own, in their places on the card. */
  readonly first?: readonly OpenCall[];
  /** Nothing is left to fight over, by what the lines alone don't tell: somebody has won. */
  readonly over?: true;
  /** Who has won, where sides that are players fight each other: null, nobody has. Absent: nothing is said of that. */
  readonly winner?: string | null;
  readonly mission?: string; // what it is fought for, where that is more than to beat the others: 'Hold, until round 5 is over'; not escaped
  readonly party?: readonly string[]; // what is the whole party's: 'Soulfire 2/3'
  readonly lines: readonly TrackerLine[];
  readonly places: readonly TrackerPlace[];
  /** The map of squares, where the system plays on one (`places` are empty then). Worked out when it is looked at: sight and reach take a while. */
  readonly grid?: () => GridView;
  /** The place in metres, where the system plays in one (`places` are empty then). Worked out when it is looked at, too. */
  readonly plane?: () => PlaneView;
  /** What somebody can do by a press, out of turn or on it: on the fight's card. */
  readonly calls?: readonly (TrackerCall | OpenCall)[];
}

export interface TrackerCall {
  readonly actor: string;
  readonly act: string; // an act that needs no more than this
  readonly target?: string;
  readonly label: string; // not escaped
}

/** One press for all: whoever presses gets the panel of an act, for their own. */
export interface OpenCall {
  readonly actor: null;
  readonly act: string;
  readonly label: string; // not escaped
}

/** What a place is like, in the system's words; the sign is drawn beside them. */
export interface PlaceTag {
  readonly name: string;
  readonly sign: 'cover' | 'rough' | 'danger' | 'unseen' | null;
}

/** A place of the fight: who is there, what it is like, what lies beside it. Nothing is escaped. */
export interface TrackerPlace {
  readonly id: string;
  readonly name: string;
  readonly who: readonly string[]; // ids of the tracker's lines: those whom the viewer knows to be there
  /** Those of them who are within arm's reach of one another, group by group. */
  readonly knots: readonly (readonly string[])[];
  readonly tags: readonly PlaceTag[];
  readonly objects: readonly string[]; // what can be used there
  readonly beside: readonly string[]; // the ids of the places that one can go to from it
}
