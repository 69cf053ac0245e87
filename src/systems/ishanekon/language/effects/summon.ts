import { plain } from '../../../../engine/json.ts';
import type { Rule } from '../../../../engine/rule.ts';
import { tileName } from '../../../../engine/space/grid/index.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { untilTurnStart } from '../../../../engine/uses/index.ts';
import type { Creature } from '../../character/schema.ts';
import { admit } from '../../fight/admit.ts';
import { idOfMade } from '../../fight/made.ts';
import { putState } from '../../fight/states.ts';
import { beingIn, fighterIn, type Scene, sideOf } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { abilityOf } from '../active/owned.ts';
import { plainly } from '../schema/amount.ts';
import type { EffectOf } from '../schema/effects/index.ts';
import { lay } from '../use/lay.ts';
import type { At } from '../use/using.ts';
import { lastsOf } from './told.ts';
import { formsOf, madeOf, packFor, whichOf } from './which.ts';

/**
 * Brings creatures into the fight, on their summoner's side (Summon): with half their WP, and gone when the summon ends. One that a summon has brought
 * has 1 Vitality and can't bring any itself (A35).
 */
export function* summon(tx: Tx<Scene>, effect: EffectOf<'summon'>, at: At): Rule<void> {
  const { actor } = at;
  const now = tx.snapshot();
  const user = beingIn(now, actor);
  if (user === null || now.fight === null) return;
  const byASummon = user.kind === 'creature' && user.summoner !== null;
  const most = plainly(effect.of.level, at.scale);
  const pack = packFor(user, at.row.id);
  const row = yield* whichOf(tx, at, 'summon.which', formsOf(pack, effect.of.named, Math.max(1, most)));
  if (row === null) return;
  const sheet = madeOf(pack, row, actor);
  const made = byASummon ? broughtBySummon(sheet) : sheet;
  const place = placeOf(now, at);
  const count = Math.max(1, plainly(effect.count, at.scale));
  for (let n = 0; n < count; n++) {
    const id = idOfMade(tx, actor, 'summon');
    const name = count === 1 ? `${user.name}'s ${made.name}` : `${user.name}'s ${made.name} ${n + 1}`;
    yield* admit(tx, {
      ...{ id, name: name.slice(0, 80), side: sideOf(now, actor), sheet: plain({ ...made, name }) },
      ...{ place, npc: false, fleeting: true },
    });
    tell(tx, 'summoned', { actor, target: id });
  }
  // Whoever uses a Summon Ability commands what comes (Summon).
  putState(tx, actor, { id: 'commanding', by: actor, number: null, duration: untilTurnStart(actor) });
  // The summoner's sheet says that it is there: where that ends, they go.
  lay(tx, { ...at, target: actor }, [effect], lastsOf(effect, at));
}

/** What a summon has brought: it has 1 Vitality, and no Abilities that bring others (A35). */
export const broughtBySummon = (sheet: Creature): Creature => ({
  ...sheet,
  vitality: 1,
  bySummon: true,
  abilities: sheet.abilities.filter(({ id }) => abilityOf(sheet, id)?.types.includes('summon') !== true),
});

const placeOf = (scene: Scene, { actor, aimed }: At): string | null => {
  if (aimed !== null && 'tile' in aimed) return tileName(aimed.tile);
  return fighterIn(scene, aimed === null ? actor : aimed.id)?.at ?? null;
};
