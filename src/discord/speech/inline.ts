import type { Caller } from '../../app/caller.ts';
import { findNamed, usualNamed } from '../../app/names.ts';
import type { Acting, Intent } from '../../app/play/act.ts';
import { isTooEarly, type Played } from '../../app/play/played.ts';
import type { ListedAct } from '../../app/queue/listed.ts';
import { type Refusal, type Result, refusal } from '../../app/result.ts';
import type { FreeRoll } from '../../app/rolls/record.ts';
import type { RollMade } from '../../app/rolls/rolls.ts';
import { SPEECH_LIMITS } from '../../app/speech/limits.ts';
import {
  type DeedPart,
  namesFirst,
  type Part,
  type RollPart,
  splitAt,
  wantsHidden,
} from '../../app/speech/post.ts';
import type { Speaker } from '../../app/speech/speeches.ts';
import type { Table } from '../../app/table.ts';
import { optionsFor } from '../acting.ts';
import type { Scene } from '../command.ts';
import { actsOf, actTyped } from '../deeds.ts';
import { attackTyped, checkTyped } from '../intents.ts';

type Desk = Pick<Scene, 'app'>;

/** What has become of a roll or a deed in a post. */
export type Outcome =
  | { readonly kind: 'rolled'; readonly part: RollPart; readonly roll: FreeRoll }
  | {
      readonly kind: 'misread';
      readonly part: RollPart;
      readonly made: Extract<RollMade, { kind: 'misread' }>;
    }
  | { readonly kind: 'played'; readonly part: DeedPart; readonly played: Played }
  | { readonly kind: 'refused'; readonly part: Part; readonly refusal: Refusal }
  | {
      readonly kind: 'kept'; // for the turn of whoever speaks
      readonly part: DeedPart;
      readonly name: string;
      readonly acts: readonly ListedAct[];
    };

/**
 * Makes the rolls and does the deeds of a post, in the order in which they stand, and tells of none. Once one waits for a
 * decision, the rest is left undone; so is what is beyond the most that a post may have.
 */
export async function resolveInline(
  desk: Desk,
  table: Table,
  speaker: Speaker,
  parts: readonly Part[],
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const wanted = parts.filter((part) => part.kind !== 'words');
  let waits = false;
  for (const [index, part] of wanted.entries()) {
    const refuse = (why: Refusal) => outcomes.push({ kind: 'refused', part, refusal: why });
    const source = part.source.slice(0, 100);
    if (part.kind === 'slip') refuse(refusal('inlineSlip', { typed: source, nearest: part.nearest }));
    else if (index >= SPEECH_LIMITS.inline.most)
      refuse(refusal('inlineTooMany', { typed: source, most: SPEECH_LIMITS.inline.most }));
    else if (waits) refuse(refusal('inlineWaits', { typed: source }));
    else if (wantsHidden(part)) refuse(refusal('inlineHidden', { typed: source }));
    else {
      const at = { ...table, caller: callerOf(table.caller, index + 1) };
      const outcome =
        part.kind === 'roll' ? await rolled(desk, at, speaker, part) : await done(desk, at, speaker, part);
      outcomes.push(outcome);
      waits = outcome.kind === 'played' && outcome.played.kind === 'waiting';
    }
  }
  return outcomes;
}

/** Each of several things that one interaction does takes effect once, by itself. */
const callerOf = (caller: Caller, number: number): Caller => ({
  ...caller,
  interactionId: `${caller.interactionId}.${number}`,
});

async function rolled({ app }: Desk, table: Table, speaker: Speaker, part: RollPart): Promise<Outcome> {
  const asked = {
    text: part.roll,
    about: part.label,
    visibility: 'everybody',
    dice: null,
    as: speaker.actor,
  } as const;
  const made = await app.rolls.make(table.caller, asked);
  if (made.kind === 'misread') return { kind: 'misread', part, made };
  if (made.kind === 'refused') return { kind: 'refused', part, refusal: made.refusal };
  return { kind: 'rolled', part, roll: made.roll };
}

async function done(desk: Desk, table: Table, speaker: Speaker, part: DeedPart): Promise<Outcome> {
  const refused = (why: Refusal): Outcome => ({ kind: 'refused', part, refusal: why });
  if (speaker.actor === null) return refused(refusal('onlyAName', { name: speaker.name }));
  const acting = await desk.app.acts.acting(table, speaker.actor);
  if (!acting.ok) return refused(acting.refusal);
  const intent = await intentOf(desk, table, acting.value, part);
  if (!intent.ok) return refused(intent.refusal);
  const played = await desk.app.acts.give(table, acting.value, intent.value);
  const kept = isTooEarly(played) ? await keep(desk, table, acting.value, intent.value, part) : null;
  return kept ?? { kind: 'played', part, played };
}

/** Keeps for somebody's turn what it is too early for; null where that cannot be. */
async function keep(
  { app }: Desk,
  table: Table,
  acting: Acting,
  intent: Intent,
  part: DeedPart,
): Promise<Outcome | null> {
  if (intent.kind !== 'attack' && intent.kind !== 'act') return null;
  const added = await app.queue.add(table, acting, intent);
  return added.ok
    ? { kind: 'kept', part, name: acting.name, acts: await app.queue.list(table, acting) }
    : null;
}

function intentOf(desk: Desk, table: Table, acting: Acting, part: DeedPart): Promise<Result<Intent>> {
  switch (part.verb) {
    case 'attack':
      return attackSaid(desk, table, acting, part.rest);
    case 'check':
      return checkSaid(desk, table, acting, part.rest);
    case 'act':
      return actSaid(desk, table, acting, part.rest);
  }
}

/** `Bandit with Longbow`. */
function attackSaid(desk: Desk, table: Table, acting: Acting, said: string): Promise<Result<Intent>> {
  const [target, weapon] = splitAt(said, 'with');
  return attackTyped(desk, table, acting, { target, weapon });
}

/** `Body (Athletics) 4:2`, `Might against Bandit`: the longest beginning that is a check, and behind it how hard that is. */
async function checkSaid(desk: Desk, table: Table, acting: Acting, said: string): Promise<Result<Intent>> {
  const [own, opposed] = splitAt(said, 'against');
  const [against, againstWith] = opposed === null ? [null, null] : splitAt(opposed, 'with');
  const stage = await desk.app.acts.sceneFor(table, acting);
  if (!stage.ok) return stage;
  const { checks } = table.system.checks(stage.value, acting.id);
  const read = namesFirst(own).find(([name]) => usualNamed(name, checks) !== null);
  const [what, difficulty] = read ?? [own, null];
  return checkTyped(desk, table, acting, { what, difficulty, against, againstWith });
}

/** `Run Hall`, `Use an Object with Lever`: the longest beginning that is an action, and behind it whom or where to. */
async function actSaid(desk: Desk, table: Table, acting: Acting, said: string): Promise<Result<Intent>> {
  const [own, tool] = splitAt(said, 'with');
  const offer = await optionsFor(desk, table, acting);
  if (!offer.ok) return offer;
  const acts = actsOf(offer.value.acts);
  const read = namesFirst(own).find(([name]) => findNamed(name, acts) !== null);
  const [action, target] = read ?? [own, null];
  const wanted = await actTyped(desk, table, acting, { action, target, with: tool });
  return wanted === 'whereto' ? { ok: false, refusal: refusal('inlineWhereto', { act: action }) } : wanted;
}
