import type { OpenCall, TrackerCall } from '../../../engine/words.ts';
import { actById } from '../actions/index.ts';
import { NOW } from '../held/acts.ts';
import { rerollPresses } from '../momentum/reroll.ts';
import { character, type CharacterId, fighterIn, fightersIn, type Scene } from '../scene.ts';

/** So many targets of one held action get a button; more are chosen in its panel. */
const MOST = 5;

/**
 * What people can do by a press whoever's turn it is: an action that is held for their word comes now. What foes hold is the
 * GM's to know. Dice that Narrative Momentum could reroll have theirs, too.
 */
export const callsOf = (scene: Scene): readonly (TrackerCall | OpenCall)[] => [
  ...fightersIn(scene)
    .filter((id) => {
      const fighter = fighterIn(scene, id);
      return fighter?.side === 'players' && fighter.holding?.trigger.when === 'said';
    })
    .flatMap((id) => nowOf(scene, id)),
  ...rerollPresses(scene),
];

function nowOf(scene: Scene, actor: CharacterId): readonly TrackerCall[] {
  const { name } = character(scene, actor);
  const targets = actById(NOW)?.targets?.(scene, actor);
  if (targets === undefined) return [{ actor, act: NOW, label: `${name}: now!` }];
  const people = targets.filter((one) => one.refused === null && fighterIn(scene, one.id) !== null);
  return people
    .slice(0, MOST)
    .map((one) => ({ actor, act: NOW, target: one.id, label: `${name}: now, ${one.name}!` }));
}
