import type { Choice } from '../../../../engine/options.ts';
import { refusal } from '../../../../engine/refusal.ts';
import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { mistyped, typed } from '../../../../engine/typed.ts';
import { keepRoll } from '../../abilities/again.ts';
import { againstIn, type Checking, contested, contestedAgain } from '../../checks/check.ts';
import { grapplerOf } from '../../conditions/active.ts';
import { give, lose } from '../../conditions/change.ts';
import { areTouching } from '../../fight/bodies.ts';
import { alliesOf } from '../../fight/sides.ts';
import { reachInMind } from '../../fight/gmSays.ts';
import type { Act, Doing } from '../../moves/act.ts';
import { type Again, type CharacterId, type Contest, personIn, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';

/** Whom somebody can try to free: themselves, and allies where they touch them or who holds them. */
function heldNear(scene: Scene, actor: CharacterId): readonly CharacterId[] {
  return [actor, ...alliesOf(scene, actor)].filter((id) => {
    const by = grapplerOf(scene, id);
    if (by === null) return false;
    return id === actor || areTouching(scene, actor, id) || areTouching(scene, actor, by);
  });
}

/** Whom they try to free: the first of those whom they could, where nobody is named. */
const whomOf = (tx: Tx<Scene>, { actor, target }: Doing): CharacterId =>
  target ?? heldNear(tx.snapshot(), actor)[0] ?? actor;

const choice = (scene: Scene, id: CharacterId): Choice => ({
  id,
  name: personIn(scene, id)?.name ?? id,
  refused: null,
});

/**
 * Breaking a hold (Grappled): a contested STR check with who holds. Who frees themselves has an Action more; allies who try it in their place
 * give none.
 */
export const breakFree: Act = {
  id: 'escape',
  name: 'Break free',
  also: ['Escape', 'Free', 'Break the grapple'],
  group: 'attack',
  cost: 'action',
  offered: (scene, actor) => heldNear(scene, actor).length > 0,
  refused: (scene, actor) =>
    heldNear(scene, actor).length === 0 ? refusal('nobodyHeldNear', { actor }) : null,
  targets: (scene, actor) => heldNear(scene, actor).map((id) => choice(scene, id)),
  targetLater: true,
  *stated(tx, doing) {
    const { actor } = doing;
    const target = whomOf(tx, doing);
    if (target === actor) return typed(doing);
    const near = yield* reachInMind(tx, { actor, target, contact: true, metres: null });
    return near === null ? mistyped('gmSaysOutOfReach', { target }) : typed(doing);
  },
  *run(tx, doing) {
    const { actor } = doing;
    const whom = whomOf(tx, doing);
    const source = grapplerOf(tx.now, whom);
    if (source === null) return;
    const checked = yield* contested(tx, tugging(actor), tugging(source));
    decided(tx, { actor, target: source, ...checked }, whom);
  },
};

/** A side of it. Who loses may roll again afterwards, for Prestige. */
const tugging = (actor: CharacterId): Checking => ({
  actor,
  attribute: 'strength',
  label: 'escape',
  again: 'never',
});

/** What comes of a try that has been rolled for. */
function decided(tx: Tx<Scene>, contest: Contest, whom: CharacterId): void {
  const { actor, target: source, own, other } = contest;
  const free = own.total > other.total;
  const totals = { own: own.total, other: other.total };
  tell(tx, 'escapeTried', { actor, target: whom, source, contest: totals, free });
  if (own.total !== other.total)
    keepRoll(tx, free ? source : actor, {
      kind: 'escape',
      contest: { actor, target: source, own, other },
      whom,
    });
  if (!free) return;
  lose(tx, whom, 'grappled');
  const turn = tx.state.fight?.turn;
  if (whom === actor && turn?.actor === actor) turn.actions += 1;
}

/** A side rolls again: who was freed is held again until it is clear, and the other's roll stands. */
export function* escapeAgain(
  tx: Tx<Scene>,
  by: CharacterId,
  { contest, whom }: Pick<Extract<Again, { readonly kind: 'escape' }>, 'contest' | 'whom'>,
): Rule<void> {
  const { actor, target: source, own, other } = contest;
  if (own.total > other.total) {
    give(tx, { target: whom, condition: 'grappled', by: source });
    const turn = tx.state.fight?.turn;
    if (whom === actor && turn?.actor === actor) turn.actions = Math.max(0, turn.actions - 1);
  }
  const came = yield* contestedAgain(tx, tugging(by), againstIn(contest, by));
  decided(tx, { actor, target: source, own: came.own, other: came.other }, whom);
}
