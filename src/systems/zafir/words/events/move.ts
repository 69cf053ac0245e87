import { rowOf } from '../../../../engine/table.ts';
import { escapeMarkdown } from '../../../../engine/text.ts';
import type { Note } from '../../../../engine/words.ts';
import { tileFeatures } from '../../content/tileFeatures.ts';
import type { MoveEvents, Revealed, Stopped } from '../../move/events.ts';
import type { MoveWhy } from '../../move/how.ts';
import { deedWords } from '../deeds.ts';
import type { Sentences, Telling } from '../telling.ts';

const plain = (text: string): Note => ({ text, tone: 'plain' });
const quiet = (text: string): Note => ({ text, tone: 'quiet' });
const bad = (text: string): Note => ({ text, tone: 'bad' });

const verbs: { readonly [W in MoveWhy]: string } = {
  action: 'moves',
  reinforcement: 'moves in',
  revealed: 'dives for cover',
  ability: 'moves',
  baldyrsGait: 'races',
  attack: 'closes in',
  panic: 'flees',
};

const stops: { readonly [S in Stopped]: (who: string, at: string) => string } = {
  inTheWay: (who, at) => `Somebody unseen is in the way: ${who} stops on ${at}.`,
  helpless: (who, at) => `${who} goes down on ${at}.`,
  slowed: (who, at) => `${who} is too slow now to go on, and stops on ${at}.`,
  noFooting: (who, at) => `Nobody can stay there: ${who} ends on ${at}.`,
};

const seen: { readonly [R in Revealed]: (who: string, by: string) => string } = {
  tooClose: (who, by) => `${by} notices ${who}, who came too close.`,
  noCover: (who, by) => `${by} sees ${who} without cover.`,
  action: (who) => `${who} gives the game away.`,
  gm: (who) => `${who} is revealed.`,
};

const all = (ids: readonly string[], at: Telling): string => {
  const names = ids.map((id) => at.who(id));
  const last = names.at(-1) ?? 'nobody';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
};

const listed = (tiles: readonly string[]) =>
  tiles.length > 8 ? `${tiles.slice(0, 8).join(', ')} …` : tiles.join(', ');
const points = (n: number) => `${n} Agility ${n === 1 ? 'Point' : 'Points'}`;

export const moveSentences: Sentences<MoveEvents> = {
  moved: (moved, at) => {
    const { actor, from, tiles, hows, why, onward, target } = moved;
    const told = deedWords(hows);
    const way = told.length === 0 ? '' : `: ${told.join(', ')}`;
    const to = tiles.at(-1) ?? from;
    const body = target === null ? '' : ` with ${at.who(target)}`;
    const figures =
      at.mayKnow(actor) && moved.cost > 0
        ? ` (${moved.cost} of ${moved.speed}${moved.points === 0 ? '' : `, ${moved.points} of ${points(moved.agility)}`})`
        : '';
    const text = onward
      ? `${at.who(actor)} goes on to ${to}${way}${figures}.`
      : `${at.who(actor)} ${verbs[why]}${body} from ${from} to ${to}${way}${figures}.`;
    return { ...plain(text), aside: at.plainName(actor) };
  },
  moveCalledOff: ({ actor }, at) => quiet(`${at.who(actor)} stays. Nothing has been spent.`),
  moveStopped: ({ actor, at: tile, why }, at) => quiet(stops[why](at.who(actor), tile)),
  fell: ({ actor, at: tile, tiles }, at) => bad(`${at.who(actor)} falls ${tiles} tiles down to ${tile}.`),
  enteredFeature: ({ actor, feature, at: tile, leaping }, at) =>
    plain(
      `${at.who(actor)} ${leaping ? 'leaps through' : 'enters'} ${rowOf(tileFeatures, feature).name} on ${tile}.`,
    ),
  featureLaid: ({ feature, at: tiles, by }, at) =>
    plain(
      `${rowOf(tileFeatures, feature).name} on ${listed(tiles)}${by === null ? '' : ` (${at.who(by)})`}${lasting(rowOf(tileFeatures, feature).duration)}.`,
    ),
  revealed: ({ target, by, why, others, targets }, at) => {
    const crew = others.length === 0 ? '' : ` The enemies now know about ${all(others, at)}, too.`;
    const still =
      targets.length === 0
        ? ''
        : ` ${all(targets, at)} ${targets.length === 1 ? 'stays' : 'stay'} concealed.`;
    return bad(`${seen[why](at.who(target), by === null ? 'An enemy' : at.who(by))}${crew}${still}`);
  },
  concealed: ({ target, what }, at) => ({
    text: `${at.who(target)} is concealed (${escapeMarkdown(what)}).`,
    tone: 'good',
  }),
  tripmineSprung: ({ actor, by, at: tile }, at) =>
    bad(`${at.who(actor)} sets off ${at.who(by)}'s tripmine on ${tile}.`),
};

const lasting = (rounds: number | null) => (rounds === null ? '' : ` for ${rounds} rounds`);
