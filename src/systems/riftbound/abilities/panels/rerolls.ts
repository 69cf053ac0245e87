import type { Json } from '../../../../engine/json.ts';
import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import type { CharacterId, Scene } from '../../scene.ts';
import { payersFor, priceFor } from '../pay.ts';
import { askPanel, type Tick } from './ask.ts';
import { type FallenRoll, failing } from './fallen.ts';
import type { Means } from './means.ts';
import { diceFor, isPossible, type PreparedDice, use } from './use.ts';

/** One use of a means that can be ticked, and who pays for it. */
interface Reroll extends Tick {
  readonly means: Means;
  readonly payer: CharacterId | null;
  readonly price: number;
}

/** Rolls whose dice may be rolled again, and the panel in which that is asked. */
export interface Rerolling {
  readonly id: 'panel.hit' | 'panel.dodged';
  readonly rolls: readonly FallenRoll[];
  /** What those who are asked read besides the dice. */
  readonly params: { readonly [name: string]: Json; readonly actor: CharacterId; readonly damage: number };
  /** All that can be done, found anew each time. */
  means(scene: Scene, roll: FallenRoll): readonly Means[];
  /** Whether somebody is not asked at all, and what they do then. */
  silent?(scene: Scene, means: Means): 'always' | 'never' | null;
}

/**
 * What costs nothing is used by itself; then each who can do more is asked once, all at the same moment. What they ticked is used in order,
 * the cheapest first, as long as dice fail: what would change nothing isn't paid for.
 */
export function* reroll(tx: Tx<Scene>, rerolling: Rerolling): Rule<void> {
  const prepared: PreparedDice = new Set();
  const { rolls, silent } = rerolling;
  const orderOf = (means: Means) => (means.unasked ? 'always' : (silent?.(tx.now, means) ?? null));
  for (const roll of rolls)
    for (const means of rerolling.means(tx.now, roll))
      if (orderOf(means) === 'always')
        for (let times = 0; times < means.times; times++) yield* use(tx, means, { payer: null, prepared });

  const open = rolls
    .flatMap((roll) => rerolling.means(tx.snapshot(), roll))
    .filter((means) => orderOf(means) === null && isPossible(tx.now, means));
  const useful = open.filter((means) => diceFor(tx, means, prepared).length > 0);
  if (useful.length === 0) return;
  const usual = usualOf(tx, useful);
  const ticks = useful.flatMap((means) => ticksOf(tx, means, rolls.length > 1, usual.get(means) ?? 0));
  const params = { ...rerolling.params, rolls: rolls.map((roll) => shown(tx, roll)) };
  const failed = rolls.reduce((all, roll) => all + failing(tx, roll).length, 0);
  const about = [rerolling.params.actor, ...rolls.map(({ of }) => of)];
  const measures = { damage: failed * rerolling.params.damage, dice: failed };
  const chosen = yield* askPanel(tx, { id: rerolling.id, params, measures, ticks, about });
  for (const { means, payer } of [...chosen].sort((a, b) => costOf(a.means) - costOf(b.means)))
    yield* use(tx, means, { payer, prepared });
}

/** Prestige is dearer than any SP. */
const costOf = ({ sp, prestige }: Means): number => sp + 100 * prestige;

const shown = (tx: Tx<Scene>, roll: FallenRoll): Json => ({
  of: roll.of,
  faces: roll.dice.map(({ place }) => tx.rolled(roll.roll).dice[place]?.value ?? 0),
  needed: roll.dice.map(({ needed }) => needed),
  failed: failing(tx, roll).length,
});

/**
 * The cheapest choice that can help: for each roll as many free uses as dice fail, or one use of the cheapest that costs SP of its owner.
 * Nobody spends Prestige unasked, and nobody spends SP on somebody else's roll.
 */
function usualOf(tx: Tx<Scene>, means: readonly Means[]): ReadonlyMap<Means, number> {
  const usual = new Map<Means, number>();
  for (const [roll, all] of Map.groupBy(means, (one) => one.roll)) {
    let failed = failing(tx, roll).length;
    const sorted = all.filter(({ prestige }) => prestige === 0).sort((a, b) => costOf(a) - costOf(b));
    for (const one of sorted) {
      const isFree = one.sp === 0;
      if (failed <= 0 || (!isFree && (usual.size > 0 || one.owner !== roll.by))) continue;
      const each = typeof one.dice === 'number' ? one.dice : failed;
      const times = isFree ? Math.min(one.times, Math.ceil(failed / each)) : 1;
      usual.set(one, times);
      failed -= times * each;
    }
  }
  return usual;
}

/** A tick for each use of a means, with each who could pay for it. */
function ticksOf(tx: Tx<Scene>, means: Means, several: boolean, usual: number): readonly Reroll[] {
  const { owner, roll, sp, source, item, prestige } = means;
  const price = priceFor(tx.now, owner, sp);
  const payers = price === 0 ? [null] : payersFor(tx.now, owner);
  const times = Math.min(means.times, usesOf(tx, means));
  const dice = means.dice === 'whole' ? 0 : means.dice === 'failing' ? failing(tx, roll).length : means.dice;
  return payers.flatMap((payer, n) =>
    Array.from({ length: times }, (_, time): Reroll => {
      const whose = payer === null || payer === owner ? '' : `@${payer}`;
      const count = time === 0 ? '' : `#${time + 1}`;
      const of = several || roll.by !== owner ? roll.of : null;
      return {
        id: `${means.id}${several ? `:${roll.of}` : ''}${whose}${count}`,
        owner,
        code: `reroll.${source}`,
        params: { dice, price, prestige, item, of, payer: whose === '' ? null : payer, time: time + 1 },
        usual: n === 0 && time < usual,
        ...{ means, payer, price },
      };
    }),
  );
}

/** How often it makes sense to tick it: Prepare once a die that fails; what may roll the same die again as often as it can. */
const usesOf = (tx: Tx<Scene>, { source, roll, times }: Means): number =>
  source === 'prepare' ? failing(tx, roll).length : times;
