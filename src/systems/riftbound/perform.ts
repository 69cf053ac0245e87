import type { Intent } from '../../engine/intent.ts';
import { PARTY } from '../../engine/party.ts';
import type { Rule } from '../../engine/rule.ts';
import type { Tx } from '../../engine/tx.ts';
import { ROLL_AGAIN } from './abilities/acts/rollAgain.ts';
import { forgetRolls } from './abilities/again.ts';
import { attack } from './attack/attack.ts';
import { amendSheet } from './character/amend.ts';
import { check } from './checks/intent.ts';
import { changeCondition } from './conditions/intent.ts';
import { keepThem } from './fight/keep.ts';
import { isUnseen } from './fight/known.ts';
import { setting } from './fight/setting.ts';
import { changeSight } from './fight/sight.ts';
import { begin, end, join, leave } from './fight/members.ts';
import { harmByHand } from './harm/byHand.ts';
import { perform as act } from './moves/perform.ts';
import { equip } from './packs/equip.ts';
import { amendParty } from './party/amend.ts';
import { rest } from './rests/rest.ts';
import { fighterIn, type Scene } from './scene.ts';
import { settle } from './turn/advance.ts';
import { actionsLeft } from './turn/economy.ts';
import { next } from './turn/next.ts';
import { openGap } from './turn/outOfTurn.ts';
import { rideOn } from './vehicles/going.ts';

/** Whatever somebody wants to do, by the rule that does it. Who may want it is the campaign's to say, not the rules'. */
export function* perform(tx: Tx<Scene>, intent: Intent): Rule<void> {
  // The next step: what was rolled before stands, unless it is this that rolls it again.
  if (intent.kind !== 'act' || intent.act !== ROLL_AGAIN) forgetRolls(tx);
  const taken = takenIn(tx.snapshot());
  if (namesUnseen(tx.now, intent)) return yield* tx.refuse('nobody');
  yield* ruleOf(tx, intent);
  if (actionsLeft(tx.now) === 0) yield* rideOn(tx);
  // An Action is over: whoever made it is not Active for a moment (keyword Active), but in the middle of a movement.
  if (takenIn(tx.now) > taken && tx.now.fight?.turn?.underway === undefined) openGap(tx);
  yield* settle(tx);
}

/** How many Actions of the turn that runs were taken. */
const takenIn = ({ fight }: Scene): number => fight?.turn?.taken ?? 0;

/** Whether somebody names a foe of whom the players know nothing. What a GM says, they know. */
function namesUnseen(scene: Scene, intent: Intent): boolean {
  if (intent.kind !== 'attack' && intent.kind !== 'act') return false;
  const { actor, target, asGm } = intent;
  const isPlayers = fighterIn(scene, actor)?.side === 'players';
  return !asGm && isPlayers && target !== null && target !== actor && isUnseen(scene, target);
}

function ruleOf(tx: Tx<Scene>, intent: Intent): Rule<void> {
  switch (intent.kind) {
    case 'attack':
      return attack(tx, intent);
    case 'check':
      return check(tx, intent);
    case 'act':
      return act(tx, intent);
    case 'equip':
      return equip(tx, intent);
    case 'rest':
      return rest(tx, intent);
    case 'amend':
      return intent.actor === PARTY ? amendParty(tx, intent) : amendSheet(tx, intent);
    case 'harm':
      return harmByHand(tx, intent);
    case 'begin':
      return begin(tx, intent);
    case 'join':
      return join(tx, intent);
    case 'leave':
      return leave(tx, intent.actor);
    case 'next':
      return next(tx, intent);
    case 'end':
      return end(tx);
    case 'condition':
      return changeCondition(tx, intent);
    case 'setting':
      return setting(tx, intent);
    case 'sight':
      return changeSight(tx, intent);
    case 'keep':
      return keepThem(tx, intent);
    case 'takeBack':
      return tx.refuse('gmUndoes');
    case 'hold':
      return tx.refuse('nothingToHold');
    case 'mission':
      return tx.refuse('noMissions', { system: 'Riftbound' });
  }
}
