import { castDraft } from 'immer';
import { refusal } from '../../../../engine/refusal.ts';
import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { escapeAgain } from '../../attack/grapple/breakFree.ts';
import { grappleAgain } from '../../attack/grapple/grapple.ts';
import { type Checking, contestedAgain, rollCheck, rollOpenly } from '../../checks/check.ts';
import { keepOpposed } from '../../checks/intent.ts';
import { steady } from '../../harm/hurt.ts';
import { dieAgain } from '../../harm/wound.ts';
import type { Act } from '../../moves/act.ts';
import { type Again, type AgainCheck, type CharacterId, personIn, type Scene } from '../../scene.ts';
import { againOf, forgetRolls } from '../again.ts';
import { spendPrestige, whyNoPrestige } from '../prestige.ts';
import { keen } from '../reactions/enthusiasm.ts';

/** Its id: the press on a result that is made again. */
export const ROLL_AGAIN = 'rollAgain';

/** Prestige: all three roll the whole of a roll just seen again, as long as nothing else has happened (Quirks & Prestige). */
export const rollAgain: Act = {
  id: ROLL_AGAIN,
  name: 'Roll again (3 Prestige)',
  also: ['Prestige'],
  group: 'free',
  cost: 'nothing',
  when: 'anytime',
  evenDead: true,
  offered: (scene, actor) => againOf(scene, actor) !== null,
  refused: (scene, actor) =>
    againOf(scene, actor) === null ? refusal('nothingToRollAgain', { actor }) : whyNoPrestige(scene, actor),
  *run(tx, { actor }) {
    const again = againOf(tx.snapshot(), actor);
    if (again === null) return;
    forgetRolls(tx);
    spendPrestige(tx, actor, 'reroll');
    yield* anew(tx, actor, again);
  },
};

function* anew(tx: Tx<Scene>, actor: CharacterId, again: Again): Rule<void> {
  switch (again.kind) {
    case 'check': {
      const { difficulty, against, ...check } = again.check;
      const checking = { ...check, actor, label: 'check', again: 'never' } as const;
      if (against !== undefined) return yield* opposedAgain(tx, checking, against);
      if (difficulty === null) yield* rollOpenly(tx, checking);
      else yield* rollCheck(tx, { ...checking, difficulty });
      return;
    }
    case 'seize':
      // It is rolled as soon as this step settles, in the gap that is still open.
      tx.state.fight?.seizing.unshift(castDraft({ ...again.seize, due: true, paid: true }));
      return;
    case 'enthusiasm':
      return yield* keen(tx, actor);
    case 'steady':
      return yield* steady(tx, actor, again.overwatch);
    case 'grapple':
      return yield* grappleAgain(tx, actor, again.grapple);
    case 'escape':
      return yield* escapeAgain(tx, actor, again);
    case 'death':
      return yield* dieAgain(tx, actor, again.death);
  }
}

/** The other's roll stands; who loses now may roll again in turn. */
function* opposedAgain(
  tx: Tx<Scene>,
  checking: Checking,
  against: NonNullable<AgainCheck['against']>,
): Rule<void> {
  const { id, first, rolled: _stood, ...counting } = against;
  // Outside of fights the press names them; who types it hasn't.
  if (personIn(tx.now, id) === null) return yield* tx.refuse('pressRollAgain');
  const came = yield* contestedAgain(tx, checking, against);
  const other = { ...counting, actor: id, label: 'check' };
  keepOpposed(tx, first ? checking : other, first ? other : checking, came);
}
