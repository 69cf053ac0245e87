import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { statuses } from '../content/statuses.ts';
import { deal } from '../damage/deal.ts';
import { gainTemporary, heal } from '../damage/heal.ts';
import { drPowerOf } from '../defence/dr.ts';
import { changeResource } from '../language/effects/resource.ts';
import { tierOf } from '../numbers/levels.ts';
import { willpowerLimit } from '../numbers/levelsOf.ts';
import { rollSum } from '../numbers/pool.ts';
import { isCinematic } from '../numbers/ways.ts';
import { areEnemies, being, beingIn, type CharacterId, characterIn, type Scene } from '../scene.ts';
import { putStatus } from '../status/put.ts';
import type { Allowed } from './ask.ts';

/** A success, as it works. */
export interface Success extends Allowed {
  readonly actor: CharacterId;
  /** All who took part, the one who did it first. */
  readonly doers: readonly CharacterId[];
  readonly on: readonly CharacterId[];
  readonly words: string;
}

/** Dice and what is added to them. */
interface Amount {
  readonly count: number;
  readonly sides: number;
  readonly plus: number;
}

/**
 * How much a cinematic deed does for each who takes part. "At least as powerful as a fully upcast Ability": a d10 for every WP of their upcast limit against one, a
 * d6 against several (house). With the Cinematic Rules a d8, or a d4 to several, and their Tier (Cinematic Rules).
 */
function amountOf(scene: Scene, id: CharacterId, several: boolean): Amount {
  const who = being(scene, id);
  return isCinematic(who)
    ? { count: 1, sides: several ? 4 : 8, plus: tierOf(who.level) }
    : { count: willpowerLimit(who), sides: several ? 6 : 10, plus: 0 };
}

/** What all who take part bring; twice as much where the GM says so. */
function amountsOf(scene: Scene, { doers, does }: Success, several: boolean): readonly Amount[] {
  const times = does.includes('twice') ? 2 : 1;
  return doers
    .map((id) => amountOf(scene, id, several))
    .map(({ count, sides, plus }) => ({ count: count * times, sides, plus: plus * times }));
}

function* rolled(tx: Tx<Scene>, success: Success, several: boolean, label: string): Rule<number> {
  const amounts = amountsOf(tx.now, success, several);
  let total = amounts.reduce((sum, { plus }) => sum + plus, 0);
  for (const sides of new Set(amounts.map((one) => one.sides))) {
    const count = amounts.filter((one) => one.sides === sides).reduce((sum, one) => sum + one.count, 0);
    total += yield* rollSum(
      tx,
      { count, sides, label, by: success.actor },
      { own: label === 'damage' ? 'damage' : 'healing' },
    );
  }
  return total;
}

/** Does what the GM has ticked: harm and Status Effects to enemies it is about, help to friends; to oneself where it is about none. */
export function* works(tx: Tx<Scene>, success: Success): Rule<void> {
  const { actor, on, does } = success;
  const now = tx.snapshot();
  const present = on.filter((id) => characterIn(now, id)?.dead === false);
  const foes = present.filter((id) => areEnemies(now, actor, id) || characterIn(now, id)?.kind === 'object');
  const named = present.filter((id) => !foes.includes(id) && beingIn(now, id) !== null);
  const friends = named.length > 0 ? named : [actor];
  if (does.includes('harm') && foes.length > 0) yield* harms(tx, success, foes);
  for (const kind of ['heal', 'temporary', 'wp'] as const)
    if (does.includes(kind)) yield* helps(tx, success, kind, friends);
  // Without Defense Rolls nothing resists it: it is over when its time is, or when a deed or the GM ends it (Cinematic Resources).
  const powerAgainst = (target: CharacterId): number | null => {
    const who = beingIn(tx.now, target);
    return who !== null && isCinematic(who) ? null : drPowerOf(tx.snapshot(), actor).total;
  };
  for (const { id: status } of statuses.filter(({ id }) => does.includes(id)))
    for (const target of foes)
      if (characterIn(tx.now, target)?.dead === false)
        putStatus(tx, target, { status, power: powerAgainst(target), by: actor });
}

function* harms(tx: Tx<Scene>, success: Success, foes: readonly CharacterId[]): Rule<void> {
  const { actor, type, words } = success;
  const amount = yield* rolled(tx, success, foes.length > 1, 'damage');
  for (const target of foes)
    yield* deal(tx, {
      ...{ target, by: actor, cause: 'effect', with: words.slice(0, 60), area: foes.length > 1 },
      parts: [{ type, amount }],
    });
}

function* helps(
  tx: Tx<Scene>,
  success: Success,
  kind: 'heal' | 'temporary' | 'wp',
  friends: readonly CharacterId[],
): Rule<void> {
  const { actor } = success;
  if (kind === 'wp') {
    const amounts = amountsOf(tx.now, success, true);
    const wp = amounts.reduce((sum, { count }) => sum + count, 0);
    for (const target of friends) changeResource(tx, target, 'wp', wp);
    return;
  }
  const amount = yield* rolled(tx, success, friends.length > 1, kind);
  for (const target of friends)
    if (kind === 'heal') heal(tx, { target, by: actor, amount });
    else gainTemporary(tx, { target, by: actor, amount });
}
