import { mapView } from '../../../src/view/map.ts';
import type { Heard } from './heard.ts';
import { Monkey } from './monkey.ts';
import { PLAYERS, type Records } from './records.ts';
import type { Room } from './room.ts';

/** A name that somebody begins to type, or gets wrong: an answer must not complete it. */
const NEAR = [
  ...['Zzyx', 'Zzyx-1', 'zzyx 1', 'Qorva', 'Qorvot', 'Vlimq', 'Yggvor', 'Wrixo', 'Ywvex', 'Jhelb', 'Phlegmi'],
  ...['Kplun', 'Kzzob', 'Uvwim', 'foe', 'R'],
];

/** What is done again and again, by whoever it is. */
const DEEDS = [
  'attack',
  'attack',
  'attack',
  'act',
  'act',
  'check',
  'encounter next',
  'encounter next',
  'undo',
  'condition add',
];

/** What a GM does, and what players do to know more: over the usual sessions each of these is done, and not refused. */
export const LEADING = [
  ...[
    'encounter add',
    'encounter hide',
    'encounter next',
    'reveal',
    'request check',
    'request roll',
    'scene open',
  ],
  ...['turns pin', 'roll', 'say', 'export', 'scene cast'],
];
export const LOOKING = [
  ...[
    'log',
    'log',
    'catchup',
    'export',
    'turns show',
    'decisions',
    'scene list',
    'request list',
    'macro list',
  ],
  ...[
    'orders',
    'queue show',
    'verify roll',
    'verify status',
    'campaign info',
    'encounter status',
    'map show',
  ],
  ...['odds', 'odds', 'odds', 'again', 'luck', 'macro save', 'roll', 'say', 'privacy export'],
];

const ROLLS = ['2d6+1', '1d20', '3d6', 'd8', '3', '4d6kh3'];

const NEVER =
  /^(?:privacy delete|campaign (?!info)|content (?!list|show)|safety|import|away|character (?:import|create|delete|archive|restore)|encounter end|macro delete)/u;

/** One who plays a session, what they type being what people begin to guess; in `thread`, too, who sees it. */
export function playerOf(here: Room, seed: number, thread: string, reached: Map<string, number>): Monkey {
  const sees = (who: string) => {
    const members = here.table.playground.world.channel(thread).thread?.members;
    return who === 'Mia' || members?.has(here.person(who).id) === true;
  };
  return new Monkey(here, seed, {
    words: ['Kira', 'Tiz', 'Raider', 'Yard', 'Prone', 'Body', '4:2', 'Ghul', 'C4', ...ROLLS, ...NEAR],
    often: [
      ...DEEDS,
      ...LEADING.map((does) => ({ by: 'GM', does }) as const),
      ...LOOKING.map((does) => ({ by: 'player', does }) as const),
    ],
    never: NEVER,
    leaves: /^(?:privacy\.|safety)/u,
    reached,
    places: (who) => (sees(who) ? [thread] : []),
  });
}

/** What every viewer is shown of a fight, before it is sent: the tracker, the map of it, and what each may do. */
export function shownOf({ fight, own }: Records, heard: Heard): void {
  if (fight === null || !fight.system.fights(fight.state)) return;
  const { state, system } = fight;
  for (const who of PLAYERS) {
    const viewer = { gm: false, characters: own[who] ?? [] };
    const { grid, ...tracker } = system.tracker(state, viewer);
    heard.show(who, { ...tracker, grid: grid?.() });
    heard.show(who, mapView(system.tracker(state, viewer)).picture?.svg ?? '');
    heard.show(who, system.known(state, viewer));
    for (const actor of viewer.characters) {
      heard.show(who, system.options(state, actor, viewer));
      heard.show(who, system.checks(state, actor));
      heard.show(who, system.ends?.(state, actor) ?? []);
    }
  }
}
