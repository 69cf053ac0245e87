import { enemiesOf } from '../fight/sides.ts';
import { stands } from '../fight/stands.ts';
import { type CharacterId, fighterIn, type Scene, vehicleIn } from '../scene.ts';
import { crewOf, whySheltered } from '../vehicles/crew.ts';

/** Enemies whom somebody knows of and could attack: those who stand, and vehicles that somebody is in. */
export const enemiesKnown = (scene: Scene, actor: CharacterId): readonly CharacterId[] =>
  enemiesOf(scene, actor).filter(
    (id) =>
      fighterIn(scene, id)?.unseen !== true &&
      (vehicleIn(scene, id) === null
        ? stands(scene, id) && whySheltered(scene, id, actor) === null
        : crewOf(scene, id).some((who) => stands(scene, who))),
  );
