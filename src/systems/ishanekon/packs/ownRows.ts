import { castDraft, type Draft } from 'immer';
import { SHEET_LIMITS } from '../character/limits.ts';
import type { Being } from '../character/schema.ts';
import type { Ability } from '../language/schema/ability.ts';
import type { Pack } from './schema.ts';

/** An Ability of a pack is on a sheet whole, with what it brings; known or not. Where there are too many, those go that nobody needs any more. */
export function carryAbility(draft: Draft<Being>, ability: Ability, brings?: Pack): void {
  const { most } = SHEET_LIMITS.abilities;
  const others = draft.own.abilities.filter(({ id }) => id !== ability.id);
  const isNeeded = ({ id }: { readonly id: string }) =>
    draft.abilities.some((one) => one.id === id) || draft.effects.some(({ of }) => of === `ability:${id}`);
  const kept = others.length < most ? others : others.filter(isNeeded).slice(0, most - 1);
  draft.own.abilities = castDraft([...kept, ability]);
  addBrought(draft, ability.id, brings);
}

/** What a row brings, or turns somebody into, comes with it: it is of the same pack. */
export function addBrought(draft: Draft<Being>, of: string, pack: Pack | undefined): void {
  if (pack === undefined) return;
  const others = (draft.own.brings ?? []).filter((one) => one.of !== of);
  draft.own.brings = [...others.slice(1 - SHEET_LIMITS.abilities.most), castDraft({ of, pack })];
}
