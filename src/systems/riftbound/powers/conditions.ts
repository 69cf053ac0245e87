import type { Tx } from '../../../engine/tx.ts';
import type { ConditionId } from '../character/schema.ts';
import { give } from '../conditions/change.ts';
import { actingIn, type CharacterId, type Scene } from '../scene.ts';
import { durationOf } from './lasting.ts';
import type { EffectOf } from './schema.ts';
import { afflict } from './staying.ts';

type Given = EffectOf<'condition'>['condition'];

/** A condition comes to somebody, be it the book's or a pack's own. */
export function comeTo(
  tx: Tx<Scene>,
  {
    target,
    by,
    condition,
    lasts,
  }: {
    readonly target: CharacterId;
    readonly by: CharacterId | null;
    readonly condition: Given;
    readonly lasts: string;
  },
): void {
  if (typeof condition !== 'string') {
    afflict(tx, { target, by, condition, lasts });
    return;
  }
  const duration = durationOf(lasts, { user: by ?? target, target, acting: actingIn(tx.now) });
  give(tx, { target, condition, by: needsSource(condition) ? by : null, duration });
}

/** Who holds or taunts somebody is part of the condition; nobody makes one Prone. */
const needsSource = (condition: ConditionId): boolean => condition !== 'prone';
