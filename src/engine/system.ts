import type { AutopilotRules } from './autopilot/rules.ts';
import type { Chances } from './chances.ts';
import type { Checked } from './checked.ts';
import type { CharacterRules, Made } from './creation.ts';
import type { GameEvent, Viewer } from './event.ts';
import type { RuleWord } from './glossary.ts';
import type { GridRules } from './grid.ts';
import type { Intent, IntentOf } from './intent.ts';
import type { Json } from './json.ts';
import type { CheckOptions, Choice, GroupNames, Options, RestChoice } from './options.ts';
import type { PackRules } from './packs.ts';
import type { PartyRules } from './party.ts';
import type { PlaneRules } from './plane.ts';
import type { ReadyRules } from './ready.ts';
import type { Rule } from './rule.ts';
import type { Ruleset } from './ruleset.ts';
import type { Tx } from './tx.ts';
import type { SystemWords, TrackerCall, TrackerView } from './words.ts';

/** Tables of content, by table: every row has an id and the name that players know it by. */
export type ContentTables = {
  readonly [table: string]: readonly { readonly id: string; readonly name: string }[];
};

/** Somebody in a fight, or a place of it, that a GM may hide from the players. */
export interface Sight {
  readonly id: string;
  readonly name: string;
  readonly note: string; // what it is, where it is: 'a Zone', 'in the Yard'
  readonly hidden: boolean;
}

/** Somebody of a fight, or of one that is over. */
export interface Remaining {
  readonly id: string;
  readonly name: string;
  readonly note: string; // how they are: 'Toughness 2/5, Wounds 1/3'
  readonly alive: boolean;
  readonly kept: boolean; // a GM has said that they stay in the campaign
  readonly passing: boolean; // they live in the fight that runs, and nowhere else unless they are kept
}

/**
 * A rulebook as an engine. `S` is a scene (the characters that an intent touches and the fight they may be in), `C` one
 * character, `P` what belongs to the whole party; all are plain JSON data. Everything is pure. Methods, not properties: so the
 * registry can hold any system.
 */
export interface GameSystem<S extends object, C extends object, P extends object = object> {
  readonly id: string;
  readonly name: string;
  /** Whose rules these are, where their licence asks to say so: 'Lanterns by Somebody, CC BY 4.0'. */
  readonly credit?: string;
  readonly revision: number; // of the stored shapes
  /** Nobody leads: players fight each other, and a campaign has no GM who would see or decide more than they do. */
  readonly unled?: true;
  readonly content: ContentTables;
  /** Every word of the rulebook that people may look up: each row of `content` they can meet, and the terms of the rules. */
  readonly glossary: readonly RuleWord[];
  readonly character: CharacterRules<C>;
  /** Absent where nothing belongs to the whole campaign. */
  readonly party?: PartyRules<S, C, P>;
  /** Absent where groups bring no content of their own. */
  readonly packs?: PackRules<C, S>;
  /** Absent where fights do not take place on a map of squares. */
  readonly grid?: GridRules<S>;
  /** Absent where fights do not take place in metres. */
  readonly plane?: PlaneRules<S>;
  /** Absent where nobody acts by themselves. */
  readonly autopilot?: AutopilotRules<S>;
  /** What can be done by a press about what has just happened to somebody outside of a fight: under the answer that tells it. */
  presses?(state: S): readonly TrackerCall[];
  /**
   * What an intent takes up of what the last command has offered somebody (`tx.offer`): that command is then done again from there. Null where the
   * intent is any other. Refuses where nothing of the kind is offered now.
   */
  takesUp?(state: S, intent: Intent): Made<{ readonly key: string; readonly choice: string }> | null;
  /** Fights to begin with. Absent where there are none. */
  readonly ready?: ReadyRules<C>;
  readonly ruleset: Ruleset<S>;
  readonly words: SystemWords<S>;

  /** A scene without a fight; `npcs` are those of its characters whom the GM plays. */
  scene(characters: Readonly<Record<string, C>>, npcs?: readonly string[]): S;
  /** The characters of a scene as they are now, to be written back. */
  charactersIn(state: S): Readonly<Record<string, C>>;
  /** Those who have left a fight, as they were once they had; absent where a scene forgets them as they go. */
  leftIn?(state: S): Readonly<Record<string, C>>;
  /** The setting of a new encounter as a GM typed it (zones, a map), with what of the group's packs it names; null for what the system takes by itself. */
  readSetup(
    text: string | null,
    brought?: Json | null,
  ): { readonly ok: true; readonly setup: Json } | { readonly ok: false; readonly why: string };
  /** Such settings as people may pick from: completion offers them where no fight runs. Each is read as if it were typed. */
  readonly setups?: readonly string[];
  /** Reads a stored scene of any earlier revision. */
  upcast(raw: Json, revision: number): S;

  perform(tx: Tx<S>, intent: Intent): Rule<void>;

  /** What the groups of acts are called that `options` offers. */
  readonly groups: GroupNames;
  /** What `actor` may do now, each with the reason where it may not. Leaks nothing that `viewer` may not know. */
  options(state: S, actor: string, viewer: Viewer): Options;
  /** What `actor` can check and how hard it may be; `what` is the check that is meant, where somebody has named it. */
  checks(state: S, actor: string, what?: string | null): CheckOptions;
  /** What a check came to, out of what was told of it; null where nothing of it tells of one. */
  checked(events: readonly GameEvent[]): Checked | null;
  /**
   * What may come of a check or an attack, before anything is rolled or paid; an attack as on a turn of the attacker's
   * that has just begun. Refuses what could not be done even then. Absent where a system cannot say.
   */
  chances?(state: S, intent: IntentOf<'check' | 'attack'>, viewer: Viewer): Made<Chances>;
  /**
   * What an act comes to with what is picked for it so far, in a few words, where its price depends on that: 'costs 3 WP, Tier 1'. Null where there is nothing to
   * say; absent where nothing has such a price.
   */
  tally?(state: S, intent: IntentOf<'act'>): string | null;
  /**
   * A scene without what players do not know, how much foes can take among it: what they only plan is tried on it, and what comes of that
   * tells them nothing. Absent where there is no such thing.
   */
  openlyKnown?(state: S): S;
  /**
   * Whether what was told has shown something that nobody can forget, such as a card of a hand: then it stays, as what dice were rolled for does. Absent
   * where nothing of the kind is ever shown.
   */
  shows?(events: readonly GameEvent[]): boolean;
  /** The oldest step of those that all have agreed to take back, where what was told says so. Absent where nobody is asked. */
  takenBack?(events: readonly GameEvent[]): string | null;
  /** The labels of dice that fall in a command for somebody else than who gives it: they are not its giver's luck. */
  readonly othersDice?: readonly string[];
  conditions(): readonly Choice[];
  /** When a condition given to `actor` by hand may end, as an intent's `until` takes it; others may be typed. Absent where conditions have no ends. */
  ends?(state: S, actor: string): readonly Choice[];
  rests(): readonly RestChoice[];

  /** Whether a fight is in the scene; rules may end it as well as a GM. */
  fights(state: S): boolean;
  /**
   * How many are in the fight or on their way into it, and how many it keeps with those who have left. Absent where it keeps the
   * characters of the scene and nobody else.
   */
  crowd?(state: S): { readonly there: number; readonly came: number };
  /** Which round of the fight it is; 0 before the first, and outside a fight. */
  round(state: S): number;
  /** Whose turn it is, or null outside a fight (or when it is the GM's to say). */
  current(state: S): string | null;
  /** Those who are still to act now where they choose their order themselves, be it a side or some who stand together in a line; absent where turns always follow one another. */
  toAct?(state: S): readonly string[];
  /** Whether the party goes on missions: what a GM says of them is an intent of its own. */
  readonly missions?: true;
  /** Those whose players say what `actor` does in place of their own (a mind under control, an ally of all); null: their own does. */
  commanders?(state: S, actor: string): readonly string[] | null;
  tracker(state: S, viewer: Viewer): TrackerView;
  /** Foes of the system's own that a GM may bring in; none where it has none. */
  readonly foes: readonly { readonly id: string; readonly name: string; readonly note: string }[];
  /** A fresh foe, by an id of `foes`. */
  foe(id: string): C;
  /** A fresh foe as a GM describes it ('Boss grade 2, level 3, Big'); null where the words describe none. Absent where foes aren't built so. */
  described?(text: string): { readonly name: string; readonly made: Made<C> } | null;

  /**
   * What a GM may hide from the players in a fight or show them, and whether it is hidden now; a place that is named by nothing but
   * what the GM has `typed`, too. Absent where these rules know nothing of the sort.
   */
  sights?(state: S, typed?: string): readonly Sight[];

  /**
   * Everybody of a fight, those who have left it too, and of one that is over; the app knows which of them have a place in the campaign. Absent
   * where nobody can be kept.
   */
  remains?(state: S): readonly Remaining[];

  /** Those of the scene that `viewer` may know of. */
  known(state: S, viewer: Viewer): readonly { readonly id: string; readonly name: string }[];
}

/** A system whose own types are its own business. */
export type AnySystem = GameSystem<object, object>;
