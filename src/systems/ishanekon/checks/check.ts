import type { Audience } from '../../../engine/event.ts';
import { type Modifier, sum } from '../../../engine/modifier.ts';
import type { Rule } from '../../../engine/rule.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { diseases } from '../content/diseases.ts';
import type { SkillId } from '../content/skills.ts';
import { paysReroll } from '../momentum/ask.ts';
import { levelsFor, rerolls, tireFor } from '../momentum/lying.ts';
import { changes, edgesOn, settledBy } from '../numbers/ask.ts';
import { chosenOf, type Edge, leaning } from '../numbers/edge.ts';
import { bonusOf, half, skillBonus, skillLevelOf, statOfSkill } from '../numbers/stat.ts';
import { statIn } from '../numbers/statIn.ts';
import { being, beingIn, type CharacterId, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import type { CheckRolled, Grouped } from './events.ts';
import { checkChance, rerollChance, type Side } from './odds.ts';
import { beats, criticalOf, type Goal, succeeds } from './succeeds.ts';

/** Who checks what, and with what besides. */
export interface Checking {
  readonly actor: CharacterId;
  readonly skill: SkillId;
  /** Advantage and disadvantage that this check alone has. */
  readonly edges?: readonly Edge[];
  /** What the situation adds. */
  readonly bonus?: readonly Modifier[];
  /** They fail on purpose: nothing is rolled (Skills). */
  readonly gaveUp?: boolean;
  readonly label: string;
  readonly to?: Audience;
  /** A cold doesn't get in its way: it is the check of the disease itself. */
  readonly sure?: true;
  /** Nobody is asked whether to reroll it with Narrative Momentum. */
  readonly unasked?: true;
}

type About = Pick<Checking, 'actor' | 'skill' | 'edges' | 'bonus'>;

/** All that is added to the d10 of a check now. */
export function checkModifiers(scene: Scene, { actor, skill, bonus = [] }: About): readonly Modifier[] {
  const own = being(scene, actor);
  const stat = statOfSkill(skill);
  const now = { skills: own.skills, stats: { ...own.stats, [stat]: statIn(scene, actor, stat).total } };
  const { modifiers } = skillBonus(now, skill);
  return sum(0, [...modifiers, ...changes(scene, 'checks', { actor, of: skill }), ...bonus]).modifiers;
}

/** How much that is in all: the same as its modifiers come to. */
export function checkAdded(scene: Scene, actor: CharacterId, skill: SkillId): number {
  const fromStat = half(bonusOf(statIn(scene, actor, statOfSkill(skill)).total));
  return changes(scene, 'checks', { actor, of: skill }).reduce(
    (all, { amount }) => all + amount,
    skillLevelOf(being(scene, actor), skill) + fromStat,
  );
}

export const checkEdges = (scene: Scene, { actor, skill, edges = [] }: About): readonly Edge[] => [
  ...edges,
  ...edgesOn(scene, 'check', { actor, of: skill }),
];

/** A check before it falls. */
export const sideOfCheck = (scene: Scene, about: About): Side => ({
  level: skillLevelOf(being(scene, about.actor), about.skill),
  added: sum(0, checkModifiers(scene, about)).total,
  leans: leaning(checkEdges(scene, about)),
});

/** Rolls a d10, or two of which one counts, and adds what there is. Says nothing of it. */
function* rolled(tx: Tx<Scene>, checking: Checking): Rule<CheckRolled> {
  const { actor, skill, label, to } = checking;
  const { leans } = sideOfCheck(tx.now, checking);
  const audience = to === undefined ? {} : { to };
  const count = leans === 'none' ? 1 : 2;
  const { dice } = yield* tx.roll({ count, sides: 10, label, by: actor, ...audience });
  const faces = dice.map(({ value }) => value);
  const [first = 0, second = first] = faces;
  return withNatural(tx.now, checking, { skill, dice: faces, leans }, chosenOf(first, second, leans));
}

/** A check with the die that counts. */
function withNatural(
  scene: Scene,
  checking: Checking,
  fell: Pick<CheckRolled, 'skill' | 'dice' | 'leans'>,
  natural: number,
): CheckRolled {
  const modifiers = checkModifiers(scene, checking);
  const level = skillLevelOf(being(scene, checking.actor), checking.skill);
  return {
    ...fell,
    natural,
    modifiers,
    total: sum(natural, modifiers).total,
    critical: criticalOf(natural, level),
  };
}

/** With disadvantage the other die stays: a better one is of no use beyond it. */
function floorOf({ dice, leans }: CheckRolled): number | null {
  const [first = 0, second = first] = dice;
  return leans === 'disadvantage' ? Math.max(first, second) : null;
}

/** Who has Narrative Momentum may roll one die of a check again that isn't enough, and take the better of the two (Narrative Momentum). */
function* orBetter(
  tx: Tx<Scene>,
  checking: Checking,
  one: CheckRolled,
  isEnough: (result: Pick<CheckRolled, 'critical' | 'total'>) => boolean,
): Rule<CheckRolled> {
  if (checking.unasked || isEnough(one)) return one;
  const { actor, to } = checking;
  const chance = rerollChance(sideOfCheck(tx.now, checking), isEnough, floorOf(one));
  if (chance <= 0) return one;
  const audience = to === undefined ? {} : { to };
  const asked = yield* paysReroll(tx, { by: actor, sides: 10, chance, what: 'check', ...audience });
  if (asked === 'paid') return yield* better(tx, checking, one);
  return asked === 'declined' ? one : yield* orPressed(tx, checking, one);
}

/** Whoever isn't asked may press Reroll all the same: a check that only counts by its number is never one of those that fail. */
function* orPressed(tx: Tx<Scene>, checking: Checking, one: CheckRolled): Rule<CheckRolled> {
  const { actor, to } = checking;
  const floor = floorOf(one);
  if (checking.unasked || (floor !== null && floor <= one.natural)) return one;
  const audience = to === undefined ? {} : { to };
  const fallen = { by: actor, what: 'check' as const, sides: 10, value: one.natural, ...audience };
  const levels = levelsFor(tx.now, fallen);
  if (!(yield* rerolls(tx, fallen))) return one;
  const made = yield* better(tx, checking, one);
  tireFor(tx, actor, levels);
  return made;
}

/** The die that counts once more; the better of the two counts. */
function* better(tx: Tx<Scene>, checking: Checking, one: CheckRolled): Rule<CheckRolled> {
  const { actor, label, to } = checking;
  const audience = to === undefined ? {} : { to };
  const { dice } = yield* tx.roll({ count: 1, sides: 10, label, by: actor, ...audience });
  const [fresh] = dice;
  const natural = Math.min(fresh?.value ?? 0, floorOf(one) ?? 10);
  const fell = { ...one, dice: [...one.dice, fresh?.value ?? 0] };
  return withNatural(tx.now, checking, fell, Math.max(one.natural, natural));
}

/** What a check against a number came to. */
export interface Checked {
  readonly passed: boolean;
  /** Null: they gave up. */
  readonly rolled: CheckRolled | null;
}

interface Against extends Goal {
  readonly hidden?: boolean;
  readonly group?: Grouped | null;
}

/** What Endurance must reach for somebody with a cold before all they do (Diseases). */
const COLD = rowOf(diseases, 'cold').hinders ?? 0;

const hasCold = (scene: Scene, actor: CharacterId): boolean =>
  beingIn(scene, actor)?.diseases.some(({ id }) => id === 'cold') === true;

/** How likely a cold lets somebody do what they are about to do: 1 without one (Diseases). */
export function chanceDespiteCold(scene: Scene, actor: CharacterId): number {
  if (!hasCold(scene, actor)) return 1;
  const sure = settledBy(scene, 'check', { actor, of: 'endurance' });
  if (sure !== null) return sure === 'success' ? 1 : 0;
  return checkChance(sideOfCheck(scene, { actor, skill: 'endurance' }), {
    difficulty: COLD,
    impossible: false,
  });
}

/** Whether a cold gets in the way of what somebody is about to do: they check Endurance first (Diseases). */
export function* coldHinders(tx: Tx<Scene>, actor: CharacterId, to?: Audience): Rule<boolean> {
  if (!hasCold(tx.now, actor)) return false;
  const checking: Checking = { actor, skill: 'endurance', label: 'cold', sure: true };
  const goal = { difficulty: COLD, impossible: false };
  const { passed } = yield* rollCheck(tx, { ...checking, ...(to === undefined ? {} : { to }) }, goal);
  if (!passed) tell(tx, 'coldHinders', { actor }, to);
  return !passed;
}

/** A check against a number: it succeeds with at least as much, but for natural 1 and 10 (Skills). */
export function* rollCheck(tx: Tx<Scene>, checking: Checking, against: Against): Rule<Checked> {
  const { actor, skill, to } = checking;
  if (checking.gaveUp) {
    tell(tx, 'checkGivenUp', { actor, skill }, to);
    return { passed: false, rolled: null };
  }
  if (!checking.sure && (yield* coldHinders(tx, actor, to))) return { passed: false, rolled: null };
  const sure = settledBy(tx.snapshot(), 'check', { actor, of: skill });
  const isEnough = (result: Pick<CheckRolled, 'critical' | 'total'>) =>
    sure === null ? succeeds(result, against) : sure === 'success';
  const one = yield* orBetter(tx, checking, yield* rolled(tx, checking), isEnough);
  const passed = isEnough(one);
  tell(
    tx,
    'checked',
    {
      actor,
      rolled: one,
      difficulty: against.difficulty,
      passed,
      hidden: against.hidden ?? false,
      group: against.group?.kind ?? null,
      others: against.group?.others ?? [],
    },
    to,
  );
  return { passed, rolled: one };
}

/** A check for its number alone: the GM says what it means. */
export function* rollOpenly(
  tx: Tx<Scene>,
  checking: Checking,
  group: Grouped | null = null,
): Rule<CheckRolled> {
  const one = yield* orPressed(tx, checking, yield* rolled(tx, checking));
  const { kind, others } = group ?? { kind: null, others: [] };
  const { actor, to } = checking;
  tell(
    tx,
    'checked',
    { actor, rolled: one, difficulty: null, passed: null, hidden: false, group: kind, others },
    to,
  );
  return one;
}

/** Two who check against one another: who tries something must roll higher than who resists (Skills). Gives whether they do. */
export function* opposed(tx: Tx<Scene>, one: Checking, against: Checking): Rule<boolean> {
  if (one.gaveUp || against.gaveUp) {
    const gaveUp = one.gaveUp ? one : against;
    tell(tx, 'checkGivenUp', { actor: gaveUp.actor, skill: gaveUp.skill }, gaveUp.to);
    return one.gaveUp !== true;
  }
  for (const side of [one, against]) if (yield* coldHinders(tx, side.actor, side.to)) return side !== one;
  const first = yield* rolled(tx, one);
  const second = yield* rolled(tx, against);
  const own = yield* orBetter(tx, one, first, (result) => beats(result, second));
  const other = yield* orBetter(tx, against, second, (result) => !beats(own, result));
  const won = beats(own, other);
  tell(tx, 'opposed', { actor: one.actor, target: against.actor, own, other, won }, one.to);
  return won;
}
