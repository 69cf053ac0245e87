import { refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { isIncapacitated } from '../conditions/active.ts';
import { raiseDoom } from '../party/spend.ts';
import { type CharacterId, character, fighterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { whyStuck } from '../turn/economy.ts';
import { end, remove } from '../turn/members.ts';
import type { Act, Doing } from './act.ts';
import { alliesOf } from './targets.ts';

/** Out of the fight, alone. A hero who does so raises Doom (S77). */
export const flee: Act = {
  id: 'flee',
  cost: 'action',
  refused: whyStuck,
  *run(tx: Tx<Scene>, { actor }: Doing): Rule<void> {
    const isLast = alliesOf(tx.now, actor).every(({ refused }) => refused !== null);
    tell(tx, 'fled', { actor, isLast });
    if (fighterIn(tx.now, actor)?.side === 'players') raiseDoom(tx, actor);
    yield* remove(tx, actor);
  },
};

const agrees = 'agree';

/**
 * The whole side leaves, if everybody on it agrees; who cannot answer is carried along (S83). Foes follow the one who
 * calls, as the GM speaks for all of them. With one side gone the fight is over.
 */
export const retreat: Act = {
  id: 'retreat',
  cost: 'action',
  refused: (scene, actor) =>
    alliesOf(scene, actor).some(({ refused }) => refused === null)
      ? null
      : refusal('retreatAlone', { actor }),
  *run(tx: Tx<Scene>, { actor }: Doing): Rule<void> {
    const now = tx.snapshot();
    const others = alliesOf(now, actor).map(({ id }) => id);
    const asked = fighterIn(now, actor)?.side === 'players' ? others.filter((id) => canAnswer(now, id)) : [];
    const answers = yield* tx.askAll(
      asked.map((id) => ({
        id: 'retreat',
        asked: id,
        code: 'retreat',
        params: { actor },
        options: [
          { id: agrees, code: 'retreat.agree', params: { name: character(now, id).name } },
          { id: 'stay', code: 'retreat.stay', params: { name: character(now, id).name } },
        ],
        default: agrees,
      })),
    );
    const against = asked.filter((_, n) => answers[n] !== agrees);
    if (against.length > 0) return tell(tx, 'stayed', { actor, others: against });
    tell(tx, 'retreated', { actor, others });
    yield* end(tx);
  },
};

const canAnswer = (scene: Scene, id: CharacterId): boolean =>
  !character(scene, id).dead && !isIncapacitated(scene, id);
