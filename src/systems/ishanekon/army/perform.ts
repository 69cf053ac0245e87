import type { Intent, IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Scene } from '../scene.ts';
import type { Ordered } from './acts/act.ts';
import { armyActById } from './acts/index.ts';
import { attackUnit } from './attack.ts';
import { unit, unitOf } from './battle.ts';
import { whyNoAction, whyNotArmyAct, whyNotAttacked, whyNotTurn } from './legality.ts';
import { nextUnit, settleBattle } from './line.ts';
import { endBattle, joinBattle, leaveBattle } from './members.ts';
import { SPARES } from './options.ts';
import { changeBattle } from './setting.ts';
import { sightOfUnit } from './sight.ts';
import { zoomIn } from './zoom.ts';

type OfBattle = Extract<
  Intent,
  { kind: 'attack' | 'act' | 'join' | 'leave' | 'next' | 'end' | 'setting' | 'sight' | 'hold' }
>;

/** An intent that is about the battle of armies that runs, and not about the fight of heroes into which it has zoomed; null for any other. */
export function ofBattle(scene: Scene, intent: Intent): OfBattle | null {
  if (!scene.battle || scene.fight !== null) return null;
  switch (intent.kind) {
    case 'attack':
    case 'act':
    case 'join':
    case 'leave':
    case 'next':
    case 'end':
    case 'setting':
    case 'sight':
    case 'hold':
      return intent;
    case 'begin':
    case 'check':
    case 'condition':
    case 'rest':
    case 'amend':
    case 'harm':
    case 'equip':
    case 'mission':
    case 'keep':
    case 'takeBack':
      return null;
  }
}

/** What somebody wants to do in a battle of armies, by the rule that does it. */
export function* performInBattle(tx: Tx<Scene>, intent: OfBattle): Rule<void> {
  const rule = ruleOf(tx, intent);
  if (rule !== undefined) yield* rule;
  if (tx.now.fight === null) settleBattle(tx);
}

function ruleOf(tx: Tx<Scene>, intent: OfBattle): Rule<void> | undefined {
  switch (intent.kind) {
    case 'attack':
      return attack(tx, intent);
    case 'act':
      return act(tx, intent);
    case 'join':
      return joinBattle(tx, intent.members);
    case 'leave':
      return leaveBattle(tx, intent.actor);
    case 'next':
      return nextUnit(tx, intent);
    case 'end':
      endBattle(tx);
      return undefined;
    case 'setting':
      return changeBattle(tx, intent.text);
    case 'sight':
      return sightOfUnit(tx, intent);
    case 'hold':
      return tx.refuse('unitsDontHold');
  }
}

function* attack(tx: Tx<Scene>, { actor, target, spend }: IntentOf<'attack'>): Rule<void> {
  const scene = tx.snapshot();
  const id = unitOf(scene, actor);
  const aim = unitOf(scene, target) ?? target;
  const why =
    whyNotTurn(scene, actor) ??
    (id === null ? null : (whyNoAction(scene, id) ?? whyNotAttacked(scene, id, aim)));
  if (why !== null || id === null) return yield* tx.refuse(why?.code ?? 'nobody', why?.params ?? {});
  const unknown = spend.find((one) => one !== SPARES);
  if (unknown !== undefined) return yield* tx.refuse('unknownSpend', { spend: unknown });
  acts(tx, id);
  if (unit(scene, id).row === 'hero' && unit(scene, aim).row === 'hero') return yield* zoomIn(tx, id, aim);
  yield* attackUnit(tx, { actor: id, target: aim, spares: spend.includes(SPARES) });
}

/** The one action of the turn is used. */
function acts(tx: Tx<Scene>, id: string): void {
  const turn = tx.state.battle?.units[id]?.turn;
  if (turn) turn.acted = true;
}

function* act(tx: Tx<Scene>, intent: IntentOf<'act'>): Rule<void> {
  const found = armyActById(intent.act);
  if (found === undefined) return yield* tx.refuse('unknownAct', { act: intent.act });
  const scene = tx.snapshot();
  const early = whyNotArmyAct(scene, intent.actor, found);
  const id = unitOf(scene, intent.actor);
  if (early !== null || id === null) return yield* tx.refuse(early?.code ?? 'nobody', early?.params ?? {});
  const ordered: Ordered = {
    ...{ actor: id, by: intent.actor, target: intent.target, spend: intent.spend },
    detail: intent.detail?.trim() || null,
  };
  const ticks = new Set(found.spends?.(scene, id).map((one) => one.id));
  const unknown = ordered.spend.find((one) => !ticks.has(one));
  if (unknown !== undefined) return yield* tx.refuse('unknownSpend', { spend: unknown });
  const targets = found.targets?.(scene, id, intent.actor);
  const chosen = targets?.find((one) => one.id === ordered.target);
  if (targets !== undefined && ordered.target === null && !found.targetLater)
    return yield* tx.refuse('chooseTarget', {
      act: found.name,
      choices: targets.filter((one) => one.refused === null).map(({ name }) => name),
    });
  if (targets !== undefined && ordered.target !== null && chosen === undefined && !found.targetsOpen)
    return yield* tx.refuse('chooseTarget', { act: found.name, choices: targets.map(({ name }) => name) });
  const why = chosen?.refused ?? found.whyNot?.(scene, ordered) ?? null;
  if (why !== null) return yield* tx.refuse(why.code, why.params);
  if (found.isAction) acts(tx, id);
  const more = found.run(tx, ordered);
  if (more !== undefined) yield* more;
}
