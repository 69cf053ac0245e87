import { type Chances, type Outcome, wholePercent } from '../../../engine/chances.ts';
import type { Modifier } from '../../../engine/modifier.ts';
import { rowOf } from '../../../engine/table.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import type { Striking } from '../attack/strike.ts';
import type { Checking } from '../checks/check.ts';
import { hitOdds } from '../chances/odds.ts';
import { type StrikeOdds, strikeWorth, USUAL } from '../chances/strike.ts';
import { skills } from '../content/skills.ts';
import type { Leaning } from '../numbers/edge.ts';
import { character, type CharacterId, type Scene } from '../scene.ts';
import { modifierWords } from './modifier.ts';
import { and, bold } from './telling.ts';

/** The odds of an attack on one, and whether the reader may know that one's figures. */
export interface Aimed {
  readonly target: CharacterId;
  readonly odds: StrikeOdds;
  readonly known: boolean;
}

const leansWords = { none: '', advantage: ', with advantage', disadvantage: ', with disadvantage' } as const;

const signed = (number: number): string =>
  number === 0 ? '' : number < 0 ? ` − ${-number}` : ` + ${number}`;

/** Evasions that are common: against those the chance is told of whom nobody knows. */
const COMMON = [12, 15, 18] as const;

/** '**Kira** attacks **Raider** with Ax: d20 + 4'. Of whom the reader knows nothing, the chance is told against usual Evasions. */
export function attackWords(scene: Scene, { actor, means }: Striking, aimed: readonly Aimed[]): Chances {
  const names = aimed.map(({ target }) => bold(character(scene, target).name));
  const [first] = aimed;
  const added = signed(first?.odds.bonus.total ?? 0);
  const several = aimed.length > 1;
  const sum = (of: (one: Aimed) => number) => aimed.reduce((all, one) => all + of(one), 0);
  const hit =
    aimed.every(({ known }) => known) && first !== undefined && !several ? first.odds.hit : undefined;
  return {
    what: `${bold(character(scene, actor).name)} attacks ${and(names)} with ${escapeMarkdown(means.name)}: d20${added}${leansWords[first?.odds.leans ?? 'none']}`,
    outcomes: aimed.flatMap((one) => outcomesOf(scene, one, several)),
    ...(hit === undefined ? {} : { hit }),
    worth: sum(({ odds, known }) => strikeWorth(odds, known)),
    notes: (first?.odds.bonus.modifiers ?? []).map(modifierWords),
    brief: briefOf(means.name, first),
  };
}

function outcomesOf(scene: Scene, { target, odds, known }: Aimed, several: boolean): readonly Outcome[] {
  const of = several ? ` ${bold(character(scene, target).name)}` : '';
  if (!known)
    return COMMON.map((evasion) => ({
      name: `to hit${of} at Evasion ${evasion}`,
      chance: chanceAt(odds, evasion),
    }));
  return [
    { name: `to hit${of}`, chance: odds.hit },
    { name: `for a critical hit${of}`, chance: odds.critical },
    { name: `to bring ${several ? of.trim() : 'them'} down`, chance: odds.fells },
  ];
}

/** The chance to hit somebody of an Evasion, where theirs isn't known. */
const chanceAt = (odds: StrikeOdds, evasion: number): number =>
  hitOdds({ ...odds, bonus: odds.bonus.total, evasion, criticalFrom: 20, always: true }).hit;

function briefOf(weapon: string, aim: Aimed | undefined): string {
  if (aim === undefined) return weapon;
  const lean = leansWords[aim.odds.leans];
  if (aim.known) return `${wholePercent(aim.odds.hit)} to hit with ${escapeMarkdown(weapon)}${lean}`;
  const usual = chanceAt(aim.odds, USUAL.evasion);
  return `${wholePercent(usual)} at Evasion ${USUAL.evasion} with ${escapeMarkdown(weapon)}${lean}`;
}

/** A check before its die falls. */
interface CheckTold {
  readonly one: Pick<Checking, 'actor' | 'skill'>;
  readonly added: number;
  readonly leans: Leaning;
  readonly modifiers: readonly Modifier[];
  /** A number, or whom it is against; null: for its number alone. */
  readonly against: number | CharacterId | null;
  readonly chance: number | null;
}

/** '**Kira** checks Stealth: d10 + 3 against 7'. */
export function checkWords(
  scene: Scene,
  { one, added, leans, modifiers, against, chance }: CheckTold,
): Chances {
  const goal =
    against === null
      ? ''
      : ` against ${typeof against === 'number' ? against : bold(character(scene, against).name)}`;
  const name = rowOf(skills, one.skill).name;
  return {
    what: `${bold(character(scene, one.actor).name)} checks ${name}: d10${signed(added)}${leansWords[leans]}${goal}`,
    outcomes:
      chance === null ? [] : [{ name: typeof against === 'string' ? 'to win' : 'to succeed', chance }],
    notes: modifiers.map(modifierWords),
    ...(chance === null ? {} : { brief: `${wholePercent(chance)} with ${name}${leansWords[leans]}` }),
  };
}
