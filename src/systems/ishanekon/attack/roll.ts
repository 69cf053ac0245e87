import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Aim } from '../inProgress.ts';
import { type Edge, leaning } from '../numbers/edge.ts';
import { mayTurn, type Turning } from '../numbers/turning.ts';
import { counting, diceOf, rollAgain, rollLeaning, type Twice } from '../numbers/twice.ts';
import { type CharacterId, characterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { windows } from '../windows.ts';
import {
  type Attacking,
  attackEdges,
  behindWhom,
  criticalFrom,
  evasionAgainst,
  hitBonusOf,
  sureAttack,
} from './aiming.ts';
import type { AimTold } from './events.ts';
import { moment } from './exchange.ts';
import { has } from './means.ts';
import { beginAttack, endAttack, ongoingIn } from './ongoing.ts';

/** An attack that is to be rolled: one roll, at however many targets an area has (Weapons). */
export interface Rolling extends Attacking {
  readonly with: string;
  readonly targets: readonly CharacterId[];
  readonly edges?: readonly Edge[];
  /** They miss by choice (Attacks). */
  readonly pulled?: boolean;
}

/** Whom an attack hit: the target, or who stood in the way of what missed them. */
export interface Hit {
  readonly target: CharacterId;
  readonly hit: boolean;
  readonly critical: boolean;
}

/**
 * An attack roll (Attacks): a d20 and the hit bonus must reach the target's Evasion. A natural 20 is a critical hit, a natural 1 always a miss. Objects are
 * always hit. Who may react does so before the roll and once it is known. Gives what came of it for each target.
 */
export function* attackRoll(tx: Tx<Scene>, rolling: Rolling): Rule<readonly Hit[]> {
  const { actor, attack, reach, targets, edges = [], pulled = false } = rolling;
  const now = tx.snapshot();
  const aims = targets.map(
    (target): Aim => ({
      target,
      bonus: hitBonusOf(now, rolling, target),
      evasion: evasionAgainst(now, rolling, target),
      edges: [...edges, ...attackEdges(now, rolling, target)],
    }),
  );
  const id = beginAttack(tx, { actor, attack, reach, with: rolling.with, aims });
  for (const target of targets)
    yield* moment(tx, windows.attackDeclared, { attack: id, actor, target, with: rolling.with });
  const { dice, aims: results } = pulled ? missedBy(tx.now, rolling, id) : yield* rolled(tx, rolling, id);
  tell(tx, 'attacked', {
    ...{ actor, attack, reach, with: rolling.with, dice, aims: results, pulled, others: targets },
    ...(rolling.means !== null && has(rolling.means, 'loud') ? { loud: true } : {}),
  });
  endAttack(tx, id);
  return results.map(({ target, hit, critical, instead }) => ({
    target: instead ?? target,
    hit: hit || instead !== null,
    critical,
  }));
}

interface Results {
  readonly dice: readonly number[];
  readonly aims: readonly AimTold[];
}

function* rolled(tx: Tx<Scene>, rolling: Rolling, id: string): Rule<Results> {
  const { actor } = rolling;
  const alive = rolling.targets.filter((target) => characterIn(tx.now, target)?.kind !== 'object');
  if (alive.length === 0)
    return { dice: [], aims: rolling.targets.map((target) => sure(tx.now, id, target)) };
  const of = {
    sides: 20,
    label: 'attack',
    by: actor,
    about: { attack: id, against: alive[0] ?? '', needed: neededFor(tx.now, id, alive) },
  };
  let twice = yield* rollLeaning(tx, of, leansAny(tx.now, id, alive) ? 2 : 1);
  const look = (target: CharacterId) => resultOf(tx, rolling, id, target, twice);
  yield* mayTurn(tx, turningOf(tx.now, rolling, id, alive, twice));
  for (const target of alive)
    yield* moment(tx, windows.attackRolled, () => {
      const { natural, total, hit, evasion } = look(target);
      return { attack: id, actor, target, natural, total, hit, evasion: evasion.total };
    });
  if (leansAny(tx.now, id, alive) && diceOf(tx, twice).length === 1) twice = yield* rollAgain(tx, of, twice);
  const aims = rolling.targets.map((target) =>
    alive.includes(target) ? stray(tx.now, rolling, look(target)) : sure(tx.now, id, target),
  );
  return { dice: diceOf(tx, twice), aims };
}

/** An attack that misses everybody may be turned; by a die that hits the one who is hit most easily. */
function turningOf(
  scene: Scene,
  { actor }: Rolling,
  id: string,
  targets: readonly CharacterId[],
  twice: Twice,
): Turning {
  const needed = neededFor(scene, id, targets);
  const easiest = targets.find((target) => neededFor(scene, id, [target]) === needed) ?? '';
  const leans = leaning(aimOf(scene, id, easiest).edges);
  return { by: actor, what: 'attack', twice, leans, isEnough: (natural) => natural >= needed };
}

const aimOf = (scene: Scene, id: string, target: CharacterId): Aim => {
  const found = ongoingIn(scene, id)?.aims.find((aim) => aim.target === target);
  if (found === undefined) throw new Error(`no attack '${id}' on '${target}'`);
  return found;
};

const leansAny = (scene: Scene, id: string, targets: readonly CharacterId[]): boolean =>
  targets.some((target) => leaning(aimOf(scene, id, target).edges) !== 'none');

/** The natural roll that is needed for the one who is hit most easily. */
const neededFor = (scene: Scene, id: string, targets: readonly CharacterId[]): number =>
  Math.min(
    ...targets.map((target) => {
      const { evasion, bonus } = aimOf(scene, id, target);
      return Math.max(2, Math.min(20, evasion.total - bonus.total));
    }),
  );

function resultOf(tx: Tx<Scene>, rolling: Rolling, id: string, target: CharacterId, twice: Twice): AimTold {
  const scene = tx.now;
  const { bonus, evasion, edges, missed } = aimOf(scene, id, target);
  const natural = counting(diceOf(tx, twice), leaning(edges));
  const critical = natural >= criticalFrom(scene, rolling, target);
  const total = natural + bonus.total;
  const always = natural === 20 && scene.party.rules.criticalHits === 'always';
  const fate = missed ? 'failure' : sureAttack(scene, rolling, target);
  const hit = fate === null ? natural !== 1 && (always || total >= evasion.total) : fate === 'success';
  return { target, natural, total, bonus, evasion, edges, hit, critical: hit && critical, instead: null };
}

/** What misses somebody may hit the one in front of them, with the same roll (Cover; Advanced Actions: Climb). */
function stray(scene: Scene, rolling: Rolling, told: AimTold): AimTold {
  if (told.hit || told.natural === 1) return told;
  const other = behindWhom(scene, rolling, told.target);
  if (other === null || rolling.targets.includes(other)) return told;
  return told.total >= evasionAgainst(scene, rolling, other).total ? { ...told, instead: other } : told;
}

const sure = (scene: Scene, id: string, target: CharacterId): AimTold => {
  const { bonus, evasion } = aimOf(scene, id, target);
  return {
    ...{ target, natural: null, total: 0, bonus, evasion, edges: [] },
    ...{ hit: true, critical: false, instead: null },
  };
};

const missedBy = (scene: Scene, { targets }: Rolling, id: string): Results => ({
  dice: [],
  aims: targets.map((target) => ({ ...sure(scene, id, target), hit: false })),
});
