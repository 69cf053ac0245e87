import type { APIMessage } from 'discord-api-types/v10';
import { messageText } from '../playscript/print.ts';
import { type Part, partsOf, type Thumb } from './thumb.ts';

const GM = 'Mia';

/** All who play: the GM last. */
const people = ({ seats }: Thumb): readonly string[] => [
  ...new Set([...seats.flatMap(([who]) => who ?? []), GM]),
];

/** The message of a fight that can be acted on; null while somebody is asked, and when it is over. */
export const cardOf = (thumb: Thumb): APIMessage | null =>
  thumb
    .publicMessages()
    .findLast((message) => partsOf(message).some(({ id }) => /^turn\.(?:next|done)/u.test(id))) ?? null;

/** Who is up, by the card: a hero's player, or the GM. */
export function whoIsUp(
  { seats }: Thumb,
  card: APIMessage,
): { readonly who: string; readonly hero: string | null } {
  const [first = ''] = card.content.split('\n');
  const names = [...first.matchAll(/\*\*([^*]+)\*\*/gu)].map(([, name = '']) => name);
  const [up] = seats.flatMap(([who, hero]) => (who !== null && names.includes(hero) ? [{ who, hero }] : []));
  return up ?? { who: GM, hero: null };
}

/** Answers a question that is open: the blue answer, else the first. False where nobody is asked. */
export async function answered(thumb: Thumb): Promise<boolean> {
  for (const who of people(thumb))
    for (const message of thumb.room.messages(who).toReversed()) {
      const answers = partsOf(message).filter(
        ({ id, options }) => /^decide/u.test(id) && options.length === 0,
      );
      const best = answers.find(({ isMain }) => isMain) ?? answers[0];
      if (best === undefined || !isFor(thumb, who, message)) continue;
      await thumb.pressPart(who, message, best);
      return true;
    }
  return false;
}

/** A question in the channel is for whom it mentions, or for the GM. */
function isFor(thumb: Thumb, who: string, { content }: APIMessage): boolean {
  const asked = people(thumb).filter((name) => content.includes(thumb.room.person(name).id));
  return asked.length === 0 || asked.includes(who);
}

/** What could be pressed on the newest panel of somebody's: what it does at once. */
function deeds(thumb: Thumb, who: string): { readonly message: APIMessage; readonly parts: readonly Part[] } {
  const message = thumb.room
    .messages(who)
    .findLast((one) => partsOf(one).some(({ id }) => id.startsWith('panel.')) && ((one.flags ?? 0) & 64) > 0);
  return message === undefined
    ? { message: thumb.room.messages(who)[0] ?? never(), parts: [] }
    : { message, parts: partsOf(message).filter(({ id }) => /^panel\.(?:do|go)/u.test(id)) };
}

/** Whom a hero can attack now; nobody where the panel that opens is no attack's. */
async function attacked(thumb: Thumb, who: string): Promise<boolean> {
  const said = await thumb.press(who, 'Attack');
  const { message, parts } = deeds(thumb, who);
  const [first] = parts.filter(({ label }) => !thumb.seats.some(([, name]) => name === label));
  if (first === undefined || !/^\S+: Attack\**$/mu.test(said)) return false;
  await thumb.pressPart(who, message, first);
  return true;
}

/** Closer to a foe: a goal by a press, and 'Go' where that is asked. */
async function moved(thumb: Thumb, who: string): Promise<boolean> {
  await thumb.press(who, 'Move');
  const { message, parts } = deeds(thumb, who);
  const goal =
    parts.find(({ label }) => /^(?:To|Towards) /u.test(label)) ??
    parts.find(({ label }) => /^Move: /u.test(label));
  if (goal === undefined) return false;
  await thumb.pressPart(who, message, goal);
  const go = deeds(thumb, who).parts.find(({ label }) => label === 'Go');
  if (go !== undefined) await thumb.press(who, 'Go');
  return true;
}

/** Whether the card of the turn has such a button now. */
function offers(thumb: Thumb, wanted: string): boolean {
  const card = cardOf(thumb);
  return card !== null && partsOf(card).some(({ label }) => label === wanted);
}

const turnOf = (thumb: Thumb): string => {
  const card = cardOf(thumb);
  return card === null ? '' : `${whoIsUp(thumb, card).hero ?? 'the GM'} ${messageText(card).split('\n')[0]}`;
};

/**
 * Plays on from the card: a hero attacks, or comes closer first, and ends their turn; foes act by themselves. False once the fight is over,
 * and while those who act by themselves are up.
 */
export async function playOn(thumb: Thumb): Promise<boolean> {
  if (await answered(thumb)) return true;
  const card = cardOf(thumb);
  if (card === null) return false;
  const end = partsOf(card).find(({ label }) => label === 'End fight');
  if (end !== undefined) {
    await thumb.pressPart(GM, card, end);
    return true;
  }
  const { who, hero } = whoIsUp(thumb, card);
  if (hero === null) {
    const led = thumb.find(GM, /^Let (?:it|them) act$/u) ?? thumb.find(GM, 'Begin');
    if (led !== null) await thumb.pressPart(GM, led.message, led.part);
    return led !== null; // they act by themselves already
  }
  const before = turnOf(thumb);
  const did = offers(thumb, 'Attack') && (await attacked(thumb, who));
  if (!did && offers(thumb, 'Move') && (await moved(thumb, who))) {
    while (await answered(thumb));
    // Whoever was struck down on the way attacks nobody.
    if (turnOf(thumb) === before && offers(thumb, 'Attack')) await attacked(thumb, who);
  }
  while (await answered(thumb));
  if (turnOf(thumb) === before && cardOf(thumb) !== null) await ended(thumb, who);
  return true;
}

/** The end of one's own turn: on the card where it has begun, else the whole of it is let go. */
async function ended(thumb: Thumb, who: string): Promise<void> {
  const card = cardOf(thumb);
  const end =
    card === null ? undefined : partsOf(card).find(({ label }) => ['End turn', 'Done'].includes(label));
  if (card !== null && end !== undefined) await thumb.pressPart(who, card, end);
}

function never(): never {
  throw new Error('this cannot be');
}
