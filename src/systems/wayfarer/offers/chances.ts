import type { Chances } from '../../../engine/chances.ts';
import type { Made } from '../../../engine/creation.ts';
import type { Viewer } from '../../../engine/event.ts';
import type { IntentOf } from '../../../engine/intent.ts';
import { no, yes } from '../../../engine/made.ts';
import { activationOf, isActivation } from '../activations/legality.ts';
import { bestMeans, leaderFor, whyNotAssault } from '../assaults/assault.ts';
import { answerOf, assaultOf } from '../assaults/fighting.ts';
import { whyNotTarget } from '../assaults/legality.ts';
import { meansNamed, meansOf } from '../assaults/means.ts';
import { type Sides, sidesOf } from '../assaults/sides.ts';
import type { Means } from '../assaults/wielded.ts';
import { type Activation, cardOf, type Scene, type UnitId, unitIn } from '../scene.ts';
import { nameOfId, plural } from '../words/names.ts';
import { bold, nameIn } from '../words/telling.ts';
import { gone, percentOf } from './meeting.ts';
import { oddsOf } from './odds.ts';

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
  const led = leaderFor(scene, running, target, intent.means) ?? running;
  const means = meansMeant(scene, led, target, intent.means);
  if (means === null) return no('noSuchMeans', { means: intent.means });
  const why = whyNotTarget(scene, led, target, means);
  return why === null ? yes(told(scene, led, target, means)) : { ok: false, refusal: why };
}

const meansMeant = (scene: Scene, running: Activation, target: UnitId, means: string | null): Means | null =>
  means === null
    ? (bestMeans(scene, running, target) ?? meansOf(scene, running.unit)[0] ?? null)
    : meansNamed(scene, running.unit, means);

function told(scene: Scene, running: Activation, target: UnitId, means: Means): Chances {
  const { unit: id, done } = running;
  const back = answerOf(scene, id, target, means);
  const hasMoved = done.moved === 'move' || done.moved === 'rush';
  const sides = sidesOf(scene, running, target, means);
  const odds = oddsOf(
    scene,
    assaultOf(scene, { unit: id, target, means, back, hasMoved, shaken: [], sneaks: false, sides }),
  );
  const percent = (chance: number) => percentOf(chance, odds.isExact);
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
    worth:
      gone(ours) * vp(target) * losses(sides.attackers, sides.targets) -
      (theirs === null ? 0 : gone(theirs) * vp(id) * losses(sides.targets, sides.attackers)),
    notes: [
      ...together(sides),
      ...(back === null ? ["It can't strike back."] : [`It strikes back with ${nameOfId(back.id)}.`]),
      ...(odds.isExact ? [] : ['The chances are near: the re-rolls are too many, or too mixed, to solve.']),
      'Dodges, rescues and tests of nerve are left out.',
    ],
    brief: [
      `${percent(gone(ours))} to take ${sides.targets.length > 1 ? 'some of its squad' : 'it'} off the map with ${nameOfId(means.id)}`,
      theirs === null ? 'no answer' : `${percent(gone(theirs))} to fall`,
    ].join(', '),
  };
}

/** What each card counts as that a beaten side may draw (L5975). */
const drawn = [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 10];

/** How many of a squad fall on an average where so many beat so many of it. */
const losses = (by: readonly UnitId[], of: readonly UnitId[]): number => {
  const most = Math.min(by.length, of.length);
  return drawn.reduce((sum, card) => sum + Math.min(card, most), 0) / drawn.length;
};

/** What is said of who takes part beside the two. */
function together({ attackers, targets }: Sides): readonly string[] {
  if (attackers.length + targets.length === 2) return [];
  const more = attackers.length - targets.length;
  const most = Math.min(attackers.length, targets.length);
  return [
    `${attackers.length} strike at ${targets.length}${more > 0 ? `: ${plural(more, 're-roll')} more` : ''}.`,
    ...(most > 1 ? [`Up to ${most} fall, by a card.`] : []),
  ];
}
