import type { Intent } from '../../engine/intent.ts';
import { PARTY } from '../../engine/party.ts';
import type { Rule } from '../../engine/rule.ts';
import type { Tx } from '../../engine/tx.ts';
import { act } from './acts/perform.ts';
import { attack } from './attack/attack.ts';
import { amendSheet } from './character/amend.ts';
import { harm } from './attack/harm.ts';
import { changeCondition } from './conditions/intent.ts';
import { setting } from './field/setting.ts';
import { changeSight } from './field/sight.ts';
import { uncover } from './hidden/light.ts';
import { mission } from './mission/intent.ts';
import { keepThem } from './mission/keep.ts';
import { equip } from './packs/equip.ts';
import { amendParty } from './party/amend.ts';
import type { Scene } from './scene.ts';
import { check } from './town/check.ts';
import { rest } from './town/rest.ts';
import { settle } from './turn/advance.ts';
import { begin, end, join, leave } from './turn/members.ts';
import { next } from './turn/next.ts';
import { fears } from './will/fears.ts';

/** Whatever somebody wants to do, by the rule that does it. Who may want it is the campaign's to say, not the rules'. */
export function* perform(tx: Tx<Scene>, intent: Intent): Rule<void> {
  yield* ruleOf(tx, intent);
  uncover(tx);
  yield* fears(tx);
  yield* settle(tx);
}

function ruleOf(tx: Tx<Scene>, intent: Intent): Rule<void> {
  switch (intent.kind) {
    case 'act':
      return act(tx, intent);
    case 'attack':
      return attack(tx, intent);
    case 'check':
      return check(tx, intent);
    case 'condition':
      return changeCondition(tx, intent);
    case 'mission':
      return mission(tx, intent);
    case 'rest':
      return rest(tx, intent);
    case 'amend':
      return intent.actor === PARTY ? amendParty(tx, intent) : amendSheet(tx, intent);
    case 'harm':
      return harm(tx, intent);
    case 'equip':
      return equip(tx, intent);
    case 'begin':
      return begin(tx, intent);
    case 'join':
      return join(tx, intent);
    case 'setting':
      return setting(tx, intent);
    case 'sight':
      return changeSight(tx, intent);
    case 'leave':
      return leave(tx, intent.actor);
    case 'next':
      return next(tx, intent);
    case 'hold':
      return tx.refuse('nothingToHold');
    case 'end':
      return end(tx);
    case 'keep':
      return keepThem(tx, intent);
    case 'takeBack':
      return tx.refuse('gmUndoes');
  }
}
