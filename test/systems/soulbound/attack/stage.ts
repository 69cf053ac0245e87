import type { Fight } from '../../../../src/systems/soulbound/scene.ts';
import type { SoulboundStage } from '../table.ts';

const inFight = (stage: SoulboundStage, change: (fight: Fight) => Fight): SoulboundStage =>
  stage.with((scene) => (scene.fight === null ? scene : { ...scene, fight: change(scene.fight) }));

/** All of them within Close Range of one another. */
export const together = (stage: SoulboundStage, ...knot: readonly string[]): SoulboundStage =>
  inFight(stage, (fight) => ({ ...fight, standing: { ...fight.standing, knots: [knot] } }));

/** Somebody hides from others. */
export const hidden = (stage: SoulboundStage, id: string, ...from: readonly string[]): SoulboundStage =>
  inFight(stage, (fight) => {
    const fighter = fight.fighters[id];
    return fighter === undefined
      ? fight
      : { ...fight, fighters: { ...fight.fighters, [id]: { ...fighter, hidden: { successes: 2, from } } } };
  });
