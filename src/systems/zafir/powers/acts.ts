import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { charges, cooldown, type UseLimit } from '../../../engine/uses/index.ts';
import { type Aim, centresFor, tileTyped, unitsFor, whyNotFreeTile } from '../abilities/aims.ts';
import type { Act } from '../acts/act.ts';
import { profileOf } from '../character/profile.ts';
import type { RangeId } from '../content/ranges.ts';
import { reveal } from '../move/reveal.ts';
import { type CharacterId, characterIn, type Scene, unitIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { meantBy, showSelf, work } from './effects.ts';
import { type Power, useOf } from './schema.ts';
import { strikeBy } from './strikes.ts';

/** What limits a power; null where nothing does. */
export function limitOf(power: Power): { readonly use: string; readonly limit: UseLimit } | null {
  if (power.charges === null && power.cooldown === null) return null;
  const limit = {
    ...(power.charges === null ? {} : charges(power.charges)),
    ...(power.cooldown === null ? {} : cooldown(power.cooldown)),
  };
  return { use: useOf(power), limit };
}

const aims: Readonly<Record<Exclude<Power['at'], 'self' | 'tile'>, Aim['at']>> = {
  ally: 'allies',
  selfOrAlly: 'selfAndAllies',
  enemy: 'enemies',
  anyone: 'anybody',
};

const rangeOf = ({ range }: Power): RangeId => (range === 'self' ? 'adjacent' : range);

const stepsThere = ({ effects }: Power): boolean => effects.some(({ effect }) => effect === 'step');

/** What a power may be aimed at. */
function targetsOf(scene: Scene, actor: CharacterId, power: Power): readonly Choice[] {
  if (power.at === 'self') return [];
  if (power.at === 'tile')
    return stepsThere(power)
      ? []
      : centresFor(scene, actor, rangeOf(power), power.among === 'allies' ? 'allies' : 'enemies');
  return unitsFor(scene, actor, { range: rangeOf(power), at: aims[power.at] }).map((choice) => ({
    ...choice,
    refused: choice.refused ?? whyNotStruck(scene, actor, choice.id, power),
  }));
}

/** Why the attack that a power makes cannot be made on somebody. */
function whyNotStruck(
  scene: Scene,
  actor: CharacterId,
  target: CharacterId,
  { effects }: Power,
): Refusal | null {
  for (const effect of effects) {
    if (effect.effect !== 'attack') continue;
    const struck = strikeBy(scene, actor, target, effect);
    if (!struck.ok) return struck.refusal;
  }
  return null;
}

function tileFor(scene: Scene, actor: CharacterId, typed: string, power: Power): Choice | null {
  const read = tileTyped(scene, actor, typed, rangeOf(power));
  if (read === null || !stepsThere(power)) return read;
  return { ...read, refused: read.refused ?? whyNotFreeTile(scene, actor, read.id, rangeOf(power)) };
}

function actOf(actor: CharacterId, power: Power): Act {
  const limit = limitOf(power);
  return {
    id: useOf(power),
    name: power.name,
    text: power.text,
    activation: power.when === 'free' || power.when === 'action' ? power.when : 'actionEnds',
    when: 'turn',
    group: power.kind === 'item' ? 'gear' : 'powers',
    ...(power.kind === 'item' ? { countsAs: 'useItem' } : {}),
    ...(limit === null ? {} : { limit: () => limit }),
    ...(power.at === 'self' ? {} : { targets: (now, id) => targetsOf(now, id, power) }),
    ...(power.at === 'tile' ? { reads: (now, id, typed) => tileFor(now, id, typed, power) } : {}),
    nobody: () => (power.at === 'tile' ? refusal('nameATile') : refusal('noTarget', { act: power.name })),
    strikes: (now, { target }) => meantBy(now, { actor, power, target, reaction: null }),
    ...(stepsThere(power) ? { leadsTo: (_now, { target }) => target } : {}),
    *run(tx, { target }) {
      const working = { actor, power, target, reaction: null };
      const turned = showSelf(tx, working);
      tell(tx, 'powerUsed', { actor, power: power.name, text: power.text, target });
      yield* work(tx, working);
      if (turned) reveal(tx, actor, 'action');
    },
  };
}

const acting: readonly Power['when'][] = ['action', 'actionEnds', 'free'];

/** What somebody can do by powers of their own. */
export function powerActs(scene: Scene, actor: CharacterId): readonly Act[] {
  const who = characterIn(scene, actor);
  if (who === null || unitIn(scene, actor) === null) return [];
  return profileOf(who)
    .powers.filter(({ when }) => acting.includes(when))
    .map((power) => actOf(actor, power));
}
