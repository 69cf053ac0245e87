import { refusal } from '../../../../engine/refusal.ts';
import type { Rule } from '../../../../engine/rule.ts';
import { METRE } from '../../../../engine/space/plane/index.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { distanceBetween } from '../../fight/bodies.ts';
import { nearInMind } from '../../fight/gmSays.ts';
import { inMind } from '../../fight/mind.ts';
import { alliesOf, seesIn } from '../../fight/sides.ts';
import type { Act } from '../../moves/act.ts';
import { ratingOf } from '../../numbers/score.ts';
import { type CharacterId, personIn, presentIn, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { cool, whyNotReady } from '../cooldown.ts';
import type { Share } from '../events.ts';
import { having } from '../owned.ts';
import { choicesOf, chosenOf } from './several.ts';

const REACH = 10;
const MOST_TOKENS = 10;

/** Those it can be for: oneself, and everybody of one's own side in sight within 10 m. */
export function within(scene: Scene, actor: CharacterId): readonly CharacterId[] {
  const others =
    scene.fight === null ? presentIn(scene).filter((id) => id !== actor) : alliesOf(scene, actor);
  return [actor, ...others].filter((id) => {
    if (personIn(scene, id)?.dead !== false) return false;
    if (id === actor || scene.fight === null || inMind(scene)) return true;
    const away = distanceBetween(scene, actor, id);
    return away !== null && away <= REACH * METRE && seesIn(scene, actor, id);
  });
}

/** Supercharge: all SP back, and a token each, which holds its giver's KNW Rating of now (A30). harm/wound.ts spends it. */
export const supercharge: Act = {
  id: 'supercharge',
  name: 'Supercharge',
  group: 'powers',
  cost: 'action',
  when: 'anytime',
  offered: having('supercharge'),
  refused: (scene, actor) => whyNotReady(scene, actor, 'supercharge'),
  targetLater: true,
  targets: (scene, actor) => choicesOf(scene, within(scene, actor)),
  words: 'optional',
  whyNot: (scene, doing) =>
    chosenOf(scene, within(scene, doing.actor), doing).length === 0
      ? refusal('nobodyInReach', { actor: doing.actor, metres: REACH })
      : null,
  *run(tx, doing) {
    const { actor } = doing;
    const now = tx.snapshot();
    const others = yield* reached(tx, actor, chosenOf(now, within(now, actor), doing));
    const rating = ratingOf(now, actor, 'knowledge');
    cool(tx, actor, 'supercharge');
    const sp = others.flatMap((who): readonly Share[] => {
      const person = tx.state.characters[who];
      if (person?.kind !== 'person') return [];
      const before = person.sp.now;
      person.sp.now = person.sp.max;
      person.boons.supercharge = [...person.boons.supercharge, { by: actor, rating }].slice(-MOST_TOKENS);
      return [{ who, sp: [before, person.sp.now] }];
    });
    tell(tx, 'supercharged', { actor, others, sp });
  },
};

/** Whom it reaches of those who were chosen: in the theatre of the mind the GM says who of the others is near enough. */
function* reached(
  tx: Tx<Scene>,
  actor: CharacterId,
  all: readonly CharacterId[],
): Rule<readonly CharacterId[]> {
  if (tx.now.fight === null || !inMind(tx.now)) return all;
  const among = all.filter((id) => id !== actor);
  const near = yield* nearInMind(tx, { around: actor, metres: REACH, among });
  return all.filter((id) => id === actor || near.includes(id));
}
