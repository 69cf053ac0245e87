import { rowOf } from '../../../engine/table.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import { type Duration, durationWords } from '../../../engine/uses/index.ts';
import type { Note } from '../../../engine/words.ts';
import type { Character, HeldCondition } from '../character/schema.ts';
import { conditions } from '../content/conditions.ts';
import { rests } from '../content/rests.ts';
import type { Events } from '../events.ts';
import { bold, type Telling } from './telling.ts';

/** When a condition is over, with a space before it: ' until the end of their turn'; nothing where nobody knows. */
function endOf(
  held: Pick<HeldCondition, 'duration' | 'cause'>,
  owner: string,
  name: (id: string) => string,
): string {
  // What holds somebody is over with the fight too, but what they want to know is that they can get out.
  if (held.cause === 'grapple' || held.cause === 'restraining') return ' until they break free';
  return untilWords(held.duration, owner, name);
}

/** When something is over, as players say it, with a space before it; nothing where nobody knows. `owner` is whose it is. */
export function untilWords(duration: Duration, owner: string, name: (id: string) => string): string {
  const rest = (id: string) => rests.find((row) => row.id === id)?.name ?? id;
  const words = durationWords(duration, owner, { actor: name, rest });
  return words === null ? '' : ` ${words}`;
}

export function conditionGained(e: Events['conditionGained'], at: Telling): Note | null {
  // Being Stunned is told with being Mortally Wounded.
  if (e.cause === 'mortallyWounded' && e.isNew) return null;
  const by = e.by === null ? '' : bold(e.by);
  const source = by === '' || e.cause !== 'hand' ? '' : ` (${by})`;
  const { name, text } = rowOf(conditions, e.condition);
  const end = endOf(e, e.target, at.name);
  const why = [text];
  if (e.isNew) return { text: `${at.name(e.target)} is ${name}${end}${source}.`, tone: 'bad', why };
  const cause = e.cause === 'mortallyWounded' ? ' by being Mortally Wounded' : by === '' ? '' : ` from ${by}`;
  const now = cause === '' && end === '' ? '' : `, now${end}${cause} too`;
  const more = `${at.name(e.target)} is ${name} already${now}`;
  return { text: `${more}: it lasts until every cause is gone.`, tone: 'bad', why };
}

export function conditionLost(e: Events['conditionLost'], at: Telling): Note {
  const { name } = rowOf(conditions, e.condition);
  if (e.stays)
    return {
      text: `${at.name(e.target)} stays ${name}: one cause is gone, but another isn't.`,
      tone: 'quiet',
    };
  const text = e.condition === 'prone' ? 'stands up' : `is no longer ${name}`;
  return { text: `${at.name(e.target)} ${text}.`, tone: 'good' };
}

/** Somebody's conditions by name, each once, with its end where it has a single one. Names are of others in the fight. */
export function conditionTags(id: string, who: Character, name: (id: string) => string): string[] {
  if (who.conditions.length === 0) return [];
  return conditions.flatMap((row) => {
    const held = who.conditions.filter((one) => one.id === row.id);
    const [only, ...others] = held;
    if (only === undefined) return [];
    return [`${row.name}${others.length > 0 ? '' : endOf(only, id, (other) => escapeMarkdown(name(other)))}`];
  });
}

/** The same for a sheet, each with its source: 'Frightened (Grask), until the next Rest'. */
export function conditionLines({ conditions: all }: Character): string[] {
  return all.map((held) => {
    const { name } = rowOf(conditions, held.id);
    const by = held.by === null ? '' : ` (${escapeMarkdown(held.by)})`;
    const other = (id: string) =>
      id === held.source && held.by !== null ? escapeMarkdown(held.by) : 'another';
    // Whose sheet it is has no id here: a turn that is not the source's is their own, but for what says whose it is.
    return `${name}${by}${endOf(held, ownerOf(held), other)}`;
  });
}

/** Who of a condition's end is its owner, as far as the sheet knows: whoever is not its source. */
function ownerOf({ duration, source }: HeldCondition): string {
  return (
    duration.ends.find(({ when }) => when.actor !== undefined && when.actor !== source)?.when.actor ?? ''
  );
}
