import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import type { ZoneId } from '../../../engine/space/zones/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { spend } from '../../../engine/uses/index.ts';
import { defenderOf } from '../attack/defender.ts';
import { goUpTo } from '../attack/goUp.ts';
import { skillOf } from '../character/blank.ts';
import { aboutCheck } from '../checks/about.ts';
import type { Boost } from '../checks/boost.ts';
import { readDn } from '../checks/dn.ts';
import { checkKind } from '../checks/kinds.ts';
import { chanceOf, difficultyWord } from '../checks/odds.ts';
import { largestPool, opposedSides, rollSide } from '../checks/resist.ts';
import { rollTest } from '../checks/rolling.ts';
import { reveal } from '../fight/hidden.ts';
import { zoneOfFighter } from '../fight/zones.ts';
import { difficultyOf } from '../numbers/index.ts';
import { type CharacterId, character, fighterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import type { ToldSide } from '../told.ts';
import { payMettle } from '../turn/economy.ts';
import { apply, effectWords, isOnce, isOnUser } from './effects/index.ts';
import { isHarmful, reachOfPower, struck } from './legality.ts';
import type { Effect } from './schema/effects.ts';
import type { Power } from './schema/power.ts';
import { limitOf } from './uses.ts';

/** A power as it is used: by whom, aimed at whom or at which Zone. Whether it may be is asked before. */
export interface Using {
  readonly user: CharacterId;
  readonly power: Power;
  readonly target: CharacterId | null;
  readonly zone: ZoneId | null;
  /** What is bought for its Test; nothing, where nobody says. */
  readonly boost?: Boost;
}

/** Uses a power: pays for it, makes its Test, lets targets resist, and has its effects on those who did not. */
export function* usePower(tx: Tx<Scene>, { user, power, target: wanted, zone, boost }: Using): Rule<void> {
  pay(tx, user, power);
  goTo(tx, user, power, wanted);
  tellUse(tx, { user, power, target: wanted, zone });
  const target = wanted === null ? null : redirected(tx, user, power, wanted);
  if (isHarmful(power)) reveal(tx, user, 'attacked');
  const cast = yield* test(tx, user, power, target, boost);
  if (cast === null) return;
  const place = zone ?? zoneOfFighter(tx.now, target ?? user);
  const on: CharacterId[] = [];
  for (const id of struck(tx.snapshot(), user, power, target, place))
    if (!(yield* resists(tx, user, power, cast, id))) on.push(id);
  const successes = cast.side?.successes ?? 0;
  const at = { power: power.name, user, zone: place, successes };
  const each = power.effects.filter((effect) => !isOnce(effect) && !isOnUser(effect));
  for (const id of on) for (const effect of each) yield* apply(tx, effect, { ...at, target: id });
  if (on.length === 0 && !standsAlone(power)) return;
  const own: readonly Effect[] = power.effects.filter((effect) => isOnce(effect) || isOnUser(effect));
  for (const effect of own) yield* apply(tx, effect, { ...at, target: user });
}

/** A Zone is changed, and the user's own part done, also where nobody stands; not where all have resisted. */
const standsAlone = ({ resist, aim }: Power) => resist.length === 0 && aim === 'zone';

function pay(tx: Tx<Scene>, user: CharacterId, power: Power): void {
  const who = tx.state.characters[user];
  if (who === undefined) return;
  if (power.mettle > 0) payMettle(tx.state, user, power.mettle);
  const limit = limitOf(power);
  if (limit !== null) {
    const spent = spend(character(tx.now, user).uses, power.id, limit);
    if (spent.ok) who.uses = castDraft({ ...spent.uses });
  }
  const carried = who.powers.find(({ id }) => id === power.id);
  if (carried?.left != null) carried.left -= 1;
}

/** A power of Close Range is used from within it. */
function goTo(tx: Tx<Scene>, user: CharacterId, power: Power, target: CharacterId | null): void {
  if (target === null || target === user || power.range !== 'close' || fighterIn(tx.now, user) === null)
    return;
  const now = tx.snapshot();
  const { refused, takesMove } = reachOfPower(now, user, power, target);
  if (refused === null) goUpTo(tx, now, user, target, takesMove);
}

function tellUse(tx: Tx<Scene>, { user, power, target, zone }: Using): void {
  const left = tx.now.characters[user]?.powers.find(({ id }) => id === power.id)?.left ?? null;
  tell(tx, 'powerUsed', {
    actor: user,
    target: target === user ? null : target,
    power: power.name,
    kind: power.kind,
    zone: zone === null ? null : (tx.now.fight?.map.zones[zone]?.name ?? zone),
    mettle: power.mettle,
    left,
    text: power.text,
    why: power.effects.map(effectWords),
  });
}

/** Who defends the target takes what harms it (S74). */
function redirected(tx: Tx<Scene>, user: CharacterId, power: Power, target: CharacterId): CharacterId {
  if (!isHarmful(power)) return target;
  const defender = defenderOf(tx.snapshot(), { actor: user, target });
  if (defender === null) return target;
  tell(tx, 'defended', { actor: user, target, defender });
  return defender;
}

/** A Test that has been made, or none that was needed. */
interface Cast {
  readonly side: ToldSide | null;
}

/** The user's own Test; null where it fails. Without a DN it is rolled at 4, as in Opposed Tests. */
function* test(
  tx: Tx<Scene>,
  user: CharacterId,
  power: Power,
  target: CharacterId | null,
  { doubled, maximised }: Boost = { doubled: false, maximised: false },
): Rule<Cast | null> {
  if (power.test === null) return { side: null };
  const kind = checkKind(power.test.check);
  if (kind === null) throw new Error(`no check '${power.test.check}'`);
  const now = tx.snapshot();
  const dn = power.test.dn === null ? null : readDn(power.test.dn);
  const opposedBy = power.resist.length > 0 && dn === null ? target : null;
  const about = aboutCheck(user, kind, { opposedBy, doubled });
  const { difficulty: base, complexity } = dn?.ok ? dn.value : { difficulty: 4, complexity: 0 };
  const difficulty = difficultyOf(now, base, about);
  const rolled = yield* rollTest(tx, now, {
    about,
    purpose: { kind: 'check', name: kind.name, against: target === user ? null : target },
    difficulty: difficulty.total,
    goal: { kind: 'most', ...(complexity > 0 ? { needed: complexity } : {}) },
    maximised,
  });
  const side: ToldSide = { who: user, name: kind.name, difficulty, ...rolled };
  if (complexity === 0) return { side };
  const passed = rolled.successes >= complexity;
  const chance = chanceOf(rolled.pool.total, { difficulty: difficulty.total, complexity });
  tell(tx, 'tested', {
    actor: user,
    check: kind.id,
    name: kind.name,
    difficulty,
    complexity,
    ...rolled,
    passed,
    chance,
    word: difficultyWord(chance),
    focus: skillOf(character(now, user), kind.skill).focus,
    secret: false,
  });
  return passed ? { side } : null;
}

/** Whether somebody resists: with the larger pool of what they may, as many successes as the user's. */
function* resists(
  tx: Tx<Scene>,
  user: CharacterId,
  power: Power,
  { side }: Cast,
  id: CharacterId,
): Rule<boolean> {
  const [first, ...more] = power.resist;
  const kind = power.test === null ? null : checkKind(power.test.check);
  if (first === undefined || side === null || kind === null || id === user) return false;
  const now = tx.snapshot();
  const resisting = largestPool(now, id, [first, ...more]);
  const { second } = opposedSides({ actor: user, kind, edge: null, doubled: false }, id, resisting);
  const other = yield* rollSide(tx, now, second, { kind: 'pass', needed: side.successes });
  const won = side.successes > other.successes;
  const tie = side.successes === other.successes;
  tell(tx, 'opposed', { actor: user, target: id, first: side, second: other, won, tie, secret: false });
  return !won;
}
