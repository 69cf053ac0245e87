import type { Intent, IntentOf } from '../../engine/intent.ts';
import type { Rule } from '../../engine/rule.ts';
import type { Tx } from '../../engine/tx.ts';
import { activate, defer } from './activations/activate.ts';
import { deploy } from './activations/deploy.ts';
import { finish, next, settleActivation } from './activations/finish.ts';
import { assault } from './assaults/assault.ts';
import { begin } from './battle/begin.ts';
import { concede, end } from './battle/leave.ts';
import { place, ready } from './battle/placing.ts';
import { takeBack } from './battle/takeBack.ts';
import { cast } from './casting/cast.ts';
import { doDeed } from './deeds/deed.ts';
import { light } from './deeds/light.ts';
import { outfit, recruit, sitOut } from './escalation/buying.ts';
import { mark } from './markers/marking.ts';
import { putDown } from './markers/putDown.ts';
import { countSpoils } from './markers/spoils.ts';
import { boost, moveBy, ram, runOn, rush, spin } from './moves/move.ts';
import { goOnAfter } from './moves/onTheWay.ts';
import { goInManner } from './moves/otherwise.ts';
import { step } from './moves/stepping.ts';
import { stride } from './moves/stride.ts';
import { operate } from './operating/operate.ts';
import type { Scene } from './scene.ts';
import { sneak } from './sneaking/sneak.ts';
import { comeAboard, getIn } from './vehicles/getIn.ts';
import { getOut } from './vehicles/getOut.ts';

type Act = (tx: Tx<Scene>, intent: IntentOf<'act'>) => Rule<void>;

/** Everything that a side can do beside an assault, by its id. */
const acts: { readonly [id: string]: Act } = {
  activate,
  cast,
  castAround: cast,
  adjust: moveBy('adjust'),
  board: getIn,
  boost,
  comeAboard,
  deed: doDeed,
  deedAround: doDeed,
  defer,
  deploy,
  mark,
  putDown,
  finish: (tx, { actor }) => finish(tx, actor),
  getOut,
  gravPack: goInManner('gravPack'),
  goOn: goOnAfter,
  light,
  operate,
  outfit,
  recruit,
  recruitOwn: recruit,
  move: moveBy('move'),
  place,
  ram,
  ready: (tx, { actor }) => ready(tx, actor),
  retreat: goInManner('retreat'),
  run: runOn,
  rush,
  sitOut,
  sneak,
  spin,
  step,
  stride,
};

/** Whatever a side wants to do, by the rule that does it. Who may want it is the campaign's to say, not the rules'. */
export function* perform(tx: Tx<Scene>, intent: Intent): Rule<void> {
  yield* ruleOf(tx, intent);
  yield* settleActivation(tx);
  yield* countSpoils(tx);
}

function ruleOf(tx: Tx<Scene>, intent: Intent): Rule<void> {
  switch (intent.kind) {
    case 'act': {
      const act = Object.hasOwn(acts, intent.act) ? acts[intent.act] : undefined;
      return act === undefined ? tx.refuse('noSuchAct', { act: intent.act }) : act(tx, intent);
    }
    case 'begin':
      return begin(tx, intent);
    case 'leave':
      return concede(tx, intent.actor);
    case 'end':
      return end(tx, intent);
    case 'takeBack':
      return takeBack(tx, intent);
    case 'next':
      return next(tx, intent.actor);
    case 'attack':
      return assault(tx, intent);
    case 'check':
    case 'condition':
    case 'rest':
    case 'amend':
    case 'harm':
    case 'equip':
    case 'mission':
    case 'join':
    case 'setting':
    case 'sight':
    case 'hold':
    case 'keep':
      return tx.refuse('notHere', { intent: intent.kind });
  }
}
