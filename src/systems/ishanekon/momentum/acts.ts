import type { Choice } from '../../../engine/options.ts';
import { refusal } from '../../../engine/refusal.ts';
import type { Act } from '../actions/act.ts';
import { pushGives } from './lying.ts';
import { reroll } from './reroll.ts';
import { mostMomentum } from '../numbers/resources.ts';
import { characterIn, presentIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { isDeadly } from '../world/exhausted.ts';

const heroesIn = (scene: Scene): readonly Choice[] =>
  presentIn(scene).flatMap((id): readonly Choice[] => {
    const who = characterIn(scene, id);
    if (who?.kind !== 'hero') return [];
    const most = mostMomentum(scene, id).total;
    const isFull = who.momentum >= most;
    return [
      {
        id,
        name: who.name,
        note: `${who.momentum} of ${most}`,
        refused: isFull ? refusal('momentumFull', { actor: id, most }) : null,
      },
    ];
  });

const MOST_AWARD = 100;

/** '3', or nothing for 1. Null for what is no number. */
const awardIn = (detail: string | null): number | null => {
  if (detail === null) return 1;
  const number = /^\d{1,3}$/.test(detail.trim()) ? Number(detail) : 0;
  return number >= 1 && number <= MOST_AWARD ? number : null;
};

/** A GM awards Narrative Momentum for good play (Narrative Momentum). */
export const awardMomentum: Act = {
  id: 'awardMomentum',
  name: 'Award Narrative Momentum',
  also: ['Award Momentum'],
  group: 'free',
  cost: {},
  when: 'anytime',
  gmOnly: true,
  helpless: true,
  targets: heroesIn,
  words: 'optional',
  whyNot: (_scene, { detail }) =>
    awardIn(detail) === null ? refusal('notAnAward', { text: detail ?? '', most: MOST_AWARD }) : null,
  run(tx, { target, detail }) {
    const who = target === null ? undefined : tx.state.characters[target];
    if (target === null || who?.kind !== 'hero') return undefined;
    const before = who.momentum;
    who.momentum = Math.min(mostMomentum(tx.now, target).total, before + (awardIn(detail) ?? 0));
    tell(tx, 'momentumAwarded', { target, momentum: [before, who.momentum] });
    return undefined;
  },
};

/** Somebody takes a level of Exhaustion for Narrative Momentum; nothing prevents that level (Narrative Momentum). House: not one that kills. */
export const pushYourself: Act = {
  id: 'pushYourself',
  cinematic: true,
  name: 'Push yourself',
  also: ['Exhaust yourself', 'Exhaustion for Momentum'],
  group: 'free',
  cost: {},
  when: 'anytime',
  helpless: true,
  offered: (scene, actor) => characterIn(scene, actor)?.kind === 'hero',
  refused(scene, actor) {
    const who = characterIn(scene, actor);
    if (who?.kind !== 'hero') return refusal('onlyCharacters', { actor });
    const most = mostMomentum(scene, actor).total;
    if (who.momentum >= most) return refusal('momentumFull', { actor, most });
    return isDeadly(who.exhaustion + 1) ? refusal('pushDeadly', { actor, levels: who.exhaustion }) : null;
  },
  run(tx, { actor }) {
    const who = tx.state.characters[actor];
    if (who?.kind !== 'hero') return undefined;
    const before = who.momentum;
    who.momentum = Math.min(mostMomentum(tx.now, actor).total, before + pushGives(who));
    who.exhaustion += 1;
    tell(tx, 'momentumPushed', { actor, momentum: [before, who.momentum], exhaustion: who.exhaustion });
    return undefined;
  },
};

export const momentumActs: readonly Act[] = [reroll, pushYourself, awardMomentum];
