import type { Modifier } from '../../../engine/modifier.ts';
import { type CharacterId, type Scene, stateOf } from '../scene.ts';
import { type Covered, coverOf } from './cover.ts';

/** What cover gives: Evasion against ranged attacks, and Defense Rolls against what comes from that direction (Cover). */
const EVASION = 2;
const DR = 1;

/**
 * What a target's cover from somebody changes. Taking Cover is as much again (A23): half cover gives its bonus anyway, so what one takes must be more. A
 * house rule has it as the same bonus.
 */
export function coverModifiers(
  scene: Scene,
  attacker: CharacterId,
  target: CharacterId,
  number: 'evasion' | 'dr',
  pastOwn = false,
  covered: Covered = coverOf(scene, attacker, target, pastOwn),
): readonly Modifier[] {
  if (covered.cover === 'none') return [];
  const amount = number === 'evasion' ? EVASION : DR;
  const takes = scene.party.rules.takingCover === 'stacks' && stateOf(scene, target, 'takingCover') !== null;
  return [{ source: 'cover', amount }, ...(takes ? [{ source: 'takingCover', amount }] : [])];
}
