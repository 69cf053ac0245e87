import type { Choice } from '../../../../engine/options.ts';
import { refusal } from '../../../../engine/refusal.ts';
import { remembered } from '../../../../engine/remembered.ts';
import { inHands, itemName } from '../../attack/held.ts';
import type { Item } from '../../character/schema.ts';
import { beingIn, type CharacterId, fightersIn, type Scene } from '../../scene.ts';
import { freeHands } from '../../space/gait.ts';
import { tell } from '../../tell.ts';
import type { Act } from '../act.ts';
import { contest } from '../contest.ts';
import { dropItem, loseItem, receive } from '../interact.ts';
import { besides } from '../near.ts';

/** What may be ticked: the item stays on the ground though a hand is free. */
const LEAVE = 'leave';

const heldItems = remembered((scene: Scene, id: CharacterId): readonly Item[] => {
  const who = beingIn(scene, id);
  return who === null ? [] : inHands(who);
});

/** What others hold, each with who holds it: things of several have the same id where each is somebody's first, and are one choice then. */
const means = (scene: Scene, actor: CharacterId): readonly Choice[] => {
  const held = fightersIn(scene)
    .filter((id) => id !== actor)
    .flatMap((by) => heldItems(scene, by).map((item) => ({ by, item })));
  return [...Map.groupBy(held, ({ item }) => item.id)].map(
    ([id, some]): Choice => ({
      id,
      name: [...new Set(some.map(({ item }) => itemName(item)))].join(' or '),
      fits: some.map(({ by }) => by),
      refused: null,
    }),
  );
};

/** Both check with Athletics, Nimbleness, Raw Force or Quick Fingers, as they like. */
const skills = ['athletics', 'nimbleness', 'rawForce', 'quickFingers'] as const;

/** Forcing somebody to drop what they hold; who has a free hand may take it (Advanced Actions: Disarm). */
export const disarm: Act = {
  id: 'disarm',
  name: 'Disarm',
  group: 'skills',
  cost: { ap: 2 },
  offered: (scene, actor) => means(scene, actor).length > 0,
  targets: (scene, actor) =>
    besides(scene, actor, {
      who: 'enemies',
      whyNot: (now, _own, target) =>
        heldItems(now, target).length === 0 ? refusal('holdsNothing', { target }) : null,
    }),
  means,
  meansLater: true,
  spends: () => [{ id: LEAVE, name: 'Leave it on the ground', refused: null }],
  *run(tx, { actor, target, means: wanted, spend }) {
    if (target === null) return;
    const now = tx.snapshot();
    const held = heldItems(now, target);
    const item = held.find(({ id }) => id === wanted) ?? held[0];
    if (item === undefined) return;
    const [own, theirs] = [[...skills] as const, [...skills] as const];
    if (!(yield* contest(tx, { actor, target, own, theirs, label: 'disarm' })))
      return tell(tx, 'tried', { actor, target, of: 'disarm' });
    const who = tx.state.characters[actor];
    const taken = freeHands(tx.now, actor) > 0 && !spend.includes(LEAVE);
    if (taken && who !== undefined && who.kind !== 'object') {
      loseItem(tx, target, item.id);
      const id = receive(tx, actor, item);
      who.holding[who.holding.indexOf(null)] = id;
    } else dropItem(tx, target, item);
    tell(tx, 'disarmed', { actor, target, item: itemName(item), taken });
  },
};
