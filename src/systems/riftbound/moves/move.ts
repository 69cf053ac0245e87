import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Choice } from '../../../engine/options.ts';
import {
  along,
  bearingTo,
  METRE,
  type Path,
  pathLength,
  placeTold,
} from '../../../engine/space/plane/index.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { conditionOf, has } from '../conditions/active.ts';
import { lose } from '../conditions/change.ts';
import { inMind } from '../fight/mind.ts';
import { heldBy, isSkilledWith, nameOf } from '../gear/carried.ts';
import { scoreOf } from '../numbers/score.ts';
import { type CharacterId, personIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { insideOf } from '../vehicles/crew.ts';
import type { Act, Doing } from './act.ts';
import { goAlong } from './along.ts';
import { goalChoices } from './goals.ts';
import { upToHidden } from './hidden.ts';
import { isWatched } from './risks.ts';
import { goInMind } from './goInMind.ts';
import { metAt } from './met.ts';
import { reachOf, takeReach } from './metres.ts';
import { wayMeant, type WayFound } from './ways.ts';

/** A second Move with something Heavy takes so much more STR (keyword Heavy). */
const TWICE = 2;

/** Why somebody can't Move twice with what they hold. */
function whyTooHeavy(scene: Scene, actor: CharacterId): Refusal | null {
  const moves = scene.fight?.turn?.actor === actor ? scene.fight.turn.moves : 0;
  const person = personIn(scene, actor);
  if (moves === 0 || person === null) return null;
  const strength = scoreOf(scene, actor, 'strength').total;
  const heavy = heldBy(scene, actor).find(({ profile }) => {
    if (profile.heavy === null || (profile.heavy.unlessSkilled && isSkilledWith(person, profile)))
      return false;
    return strength < profile.heavy.strength + TWICE;
  });
  return heavy === undefined ? null : refusal('tooHeavyToMove', { actor, item: nameOf(heavy) });
}

function whyNoMove(scene: Scene, actor: CharacterId): Refusal | null {
  if (insideOf(scene, actor) !== null) return refusal('isInside', { actor });
  const held = conditionOf(scene, actor, 'grappled');
  if (held !== null) return refusal('isGrappled', { actor, by: held.by });
  return whyTooHeavy(scene, actor);
}

/** The way that is meant: what was typed along, or the goal that was chosen. */
const typedOf = ({ detail, target }: Doing): string => detail ?? target ?? '';

const meant = (scene: Scene, doing: Doing): WayFound =>
  wayMeant(scene, doing.actor, typedOf(doing), { most: reachOf(scene, doing.actor).most, cut: false });

/** Who goes somewhere looks there: a torch shines that way. */
function lookAhead(tx: Tx<Scene>, actor: CharacterId, path: Path): void {
  const fighter = tx.state.fight?.fighters[actor];
  const [from, to] = path.slice(-2);
  if (fighter !== undefined && from !== undefined && to !== undefined) fighter.heading = bearingTo(from, to);
}

/** In the theatre of the mind nobody has a place: they say where they go, and the GM what that means, and who on Overwatch sees it. */
function* moveInMind(tx: Tx<Scene>, doing: Doing, most: number): Rule<void> {
  const { actor } = doing;
  const turn = tx.state.fight?.turn;
  if (turn && turn.actor === actor) turn.moves += 1;
  const goal = goalChoices(tx.snapshot(), actor).find(({ id }) => id === typedOf(doing))?.goal;
  tell(tx, 'movedInMind', { actor, where: goal ?? typedOf(doing), most: most / METRE });
  if ((yield* goInMind(tx, actor)) !== 'whole') tell(tx, 'stopped', { actor });
}

/** Its id. */
export const STOP = 'stopIfHit';

/** What is left of the Move is let go as soon as a shot of Overwatch has hurt them. */
export const stopIfHit: Choice = {
  id: STOP,
  name: 'Stop if hit',
  note: 'let the rest of the Move go',
  onRisk: true,
  refused: null,
};

/** Move: up to 10 m (On your turn), to wherever people say. */
export const move: Act = {
  id: 'move',
  name: 'Move',
  also: ['Go', 'Walk', 'Run', 'Crawl'],
  group: 'move',
  cost: 'action',
  refused: whyNoMove,
  targets: goalChoices,
  targetsOpen: true,
  targetLater: true,
  words: 'optional',
  ticks: (scene, actor) => (isWatched(scene, actor) ? [stopIfHit] : []),
  whyNot(scene, doing) {
    if (inMind(scene)) return typedOf(doing) === '' ? refusal('sayWhere', { actor: doing.actor }) : null;
    const found = meant(scene, doing);
    return found.ok ? null : found.refusal;
  },
  *run(tx, doing) {
    const { actor } = doing;
    if (inMind(tx.now)) {
      // Nobody measures how far they go: what lets them go further is all counted.
      const { most } = reachOf(tx.snapshot(), actor);
      return yield* moveInMind(tx, doing, yield* takeReach(tx, actor, most));
    }
    const wanted = meant(tx.snapshot(), doing);
    if (!wanted.ok) return yield* tx.refuse(wanted.refusal.code, wanted.refusal.params);
    const most = yield* takeReach(tx, actor, wanted.way.length);
    const found = wayMeant(tx.snapshot(), actor, typedOf(doing), { most, cut: true });
    if (!found.ok) return yield* tx.refuse(found.refusal.code, found.refusal.params);
    const { path, met } = upToHidden(tx.snapshot(), actor, found.way.path);
    const crawls = has(tx.now, actor, 'prone');
    const turn = tx.state.fight?.turn;
    if (turn && turn.actor === actor) turn.moves += 1;
    lookAhead(tx, actor, path);
    const stopsIfHit = doing.ticked?.includes(STOP) === true;
    const gone = yield* goAlong(tx, { actor, path, forced: false, by: actor, stopsIfHit });
    // Told where it ends, which nobody knows before: Overwatch may have stopped them.
    const end = along(path, gone);
    const near = metAt(tx.snapshot(), actor, end);
    const whole = gone === pathLength(path);
    tell(tx, 'moved', {
      actor,
      to: placeTold(end),
      ...(near.length === 0 ? {} : { touching: near }),
      metres: Math.round(gone / 10) / 10,
      most: most / METRE,
      crawls,
      ...(whole && met === null ? {} : { stopped: true }),
    });
    if (whole && met !== null) tell(tx, 'ranInto', { actor, target: met }, 'gm');
  },
};

/** Standing up again takes an Action; nobody in Critical Condition does (Prone, Dying). */
export const getUp: Act = {
  id: 'getUp',
  name: 'Get up',
  also: ['Stand up'],
  group: 'move',
  cost: 'action',
  when: 'anytime',
  offered: (scene, actor) => has(scene, actor, 'prone'),
  refused(scene, actor) {
    const person = personIn(scene, actor);
    if (person !== null && person.hp.now === 0) return refusal('criticalCannot', { actor, what: 'get up' });
    return has(scene, actor, 'prone') ? null : refusal('standsAlready', { actor });
  },
  run(tx, { actor }) {
    lose(tx, actor, 'prone');
    return undefined;
  },
};
