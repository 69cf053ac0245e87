import type { IntentOf } from '../../../engine/intent.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { whyNotSpent } from '../attack/legality.ts';
import { isIncapacitated } from '../conditions/active.ts';
import { edges } from '../content/edges.ts';
import { whyNoSoulfire } from '../party/spend.ts';
import { type CharacterId, character, characterIn, fighterIn, type Scene } from '../scene.ts';
import { whyNoDoubleTraining } from '../turn/economy.ts';
import { readDifficulty } from './byWord.ts';
import { whyNotHelped } from './helping.ts';
import { checkKind, deathCheck } from './kinds.ts';

/** Why a check cannot be made; null where it can. */
export function whyNotCheck(scene: Scene, intent: IntentOf<'check'>): Refusal | null {
  const { actor, against } = intent;
  const why = whyNoTests(scene, actor) ?? whyNotEdges(intent) ?? whyNotHelped(scene, intent);
  if (why !== null) return why;
  const sixes = intent.spend.includes('maximise') ? whyNoSoulfire(scene, actor) : null;
  if (intent.what === deathCheck)
    return whyNotSpent(intent.spend, ['maximise']) ?? whyNoDeathTest(scene, actor) ?? sixes;
  if (fighterIn(scene, actor) !== null && isIncapacitated(scene, actor))
    return refusal('incapacitatedTest', { actor });
  const kind = checkKind(intent.what);
  if (kind === null) return refusal('unknownCheck', { check: intent.what });
  const spent = whyNotSpent(intent.spend, ['doubleTraining', 'maximise']) ?? sixes;
  if (spent !== null) return spent;
  const doubled = intent.spend.includes('doubleTraining');
  const doubling = doubled ? whyNoDoubleTraining(scene, actor, kind.skill, 1) : null;
  if (doubling !== null) return doubling;
  return against === null ? whyNotAlone(intent) : whyNotOpposed(scene, intent, against);
}

function whyNotEdges({ edge, resistingEdge, against }: IntentOf<'check'>): Refusal | null {
  if (resistingEdge !== null && against === null) return refusal('resistingEdgeAlone');
  const unknown = [edge, resistingEdge].find((one) => one !== null && !edges.some(({ id }) => id === one));
  return unknown === undefined ? null : refusal('unknownEdge', { edge: unknown });
}

function whyNotAlone({ edge, againstWhat, difficulty }: IntentOf<'check'>): Refusal | null {
  if (edge !== null) return refusal('edgeAlone');
  if (againstWhat !== null) return refusal('againstNobody');
  if (difficulty === null) return null;
  const dn = readDifficulty(difficulty);
  return dn.ok ? null : dn.refusal;
}

function whyNotOpposed(scene: Scene, intent: IntentOf<'check'>, against: CharacterId): Refusal | null {
  const { againstWhat } = intent;
  if (against === intent.actor) return refusal('opposedSelf', { actor: against });
  if (againstWhat !== null && checkKind(againstWhat) === null)
    return refusal('unknownCheck', { check: againstWhat });
  if (intent.difficulty !== null) return refusal('opposedNoDn');
  return whyNoTests(scene, against);
}

function whyNoTests(scene: Scene, id: CharacterId): Refusal | null {
  if (characterIn(scene, id) === null) return refusal('unknownCharacter', { id });
  return character(scene, id).dead ? refusal('isDead', { actor: id }) : null;
}

/** In a fight the turn brings the Death Test by itself. */
export function whyNoDeathTest(scene: Scene, actor: CharacterId): Refusal | null {
  if (character(scene, actor).mortal === null) return refusal('notMortal', { actor });
  if (character(scene, actor).lastStand) return refusal('inLastStandNow', { actor });
  const { fight } = scene;
  const inFight = fight !== null && fight.fighters[actor] !== undefined && !fight.fighters[actor].left;
  return inFight ? refusal('deathOnTurn', { actor }) : null;
}
