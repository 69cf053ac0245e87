import type { GameSystem } from '../../engine/system.ts';
import { characterRules } from './character/rules.ts';
import type { Character } from './character/schema.ts';
import { checksOf } from './checks/intent.ts';
import { content } from './content/index.ts';
import { described, foe, foes } from './creatures/foes.ts';
import * as encounter from './encounter.ts';
import { remainsOf } from './fight/keep.ts';
import { asKnownTo, knowsOf } from './fight/known.ts';
import { readSetup } from './fight/setup.ts';
import { glossary } from './glossary/index.ts';
import { groups } from './options.ts';
import { rerollCalls, takesUp } from './momentum/reroll.ts';
import { packs } from './packs/index.ts';
import { partyRules } from './party/index.ts';
import type { Party } from './party/party.ts';
import { perform } from './perform.ts';
import { tallyOf } from './tally.ts';
import { ready } from './ready/index.ts';
import { restChoices } from './rests/rest.ts';
import { ruleset } from './ruleset.ts';
import { presentIn, readScene, type Scene, sceneOf } from './scene.ts';
import { endChoices, statusChoices } from './status/intent.ts';
import { checked } from './words/checked.ts';
import { eventWords } from './words/event.ts';
import { modifierWords } from './words/modifier.ts';
import { questionWords } from './words/question.ts';
import { refusalWords } from './words/refusal.ts';

export const ishanekon: GameSystem<Scene, Character, Party> = {
  id: 'ishanekon',
  name: 'Ishanekon: World Shapers',
  credit: 'Ishanekon: World Shapers by Jan Luyken, CC BY 4.0; retold in other words',
  revision: 1,
  content,
  glossary,
  character: characterRules,
  party: partyRules,
  grid: encounter.grid,
  ruleset,
  words: {
    event: eventWords,
    refusal: refusalWords,
    question: questionWords,
    modifier: modifierWords,
  },

  scene: sceneOf,
  charactersIn: encounter.charactersIn,
  leftIn: encounter.leftIn,

  readSetup,
  upcast: (raw) => readScene(raw),

  perform,
  packs,
  autopilot: encounter.autopilot,
  takesUp,
  presses: rerollCalls,
  ready,
  get foes() {
    return foes();
  },
  foe,
  described,
  groups,
  options: encounter.optionsOf,
  checks: (scene, actor, what) => checksOf(asKnownTo(scene, actor), actor, what),
  checked,
  chances: encounter.chances,
  tally: (scene, intent) => tallyOf(scene, intent),
  othersDice: ['defence', 'status', 'prevent'],
  openlyKnown: encounter.openlyKnown,
  conditions: () => statusChoices,
  ends: (scene, actor) => endChoices(asKnownTo(scene, actor), actor),
  rests: () => restChoices,

  fights: encounter.fights,
  round: encounter.round,
  current: encounter.current,
  toAct: encounter.toAct,
  commanders: encounter.commanders,
  tracker: encounter.trackerOf,
  known: (scene, viewer) =>
    presentIn(scene)
      .filter((id) => knowsOf(scene, viewer, id))
      .map((id) => ({ id, name: scene.characters[id]?.name ?? id })),
  sights: encounter.sightsOf,
  remains: remainsOf,
};
