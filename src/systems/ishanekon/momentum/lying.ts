import type { Audience } from '../../../engine/event.ts';
import type { Roll, RollRequest } from '../../../engine/roll.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Hero } from '../character/schema.ts';
import { skillLevelOf } from '../numbers/stat.ts';
import { type CharacterId, characterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { isDeadly } from '../world/exhausted.ts';
import { rerollCost } from './cost.ts';
import type { DieOf, LyingDie } from './die.ts';

/** A die of somebody's own that has fallen, and what for. */
export interface Fallen {
  readonly by: CharacterId;
  readonly what: DieOf;
  readonly sides: number;
  readonly value: number;
  readonly to?: Audience;
  /** Another die of its roll that shows as much has the button already: nobody chooses between equals. */
  readonly isTwin?: boolean;
}

/** As many dice of one step as are kept: of more, the first. */
const MOST = 12;

/** What a level of Exhaustion gives: 1 and the level of Luck (Narrative Momentum). */
export const pushGives = (who: Hero): number => 1 + skillLevelOf(who, 'luck');

/**
 * How many levels of Exhaustion somebody must take to have so much Narrative Momentum at the moment they need it; null where that would kill
 * them (Narrative Momentum; house, as of Push yourself).
 */
export function exhaustionFor(who: Hero, cost: number): number | null {
  const levels = Math.ceil(Math.max(0, cost - who.momentum) / pushGives(who));
  return levels > 0 && isDeadly(who.exhaustion + levels) ? null : levels;
}

/** Outside of a fight others have a stream of their own: what hangs on them as well isn't done again. */
const standsAlone = (scene: Scene): boolean =>
  scene.fight !== null || Object.keys(scene.characters).length === 1;

/**
 * A die lies there, and nobody is asked about it: whoever has rolled it may still press Reroll until the next step, and all that came after it is
 * done again (Narrative Momentum). True where they do: it is paid for, and whoever calls this rolls the die. Of a secret roll nothing is offered.
 */
export function* rerolls(
  tx: Tx<Scene>,
  { by, what, sides, value, to = 'all', isTwin = false }: Fallen,
): Rule<boolean> {
  const who = characterIn(tx.now, by);
  const cost = rerollCost(sides);
  if (who?.kind !== 'hero' || who.dead || cost === null || to !== 'all' || value >= sides) return false;
  const exhaustion = exhaustionFor(who, cost);
  if (exhaustion === null || !standsAlone(tx.now)) return false;
  const { key, choice } = yield* tx.offer({
    id: 'momentum.offer',
    asked: by,
    code: 'momentum.offer',
    params: { what, sides, cost },
    options: [
      { id: 'yes', code: 'momentum.reroll.yes', params: {} },
      { id: 'no', code: 'momentum.reroll.no', params: {} },
    ],
    default: 'no',
  });
  const own = tx.state.characters[by];
  if (own?.kind !== 'hero') return false;
  if (choice !== 'yes') {
    const { stamp, dice } = own.lying ?? { stamp: 0, dice: [] };
    if (dice.length < MOST && !isTwin)
      own.lying = {
        stamp: dice.length === 0 ? stamp + 1 : stamp,
        dice: [...dice, { key, what, sides, value, cost, exhaustion }],
      };
    return false;
  }
  const before = own.momentum;
  own.momentum = before + exhaustion * pushGives(own) - cost;
  tell(tx, 'momentumSpent', {
    actor: by,
    on: what,
    momentum: [before, own.momentum],
    levels: exhaustion,
    again: true,
  });
  return true;
}

/** The levels of Exhaustion for a reroll come once it has taken effect (Narrative Momentum); nothing prevents them. */
export function tireFor(tx: Tx<Scene>, by: CharacterId, levels: number): void {
  const who = tx.state.characters[by];
  if (who?.kind === 'hero') who.exhaustion += levels;
}

/** Which offer of a command a die is of, counted: it stays the same where an earlier die is rolled again, and the others' places change. */
const offerOf = ({ key }: LyingDie): string => /#(\d+)$/u.exec(key)?.[1] ?? '1';

/** The dice that somebody could still reroll, with what each is called by. */
export function lyingOf(scene: Scene, id: CharacterId): readonly (LyingDie & { readonly id: string })[] {
  const who = characterIn(scene, id);
  if (who?.kind !== 'hero' || who.lying === undefined) return [];
  const { stamp, dice } = who.lying;
  return dice.map((die) => ({ ...die, id: `${stamp}.${offerOf(die)}.${die.value}` }));
}

/** The next step begins: what was rolled before stands. */
export function forgetLying(tx: Tx<Scene>): void {
  for (const [id, who] of Object.entries(tx.now.characters)) {
    if (who.kind !== 'hero' || who.lying === undefined || who.lying.dice.length === 0) continue;
    const own = tx.state.characters[id];
    if (own?.kind === 'hero' && own.lying !== undefined) own.lying.dice = [];
  }
}

/**
 * Rolls dice of somebody's own of which more is better; each may be rerolled, and the better of its results counts. Of dice that show as much the first has the
 * button, as what is rolled again takes back what came after it.
 */
export function* rollOwn(tx: Tx<Scene>, request: RollRequest, what: DieOf): Rule<Roll> {
  const { id, dice } = yield* tx.roll(request);
  const left: number[] = [];
  for (const [place, { sides, value }] of dice.entries()) {
    const fallen = { by: request.by, what, sides, value, isTwin: left.includes(value) };
    if (!(yield* mayReroll(tx, fallen, { roll: id, place }))) left.push(value);
  }
  return tx.rolled(id);
}

/** Where a die lies: in which roll, and where in it. */
export interface Place {
  readonly roll: number;
  readonly place: number;
}

/** Lets somebody reroll a die that lies there, and takes the better result. Gives whether they do. */
export function* mayReroll(tx: Tx<Scene>, fallen: Fallen, at: Place): Rule<boolean> {
  const levels = levelsFor(tx.now, fallen);
  if (!(yield* rerolls(tx, fallen))) return false;
  yield* orOld(tx, at, fallen.value);
  tireFor(tx, fallen.by, levels);
  return true;
}

/** How many levels of Exhaustion the reroll of a die takes as things are. */
export function levelsFor(scene: Scene, { by, sides }: Pick<Fallen, 'by' | 'sides'>): number {
  const who = characterIn(scene, by);
  return who?.kind === 'hero' ? (exhaustionFor(who, rerollCost(sides) ?? 0) ?? 0) : 0;
}

/** Rolls a die again; where that is worse, the old one counts. */
export function* orOld(tx: Tx<Scene>, { roll, place }: Place, old: number): Rule<void> {
  const fresh = yield* tx.reroll(roll, place);
  if (fresh.value < old) yield* tx.turn(roll, place, old);
}
