import type { Question } from '../../../../src/engine/decision.ts';
import type { Rule } from '../../../../src/engine/rule.ts';
import type { Tx } from '../../../../src/engine/tx.ts';
import { untilRest, untilTurnEnd, whicheverFirst } from '../../../../src/engine/uses/index.ts';
import { find, type OmenId, omens } from '../content.ts';
import { maxOil } from '../keeper.ts';
import { afoot, type Night } from '../night.ts';
import { addCondition } from './conditions.ts';

/** Which omen comes next: drawn once from the deck, which is made anew of what was discarded when it is empty. */
export function* foresee(tx: Tx<Night>): Rule<OmenId> {
  const vigil = tx.state.vigil ?? (yield* tx.refuse('noVigil'));
  if (vigil.coming !== null) return vigil.coming;
  if (vigil.deck.length === 0) vigil.deck = vigil.discarded.splice(0);
  const id = yield* tx.draw([...vigil.deck], 'omen');
  const omen = find(omens, id)?.id ?? (yield* tx.refuse('noSuchOmen', { id }));
  vigil.deck.splice(vigil.deck.indexOf(omen), 1);
  vigil.coming = omen;
  return omen;
}

/** The omen of a round comes true. */
export function* omen(tx: Tx<Night>): Rule<void> {
  const drawn = yield* foresee(tx);
  const { vigil } = tx.state;
  vigil?.discarded.push(drawn);
  if (vigil !== null) vigil.coming = null;
  tx.emit('omen', { omen: drawn });
  switch (drawn) {
    case 'calm':
      return;
    case 'gleam':
      return gleam(tx);
    case 'gust':
      return yield* gust(tx);
  }
}

/** Everybody finds a little oil. */
function gleam(tx: Tx<Night>): void {
  for (const id of afoot(tx.now)) {
    const draft = tx.state.keepers[id];
    if (draft !== undefined) draft.oil = Math.max(draft.oil, Math.min(maxOil, draft.oil + 1));
  }
}

/** All keepers decide at once: cover the lantern and be safe and blind, or keep it lit and dare the wind. */
function* gust(tx: Tx<Night>): Rule<void> {
  const lit = afoot(tx.now).filter((id) => tx.now.vigil?.sides[id] === 'players');
  const choices = yield* tx.askAll(lit.map(coverOrKeep));
  for (const [place, id] of lit.entries()) {
    if (choices[place] === 'cover') {
      addCondition(tx, id, 'covered', whicheverFirst(untilTurnEnd(id), untilRest()));
      continue;
    }
    const { dice } = yield* tx.roll({ by: id, label: 'gust', count: 1, sides: 6 });
    const blown = (dice[0]?.value ?? 0) <= 2;
    const draft = tx.state.keepers[id];
    if (blown && draft !== undefined) draft.oil = Math.max(0, draft.oil - 1);
    tx.emit('dared', { id, dice, blown });
  }
}

function coverOrKeep(id: string): Question {
  return {
    id: 'gust',
    asked: id,
    code: 'gust',
    params: {},
    options: [
      { id: 'cover', code: 'gust.cover', params: {} },
      { id: 'keep', code: 'gust.keep', params: { lost: 1 } },
    ],
    default: 'cover',
  };
}
