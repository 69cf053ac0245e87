import type { GameSystem } from '../../engine/system.ts';
import { characterRules } from './character/rules.ts';
import { chancesOf } from './chances/index.ts';
import type { Character } from './character/schema.ts';
import { checksOf } from './checks/intent.ts';
import { content } from './content/index.ts';
import { groups, optionsOf } from './options.ts';
import { packs } from './packs/index.ts';
import { partyRules } from './party/index.ts';
import type { Party } from './party/party.ts';
import { perform } from './perform.ts';
import { restChoices } from './rests/rest.ts';
import { ruleset } from './ruleset.ts';
import { actingIn, type Scene, sceneOf } from './scene.ts';
import { eventWords } from './words/event.ts';
import { modifierWords } from './words/modifier.ts';
import { questionWords } from './words/question.ts';
import { refusalWords } from './words/refusal.ts';

/** What of the system is there already. It is registered once all of it is. */
export const riftbound = {
  id: 'riftbound',
  name: 'Riftbound',
  revision: 1,
  content,
  character: characterRules,
  party: partyRules,
  ruleset,
  words: {
    event: eventWords,
    refusal: refusalWords,
    question: questionWords,
    modifier: modifierWords,
  },

  scene: sceneOf,
  charactersIn({ characters, fight }) {
    if (fight === null) return characters;
    return Object.fromEntries(Object.entries(characters).filter(([id]) => fight.fighters[id]?.left !== true));
  },
  leftIn({ characters, fight }) {
    if (fight === null) return {};
    return Object.fromEntries(Object.entries(characters).filter(([id]) => fight.fighters[id]?.left === true));
  },

  perform,
  packs,
  groups,
  options: optionsOf,
  checks: checksOf,
  chances: chancesOf,
  rests: () => restChoices,

  fights: ({ fight }) => fight !== null,
  round: ({ fight }) => fight?.order.round ?? 0,
  current: actingIn,
} satisfies Partial<GameSystem<Scene, Character, Party>>;
