import './wiring.ts';
import { plain } from '../../engine/json.ts';
import type { GameSystem } from '../../engine/system.ts';
import { autopilot } from './autopilot/index.ts';
import { chancesOf } from './chances/index.ts';
import { characterRules } from './character/rules.ts';
import type { Character } from './character/schema.ts';
import { conditionChoices } from './conditions/choices.ts';
import { content } from './content/index.ts';
import { grid } from './field/rules.ts';
import { readField } from './field/setup.ts';
import { sightsOf } from './field/sight.ts';
import { glossary } from './glossary/index.ts';
import { openlyKnown } from './hidden/openly.ts';
import { isHidden } from './hidden/units.ts';
import { remainsOf } from './mission/keep.ts';
import { modifiers } from './numbers/index.ts';
import { groups, optionsOf } from './options.ts';
import { foe, foes } from './packs/foes.ts';
import { packs } from './packs/index.ts';
import { partyRules } from './party/index.ts';
import type { Party } from './party/party.ts';
import { perform } from './perform.ts';
import { ready } from './ready/index.ts';
import { reactions, standing } from './reactions/index.ts';
import { actingIn, presentIn, readScene, type Scene, sceneOf, unitsIn } from './scene.ts';
import { checkOptions } from './town/options.ts';
import { rests } from './town/rest.ts';
import { trackerOf } from './tracker.ts';
import { commanders, toAct } from './turn/who.ts';
import { checked } from './words/checked.ts';
import { eventWords } from './words/event.ts';
import { modifierWords } from './words/modifier.ts';
import { questionWords } from './words/question.ts';
import { refusalWords } from './words/refusal.ts';

export const zafir: GameSystem<Scene, Character, Party> = {
  id: 'zafir',
  name: 'Zafir',
  revision: 1,
  content,
  glossary,
  character: characterRules,
  party: partyRules,
  packs,
  grid,
  autopilot,
  ready,
  ruleset: { modifiers, reactions, standing },
  words: {
    event: eventWords,
    refusal: refusalWords,
    question: questionWords,
    modifier: modifierWords,
  },

  scene: sceneOf,
  charactersIn({ characters, fight }) {
    if (fight === null) return characters;
    return Object.fromEntries(Object.entries(characters).filter(([id]) => fight.units[id]?.left !== true));
  },
  leftIn({ characters, fight }) {
    if (fight === null) return {};
    return Object.fromEntries(Object.entries(characters).filter(([id]) => fight.units[id]?.left === true));
  },
  readSetup(text) {
    const read = readField(text);
    return read.ok ? { ok: true, setup: plain(read.board) } : read;
  },
  upcast: (raw) => readScene(raw),

  perform,
  groups,
  options: (scene, actor) => optionsOf(scene, actor),
  checks: checkOptions,
  checked,
  chances: chancesOf,
  openlyKnown,
  othersDice: ['resist', 'dodge', 'mask', 'casualty'],
  conditions: conditionChoices,
  rests: () => rests,

  fights: ({ fight }) => fight !== null,
  crowd(scene) {
    const coming = scene.fight?.reinforcements.reduce((sum, { members }) => sum + members.length, 0) ?? 0;
    return {
      there: unitsIn(scene).length + coming,
      came: Object.keys(scene.fight?.units ?? {}).length + coming,
    };
  },
  missions: true,
  round: ({ fight }) => fight?.order.round ?? 0,
  current: actingIn,
  toAct,
  commanders,
  tracker: trackerOf,
  known: (scene, viewer) =>
    presentIn(scene)
      .filter((id) => viewer.gm || !isHidden(scene, id))
      .map((id) => ({ id, name: scene.characters[id]?.name ?? id })),

  sights: sightsOf,
  remains: remainsOf,

  foes,
  foe,
};
