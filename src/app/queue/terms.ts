import type { Viewer } from '../../engine/event.ts';
import { agreedRisk } from '../../engine/way.ts';
import { type Intent, type IntentOf, intentSchema } from '../../engine/intent.ts';
import type { ActOption } from '../../engine/options.ts';
import type { Json } from '../../engine/json.ts';
import { ableToAct } from '../play/turns.ts';
import type { AnySystem } from '../table.ts';
import { comesNext } from './ahead.ts';

/** What somebody was told of an act when they wanted it: what it costs (and so `takes`), what it brings on, and whether its target was out of the fight. */
export type Terms = {
  readonly price: string;
  readonly takes: readonly string[];
  readonly risk: string;
  readonly out: boolean;
};

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
  const line = system.tracker(scene, viewer).lines.find(({ id }) => id === intent.target);
  return {
    price: option.price,
    takes: option.takes ?? [],
    risk: riskOf(system, scene, viewer, intent, option),
    out: line?.turn === 'out',
  };
}

/** What an act would bring on, as the viewer may know it; '' where it is nothing. Of a way, what its mover may agree to beforehand. */
function riskOf(system: AnySystem, scene: object, viewer: Viewer, intent: Intent, option: ActOption): string {
  if (intent.kind !== 'act' && intent.kind !== 'attack') return '';
  if (isWay(system, intent)) {
    const way = system.grid?.way(scene, intent.actor, intent.detail ?? intent.target ?? '', viewer);
    return way?.ok === true ? agreedRisk(way.risks) : '';
  }
  const target = option.targets?.find(({ id }) => id === intent.target);
  const told = intent.kind === 'attack' ? system.chances?.(scene, intent, viewer) : undefined;
  const risks = [option.risk, target?.risk, told?.ok === true ? told.value.risk : undefined];
  return [...new Set(risks.filter((risk) => risk !== undefined && risk !== ''))].join('; ');
}

/** Whether somebody goes a way over squares. */
const isWay = (system: AnySystem, intent: Intent): intent is IntentOf<'act'> =>
  intent.kind === 'act' && intent.act === system.grid?.move;

/**
 * What is stored with something that is kept: what its owner has agreed to, or of which round the turn is that they want ended or put off.
 * A price that they have not said they pay is none that they have agreed to: they are asked.
 */
export const keptWith = (
  { system, scene, intent }: { readonly system: AnySystem; readonly scene: object; readonly intent: Intent },
  { terms, paid }: { readonly terms: Terms | null; readonly paid: boolean },
): Json => {
  if (passesTurn(intent)) return { round: system.round(scene) };
  return terms === null || paid ? terms : { ...terms, price: '', takes: [] };
};

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

/** Whether a command says that it pays all that it takes. */
export const isPaid = (system: AnySystem, scene: object, viewer: Viewer, intent: Intent): boolean =>
  !('spend' in intent) ||
  (optionOf(system, scene, viewer, intent)?.takes ?? []).every((id) => intent.spend.includes(id));

/** A command at its price and risk now, in place of those that its owner was `told`: they know both. */
export function onItsTerms(system: AnySystem, terms: Terms | null, told: Json, intent: Intent): Intent {
  if (intent.kind !== 'attack' && intent.kind !== 'act') return intent;
  const before = takenBy(told);
  const own = intent.spend.filter((id) => !before.includes(id));
  const paying = { ...intent, spend: [...new Set([...own, ...(terms?.takes ?? [])])] };
  const risk = terms?.risk ?? '';
  return risk !== '' && isWay(system, paying) ? { ...paying, agreed: risk } : paying;
}

/** What was taken for what somebody was told. */
function takenBy(told: Json): readonly Json[] {
  if (typeof told !== 'object' || told === null || Array.isArray(told)) return [];
  const { takes = null } = told as { readonly [key: string]: Json };
  return Array.isArray(takes) ? takes : [];
}

/** A stored command; null where it cannot be read any more. */
export function intentIn(stored: Json): Intent | null {
  const read = intentSchema.safeParse(stored);
  return read.success ? read.data : null;
}
