import type { Rule } from '../../../../engine/rule.ts';
import { distance, parseTile, tileName } from '../../../../engine/space/grid/index.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { drPowerOf } from '../../defence/dr.ts';
import { push } from '../../forced/push.ts';
import { type CharacterId, fighterIn, type Scene } from '../../scene.ts';
import { isFree } from '../../space/bodies.ts';
import { putAt } from '../../space/go.ts';
import { metric } from '../../space/terrain.ts';
import { tell } from '../../tell.ts';
import type { Act } from '../act.ts';
import { contest } from '../contest.ts';
import { besides, whyTooLarge } from '../near.ts';

/** Moving somebody up to 1 m: Athletics or Raw Force against Athletics, Raw Force or Nimbleness (Advanced Actions: Shove). */
export const shove: Act = {
  id: 'shove',
  name: 'Shove',
  also: ['Push'],
  group: 'skills',
  cost: { ap: 1 },
  targets: (scene, actor) => besides(scene, actor, { who: 'enemies', whyNot: whyTooLarge }),
  words: 'optional',
  *run(tx, { actor, target, detail }) {
    if (target === null) return;
    const done = yield* contest(tx, {
      ...{ actor, target, label: 'shove', bySize: true },
      own: ['athletics', 'rawForce'],
      theirs: ['athletics', 'rawForce', 'nimbleness'],
    });
    if (!done) return tell(tx, 'tried', { actor, target, of: 'shove' });
    yield* moveThem(tx, actor, target, detail);
  },
};

/** To the square beside them that was named, where it is free; else straight away, into whatever is there. */
function* moveThem(tx: Tx<Scene>, actor: CharacterId, target: CharacterId, typed: string | null): Rule<void> {
  const now = tx.snapshot();
  const [from, to] = [parseTile(fighterIn(now, target)?.at ?? ''), parseTile(typed ?? '')];
  if (from !== null && to !== null && distance(metric, from, to) === 1 && isFree(now, target, to)) {
    putAt(tx, target, tileName(to));
    tell(tx, 'shoved', { actor, target, to: tileName(to) });
    return;
  }
  const power = drPowerOf(now, actor).total;
  yield* push(tx, { target, by: actor, metres: 1, way: 'away', power });
}
