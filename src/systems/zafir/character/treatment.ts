import type { Made } from '../../../engine/creation.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { rowOf } from '../../../engine/table.ts';
import { type AidId, type AidRow, aids } from '../content/aids.ts';
import { disabilities } from '../content/disabilities.ts';
import { settled } from './edit.ts';
import { fitted } from './pockets.ts';
import type { Hero } from './schema.ts';

/** Weeks of a month, for what is paid by the session. */
const weeks = 13 / 3;

/** The least that an aid costs until it helps, in cents: the thing itself, a month of doses, or all its sessions. */
export function aidPrice(id: AidId): number {
  const { price, per, months, sessions }: AidRow = rowOf(aids, id);
  const [least] = price;
  return per === 'session' ? Math.round(least * sessions * months[0] * weeks) : least;
}

/** The months until an aid helps: '3 to 6 months', or '' where it helps at once. */
export function aidMonths(id: AidId): string {
  const [from, to]: readonly [number, number] = rowOf(aids, id).months;
  if (to === 0) return '';
  return from === to ? `${from} months` : `${from} to ${to} months`;
}

/** Why somebody gets no aid for a disability: they do not have it, it does nothing for it, or costs too much. */
export function whyNotAid(hero: Hero, at: number, id: AidId, price = aidPrice(id)): Refusal | null {
  const held = hero.disabilities[at];
  if (held === undefined) return refusal('noDisability');
  const { name, aids: helping } = rowOf(disabilities, held.id);
  const aid = rowOf(aids, id).name;
  if (!helping.some((one) => one === id)) return refusal('aidIsNone', { aid, disability: name });
  if (held.aids.includes(id)) return refusal('aidedAlready', { aid, disability: name });
  return hero.money < price ? refusal('tooPoor', { what: aid, price, has: hero.money }) : null;
}

/** Gets an aid for a disability, once the time that it takes has passed; it is paid for in full. */
export function takeAid(hero: Hero, at: number, id: AidId, price = aidPrice(id)): Made<Hero> {
  const why = whyNotAid(hero, at, id, price);
  if (why !== null) return { ok: false, refusal: why };
  const aided = hero.disabilities.map((one, index) =>
    index === at ? { ...one, aids: [...one.aids, id] } : one,
  );
  return {
    ok: true,
    value: settled(hero, fitted({ ...hero, disabilities: aided, money: hero.money - price })),
  };
}
