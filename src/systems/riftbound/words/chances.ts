import { type Chances, type Outcome, wholePercent } from '../../../engine/chances.ts';
import type { Modifier, Sum } from '../../../engine/modifier.ts';
import { METRE } from '../../../engine/space/plane/index.ts';
import { rowOf } from '../../../engine/table.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import type { Striking } from '../attack/striking.ts';
import { strikeWorth, type StrikeOdds } from '../chances/strike.ts';
import type { Checking } from '../checks/check.ts';
import { attributes, type AttributeId } from '../content/attributes.ts';
import { damageTypes } from '../content/damageTypes.ts';
import { distanceBetween } from '../fight/bodies.ts';
import { amountWords } from '../gear/amount.ts';
import { type CharacterId, characterIn, fighterIn, type Scene } from '../scene.ts';
import { modifierWords } from './modifier.ts';
import { bold } from './telling.ts';

const nameIn = (scene: Scene, id: CharacterId): string => bold(characterIn(scene, id)?.name ?? id);
const short = (id: AttributeId): string => rowOf(attributes, id).short;
const oneDecimal = (number: number): number => Math.round(number * 10) / 10;

/** One target of an Attack with its odds, and whether their figures may be told. */
export interface Target {
  readonly target: CharacterId;
  readonly odds: StrikeOdds;
  readonly known: boolean;
}

/** An Attack by what may come of it. */
export function attackWords(scene: Scene, striking: Striking, targets: readonly Target[]): Chances {
  const { actor, means, type, less } = striking;
  const { attack } = means;
  const names = targets.map(({ target }) => nameIn(scene, target));
  const kind = rowOf(damageTypes, type).name;
  const shots = amountWords(attack.shots);
  const many = `${shots} ${shots === '1' ? 'shot' : 'shots'}`;
  const [first] = targets;
  const outcomes = targets.flatMap((one) => outcomesOf(scene, one, targets.length > 1));
  const own = fighterIn(scene, actor)?.side;
  const worth = targets.reduce((all, { target, odds, known }) => {
    const counts = fighterIn(scene, target)?.side === own ? -1 : 1;
    return all + counts * strikeWorth(odds, known);
  }, 0);
  return {
    what: `${nameIn(scene, actor)} attacks ${names.join(', ')} with ${escapeMarkdown(means.name)}: ${many}, ${Math.max(0, attack.damage - less)} ${kind} each`,
    outcomes,
    ...(first === undefined ? {} : { hit: first.known ? first.odds.lands : first.odds.hit }),
    worth,
    ...(first === undefined ? {} : { brief: briefly(scene, striking, first) }),
    notes: targets
      .flatMap((one) => notesOf(scene, one, targets.length > 1))
      .concat(striking.declared ? OTHERS_LEFT_OUT : LEFT_OUT),
  };
}

const OTHERS_LEFT_OUT = "Your rerolls are counted. Blocks, Intercept and rerolls of the Dodge Roll aren't.";
const LEFT_OUT = "Blocks, Intercept and rerolls aren't counted.";

function outcomesOf(scene: Scene, { target, odds, known }: Target, several: boolean): readonly Outcome[] {
  const whom = several ? ` ${nameIn(scene, target)}` : '';
  if (!known) return [{ name: `to hit${whom}, before they dodge`, chance: odds.hit }];
  return [
    { name: `to hit${whom}`, chance: odds.hit },
    { name: `to get past the dodge${several ? ` of ${nameIn(scene, target)}` : ''}`, chance: odds.lands },
    { name: `to leave ${several ? nameIn(scene, target) : 'them'} no HP`, chance: odds.fells },
  ];
}

function notesOf(scene: Scene, { target, odds, known }: Target, several: boolean): readonly string[] {
  const lead = several ? `${nameIn(scene, target)}: ` : '';
  const die = odds.die.modifiers.map(modifierWords);
  const roll = `${lead}${odds.rating}+ to hit${die.length === 0 ? '' : `, each die ${die.join(', ')}`}; ${oneDecimal(odds.hits)} hits on average.`;
  if (!known) return [roll, `${lead}Only the GM knows how they dodge and their HP.`];
  const dodge = odds.dodge === null ? 'no Dodge Roll' : `${odds.dodge.rating}+ to dodge`;
  return [roll, `${lead}${dodge}; ${oneDecimal(odds.hp)} HP lost on average.`];
}

/** '75% to hit with Auto Rifle, 14 m, Point Blanc −2'. */
function briefly(scene: Scene, { actor, means }: Striking, { target, odds, known }: Target): string {
  const away = distanceBetween(scene, actor, target);
  const where = away === null ? [] : [away <= 1 ? 'in contact' : `${Math.ceil(away / METRE)} m`];
  const chance = wholePercent(known ? odds.lands : odds.hit);
  const die = odds.die.modifiers.map(modifierWords);
  return [`${chance} to hit with ${escapeMarkdown(means.name)}`, ...where, ...die].join(', ');
}

const rolls = (scene: Scene, { actor, attribute }: Checking, own: Sum | null): string =>
  `${nameIn(scene, actor)} rolls ${attribute === null ? '3d6' : short(attribute)}${own === null ? '' : `: 3d6${signed(own.total)}`}`;

const signed = (number: number): string =>
  number === 0 ? '' : number < 0 ? ` − ${-number}` : ` + ${number}`;

const addedWords = (modifier: Modifier, attribute: AttributeId | null): string => {
  const name = modifier.params?.name;
  if (modifier.source === 'score' && attribute !== null)
    return modifierWords({ ...modifier, source: short(attribute) });
  return modifierWords(typeof name === 'string' ? { ...modifier, source: escapeMarkdown(name) } : modifier);
};

const SPECIALS = 'Double and triple sixes and ones are counted in.';

/** A check against a Difficulty by what may come of it. */
export function checkWords(
  scene: Scene,
  {
    check,
    difficulty,
    own,
    chances,
  }: {
    readonly check: Checking;
    readonly difficulty: number;
    readonly own: Sum;
    readonly chances: { readonly drawback: number; readonly succeeds: number };
  },
): Chances {
  return {
    what: `${rolls(scene, check, own)} against ${difficulty}`,
    outcomes: [
      { name: 'to succeed', chance: chances.drawback + chances.succeeds },
      { name: 'to succeed with a drawback', chance: chances.drawback },
    ],
    notes: [...own.modifiers.map((one) => addedWords(one, check.attribute)), SPECIALS],
  };
}

/** Two who roll against one another. */
export const contestWords = (
  scene: Scene,
  one: Checking,
  other: Checking,
  { wins, ties }: { readonly wins: number; readonly ties: number },
): Chances => ({
  what: `${rolls(scene, one, null)} against ${nameIn(scene, other.actor)}${other.attribute === null ? '' : `'s ${short(other.attribute)}`}`,
  outcomes: [
    { name: 'to win', chance: wins },
    { name: 'to tie: nothing happens', chance: ties },
  ],
  notes: [SPECIALS],
});

/** A check for its number alone: the GM says what it means. */
export const openWords = (scene: Scene, one: Checking, own: Sum): Chances => ({
  what: rolls(scene, one, own),
  outcomes: [],
  notes: [...own.modifiers.map((modifier) => addedWords(modifier, one.attribute)), SPECIALS],
});
