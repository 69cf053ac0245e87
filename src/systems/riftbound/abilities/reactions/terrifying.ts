import { choiceOf } from '../../../../engine/decision.ts';
import type { Reaction } from '../../../../engine/ruleset.ts';
import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { alliesOf, enemiesOf, seesIn } from '../../fight/sides.ts';
import { type CharacterId, fighterIn, personIn, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { atOnce } from '../atOnce.ts';
import { markUsed } from '../marks.ts';
import { hasAbility } from '../owned.ts';
import { pay, whyNotPaid } from '../pay.ts';

const NOBODY = 'none';
const MOST = 20;

/** Other units that see somebody and could have an Action fewer, enemies first: the book spares nobody. One is left to everybody. */
const awed = (scene: Scene, actor: CharacterId): readonly CharacterId[] =>
  [...enemiesOf(scene, actor), ...alliesOf(scene, actor)]
    .filter((id) => personIn(scene, id) !== null && fighterIn(scene, id)?.unseen !== true)
    .filter((id) => (fighterIn(scene, id)?.owed.terrified ?? 0) === 0 && seesIn(scene, id, actor))
    .slice(0, MOST);

/** Under what a kill of an Attack is remembered until all of it is done. */
export const killMark = (attack: string): string => `killed:${attack}`;

/** A kill of an Attack is remembered: its maker is asked once, when all of it is done. */
export const noteKill = (attack: string, owner: CharacterId): Reaction<Scene> => ({
  id: 'noteKill',
  owner,
  params: {},
  refused: null,
  run: (tx) =>
    atOnce(() => {
      markUsed(tx, owner, killMark(attack));
      return 'goesOn';
    }),
});

/** How many an Attack has killed, as far as that terrifies anybody. */
export const killsOf = (scene: Scene, owner: CharacterId, attack: string): number =>
  fighterIn(scene, owner)?.used.filter((one) => one === killMark(attack)).length ?? 0;

export const isTerrifying = (scene: Scene, owner: CharacterId): boolean =>
  hasAbility(scene, owner, 'terrifying');

/**
 * Terrifying: for each kill 1 SP makes another unit that sees its owner have one Action fewer on its next turn. Its owner says who, or nobody; of
 * several kills at once.
 */
export function* terrifying(scene: Scene, owner: CharacterId, kills: number): Iterable<Reaction<Scene>> {
  if (kills === 0 || !isTerrifying(scene, owner) || whyNotPaid(scene, owner, 1) !== null) return;
  const all = awed(scene, owner);
  const enemies = new Set(enemiesOf(scene, owner));
  const usual = all.find((id) => enemies.has(id)) ?? NOBODY;
  if (all.length === 0) return;
  yield {
    id: 'terrifying',
    owner,
    params: { kills },
    refused: null,
    *run(tx) {
      for (const target of yield* chosen(tx, owner, { all, usual, most: Math.min(kills, all.length) })) {
        const fighter = tx.state.fight?.fighters[target];
        if (fighter === undefined || !pay(tx, { actor: owner, sp: 1, on: 'terrifying' })) break;
        fighter.owed.terrified += 1;
        tell(tx, 'terrified', { actor: owner, target });
      }
      return 'goesOn';
    },
  };
}

/** Whom its owner names. Where nobody answers, one enemy: that is the cheapest. */
function* chosen(
  tx: Tx<Scene>,
  owner: CharacterId,
  {
    all,
    usual,
    most,
  }: { readonly all: readonly CharacterId[]; readonly usual: string; readonly most: number },
): Rule<readonly CharacterId[]> {
  const question = {
    id: 'terrify',
    asked: owner,
    code: 'terrify',
    params: { kills: most },
    options: [
      ...all.map((target) => ({ id: target, code: 'terrify.one', params: { target } })),
      { id: NOBODY, code: 'terrify.none', params: {} },
    ],
  };
  if (most === 1) {
    const one = yield* tx.ask({ ...question, default: usual });
    return one === NOBODY ? [] : [one];
  }
  const several = { most, none: NOBODY };
  const [ticked = []] = yield* tx.askEach([
    { ...question, several, default: choiceOf(several, usual === NOBODY ? [] : [usual]) },
  ]);
  return ticked;
}
