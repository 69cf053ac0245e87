import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Tx } from '../../../engine/tx.ts';
import { seesOrHears } from '../fight/sides.ts';
import { type CharacterId, fighterIn, personIn, presentIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import type { Share, Spent } from './events.ts';
import { hasAbility } from './owned.ts';
import { isOn } from './switched.ts';

/**
 * Allies whose SP somebody can spend besides their own (Generous): those are willing, and are seen or heard by who spends. The book says nothing
 * of sides; nobody lends to an enemy.
 */
export function lendersTo(scene: Scene, actor: CharacterId): readonly CharacterId[] {
  const side = fighterIn(scene, actor)?.side;
  return presentIn(scene).filter((other) => {
    const person = personIn(scene, other);
    if (other === actor || person === null || person.dead || person.sp.now === 0) return false;
    if (!person.willing || !isOn(scene, other, 'generous')) return false;
    if (fighterIn(scene, other)?.side !== side || !hasAbility(scene, other, 'generous')) return false;
    return seesOrHears(scene, actor, other);
  });
}

/** All who can pay something for somebody: they themselves first. */
export const payersFor = (scene: Scene, actor: CharacterId): readonly CharacterId[] => [
  ...((personIn(scene, actor)?.sp.now ?? 0) > 0 ? [actor] : []),
  ...lendersTo(scene, actor),
];

/** Cautious: once an Overwatch, something costs its owner 1 SP less before the Overwatch ends. */
const isSpared = (scene: Scene, actor: CharacterId): boolean => {
  const watch = fighterIn(scene, actor)?.overwatch ?? null;
  return watch !== null && watch.spared !== true && hasAbility(scene, actor, 'cautious');
};

/** What something of a price costs somebody now. */
export const priceFor = (scene: Scene, actor: CharacterId, sp: number): number =>
  sp > 0 && isSpared(scene, actor) ? sp - 1 : sp;

/** Who would pay how much: who was named first, then who spends, then their lenders. Null: they have not so much together. */
export function sharesOf(
  scene: Scene,
  actor: CharacterId,
  price: number,
  first: CharacterId | null = null,
): readonly { readonly who: CharacterId; readonly sp: number }[] | null {
  const payers = payersFor(scene, actor);
  const named = payers.filter((who) => who === first);
  let left = price;
  const shares = [...named, ...payers.filter((who) => who !== first)].flatMap((who) => {
    const sp = Math.min(left, personIn(scene, who)?.sp.now ?? 0);
    left -= sp;
    return sp === 0 ? [] : [{ who, sp }];
  });
  return left > 0 ? null : shares;
}

/** Why somebody can't pay so many SP, Cautious and Generous allies counted; null where they can. */
export function whyNotPaid(scene: Scene, actor: CharacterId, sp: number): Refusal | null {
  const price = priceFor(scene, actor, sp);
  if (sharesOf(scene, actor, price) !== null) return null;
  return refusal('tooFewSp', { actor, needed: price, left: personIn(scene, actor)?.sp.now ?? 0 });
}

/** What is paid, by whom, and for what. */
export interface Payment {
  readonly actor: CharacterId;
  readonly sp: number;
  /** An Ability's id, or what a thing does: 'block', 'parry'. */
  readonly on: string;
  /** Whose SP go first: a lender's, where that was chosen. */
  readonly payer?: CharacterId | null;
}

/** Pays, and says so. False, and nothing paid, where it can't be. */
export function pay(tx: Tx<Scene>, payment: Payment): boolean {
  const { actor, sp } = payment;
  const spent = spend(tx, payment);
  if (spent === null) return false;
  const others = spent.shares.map(({ who }) => who).filter((who) => who !== actor);
  if (sp > 0) tell(tx, 'paid', { actor, ...spent, others });
  return true;
}

/** Pays what is told with something else. Null, and nothing paid, where it can't be. */
export function spend(tx: Tx<Scene>, { actor, sp, on, payer = null }: Payment): Spent | null {
  const price = priceFor(tx.now, actor, sp);
  const shares = sharesOf(tx.now, actor, price, payer);
  if (shares === null) return null;
  const paid = shares.flatMap(({ who, sp: part }): readonly Share[] => {
    const person = tx.state.characters[who];
    if (person?.kind !== 'person') return [];
    const before = person.sp.now;
    person.sp.now = before - part;
    return [{ who, sp: [before, person.sp.now] }];
  });
  const spared = price < sp;
  const watch = tx.state.fight?.fighters[actor]?.overwatch;
  if (spared && watch) watch.spared = true;
  return { on, price, shares: paid, spared };
}
