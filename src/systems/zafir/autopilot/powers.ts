import type { Enemy, Rated } from '../../../engine/autopilot/rules.ts';
import { openOf } from '../../../engine/autopilot/targets.ts';
import type { ActOption } from '../../../engine/options.ts';
import { actsFor } from '../acts/index.ts';
import { actionsLeft, costOf } from '../turn/legality.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { defaultWorth, type Rating, ratings } from './ratings.ts';

/** The powers that somebody would use now, each on whom it is worth most. */
export function powersOf(
  scene: Scene,
  actor: CharacterId,
  options: readonly ActOption[],
  order: readonly Enemy[],
): readonly Rated[] {
  const acts = new Map(actsFor(scene, actor).map((act) => [act.id, act]));
  return options.flatMap((option): readonly Rated[] => {
    const act = acts.get(option.id);
    const rating = ratings[option.id] ?? (option.group === 'powers' ? ofOthers : null);
    if (act === undefined || rating === null) return [];
    const best = bestOf(scene, actor, option, { rating, order });
    if (best === null) return [];
    const ends = act.ends?.(scene, actor, best.means) ?? act.activation === 'actionEnds';
    const thenAttack = !ends && actionsLeft(scene, actor) > costOf(scene, actor, act, best.means);
    return [{ ...best, act: option, thenAttack, on: rating.on }];
  });
}

/** Powers that only packs know: on enemies, as they cost something. */
const ofOthers: Rating = { on: 'foe', worth: () => defaultWorth };

/** On whom an act is worth most; null where it is worth nothing. Of equals whoever comes first. */
function bestOf(
  scene: Scene,
  actor: CharacterId,
  option: ActOption,
  { rating, order }: { readonly rating: Rating; readonly order: readonly Enemy[] },
): Pick<Rated, 'target' | 'means' | 'worth'> | null {
  const place = (id: string) => order.findIndex((one) => one.id === id);
  const meant = openOf(option.targets).filter(({ relation }) =>
    rating.on === 'foe'
      ? relation === 'foe' || relation === 'place'
      : relation === 'ally' || relation === 'self' || relation === 'place',
  );
  const targets = option.targets === undefined ? [null] : meant.map(({ id }) => id);
  const tools = openOf(option.means);
  const means = option.meansNeeded === true ? tools : [...tools, null];
  let best: Pick<Rated, 'target' | 'means' | 'worth'> | null = null;
  for (const target of [...targets].sort((a, b) => place(a ?? '') - place(b ?? '')))
    for (const tool of means) {
      if (target !== null && tool?.fits?.includes(target) === false) continue;
      const worth = rating.worth(scene, { actor, target: target ?? actor, means: tool?.id ?? null });
      if (worth > 0 && (best === null || worth > best.worth))
        best = { target, means: tool?.id ?? null, worth };
    }
  return best;
}
