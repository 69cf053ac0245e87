import { refusal } from '../../../../engine/refusal.ts';
import { forTurns } from '../../../../engine/uses/index.ts';
import { alliesOf, hears } from '../../fight/sides.ts';
import type { Act } from '../../moves/act.ts';
import { scoreOf } from '../../numbers/score.ts';
import type { CharacterId, Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { cool, whyNotReady } from '../cooldown.ts';
import { having } from '../owned.ts';
import { begin } from './effect.ts';
import { choicesOf, chosenOf } from './several.ts';

const TURNS = 2;

/** Those who hear a Captain: on their own side, they themselves among them. */
const hearing = (scene: Scene, actor: CharacterId): readonly CharacterId[] =>
  [actor, ...alliesOf(scene, actor)].filter((id) => hears(scene, id));

/** What Rally adds to a Move, in metres, and to an Attack, in damage: twice the Captain's CHA, but 1 at least (A29). */
export const rallyBonus = (scene: Scene, captain: CharacterId): number =>
  Math.max(1, 2 * scoreOf(scene, captain, 'charisma').total);

/** Rally: those who hear it get more of one Action a turn, for two turns, counted where the Captain's turns start. */
export const rally: Act = {
  id: 'rally',
  name: 'Rally',
  group: 'powers',
  cost: 'instant',
  offered: having('rally'),
  refused: (scene, actor) => whyNotReady(scene, actor, 'rally'),
  targetLater: true,
  targets: (scene, actor) => choicesOf(scene, hearing(scene, actor)),
  words: 'optional',
  whyNot: (scene, doing) =>
    chosenOf(scene, hearing(scene, doing.actor), doing).length === 0
      ? refusal('nobodyHears', { actor: doing.actor })
      : null,
  run(tx, doing) {
    const { actor } = doing;
    const now = tx.snapshot();
    const others = chosenOf(now, hearing(now, actor), doing);
    const bonus = rallyBonus(now, actor);
    cool(tx, actor, 'rally');
    for (const who of others)
      begin(tx, who, { id: 'rally', by: actor, number: bonus, duration: forTurns(TURNS, actor) });
    tell(tx, 'rallied', { actor, others, bonus });
    return undefined;
  },
};
