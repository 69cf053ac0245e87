import { tileName } from '../../../engine/space/index.ts';
import type { Viewer } from '../../../engine/event.ts';
import type { TrackerLine, TrackerView } from '../../../engine/words.ts';
import {
  actingIn,
  cardOf,
  playerIn,
  type Scene,
  type SideId,
  unit,
  type UnitId,
  victoryPointsOf,
} from '../scene.ts';

const plural = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`;

/** How a unit is, as all can see. */
function tagsOf(scene: Scene, id: UnitId): readonly string[] {
  const { where, saveDice, activated, sneaking } = unit(scene, id);
  const dice = saveDice.filter((value) => value > 0);
  return [
    ...(where.kind === 'map' ? [`at ${tileName(where.at)}`] : []),
    ...(where.kind === 'reserves' ? ['in reserves'] : []),
    ...(where.kind === 'captured' ? [`held by ${scene.characters[where.by]?.name ?? where.by}`] : []),
    ...(where.kind === 'removed' ? ['out of the game'] : []),
    ...(dice.length > 0 ? [`saves ${dice.join(', ')}`] : []),
    ...(activated && where.kind === 'map' ? ['has acted'] : []),
    ...(sneaking ? ['sneaks'] : []),
  ];
}

/** Cards of a side by number: all that anybody else knows of them. */
function cardTags(scene: Scene, side: SideId): readonly string[] {
  const player = playerIn(scene, side);
  if (player === null) return [];
  const { hand, discard, deferred } = player.cards;
  return [
    `${plural(hand.length, 'card', 'cards')} in hand`,
    ...(deferred.length > 0 ? [`${deferred.length} face down`] : []),
    ...(discard.length > 0 ? [`last played ${discard.at(-1)}`] : []),
    ...(player.conceded ? ['has conceded'] : []),
  ];
}

/** Sides with their points and cards, and under each its units: the same for everybody. */
export function tracker(scene: Scene, viewer: Viewer): TrackerView {
  const { battle } = scene;
  if (battle === null) return { round: 0, current: null, left: [], lines: [], places: [] };
  const turn = actingIn(scene);
  const own = (side: SideId) => (viewer.characters.includes(side) ? 'players' : 'foes');
  const lines = battle.order.flatMap((side): readonly TrackerLine[] => {
    const isOut = playerIn(scene, side)?.conceded === true;
    const units = Object.keys(battle.units).filter((id) => unit(scene, id).side === side);
    return [
      {
        id: side,
        name: scene.characters[side]?.name ?? side,
        side: own(side),
        turn: isOut ? 'out' : side === turn ? 'now' : 'later',
        gauges: [{ label: 'Victory Points', value: victoryPointsOf(scene, side), max: battle.goal }],
        tags: cardTags(scene, side),
      },
      ...units.map((id): TrackerLine => {
        const { where, activated } = unit(scene, id);
        const isHere = where.kind === 'map' || where.kind === 'reserves';
        return {
          id,
          name: unit(scene, id).name,
          side: own(side),
          turn: isHere ? (activated ? 'done' : 'later') : 'out',
          gauges: [],
          tags: [...tagsOf(scene, id), `${cardOf(scene, id).vp} VP`],
        };
      }),
    ];
  });
  return { round: battle.round, current: turn, left: [], lines, places: [] };
}
