import { castDraft } from 'immer';
import { rowOf } from '../../../../engine/table.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { conditions } from '../../content/conditions.ts';
import { edges } from '../../content/edges.ts';
import { skills } from '../../content/skills.ts';
import { isUnseen } from '../../fight/unseen.ts';
import { character, fighterIn, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { wordsOfOnly } from '../only.ts';
import type { EffectOf, StayingEffect } from '../schema/effects.ts';
import { lastingWords } from '../schema/lasting.ts';
import { durationIn } from './duration.ts';
import type { At, EffectRule } from './rule.ts';

/** What ends with turns or with the fight does not come outside of one. */
const needsFight = (lasts: string) => lasts !== 'rest' && lasts !== 'ever';

/** Puts a staying effect on the target for as long as it says; the same from the same anew, in place of the old one. */
function lay(tx: Tx<Scene>, effect: StayingEffect, { power, user, target }: At): void {
  const who = tx.state.characters[target];
  const lasts = effect.lasts ?? 'fight';
  if (who === undefined || (needsFight(lasts) && fighterIn(tx.now, target) === null)) return;
  const same = JSON.stringify(effect);
  const others = who.boons.filter(
    (boon) => !(boon.power === power && boon.by === user && JSON.stringify(boon.effect) === same),
  );
  const duration = durationIn(tx.now, lasts, { user, target });
  who.boons = [...others, castDraft({ power, by: user, effect, duration })].slice(-50);
  // Whoever reads it may not know of an unseen user.
  const by = isUnseen(tx.now, user) ? 'somebody' : character(tx.now, user).name;
  tell(tx, 'boonGained', { target, power, does: stayingWords(effect, by) });
}

export const modify: EffectRule<'modify'> = {
  harms: ({ by, number }) => (number === 'difficulty' ? by > 0 : by < 0),
  words: (effect) => stayingWords(effect),
  apply: (tx, effect, at) => void lay(tx, effect, at),
};

export const edge: EffectRule<'edge'> = {
  harms: (effect) => rowOf(edges, effect.edge).difficulty > 0,
  words: (effect) => stayingWords(effect),
  apply: (tx, effect, at) => void lay(tx, effect, at),
};

export const guard: EffectRule<'guard'> = {
  harms: ({ is }) => is === 'weak',
  words: (effect) => stayingWords(effect),
  apply: (tx, effect, at) => void lay(tx, effect, at),
};

const numberNames: Readonly<Record<EffectOf<'modify'>['number'], string>> = {
  melee: 'Melee',
  accuracy: 'Accuracy',
  defence: 'Defence',
  armour: 'Armour',
  dice: 'dice',
  difficulty: 'Difficulty',
  damage: 'weapon Damage',
  speed: 'Speed',
};

const inSteps = ['melee', 'accuracy', 'defence', 'speed'];

/** 'Defence +1 step while hurt', 'Advantage on Stealth', 'half Damage from fire'; `user` as `lastingWords` takes it. */
export function stayingWords(effect: StayingEffect, user: string | null = null): string {
  const until = effect.lasts === null ? '' : ` ${lastingWords(effect.lasts, user)}`;
  switch (effect.effect) {
    case 'modify': {
      const sign = effect.by < 0 ? `−${-effect.by}` : `+${effect.by}`;
      const steps = inSteps.includes(effect.number) ? (Math.abs(effect.by) === 1 ? ' step' : ' steps') : '';
      return `${numberNames[effect.number]} ${sign}${steps}${skillWords(effect.skill)}${wordsOfOnly(effect.only)}${until}`;
    }
    case 'edge':
      return `${rowOf(edges, effect.edge).name}${skillWords(effect.skill) || ' on all Tests'}${wordsOfOnly(effect.only)}${until}`;
    case 'guard': {
      const row = conditions.find(({ id }) => id === effect.against);
      if (row !== undefined) return `can't be ${row.name}${until}`;
      const much = { immune: 'no', resistant: 'half', weak: 'twice the' }[effect.is];
      return `${much} Damage from ${effect.against}${until}`;
    }
  }
}

const skillWords = (skill: EffectOf<'modify'>['skill']) =>
  skill === null ? '' : ` on ${rowOf(skills, skill).name}`;
