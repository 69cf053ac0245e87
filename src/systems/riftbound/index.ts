import { freeze } from 'immer';
import type { GameSystem } from '../../engine/system.ts';
import { autopilot } from './autopilot/index.ts';
import { chancesOf } from './chances/index.ts';
import { characterRules } from './character/rules.ts';
import type { Character } from './character/schema.ts';
import { checksOf } from './checks/intent.ts';
import { conditionChoices, endChoices } from './conditions/intent.ts';
import { content } from './content/index.ts';
import { remainsOf } from './fight/keep.ts';
import { asKnownTo, knowsOf, openlyKnown } from './fight/known.ts';
import { readSetup } from './fight/setup.ts';
import { sightsOf } from './fight/sight.ts';
import { glossary } from './glossary/index.ts';
import { groups, optionsOf } from './options.ts';
import { foe, foes } from './packs/foes.ts';
import { packs } from './packs/index.ts';
import { partyRules } from './party/index.ts';
import type { Party } from './party/party.ts';
import { perform } from './perform.ts';
import { plane } from './plane.ts';
import { ready } from './ready/index.ts';
import { restChoices } from './rests/rest.ts';
import { ruleset } from './ruleset.ts';
import { actingIn, presentIn, readScene, type Scene, sceneOf } from './scene.ts';
import { resultCalls } from './tracker/calls.ts';
import { trackerOf } from './tracker/index.ts';
import { checked } from './words/checked.ts';
import { eventWords } from './words/event.ts';
import { modifierWords } from './words/modifier.ts';
import { questionWords } from './words/question.ts';
import { refusalWords } from './words/refusal.ts';

export const riftbound: GameSystem<Scene, Character, Party> = {
  id: 'riftbound',
  name: 'Riftbound',
  revision: 1,
  content,
  glossary,
  character: characterRules,
  party: partyRules,
  plane,
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

  readSetup,
  upcast: (raw) => readScene(raw),

  perform,
  packs,
  presses: resultCalls,
  autopilot,
  ready,
  foes,
  foe,
  groups,
  // What is worked out of a scene is kept as long as nobody can change it any more.
  options: (scene, actor, viewer) => optionsOf(asKnownTo(freeze(scene, true), actor), actor, viewer),
  checks: checksOf,
  checked,
  chances: chancesOf,
  othersDice: ['dodge', 'intercept', 'steady', 'death', 'supercharge', 'supercharge.hp', 'supercharge.ehp'],
  openlyKnown,
  conditions: () => conditionChoices,
  ends: (scene, actor) => endChoices(asKnownTo(scene, actor), actor),
  rests: () => restChoices,

  fights: ({ fight }) => fight !== null,
  round: ({ fight }) => fight?.order.round ?? 0,
  current: actingIn,
  tracker: trackerOf,
  known: (scene, viewer) =>
    presentIn(scene)
      .filter((id) => knowsOf(scene, viewer, id))
      .map((id) => ({ id, name: scene.characters[id]?.name ?? id })),
  sights: sightsOf,
  remains: remainsOf,
};
