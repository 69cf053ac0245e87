import { castDraft } from 'immer';
import { refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { untilRemoved, untilTurnStart } from '../../../engine/uses/index.ts';
import { goUpTo } from '../attack/goUp.ts';
import { approach } from '../attack/reach.ts';
import { has } from '../conditions/active.ts';
import { addCondition, removeCondition } from '../conditions/change.ts';
import type { CharacterId, Effect, Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { seize as toTheTop } from '../turn/advance.ts';
import { buyAction, whyNoExtraAction, whyStuck } from '../turn/economy.ts';
import { next } from '../turn/members.ts';
import type { Act } from './act.ts';
import { whyNotStay } from './staying.ts';
import { alliesOf, person } from './targets.ts';

/** Notes what an action does until the actor's next turn, in place of the same from before. */
export function lasting(
  tx: Tx<Scene>,
  actor: CharacterId,
  id: Effect['id'],
  about: Partial<Pick<Effect, 'ally' | 'zone'>> = {},
): void {
  const fighter = tx.state.fight?.fighters[actor];
  if (fighter === undefined) return;
  const others = fighter.effects.filter((effect) => effect.id !== id);
  const duration = untilTurnStart(actor);
  fighter.effects = [...others, castDraft({ id, ally: null, zone: null, ...about, duration })];
}

export const dodge: Act = {
  id: 'dodge',
  cost: 'action',
  run(tx, { actor }) {
    lasting(tx, actor, 'dodge');
    tell(tx, 'did', { actor, act: 'dodge', target: null });
  },
};

export const defend: Act = {
  id: 'defend',
  cost: 'action',
  targets: (scene, actor) =>
    alliesOf(scene, actor).map(({ id, refused }) => {
      if (refused !== null) return person(scene, id, refused);
      const { refused: far, takesMove } = approach(scene, actor, id);
      if (far !== null) return person(scene, id, far);
      const both = takesMove && has(scene, actor, 'stunned');
      return person(scene, id, both ? refusal('stunnedEither', { actor }) : null);
    }),
  forZones: 'defendZone',
  nobody: (_scene, actor) => refusal('noAlly', { actor }),
  run(tx, { actor, target }) {
    if (target === null) return;
    const now = tx.snapshot();
    goUpTo(tx, now, actor, target, approach(now, actor, target).takesMove);
    lasting(tx, actor, 'defend', { ally: target });
    tell(tx, 'did', { actor, act: 'defend', target });
  },
};

/** In a fight; outside of one whoever helps is named with the Test (S79). */
export const help: Act = {
  id: 'help',
  cost: 'action',
  when: 'anytime',
  refused: ({ fight }) => (fight === null ? refusal('helpWithTest') : null),
  targets: (scene, actor) => alliesOf(scene, actor).map(({ id, refused }) => person(scene, id, refused)),
  nobody: (_scene, actor) => refusal('noAlly', { actor }),
  run(tx, { actor, target }) {
    if (target === null) return;
    tx.state.fight?.fighters[target]?.helpers.push(actor);
    tell(tx, 'did', { actor, act: 'help', target });
  },
};

export const seize: Act = {
  id: 'seize',
  cost: 'action',
  run(tx, { actor }) {
    toTheTop(tx, actor);
    tell(tx, 'did', { actor, act: 'seize', target: null });
  },
};

export const stand: Act = {
  id: 'stand',
  cost: 'move',
  when: 'anytime',
  refused: (scene, actor) => {
    const restrained = has(scene, actor, 'restrained') ? refusal('restrained', { actor }) : null;
    const stuck = scene.fight === null ? restrained : whyStuck(scene, actor);
    return stuck ?? (has(scene, actor, 'prone') ? null : refusal('notProne', { actor }));
  },
  run(tx, { actor }) {
    removeCondition(tx, actor, 'prone');
  },
};

export const drop: Act = {
  id: 'drop',
  cost: 'nothing',
  refused: (scene, actor) => (has(scene, actor, 'prone') ? refusal('alreadyProne', { actor }) : null),
  run(tx, { actor }) {
    addCondition(tx, actor, { id: 'prone', source: null, cause: 'choice', duration: untilRemoved });
  },
};

export const extraAction: Act = {
  id: 'extraAction',
  cost: 'nothing',
  refused: whyNoExtraAction,
  run(tx, { actor }) {
    const turn = tx.state.fight?.turn;
    if (turn) turn.actions += 1;
    buyAction(tx, actor);
  },
};

/** Everybody may end their turn, whatever holds them, but not everywhere. */
export const endTurn: Act = {
  id: 'endTurn',
  cost: 'nothing',
  evenHelpless: true,
  refused: whyNotStay,
  *run(tx, { actor }): Rule<void> {
    yield* next(tx, { actor, asGm: false });
  },
};
