import { describe, expect, test } from 'vitest';
import { type Room, useTable } from './support/room.ts';

const { dice, room } = useTable();

async function begun(): Promise<Room> {
  const here = await room('zafir');
  await here.use('Ana', 'character create', { name: 'Kira' });
  return here;
}

/** Picks from the list of what dice may choose. */
async function roll(here: Room, what: string): Promise<string> {
  const message = here.find('Ana', `<${what}>`);
  const select = /"custom_id":"(make\.roll[^"]*)"/u.exec(JSON.stringify(message.components))?.[1] ?? '';
  return here.heard(here.person('Ana').select(message, select, what));
}

describe('dice that choose', () => {
  test('decide a step, and are shown with what they mean', async () => {
    const here = await begun();
    dice.lay(6);
    expect(await roll(here, 'Roll Class')).toContain('Class 6\n→ Class: Seeker');
  });

  test('decide all that is open', async () => {
    const here = await begun();
    expect(await roll(here, "Roll everything that's left")).toContain(
      'Ready: press Done. You can still change anything.',
    );
  });

  test('stand in the log for everybody', async () => {
    const here = await begun();
    dice.lay(6);
    await roll(here, 'Roll Class');
    expect(await here.use('Ben', 'log')).toContain('1d6 # Kira: Class');
  });

  test('are no roll that anybody repeats', async () => {
    const here = await begun();
    dice.lay(6);
    await roll(here, 'Roll Class');
    expect(await here.use('Ana', 'again')).not.toContain('Kira');
  });

  test('can be rolled again', async () => {
    const here = await begun();
    dice.lay(6, 1);
    await roll(here, 'Roll Class');
    expect(await roll(here, 'Roll Class')).toContain('Class: Recruit');
  });

  test('of an older picture change nothing', async () => {
    const here = await begun();
    const old = here.find('Ana', '<Roll Class>');
    const select = /"custom_id":"(make\.roll[^"]*)"/u.exec(JSON.stringify(old.components))?.[1] ?? '';
    await here.use('Ana', 'character create', { name: 'Kira' });
    dice.lay(6);
    await roll(here, 'Roll Class');
    const said = await here.heard(here.person('Ana').select(old, select, 'Roll Class'));
    expect(said).toContain("You've changed this character since");
  });

  test('are seen by nobody else while the character is made', async () => {
    const here = await begun();
    dice.lay(6);
    await roll(here, 'Roll Class');
    expect(here.seen('Ben')).not.toContain('Seeker');
  });

  test('go on after a restart', async () => {
    const here = await begun();
    await here.table.restart();
    dice.lay(6);
    expect(await roll(here, 'Roll Class')).toContain('Class: Seeker');
  });

  test('change the name that the character is called by', async () => {
    const here = await begun();
    await roll(here, "Roll everything that's left");
    await here.press('Ana', 'Change…');
    const said = await roll(here, 'Roll Name');
    const name = /→ Name: (.+)/u.exec(said)?.[1] ?? '';
    await here.press('Ana', 'Done');
    expect(await here.use('Ana', 'character list')).toContain(name);
  });
});

test('a system without dice in its creation offers none', async () => {
  const here = await room();
  await here.use('Ana', 'character create', { name: 'Kira' });
  expect(here.seen('Ana')).not.toContain('Roll');
});
