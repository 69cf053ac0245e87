import type { Choice } from '../../../engine/options.ts';
import { plain } from '../../../engine/json.ts';
import type { Act } from '../actions/act.ts';
import { admit } from '../fight/admit.ts';
import { fighterIn, sideOf } from '../scene.ts';
import { tell } from '../tell.ts';
import { parkedIn } from './garage.ts';

/** A vehicle of the group's garage comes to the fight, beside who fetches it: it takes what interacting takes (house). */
export const bringVehicle: Act = {
  id: 'bringVehicle',
  name: 'Bring a vehicle',
  also: ['Fetch a vehicle', 'Garage'],
  group: 'move',
  cost: { ap: 1, freeHands: true },
  offered: (scene, actor) =>
    scene.fight !== null && sideOf(scene, actor) === 'players' && parkedIn(scene).length > 0,
  targets: (scene): readonly Choice[] =>
    parkedIn(scene).map(({ id, sheet }) => ({ id, name: sheet.name, relation: 'thing', refused: null })),
  *run(tx, { actor, target }) {
    const now = tx.snapshot();
    const parked = parkedIn(now).find(({ id }) => id === target);
    const entry = tx.state.party.garage.find(({ id }) => id === target);
    if (parked === undefined || entry === undefined) return;
    entry.out = true;
    yield* admit(tx, {
      ...{ id: parked.id, name: parked.sheet.name, side: sideOf(now, actor), sheet: plain(parked.sheet) },
      ...{ place: fighterIn(now, actor)?.at ?? null, npc: false, fleeting: true },
    });
    tell(tx, 'vehicleBrought', { actor, target: parked.id });
  },
};
