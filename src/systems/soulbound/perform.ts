import type { Intent } from '../../engine/intent.ts';
import type { Rule } from '../../engine/rule.ts';
import type { Tx } from '../../engine/tx.ts';
import { aftermath } from './aftermath.ts';
import { amend } from './amend.ts';
import { attack } from './attack/attack.ts';
import { check } from './checks/check.ts';
import { changeCondition } from './conditions/intent.ts';
import { isDeed, toDeed } from './deed.ts';
import { equip } from './equip.ts';
import { harm } from './harm.ts';
import { bringBack } from './fight/aside.ts';
import { changeField } from './fight/change.ts';
import { keepThem } from './fight/keep.ts';
import { hushed } from './fight/hushed.ts';
import { changeSight, givenAway } from './fight/sight.ts';
import { releaseGrips } from './moves/holds.ts';
import { perform as act } from './moves/index.ts';
import { rest } from './rest.ts';
import type { Scene } from './scene.ts';
import { settle } from './turn/advance.ts';
import { tellOfChoice } from './turn/choice.ts';
import { hold } from './turn/hold.ts';
import { begin, end, join, leave, next } from './turn/members.ts';
import { isOpen } from './turn/together.ts';

/** Whatever somebody wants to do, by the rule that does it. Who may want it is the campaign's to say, not the rules'. */
export function* perform(tx: Tx<Scene>, intent: Intent): Rule<void> {
  yield* hushed(tx, done(tx, intent));
}

function* done(tx: Tx<Scene>, intent: Intent): Rule<void> {
  const chosen = isOpen(tx.snapshot());
  if (isDeed(intent)) yield* toDeed(tx, intent);
  yield* ruleOf(tx, intent);
  bringBack(tx);
  if (isDeed(intent)) givenAway(tx, intent.actor);
  releaseGrips(tx);
  yield* aftermath(tx);
  if (chosen && !isOpen(tx.now)) yield* settle(tx);
  tellOfChoice(tx);
}

function ruleOf(tx: Tx<Scene>, intent: Intent): Rule<void> {
  switch (intent.kind) {
    case 'check':
      return check(tx, intent);
    case 'attack':
      return attack(tx, intent);
    case 'act':
      return act(tx, intent);
    case 'condition':
      return changeCondition(tx, intent);
    case 'rest':
      return rest(tx, intent);
    case 'amend':
      return amend(tx, intent);
    case 'harm':
      return harm(tx, intent);
    case 'equip':
      return equip(tx, intent);
    case 'begin':
      return begin(tx, intent);
    case 'join':
      return join(tx, intent);
    case 'sight':
      return changeSight(tx, intent);
    case 'leave':
      return leave(tx, intent.actor);
    case 'setting':
      return changeField(tx, intent);
    case 'mission':
      return tx.refuse('noMissions', { system: 'Soulbound' });
    case 'next':
      return next(tx, intent);
    case 'hold':
      return hold(tx, intent);
    case 'end':
      return end(tx);
    case 'keep':
      return keepThem(tx, intent);
    case 'takeBack':
      return tx.refuse('gmUndoes');
  }
}
