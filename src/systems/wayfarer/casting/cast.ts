import { castDraft } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { unless } from '../activations/activate.ts';
import { activationOf, isActivation, playedCard } from '../activations/legality.ts';
import { spells } from '../content/spells/index.ts';
import type { Spell } from '../content/spells/spell.ts';
import { toReserves } from '../defeat/reserves.ts';
import { hasRule } from '../effects/sources.ts';
import { byId } from '../forces/catalogue.ts';
import type { Held } from '../interrupts/held.ts';
import { stop } from '../interrupts/stop.ts';
import { type Activation, runningIn, type Scene, type UnitId } from '../scene.ts';
import { reveal } from '../sneaking/reveal.ts';
import { tell } from '../tell.ts';
import { type Shown, testShown } from '../testing/static.ts';
import { whyNotAim } from './aims.ts';
import { isCountered } from './counter.ts';
import { castEffect } from './effects.ts';
import { isAbove, whyNotCast } from './known.ts';

type HeldCast = Extract<Held, { does: 'cast' }>;

const spellOf = (id: string | null): Spell | null => (id === null ? null : byId<Spell>(spells, id));

/**
 * A unit that acts with a card of the spell's suit, and high enough, casts it (L4894): `means` is the spell, `target` at whom, `detail` what else it
 * needs. A card above the least lets it do other things as well, before or after.
 */
export function* cast(tx: Tx<Scene>, { actor, target, means, detail }: IntentOf<'act'>): Rule<void> {
  const scene = tx.snapshot();
  const running = activationOf(scene, actor);
  if (!isActivation(running)) return yield* unless(tx, running);
  yield* unless(tx, whyNotCast(scene, running, means));
  const spell = spellOf(means) ?? (yield* tx.refuse('noSuchSpell', { spell: means }));
  yield* unless(tx, whyNotAim(scene, running.unit, spell, target));
  spend(tx, running, spell);
  tell(tx, 'castBegan', { unit: running.unit, spell: spell.id, target });
  const held: HeldCast = { does: 'cast', spell: spell.id, target, detail };
  if (yield* stop(tx, held)) return;
  yield* carryOutCast(tx, held);
}

/** A card that is no more than the least casts, and does nothing else (L4902). */
function spend(tx: Tx<Scene>, running: Activation, spell: Spell): void {
  const drafted = tx.state.battle?.activations.at(-1);
  if (drafted === undefined) return;
  drafted.cast = true;
  delete drafted.owes;
  if (!isAbove(playedCard(running), spell))
    drafted.done = castDraft({ moved: 'stayed', assaulted: 'operate' });
  reveal(tx, running.unit, false);
}

/** Why a held spell can't be cast any more; null: it can. */
export function whyNoCast(
  scene: Scene,
  running: Activation,
  { spell: id, target }: HeldCast,
): Refusal | null {
  const spell = spellOf(id);
  return spell === null
    ? refusal('noSuchSpell', { spell: id })
    : whyNotAim(scene, running.unit, spell, target);
}

/** The casting test (L4898): who fails while its spirit is abroad is back in reserves (L4943). Gives null where the spell fizzles. */
function* testCasting(tx: Tx<Scene>, caster: UnitId, spell: Spell): Rule<Shown | null> {
  if (spell.dv === null) return { passed: true, shown: [] };
  const came = yield* testShown(tx, caster, 'arcaneOff', [spell.dv], spell.id);
  if (came.passed) return came;
  tell(tx, 'fizzled', { unit: caster, spell: spell.id });
  if (hasRule(tx.snapshot(), caster, 'astral')) yield* toReserves(tx, caster, 'astralProjection');
  return null;
}

/** A spell that nobody interrupts is cast: the test, who counters it, and what it does. */
export function* carryOutCast(tx: Tx<Scene>, { spell: id, target, detail }: HeldCast): Rule<void> {
  const running = runningIn(tx.snapshot());
  const spell = spellOf(id);
  if (running === null || spell === null) return;
  const came = yield* testCasting(tx, running.unit, spell);
  if (came === null) return;
  if (yield* isCountered(tx, running.unit, spell, came.shown)) return;
  yield* castEffect(tx, { caster: running.unit, spell, target, detail, shown: came.shown });
}
