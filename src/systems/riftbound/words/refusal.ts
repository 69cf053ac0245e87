import type { Refusal } from '../../../engine/refusal.ts';
import { type Scene, sceneOf } from '../scene.ts';
import { abilityRefusals } from './abilities.ts';
import { attackRefusals } from './attacking.ts';
import { characterRefusals } from './characters.ts';
import { checkRefusals } from './checks.ts';
import { fightRefusals } from './fight.ts';
import { gearRefusals } from './gear.ts';
import { packRefusals } from './packs.ts';
import { powerRefusals } from './powers.ts';
import { moveRefusals } from './moves.ts';
import { restRefusals } from './rests.ts';
import { scanRefusals } from './scans.ts';
import { sayingOf, type Sentence } from './telling.ts';
import { vehicleRefusals } from './vehicles.ts';

/** Every reason with its sentence: what is wrong, and what to do. Each folder adds its own. */
const sentences: { readonly [code: string]: Sentence } = {
  ...abilityRefusals,
  ...attackRefusals,
  ...characterRefusals,
  ...checkRefusals,
  ...fightRefusals,
  ...gearRefusals,
  ...packRefusals,
  ...powerRefusals,
  ...moveRefusals,
  ...restRefusals,
  ...scanRefusals,
  ...vehicleRefusals,
  notInFight: ({ id }, { who }) => `${who(id)} isn't in the fight.`,
};

/** One sentence: what is wrong, and what to do. Null for codes of others. */
export function refusalWords({ code, params }: Refusal, scene: Scene | null): string | null {
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  return sentence?.(params, sayingOf(scene ?? sceneOf({}))) ?? null;
}

/** All the codes that have words. */
export const wordedRefusals: readonly string[] = Object.keys(sentences);
