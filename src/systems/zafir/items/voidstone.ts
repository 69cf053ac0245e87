import type { Json } from '../../../engine/json.ts';
import type { Params } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { critsOn, hitsOn } from '../attack/pools.ts';
import { whyHelpless } from '../conditions/can.ts';
import { isHidden } from '../hidden/units.ts';
import { type Reactor, windows } from '../reactions/index.ts';
import { reactionOf } from '../reactions/reacting.ts';
import { areEnemies, type CharacterId, characterIn, presentIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { resists, willSucceeds } from '../will/attack.ts';
import { hasItem, spendCharge } from './charges.ts';

const item = 'voidstoneShard';

interface Die {
  readonly sides: number;
  readonly value: number;
}

/** A roll as its window tells of it; `turned`: whoever rolls would rather it failed (a test for panic). */
interface Fallen {
  readonly roll: number;
  readonly label: string;
  readonly by: CharacterId;
  readonly dice: readonly Die[];
  readonly turned: boolean;
}

function readDie(die: Json): readonly Die[] {
  if (typeof die !== 'object' || die === null || !('sides' in die) || !('value' in die)) return [];
  const { sides, value } = die;
  return typeof sides === 'number' && typeof value === 'number' ? [{ sides, value }] : [];
}

function readFallen({ roll, label, by, dice, matters, turned }: Params): Fallen | null {
  if (typeof roll !== 'number' || typeof label !== 'string' || typeof by !== 'string') return null;
  if (!Array.isArray(dice) || matters === false) return null;
  return { roll, label, by, dice: dice.flatMap(readDie), turned: turned === true };
}

/** From which face on a die succeeds, by what it is rolled for: one that does is enough. */
const succeeds: Readonly<Record<string, number>> = {
  aim: hitsOn,
  crit: critsOn,
  will: willSucceeds,
  critEffect: resists,
  resist: resists,
  dodge: 6,
  mask: 4,
  casualty: 6,
};

/**
 * Whether one die could turn a roll to somebody's good: a failure of their side into a success, a success of the others into a
 * failure, the least damage into more and the most into less.
 */
export function couldTurn(scene: Scene, owner: CharacterId, { label, by, dice, turned }: Fallen): boolean {
  const theirs = areEnemies(scene, owner, by) !== turned;
  if (label === 'damage') return dice.some(({ sides, value }) => sides > 1 && value === (theirs ? sides : 1));
  const from = succeeds[label];
  if (from === undefined || dice.length === 0) return false;
  return dice.filter(({ value }) => value >= from).length === (theirs ? 1 : 0);
}

/** Those with a charged Voidstone Shard who may know of a roll: it is not of a unit that is hidden from them. */
const bearers = (scene: Scene, by: CharacterId): readonly CharacterId[] =>
  presentIn(scene).filter((id) => {
    const who = characterIn(scene, id);
    if (who?.kind !== 'hero' || !hasItem(scene, id, item) || whyHelpless(scene, id) !== null) return false;
    return !isHidden(scene, by) || areEnemies(scene, id, by) === false;
  });

/** Voidstone Shard: one die just rolled shows what its bearer says. They are asked where one die could turn the roll to their good. */
export const voidstone: Reactor = (scene, window, about) => {
  const fallen = window === windows.rolled ? readFallen(about) : null;
  if (fallen === null) return [];
  return bearers(scene, fallen.by)
    .filter((owner) => couldTurn(scene, owner, fallen))
    .map((owner) =>
      reactionOf(scene, owner, item, {}, function* (tx) {
        yield* change(tx, owner, fallen);
        return 'goesOn';
      }),
    );
};

/** Asks which die changes, and to what, and changes it. */
function* change(tx: Tx<Scene>, owner: CharacterId, { roll, label, by }: Fallen): Rule<void> {
  const dice = tx.rolled(roll).dice;
  const [only] = dice;
  const place = dice.length === 1 ? 0 : yield* whichDie(tx, owner, by, dice);
  const { sides, value: from } = dice[place] ?? only ?? { sides: 1, value: 1 };
  const better = areEnemies(tx.now, owner, by) ? 1 : sides;
  const faces = Array.from({ length: sides }, (_, n) => n + 1).filter((face) => face !== from);
  const to = yield* tx.ask({
    id: 'voidstoneFace',
    asked: owner,
    code: 'voidstoneFace',
    params: { from },
    options: faces.map((value) => ({ id: String(value), code: 'voidstone.face', params: { value } })),
    default: String(faces.includes(better) ? better : faces[0]),
  });
  yield* tx.turn(roll, place, Number(to));
  spendCharge(tx, owner, item);
  tell(tx, 'dieChanged', { actor: owner, by, label, sides, from, to: Number(to) });
}

function* whichDie(tx: Tx<Scene>, owner: CharacterId, by: CharacterId, dice: readonly Die[]): Rule<number> {
  const faces = dice.map(({ value }) => value);
  const usual = areEnemies(tx.now, owner, by) ? Math.max(...faces) : Math.min(...faces);
  const choice = yield* tx.ask({
    id: 'voidstoneDie',
    asked: owner,
    code: 'voidstoneDie',
    params: { by },
    options: dice.map(({ sides, value }, place) => ({
      id: String(place),
      code: 'voidstone.die',
      params: { place, sides, value },
    })),
    default: String(faces.indexOf(usual)),
  });
  return Number(choice);
}
