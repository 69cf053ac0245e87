import type { Intent } from '../../engine/intent.ts';
import { PARTY } from '../../engine/party.ts';
import type { Rule } from '../../engine/rule.ts';
import type { Tx } from '../../engine/tx.ts';
import { findTheSeen, giveAway, showsWhere } from './actions/advanced/hide.ts';
import { actById } from './actions/index.ts';
import { perform as act } from './actions/perform.ts';
import { ofBattle, performInBattle } from './army/perform.ts';
import { attack } from './attack/attack.ts';
import { amendSheet } from './character/amend.ts';
import { check } from './checks/intent.ts';
import { settleDeaths } from './damage/deal.ts';
import { harmByHand } from './damage/byHand.ts';
import { keepThem } from './fight/keep.ts';
import { isUnseen } from './fight/known.ts';
import { loosen } from './fight/loosen.ts';
import { begin, end, join, leave } from './fight/members.ts';
import { setting } from './fight/setting.ts';
import { changeSight } from './fight/sight.ts';
import { afterDeed } from './held/deeds.ts';
import { settleEffects } from './language/moments/settle.ts';
import { equip } from './packs/equip.ts';
import { forgetLying } from './momentum/lying.ts';
import { amendParty } from './party/amend.ts';
import { rest } from './rests/rest.ts';
import { dropFromAir } from './space/flight.ts';
import { fighterIn, type Scene } from './scene.ts';
import { changeStatus } from './status/intent.ts';
import { settle } from './turn/advance.ts';
import { hold } from './turn/hold.ts';
import { next } from './turn/next.ts';

/** Whatever somebody wants to do, by the rule that does it. Who may want it is the campaign's to say, not the rules'. */
export function* perform(tx: Tx<Scene>, intent: Intent): Rule<void> {
  forgetLying(tx);
  const armies = ofBattle(tx.now, intent);
  if (armies !== null) return yield* performInBattle(tx, armies);
  if (namesUnseen(tx.now, intent)) return yield* tx.refuse('nobody');
  yield* ruleOf(tx, intent);
  yield* noticed(tx, intent);
  yield* settleEffects(tx);
  settleDeaths(tx);
  loosen(tx);
  yield* dropFromAir(tx);
  findTheSeen(tx);
  yield* settle(tx);
}

/** What somebody has done may show where they are, and others may have waited for it. */
function* noticed(tx: Tx<Scene>, intent: Intent): Rule<void> {
  if (intent.kind !== 'attack' && intent.kind !== 'act') return;
  const act = intent.kind === 'attack' ? null : actById(intent.act);
  if (act === undefined) return;
  if (showsWhere(act)) giveAway(tx, intent.actor, null);
  yield* afterDeed(tx, intent.actor, act, intent.target);
}

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
    case 'harm':
      return harmByHand(tx, intent);
    case 'equip':
      return equip(tx, intent);
    case 'condition':
      return changeStatus(tx, intent);
    case 'act':
      return act(tx, intent);
    case 'amend':
      return intent.actor === PARTY ? amendParty(tx, intent) : amendSheet(tx, intent);
    case 'check':
      return check(tx, intent);
    case 'rest':
      return rest(tx, intent);
    case 'begin':
      return begin(tx, intent);
    case 'join':
      return join(tx, intent);
    case 'leave':
      return leave(tx, intent.actor);
    case 'next':
      return next(tx, intent);
    case 'hold':
      return hold(tx, intent);
    case 'end':
      return end(tx);
    case 'setting':
      return setting(tx, intent);
    case 'sight':
      return changeSight(tx, intent);
    case 'keep':
      return keepThem(tx, intent);
    case 'takeBack':
      return tx.refuse('gmUndoes');
    case 'mission':
      return tx.refuse('noMissions', { system: 'Ishanekon' });
  }
}
