import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import type { Character } from '../../character/schema.ts';
import { leave } from '../../fight/members.ts';
import { beingIn, type CharacterId, fighterIn, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { settleThings } from '../../zones/things.ts';
import { featuresOf } from '../active/owned.ts';
import { turnBack } from '../effects/transform.ts';
import { MOST_HANDS } from '../../character/limits.ts';
import { endEffects } from '../use/lay.ts';

/** Who is given more hands by a feature has them, empty. Nobody else is touched: each touch makes every later look at a large fight dearer. */
function growHands(tx: Tx<Scene>, id: CharacterId, who: Character): void {
  if (who.kind === 'object') return;
  const hands = featuresOf(who)
    .flatMap(({ effects }) => effects)
    .reduce(
      (sum, effect) =>
        effect.effect === 'grant' && effect.what.kind === 'hand' ? sum + effect.what.count : sum,
      2,
    );
  const missing = Math.min(hands, MOST_HANDS) - who.holding.length;
  const draft = missing > 0 ? tx.state.characters[id] : undefined;
  if (draft !== undefined && draft.kind !== 'object')
    draft.holding.push(...Array.from({ length: missing }, () => null));
}

/**
 * Sets right what follows from effects that are over: who has no form any longer, or has fallen, is themselves again (Transform); creatures go whose summon has
 * ended, or whose summoner is dead (Summon).
 */
export function* settleEffects(tx: Tx<Scene>): Rule<void> {
  for (const [id, who] of Object.entries(tx.snapshot().characters)) growHands(tx, id, who);
  yield* settleThings(tx);
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
    const isKept =
      summoner !== null && !summoner.dead && summoner.effects.some(({ kind }) => kind === 'summon');
    if (isKept && who.dismissed !== true) continue;
    tell(tx, 'unsummoned', { target: id });
    yield* leave(tx, id);
  }
}
