import type { Audience } from '../../../engine/event.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { partyLimits } from './party.ts';

/** Why somebody cannot spend the party's Soulfire now: it is the heroes' (S107), and it may be used up. */
export function whyNoSoulfire(scene: Scene, actor: CharacterId): Refusal | null {
  const fighter = fighterIn(scene, actor);
  const isHero = fighter === null ? !scene.npcs.includes(actor) : fighter.side === 'players';
  if (!isHero) return refusal('soulfireIsHeroes', { actor });
  const { now, max } = scene.party.soulfire;
  return now > 0 ? null : refusal('noSoulfire', { max });
}

/**
 * A hero spends 1 Soulfire on something, by its name; whether they may is to be asked before. `to` is who may know,
 * where not everybody.
 */
export function spendSoulfire(tx: Tx<Scene>, actor: CharacterId, use: string, to?: Audience): void {
  const { now, max } = tx.now.party.soulfire;
  if (now < 1) throw new Error('there is no Soulfire to spend');
  tx.state.party.soulfire.now = now - 1;
  if (tx.state.fight !== null) tx.state.fight.soulfire = (tx.state.fight.soulfire ?? 0) + 1;
  tell(tx, 'soulfireSpent', { actor, use, soulfire: [now, now - 1, max] }, to);
}

/** Doom rises by 1 for what somebody did (S77). */
export function raiseDoom(tx: Tx<Scene>, actor: CharacterId): void {
  const before = tx.now.party.doom;
  const after = Math.min(before + 1, partyLimits.doom[1]);
  tx.state.party.doom = after;
  tell(tx, 'doomRose', { actor, doom: [before, after] });
}
