import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import type { CharacterId, Scene } from '../../scene.ts';
import { isOn } from '../switched.ts';
import type { FallenRoll, PanelAttack } from './fallen.ts';
import { hitMeans, type Means } from './means.ts';
import { reroll } from './rerolls.ts';

/**
 * After a Hit Roll: its dice may be rolled again by Prepare, Try That Again, Patience, a Deployed Strider, Prestige. The attacker is asked once.
 * An Overwatch Attack fires by itself and asks nothing: switches on the sheet say what it spends.
 */
export function* afterHitRoll(
  tx: Tx<Scene>,
  attack: PanelAttack,
  roll: FallenRoll,
  targets: readonly CharacterId[],
): Rule<void> {
  yield* reroll(tx, {
    id: 'panel.hit',
    rolls: [roll],
    params: { actor: attack.actor, targets: [...targets], weapon: attack.weapon, damage: attack.damage },
    means: (scene, one) => limited(hitMeans(scene, attack, one), attack.declared),
    ...(attack.overwatch ? { silent: onOverwatch } : {}),
    ...(attack.declared === undefined ? {} : { silent: (_, { unasked }) => (unasked ? 'always' : 'never') }),
  });
}

/** What was ticked before the roll is used so often without a question; nobody who has said that is asked about more. */
const limited = (all: readonly Means[], declared: PanelAttack['declared']): readonly Means[] =>
  declared === undefined
    ? all
    : all.map((one) => {
        const times = declared[one.source];
        return times === undefined ? one : { ...one, times: Math.min(one.times, times), unasked: true };
      });

function onOverwatch(scene: Scene, { source, owner }: Means): 'always' | 'never' {
  if (source === 'prepare') return isOn(scene, owner, 'prepared') ? 'always' : 'never';
  if (source === 'patience') return isOn(scene, owner, 'patience') ? 'always' : 'never';
  // Whoever makes a free Attack is Active: an Instant may be used (keyword Active).
  if (source === 'tryThatAgainI' || source === 'tryThatAgainII')
    return isOn(scene, owner, 'tryThatAgain') ? 'always' : 'never';
  return 'never';
}
