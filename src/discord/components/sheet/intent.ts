import { findNamed } from '../../../app/names.ts';
import type { Intent } from '../../../app/play/act.ts';
import { meantBy } from '../../../view/panels/keys.ts';
import type { SheetDesk } from '../../../view/sheet/card.ts';
import { type PickedCheck, sorted } from '../../../view/sheet/check.ts';
import type { SheetPlace } from './place.ts';

type CheckIntent = Extract<Intent, { kind: 'check' }>;

/** Against what a check is rolled: a difficulty that is offered (by its key) or typed, or somebody. */
export type Against = { readonly key: string } | { readonly typed: string } | { readonly who: string };

/** The same out of what is offered now; null where it is not any more. */
export function aimed(
  desk: SheetDesk,
  check: string,
  at: Against,
): Pick<CheckIntent, 'difficulty' | 'against'> | null {
  if ('who' in at) {
    const who = meantBy(at.who, desk.opponents);
    return who === null ? null : { difficulty: null, against: who.id };
  }
  const { difficulties } = desk.checksFor(check);
  if ('key' in at) {
    const hard = meantBy(at.key, difficulties);
    return hard === null ? null : { difficulty: hard.id, against: null };
  }
  const typed = at.typed.trim();
  return { difficulty: typed === '' ? null : (findNamed(typed, difficulties)?.id ?? typed), against: null };
}

/** What is picked as a command, the same that can be typed. */
export const checkOf = (
  { table, acting, desk }: SheetPlace,
  picked: PickedCheck,
  aim: Pick<CheckIntent, 'difficulty' | 'against'>,
): CheckIntent => ({
  kind: 'check',
  actor: acting.id,
  what: picked.check.id,
  ...aim,
  againstWhat: aim.against === null ? null : (picked.opposed?.what?.id ?? null),
  edge: picked.edge?.id ?? null,
  resistingEdge: aim.against === null ? null : (picked.opposed?.edge?.id ?? null),
  ...sorted(desk, picked),
  secret: picked.isSecret,
  asGm: table.gm,
});
