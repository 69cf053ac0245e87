import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Cost, Doing } from '../actions/act.ts';
import { forbiddenBy, numberOf } from '../numbers/ask.ts';
import { isCinematic } from '../numbers/ways.ts';
import { beingIn, type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { RP, whyNotPaid } from '../turn/economy.ts';

/** What may be ticked: out of turn, as a burst, with whom, and whom it is about besides the first. */
export const REACTION = 'reaction';
export const BURST = 'burst';
const WITH = 'with:';
const ON = 'on:';

export const partnerChoice = (id: CharacterId): string => `${WITH}${id}`;
export const alsoOnChoice = (id: CharacterId): string => `${ON}${id}`;

const after = (spend: readonly string[], mark: string): readonly CharacterId[] =>
  spend.filter((one) => one.startsWith(mark)).map((one) => one.slice(mark.length));

/** A cinematic deed as it was chosen. */
export interface Deed {
  readonly kind: 'action' | 'reaction';
  readonly burst: boolean;
  readonly partners: readonly CharacterId[];
  readonly on: readonly CharacterId[];
}

export const deedOf = ({ target, spend }: Pick<Doing, 'target' | 'spend'>): Deed => ({
  kind: spend.includes(REACTION) ? 'reaction' : 'action',
  burst: spend.includes(BURST),
  partners: after(spend, WITH),
  on: [...new Set([...(target === null ? [] : [target]), ...after(spend, ON)])],
});

/** AP of a Cinematic Action, RP of a Reaction, and of each who takes part in one (Cinematic Actions and Reactions). */
const AP = 3;
export const REACTS = 2;

/** Narrative Momentum by oneself, and where several share it; a burst costs twice as much. */
const ALONE = 3;
const SHARED = 2;

/** What a partner pays; who plays by the Cinematic Rules no Narrative Momentum (Cinematic Rules). */
export const partnerCost = (scene: Scene, id: CharacterId): Cost => ({
  rp: REACTS,
  momentum: isFreeFor(scene, id) ? 0 : SHARED,
});

const isFreeFor = (scene: Scene, id: CharacterId): boolean => {
  const who = beingIn(scene, id);
  return who !== null && isCinematic(who);
};

/** What it costs the one who does it, with partners or without. */
export function costOfDeed(scene: Scene, actor: CharacterId, { kind, burst }: Deed, shared: boolean): Cost {
  const momentum = isFreeFor(scene, actor) ? 0 : (shared ? SHARED : ALONE) * (burst ? 2 : 1);
  if (burst) return { momentum };
  return kind === 'action' ? { ap: AP, momentum } : { rp: REACTS, momentum };
}

/** Why a cinematic deed can't be done in this way now. A burst is for those who can't pay AP or RP, and have used none yet. */
export function whyNotDeed(scene: Scene, actor: CharacterId, deed: Deed): Refusal | null {
  const cost = costOfDeed(scene, actor, deed, deed.partners.length > 0);
  const fighter = fighterIn(scene, actor);
  if (fighter === null) return whyNotPaid(scene, actor, cost);
  if (deed.kind === 'action' && fighter.turn === null)
    return refusal('notYourTurn', { actor, current: null });
  if (!deed.burst) return whyNotPaid(scene, actor, cost);
  const isAction = deed.kind === 'action';
  const has = isAction ? (fighter.turn?.ap ?? 0) : fighter.rp;
  const used = isAction
    ? (fighter.turn?.apSpent ?? 0)
    : Math.max(0, numberOf(scene, 'rp', RP, { actor }).total - fighter.rp);
  const able =
    forbiddenBy(scene, actor, isAction ? 'act' : 'react') === null && has >= (isAction ? AP : REACTS);
  if (used > 0) return refusal('burstTooLate', { actor, what: isAction ? 'AP' : 'RP' });
  return able ? refusal('burstNeedless', { actor }) : whyNotPaid(scene, actor, cost);
}
