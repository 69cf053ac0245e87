import { rowOf } from '../../../engine/table.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import type { Note } from '../../../engine/words.ts';
import { acts } from '../content/acts.ts';
import type { Events } from '../events.ts';
import type { ToldSide } from '../told.ts';
import { list } from './fight.ts';
import { diceLine, difficultyWords, poolWords, rollWords, successWords, withDice } from './roll.ts';
import { bold, type Telling } from './telling.ts';

const names = (ids: readonly string[], at: Telling) => list(ids.map((id) => at.name(id)));

const longest = 300;

/** What a player said in their own words, in quotation marks. */
const said = (text: string) =>
  `“${escapeMarkdown(text.length > longest ? `${text.slice(0, longest)}…` : text)}”`;

export function fled(e: Events['fled'], at: Telling): Note {
  const later = `${at.name(e.actor)} flees from the fight.${e.isLast ? ' Nobody is left on that side.' : ''}`;
  return {
    text: e.isLast ? `${later} A GM ends the fight with \`/encounter end\`.` : later,
    later,
    tone: 'plain',
  };
}

export const retreated = (e: Events['retreated'], at: Telling): Note => ({
  text: `${names([e.actor, ...e.others], at)} ${e.others.length === 0 ? 'retreats' : 'retreat'} safely.`,
  tone: 'good',
});

export const stayed = (e: Events['stayed'], at: Telling): Note => ({
  text: `${at.name(e.actor)} calls for a retreat, but ${names(e.others, at)} won't go: everybody stays.`,
  tone: 'bad',
});

export const improvised = (e: Events['improvised'], at: Telling): Note => ({
  text: `${at.name(e.actor)} improvises: ${said(e.text)}`,
  tone: 'plain',
});

export const notImprovised = (e: Events['notImprovised'], at: Telling): Note => ({
  text: `The GM says no: ${said(e.text)} ${at.name(e.actor)} keeps the ${e.mettle ? 'Mettle' : 'Action'}.`,
  tone: 'quiet',
});

export function parleyed(e: Events['parleyed'], at: Telling): Note {
  const words = e.words === null ? '' : ` ${said(e.words)}`;
  const [actor, target] = [at.name(e.actor), at.name(e.target)];
  if (e.outcome === 'peace')
    return { text: `${actor} talks ${target} into peace.${words} Weapons are lowered.`, tone: 'good' };
  if (e.outcome === 'gmSaysNo')
    return {
      text: `${actor} wins ${target} over, but the GM says the fight goes on.${words}`,
      tone: 'quiet',
    };
  return { text: `${target} won't hear of peace.${words}`, tone: 'bad' };
}

export function shoved(e: Events['shoved'], at: Telling): Note {
  const where = e.zone === null ? 'out of Close Range' : `to ${escapeMarkdown(e.zone)}`;
  return { text: `${at.name(e.actor)} shoves ${at.name(e.target)} ${where}.`, tone: 'good' };
}

export function freed(e: Events['freed'], at: Telling): Note {
  const target = at.name(e.target);
  const source =
    e.by === null
      ? e.source === null
        ? `what held ${at.of(e.target).them}`
        : at.name(e.source)
      : bold(e.by);
  if (e.how === 'letGo') return { text: `${source} lets go of ${target}.`, tone: 'plain' };
  if (e.how === 'broke') return { text: `${target} breaks free of ${source}.`, tone: 'good' };
  return { text: `${source} lets go of ${target}.`, tone: 'good' };
}

export function hid(e: Events['hid'], at: Telling): Note {
  const actor = at.name(e.actor);
  const dice = [e.first, ...e.spotters].map(
    (side) => `${at.name(side.who)}: ${rollWords(side, side.difficulty.total)}`,
  );
  const score = successWords(e.first.successes);
  const seen =
    e.seenBy.length === 0 ? '' : ` ${names(e.seenBy, at)} still ${see(e.seenBy)} ${at.of(e.actor).them}.`;
  const text =
    e.others.length === 0
      ? `${actor} finds no place to hide, ${score}:${seen || ' nobody is there to hide from.'}`
      : `${actor} hides, ${score}: hidden from ${names(e.others, at)}.${seen}`;
  return {
    text: withDice(text, dice.join(' · ')),
    tone: e.others.length === 0 ? 'bad' : 'good',
    why: [e.first, ...e.spotters].flatMap((side) => whySide(side, at)),
  };
}

const see = (ids: readonly string[]) => (ids.length === 1 ? 'sees' : 'see');

const whySide = (side: ToldSide, at: Telling): readonly string[] => [
  `${at.name(side.who)}: ${poolWords(side.name, side.pool)}`,
  difficultyWords(side.difficulty, 1),
  diceLine(side, side.difficulty.total),
];

export function searched(e: Events['searched'], at: Telling): Note {
  const isFound = e.others.length > 0 || (e.complexity !== null && e.successes >= e.complexity);
  const dn = e.complexity === null ? '' : ` at DN ${e.difficulty.total}:${e.complexity}`;
  return {
    text: withDice(
      `${at.name(e.actor)} searches${dn}, ${successWords(e.successes)}: ${foundWords(e, isFound, at)}`,
      rollWords(e, e.difficulty.total),
    ),
    tone: isFound ? 'good' : 'quiet',
    why: [
      poolWords('Mind (Awareness)', e.pool),
      difficultyWords(e.difficulty, e.complexity ?? 1),
      diceLine(e, e.difficulty.total),
    ],
  };
}

function foundWords(e: Events['searched'], isFound: boolean, at: Telling): string {
  if (e.complexity !== null) return isFound ? 'finds what is there.' : 'finds nothing.';
  if (isFound) return `finds ${names(e.others, at)}.`;
  return e.looked
    ? 'finds nobody.'
    : `nobody hides from ${at.of(e.actor).them}; the GM says what else there is.`;
}

export function revealed(e: Events['revealed'], at: Telling): Note {
  const actor = at.name(e.actor);
  if (e.why === 'choice') return { text: `${actor} comes out of hiding.`, tone: 'plain' };
  if (!e.stillHidden) return { text: `${actor} is no longer hidden.`, tone: 'quiet' };
  const how = e.why === 'loud' ? 'The noise gives' : 'The attack gives';
  return { text: `${how} ${actor} away to ${names(e.others, at)}.`, tone: 'quiet' };
}

/** A foe's trigger is the GM's to know. */
export function waits(e: Events['waits'], at: Telling): Note {
  const what = at.knows(e.actor)
    ? `reacts with ${rowOf(acts, e.act).name} when this happens: ${said(e.trigger)}`
    : 'waits for something to happen.';
  return { text: `${at.name(e.actor)} ${what}`, tone: 'plain' };
}

export const reacted = (e: Events['reacted'], at: Telling): Note => ({
  text: `It happens: ${said(e.trigger)} ${at.name(e.actor)} reacts with ${rowOf(acts, e.act).name}.`,
  tone: 'plain',
});

export const waitedInVain = (e: Events['waitedInVain'], at: Telling): Note => ({
  text: e.acts
    ? `${at.name(e.actor)} stops waiting and acts now: last in the order for the rest of the fight.`
    : `${at.name(e.actor)}'s trigger never came: Action lost.`,
  tone: 'quiet',
});

export const defendsZone = (e: Events['defendsZone'], at: Telling): Note => ({
  text: `${at.name(e.actor)} defends ${escapeMarkdown(e.zone)}: enemies must force their way in until ${at.of(e.actor).their} next turn.`,
  tone: 'plain',
});

export const openedZone = (e: Events['openedZone'], at: Telling): Note => ({
  text: `${at.name(e.actor)} gets past ${at.name(e.target)}: the way into ${escapeMarkdown(e.zone)} is open this turn.`,
  tone: 'good',
});

export const handedOver = (e: Events['handedOver'], at: Telling): Note => ({
  text: `${at.name(e.actor)} hands ${escapeMarkdown(e.item)} to ${at.name(e.target)}.`,
  tone: 'plain',
});
