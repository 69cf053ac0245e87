import type { DecisionOption } from '../../../../engine/decision.ts';
import type { Choice } from '../../../../engine/options.ts';
import { refusal } from '../../../../engine/refusal.ts';
import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { mistyped, typed } from '../../../../engine/typed.ts';
import { whyNoPrestige } from '../../abilities/prestige.ts';
import { contested } from '../../checks/check.ts';
import { isCritical } from '../../conditions/active.ts';
import { give } from '../../conditions/change.ts';
import { areTouching } from '../../fight/bodies.ts';
import { reachInMind } from '../../fight/gmSays.ts';
import { inMind } from '../../fight/mind.ts';
import type { Act } from '../../moves/act.ts';
import { goAlong } from '../../moves/along.ts';
import { goInMind } from '../../moves/goInMind.ts';
import { type CharacterId, fightersIn, personIn, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { wayToContact } from './pull.ts';
import { whipRange, whipsUnskilled, whyNotGrappled } from './reach.ts';

type Outcome = 'grappled' | 'prone';

const outcomes: readonly (Choice & { readonly id: Outcome })[] = [
  { id: 'grappled', name: 'Hold them', note: 'Grappled by you', refused: null },
  { id: 'prone', name: 'Throw them down', note: 'Prone', refused: null },
];

/**
 * Grapple: a contested STR check against somebody in contact who is no larger. On a success they fall Prone or are Grappled, as the grappler
 * chooses; said beforehand, nobody asks.
 */
export const grapple: Act = {
  id: 'grapple',
  name: 'Grapple',
  also: ['Hold', 'Throw down', 'Wrestle'],
  group: 'attack',
  cost: 'action',
  refused(scene, actor) {
    const person = personIn(scene, actor);
    return person !== null && isCritical(person)
      ? refusal('criticalCannot', { actor, what: 'Grapple' })
      : null;
  },
  wantsSkill: whipsUnskilled,
  skillForSome: true,
  targets: (scene, actor) =>
    fightersIn(scene)
      .filter((id) => id !== actor && personIn(scene, id)?.dead === false)
      .map((id) => ({
        id,
        name: personIn(scene, id)?.name ?? id,
        refused: whyNotGrappled(scene, actor, id, whyNoPrestige(scene, actor) === null),
      })),
  means: () => outcomes,
  meansLater: true,
  whyNot: (scene, { actor, target, asSkilled }) =>
    target === null ? null : whyNotGrappled(scene, actor, target, asSkilled),
  *stated(tx, doing) {
    const { actor, target, asSkilled } = doing;
    if (target === null) return typed(doing);
    const metres = whipRange(tx.snapshot(), actor, asSkilled);
    const near = yield* reachInMind(tx, { actor, target, contact: true, metres });
    if (near === null) return mistyped('gmSaysOutOfReach', { target });
    return typed(near === 'near' ? { ...doing, away: true } : doing);
  },
  *run(tx, { actor, target, means, away }) {
    if (target === null) return;
    const checked = yield* contested(
      tx,
      { actor, attribute: 'strength', label: 'grapple' },
      { actor: target, attribute: 'strength', label: 'grapple' },
    );
    const contest = { own: checked.own.total, other: checked.other.total };
    if (checked.winner !== actor) return tell(tx, 'grappleTried', { actor, target, contest, came: null });
    const came = outcomes.find(({ id }) => id === means)?.id ?? (yield* chosen(tx, actor, target));
    tell(tx, 'grappleTried', { actor, target, contest, came });
    if (came === 'prone') return give(tx, { target, condition: 'prone' });
    give(tx, { target, condition: 'grappled', by: actor });
    yield* pullIn(tx, actor, target, away === true);
  },
};

function* chosen(tx: Tx<Scene>, actor: CharacterId, target: CharacterId): Rule<Outcome> {
  const options = outcomes.map(({ id }): DecisionOption => {
    const params = { target };
    return { id, code: `grapple.${id}`, params };
  });
  const params = { actor, target };
  const choice = yield* tx.ask({
    id: 'grapple',
    asked: actor,
    code: 'grapple',
    params,
    options,
    default: 'grappled',
  });
  return choice === 'prone' ? 'prone' : 'grappled';
}

/** A whip pulls whom it Grapples into contact, along the shortest way; others are in contact already. */
function* pullIn(tx: Tx<Scene>, actor: CharacterId, target: CharacterId, away: boolean): Rule<void> {
  const now = tx.snapshot();
  if (inMind(now)) {
    if (!away) return;
    tell(tx, 'pulled', { actor, target });
    yield* goInMind(tx, target);
    return;
  }
  if (areTouching(now, actor, target)) return;
  const path = wayToContact(now, target, actor);
  if (path === null) return;
  tell(tx, 'pulled', { actor, target });
  yield* goAlong(tx, { actor: target, path, forced: true, by: actor });
}
