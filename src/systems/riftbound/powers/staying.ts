import { castDraft } from 'immer';
import type { Modifier } from '../../../engine/modifier.ts';
import { remembered } from '../../../engine/remembered.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type Boundary, type Duration, tickDurations } from '../../../engine/uses/index.ts';
import { SHEET_LIMITS } from '../character/limits.ts';
import type { ConditionId } from '../character/schema.ts';
import type { DamageTypeId } from '../content/damageTypes.ts';
import { actingIn, type CharacterId, characterIn, personIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { durationOf, lastsOutside } from './lasting.ts';
import { type About, holds } from './only.ts';
import { powersOf } from './owned.ts';
import { type NumberId, type OwnCondition, type Staying, stays } from './schema.ts';

/** An effect that is on somebody now, and by what. */
interface Active {
  readonly name: string;
  readonly effect: Staying;
  /** It counts only so: of the whole power. */
  readonly when: Parameters<typeof holds>[1];
}

/** All effects that are on somebody now: what they have for good, and what has come for a time. */
const activeOn = remembered((scene: Scene, id: CharacterId): readonly Active[] => {
  const passive = powersOf(scene, id)
    .filter(({ power }) => power.when === 'passive')
    .flatMap(({ power }) =>
      power.effects.filter(stays).map((effect) => ({ name: power.name, effect, when: power.only })),
    );
  const come = (personIn(scene, id)?.afflictions ?? []).flatMap(({ condition }) =>
    condition.effects.map((effect) => ({ name: condition.name, effect, when: [] })),
  );
  return [...passive, ...come];
});

/** What powers and what has come of them change of a number of somebody's. */
export function powerModifiers(scene: Scene, number: NumberId, about: About): readonly Modifier[] {
  return activeOn(scene, about.owner).flatMap(({ name, effect, when }) =>
    effect.effect === 'modify' && effect.number === number && holds(scene, [...when, ...effect.only], about)
      ? [{ source: 'power', amount: effect.by, params: { name } }]
      : [],
  );
}

/** The sum of what powers change of a number of somebody's, where nobody asks why: Moves, Actions. */
export const powerBonus = (scene: Scene, number: NumberId, owner: CharacterId): number =>
  powerModifiers(scene, number, { owner, opponent: null, melee: null }).reduce(
    (all, { amount }) => all + amount,
    0,
  );

/** How much of some damage gets through to somebody: none of what they are immune to, half (rounded up) or twice of others. */
export function guarded(scene: Scene, id: CharacterId, type: DamageTypeId | null, amount: number): number {
  if (type === null) return amount;
  const guards = activeOn(scene, id).flatMap(({ effect, when }) =>
    effect.effect === 'guard' &&
    effect.against === type &&
    holds(scene, when, { owner: id, opponent: null, melee: null })
      ? [effect.is]
      : [],
  );
  if (guards.includes('immune')) return 0;
  const halved = guards.includes('resistant') ? Math.ceil(amount / 2) : amount;
  return guards.includes('weak') ? 2 * halved : halved;
}

/** Whether a condition cannot come to somebody. */
export const isImmuneTo = (scene: Scene, id: CharacterId, condition: ConditionId): boolean =>
  activeOn(scene, id).some(({ effect }) => effect.effect === 'guard' && effect.against === condition);

/** A condition of a pack's own as it comes to somebody. */
export interface Coming {
  readonly target: CharacterId;
  readonly condition: OwnCondition;
  readonly lasts: string;
  readonly by: CharacterId | null;
}

/**
 * Gives somebody a condition of a pack's own; the same one again begins anew. Vehicles and the dead get none, nor does anybody outside of a
 * fight what lasts for turns. One of a crowd of conditions takes the place of the oldest.
 */
export function afflict(tx: Tx<Scene>, { target, condition, lasts, by }: Coming): void {
  const person = tx.state.characters[target];
  if (person?.kind !== 'person' || person.dead) return;
  if (tx.now.fight === null && !lastsOutside(lasts)) return;
  const byName = characterIn(tx.now, by)?.name ?? null;
  const duration = durationOf(lasts, { user: by ?? target, target, acting: actingIn(tx.now) });
  const others = person.afflictions.filter((one) => one.condition.name !== condition.name);
  person.afflictions = [
    ...others.slice(-(SHEET_LIMITS.afflictions.most - 1)),
    castDraft({ condition, by, byName, duration: copied(duration) }),
  ];
  tell(tx, 'afflicted', { target, source: by, condition: condition.name, lasts });
}

const copied = ({ ends }: Duration) => ({ ends: ends.map((end) => ({ ...end })) });

/** Takes a condition of a pack's own from somebody. */
export function unafflict(tx: Tx<Scene>, target: CharacterId, name: string): void {
  const person = tx.state.characters[target];
  if (person?.kind !== 'person' || !person.afflictions.some((one) => one.condition.name === name)) return;
  person.afflictions = person.afflictions.filter((one) => one.condition.name !== name);
  tell(tx, 'unafflicted', { target, condition: name });
}

/** Conditions of packs' own whose time is over go. */
export function expireAfflictions(tx: Tx<Scene>, id: CharacterId, boundary: Boundary): void {
  const before = personIn(tx.snapshot(), id)?.afflictions ?? [];
  if (before.length === 0) return;
  const { kept, counted, over } = tickDurations(before, boundary, id);
  const person = tx.state.characters[id];
  if (person?.kind !== 'person' || counted.length + over.length === 0) return;
  person.afflictions = castDraft([...kept]);
  for (const { condition } of over) tell(tx, 'unafflicted', { target: id, condition: condition.name });
}

/** A staying effect of a power as a condition: it has the power's name. */
export const asCondition = (name: string, effects: readonly Staying[]): OwnCondition => ({
  name,
  text: '',
  effects,
  harm: null,
  shake: null,
});
