import type { Intent } from '../../engine/intent.ts';
import type { Rule } from '../../engine/rule.ts';
import type { Tx } from '../../engine/tx.ts';
import { aftermath } from './aftermath.ts';
import { amend } from './amend.ts';
import { attack } from './attack/attack.ts';
import { check } from './checks/check.ts';
import { changeCondition } from './conditions/intent.ts';
import { equip } from './equip.ts';
import { changeField } from './fight/change.ts';
import { releaseGrips } from './moves/holds.ts';
import { perform as act } from './moves/index.ts';
import { rest } from './rest.ts';
import type { Scene } from './scene.ts';
import { begin, end, join, leave, next } from './turn/members.ts';

/** Whatever somebody wants to do, by the rule that does it. Who may want it is the campaign's to say, not the rules'. */
export function* perform(tx: Tx<Scene>, intent: Intent): Rule<void> {
  yield* ruleOf(tx, intent);
  releaseGrips(tx);
  yield* aftermath(tx);
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
    case 'equip':
      return equip(tx, intent);
    case 'begin':
      return begin(tx, intent);
    case 'join':
      return join(tx, intent);
    case 'leave':
      return leave(tx, intent.actor);
    case 'setting':
      return changeField(tx, intent);
    case 'mission':
      return tx.refuse('noMissions', { system: 'Soulbound' });
    case 'next':
      return next(tx, intent);
    case 'end':
      return end(tx);
  }
}
