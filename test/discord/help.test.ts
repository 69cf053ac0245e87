import { describe, expect, test } from 'vitest';
import { loadCommands } from '../../src/discord/loader.ts';
import { CommandLinks } from '../../src/discord/links.ts';
import { gmCommands, playerCommands } from '../../src/view/help/commands.ts';
import { helpView } from '../../src/view/help/menu.ts';
import { useTable } from './support/room.ts';

const { room } = useTable();

const { paths } = new CommandLinks(
  (await loadCommands(new URL('../../commands/', import.meta.url))).values(),
);

/** Kira's fight with a Raider, on her turn. */
async function onTurn(system = 'soulbound') {
  const here = await room(system);
  await here.hero('Ana', 'Kira');
  await here.use('Mia', 'encounter start', { zones: 'Gate' });
  await here.use('Mia', 'encounter add', { who: 'Raider' });
  await here.use('Mia', 'encounter next');
  return here;
}

describe('/help', () => {
  test('says where a campaign begins, in a channel without one', async () => {
    const here = await room();
    await here.use('Mia', 'campaign archive');
    expect(await here.use('Ana', 'help')).toContain('Start one with `/campaign create`');
  });

  test("has a button for what one's character can do on the turn that runs", async () => {
    const here = await onTurn();
    const said = await here.use('Ana', 'help');
    expect(said).toMatch(/\[Attack\] \[Move\][\s\S]*\[End turn\]/u);
  });

  test('opens the panel in its own place, so that an attack takes two presses from there', async () => {
    const here = await onTurn();
    await here.use('Ana', 'help');
    expect(await here.press('Ana', 'Attack')).toMatch(/Kira: Attack[\s\S]*\[Raider\]/u);
  });

  test("offers nothing of a player's hero to the GM", async () => {
    const here = await onTurn();
    expect(await here.use('Mia', 'help')).not.toContain('[End turn]');
  });

  test('tells a topic that is picked in its select', async () => {
    const here = await room();
    await here.use('Ana', 'help');
    const message = here.find('Ana', '<Safety tools>');
    expect(await here.heard(here.person('Ana').select(message, 'help.topic', ['safety']))).toContain(
      '`/safety x-card`',
    );
  });

  test('shows the sheet by a press', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await here.use('Ana', 'help');
    expect(await here.press('Ana', 'My sheet')).toContain('Kira');
  });

  test('offers nothing of a turn where nobody fights: the sheet, dice, and to the GM a fight to try', () => {
    const quiet = { campaign: 'Ash', system: 'Zafir', character: 'Kira', fight: null, asked: 0, ready: true };
    const labels = [false, true].map((gm) =>
      helpView(null, { ...quiet, gm }, []).rows?.[0]?.map(({ kind, ...one }) =>
        'label' in one ? one.label : kind,
      ),
    );
    expect(labels).toEqual([
      ['My sheet', 'Roll 1d20'],
      ['My sheet', 'Try a ready fight', 'Roll 1d20'],
    ]);
  });

  test('has the questions that wait for an answer as its blue button', () => {
    const here = {
      campaign: 'Ash',
      system: 'Zafir',
      gm: false,
      character: 'Kira',
      fight: null,
      asked: 2,
      ready: true,
    };
    expect(helpView(null, here, []).rows?.[0]?.[0]).toMatchObject({ label: 'Answer', look: 'main' });
  });
});

describe('commands in what I say', () => {
  test('are links with the ids that Discord gave', async () => {
    const here = await room();
    await here.use('Mia', 'help', { topic: 'safety' });
    const [{ description } = { description: '' }] = here.find('Mia', 'Safety tools').embeds;
    expect(description).toMatch(/<\/safety x-card:\d+>/u);
  });

  test('stay in code where Discord has given no ids yet', () => {
    const links = new CommandLinks([]);
    expect(links.in('Send `/roll`.')).toBe('Send `/roll`.');
  });

  test('stay in code with their options, for those are to be pasted', () => {
    const links = new CommandLinks([{ data: { name: 'roll', description: 'Roll' } }]);
    links.learn([{ id: '7', name: 'roll', type: 1 }]);
    expect(links.in('`/roll what:2d6`, `/roll`')).toBe('`/roll what:2d6`, </roll:7>');
  });

  test('stand each in one of two lists, for everybody or for GMs', () => {
    const listed = [...playerCommands(paths), ...gmCommands(paths)].join('\n').match(/`\/[^`]+`/gu);
    expect(listed?.toSorted()).toEqual(paths.map(({ path }) => `\`/${path}\``).toSorted());
  });

  test('begin with what players use', () => {
    expect(playerCommands(paths)[0]).toBe('`/attack` Attack somebody in the fight');
  });
});
