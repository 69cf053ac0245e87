import { castDraft } from 'immer';
import type { IntentOf } from '../../engine/intent.ts';
import { PARTY } from '../../engine/party.ts';
import type { Rule } from '../../engine/rule.ts';
import { addToLine, isIn } from '../../engine/turns/index.ts';
import type { Tx } from '../../engine/tx.ts';
import { edited } from './character/edit.ts';
import { resize } from './fight/shift.ts';
import { amendParty } from './party/amend.ts';
import { type CharacterId, character, characterIn, fighterIn, type Scene } from './scene.ts';
import { tell } from './tell.ts';
import { advance, takeOut } from './turn/advance.ts';
import { together } from './turn/together.ts';

/** Values of a sheet, or one of the party, are changed by hand, in a fight or out of it: all of them, or none. */
export function* amend(tx: Tx<Scene>, intent: IntentOf<'amend'>): Rule<void> {
  const { actor, also = [] } = intent;
  if (actor === PARTY) return yield* amendParty(tx, intent);
  if (characterIn(tx.now, actor) === null) return yield* tx.refuse('unknownCharacter', { id: actor });
  for (const amendment of [intent, ...also]) yield* amendOne(tx, actor, amendment);
}

function* amendOne(
  tx: Tx<Scene>,
  actor: CharacterId,
  { field, value }: Pick<IntentOf<'amend'>, 'field' | 'value'>,
): Rule<void> {
  const before = character(tx.now, actor);
  const after = edited(before, field, value);
  if (!after.ok) return yield* tx.refuse(after.refusal.code, after.refusal.params);
  const { changed, also, character: now } = after.value;
  const { label, from, to } = changed;
  tell(tx, 'amended', { actor, field: changed.id, label, from, to, also });
  tx.state.characters[actor] = castDraft(now);
  if (now.size !== before.size) resize(tx, actor);
  yield* seatAgain(tx, actor, before.dead);
}

/** The dead have no turn; who is brought back has one again. */
function* seatAgain(tx: Tx<Scene>, actor: CharacterId, wasDead: boolean): Rule<void> {
  const fighter = fighterIn(tx.now, actor);
  const { dead, ratings } = character(tx.now, actor);
  if (fighter === null || tx.now.fight === null || dead === wasDead) return;
  if (dead) {
    const wasTheirs = tx.now.fight.turn?.actor === actor;
    yield* takeOut(tx, actor);
    if (wasTheirs) yield* advance(tx);
    return;
  }
  if (isIn(tx.now.fight.order, actor)) return;
  const rank = [ratings.initiative, fighter.side === 'players' ? 1 : 0];
  const seated = addToLine(tx.now.fight.order, { actor, rank }, together(tx.now));
  if (seated.ok && tx.state.fight !== null) tx.state.fight.order = castDraft(seated.order);
}
