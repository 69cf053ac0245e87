import type { IntentOf } from '../../../engine/intent.ts';
import { overLimit } from '../../../engine/limit.ts';
import type { Rule } from '../../../engine/rule.ts';
import { refusal, type Refusal } from '../../../engine/refusal.ts';
import type { Tx } from '../../../engine/tx.ts';
import { book, type Gear, gearIn, gearOf } from '../forces/catalogue.ts';
import { type Entry, type Force, muster, nameOf } from '../forces/force.ts';
import { hasLessons } from '../forces/lessons.ts';
import { forceLines } from '../forces/limits.ts';
import { parseEntry } from '../forces/line/parse.ts';
import { isRead } from '../forces/line/words.ts';
import { cards } from '../library/cards.ts';
import type { Scene, SideId } from '../scene.ts';
import type { Side } from '../side/schema.ts';
import { tell } from '../tell.ts';
import type { Band } from './band.ts';
import { agreed, bandOf, grown, restedForce, withEach } from './forming.ts';
import { giveForce } from './learning.ts';

/** A side that is a band between two matches; refuses where it is none, or where a battle runs. */
function* bandHere(tx: Tx<Scene>, id: SideId): Rule<Side & { readonly band: Band }> {
  const scene = tx.snapshot();
  const side = scene.characters[id];
  if (scene.battle !== null) return yield* tx.refuse('battleRuns');
  if (side?.band === undefined) return yield* tx.refuse('noBand');
  return { ...bandOf(side), band: side.band };
}

/** Why a side can't have something for so many resources; `force` is its own with that in it. Null: it can. */
export function whyNotBuy({ band }: Side, force: Force, price: number): Refusal | null {
  const resources = band?.resources ?? 0;
  return price > resources
    ? refusal('tooFewResources', { price, resources })
    : force.entries.length > forceLines.most
      ? overLimit(forceLines, force.entries.length)
      : (muster(force, agreed).refusals[0] ?? null);
}

/** What an entry costs: each of its copies, squads apart. */
const priceOf = (entry: Entry): number =>
  entry.copies *
  (muster({ name: '-', points: 0, entries: [entry], tomes: [], sideboard: [] }, agreed).entries[0]?.card
    ?.value ?? 0);

/** A side's force with a recruit, and what it costs: a unit by itself, as it learns for itself. */
export function recruiting({ force }: Side, entry: Entry): { readonly force: Force; readonly price: number } {
  const alone: Entry = { ...entry, squad: null };
  const price = priceOf(alone);
  return { price, force: grown(force, withEach(force.entries, alone)) };
}

function* pay(tx: Tx<Scene>, id: SideId, side: Side, force: Force, price: number): Rule<number> {
  const why = whyNotBuy(side, force, price);
  if (why !== null) return yield* tx.refuse(why.code, why.params);
  const drafted = tx.state.characters[id];
  if (drafted?.band === undefined) return yield* tx.refuse('noBand');
  giveForce(tx, id, force);
  drafted.band.resources -= price;
  return drafted.band.resources;
}

/** Which unit is meant: a unit card by its id, or a line of one's own. */
function* meant(tx: Tx<Scene>, { target, detail }: IntentOf<'act'>): Rule<Entry> {
  const card = target === null ? undefined : cards.find(({ id }) => id === target);
  if (card !== undefined) return card.entry;
  const read = parseEntry(detail ?? '');
  if (!isRead(read)) return yield* tx.refuse(read.refusal.code, read.refusal.params);
  // What is learned is never bought (L5873).
  if (read.read.kind === 'unit' && hasLessons(read.read.plan)) return yield* tx.refuse('learnsByFighting');
  return read.read;
}

/** A side buys new units between two matches: resources are points (L5794). */
export function* recruit(tx: Tx<Scene>, intent: IntentOf<'act'>): Rule<void> {
  const side = yield* bandHere(tx, intent.actor);
  const { force, price } = recruiting(side, yield* meant(tx, intent));
  const left = yield* pay(tx, intent.actor, side, force, price);
  const names = force.entries.slice(side.force.entries.length).map(nameOf);
  tell(tx, 'recruited', { side: intent.actor, names, price, left });
}

/** The id of a unit of a band: its place in the force. */
export const memberId = (at: number): string => `member ${at + 1}`;

/** A side's force with a thing more for one of its units. */
export function outfitting({ force }: Side, at: number, thing: string): Force | null {
  const gear = gearOf(book, thing);
  const entry = force.entries[at];
  if (gear === null || entry?.kind !== 'unit') return null;
  const plan = { ...entry.plan, gear: [...entry.plan.gear, thing] };
  return grown(
    force,
    force.entries.map((one, index) => (index === at ? { ...entry, plan } : one)),
  );
}

/** Everything that can be bought, by its name. */
export const wares: readonly Gear[] = gearIn(book).toSorted((one, other) =>
  one.thing.name < other.thing.name ? -1 : 1,
);

/** What a thing costs; what is a burden and would lower a unit's value pays nothing back. */
export const priceOfThing = ({ thing }: Gear): number => Math.max(0, thing.cost);

/** A side buys a thing for one of its units between two matches (L5795). */
export function* outfit(tx: Tx<Scene>, { actor, target, means }: IntentOf<'act'>): Rule<void> {
  const side = yield* bandHere(tx, actor);
  const gear = gearOf(book, target ?? '');
  const at = side.force.entries.findIndex((_, index) => memberId(index) === means);
  const entry = side.force.entries[at];
  const force = outfitting(side, at, target ?? '');
  if (force === null || entry === undefined || gear === null) return yield* tx.refuse('nothingToBuy');
  const price = priceOfThing(gear);
  const left = yield* pay(tx, actor, side, force, price);
  tell(tx, 'outfitted', { side: actor, who: nameOf(entry), thing: gear.thing.id, price, left });
}

/** Why a side doesn't pass a match: somebody is fit to fight it. Null: nobody is. */
export const whyNotSitOut = ({ force }: Side): Refusal | null =>
  force.entries.length > 0 && force.entries.every(({ rests }) => rests === true)
    ? null
    : refusal('somebodyIsFit');

/** A side passes a match, as nobody is fit: all have rested (reading of L5829). */
export function* sitOut(tx: Tx<Scene>, { actor }: IntentOf<'act'>): Rule<void> {
  const side = yield* bandHere(tx, actor);
  const why = whyNotSitOut(side);
  if (why !== null) return yield* tx.refuse(why.code, why.params);
  giveForce(tx, actor, restedForce(side.force));
  tell(tx, 'satOut', { side: actor });
}
