import type { Intent } from '../../engine/intent.ts';
import { PARTY } from '../../engine/party.ts';
import type { Rule } from '../../engine/rule.ts';
import type { Tx } from '../../engine/tx.ts';
import { attack } from './attack/attack.ts';
import { amendSheet } from './character/amend.ts';
import { check } from './checks/intent.ts';
import { begin, end, join, leave } from './fight/members.ts';
import { harmByHand } from './harm/byHand.ts';
import { perform as act } from './moves/perform.ts';
import { equip } from './packs/equip.ts';
import { amendParty } from './party/amend.ts';
import { rest } from './rests/rest.ts';
import type { Scene } from './scene.ts';
import { settle } from './turn/advance.ts';
import { next } from './turn/next.ts';

/** Whatever somebody wants to do, by the rule that does it. Who may want it is the campaign's to say, not the rules'. */
export function* perform(tx: Tx<Scene>, intent: Intent): Rule<void> {
  const taken = takenIn(tx.snapshot());
  yield* ruleOf(tx, intent);
  // An Action is over: whoever made it is not Active for a moment (keyword Active).
  if (tx.state.fight && takenIn(tx.now) > taken) tx.state.fight.gap = true;
  yield* settle(tx);
}

/** How many Actions of the turn that runs were taken. */
const takenIn = ({ fight }: Scene): number => fight?.turn?.taken ?? 0;

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
    case 'hold':
      return tx.refuse('nothingToHold');
    case 'mission':
      return tx.refuse('noMissions', { system: 'Riftbound' });
    case 'condition':
    case 'setting':
    case 'sight':
    case 'keep':
      return tx.refuse('notYetThere', { kind: intent.kind });
  }
}
