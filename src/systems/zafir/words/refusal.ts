import type { Json } from '../../../engine/json.ts';
import { pronounsOf } from '../../../engine/pronouns.ts';
import type { Params, Refusal } from '../../../engine/refusal.ts';
import { spaceRefusalText } from '../../../engine/space/index.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import { pronounsGiven } from '../character/schema.ts';
import { characterIn, type Scene } from '../scene.ts';
import { abilityRefusals } from './refusals/ability.ts';
import { actRefusals } from './refusals/act.ts';
import { attackRefusals } from './refusals/attack.ts';
import { betweenRefusals } from './refusals/between.ts';
import { conditionRefusals } from './refusals/condition.ts';
import { fieldRefusals } from './refusals/field.ts';
import { itemRefusals } from './refusals/item.ts';
import { missionRefusals } from './refusals/mission.ts';
import { moveRefusals } from './refusals/move.ts';
import { peopleRefusals } from './refusals/people.ts';
import { townRefusals } from './refusals/town.ts';
import { turnRefusals } from './refusals/turn.ts';
import type { RefusalSentences, Saying } from './saying.ts';
import { bold } from './telling.ts';

const sentences: RefusalSentences = {
  ...actRefusals,
  ...turnRefusals,
  ...missionRefusals,
  ...moveRefusals,
  ...fieldRefusals,
  ...attackRefusals,
  ...conditionRefusals,
  ...abilityRefusals,
  ...itemRefusals,
  ...peopleRefusals,
  ...betweenRefusals,
  ...townRefusals,
};

/** What is wrong with a map or a way, in the words of maps; what was typed is in it, so it is escaped as a whole. */
function ofMap(code: string, params: Params): string | null {
  const sentence = code.startsWith('space.') ? spaceRefusalText({ code, params }) : null;
  return sentence === null ? null : escapeMarkdown(sentence);
}

const longest = 200;

/** The sentence of a refusal: what is wrong, and what to do. Null for a code that is not of this system. */
export function refusalWords({ code, params }: Refusal, scene: Scene | null): string | null {
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  const text = (value: Json | undefined) =>
    escapeMarkdown(
      String(value ?? '')
        .replace(/\s+/g, ' ')
        .slice(0, longest),
    );
  const found = (id: string) => (scene === null ? null : characterIn(scene, id));
  const say: Saying = {
    text,
    who: (id) => (typeof id === 'string' ? bold(found(id)?.name ?? id) : 'somebody'),
    of: (id) => pronounsOf(typeof id === 'string' ? pronounsGiven(found(id)) : ''),
    list: (value) => (Array.isArray(value) && value.length > 0 ? value.map(text).join(', ') : 'nothing'),
  };
  return sentence?.(params, say) ?? ofMap(code, params);
}
