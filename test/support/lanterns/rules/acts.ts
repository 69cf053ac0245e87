import type { Question } from '../../../../src/engine/decision.ts';
import type { IntentOf } from '../../../../src/engine/intent.ts';
import type { Rule } from '../../../../src/engine/rule.ts';
import type { Tx } from '../../../../src/engine/tx.ts';
import { acts, find } from '../content.ts';
import { fieldOf } from '../field.ts';
import { maxOil } from '../keeper.ts';
import { afoot, type Night } from '../night.ts';
import { foresee } from './omens.ts';
import { flares } from './pool.ts';
import { beginDeed } from './turns.ts';
import { use } from './uses.ts';
import { endVigil } from './vigil.ts';

/** What somebody does with their turn beside striking. */
export function* act(tx: Tx<Night>, intent: IntentOf<'act'>): Rule<void> {
  const { actor } = intent;
  const what = find(acts, intent.act) ?? (yield* tx.refuse('noSuchAct', { id: intent.act }));
  yield* beginDeed(tx, actor);
  yield* use(tx, actor, what.id);
  switch (what.id) {
    case 'move':
      return yield* move(tx, actor, intent.target);
    case 'peer':
      return yield* peer(tx, actor);
    case 'hide':
      return yield* hide(tx, actor);
    case 'refill':
      return refill(tx, actor);
    case 'council':
      return yield* council(tx, actor);
  }
}

function* move(tx: Tx<Night>, actor: string, target: string | null): Rule<void> {
  const from = tx.now.vigil?.places[actor] ?? '';
  const field = fieldOf(tx.now.vigil?.field ?? '');
  const to = find(field.places, target) ?? (yield* tx.refuse('noSuchPlace', { id: target }));
  if (!field.near(from).includes(to.id)) return yield* tx.refuse('tooFar', { from, to: to.id });
  if (tx.state.vigil !== null) tx.state.vigil.places[actor] = to.id;
  tx.emit('moved', { id: actor, from, to: to.id });
}

/** The next omen: all see that somebody peered, only they and the GM see what comes. */
function* peer(tx: Tx<Night>, actor: string): Rule<void> {
  const omen = yield* foresee(tx);
  tx.emit('peered', { id: actor });
  tx.emit('foreseen', { id: actor, omen }, [actor]);
}

/** Two flares with wits, rolled where only the GM sees it for a foe. */
function* hide(tx: Tx<Night>, actor: string): Rule<void> {
  const to = tx.now.vigil?.sides[actor] === 'foes' ? 'gm' : 'all';
  const found = yield* flares(tx, { by: actor, stat: 'wits', label: 'hide', to });
  if (found < 2) return tx.emit('seen', { id: actor }, to);
  const { vigil } = tx.state;
  if (vigil !== null && !vigil.hidden.includes(actor)) vigil.hidden.push(actor);
  tx.emit('hid', { id: actor }, to);
}

function refill(tx: Tx<Night>, actor: string): void {
  const draft = tx.state.keepers[actor];
  if (draft === undefined) return;
  const before = draft.oil;
  draft.oil = Math.max(before, maxOil);
  tx.emit('refilled', { id: actor, before, after: draft.oil });
}

/** All players vote at once, in secret; when more go than stay the night is over. */
function* council(tx: Tx<Night>, actor: string): Rule<void> {
  const voters = afoot(tx.now).filter((id) => tx.now.vigil?.sides[id] === tx.now.vigil?.sides[actor]);
  tx.emit('councilCalled', { id: actor, voters });
  const votes = yield* tx.askAll(voters.map(vote));
  const go = votes.filter((choice) => choice === 'go').length;
  tx.emit('councilHeld', { go, stay: votes.length - go });
  if (go * 2 > votes.length) endVigil(tx);
}

function vote(id: string): Question {
  return {
    id: 'council',
    asked: id,
    code: 'council',
    params: {},
    options: [
      { id: 'go', code: 'council.go', params: {} },
      { id: 'stay', code: 'council.stay', params: {} },
    ],
    default: 'stay',
    to: [id],
  };
}
