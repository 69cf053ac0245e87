import { castDraft } from 'immer';
import type { Tx } from '../../../../engine/tx.ts';
import { untilRest } from '../../../../engine/uses/index.ts';
import type { Being, HeldEffect } from '../../character/schema.ts';
import { SHEET_LIMITS } from '../../character/limits.ts';
import { tierOf } from '../../numbers/levels.ts';
import { countedLevels } from '../../numbers/levelsOf.ts';
import { being, beingIn, characterIn, type CharacterId, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { placeOf, rowKey } from '../active/parts.ts';
import type { Ability } from '../schema/ability.ts';
import type { Effect } from '../schema/effects/index.ts';
import { effectWords } from '../words/effects.ts';
import { durationFor } from './duration.ts';
import type { At } from './using.ts';

/** Abilities of which one user has only one going (Ability Types). */
const alone = ['buff', 'debuff', 'summon', 'transform'] as const;

export const kindOf = (ability: Pick<Ability, 'types'>): HeldEffect['kind'] =>
  alone.find((type) => ability.types.includes(type)) ?? 'other';

/** Puts effects on somebody's sheet for as long as they last: those of one use are one entry. What stacks adds a stack to the same entry. */
export function lay(tx: Tx<Scene>, at: At, effects: readonly Effect[], lasts: string): boolean {
  const { target, actor, row } = at;
  const now = tx.snapshot();
  const who = beingIn(now, target);
  const draft = tx.state.characters[target];
  if (who === null || draft === undefined || draft.kind === 'object') return false;
  const lasting = durationFor(now, lasts, { user: actor, target, scale: at.scale });
  const parts = effects.flatMap((effect) => placeOf(row, effect) ?? []);
  if (lasting === null || parts.length === 0) return false;
  const user = being(now, actor);
  const of = rowKey({ kind: at.kind, id: row.id });
  const held: HeldEffect = {
    id: freshId(who.effects, row.id),
    name: row.name,
    of,
    kind: 'types' in row ? kindOf(row) : 'other',
    stacks: 1,
    strength: { tier: tierOf(user.level), level: countedLevels(user), upcasts: { ...at.upcasts } },
    parts,
    by: actor,
    byName: characterIn(now, actor)?.name ?? null,
    ...lasting,
  };
  // The same from the same anew takes the place of the old one, unless it stacks.
  const stacks = 'stacks' in row && row.stacks;
  const isSame = (one: HeldEffect) =>
    one.of === of && one.by === actor && String(one.parts) === String(parts);
  const others = stacks ? who.effects : who.effects.filter((one) => !isSame(one));
  draft.effects = castDraft([...others, held].slice(-SHEET_LIMITS.effects.most));
  const does = effects.map(effectWords);
  tell(tx, 'effectBegan', { target, by: actor, name: row.name, does, lasts });
  return true;
}

export function freshId(taken: readonly { readonly id: string }[], stem: string): string {
  const short = stem.slice(0, 34);
  for (let n = 1; ; n++) if (!taken.some(({ id }) => id === `${short}${n}`)) return `${short}${n}`;
}

/** Ends effects of somebody's sheet, and tells each by its name once. Gives whether there were any. */
export function endEffects(
  tx: Tx<Scene>,
  target: CharacterId,
  isMeant: (held: HeldEffect) => boolean,
): boolean {
  const who = beingIn(tx.snapshot(), target);
  const draft = tx.state.characters[target];
  if (who === null || draft === undefined || draft.kind === 'object') return false;
  const gone = who.effects.filter(isMeant);
  if (gone.length === 0) return false;
  draft.effects = castDraft(who.effects.filter((one) => !gone.includes(one)));
  for (const name of new Set(gone.filter(isShown).map((one) => one.name)))
    tell(tx, 'effectEnded', { target, name });
  return true;
}

/** Marks of what was used have no part of a row, and nobody is told of them. */
export const isShown = ({ parts }: HeldEffect): boolean => parts.length > 0;

/** Ends what a user's earlier Ability of a kind still does, to whomever: a new one takes its place (Ability Types). */
export function endKind(tx: Tx<Scene>, user: CharacterId, kind: HeldEffect['kind']): void {
  if (kind === 'other') return;
  for (const id of Object.keys(tx.snapshot().characters))
    endEffects(tx, id, (held) => held.kind === kind && held.by === user);
  if (kind === 'summon') dismiss(tx, user);
}

/** What somebody has summoned disappears: the summon that comes keeps none of it here (Summon). */
function dismiss(tx: Tx<Scene>, user: CharacterId): void {
  for (const [id, who] of Object.entries(tx.snapshot().characters)) {
    const draft = who.kind === 'creature' && who.summoner === user ? tx.state.characters[id] : undefined;
    if (draft?.kind === 'creature') draft.dismissed = true;
  }
}

/** A mark on a sheet that something was used: nothing of it shows, and it goes when its time is over; until a rest, that is a full one. */
export function mark(tx: Tx<Scene>, id: CharacterId, of: string, lasts: string): void {
  const now = tx.snapshot();
  const who = beingIn(now, id);
  const draft = tx.state.characters[id];
  if (who === null || draft === undefined || draft.kind === 'object') return;
  const scale = { bases: {}, upcasts: {} };
  const lasting =
    lasts === 'rest'
      ? { duration: untilRest('full'), until: null }
      : durationFor(now, lasts, { user: id, target: id, scale });
  if (lasting === null) return;
  const held: Being['effects'][number] = {
    ...{
      id: freshId(who.effects, 'used'),
      name: of.slice(0, 80),
      of: of.slice(0, 80),
      kind: 'other',
      stacks: 1,
    },
    ...{ strength: { tier: 0, level: 0, upcasts: {} }, parts: [], by: id, byName: null, ...lasting },
  };
  draft.effects = castDraft([...who.effects, held].slice(-SHEET_LIMITS.effects.most));
}
