import type { Refusal } from '../../../engine/refusal.ts';
import { refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { ActOption, Choice } from '../../../engine/options.ts';
import type { Tx } from '../../../engine/tx.ts';
import { ATTACK, triedAttack, whyNoAttack } from '../attack/attack.ts';
import { readAttack } from '../attack/choose.ts';
import type { CharacterId, Plan, Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { freshTurn } from '../turn/economy.ts';
import { planId } from '../turn/plan.ts';
import type { Act } from './act.ts';
import { actById } from './index.ts';
import { whyNotAct, whyNotChosen } from './legality.ts';
import { doingOf, tried } from './perform.ts';

/** The scene as it would be with an Action out of turn for somebody. */
const withAction = (scene: Scene, actor: CharacterId): Scene =>
  scene.fight === null
    ? scene
    : { ...scene, fight: { ...scene.fight, turn: freshTurn(actor, { actions: 1, seized: true }) } };

const shared = (actor: CharacterId, { target, means }: Plan) =>
  ({ actor, means, target, spend: [], asGm: false }) as const;
const attackOf = (actor: CharacterId, plan: Plan) =>
  ({ ...shared(actor, plan), kind: 'attack', target: plan.target ?? '', way: null }) as const;
const actOf = (actor: CharacterId, plan: Plan) =>
  ({ ...shared(actor, plan), kind: 'act', act: plan.act, detail: null }) as const;

/** Why a planned Action couldn't be done now, had somebody an Action out of turn for it. */
export function whyNotPlanned(now: Scene, actor: CharacterId, plan: Plan): Refusal | null {
  const scene = withAction(now, actor);
  if (plan.act === ATTACK) {
    const read = readAttack(scene, attackOf(actor, plan));
    return whyNoAttack(scene, actor) ?? (read.ok ? null : read.refusal);
  }
  const act = actById(plan.act);
  if (act?.cost !== 'action') return refusal('unknownAct', { act: plan.act });
  return whyNotAct(scene, actor, act) ?? whyNotChosen(scene, act, doingOf(scene, act, actOf(actor, plan)));
}

/** Does a planned Action with the one that somebody has now. Where the GM says that it doesn't reach, they have the Action for something else. */
export function* doPlanned(tx: Tx<Scene>, actor: CharacterId, plan: Plan): Rule<void> {
  const why =
    plan.act === ATTACK
      ? yield* triedAttack(tx, attackOf(actor, plan))
      : yield* tried(tx, actOf(actor, plan));
  if (why !== null) tell(tx, 'seizeReturned', { actor, why: 'tooFar' });
}

/** As many as a list on a phone shows at once. */
const MOST = { attacks: 8, each: 6, all: 24 } as const;

const open = (choices: readonly Choice[] | undefined): readonly Choice[] =>
  (choices ?? []).filter(({ refused }) => refused === null);

/** Actions that somebody may pick to be done as soon as they have one, out of what they could do: Attacks first, then Moves. */
export function plansOf(scene: Scene, actor: CharacterId, all: readonly ActOption[]): readonly Choice[] {
  const attacks = all.flatMap(({ kind, targets }) =>
    kind === 'attack'
      ? open(targets)
          .filter(({ relation }) => relation === 'foe')
          .slice(0, MOST.attacks)
      : [],
  );
  const plans = attacks.map(
    ({ id, name, note = '' }): Choice => ({
      ...{ id: planId({ act: ATTACK, target: id, means: null }), name: `Attack ${name}`, note },
      ...{ relation: 'foe', refused: null },
    }),
  );
  const acts = all.flatMap((option): readonly Choice[] => {
    const act = option.kind === 'act' ? actById(option.id) : undefined;
    return act?.cost === 'action' && (act.refused?.(scene, actor) ?? null) === null
      ? plansWith(act, option)
      : [];
  });
  const isMove = ({ id }: Choice) => id.startsWith('move|');
  return [...plans, ...acts.filter(isMove), ...acts.filter((one) => !isMove(one))].slice(0, MOST.all);
}

/** One act at each that it can be aimed at, or with each thing that it is done with. What needs both, and has a choice of both, is picked later. */
function plansWith({ id, name, words }: Act, option: ActOption): readonly Choice[] {
  if (words === 'needed') return [];
  const [targets, tools] = [open(option.targets), open(option.means)];
  const needsTool = option.means !== undefined && option.meansNeeded === true;
  const means = needsTool ? (tools[0]?.id ?? null) : null;
  if (needsTool && (means === null || (tools.length > 1 && targets.length > 0))) return [];
  const choice = (one: Choice | null, plan: Omit<Plan, 'act'>): Choice => ({
    id: planId({ act: id, ...plan }),
    name: one === null ? name : `${name}: ${one.goal ?? one.name}`,
    ...(one?.note === undefined ? {} : { note: one.note }),
    ...(one?.risk === undefined ? {} : { risk: one.risk }),
    relation: 'thing',
    refused: null,
  });
  if (option.targets !== undefined && (targets.length > 0 || option.targetNeeded === true))
    return option.targetNeeded === true || option.targetsOpen === true
      ? targets.slice(0, MOST.each).map((one) => choice(one, { target: one.id, means }))
      : [choice(null, { target: null, means })];
  if (needsTool && tools.length > 1)
    return tools.slice(0, MOST.each).map((one) => choice(one, { target: null, means: one.id }));
  return [choice(null, { target: null, means })];
}
