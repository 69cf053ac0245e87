import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { remembered } from '../../../engine/remembered.ts';
import { isUnseen } from '../fight/known.ts';
import { forbiddenBy } from '../numbers/ask.ts';
import { isCinematic } from '../numbers/ways.ts';
import { beingIn, type CharacterId, characterIn, fighterIn, onTurn, type Scene } from '../scene.ts';
import { whyNotPaid } from '../turn/economy.ts';
import type { Act, Cost, Doing } from './act.ts';
import { meansFor, spendsFor } from './asked.ts';

/** Why somebody can't do anything at all: they aren't there, or dead. */
export const whyHelpless = remembered((scene: Scene, actor: CharacterId): Refusal | null => {
  if (characterIn(scene, actor) === null) return refusal('nobody', { actor });
  if (scene.fight !== null && fighterIn(scene, actor) === null) return refusal('notInFight', { id: actor });
  const who = beingIn(scene, actor);
  if (who === null) return refusal('objectsDontAct', { actor });
  return who.dead ? refusal('isDead', { actor }) : null;
});

/** Somebody's id for somebody else to read; null where they know nothing of them. */
const shownTo = (scene: Scene, actor: CharacterId, id: CharacterId | null): CharacterId | null =>
  fighterIn(scene, actor)?.side === 'players' && id !== null && isUnseen(scene, id) ? null : id;

/** Why it isn't the moment for an act of somebody's. */
export function whyNotNow(
  scene: Scene,
  actor: CharacterId,
  { when = 'turn' }: Pick<Act, 'when'>,
): Refusal | null {
  if (when === 'anytime') return null;
  if (scene.fight === null) return refusal('onlyInFight', {});
  if (fighterIn(scene, actor)?.turn) return null;
  return refusal('notYourTurn', { actor, current: shownTo(scene, actor, onTurn(scene)[0] ?? null) });
}

/** What keeps somebody from what takes AP, or RP: Restrained, Stunned (Status Effects). */
function whyForbidden(scene: Scene, actor: CharacterId, { ap = 0, rp = 0 }: Cost): Refusal | null {
  const by =
    (ap > 0 ? forbiddenBy(scene, actor, 'act') : null) ??
    (rp > 0 ? forbiddenBy(scene, actor, 'react') : null);
  return by === null ? null : refusal('forbidden', { actor, by, what: ap > 0 ? 'act' : 'react' });
}

/** Why somebody can't do something that the Cinematic Rules replace: they have checks and Cinematic Actions alone (Cinematic Rules). */
export function whyNotCinematic(
  scene: Scene,
  actor: CharacterId,
  { cinematic, gmOnly }: Pick<Act, 'cinematic' | 'gmOnly'>,
): Refusal | null {
  const who = beingIn(scene, actor);
  const isReplaced = who !== null && isCinematic(who) && cinematic !== true && gmOnly !== true;
  return isReplaced ? refusal('onlyCinematic', { actor }) : null;
}

/** Why an act can't be done now, whatever is chosen for it. */
export const whyNotAct = (scene: Scene, actor: CharacterId, act: Act): Refusal | null =>
  whyHelpless(scene, actor) ??
  whyNotCinematic(scene, actor, act) ??
  whyNotNow(scene, actor, act) ??
  (act.helpless ? null : whyForbidden(scene, actor, act.cost)) ??
  whyNotPaid(scene, actor, act.cost) ??
  act.refused?.(scene, actor) ??
  null;

/** Why what was chosen for an act doesn't do. */
export function whyNotChosen(scene: Scene, act: Act, doing: Doing): Refusal | null {
  const { actor, target, means, detail, brought, broughtMeans } = doing;
  const targets = brought === undefined ? act.targets?.(scene, actor) : undefined;
  const tools = broughtMeans === undefined ? meansFor(scene, actor, act) : undefined;
  if (act.gmOnly && !doing.asGm) return refusal('gmOnly');
  return (
    whyNotPicked(act, 'chooseTarget', targets, target, act.targetLater) ??
    whyNotPicked(act, 'chooseMeans', tools, means, act.meansLater) ??
    (act.words === 'needed' && detail === null ? refusal('needsWords', { act: act.name }) : null) ??
    act.whyNot?.(scene, doing) ??
    whyNotTicked(scene, act, doing) ??
    whyNotPaid(scene, actor, costOf(scene, act, doing))
  );
}

/** Nothing is ticked that isn't offered: what is typed wrongly isn't silently left out. */
function whyNotTicked(scene: Scene, act: Act, { actor, spend }: Doing): Refusal | null {
  if (spend.length === 0) return null;
  const offered = new Set(spendsFor(scene, actor, act).map(({ id }) => id));
  const unknown = spend.find((one) => !offered.has(one));
  return unknown === undefined ? null : refusal('unknownSpend', { spend: unknown });
}

/** What an act costs with what was chosen for it. */
export const costOf = (scene: Scene, act: Act, doing: Doing) => act.costOf?.(scene, doing) ?? act.cost;

function whyNotPicked(
  { name, targetsOpen }: Act,
  why: 'chooseTarget' | 'chooseMeans',
  choices: readonly Choice[] | undefined,
  id: string | null,
  later: true | undefined,
): Refusal | null {
  if (choices === undefined) return null;
  const names = choices.filter((one) => one.refused === null).map((one) => one.name);
  if (id === null) return later ? null : refusal(why, { act: name, choices: names });
  const found = choices.find((one) => one.id === id);
  if (found === undefined)
    return targetsOpen && why === 'chooseTarget' ? null : refusal(why, { act: name, choices: names });
  return found.refused;
}
