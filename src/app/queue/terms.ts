import type { Viewer } from '../../engine/event.ts';
import { type Intent, intentSchema } from '../../engine/intent.ts';
import type { ActOption } from '../../engine/options.ts';
import type { Json } from '../../engine/json.ts';
import { ableToAct } from '../play/turns.ts';
import type { AnySystem } from '../table.ts';
import { comesNext } from './ahead.ts';

/** What somebody was told of an act when they wanted it: what it costs, what it brings on, and whether its target was out of the fight. */
export type Terms = { readonly price: string; readonly risk: string; readonly out: boolean };

/** How an act's terms differ from what was told: what is another by now, as it is now. */
export type Changed = { readonly price?: string; readonly risk?: string; readonly out?: boolean };

/** The option of the rules that an intent takes; null where they do not offer it now. */
export function optionOf(system: AnySystem, scene: object, viewer: Viewer, intent: Intent): ActOption | null {
  if (intent.kind !== 'attack' && intent.kind !== 'act') return null;
  const { acts } = system.options(scene, intent.actor, viewer);
  if (intent.kind === 'act') return acts.find(({ kind, id }) => kind === 'act' && id === intent.act) ?? null;
  const attacks = acts.filter(({ kind }) => kind === 'attack');
  const has = (list: ActOption['means'], id: string | null) =>
    id === null || list?.some((one) => one.id === id);
  return (
    attacks.find(({ targets, means }) => has(targets, intent.target) && has(means, intent.means)) ?? null
  );
}

/** The terms of an act as a viewer may know them; null where it has none. */
export function termsOf(system: AnySystem, scene: object, viewer: Viewer, intent: Intent): Terms | null {
  const option = optionOf(system, scene, viewer, intent);
  if (option === null || !('target' in intent)) return null;
  const target = option.targets?.find(({ id }) => id === intent.target);
  const told = intent.kind === 'attack' ? system.chances?.(scene, intent, viewer) : undefined;
  const risks = [option.risk, target?.risk, told?.ok === true ? told.value.risk : undefined];
  const line = system.tracker(scene, viewer).lines.find(({ id }) => id === intent.target);
  return {
    price: option.price,
    risk: [...new Set(risks.filter((risk) => risk !== undefined && risk !== ''))].join('; '),
    out: line?.turn === 'out',
  };
}

/** What is stored with something that is kept: what its owner was told, or of which round the turn is that they want ended or put off. */
export const keptWith = (system: AnySystem, scene: object, viewer: Viewer, intent: Intent): Json =>
  passesTurn(intent) ? { round: system.round(scene) } : termsOf(system, scene, viewer, intent);

/** Whether a turn that somebody wanted ended, or put off, is over by now: nothing is left to do. */
export function isOvertaken(system: AnySystem, scene: object, intent: Intent, told: Json): boolean {
  if (!passesTurn(intent) || typeof told !== 'object' || told === null || Array.isArray(told)) return false;
  const { actor } = intent;
  const isToCome =
    actor === null || ableToAct(system, scene).includes(actor) || comesNext(system, scene, actor);
  return !isToCome || (told as { readonly [key: string]: Json }).round !== system.round(scene);
}

const passesTurn = (intent: Intent): intent is Extract<Intent, { readonly kind: 'next' | 'hold' }> =>
  intent.kind === 'next' || intent.kind === 'hold';

/** What has changed since somebody was told; null: nothing that they would have to know first. A risk that is gone is none. */
export function changedSince(told: Json, now: Terms | null): Changed | null {
  if (now === null || typeof told !== 'object' || told === null || Array.isArray(told)) return null;
  const { price, risk, out } = told as { readonly [key: string]: Json };
  const changed: Changed = {
    ...(price === now.price ? {} : { price: now.price }),
    ...(risk === now.risk || now.risk === '' ? {} : { risk: now.risk }),
    ...(out === now.out ? {} : { out: now.out }),
  };
  return Object.keys(changed).length === 0 ? null : changed;
}

/** A command with what it takes now besides: its owner has been told the price. */
export function atItsPrice(system: AnySystem, scene: object, viewer: Viewer, intent: Intent): Intent {
  if (intent.kind !== 'attack' && intent.kind !== 'act') return intent;
  const takes = optionOf(system, scene, viewer, intent)?.takes ?? [];
  return { ...intent, spend: [...new Set([...intent.spend, ...takes])] };
}

/** A stored command; null where it cannot be read any more. */
export function intentIn(stored: Json): Intent | null {
  const read = intentSchema.safeParse(stored);
  return read.success ? read.data : null;
}
