import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { leave } from '../../fight/members.ts';
import { beingIn, fighterIn, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { turnBack } from '../effects/transform.ts';
import { endEffects } from '../use/lay.ts';

/**
 * Sets right what follows from effects that are over: who has no form any longer, or has fallen, is themselves again (Transform); creatures go whose summon has
 * ended, or whose summoner is dead (Summon).
 */
export function* settleEffects(tx: Tx<Scene>): Rule<void> {
  for (const [id, who] of Object.entries(tx.snapshot().characters)) {
    if (who.kind === 'object') continue;
    if (who.form !== null && who.vitality < 1) endEffects(tx, id, ({ kind }) => kind === 'transform');
    if (who.form !== null && !beingIn(tx.now, id)?.effects.some(({ kind }) => kind === 'transform'))
      turnBack(tx, id);
  }
  for (const [id, who] of Object.entries(tx.snapshot().characters)) {
    if (who.kind !== 'creature' || who.summoner === null) continue;
    if (tx.now.fight === null) {
      delete tx.state.characters[id];
      continue;
    }
    if (fighterIn(tx.now, id) === null) continue;
    const summoner = beingIn(tx.now, who.summoner);
    if (summoner !== null && !summoner.dead && summoner.effects.some(({ kind }) => kind === 'summon'))
      continue;
    tell(tx, 'unsummoned', { target: id });
    yield* leave(tx, id);
  }
}
