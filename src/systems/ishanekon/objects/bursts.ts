import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { DamageTypeId } from '../content/damageTypes.ts';
import type { ObjectPropertyId } from '../content/objects.ts';
import { deal } from '../damage/deal.ts';
import { defend } from '../defence/defend.ts';
import { halved } from '../numbers/factor.ts';
import type { Thing } from '../character/schema.ts';
import { character, characterIn, type CharacterId, fightersIn, type Scene } from '../scene.ts';
import { metresBetween } from '../space/distance.ts';
import { tell } from '../tell.ts';

/** What those around an object must reach with a Constitution DR (Objects). */
const POWER = 14;

/** Harm that an object does to those around it. */
interface Burst {
  readonly metres: number;
  readonly type: DamageTypeId;
  readonly amount: number;
  /** What a Defense Roll that succeeds leaves of it. */
  readonly onSuccess: 'half' | 'none';
  /** Whom it spares: Conductive things among each other. */
  readonly spared?: ObjectPropertyId;
}

/** The figures that the book gives for each property; a GM may say otherwise (Objects). */
export const bursts = {
  explosive: { metres: 2, type: 'heat', amount: 20, onSuccess: 'half' },
  freezeBurst: { metres: 2, type: 'cold', amount: 30, onSuccess: 'half' },
  splintering: { metres: 1, type: 'physical', amount: 10, onSuccess: 'half' },
} as const satisfies Partial<Record<ObjectPropertyId, Burst>>;

/** What is conducted: half of the Shock damage, to all within 1 m but other things that conduct. */
export const conducted = (shock: number): Burst => ({
  metres: 1,
  type: 'shock',
  amount: Math.floor(shock / 2),
  onSuccess: 'none',
  spared: 'conductive',
});

/** Everybody and everything within so many metres of an object, whole or alive. */
export const around = (scene: Scene, thing: CharacterId, metres: number): readonly CharacterId[] =>
  fightersIn(scene).filter(
    (id) =>
      id !== thing && characterIn(scene, id)?.dead === false && metresBetween(scene, thing, id) <= metres,
  );

/** An object harms everybody and everything around it: each makes a Constitution DR against 14. */
export function* burst(tx: Tx<Scene>, thing: CharacterId, harm: Burst): Rule<void> {
  const now = tx.snapshot();
  const others = around(now, thing, harm.metres).filter((id) => !isSpared(now, id, harm));
  const { name } = character(now, thing);
  tell(tx, 'burst', { target: thing, others, type: harm.type });
  for (const id of others) {
    if (characterIn(tx.now, id)?.dead !== false) continue;
    const { success } = yield* defend(tx, {
      ...{ target: id, by: null, stat: 'constitution', power: POWER, with: name, from: thing },
    });
    if (success && harm.onSuccess === 'none') continue;
    yield* deal(tx, {
      ...{ target: id, by: null, cause: 'object', with: name },
      ...{ parts: [{ type: harm.type, amount: harm.amount }], taking: success ? [halved('saved')] : [] },
    });
  }
}

function isSpared(scene: Scene, id: CharacterId, { spared }: Burst): boolean {
  const who = characterIn(scene, id);
  return spared !== undefined && who?.kind === 'object' && has(who, spared);
}

export const has = (thing: Thing, property: ObjectPropertyId): boolean => thing.properties.includes(property);
