import type { Tx } from '../../../engine/tx.ts';
import { changes, factorsOn } from '../numbers/ask.ts';
import { multiplied } from '../numbers/factor.ts';
import { mostTemporary, mostVitality } from '../numbers/most.ts';
import { down } from '../numbers/stat.ts';
import { beingIn, type CharacterId, type Scene } from '../scene.ts';
import { endStatuses } from '../status/put.ts';
import { statusRule } from '../status/rows.ts';
import { tell } from '../tell.ts';

/** Healing for somebody, as it was rolled. */
export interface Healing {
  readonly target: CharacterId;
  /** Whose doing it is; null: a rest, or the GM's word. */
  readonly by: CharacterId | null;
  readonly amount: number;
  /** It comes of an Ability that is for them alone. */
  readonly sole?: boolean;
}

/**
 * Heals (Vitality): as damage does, what heals adds and multiplies first, then what is healed multiplies. Up to the most there is; any of it stops Bleeding. The
 * dead aren't healed. Gives what came back.
 */
export function heal(tx: Tx<Scene>, { target, by, amount, sole = false }: Healing): number {
  const now = tx.snapshot();
  const who = beingIn(now, target);
  if (who === null || who.dead) return 0;
  const healer = { actor: by ?? '', other: target, sole };
  const more = by === null ? 0 : changes(now, 'healing', healer).reduce((all, one) => all + one.amount, 0);
  const given = by === null ? amount : down((amount + more) * multiplied(factorsOn(now, 'healing', healer)));
  const factors = factorsOn(now, 'healed', { actor: target, other: by });
  const healed = Math.max(0, down(given * multiplied(factors)));
  const back = Math.min(healed, Math.max(0, mostVitality(now, target).total - who.vitality));
  const draft = tx.state.characters[target];
  if (healed <= 0 || draft === undefined) return 0;
  draft.vitality += back;
  tell(tx, 'healed', { target, by, amount: back, halved: multiplied(factors) < 1, left: draft.vitality });
  if (who.vitality < 1 && draft.vitality >= 1) tell(tx, 'recovered', { target });
  endStatuses(tx, target, ({ status }) => statusRule(status)?.endsByHealing === true);
  return back;
}

/** Gives Temporary Vitality, up to the most there is (Temporary Vitality). Gives how much came. */
export function gainTemporary(tx: Tx<Scene>, { target, by, amount: given, sole = false }: Healing): number {
  const now = tx.snapshot();
  const factors = by === null ? [] : factorsOn(now, 'temporary', { actor: by, other: target, sole });
  const amount = down(given * multiplied(factors));
  const who = beingIn(now, target);
  const draft = tx.state.characters[target];
  if (who === null || who.dead || draft === undefined || draft.kind === 'object') return 0;
  const room = Math.max(0, mostTemporary(now, target).total - who.temporary);
  const gained = Math.min(room, Math.max(0, amount));
  if (gained === 0) return 0;
  draft.temporary += gained;
  tell(tx, 'temporaryGained', { target, by, amount: gained, left: draft.temporary });
  return gained;
}
