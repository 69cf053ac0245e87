import type { Choice } from '../../../engine/options.ts';
import { refusal } from '../../../engine/refusal.ts';
import type { Act } from '../moves/act.ts';
import { scoreOf } from '../numbers/score.ts';
import { type CharacterId, characterIn, fighterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { helpersOf, tryToSeize, waitToSeize, whyNotSeize } from './seize.ts';

const NOW = 'now';
const NEXT = 'next';

const signed = (score: number): string => (score < 0 ? `−${-score}` : `+${score}`);

/** Whether one Seizes at once: nobody is Active. */
const isGap = ({ fight }: Scene): boolean => fight?.gap === true && fight.turn?.seized !== true;

const waits = (scene: Scene, actor: CharacterId): boolean =>
  scene.fight?.seizing.some((one) => one.actor === actor) ?? false;

/** With whose check: their own AGI, or the CHA of an ally. */
const rollers = (scene: Scene, actor: CharacterId): readonly Choice[] => [
  {
    id: actor,
    name: 'Your AGI',
    note: `3d6${signed(scoreOf(scene, actor, 'agility').total)}`,
    refused: null,
  },
  ...helpersOf(scene, actor).map(
    (id): Choice => ({
      id,
      name: `${characterIn(scene, id)?.name ?? id}'s CHA`,
      note: `3d6${signed(scoreOf(scene, id, 'charisma').total)}`,
      refused: null,
    }),
  ),
];

/** Seizing the Initiative: an Action out of turn where nobody is Active, for one fewer on the next turn. */
export const seize: Act = {
  id: 'seize',
  name: 'Seize the Initiative',
  also: ['Seize'],
  group: 'turn',
  cost: 'nothing',
  when: 'anytime',
  offered: (scene, actor) => fighterIn(scene, actor) !== null && !waits(scene, actor),
  refused: (scene, actor) => whyNotSeize(scene, { actor, helper: null }),
  targets: (scene) => [
    {
      id: NOW,
      name: 'Now',
      note: 'nobody is in the middle of an Action',
      relation: 'thing',
      refused: isGap(scene) ? null : refusal('somebodyActive', {}),
    },
    {
      id: NEXT,
      name: 'After the next Action',
      note: 'kept for the next gap',
      relation: 'thing',
      refused: null,
    },
  ],
  targetLater: true,
  means: rollers,
  meansLater: true,
  run(tx, { actor, target, means }) {
    const one = { actor, helper: means === null || means === actor ? null : means, ordered: false };
    if (isGap(tx.snapshot()) && target !== NEXT) return tryToSeize(tx, one);
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
  offered: waits,
  refused: (scene, actor) => (waits(scene, actor) ? null : refusal('nothingWaits', { actor })),
  run(tx, { actor }) {
    const { fight } = tx.state;
    if (fight !== null) fight.seizing = fight.seizing.filter((one) => one.actor !== actor);
    tell(tx, 'seizeReturned', { actor, why: 'wanted' }, [actor]);
    return undefined;
  },
};
