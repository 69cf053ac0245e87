import { castDraft } from 'immer';
import type { Choice } from '../../../engine/options.ts';
import { refusal } from '../../../engine/refusal.ts';
import { rowOf } from '../../../engine/table.ts';
import { insertTurn, isIn, type SortedOrder } from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Act } from '../actions/act.ts';
import { rollCheck } from '../checks/check.ts';
import { type SkillId, skills } from '../content/skills.ts';
import { tierOf } from '../numbers/levels.ts';
import { character, type CharacterId, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { seatOf } from '../turn/initiative.ts';
import { orderOf } from '../turn/order.ts';
import { copilotOf, type Manned, moduleName, pilotOf } from './aboard.ts';
import { operates } from './modules.ts';

/** The Skills with which a captain gives orders (Captain's Seat). */
const ordering: readonly SkillId[] = ['analysis', 'improvisation', 'menace', 'presence'];

const BASE = 6;

/** What an order must reach: 6, the Tier of the vehicle and the number of its modules (Captain's Seat). */
export const orderDifficulty = ({ vehicle }: Pick<Manned, 'vehicle'>): number =>
  BASE + tierOf(vehicle.level) + (vehicle.vehicle.modules?.length ?? 0);

/** Those to whom a captain can give an order: the pilot, and who operates another module (read). */
function crewFor(scene: Scene, actor: CharacterId): readonly Choice[] {
  const seat = operates(scene, actor, 'captainsSeat');
  if (seat === null) return [];
  const pilot = pilotOf(scene, seat.hull);
  const others = (seat.vehicle.vehicle.modules ?? []).flatMap((module) => {
    const id = copilotOf(scene, seat.hull, module.id);
    return id === null || id === actor ? [] : [{ id, note: moduleName(module) }];
  });
  return [...(pilot === null ? [] : [{ id: pilot, note: 'the pilot' }]), ...others].map(({ id, note }) => ({
    ...{ id, name: character(scene, id).name, note, relation: 'ally' },
    refused: hasTurns(scene, id) ? null : refusal('noTurns', { target: id }),
  }));
}

const hasTurns = (scene: Scene, id: CharacterId): boolean =>
  scene.fight !== null && isIn(scene.fight.order, seatOf(scene, id));

/** Captain's Order (Modules): on a success one of the crew has another turn once the captain's is over; what lasts until their next turn goes on. */
export const captainsOrder: Act = {
  id: 'captainsOrder',
  name: "Captain's Order",
  also: ['Order'],
  group: 'turn',
  cost: { ap: 3 },
  offered: (scene, actor) => operates(scene, actor, 'captainsSeat') !== null,
  targets: crewFor,
  means: () => ordering.map((id) => ({ id, name: rowOf(skills, id).name, refused: null })),
  *run(tx, { actor, target, means }) {
    const seat = operates(tx.snapshot(), actor, 'captainsSeat');
    const skill = ordering.find((id) => id === means);
    if (seat === null || skill === undefined || target === null) return;
    const difficulty = orderDifficulty(seat);
    const { passed } = yield* rollCheck(
      tx,
      { actor, skill, label: 'captainsOrder' },
      { difficulty, impossible: false },
    );
    if (passed) givesTurn(tx, actor, target);
  },
};

function givesTurn(tx: Tx<Scene>, actor: CharacterId, target: CharacterId): void {
  const now = tx.snapshot();
  const fighter = tx.state.fight?.fighters[target];
  if (tx.state.fight === null || now.fight === null || fighter === undefined || !hasTurns(now, target))
    return;
  fighter.orderedTurns = (fighter.orderedTurns ?? 0) + 1;
  tx.state.fight.order = castDraft(orderOf(insertTurn<SortedOrder>(now.fight.order, seatOf(now, target))));
  tell(tx, 'orderGiven', { actor, target });
}
