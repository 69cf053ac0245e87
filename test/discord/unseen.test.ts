import type { APIMessage } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import type { OptionValues } from '../../src/playground/index.ts';
import { squares } from '../support/lanterns/squares.ts';
import { lanternFile } from './support/hero.ts';
import { madeHero } from './support/made.ts';
import { wholePng } from './support/pictures.ts';
import { type Room, useTable } from './support/room.ts';

// Whom the GM hides: nothing that the GM says by the way gives them away.

const { dice, now, room } = useTable();
const small = useTable({ systems: squares });

/** A fight in which it is the turn of a Raider whom nobody sees. */
async function ambush(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira');
  await here.use('Mia', 'encounter start', { zones: 'Gate' });
  await here.use('Mia', 'encounter add', { who: 'Raider', name: 'Grask', hidden: true });
  await here.use('Mia', 'encounter next');
  await here.use('Ana', 'encounter next');
  return here;
}

describe('on the turn of somebody unseen', () => {
  test('a GM who says something without a name is asked who speaks', async () => {
    expect(await (await ambush()).use('Mia', 'say', { text: 'Hush!' })).toContain('who speaks');
  });

  test('they speak where the GM names them', async () => {
    const here = await ambush();
    await here.use('Mia', 'say', { text: 'Hush!', as: 'Grask' });
    expect(here.messages('Ana').at(-1)?.author.username).toBe('Grask');
  });

  test('they speak only where they are named, though the GM plays them now', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await madeHero(here, 'Mia', 'Brug', 'npc');
    await here.use('Mia', 'character switch', { name: 'Brug' });
    await here.use('Mia', 'encounter start', { zones: 'Gate' });
    await here.use('Mia', 'encounter add', { who: 'Brug', hidden: true });
    expect(await here.use('Mia', 'say', { text: 'Hush!' })).toContain('who speaks');
  });

  test('what the GM says is said by them once everybody sees them', async () => {
    const here = await ambush();
    await here.use('Mia', 'reveal', { what: 'Grask' });
    await here.use('Mia', 'say', { text: 'Hush!' });
    expect(here.messages('Ana').findLast(({ content }) => content === 'Hush!')?.author.username).toBe(
      'Grask',
    );
  });
});

describe('a turn of which only the GM knows whose it is', () => {
  /** The same with a second one of whom nobody knows, whose turn comes next. */
  async function twoInAmbush(): Promise<Room> {
    const here = await ambush();
    await here.use('Mia', 'encounter add', { who: 'Raider', name: 'Snurl', hidden: true });
    return here;
  }

  /** The buttons of the message that everybody sees of the turn. */
  const openly = (here: Room): APIMessage => here.find('Ana', 'The GM** is up');

  test('looks to everybody like any other such turn', async () => {
    const here = await twoInAmbush();
    const before = structuredClone(here.find('Ana', '▶ The GM acts'));
    now().clock.advance(1000);
    await here.use('Mia', 'encounter next');
    expect(here.find('Ana', '▶ The GM acts')).toEqual(before); // also when it was edited last
  });

  test('is shown to the GM who would end it where all can see', async () => {
    const here = await ambush();
    const answer = await here.heard(here.person('Mia').press(openly(here), 'End turn'));
    expect(answer).toContain('Grask');
  });

  test('goes on when it is pressed there', async () => {
    const here = await ambush();
    await here.heard(here.person('Mia').press(openly(here), 'End turn'));
    expect(await here.use('Mia', 'encounter status')).toContain("▶ Grask's turn");
  });

  test('is ended by the button that the GM is shown', async () => {
    const here = await ambush();
    await here.heard(here.person('Mia').press(openly(here), 'End turn'));
    await here.press('Mia', 'End turn');
    expect(await here.use('Mia', 'encounter status')).toContain("▶ Kira's turn");
  });

  test('is ended once by a GM who presses twice in haste', async () => {
    const here = await twoInAmbush();
    await here.heard(here.person('Mia').press(openly(here), 'End turn'));
    const shown = here.find('Mia', '[End turn]');
    await Promise.all([1, 2].map(() => here.heard(here.person('Mia').press(shown, 'End turn'))));
    expect(await here.use('Mia', 'encounter status')).toContain("▶ Snurl's turn");
  });

  test('is ended from what the GM is told of it in secret', async () => {
    const here = await ambush();
    expect(await here.use('Mia', 'act', { action: 'Drop Prone' })).toContain('[End turn]');
  });

  test('is not told from that of a foe with no sheet of its own to a player who would end it', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await madeHero(here, 'Mia', 'Grask', 'npc');
    await here.use('Ana', 'character edit', { what: 'Initiative', to: '9' });
    await here.use('Mia', 'encounter start', { zones: 'Gate' });
    await here.use('Mia', 'encounter add', { who: 'Grask', hidden: true });
    await here.use('Mia', 'encounter next');
    await here.use('Ana', 'encounter next');
    expect(await here.use('Ana', 'encounter next')).toContain("the GM's up");
  });

  test('is not for a player to end', async () => {
    const here = await ambush();
    const answer = await here.heard(here.person('Ana').press(openly(here), 'End turn'));
    expect(answer).toContain("the GM's up");
  });
});

describe("one of the GM's own, outside of fights", () => {
  async function grask(): Promise<Room> {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await madeHero(here, 'Mia', 'Grask', 'npc');
    return here;
  }

  test('has questions that are asked of the GM in secret', async () => {
    const here = await grask();
    dice.lay(3, 3, 3, 3, 3, 3, 3);
    await here.use('Mia', 'check', { what: 'Weapon Skill', as: 'Grask' });
    dice.clear();
    const asked = here.seen('Ana');
    expect([asked.includes('Grask'), asked.includes('A secret question')]).toEqual([false, true]);
  });

  test('is not named where a board tells who has to decide', async () => {
    const here = await grask();
    await here.use('Mia', 'turns pin');
    dice.lay(3, 3, 3, 3, 3, 3, 3);
    await here.use('Mia', 'check', { what: 'Weapon Skill', as: 'Grask' });
    dice.clear();
    const seen = here.seen('Ana');
    expect([seen.includes('Grask'), seen.includes('the GM has to decide')]).toEqual([false, true]);
  });

  test('gets another name of which nobody else reads', async () => {
    const here = await grask();
    const told = await here.use('Mia', 'character edit', { name: 'Grask', what: 'name', to: 'Vorgash' });
    expect([told.includes('Vorgash'), here.seen('Ana').includes('Vorgash')]).toEqual([true, false]);
  });

  test('has what they do called off where only the GM reads it', async () => {
    const here = await grask();
    await madeHero(here, 'Mia', 'Brug', 'npc');
    for (const condition of ['Poisoned', 'Blinded'])
      await here.use('Mia', 'condition add', { condition, who: 'Brug' });
    await here.use('Mia', 'character edit', { name: 'Grask', what: 'Aqua Ghyranis', to: '1 phial' });
    await here.use('Mia', 'act', {
      as: 'Grask',
      action: 'Use an Object',
      with: 'Give Brug a phial of Aqua Ghyranis',
      target: 'Brug',
    });
    await here.use('Mia', 'character edit', { name: 'Brug', what: 'Notes', to: 'thirsty' });
    await here.press('Mia', 'Look');
    const told = await here.press('Mia', 'Poisoned');
    const read = [here.seen('Ana'), await here.use('Ana', 'log')].join();
    expect([told.includes('**Brug** since'), read.includes('Brug')]).toEqual([true, false]);
  });

  /** The GM has Kira roll against Grask. */
  async function opposed(): Promise<Room> {
    const here = await grask();
    dice.lay(3, 3, 3, 3, 3);
    await here.use('Mia', 'check', { as: 'Kira', what: 'Might', against: 'Grask' });
    dice.clear();
    return here;
  }

  test('is not named to others where somebody rolls against them', async () => {
    expect((await opposed()).seen('Ben')).not.toContain('Grask');
  });

  test('is named to whoever rolls against them', async () => {
    expect(await (await opposed()).press('Ana', 'Look')).toContain('Grask');
  });

  test('asks who opposes them, and nobody else', async () => {
    const here = await grask();
    await here.use('Mia', 'check', { what: 'Might', as: 'Grask', against: 'Kira' });
    await here.press('Ana', 'Look');
    expect([here.seen('Ana').includes('Grask'), here.seen('Ben').includes('Grask')]).toEqual([true, false]);
  });
});

describe('what a GM types of what is hidden', () => {
  test('hangs on no message that others see: Discord shows behind an answer what was typed', async () => {
    const here = await room();
    await here.use('Mia', 'encounter start', { zones: 'Gate - Crypt [hidden]' });
    const said = here.find('Ana', 'About to begin');
    expect(said.interaction_metadata).toBeUndefined();
  });

  test('is answered to them all the same', async () => {
    const here = await room();
    const said = await here.use('Mia', 'encounter start', { zones: 'Gate - Crypt [hidden]' });
    expect(said).toContain('Only the GM knows of **Crypt** now');
  });

  test('does not keep an answer apart in which nothing is hidden', async () => {
    const here = await room();
    await here.use('Mia', 'encounter start', { zones: 'Gate' });
    expect(here.find('Ana', 'About to begin').interaction_metadata).toBeDefined();
  });
});

describe('a system that can hide nobody', () => {
  async function vigil(): Promise<Room> {
    const here = await small.room();
    small.dice.stack('calm');
    await here.use('Ana', 'character import', { file: lanternFile('Kira') });
    await here.use('Mia', 'encounter start', { zones: 'fen' });
    return here;
  }

  test('brings nobody in who is to be hidden', async () => {
    const here = await vigil();
    await here.use('Mia', 'encounter add', { who: 'Wisp', hidden: true });
    expect(here.seen('Ana')).not.toContain('Wisp');
  });

  test('says why', async () => {
    const here = await vigil();
    expect(await here.use('Mia', 'encounter add', { who: 'Wisp', hidden: true })).toContain(
      "can't hide anybody from the players",
    );
  });
});

describe('who acts for a GM who is away', () => {
  async function away(): Promise<Room> {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await here.hero('Cleo', 'Orla');
    await madeHero(here, 'Mia', 'Grask', 'npc');
    await here.use('Mia', 'away until', { 'stand-in': 'Ana' });
    return here;
  }

  test("is offered none of the GM's own", async () => {
    const here = await away();
    const offered = await here.person('Ana').complete(here.channel, 'check', { against: '' }, 'against');
    expect(offered.map(({ name }) => name)).toEqual(['Orla']);
  });

  test('looks into no private scene for that', async () => {
    const here = await away();
    await here.use('Mia', 'scene open', { name: 'Crypt', cast: 'Orla, Grask', private: true });
    expect(await here.use('Ana', 'scene list')).not.toContain('Crypt');
  });
});

describe('who is a GM no longer', () => {
  /** Ben has made Grask as a GM. */
  async function left(): Promise<Room> {
    const here = await room();
    await here.use('Mia', 'campaign settings', { 'add-gm': 'Ben' });
    await madeHero(here, 'Ben', 'Grask', 'npc');
    await here.use('Mia', 'campaign settings', { 'remove-gm': 'Ben' });
    return here;
  }

  test('is brought into no private scene of those whom they played as one', async () => {
    const here = await left();
    await here.use('Mia', 'scene open', { name: 'Crypt', cast: 'Grask', private: true });
    const { world } = here.table.playground;
    const said = here.find('Mia', 'opens: <#').embeds[0]?.description ?? '';
    const [, thread = ''] = /opens: <#(\d+)>/u.exec(said) ?? [];
    expect([...(world.channel(thread).thread?.members.keys() ?? [])]).not.toContain(here.person('Ben').id);
  });

  test('plays nobody any more whom they played as one', async () => {
    const here = await room();
    await here.use('Mia', 'campaign settings', { 'add-gm': 'Ben' });
    await madeHero(here, 'Ben', 'Grask', 'npc');
    await here.use('Ben', 'character switch', { name: 'Grask' });
    await here.use('Mia', 'campaign settings', { 'remove-gm': 'Ben' });
    expect(await here.use('Ben', 'character sheet')).toContain("You don't have a character here yet");
  });

  test('is offered nobody whom they played as one', async () => {
    const here = await left();
    const offered = await here.person('Ben').complete(here.channel, 'character sheet', { name: '' }, 'name');
    expect(offered).toEqual([]);
  });
});

describe('ground that the GM hides', () => {
  /** A story of a fight over a picture, part of which is hidden. */
  async function story(who: string, of: OptionValues): Promise<string> {
    const here = await room('zafir');
    await madeHero(here, 'Ana', 'Kira');
    await here.use('Mia', 'encounter start', { zones: '12x10' });
    await here.use('Mia', 'encounter add', { who: 'Ghul', count: 1, zone: 'F5' });
    await here.use('Mia', 'map picture', { file: wholePng(600, 400) });
    await here.use('Mia', 'map change', { text: 'H3:J5 hidden Crypt' });
    await here.use('Mia', 'encounter next');
    const answer = await here.person(who).command(here.channel, 'export', { format: 'html', ...of });
    await here.table.turnkeeper.bot.idle();
    const [file] = answer.message()?.attachments ?? [];
    return (await fetch(file?.url ?? '')).text();
  }
  const picture = Buffer.from(wholePng(600, 400).data).toString('base64');

  test('is in no picture of a story that players read', async () => {
    expect(await story('Ana', {})).not.toContain(picture);
  });

  test('is in the picture of the story that the GM reads', async () => {
    expect(await story('Mia', { for: 'gm' })).toContain(picture);
  });
});
