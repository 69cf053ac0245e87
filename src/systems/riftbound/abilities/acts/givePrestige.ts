import { refusal } from '../../../../engine/refusal.ts';
import type { Act } from '../../moves/act.ts';
import { personIn } from '../../scene.ts';
import { gainPrestige, PRESTIGE } from '../prestige.ts';

/** The GM gives Prestige for a Quirk that somebody has lived up to: 1 a deed, and nobody holds more than three (Quirks & Prestige). */
export const givePrestige: Act = {
  id: 'givePrestige',
  name: 'Give Prestige',
  also: ['Prestige'],
  group: 'free',
  cost: 'nothing',
  when: 'anytime',
  gmOnly: true,
  offered: (scene, actor) => personIn(scene, actor) !== null,
  refused: (scene, actor) =>
    (personIn(scene, actor)?.prestige ?? 0) >= PRESTIGE
      ? refusal('prestigeFull', { actor, most: PRESTIGE })
      : null,
  run(tx, { actor }) {
    gainPrestige(tx, actor);
    return undefined;
  },
};
