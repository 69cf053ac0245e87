import type { Sum } from '../../../engine/modifier.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Newcomer } from '../../../engine/turns/index.ts';
import { initiativeBase } from '../numbers/maxima.ts';
import { beingIn, type CharacterId, fighterIn, fightersIn, type Scene, sideOf } from '../scene.ts';
import { isVehicle, pilotedBy } from '../vehicles/aboard.ts';

/** What somebody's Initiative is in a round (Rounds and Turns); that of objects is 0. */
export function initiativeOf(tx: Tx<Scene>, id: CharacterId): Sum {
  const who = beingIn(tx.now, id);
  if (who === null) return { base: 0, modifiers: [], total: 0 };
  return tx.number('initiative', initiativeBase(who).total, { actor: id });
}

/** Above 0 for who acts first in a round, below 0 for who acts last, by effects (Rounds and Turns). */
const placeOf = (tx: Tx<Scene>, id: CharacterId): number =>
  Math.sign(tx.number('initiative.place', 0, { actor: id }).total);

/** Those who take turns: the living with Stats. A vehicle has no Initiative, and acts when its pilot does (Vehicles). */
export const actorsIn = (scene: Scene): readonly CharacterId[] =>
  fightersIn(scene).filter((id) => beingIn(scene, id)?.dead === false && !isVehicle(scene, id));

/** Who acts with whom: the unions that hold in this round, and everybody else alone. */
export function groupsIn(scene: Scene): readonly (readonly CharacterId[])[] {
  const round = scene.fight?.order.round ?? 0;
  const able = actorsIn(scene);
  const unions = (scene.fight?.unions ?? [])
    .filter(({ since }) => since !== null && since <= round)
    .map(({ members }) => members.filter((id) => able.includes(id)))
    .filter((members) => members.length > 0);
  const joined = new Set(unions.flat());
  return [...unions, ...able.filter((id) => !joined.has(id)).map((id) => [id])];
}

/**
 * The line of a round. A union's Initiative is the average of its members', it acts first only if all of them would, and last if any must. Who was
 * surprised comes last in the first round. Ties go to the players, and among one side to who came first; a GM may say otherwise (`ties`).
 */
export function lineOf(tx: Tx<Scene>, round: number): readonly Newcomer[] {
  const scene = tx.snapshot();
  const surprised = round <= 1 ? (scene.fight?.surprised ?? []) : [];
  const ties = scene.fight?.ties ?? [];
  return groupsIn(scene).flatMap((members) => {
    const [first] = members;
    if (first === undefined) return [];
    const sum = members.reduce((total, id) => total + initiativeOf(tx, id).total, 0);
    const places = members.map((id) => placeOf(tx, id));
    const place = places.includes(-1) ? -1 : places.every((one) => one === 1) ? 1 : 0;
    const late = members.some((id) => surprised.includes(id)) ? -1 : 0;
    const players = sideOf(scene, first) === 'players' ? 1 : 0;
    const named = members.some((id) => ties.some(({ one }) => one === id)) ? 1 : 0;
    return [{ actor: first, rank: [late, place, sum / members.length, named, players] }];
  });
}

/** Those who act with a seat: the members of its union who can, or the one whose seat it is. */
export const membersOf = (scene: Scene, seat: CharacterId): readonly CharacterId[] =>
  (
    groupsIn(scene).find((members) => members[0] === seat) ?? (fighterIn(scene, seat) === null ? [] : [seat])
  ).flatMap((id) => [id, ...pilotedBy(scene, id)]);

/** Whose seat somebody acts with: their own, or that of their union. */
export const seatOf = (scene: Scene, id: CharacterId): CharacterId =>
  groupsIn(scene).find((members) => members.includes(id))?.[0] ?? id;
