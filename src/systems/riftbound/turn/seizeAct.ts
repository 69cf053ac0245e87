import type { Choice } from '../../../engine/options.ts';
import { refusal } from '../../../engine/refusal.ts';
import type { Act } from '../moves/act.ts';
import { scoreOf } from '../numbers/score.ts';
import { type CharacterId, characterIn, fighterIn, type Scene, type Seize } from '../scene.ts';
import { tell } from '../tell.ts';
import { readPlan } from './plan.ts';
import { helpersOf, waitToSeize, whyNotSeize } from './seize.ts';

/** Its id: what it can be aimed at are Actions, which `options` lists. */
export const SEIZE = 'seize';

const signed = (score: number): string => (score < 0 ? `−${-score}` : `+${score}`);

/** Whether one Seizes at once: nobody is Active. */
const isGap = ({ fight }: Scene): boolean => fight?.gap === true && fight.turn?.seized !== true;

export const waitsToSeize = (scene: Scene, actor: CharacterId): boolean =>
  scene.fight?.seizing.some((one) => one.actor === actor) ?? false;

/** With whose check: their own AGI, or the CHA of an ally. */
const rollers = (scene: Scene, actor: CharacterId): readonly Choice[] => {
  const roller = (id: CharacterId, attribute: 'agility' | 'charisma', short: string): Choice => ({
    id,
    name: `${characterIn(scene, id)?.name ?? id}'s ${short}`,
    note: `3d6${signed(scoreOf(scene, id, attribute).total)}`,
    refused: null,
  });
  return [
    roller(actor, 'agility', 'AGI'),
    ...helpersOf(scene, actor).map((id) => roller(id, 'charisma', 'CHA')),
  ];
};

/**
 * Seizing the Initiative: an Action out of turn where nobody is Active, for one fewer on the next turn. While somebody is, it is kept for the next
 * gap. The Action may be picked before: then it is done at once.
 */
export const seize: Act = {
  id: SEIZE,
  name: 'Seize the Initiative',
  also: ['Seize'],
  group: 'turn',
  cost: 'nothing',
  when: 'anytime',
  offered: (scene, actor) => fighterIn(scene, actor) !== null && !waitsToSeize(scene, actor),
  refused: (scene, actor) =>
    waitsToSeize(scene, actor)
      ? refusal('seizesLater', { actor })
      : whyNotSeize(scene, { actor, helper: null }),
  means: rollers,
  meansLater: true,
  whyNot: (_scene, { target }) =>
    target !== null && readPlan(target) === null ? refusal('noSuchPlan', { typed: target }) : null,
  run(tx, { actor, target, means }) {
    const plan = target === null ? null : readPlan(target);
    const one: Seize = {
      actor,
      helper: means === null || means === actor ? null : means,
      ordered: false,
      ...(isGap(tx.snapshot()) ? { due: true } : {}),
      ...(plan === null ? {} : { plan }),
    };
    // It is tried as soon as this command settles.
    waitToSeize(tx, one);
    return undefined;
  },
};

/** Taking it back, as long as it waits. */
export const dontSeize: Act = {
  id: 'dontSeize',
  name: "Don't seize",
  group: 'turn',
  cost: 'nothing',
  when: 'anytime',
  offered: waitsToSeize,
  refused: (scene, actor) => (waitsToSeize(scene, actor) ? null : refusal('nothingWaits', { actor })),
  run(tx, { actor }) {
    const { fight } = tx.state;
    if (fight !== null) fight.seizing = fight.seizing.filter((one) => one.actor !== actor);
    tell(tx, 'seizeReturned', { actor, why: 'wanted' }, [actor]);
    return undefined;
  },
};
