import type { Made } from '../../../engine/creation.ts';
import type { Intent } from '../../../engine/intent.ts';
import type { Choice } from '../../../engine/options.ts';
import { refusal } from '../../../engine/refusal.ts';
import type { OpenCall, TrackerCall } from '../../../engine/words.ts';
import type { Act } from '../actions/act.ts';
import { type CharacterId, character, fighterIn, presentIn, type Scene } from '../scene.ts';
import type { DieOf, LyingDie } from './die.ts';
import { lyingOf } from './lying.ts';

export const REROLL = 'reroll';

/** What a press on it takes: '3', '7 and 1 Exhaustion'. */
const priceOf = ({ cost, exhaustion }: LyingDie): string =>
  exhaustion === 0 ? `${cost} Momentum` : `${cost} Momentum, ${exhaustion} Exhaustion`;

const named: Readonly<Record<DieOf, string>> = {
  check: 'check',
  attack: 'attack',
  defence: 'DR',
  damage: 'damage',
  healing: 'healing',
  stimulant: 'stimulant',
  restingPlace: 'rest',
  prevention: 'protection',
};

const dieName = ({ what, sides, value }: LyingDie): string => `${named[what]}: ${value} on a d${sides}`;

/** Which of several rolls it is, where their dice have the same name: in the order in which they fell. */
const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** ' (second)' where another die is called the same, as each of two attacks has one; nothing where none is. */
function placeOf(die: LyingDie, dice: readonly LyingDie[]): string {
  const alike = dice.filter((other) => dieName(other) === dieName(die));
  const place = alike.indexOf(die);
  return alike.length < 2 ? '' : ` (${places[place] ?? place + 1})`;
}

const nameAmong = (die: LyingDie, dice: readonly LyingDie[]): string =>
  `${dieName(die)}${placeOf(die, dice)}`;

const diceOf = (scene: Scene, actor: CharacterId): readonly Choice[] =>
  lyingOf(scene, actor).map((die, _place, dice) => ({
    id: die.id,
    name: nameAmong(die, dice),
    note: priceOf(die),
    relation: 'thing',
    refused: null,
  }));

/**
 * A die of one's own that nobody was asked about is rolled again, as long as nothing else has happened (Narrative Momentum). What came after it is done
 * again from there, by whoever keeps the steps (`takesUp`): by itself it is no step that the rules could do.
 */
export const reroll: Act = {
  id: REROLL,
  name: 'Reroll',
  also: ['Reroll a die', 'Narrative Momentum'],
  group: 'free',
  cost: {},
  when: 'anytime',
  helpless: true,
  offered: (scene, actor) => lyingOf(scene, actor).length > 0,
  targets: diceOf,
  run: (tx, { actor }) => tx.refuse('dieGone', { actor }),
};

/** The die that somebody wants to reroll, of those that lie there: it need not be named where it is the only one. */
export function takesUp(
  scene: Scene,
  intent: Intent,
): Made<{ readonly key: string; readonly choice: string }> | null {
  if (intent.kind !== 'act' || intent.act !== REROLL) return null;
  const { actor, target } = intent;
  const dice = lyingOf(scene, actor);
  if (target === null && dice.length > 1) {
    const choices = dice.map((die) => nameAmong(die, dice));
    return { ok: false, refusal: refusal('chooseTarget', { act: reroll.name, choices }) };
  }
  const die = target === null ? dice[0] : dice.find(({ id }) => id === target);
  if (die === undefined) return { ok: false, refusal: refusal('dieGone', { actor }) };
  return { ok: true, value: { key: die.key, choice: 'yes' } };
}

/** What a GM's own could do is theirs to know. */
const isOpen = (scene: Scene, id: CharacterId): boolean =>
  scene.fight === null ? !scene.npcs.includes(id) : fighterIn(scene, id)?.side === 'players';

/** So many dice have a button each; more are chosen in a panel, behind one. */
const MOST_BUTTONS = 3;

/** Dice that lie there, each a press to reroll it, until the next step. */
export const rerollCalls = (scene: Scene): readonly TrackerCall[] =>
  presentIn(scene)
    .filter((id) => isOpen(scene, id))
    .flatMap((id) =>
      lyingOf(scene, id).map((die, _place, dice) => ({
        actor: id,
        act: REROLL,
        target: die.id,
        label: `${character(scene, id).name}: reroll ${named[die.what]} ${die.value}${placeOf(die, dice)} for ${priceOf(die)}`,
      })),
    );

/** The same, where many are one button for all. */
export function rerollPresses(scene: Scene): readonly (TrackerCall | OpenCall)[] {
  const calls = rerollCalls(scene);
  return calls.length <= MOST_BUTTONS ? calls : [{ actor: null, act: REROLL, label: 'Reroll…' }];
}
