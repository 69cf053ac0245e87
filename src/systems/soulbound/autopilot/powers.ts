import type { Enemy, Rated } from '../../../engine/autopilot/rules.ts';
import { openOf } from '../../../engine/autopilot/targets.ts';
import type { ActOption } from '../../../engine/options.ts';
import type { CharacterId, Scene } from '../scene.ts';

/** Powers that cost something are few, and mostly do more than a blow. */
const more = 100;

/** The powers that somebody would use now on the first enemy whom each reaches. */
export const powersOf = (
  _scene: Scene,
  _actor: CharacterId,
  options: readonly ActOption[],
  order: readonly Enemy[],
): readonly Rated[] =>
  options.flatMap((act): readonly Rated[] => {
    if (act.kind !== 'act' || act.group !== 'powers' || act.price === 'free') return [];
    const foes = openOf(act.targets).filter(({ relation }) => relation === 'foe');
    const best = order.find(({ id }) => foes.some((one) => one.id === id));
    if (best === undefined) return [];
    const tools = act.means === undefined ? [null] : openOf(act.means);
    return tools
      .filter((tool) => tool?.fits?.includes(best.id) ?? true)
      .map((tool) => ({
        act,
        target: best.id,
        means: tool?.id ?? null,
        worth: more,
        thenAttack: false,
        on: 'foe',
      }));
  });
