import type { Choice } from '../../../../engine/options.ts';
import type { AttributeId } from '../../content/attributes.ts';
import type { Declared } from '../../attack/inProgress.ts';
import { type CharacterId, fighterIn, type Scene } from '../../scene.ts';
import { isUsed } from '../marks.ts';
import { hasAbility } from '../owned.ts';
import { whyNotPaid } from '../pay.ts';

const REROLL = 'reroll:';

/** What was ticked: 'reroll:tryThatAgainII#2' is Try That Again twice. Nothing where nothing was. */
export function declaredIn(ticked: readonly string[]): Declared | null {
  const all = ticked.flatMap((id): readonly (readonly [string, number])[] => {
    const [, source = '', times = '1'] = /^reroll:([a-zA-Z]{1,20})(?:#(\d{1,2}))?$/u.exec(id) ?? [];
    return source === '' ? [] : [[source, Number(times)]];
  });
  if (all.length === 0) return null;
  const most = new Map<string, number>();
  for (const [source, times] of all) most.set(source, Math.max(times, most.get(source) ?? 0));
  return Object.fromEntries(most);
}

/** Rerolls of a Hit Roll that can be ticked before it falls, so that nobody is asked after it, and the odds count them. */
export function declarable(
  scene: Scene,
  actor: CharacterId,
  attributes: readonly AttributeId[],
): readonly Choice[] {
  const left = (fighterIn(scene, actor)?.prepared ?? [])
    .filter(({ attribute }) => attributes.includes(attribute))
    .reduce((sum, pool) => sum + pool.left, 0);
  const again = (source: string, times: number): Choice => ({
    id: `${REROLL}${source}${times === 1 ? '' : `#${times}`}`,
    name: `Reroll up to ${times} ${times === 1 ? 'miss' : 'misses'}`,
    note: `Try That Again, ${times} SP at most`,
    refused: whyNotPaid(scene, actor, times),
  });
  const tries = hasAbility(scene, actor, 'tryThatAgainII')
    ? [again('tryThatAgainII', 1), again('tryThatAgainII', 2)]
    : hasAbility(scene, actor, 'tryThatAgainI') && !isUsed(scene, actor, 'tryThatAgainI')
      ? [again('tryThatAgainI', 1)]
      : [];
  return [
    ...(left === 0
      ? []
      : [
          {
            id: `${REROLL}prepare#${left}`,
            name: `Reroll up to ${left} ${left === 1 ? 'miss' : 'misses'}, Prepared`,
            note: 'free',
            refused: null,
          },
        ]),
    ...tries,
  ];
}
