import type { Answer } from '../../engine/decision.ts';
import type { Intent } from '../../engine/intent.ts';
import type { ActOption } from '../../engine/options.ts';
import { run } from '../../engine/run.ts';
import { ableToAct } from '../play/turns.ts';
import type { Refusal } from '../result.ts';
import type { AnySystem, Viewer } from '../table.ts';
import { ahead, blankDice, comesNext, onTurnOf } from './ahead.ts';
import { isPaid, optionOf, type Terms, termsOf } from './terms.ts';

/** A fight, in which somebody wants something done later, and who looks at it. */
export interface Outlook {
  readonly system: AnySystem;
  readonly scene: object;
  readonly viewer: Viewer;
  readonly actor: string;
}

/** Something that is wanted for later: as soon as nobody else comes first, or on the turn of who is to do it. */
export interface Wanted {
  readonly intent: Intent;
  readonly soon: boolean;
}

/** What something that is wanted for later comes to, as far as that can be told now. */
export interface Foreseen {
  /** The fight as it may be when it is done. */
  readonly state: object;
  readonly terms: Terms | null;
  /** Whether whoever wants it has said that they pay all of its price. */
  readonly paid: boolean;
  /** Why it cannot be done, as things stand. */
  readonly why: Refusal | null;
  /**
   * Whose fate the dice of what comes before it decide: the foe's whom it is aimed at, or (on a dangerous way) that of who is to do it. That
   * follows from what everybody knows, and not from what those dice could do.
   */
  readonly doubt: 'target' | 'self' | null;
}

/** So often a command may ask before nobody knows any more what it comes to. */
const MOST_ASKED = 50;

/**
 * What somebody's wanted acts come to, one after the other, each in the fight as those before it leave it: what they spend is spent. What
 * dice would decide, it leaves open (`doubt`). It tells of nothing that the viewer does not know.
 */
export function foreseen(outlook: Outlook, wanted: readonly Wanted[]): readonly Foreseen[] {
  const told: Foreseen[] = [];
  let now = begun(outlook);
  for (const one of wanted) {
    now = inTime(outlook, now, one.soon);
    const next = priced(outlook, now, one.intent);
    told.push(next);
    now = afterwards(outlook, now, one.intent, (next.terms?.risk ?? '') !== '');
  }
  return told;
}

/** What one more comes to, after those that are wanted before it. */
export function foreseenLast(outlook: Outlook, before: readonly Wanted[], wanted: Wanted): Foreseen {
  const [last] = foreseen(outlook, [...before, wanted]).slice(-1);
  if (last === undefined) throw new Error('something is wanted');
  return last;
}

/** The fight in which whatever is wanted next would be done; null where the turn for it does not come. */
export function stageAfter(outlook: Outlook, wanted: readonly Wanted[], soon: boolean): object | null {
  let now = begun(outlook);
  for (const one of wanted) {
    now = afterwards(outlook, inTime(outlook, now, one.soon), one.intent, false);
  }
  const then = inTime(outlook, now, soon);
  return !soon && !then.isOnTurn ? null : then.state;
}

/** The fight that may be. */
interface Ahead {
  readonly state: object;
  readonly isOnTurn: boolean;
  readonly rolled: boolean; // dice come before it
  readonly risked: boolean; // and some of them may harm whoever acts
}

const begun = ({ scene }: Outlook): Ahead => ({
  state: scene,
  isOnTurn: false,
  rolled: false,
  risked: false,
});

/** Gone on to when something is done. What is done on a turn follows what is done before it. */
function inTime({ system, viewer, actor, scene }: Outlook, now: Ahead, soon: boolean): Ahead {
  const openly = (state: object) => (viewer.gm ? state : (system.openlyKnown?.(state) ?? state));
  if (soon && now.state !== scene) return now;
  if (soon) return { ...now, state: openly(comesNext(system, scene, actor) ? ahead(system, scene) : scene) };
  if (now.isOnTurn) return now;
  const isUp = ableToAct(system, now.state).includes(actor);
  const turn = isUp ? now.state : onTurnOf(system, now.state, actor);
  return turn === null ? now : { ...now, state: openly(turn), isOnTurn: true };
}

function priced(
  { system, viewer, actor }: Outlook,
  { state, rolled, risked }: Ahead,
  intent: Intent,
): Foreseen {
  const option = optionOf(system, state, viewer, intent);
  const aimedAt = 'target' in intent ? option?.targets?.find(({ id }) => id === intent.target) : undefined;
  return {
    state,
    terms: termsOf(system, state, viewer, intent),
    paid: isPaid(system, state, viewer, intent),
    why: whyNot(option, intent),
    doubt: rolled && aimedAt?.relation === 'foe' && aimedAt.id !== actor ? 'target' : risked ? 'self' : null,
  };
}

/** Why the rules do not offer something, as far as the viewer may know; null where they do, or say nothing of it. */
function whyNot(option: ActOption | null, intent: Intent): Refusal | null {
  if (option === null || (intent.kind !== 'attack' && intent.kind !== 'act')) return null;
  const named = (list: ActOption['targets'], id: string | null) =>
    list?.find((one) => one.id === id)?.refused;
  return option.refused ?? named(option.targets, intent.target) ?? named(option.means, intent.means) ?? null;
}

/** The fight that may be once something is done, as it is with the lowest dice. */
function afterwards({ system }: Outlook, now: Ahead, intent: Intent, risky: boolean): Ahead {
  const { state, rolled } = done(system, now.state, intent);
  return { ...now, state, rolled: now.rolled || rolled, risked: now.risked || (rolled && risky) };
}

/** A fight once something is done, its questions answered as they are by default; as it is, where it cannot be done. */
function done(
  system: AnySystem,
  state: object,
  intent: Intent,
): { readonly state: object; readonly rolled: boolean } {
  const answers: Answer[] = [];
  for (let asked = 0; asked < MOST_ASKED; asked += 1) {
    const tried = run(system.ruleset, state, (tx) => system.perform(tx, intent), {
      source: blankDice,
      answers,
    });
    if (tried.kind === 'done') return { state: tried.state, rolled: tried.dice.length > 0 };
    if (tried.kind !== 'waiting') break;
    for (const { key, default: choice } of tried.decisions)
      answers.push({ key, choice, by: '', seen: tried.dice.length });
  }
  return { state, rolled: false };
}
