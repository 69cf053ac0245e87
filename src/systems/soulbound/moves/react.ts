import type { IntentOf } from '../../../engine/intent.ts';
import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { rowOf } from '../../../engine/table.ts';
import { current, toAct } from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { attack } from '../attack/attack.ts';
import { checkAttack } from '../attack/legality.ts';
import { meansOf } from '../attack/means.ts';
import type { Boost } from '../checks/boost.ts';
import { type ActId, acts as table } from '../content/acts.ts';
import { attackSkill } from '../numbers/weapon.ts';
import { type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { putOff, stepIn, stepOut, steppedIn } from '../turn/waiting.ts';
import type { Act, Doing } from './act.ts';
import { whyNotStay } from './staying.ts';
import { bestFirst, person } from './targets.ts';

/** The Actions that one can wait with, besides an attack. */
type Able = () => readonly Act[];

/**
 * Names a trigger and an Action, and waits: it happens when somebody says that the trigger does, or else the one who
 * waits is asked at the end of the round (S82).
 */
export const react = (able: Able): Act => ({
  id: 'react',
  cost: 'action',
  words: 'needed',
  refused(scene, actor) {
    const order = scene.fight?.order;
    if (order === undefined) return null; // told by what it costs
    const after = toAct(order);
    const lastOfAll = current(order)?.kind === 'held' && after.every((id) => order.held.includes(id));
    if (lastOfAll) return refusal('waitedAlready', { actor }); // the end of the round has come, for which they have waited
    const stays = whyNotStay(scene, actor); // for it ends the turn
    if (stays !== null) return stays;
    return after.length === 0 ? refusal('nobodyAfter', { actor }) : null;
  },
  means: () =>
    (['attack', ...able().map(({ id }) => id)] satisfies readonly ActId[]).map((id) => ({
      id,
      name: rowOf(table, id).name,
      refused: null,
    })),
  *run(tx: Tx<Scene>, { actor, means, detail }: Doing): Rule<void> {
    const act = table.find(({ id }) => id === means)?.id;
    if (act === undefined || detail === null) return;
    tell(tx, 'waits', { actor, act, trigger: detail });
    yield* putOff(tx, actor, { act, trigger: detail });
  },
});

/** The trigger happens: who waited acts right now, in the middle of whoever's turn it is. */
export const reactNow = (
  able: Able,
  perform: (tx: Tx<Scene>, intent: IntentOf<'act'>) => Rule<void>,
): Act => ({
  id: 'reactNow',
  cost: 'nothing',
  when: 'anytime',
  targetLater: true,
  meansLater: true,
  refused(scene, actor) {
    const then = steppedIn(scene, actor);
    if (then === null) return refusal('notWaiting', { actor });
    return actOf(able, scene, actor)?.refused?.(then, actor) ?? null;
  },
  targets: (scene, actor) => choicesOf(able, scene, actor).targets ?? [],
  means: (scene, actor) => choicesOf(able, scene, actor).means ?? [],
  passesOn: true,
  skill(scene, actor, means) {
    if (fighterIn(scene, actor)?.waiting?.act !== 'attack')
      return actOf(able, scene, actor)?.skill?.(scene, actor, means);
    const all = meansOf(scene, actor);
    const used = all.find(({ id }) => id === means) ?? all[0];
    if (used === undefined) return undefined;
    return attackSkill(scene, { actor, weapon: used.weapon.id, thrown: used.thrown });
  },
  *run(tx: Tx<Scene>, doing: Doing): Rule<void> {
    const { actor, asGm } = doing;
    const before = tx.snapshot();
    const waiting = fighterIn(before, actor)?.waiting ?? null;
    if (waiting === null) return;
    const { act, trigger } = waiting;
    const choices = choicesOf(able, before, actor);
    const isAttack = act === 'attack';
    const means = doing.means ?? (isAttack ? null : yield* chosen(tx, actor, choices.means));
    const target = doing.target ?? (yield* chosen(tx, actor, targetsFor(choices, means)));
    tell(tx, 'reacted', { actor, act, trigger });
    const paused = yield* stepIn(tx, actor);
    const along = { actor, means, spend: bought(doing.boost), asGm };
    if (isAttack) yield* attack(tx, { kind: 'attack', target: target ?? '', way: null, ...along });
    else yield* perform(tx, { kind: 'act', act, target, detail: trigger, ...along });
    yield* stepOut(tx, actor, paused);
  },
});

/** What is bought for a Test, as an intent says it. */
const bought = ({ doubled, maximised }: Boost): readonly string[] => [
  ...(doubled ? ['doubleTraining'] : []),
  ...(maximised ? ['maximise'] : []),
];

/** The Action that somebody waits with; null for an attack, and for who does not wait. */
const actOf = (able: Able, scene: Scene, actor: CharacterId): Act | null =>
  able().find(({ id }) => id === fighterIn(scene, actor)?.waiting?.act) ?? null;

interface Choices {
  readonly targets: readonly Choice[] | null;
  readonly means: readonly Choice[] | null;
}

/** What can be chosen for the Action that somebody waits with, as it would be now; null where it takes none. */
function choicesOf(able: Able, scene: Scene, actor: CharacterId): Choices {
  const then = steppedIn(scene, actor);
  if (then === null) return { targets: null, means: null };
  if (fighterIn(scene, actor)?.waiting?.act === 'attack') {
    const wanted = { actor, means: null, way: null, spend: [] };
    const why = (target: CharacterId): Refusal | null => {
      const checked = checkAttack(then, { ...wanted, target });
      return checked.ok ? null : checked.refusal;
    };
    return {
      targets: bestFirst(then, actor).map((id) => person(then, id, why(id))),
      means: meansOf(then, actor).map(({ id, weapon }) => ({ id, name: weapon.name, refused: null })),
    };
  }
  const act = actOf(able, scene, actor);
  return { targets: act?.targets?.(then, actor) ?? null, means: act?.means?.(then, actor) ?? null };
}

/** The targets that fit what it is done with; null where that needs none. */
function targetsFor({ targets, means }: Choices, used: string | null): readonly Choice[] | null {
  const fits = means?.find(({ id }) => id === used)?.fits;
  if (fits === undefined || targets === null) return targets;
  return fits.length === 0 ? null : targets.filter(({ id }) => fits.includes(id));
}

const mostOptions = 25; // as many as a select menu holds

/** Who or what it is to be: asked where there is more than one; null where nothing is to be chosen. */
function* chosen(tx: Tx<Scene>, actor: CharacterId, choices: readonly Choice[] | null): Rule<string | null> {
  if (choices === null) return null;
  const open = choices.filter(({ refused }) => refused === null).slice(0, mostOptions);
  const [first] = open;
  if (first === undefined) {
    const why = choices[0]?.refused ?? refusal('nobodyHere', { actor });
    return yield* tx.refuse(why.code, why.params);
  }
  if (open.length === 1) return first.id;
  return yield* tx.ask({
    id: 'react',
    asked: actor,
    code: 'react',
    params: { actor },
    options: open.map(({ id, name }) => ({ id, code: 'react.choice', params: { name } })),
    default: first.id,
  });
}
