import { singleBlanks } from '../../../engine/text.ts';
import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { rowOf } from '../../../engine/table.ts';
import { type SupplyId, supplies } from '../content/supplies.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';
import { drink, wouldHelp } from '../supplies/drink.ts';
import type { Act } from './act.ts';

/** Drinking Aqua Ghyranis: a vessel, or several. Free, at any time, by who is able to. */
export const drinkAqua: Act = {
  id: 'drinkAqua',
  cost: 'nothing',
  when: 'anytime',
  words: 'optional',
  refused: (scene, actor) =>
    character(scene, actor).drops > 0 ? whyNothing(scene, actor) : refusal('noAqua', { actor }),
  means: (scene, actor) =>
    supplies.map(
      ({ id, name, text }): Choice => ({ id, name, note: text, refused: whyNoDrink(scene, actor, id, 1) }),
    ),
  whyNot(scene, { actor, means, detail }) {
    const supply = supplies.find(({ id }) => id === means);
    const count = countOf(detail);
    if (supply === undefined) return null;
    return count === null ? refusal('noCount', { text: detail }) : whyNoDrink(scene, actor, supply.id, count);
  },
  run(tx, { actor, means, detail }) {
    const supply = supplies.find(({ id }) => id === means);
    return supply === undefined ? undefined : drink(tx, actor, supply.drops * (countOf(detail) ?? 1), actor);
  },
};

/** Why nothing of what somebody has would do them any good. */
function whyNothing(scene: Scene, actor: CharacterId): Refusal | null {
  const whys = supplies.map(({ id }) => whyNoDrink(scene, actor, id, 1));
  return whys.includes(null) ? null : (whys[0] ?? null);
}

/** How many of a vessel: one where nothing is said. Null where it is no number. */
function countOf(detail: string | null): number | null {
  if (detail === null) return 1;
  const [, digits] = /^(\d{1,4}) ?(?:times|×|x|drops?|phials?|spheres?)?$/i.exec(singleBlanks(detail)) ?? [];
  return digits === undefined || Number(digits) < 1 ? null : Number(digits);
}

function whyNoDrink(scene: Scene, actor: CharacterId, supply: SupplyId, count: number): Refusal | null {
  const { drops } = rowOf(supplies, supply);
  const has = character(scene, actor).drops;
  if (has < drops * count) return refusal('tooFewDrops', { actor, has, needed: drops * count });
  return wouldHelp(scene, actor, drops * count) ? null : refusal('aquaWasted', { target: actor });
}
