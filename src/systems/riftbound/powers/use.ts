import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { rollCheck } from '../checks/check.ts';
import { nearInMind } from '../fight/gmSays.ts';
import { inMind } from '../fight/mind.ts';
import { type CharacterId, personIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { apply, isOnce } from './effects/apply.ts';
import { struck } from './legality.ts';
import type { Owned } from './owned.ts';
import { payFor } from './uses.ts';
import type { CheckAgainst } from './schema.ts';

/** A power as it is used. Whether it may be is asked before. */
export interface Using {
  readonly user: CharacterId;
  readonly owned: Owned;
  readonly target: CharacterId | null;
}

/** Uses a power: pays for it, makes its check, lets targets resist, and has its effects on those who did not. */
export function* usePower(tx: Tx<Scene>, { user, owned, target }: Using): Rule<void> {
  const { power } = owned;
  payFor(tx, user, owned);
  tell(tx, 'powerUsed', {
    actor: user,
    target: target === user ? null : target,
    power: power.name,
    text: power.text,
  });
  if (power.check !== null && !(yield* passes(tx, user, power.check))) return;
  const on: CharacterId[] = [];
  for (const id of yield* reached(tx, { user, owned, target }))
    if (!(yield* resists(tx, { id, user, power: owned }))) on.push(id);
  const at = { user, power: power.name };
  for (const id of on)
    for (const effect of power.effects) if (!isOnce(effect)) yield* apply(tx, effect, { ...at, target: id });
  if (on.length === 0 && power.aim !== 'around') return;
  for (const effect of power.effects) {
    if (!isOnce(effect)) continue;
    const isLeap = effect.effect === 'move';
    yield* apply(tx, effect, { ...at, target: isLeap ? (target ?? user) : user });
  }
}

/** Whom it works on: in the theatre of the mind the GM says who is near enough besides whom it is aimed at. */
function* reached(tx: Tx<Scene>, { user, owned: { power }, target }: Using): Rule<readonly CharacterId[]> {
  const all = struck(tx.snapshot(), user, power, target);
  if (tx.now.fight === null || !inMind(tx.now) || power.aim === 'self' || power.radius === 0) return all;
  const around = power.aim === 'around' ? user : (target ?? user);
  const among = all.filter((id) => id !== around);
  const near = yield* nearInMind(tx, { around, metres: power.radius, among });
  return all.filter((id) => near.includes(id) || id === target);
}

function* passes(tx: Tx<Scene>, actor: CharacterId, { attribute, difficulty }: CheckAgainst): Rule<boolean> {
  const { outcome } = yield* rollCheck(tx, { actor, attribute, difficulty, label: 'power' });
  return outcome !== 'fails';
}

/** Whether somebody keeps it off: people alone can. */
function* resists(
  tx: Tx<Scene>,
  { id, user, power }: { readonly id: CharacterId; readonly user: CharacterId; readonly power: Owned },
): Rule<boolean> {
  const { resist } = power.power;
  if (resist === null || id === user || personIn(tx.now, id) === null) return false;
  const passed = yield* passes(tx, id, resist);
  if (passed) tell(tx, 'powerResisted', { actor: user, target: id, power: power.power.name });
  return passed;
}
