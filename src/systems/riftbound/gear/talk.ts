import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { METRE } from '../../../engine/space/plane/index.ts';
import type { Item } from '../character/schema.ts';
import { distanceBetween } from '../fight/bodies.ts';
import { isUnseen } from '../fight/known.ts';
import { inMind } from '../fight/mind.ts';
import type { Act } from '../moves/act.ts';
import { type CharacterId, characterIn, fighterIn, personIn, presentIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { benefitOf, carriedBy, heldBy, nameOf } from './carried.ts';

const EVERYBODY = 'everybody';

const isCommunicator = (item: Item): boolean => benefitOf(item, 'talk') !== null;

/** In a fight it must be held (While holding); else nobody asks what is in whose hands. */
const communicatorOf = (scene: Scene, id: CharacterId): Item | undefined =>
  (scene.fight === null ? carriedBy(scene, id) : heldBy(scene, id)).find(isCommunicator);

/** Why a signal doesn't get from one to another: too far, or nothing gets through here. In the theatre of the mind the GM says. */
function whyNoSignal(scene: Scene, actor: CharacterId, to: CharacterId): Refusal | null {
  if (scene.party.signal === 'none') return refusal('noSignal', { actor });
  if (scene.party.signal === 'base' || scene.fight === null || inMind(scene)) return null;
  const own = communicatorOf(scene, actor);
  const range = own === undefined ? 0 : (benefitOf(own, 'talk')?.range ?? 0);
  const away = distanceBetween(scene, actor, to) ?? Number.POSITIVE_INFINITY;
  return away <= range * METRE ? null : refusal('signalTooFar', { target: to, range });
}

/** Those who have one with them, and could be spoken to. */
const others = (scene: Scene, actor: CharacterId): readonly CharacterId[] =>
  presentIn(scene).filter(
    (id) =>
      id !== actor &&
      personIn(scene, id)?.dead === false &&
      !isUnseen(scene, id) &&
      carriedBy(scene, id).some(isCommunicator),
  );

/** Those who read what is said to everybody: all with one in range. */
const reached = (scene: Scene, actor: CharacterId): readonly CharacterId[] =>
  others(scene, actor).filter((id) => whyNoSignal(scene, actor, id) === null);

/**
 * Personal Communicator: speaking to one unit whose GCID one knows, which is that of everybody on one's own side, or to all of them, within 100 m, or
 * by way of a Base Communicator. It takes nothing of a turn.
 */
export const talk: Act = {
  id: 'talk',
  name: 'Speak by communicator',
  also: ['Communicator', 'Broadcast'],
  group: 'free',
  cost: 'nothing',
  when: 'anytime',
  words: 'needed',
  offered: (scene, actor) => carriedBy(scene, actor).some(isCommunicator),
  refused(scene, actor) {
    const [own] = carriedBy(scene, actor).filter(isCommunicator);
    if (scene.party.signal === 'none') return refusal('noSignal', { actor });
    return communicatorOf(scene, actor) === undefined && own !== undefined
      ? refusal('holdItFirst', { actor, item: nameOf(own) })
      : null;
  },
  targets: (scene, actor) => [
    { id: EVERYBODY, name: 'Everybody in range', relation: 'thing', refused: null },
    ...others(scene, actor)
      .filter((id) => fighterIn(scene, id)?.side === fighterIn(scene, actor)?.side)
      .map((id) => ({
        id,
        name: characterIn(scene, id)?.name ?? id,
        refused: whyNoSignal(scene, actor, id),
      })),
  ],
  run(tx, { actor, target, detail }) {
    const now = tx.snapshot();
    if (target === null || detail === null) return undefined;
    const isOpen = target === EVERYBODY;
    const heard = isOpen ? reached(now, actor) : [target];
    const said = { actor, to: isOpen ? null : target, others: heard, words: detail };
    tell(tx, 'spoke', said, isOpen ? undefined : [actor, target]);
    return undefined;
  },
};
