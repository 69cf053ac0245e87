import type { IntentOf } from '../../../engine/intent.ts';
import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { whyNotSpent } from '../attack/legality.ts';
import { isIncapacitated } from '../conditions/active.ts';
import { acts as table } from '../content/acts.ts';
import { zoneNamed } from '../fight/placing.ts';
import { castSpell, freeTalent, useItem, useTalent } from '../powers/acts.ts';
import type { CharacterId, Scene } from '../scene.ts';
import {
  payMettle,
  payMove,
  takeAction,
  whyHelpless,
  whyNoAction,
  whyNoMove,
  whyNotAtAll,
  whyNotTheirTurn,
} from '../turn/economy.ts';
import type { Act } from './act.ts';
import { drinkAqua } from './aqua.ts';
import { boostOf, boostSpends, whyNoBoost } from './boost.ts';
import { calledShot } from './calledShot.ts';
import { fall } from './fall.ts';
import { comeOut, hide, search } from './hiding.ts';
import { actNext, begin, hold } from './holdTurn.ts';
import { breakFree, letGo } from './holds.ts';
import { dropItem, reload } from './items.ts';
import { flee, retreat } from './leaving.ts';
import { goAbout } from './manner.ts';
import { endStand } from './lastStand.ts';
import { dismount, mount } from './mounts.ts';
import { useObject } from './objects/index.ts';
import { openDoor } from './openDoor.ts';
import { move, run, stepUp, withdraw } from './places.ts';
import { react, reactNow } from './react.ts';
import { cheatDeath, recoverAllToughness, regainMettle } from './soulfire.ts';
import { defend, dodge, drop, endTurn, extraAction, help, seize, stand } from './stances.ts';
import { grapple, shove } from './strength.ts';
import { improvise, parley } from './talk.ts';
import { defendZone, forceEntry } from './zone.ts';

/** What one can wait with: every Action but waiting. */
const reactions = () =>
  acts.filter((act) => (act.cost === 'action' && act.id !== 'react') || act === calledShot);

/** All that can be done on a turn besides attacking, in the order in which it is offered. */
export const acts: readonly Act[] = [
  move,
  run,
  calledShot,
  dodge,
  defend,
  defendZone,
  forceEntry,
  help,
  hide,
  search,
  grapple,
  shove,
  breakFree,
  improvise,
  parley,
  react(reactions),
  reactNow(reactions, perform),
  begin,
  hold,
  actNext,
  retreat,
  flee,
  seize,
  stand,
  mount,
  dismount,
  goAbout,
  openDoor,
  useObject,
  reload,
  useTalent,
  castSpell,
  useItem,
  freeTalent,
  recoverAllToughness,
  cheatDeath,
  regainMettle,
  extraAction,
  stepUp,
  withdraw,
  letGo,
  comeOut,
  drop,
  dropItem,
  drinkAqua,
  fall,
  endStand,
  endTurn,
];

/** Why an act cannot be done now, whomever it aims at. */
export function whyNotAct(scene: Scene, actor: CharacterId, act: Act, bought: boolean): Refusal | null {
  return whyNotPaid(scene, actor, act, bought) ?? act.refused?.(scene, actor) ?? null;
}

/** Why an act aims at nobody: nobody is there, or all who are cannot be chosen. Null where it needs no target. */
export function whyAimless(scene: Scene, actor: CharacterId, act: Act): Refusal | null {
  const targets = act.targets?.(scene, actor);
  if (targets === undefined || act.targetLater === true || targets.some((target) => target.refused === null))
    return null;
  return targets[0]?.refused ?? act.nobody?.(scene, actor) ?? null;
}

function whyNotPaid(scene: Scene, actor: CharacterId, act: Act, bought: boolean): Refusal | null {
  if (bought && (act.cost !== 'action' || isFree(scene, act)))
    return refusal('unknownSpend', { spend: 'extraAction' });
  if (act.when === 'anytime' && (act.cost === 'nothing' || isFree(scene, act)))
    return whyNotAtAll(scene, actor) ?? whyIncapacitated(scene, actor, act);
  if (act.cost === 'nothing' && act.evenHelpless) return whyNotTheirTurn(scene, actor);
  if (act.cost === 'action') return whyNoAction(scene, actor, bought);
  return act.cost === 'move' ? whyNoMove(scene, actor) : whyHelpless(scene, actor);
}

/** Whether an act is done on the turn of who does it, so that it begins one that may begin. */
export const takesTurn = ({ when, cost }: Act): boolean => when !== 'anytime' || cost !== 'nothing';

/** Outside of a fight nobody counts Actions. */
const isFree = (scene: Scene, act: Act) => act.when === 'anytime' && scene.fight === null;

const whyIncapacitated = (scene: Scene, actor: CharacterId, act: Act): Refusal | null =>
  isIncapacitated(scene, actor) && act.evenHelpless !== true ? refusal('incapacitated', { actor }) : null;

/** Does an act: pays for it, then runs it. */
export function* perform(tx: Tx<Scene>, intent: IntentOf<'act'>): Rule<void> {
  const { actor } = intent;
  const act = acts.find(({ id }) => id === intent.act);
  if (act === undefined) return yield* tx.refuse('unknownAct', { act: intent.act });
  const bought = intent.spend.includes('extraAction');
  const now = tx.snapshot();
  const early =
    whyNotSpent(intent.spend, ['extraAction', ...boostSpends(now, actor, act)]) ??
    whyNotAct(now, actor, act, bought);
  if (early !== null) return yield* tx.refuse(early.code, early.params);
  const targets = act.targets?.(now, actor) ?? null;
  const tools = act.means?.(now, actor) ?? null;
  const target = targets === null ? null : intent.target;
  const means = intent.means ?? (tools?.length === 1 ? (tools[0]?.id ?? null) : null);
  const detail = intent.detail?.trim() || null;
  const why =
    whyNotSomewhere(now, act, targets, target) ??
    (target === null || targets?.length === 0 ? whyAimless(now, actor, act) : null) ??
    (target === null && act.targetLater ? null : whyNotChosen(targets, target, 'chooseTarget', act.id)) ??
    (means === null && act.meansLater ? null : whyNotChosen(tools, means, 'chooseMeans', act.id)) ??
    whyWordless(act, detail);
  if (why !== null) return yield* tx.refuse(why.code, why.params);
  const boost = boostOf(intent.spend);
  const doing = { actor, target, means, detail, bought, boost, asGm: intent.asGm };
  const skill = act.skill?.(now, actor, means);
  const whyNot = act.whyNot?.(now, doing) ?? whyNoBoost(now, actor, skill, boost, bought ? 2 : 1);
  if (whyNot !== null) return yield* tx.refuse(whyNot.code, whyNot.params);
  const free = isFree(now, act);
  if (act.cost === 'action' && !free) takeAction(tx, actor, bought);
  if (act.cost === 'move' && !free) payMove(tx.state);
  if (boost.doubled && act.passesOn !== true) payMettle(tx.state, actor, 1);
  const more = act.run(tx, doing);
  if (more !== undefined) yield* more;
}

/** Why a Zone is no target where another act is the one for Zones. */
function whyNotSomewhere(
  { fight }: Scene,
  { id, forZones }: Act,
  targets: readonly Choice[] | null,
  typed: string | null,
): Refusal | null {
  if (fight === null || typed === null || forZones === undefined) return null;
  const zone = targets?.some((target) => target.id === typed) ? undefined : zoneNamed(fight.map, typed);
  return zone === undefined
    ? null
    : refusal('zoneIsNobody', { zone, act: rowOf(table, id).name, instead: rowOf(table, forZones).name });
}

/** Why a choice is none: nothing was chosen, or something that is not there or not allowed. */
function whyNotChosen(
  choices: readonly Choice[] | null,
  chosen: string | null,
  code: string,
  act: string,
): Refusal | null {
  if (choices === null) return null;
  const names = choices.filter((c) => c.refused === null).map((c) => c.name);
  if (chosen === null) return refusal(code, { act, choices: names });
  const choice = choices.find((c) => c.id === chosen);
  return choice === undefined ? refusal(code, { act, choices: names }) : choice.refused;
}

/** Why an act that takes words cannot be done without any. */
const whyWordless = ({ id, words }: Act, detail: string | null): Refusal | null =>
  words === 'needed' && detail === null ? refusal('needsWords', { act: id }) : null;
