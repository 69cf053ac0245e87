import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { parseTile } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Act, Doing } from '../actions/act.ts';
import { forbiddenBy } from '../numbers/ask.ts';
import { beingIn, type CharacterId, fighterIn, fightersIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { windows } from '../windows.ts';
import { mayShare, standingOn } from './bodies.ts';
import { fall } from './fall.ts';
import { apForWay, flies, giftsOf, metresFor, reserveOf, whyRooted } from './gait.ts';
import { gain } from './moving.ts';

/** As high as anybody flies in a fight, in metres. */
const HIGHEST = 200;

const canFly = (scene: Scene, actor: CharacterId): boolean => giftsOf(scene, actor).includes('fly');

const heightOf = (scene: Scene, actor: CharacterId): number => fighterIn(scene, actor)?.altitude ?? 0;

/** So many metres as were typed; else as many as the movement that is left, or all the way down. */
function metresMeant(scene: Scene, { actor, detail }: Doing, way: 'up' | 'down'): number | Refusal {
  const reserve = reserveOf(scene, actor);
  const most = metresFor(reserve, reserve.ap);
  const typed = /^(\d{1,3})\s?m?$/.exec(detail ?? '')?.[1];
  const room = way === 'up' ? HIGHEST - heightOf(scene, actor) : heightOf(scene, actor);
  const usual = way === 'up' ? Math.max(1, reserve.left) : Math.min(room, most);
  const metres = typed === undefined ? usual : Number(typed);
  if (metres < 1 || metres > room) return refusal('noSuchHeight', { actor, most: room });
  return apForWay(reserve, metres) === null
    ? refusal('tooFar', { actor, tile: null, cost: metres, has: most })
    : metres;
}

function* goes(tx: Tx<Scene>, doing: Doing, way: 'up' | 'down'): Rule<void> {
  const { actor } = doing;
  const metres = metresMeant(tx.snapshot(), doing, way);
  const fighter = tx.state.fight?.fighters[actor];
  if (typeof metres !== 'number' || fighter === undefined) return;
  gain(tx, actor, apForWay(reserveOf(tx.now, actor), metres) ?? 0);
  if (fighter.turn) {
    fighter.turn.movement -= metres;
    fighter.turn.moved += metres;
  }
  fighter.altitude += way === 'up' ? metres : -metres;
  tell(tx, 'rose', { actor, metres: way === 'up' ? metres : -metres, height: fighter.altitude });
  yield* tx.window(windows.moved, { actor });
}

const whyNotTo =
  (way: 'up' | 'down') =>
  (scene: Scene, doing: Doing): Refusal | null => {
    const metres = metresMeant(scene, doing, way);
    return typeof metres === 'number' ? null : metres;
  };

/** Up into the air, a metre of movement for each (house: the book has no rule for flying in fights); from then on one moves up there. */
export const flyUp: Act = {
  id: 'flyUp',
  name: 'Fly up',
  also: ['Rise', 'Start flying'],
  group: 'move',
  cost: {},
  offered: canFly,
  refused: (scene, actor) => whyRooted(scene, actor),
  words: 'optional',
  whyNot: whyNotTo('up'),
  run: (tx, doing) => goes(tx, doing, 'up'),
};

/** Down again, a metre of movement for each. */
export const flyDown: Act = {
  id: 'flyDown',
  name: 'Fly down',
  also: ['Land', 'Sink'],
  group: 'move',
  cost: {},
  offered: flies,
  refused: (scene, actor) => whyRooted(scene, actor),
  words: 'optional',
  whyNot: whyNotTo('down'),
  run: (tx, doing) => goes(tx, doing, 'down'),
};

/** Whether somebody who is in the air stays there: they can fly and move. */
function staysUp(scene: Scene, id: CharacterId): boolean {
  const who = beingIn(scene, id);
  if (who === null || who.dead || who.vitality < 1 || !canFly(scene, id)) return false;
  return forbiddenBy(scene, id, 'move') === null;
}

/** Who can't stay in the air falls, onto whoever is below (house). */
export function* dropFromAir(tx: Tx<Scene>): Rule<void> {
  for (const id of fightersIn(tx.snapshot())) {
    const now = tx.snapshot();
    const metres = heightOf(now, id);
    const fighter = tx.state.fight?.fighters[id];
    if (metres <= 0 || staysUp(now, id) || fighter === undefined) continue;
    fighter.altitude = 0;
    tell(tx, 'droppedFromAir', { actor: id, metres });
    const at = parseTile(fighter.at ?? '');
    const onto = at === null ? [] : standingOn(now, at, id).filter((other) => !mayShare(now, id, other));
    yield* fall(tx, id, metres, onto);
  }
}
