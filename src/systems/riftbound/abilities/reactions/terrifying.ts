import type { Params } from '../../../../engine/refusal.ts';
import type { Reaction } from '../../../../engine/ruleset.ts';
import { enemiesOf, seesIn } from '../../fight/sides.ts';
import { type CharacterId, fighterIn, personIn, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { hasAbility } from '../owned.ts';
import { pay, whyNotPaid } from '../pay.ts';

const NOBODY = 'none';
const MOST = 20;

/** Enemies who see somebody and could have an Action fewer: one is left to everybody. */
const awed = (scene: Scene, actor: CharacterId, dead: CharacterId): readonly CharacterId[] =>
  enemiesOf(scene, actor)
    .filter((id) => id !== dead && personIn(scene, id) !== null && fighterIn(scene, id)?.unseen !== true)
    .filter((id) => (fighterIn(scene, id)?.owed.terrified ?? 0) === 0 && seesIn(scene, id, actor))
    .slice(0, MOST);

/** Terrifying: for 1 SP another unit that sees its owner kill has one Action fewer on its next turn. Its owner says who, or nobody. */
export function* terrifying(scene: Scene, owner: CharacterId, dead: CharacterId): Iterable<Reaction<Scene>> {
  if (!hasAbility(scene, owner, 'terrifying') || whyNotPaid(scene, owner, 1) !== null) return;
  const all = awed(scene, owner, dead);
  if (all.length === 0) return;
  yield {
    id: 'terrifying',
    owner,
    params: { target: dead },
    refused: null,
    *run(tx) {
      const optionOf = (target: CharacterId): { id: string; code: string; params: Params } => ({
        id: target,
        code: 'terrify.one',
        params: { target },
      });
      const [first = NOBODY] = all;
      const chosen = yield* tx.ask({
        id: 'terrify',
        asked: owner,
        code: 'terrify',
        params: { target: dead },
        options: [...all.map(optionOf), { id: NOBODY, code: 'terrify.none', params: {} }],
        default: first,
      });
      const fighter = tx.state.fight?.fighters[chosen];
      if (chosen === NOBODY || fighter === undefined) return 'goesOn';
      if (!pay(tx, { actor: owner, sp: 1, on: 'terrifying' })) return 'goesOn';
      fighter.owed.terrified += 1;
      tell(tx, 'terrified', { actor: owner, target: chosen });
      return 'goesOn';
    },
  };
}
