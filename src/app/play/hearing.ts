import type { Audience } from '../../engine/event.ts';
import type { Intent } from '../../engine/intent.ts';
import type { Json } from '../../engine/json.ts';
import type { Recorded } from '../../engine/roll.ts';
import type { Done, Outcome } from '../../engine/run.ts';
import type { CharacterRecord, PendingRecord } from '../ports.ts';
import { reachedBy } from './others.ts';
import type { Stage } from './staged.ts';

/**
 * What an NPC does or is outside a fight is the GM's to know, and theirs to whom they do it; what is done with an NPC of whom not
 * everybody knows (`open` are those whom all may) is theirs who do it. So is what is asked in the course of it.
 */
export function heardBy(
  stage: Stage,
  intent: Intent,
  outcome: Outcome<object>,
  open: readonly CharacterRecord[],
): Outcome<object> {
  const { character, others } = stage;
  const isOpen = character?.kind !== 'npc' && others.every(({ record }) => open.includes(record));
  if (isOpen || !('events' in outcome)) return outcome;
  const reached = reachedBy(stage, intent).map(({ record }) => record);
  const players = [...(character === null ? [] : [character]), ...reached].filter(
    ({ kind }) => kind === 'pc',
  );
  const to = players.length === 0 ? 'gm' : players.map(({ id }) => id);
  const hushed = hushedTo(to);
  const heard = { ...outcome, events: outcome.events.map(hushed), dice: outcome.dice.map(hushed) };
  return heard.kind === 'waiting'
    ? { ...heard, decisions: heard.decisions.map(hushed), answered: heard.answered.map(hushed) }
    : heard;
}

/** Keeps what everybody may know for some. */
export const hushedTo =
  (to: Audience) =>
  <T extends { readonly to?: Audience }>(one: T): T =>
    (one.to ?? 'all') === 'all' ? { ...one, to } : one;

/** A die of a command that everybody may know need not say so. */
export const forAll = ({ to: _, ...die }: Recorded): Recorded => die;

/** Whether everybody may know all of what was done. */
export const isOpen = ({ events, dice }: Done<object>): boolean =>
  [...events, ...dice].every(({ to }) => (to ?? 'all') === 'all');

/**
 * Whom a command that waits is for, as far as it has come: everybody, once anything that was said, rolled or asked in it is; else
 * those whom something of it was for. Dice that do not say whom they are for are for those of all the rest.
 */
export function audienceOf({ events, dice, decisions, given }: PendingRecord): Audience {
  const heard = [...listed(events), ...listed(dice).filter(({ to }) => to !== undefined)];
  const asked = [...decisions, ...given].map(({ question }) => question as unknown as Heard);
  const all = [...heard, ...asked].map(({ to }) => to ?? 'all');
  if (all.includes('all')) return 'all';
  const ids = [...new Set(all.flatMap((to) => (typeof to === 'object' ? to : [])))];
  return ids.length === 0 ? 'gm' : ids;
}

type Heard = { readonly to?: Audience };

/** What a record keeps of a command: written by the engine, so read as it wrote it. */
const listed = (list: Json): readonly Heard[] =>
  Array.isArray(list) ? (list as unknown as readonly Heard[]) : [];
