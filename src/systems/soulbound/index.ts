import { plain } from '../../engine/json.ts';
import type { Choice } from '../../engine/options.ts';
import type { GameSystem } from '../../engine/system.ts';
import { autopilot } from './autopilot/index.ts';
import { chancesOf } from './chances/index.ts';
import { openlyKnown } from './fight/openly.ts';
import { characterOf } from './character/blank.ts';
import { foeOutline } from './character/outlines.ts';
import { characterRules } from './character/rules.ts';
import type { Character } from './character/schema.ts';
import { checkOptions } from './checks/options.ts';
import { endChoices } from './conditions/until.ts';
import { conditions } from './content/conditions.ts';
import { foes } from './content/foes.ts';
import { content } from './content/index.ts';
import { rests } from './content/rests.ts';
import { asKnownTo } from './fight/aside.ts';
import { remainsOf } from './fight/keep.ts';
import { readField } from './fight/setup.ts';
import { sightsOf } from './fight/sight.ts';
import { knowsOf } from './fight/unseen.ts';
import { glossary } from './glossary/index.ts';
import { modifiers } from './numbers/index.ts';
import { groups, optionsOf } from './options.ts';
import { packs } from './packs/index.ts';
import { partyRules } from './party/index.ts';
import type { Party } from './party/party.ts';
import { perform } from './perform.ts';
import { reactions, standing, windows } from './powers/reactions.ts';
import { ready } from './ready/index.ts';
import { actingIn, presentIn, readScene, type Scene, sceneOf } from './scene.ts';
import { trackerOf } from './tracker.ts';
import { toAct } from './turn/together.ts';
import { checked } from './words/checked.ts';
import { eventWords } from './words/event.ts';
import { modifierWords } from './words/modifier.ts';
import { questionWords } from './words/question.ts';
import { refusalWords } from './words/refusal.ts';

const choice = ({ id, name, text }: { id: string; name: string; text: string }): Choice => ({
  id,
  name,
  note: text,
  refused: null,
});

export const soulbound: GameSystem<Scene, Character, Party> = {
  id: 'soulbound',
  name: 'Soulbound',
  revision: 1,
  content,
  glossary,
  character: characterRules,
  party: partyRules,
  packs,
  autopilot,
  ready,
  ruleset: { modifiers, reactions, windows: new Set(Object.values(windows)), standing },
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
  readSetup(text) {
    const read = readField(text);
    return read.ok ? { ok: true, setup: plain(read.map) } : read;
  },
  upcast: (raw) => readScene(raw),

  perform,
  groups,
  options: (scene, actor) => optionsOf(scene, actor),
  checks: (scene, actor, what) => checkOptions(asKnownTo(scene, actor), actor, what ?? null),
  checked,
  chances: chancesOf,
  openlyKnown,
  othersDice: ['opposed'],
  conditions: () => conditions.map(choice),
  ends: (scene, actor) => endChoices(asKnownTo(scene, actor), actor),
  rests: () => rests.map(choice),

  fights: ({ fight }) => fight !== null,
  round: ({ fight }) => fight?.order.round ?? 0,
  current: actingIn,
  toAct,
  tracker: trackerOf,
  known: (scene, viewer) =>
    presentIn(scene)
      .filter((id) => knowsOf(scene, viewer, id))
      .map((id) => ({ id, name: scene.characters[id]?.name ?? id })),
  sights: sightsOf,
  remains: remainsOf,

  foes: foes.map(({ id, name, text }) => ({ id, name, note: text })),
  foe(id) {
    const found = foeOutline(id);
    if (found === null) throw new Error(`no foe '${id}'`);
    return characterOf(found.name, found.outline);
  },
};
