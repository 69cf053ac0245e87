import { castDraft } from 'immer';
import type { DecisionOption } from '../../../../engine/decision.ts';
import type { Choice } from '../../../../engine/options.ts';
import { refusal } from '../../../../engine/refusal.ts';
import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { mistyped, typed } from '../../../../engine/typed.ts';
import { whyNoPrestige } from '../../abilities/prestige.ts';
import { keepRoll } from '../../abilities/again.ts';
import { againstIn, type Checking, contested, contestedAgain } from '../../checks/check.ts';
import { grapplerOf, has, isCritical } from '../../conditions/active.ts';
import { give, lose } from '../../conditions/change.ts';
import { areTouching } from '../../fight/bodies.ts';
import { reachInMind } from '../../fight/gmSays.ts';
import { inMind } from '../../fight/mind.ts';
import type { Act } from '../../moves/act.ts';
import { goAlong } from '../../moves/along.ts';
import { goInMind } from '../../moves/goInMind.ts';
import {
  type CharacterId,
  type Contest,
  fighterIn,
  fightersIn,
  type Grappling,
  personIn,
  type Scene,
} from '../../scene.ts';
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
    const checked = yield* contested(tx, tugging(actor), tugging(target));
    yield* decided(tx, { actor, target, ...checked }, { means, away: away === true });
  },
};

/** A side of it. Who loses may roll again afterwards, for Prestige. */
const tugging = (actor: CharacterId): Checking => ({
  actor,
  attribute: 'strength',
  label: 'grapple',
  again: 'never',
});

/** What comes of a Grapple that has been rolled for. */
function* decided(
  tx: Tx<Scene>,
  { actor, target, own, other }: Contest,
  { means, away }: Pick<Grappling, 'means' | 'away'>,
): Rule<void> {
  const now = tx.snapshot();
  const contest = { own: own.total, other: other.total };
  const won = own.total > other.total;
  const picked = outcomes.find(({ id }) => id === means)?.id;
  const came = won ? (picked ?? (yield* chosen(tx, actor, target))) : null;
  tell(tx, 'grappleTried', { actor, target, contest, came });
  if (own.total !== other.total)
    keepRoll(tx, won ? target : actor, {
      kind: 'grapple',
      grapple: {
        ...{ contest: { actor, target, own, other }, means: came ?? means, away, came },
        wasProne: has(now, target, 'prone'),
        from: fighterIn(now, target)?.at ?? null,
      },
    });
  if (came === 'prone') give(tx, { target, condition: 'prone' });
  if (came !== 'grappled') return;
  give(tx, { target, condition: 'grappled', by: actor });
  yield* pullIn(tx, actor, target, away);
}

/** A side of a Grapple rolls again: what came of the first roll is taken back, and the other's roll stands. */
export function* grappleAgain(tx: Tx<Scene>, by: CharacterId, grapple: Grappling): Rule<void> {
  const { contest, came, wasProne, from } = grapple;
  const { actor, target } = contest;
  if (came === 'prone' && !wasProne) lose(tx, target, 'prone');
  if (came === 'grappled' && grapplerOf(tx.now, target) === actor) {
    lose(tx, target, 'grappled');
    const fighter = tx.state.fight?.fighters[target];
    const hasMoved = fighter?.at?.x !== from?.x || fighter?.at?.y !== from?.y;
    if (fighter !== undefined && hasMoved) fighter.at = castDraft(from);
  }
  const { own, other } = yield* contestedAgain(tx, tugging(by), againstIn(contest, by));
  yield* decided(tx, { actor, target, own, other }, grapple);
}

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
