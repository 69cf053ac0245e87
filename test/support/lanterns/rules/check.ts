import type { IntentOf } from '../../../../src/engine/intent.ts';
import type { Rule } from '../../../../src/engine/rule.ts';
import type { Tx } from '../../../../src/engine/tx.ts';
import { checks, find } from '../content.ts';
import type { Night } from '../night.ts';
import { burn, flares, keeperOf } from './pool.ts';

/** A check: as many flares as the difficulty says, or more than whoever opposes it. A secret one is the GM's and the roller's. */
export function* check(tx: Tx<Night>, intent: IntentOf<'check'>): Rule<void> {
  const { actor, against, edge } = intent;
  yield* keeperOf(tx, actor);
  const stat = find(checks, intent.what)?.id ?? (yield* tx.refuse('noSuchCheck', { id: intent.what }));
  if (edge !== null && edge !== 'steady') return yield* tx.refuse('noSuchEdge', { id: edge });
  const difficulty = Number(intent.difficulty ?? '1');
  if (!Number.isInteger(difficulty) || difficulty < 1 || difficulty > 6)
    return yield* tx.refuse('badDifficulty', { given: intent.difficulty, max: 6 });
  const burnt = intent.spend.includes('oil');
  if (burnt) yield* burn(tx, actor);

  const secret = intent.secret ? { to: [actor] } : {};
  const found = yield* flares(tx, { by: actor, stat, label: 'check', edge, burnt, ...secret });
  if (against === null) {
    tx.emit(
      'checked',
      { by: actor, what: stat, difficulty, flares: found, success: found >= difficulty },
      secret.to,
    );
    return;
  }
  yield* keeperOf(tx, against);
  const answer = find(checks, intent.againstWhat)?.id ?? stat;
  const opposed = yield* flares(tx, { by: against, stat: answer, label: 'against', ...secret });
  tx.emit('opposed', { by: actor, against, flares: found, opposed, success: found > opposed }, secret.to);
}
