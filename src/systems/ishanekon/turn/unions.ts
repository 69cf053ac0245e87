import { castDraft } from 'immer';
import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Act } from '../actions/act.ts';
import { areEnemies, beingIn, type CharacterId, character, type Scene, type Union } from '../scene.ts';
import { tell } from '../tell.ts';
import { hasBegun } from './begun.ts';
import { actorsIn } from './initiative.ts';

/** The union that somebody is in, or will be. */
export const unionOf = ({ fight }: Scene, id: CharacterId): Union | null =>
  fight?.unions.find(({ members, coming }) => [...members, ...coming].includes(id)) ?? null;

/** A boss of several turns acts alone: its turns follow those of its enemies. */
const hasSeveralTurns = (scene: Scene, id: CharacterId): boolean => {
  const who = beingIn(scene, id);
  return who?.kind === 'creature' && who.rank === 'boss' && who.grade > 1;
};

function whyNotWith(scene: Scene, actor: CharacterId, target: CharacterId): Refusal | null {
  const boss = [actor, target].find((id) => hasSeveralTurns(scene, id));
  if (boss !== undefined) return refusal('unionWithBoss', { target: boss });
  return unionOf(scene, target) === null ? null : refusal('unionAlready', { target });
}

/**
 * Two or more allies act at the same time (Rounds and Turns): a standing arrangement, which begins with the next round and goes on until somebody leaves it. Who is
 * named is asked once; further ones join one after another.
 */
export const unite: Act = {
  id: 'unite',
  cinematic: true,
  name: 'Form a union',
  also: ['Act together', 'Union'],
  group: 'turn',
  cost: {},
  when: 'anytime',
  helpless: true,
  offered: (scene, actor) => actorsIn(scene).some((id) => id !== actor && !areEnemies(scene, actor, id)),
  refused: ({ fight }) => (fight === null ? refusal('onlyInFight', {}) : null),
  targets: (scene, actor) =>
    actorsIn(scene)
      .filter((id) => id !== actor && !areEnemies(scene, actor, id))
      .map((id): Choice => ({ id, name: character(scene, id).name, refused: whyNotWith(scene, actor, id) })),
  *run(tx, { actor, target }) {
    if (target === null) return;
    if (!(yield* agrees(tx, actor, target))) return tell(tx, 'unionRefused', { actor, target });
    join(tx, actor, target);
    const members = unionOf(tx.now, actor)?.members ?? [];
    tell(tx, 'unionAgreed', { others: members, atOnce: !hasBegun(tx.now) });
  },
};

function* agrees(tx: Tx<Scene>, actor: CharacterId, target: CharacterId): Rule<boolean> {
  const params = { actor, target };
  const choice = yield* tx.ask({
    id: 'union',
    asked: target,
    code: 'union.join',
    params,
    options: [
      { id: 'yes', code: 'union.join.yes', params },
      { id: 'no', code: 'union.join.no', params },
    ],
    default: 'yes',
  });
  return choice === 'yes';
}

/** Who is in a union already takes the other into it, from the next round on; else a new one begins then. */
function join(tx: Tx<Scene>, actor: CharacterId, target: CharacterId): void {
  const union = tx.state.fight?.unions.find(({ members, coming }) => [...members, ...coming].includes(actor));
  if (union === undefined)
    tx.state.fight?.unions.push({ members: [actor, target], since: null, leaving: [], coming: [] });
  else if (union.since === null) union.members.push(target);
  else union.coming.push(target);
}

/** Leaving a union: for the rest of the round they still act together. */
export const leaveUnion: Act = {
  id: 'leaveUnion',
  cinematic: true,
  name: 'Leave union',
  group: 'turn',
  cost: {},
  when: 'anytime',
  helpless: true,
  offered: (scene, actor) => unionOf(scene, actor) !== null,
  refused: (scene, actor) => (unionOf(scene, actor) === null ? refusal('noUnion', { actor }) : null),
  run(tx, { actor }) {
    const { fight } = tx.state;
    const union = fight?.unions.find(({ members, coming }) => [...members, ...coming].includes(actor));
    if (!fight || union === undefined) return undefined;
    const atOnce = union.since === null || union.coming.includes(actor);
    if (atOnce) fight.unions = castDraft([...without(tx.snapshot(), actor)]);
    else if (!union.leaving.includes(actor)) union.leaving.push(actor);
    tell(tx, 'unionLeft', { actor, atOnce });
    return undefined;
  },
};

/** The unions with somebody taken out: one alone is none. */
export const without = ({ fight }: Scene, id: CharacterId): readonly Union[] =>
  (fight?.unions ?? []).flatMap((union) => {
    const [members, coming] = [union.members.filter(isNot(id)), union.coming.filter(isNot(id))];
    return members.length + coming.length > 1 ? [{ ...union, members, coming }] : [];
  });

const isNot = (id: CharacterId) => (one: CharacterId) => one !== id;

/** A round begins: those who leave have left, and what was agreed begins. */
export function renewUnions(tx: Tx<Scene>, round: number): void {
  const { fight } = tx.state;
  if (fight === null) return;
  for (const id of tx.snapshot().fight?.unions.flatMap(({ leaving }) => leaving) ?? [])
    fight.unions = castDraft([...without(tx.snapshot(), id)]);
  for (const union of fight.unions) {
    union.since ??= round;
    union.members.push(...union.coming);
    union.coming = [];
    union.leaving = [];
  }
}
