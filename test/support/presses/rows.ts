import { madeHero } from '../../discord/support/made.ts';
import type { GameTable } from '../table.ts';
import { type Counted, counted, type FightOptions, FOE, fight, heroesFirst, openThumb } from './fights.ts';
import { cardOf } from './player.ts';
import { askedRows } from './asked.ts';
import { rounds } from './rounds.ts';
import type { Row } from './row.ts';
import { type Part, partsOf, type Thumb } from './thumb.ts';

/** A fight in which Ana's Kira is up: nothing is counted so far. */
async function kiraIsUp(table: GameTable, system: Counted, options: FightOptions = {}): Promise<Thumb> {
  const thumb = await fight(table, system, options);
  await thumb.press('Mia', 'Begin');
  thumb.begin();
  return thumb;
}

const presses = (
  what: string,
  goal: number,
  options: FightOptions,
  play: (thumb: Thumb, system: Counted) => Promise<void>,
  only: readonly Counted[] = counted,
): Row => ({
  what,
  goal,
  systems: only,
  count: async (table, system) => {
    const thumb = await kiraIsUp(table, system, options);
    await play(thumb, system);
    return thumb.presses;
  },
});

const ATTACKED = /Attack: (?:Raider|Ghul|Drift Thug|Bone Walker)/u;

/** Another weapon than the one that goes without saying, and something simple that costs an Action. */
const OTHER_WEAPON = {
  soulbound: 'Javelin',
  zafir: 'Pistol',
  riftbound: 'Ballistic Rifle, Long range',
  ishanekon: 'Unarmed',
} as const;
const OPTION = {
  soulbound: 'Called Shot: Head',
  zafir: 'Subdue',
  riftbound: 'Best shot',
  ishanekon: "Don't kill",
} as const;
const MOVED = /✓ Move/u;

const one = (system: Counted): string => `${FOE[system]} 1`;

/** Throws unless somebody reads so. */
function told(said: string, words: RegExp): void {
  if (!words.test(said)) throw new Error(`nobody reads ${String(words)}: ${said}`);
}

/** The GM is up: all the heroes' turns are over. */
async function foesAreUp(thumb: Thumb, system: Counted): Promise<void> {
  if (system === 'zafir') for (const label of ['End phase', 'End it anyway']) await thumb.press('Mia', label);
  else for (const who of ['Ana', 'Ben']) await thumb.press(who, 'End turn');
  thumb.begin();
}

/** Somebody beside Kira whom she can knock out. */
async function stunnedBeside({ room }: Thumb): Promise<void> {
  await madeHero(room, 'Mia', 'Grask', 'npc');
  await room.use('Mia', 'encounter add', { who: 'Grask', zone: 'B1' });
  await room.use('Mia', 'condition add', { who: 'Grask', condition: 'Disoriented' });
}

/** Somebody who shoots at whoever moves. */
async function watchedOver(thumb: Thumb): Promise<void> {
  const { room } = thumb;
  await madeHero(room, 'Mia', 'Grask', 'npc');
  await room.use('Mia', 'encounter add', { who: 'Grask', zone: 'J3' });
  for (const label of ['Begin', 'End phase', 'End it anyway']) await thumb.press('Mia', label);
  await room.use('Mia', 'act', { action: 'Overwatch', as: 'Grask' });
  await thumb.press('Mia', 'End phase');
}

/** Where it stands in More…. */
const MORE = {
  soulbound: 'Defend and help',
  zafir: 'Overwatch…',
  riftbound: 'Overwatch…',
  ishanekon: 'Defence and help',
} as const;
const SIMPLE = {
  soulbound: 'Dodge',
  zafir: 'Autorifle',
  riftbound: 'Best shot',
  ishanekon: 'Defend',
} as const;

/** Foes who shoot at whoever moves; Kira is up again. */
async function watchedInMetres(thumb: Thumb): Promise<void> {
  await thumb.press('Mia', 'Begin');
  for (const who of ['Ana', 'Ben']) await thumb.press(who, 'End turn');
  for (const n of [1, 2]) {
    await thumb.room.use('Mia', 'act', { action: 'Overwatch', as: `Drift Thug ${n}` });
    await thumb.press('Mia', 'End turn');
  }
}

/** Heroes of the first ready fight. */
const READY = {
  soulbound: [/^Kira/u, /^Oswin/u, /^Brand/u],
  zafir: [/^Kira/u, /^Dawit/u, /^Teo/u],
  riftbound: [/^Kira/u, /^Bran/u, /^Teo/u],
  ishanekon: [/^Kira/u, /^Oda/u, /^Sefu/u],
} as const;

const QUICK = {
  soulbound: 'Blade',
  zafir: 'Recruit',
  riftbound: 'Lancer, Gunner',
  ishanekon: 'Cunning',
} as const;

/** Where something is risked: into a Zone, past who shoots, over burning ground. */
const RISKED = {
  soulbound: 'Move: Yard',
  zafir: /^(?:To|Towards|Away from) /u,
  riftbound: /^(?:To|Towards|Away from) /u,
  ishanekon: '←',
} as const;

/** As far as a Move goes: three tiles, or twice 5 m past the foes. */
const ARROWS = {
  soulbound: [],
  zafir: ['→', '→', '→'],
  riftbound: ['↑', '↑'],
  ishanekon: ['↓', '↓', '↓'],
} as const;

const DIFFICULTY = {
  soulbound: 'Average',
  zafir: 'Average',
  riftbound: /^Usual/u,
  ishanekon: /^Moderate/u,
} as const;

const isBlueFoe = ({ id, isMain }: Part): boolean => isMain && id.startsWith('panel.foe|');

const FIRST_FOE = /^(?:Raider|Soldier|Drift Thug|Salvage Gunner|Bandit|Grey Wolf)/u;
const FIRST_ATTACK = /Attack: (?:Raider|Soldier|Drift Thug|Salvage Gunner|Bandit|Grey Wolf)/u;

export const rows: readonly Row[] = [
  presses('attack on a foe in reach', 2, {}, async (thumb, system) => {
    await thumb.press('Ana', 'Attack');
    told(await thumb.press('Ana', one(system)), ATTACKED);
  }),
  presses('attack with another weapon', 4, {}, async (thumb, system) => {
    await thumb.press('Ana', 'Attack');
    await thumb.choose('Ana', OTHER_WEAPON[system]);
    told(await thumb.press('Ana', one(system)), ATTACKED);
  }),
  presses('attack on a foe beyond the buttons', 4, { foes: 12 }, async (thumb, system) => {
    await thumb.press('Ana', 'Attack');
    told(await thumb.choose('Ana', `${FOE[system]} ${system === 'riftbound' ? 10 : 12}`), ATTACKED); // the farthest
  }),
  {
    what: 'attack with an option',
    goal: 5,
    systems: ['soulbound', 'zafir', 'ishanekon'], // Riftbound has none with a gun
    count: async (table, system) => {
      const thumb = await fight(table, system);
      if (system === 'zafir') await stunnedBeside(thumb);
      await thumb.press('Mia', 'Begin');
      thumb.begin();
      await thumb.press('Ana', 'Attack');
      await thumb.choose('Ana', OPTION[system]);
      told(
        await thumb.press('Ana', system === 'zafir' ? 'Grask' : one(system)),
        /Attack: .*(?:Subdue|Head|Don't kill)/u,
      );
      return thumb.presses;
    },
  },
  presses('simple Action out of More…', 3, {}, async (thumb, system) => {
    await thumb.press('Ana', 'More…');
    await thumb.press('Ana', MORE[system]);
    told(await thumb.press('Ana', SIMPLE[system]), /✓ (?:Dodge|Overwatch|Defend)/u);
  }),
  presses('move to an offered goal', 2, {}, async (thumb, system) => {
    await thumb.press('Ana', 'Move');
    told(await thumb.press('Ana', system === 'soulbound' ? 'Move: Yard' : /^(?:To|Towards) /), MOVED);
  }),
  presses(
    'move by arrows',
    5,
    {},
    async (thumb, system) => {
      await thumb.press('Ana', 'Move');
      for (const arrow of ARROWS[system]) await thumb.press('Ana', arrow);
      told(await thumb.press('Ana', 'Go'), MOVED);
    },
    ['zafir', 'riftbound', 'ishanekon'],
  ),
  {
    what: 'move that provokes',
    goal: 3,
    systems: counted,
    count: async (table, system) => {
      const thumb = await fight(table, system, { hazard: true });
      if (system === 'zafir') await watchedOver(thumb);
      else if (system === 'riftbound') await watchedInMetres(thumb);
      else await thumb.press('Mia', 'Begin');
      thumb.begin();
      await thumb.press('Ana', 'Move');
      await thumb.press('Ana', RISKED[system]);
      told(await thumb.press('Ana', 'Go'), MOVED);
      return thumb.presses;
    },
  },
  presses('end of turn', 1, {}, async (thumb) => {
    const newest = thumb.publicMessages().at(-1);
    const end =
      newest === undefined
        ? undefined
        : partsOf(newest).find(({ label }) => ['End turn', 'Done'].includes(label));
    if (newest === undefined || end === undefined) throw new Error('it is out of sight');
    await thumb.pressPart('Ana', newest, end);
  }),
  {
    what: 'six alike foes by hand',
    goal: 8,
    systems: counted,
    count: async (table, system, dice) => {
      const thumb = await kiraIsUp(table, system, { foes: 6 });
      await foesAreUp(thumb, system);
      dice.lay(...Array.from({ length: 60 }, () => 1));
      await thumb.press('Mia', 'Act…');
      for (let n = 0; n < 6; n += 1) {
        const panel = thumb.room.messages('Mia').findLast((message) => partsOf(message).some(isBlueFoe));
        const next = panel === undefined ? undefined : partsOf(panel).find(isBlueFoe);
        if (panel === undefined || next === undefined) throw new Error(`foe ${n + 1} has nothing to press`);
        told(
          await thumb.pressPart('Mia', panel, next),
          new RegExp(`${FOE[system]} ${n + 1}\\S* .*(?:attacks|moves)`, 'u'),
        );
      }
      dice.clear();
      if (!/Kira|Tiz/u.test(cardOf(thumb)?.content ?? '')) throw new Error('their turns are not over');
      return thumb.presses;
    },
  },
  {
    what: 'six alike foes by behaviour',
    goal: 1,
    systems: counted,
    count: async (table, system, dice) => {
      const thumb = await kiraIsUp(table, system, { foes: 6 });
      await foesAreUp(thumb, system);
      dice.lay(...Array.from({ length: 60 }, () => 1));
      await thumb.press('Mia', /^Let (?:it|them) act$/u);
      dice.clear();
      const { content = '' } = cardOf(thumb) ?? {};
      if (!/Kira|Tiz/u.test(content)) throw new Error(`not all have acted: ${content}`);
      return thumb.presses;
    },
  },
  {
    what: 'check with a difficulty, from the sheet',
    goal: 3,
    systems: counted,
    count: async (table, system) => {
      const thumb = await fight(table, system, { heroes: 1, foes: 0 });
      await thumb.room.use('Mia', 'encounter end');
      await thumb.room.use('Ana', 'character sheet');
      thumb.begin();
      await thumb.press('Ana', / \d*d(?:6|10)(?:\s?[+−]\s?\d+)?$/u);
      await thumb.press('Ana', DIFFICULTY[system]);
      return thumb.presses;
    },
  },
  {
    what: 'hero from nothing to ready',
    goal: 6,
    systems: counted,
    count: async (table, system) => {
      const thumb = await openThumb(table, system);
      await thumb.press('Ana', 'Make a character');
      await thumb.send('Ana', {
        Name: 'Kira',
        'Quick start': QUICK[system],
        ...(system === 'soulbound' ? {} : { Pronouns: 'she/her' }),
      });
      told(await thumb.press('Ana', 'Done'), /Kira\S* is ready/u);
      return thumb.presses;
    },
  },
  {
    what: 'from /campaign create to the first die of a ready fight, 3 people',
    goal: 8,
    systems: counted,
    count: async (table, system) => {
      const thumb = await openThumb(table, system);
      thumb.begin();
      if (system === 'riftbound') heroesFirst(table, 4, 9);
      await thumb.press('Mia', 'Try a ready fight');
      const [first, second, third] = READY[system];
      await thumb.press('Mia', first);
      await thumb.press('Ana', second);
      await thumb.press('Ben', third);
      await thumb.press('Ben', 'Begin');
      const up = system === 'ishanekon' ? 'Ben' : 'Mia'; // who has the most Initiative
      await thumb.press(up, 'Attack');
      told(await thumb.press(up, FIRST_FOE), FIRST_ATTACK);
      return thumb.presses;
    },
  },
  ...rounds,
  ...askedRows,
];
