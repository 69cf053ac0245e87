import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { statuses } from '../content/statuses.ts';
import { deal } from '../damage/deal.ts';
import { gainTemporary, heal } from '../damage/heal.ts';
import { drPowerOf } from '../defence/dr.ts';
import { changeResource } from '../language/effects/resource.ts';
import { willpowerLimit } from '../numbers/levelsOf.ts';
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

/**
 * The dice of a cinematic deed (house; "at least as powerful as a fully upcast Ability", and growing with those who take part): for each doer a d10 for every WP
 * of their upcast limit against one, a d6 against several; twice as many where the GM says so.
 */
function diceOf(scene: Scene, { doers, does }: Success, several: boolean) {
  const each = doers.map((id) => willpowerLimit(being(scene, id)));
  const count = each.reduce((sum, one) => sum + one, 0) * (does.includes('twice') ? 2 : 1);
  return { count, sides: several ? 6 : 10 };
}

function* rolled(tx: Tx<Scene>, success: Success, several: boolean, label: string): Rule<number> {
  const { dice } = yield* tx.roll({ ...diceOf(tx.now, success, several), label, by: success.actor });
  return dice.reduce((sum, { value }) => sum + value, 0);
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
  const power = drPowerOf(tx.snapshot(), actor).total;
  for (const { id: status } of statuses.filter(({ id }) => does.includes(id)))
    for (const target of foes)
      if (characterIn(tx.now, target)?.dead === false) putStatus(tx, target, { status, power, by: actor });
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
    const { count } = diceOf(tx.now, success, true);
    for (const target of friends) changeResource(tx, target, 'wp', count);
    return;
  }
  const amount = yield* rolled(tx, success, friends.length > 1, kind);
  for (const target of friends)
    if (kind === 'heal') heal(tx, { target, by: actor, amount });
    else gainTemporary(tx, { target, by: actor, amount });
}
