import type { Refusal } from '../../../engine/refusal.ts';
import { spaceRefusalText } from '../../../engine/space/index.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import { type Scene, sceneOf } from '../scene.ts';
import { abilityRefusals } from './abilities.ts';
import { actionRefusals } from './actions.ts';
import { armyRefusals } from './army.ts';
import { attackRefusals } from './attack.ts';
import { characterRefusals } from './characters.ts';
import { checkRefusals } from './checks.ts';
import { cinematicRefusals } from './cinematic.ts';
import { damageRefusals } from './damage.ts';
import { baseRefusals } from './base.ts';
import { vehicleRefusals } from './vehicles.ts';
import { fightRefusals } from './fight.ts';
import { heldRefusals } from './held.ts';
import { momentumRefusals } from './momentum.ts';
import { packRefusals } from './packs.ts';
import { partyRefusals } from './party.ts';
import { restRefusals } from './rests.ts';
import { spaceRefusals } from './space.ts';
import { statusRefusals } from './status.ts';
import { type Refusals, sayingOf } from './telling.ts';
import { turnRefusals } from './turns.ts';
import { worldRefusals } from './world.ts';

/** Every reason with its sentence: what is wrong, and what to do. Each folder adds its own. */
const sentences: Refusals = {
  ...abilityRefusals,
  ...actionRefusals,
  ...attackRefusals,
  ...characterRefusals,
  ...checkRefusals,
  ...cinematicRefusals,
  ...momentumRefusals,
  ...partyRefusals,
  ...restRefusals,
  ...worldRefusals,
  ...damageRefusals,
  ...armyRefusals,
  ...vehicleRefusals,
  ...baseRefusals,
  ...fightRefusals,
  ...heldRefusals,
  ...spaceRefusals,
  ...packRefusals,
  ...statusRefusals,
  ...turnRefusals,
};

/** What is wrong with a map or a way, in the words of maps; what was typed is in it, so it is escaped as a whole. */
function ofMap(refusal: Refusal): string | null {
  const sentence = spaceRefusalText(refusal);
  return sentence === null ? null : escapeMarkdown(sentence);
}

/** One sentence: what is wrong, and what to do. Null for codes of others. */
export function refusalWords({ code, params }: Refusal, scene: Scene | null): string | null {
  if (code.startsWith('space.')) return ofMap({ code, params });
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  return sentence?.(params, sayingOf(scene ?? sceneOf({}))) ?? null;
}

/** All the codes that have words. */
export const wordedRefusals: readonly string[] = Object.keys(sentences);
