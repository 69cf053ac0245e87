import type { Chances } from '../../../engine/chances.ts';
import { wholePercent } from '../../../engine/chances.ts';
import type { Made } from '../../../engine/creation.ts';
import type { Viewer } from '../../../engine/event.ts';
import type { IntentOf } from '../../../engine/intent.ts';
import { no, yes } from '../../../engine/made.ts';
import { activationOf, isActivation } from '../activations/legality.ts';
import { bestMeans, whyNotAssault } from '../assaults/assault.ts';
import { answerOf, assaultOf } from '../assaults/fighting.ts';
import { whyNotTarget } from '../assaults/legality.ts';
import type { Means } from '../assaults/wielded.ts';
import { meansNamed, meansOf } from '../assaults/means.ts';
import { type Activation, cardOf, type Scene, type UnitId, unitIn } from '../scene.ts';
import { nameOfId } from '../words/names.ts';
import { bold, nameIn } from '../words/telling.ts';
import { oddsOf, type Side } from './odds.ts';

/**
 * What may come of an assault before its dice fall (L379 to L389). Everything that goes into it lies open, so everybody may know. Where the
 * re-rolls are too many to solve, or one is for either test, the chances are near: they say 'about'.
 */
export function chances(scene: Scene, intent: IntentOf<'check' | 'attack'>, _viewer: Viewer): Made<Chances> {
  if (intent.kind === 'check') return no('notHere', { intent: intent.kind });
  const { actor, target } = intent;
  const running = activationOf(scene, actor);
  if (!isActivation(running)) return { ok: false, refusal: running };
  const late = whyNotAssault(running);
  if (late !== null) return { ok: false, refusal: late };
  if (unitIn(scene, target) === null) return no('noSuchUnit', { unit: target });
  const means = meansMeant(scene, running, target, intent.means);
  if (means === null) return no('noSuchMeans', { means: intent.means });
  const why = whyNotTarget(scene, running, target, means);
  return why === null ? yes(told(scene, running, target, means)) : { ok: false, refusal: why };
}

const meansMeant = (scene: Scene, running: Activation, target: UnitId, means: string | null): Means | null =>
  means === null
    ? (bestMeans(scene, running, target) ?? meansOf(scene, running.unit)[0] ?? null)
    : meansNamed(scene, running.unit, means);

function told(scene: Scene, { unit: id, done }: Activation, target: UnitId, means: Means): Chances {
  const back = answerOf(scene, id, target, means);
  const hasMoved = done.moved === 'move' || done.moved === 'rush';
  const odds = oddsOf(
    scene,
    assaultOf(scene, { unit: id, target, means, back, hasMoved, shaken: [], sneaks: false }),
  );
  const about = odds.isExact ? '' : 'about ';
  const percent = (chance: number) => `${about}${wholePercent(chance)}`;
  const { ours, theirs } = odds;
  const vp = (one: UnitId) => cardOf(scene, one).vp;
  return {
    what: `${bold(nameIn(scene, id))} assaults ${bold(nameIn(scene, target))} with ${nameOfId(means.id)}`,
    outcomes: [
      { name: "to beat the target's Defense", chance: ours.beaten },
      { name: 'to capture the target', chance: ours.captured },
      { name: 'to send it to its reserves', chance: ours.reserves },
      ...(theirs === null ? [] : [{ name: 'to be captured in turn', chance: theirs.captured }]),
    ],
    hit: gone(ours),
    worth: gone(ours) * vp(target) - (theirs === null ? 0 : gone(theirs) * vp(id)),
    notes: [
      ...(back === null ? ["It can't strike back."] : [`It strikes back with ${nameOfId(back.id)}.`]),
      ...(odds.isExact ? [] : ['The chances are near: the re-rolls are too many, or too mixed, to solve.']),
      'Dodges, rescues and tests of nerve are left out.',
    ],
    brief: [
      `${percent(gone(ours))} to take it off the map with ${nameOfId(means.id)}`,
      theirs === null ? 'no answer' : `${percent(gone(theirs))} to fall`,
    ].join(', '),
  };
}

const gone = ({ captured, reserves }: Side): number => captured + reserves;
