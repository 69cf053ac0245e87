import type { GameSystem } from '../../engine/system.ts';
import { commandersOf } from './actions/advanced/command.ts';
import { autopilot } from './autopilot/index.ts';
import { characterRules } from './character/rules.ts';
import type { Character } from './character/schema.ts';
import { chancesOf } from './chances/index.ts';
import { checksOf } from './checks/intent.ts';
import { content } from './content/index.ts';
import { foe, foes } from './creatures/foes.ts';
import { remainsOf } from './fight/keep.ts';
import { asKnownTo, knowsOf, openlyKnown } from './fight/known.ts';
import { readSetup } from './fight/setup.ts';
import { sightsOf } from './fight/sight.ts';
import { glossary } from './glossary/index.ts';
import { groups, optionsOf } from './options.ts';
import { packs } from './packs/index.ts';
import { partyRules } from './party/index.ts';
import type { Party } from './party/party.ts';
import { perform } from './perform.ts';
import { ready } from './ready/index.ts';
import { restChoices } from './rests/rest.ts';
import { ruleset } from './ruleset.ts';
import { presentIn, readScene, type Scene, sceneOf } from './scene.ts';
import { grid } from './space/grid.ts';
import { endChoices, statusChoices } from './status/intent.ts';
import { trackerOf } from './tracker/index.ts';
import { checked } from './words/checked.ts';
import { current, toAct } from './turn/who.ts';
import { eventWords } from './words/event.ts';
import { modifierWords } from './words/modifier.ts';
import { questionWords } from './words/question.ts';
import { refusalWords } from './words/refusal.ts';

export const ishanekon: GameSystem<Scene, Character, Party> = {
  id: 'ishanekon',
  name: 'Ishanekon: World Shapers',
  revision: 1,
  content,
  glossary,
  character: characterRules,
  party: partyRules,
  grid,
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
  autopilot,
  ready,
  get foes() {
    return foes();
  },
  foe,
  groups,
  options: (scene, actor, viewer) => optionsOf(asKnownTo(scene, actor), actor, viewer),
  checks: checksOf,
  checked,
  chances: chancesOf,
  othersDice: ['defence', 'status', 'prevent'],
  openlyKnown,
  conditions: () => statusChoices,
  ends: endChoices,
  rests: () => restChoices,

  fights: ({ fight }) => fight !== null,
  round: ({ fight }) => fight?.order.round ?? 0,
  current,
  toAct,
  commanders: commandersOf,
  tracker: trackerOf,
  known: (scene, viewer) =>
    presentIn(scene)
      .filter((id) => knowsOf(scene, viewer, id))
      .map((id) => ({ id, name: scene.characters[id]?.name ?? id })),
  sights: sightsOf,
  remains: remainsOf,
};
