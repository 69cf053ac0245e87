import type { GameSystem } from '../../engine/system.ts';
import { autopilot } from './autopilot/index.ts';
import { readSetup } from './battle/setup.ts';
import { setups } from './battle/setups.ts';
import { content } from './content/index.ts';
import type { EventType } from './events.ts';
import { glossary } from './glossary.ts';
import { chances } from './offers/chances.ts';
import { grid } from './offers/grid.ts';
import { groups, options } from './offers/options.ts';
import { tracker } from './offers/tracker.ts';
import { perform } from './perform.ts';
import { ready } from './ready/index.ts';
import { ruleset } from './ruleset.ts';
import { actingIn, readScene, type Scene, sceneOf } from './scene.ts';
import { sideRules } from './side/rules.ts';
import type { Side } from './side/schema.ts';
import { eventWords } from './words/event.ts';
import { questionWords } from './words/question.ts';
import { refusalWords } from './words/refusal.ts';

/** What lays a card of a hand open. */
const shown: ReadonlySet<string> = new Set<EventType>([
  'activated',
  'deployed',
  'interrupted',
  'discarded',
  'cardCameBack',
  'castBegan',
  'undoDeclined',
  'countered',
  'handShown',
]);

/** Wayfarer Tactics: battles of two players or more, each of whom has a force for a sheet. */
export const wayfarer: GameSystem<Scene, Side> = {
  id: 'wayfarer-tactics',
  name: 'Wayfarer Tactics',
  revision: 1,
  unled: true,
  content,
  glossary,
  character: sideRules,
  grid,
  ready,
  ruleset,
  words: {
    event: eventWords,
    refusal: refusalWords,
    question: questionWords,
    modifier: ({ source }) => source,
  },
  scene: sceneOf,
  charactersIn: ({ characters }) => characters,
  readSetup,
  setups,
  upcast: (raw) => readScene(raw),
  perform,
  groups,
  options,
  chances,
  // Nobody checks anything by themselves here: the rules of battle ask for every test.
  checks: () => ({ checks: [], difficulties: [], edges: [], spends: [] }),
  checked: () => null,
  shows: (events) => events.some(({ type }) => shown.has(type)),
  takenBack: (events) => {
    const last = events.find(({ type }) => type === ('undoAgreed' satisfies EventType))?.data.last;
    return typeof last === 'string' ? last : null;
  },
  conditions: () => [],
  rests: () => [],
  fights: ({ battle }) => battle !== null,
  round: ({ battle }) => battle?.round ?? 0,
  current: actingIn,
  tracker,
  autopilot,
  foes: [],
  foe(id) {
    throw new RangeError(`no foe '${id}'`);
  },
  known: ({ characters, battle }) => [
    ...Object.entries(characters).map(([id, { name }]) => ({ id, name })),
    ...Object.entries(battle?.units ?? {}).map(([id, { name }]) => ({ id, name })),
  ],
};
