import { describe, expect, test } from 'vitest';
import { deep, patience } from '../../support/deep.ts';
import { messageText } from '../../support/playscript/print.ts';
import { chanceOf, one } from '../../support/random/chance.ts';
import { entriesOf } from '../support/ledger.ts';
import { madeHero } from '../support/made.ts';
import { type Room, useTable } from '../support/room.ts';
import { ROUGH } from '../support/rough.ts';
import { pressables, pressed } from './thumb.ts';

const { dice, now, room } = useTable();

/** Two heroes against two foes, about to begin. */
const FIGHTS = {
  async soulbound(): Promise<Room> {
    const here = await room();
    for (const [who, name] of [
      ['Ana', 'Kira'],
      ['Ben', 'Tiz'],
    ] as const)
      await here.hero(who, name);
    await here.use('Mia', 'encounter start', { zones: 'Gate - Yard - Pit [hazard minor]' });
    await here.use('Mia', 'encounter add', { who: 'Raider', count: 2, zone: 'Gate' });
    return here;
  },
  async zafir(): Promise<Room> {
    const here = await room('zafir');
    for (const [who, name] of [
      ['Ana', 'Kira'],
      ['Ben', 'Tiz'],
    ] as const)
      await madeHero(here, who, name);
    await here.use('Mia', 'map change', { text: 'empty 14x6; A1:A2 players; H1:H2 enemies; D2 half cover' });
    await here.use('Mia', 'encounter start');
    await here.use('Mia', 'encounter add', { who: 'Ghul', count: 2 });
    return here;
  },
} as const;
const systems = Object.keys(FIGHTS) as readonly (keyof typeof FIGHTS)[];

const FOES = { soulbound: 'Raider', zafir: 'Ghul' } as const;

const panelOf = (here: Room, who: string) => here.messages(who).findLast((one) => (one.flags ?? 0) & 64);

/** Ana's panel, as it opens on her turn. */
async function opened(system: keyof typeof FIGHTS, by: string) {
  const here = await FIGHTS[system]();
  await here.press('Mia', 'Begin');
  await here.press('Ana', by);
  const panel = panelOf(here, 'Ana');
  if (panel === undefined) throw new Error('there is no panel');
  return { here, panel };
}

/** How often somebody has attacked, by the log. */
async function attacksIn(here: Room): Promise<number> {
  const campaign = await now().turnkeeper.app.ports.store.campaignIn([
    panelOf(here, 'Ana')?.channel_id ?? '',
  ]);
  const entries = campaign === null ? [] : await entriesOf(now(), campaign.id);
  return entries.filter(({ intent }) => JSON.stringify(intent).includes('"kind":"attack"')).length;
}

describe.each(systems)('a panel in %s', (system) => {
  test(
    'does what it says or shows how things stand, whatever is pressed in it',
    async () => {
      const here = await FIGHTS[system]();
      await here.press('Mia', 'Begin');
      const chance = chanceOf(`thumb ${system}`);
      const unanswered: string[] = [];
      for (let step = 0; step < deep(45, 300); step += 1) {
        const who = one(['Ana', 'Ana', 'Ben', 'Mia'], chance);
        const able = pressables(here, who).filter(({ id }) => /^(?:panel|pad|turn|decide)/u.test(id));
        if (able.length === 0) break;
        const chosen = one(able.slice(-20), chance);
        const said = await pressed(here, chosen, chance);
        if (said.trim() === '' || ROUGH.test(said)) unanswered.push(`${who} ${chosen.id}: ${said}`);
      }
      expect(unanswered).toEqual([]);
    },
    patience(180_000),
  );

  test('is one a person: a newer one takes the place of the older', async () => {
    const here = await FIGHTS[system]();
    await here.press('Mia', 'Begin');
    const row = here.find('Ana', '[Attack]');
    for (const label of ['Attack', 'More…', 'Move']) await here.heard(here.person('Ana').press(row, label));
    const own = here
      .messages('Ana')
      .filter(
        ({ flags = 0, components }) => flags & 64 && /"(?:panel|pad)\b/u.test(JSON.stringify(components)),
      );
    expect(own).toHaveLength(1);
  });
});

describe.each(systems)('a press in haste, in %s', (system) => {
  test('counts once', async () => {
    const { here, panel } = await opened(system, 'Attack');
    const foe = `${FOES[system]} 1`;
    dice.lay(...Array.from({ length: 80 }, () => 4));
    const presses = [here.person('Ana').press(panel, foe), here.person('Ana').press(panel, foe)];
    const said = await Promise.all(presses.map((press) => here.heard(press))).finally(() => dice.clear());
    expect(await attacksIn(here), said.join('\n\n')).toBe(1);
  });
});

describe('a press that somebody is asked about', () => {
  const asked = async () => {
    const here = await FIGHTS.soulbound();
    await here.press('Mia', 'Begin');
    await here.press('Ana', 'Attack');
    dice.lay(...Array.from({ length: 40 }, () => 1));
    const said = await here.press('Ana', 'Raider 1').finally(() => dice.clear());
    return { here, said };
  };

  test('leaves a panel that is right before the answer and after it', async () => {
    const { here, said } = await asked();
    const labels = pressables(here, 'Ana')
      .filter(({ message }) => message.id === panelOf(here, 'Ana')?.id)
      .map(({ label }) => label);
    expect([said, labels]).toEqual([
      expect.stringContaining('See below.'),
      ['Attack', 'Move', 'More…', 'End turn'],
    ]);
  });

  test('tells nobody twice that they are asked', async () => {
    const { here } = await asked();
    expect(here.messages('Ana').filter(({ flags = 0 }) => flags & 64)).toHaveLength(1);
  });
});

describe("the panel of a GM's foes", () => {
  test.each(systems)('acts once by a double press, in %s', async (system) => {
    const here = await FIGHTS[system]();
    await here.press('Mia', 'Begin');
    if (system === 'zafir')
      for (const label of ['End phase', 'End it anyway']) await here.press('Mia', label);
    else for (const who of ['Ana', 'Ben']) await here.press(who, 'End turn');
    await here.press('Mia', 'Act…');
    const panel = panelOf(here, 'Mia');
    const foe = pressables(here, 'Mia').findLast(({ id }) => id.startsWith('panel.foe|'));
    if (panel === undefined || foe === undefined) throw new Error('no foe can be pressed');
    const presses = [here.person('Mia').press(panel, foe.id), here.person('Mia').press(panel, foe.id)];
    const said = await Promise.all(presses.map((press) => here.heard(press)));
    const foes = system === 'zafir' ? ['Ghul 1', 'Ghul 2'] : ['Raider 1', 'Raider 2'];
    const shown = await here.use('Mia', 'log');
    expect(
      [shown.includes(foes[0] ?? ''), new RegExp(`${foes[1]}.{0,4} (?:hits|misses|moves)`, 'u').test(shown)],
      said.join('\n\n'),
    ).toEqual([true, false]);
  });
});

describe.each(systems)('a panel of another process, in %s', (system) => {
  const foe = system === 'zafir' ? 'Ghul 1' : 'Raider 1';

  test('does what it says', async () => {
    const here = await FIGHTS[system]();
    await here.press('Mia', 'Begin');
    await here.press('Ana', 'Attack');
    await now().restart(); // the one that comes knows nothing but what is stored, as any other process
    dice.lay(...Array.from({ length: 40 }, () => 4));
    expect(await here.press('Ana', foe).finally(() => dice.clear())).toContain(`Attack: ${foe}`);
  });
});

/** What Ana does besides, by a command. */
const OWN = {
  soulbound: { action: 'Dodge' },
  zafir: { action: 'Move', target: 'B2' },
} as const;

describe.each(systems)('a panel from before, in %s', (system) => {
  const foe = `${FOES[system]} 1`;
  const target = (here: Room) => here.person('Ana').press(here.find('Ana', `[${foe}]`), foe);

  test('still does what it says where only others have acted', async () => {
    const { here } = await opened(system, 'Attack');
    await here.use('Mia', 'condition add', { who: 'Tiz', condition: 'Prone' });
    dice.lay(...Array.from({ length: 40 }, () => 4));
    const said = await here.heard(target(here)).finally(() => dice.clear());
    expect(said).toContain(`Attack: ${foe}`);
  });

  test('does nothing and shows how things stand where its owner has acted', async () => {
    const { here } = await opened(system, 'Attack');
    await here.use('Ana', 'act', OWN[system]);
    expect(await here.heard(target(here))).toContain("That has changed. Here's how it stands");
  });

  test('does nothing and shows how things stand where its target is gone', async () => {
    const { here } = await opened(system, 'Attack');
    await here.use('Mia', 'encounter remove', { who: foe });
    expect(await here.heard(target(here))).toContain("That has changed. Here's how it stands");
  });

  test.each(['its target', 'More…', 'a select'])(
    'has nothing to press once its turn is over, and the way to the fight: %s',
    async (what) => {
      const { here, panel } = await opened(system, 'Attack');
      await here.use('Mia', 'encounter next');
      const able = pressables(here, 'Ana').filter(({ message }) => message.id === panel.id);
      const label = what === 'its target' ? foe : what;
      const chosen = able.find((one) => one.label === label) ?? able.find(({ values }) => values.length > 0);
      if (chosen === undefined) throw new Error('there is nothing to press');
      await pressed(here, chosen, (below) => below - 1); // the first of a select is chosen already
      const now = here.messages('Ana').find(({ id }) => id === panel.id);
      expect([now === undefined ? '' : messageText(now), now?.components]).toEqual([
        expect.stringMatching(/\*\*Kira\*\*'s turn is over.*\[Go to the fight\]\(https:/su),
        [],
      ]);
    },
  );
});

describe('a panel from before', () => {
  test('of arrows has nothing to press once its turn is over', async () => {
    const here = await FIGHTS.zafir();
    await here.press('Mia', 'Begin');
    await here.press('Ana', 'Move');
    await here.use('Mia', 'encounter next');
    await here.press('Ana', '→');
    const now = panelOf(here, 'Ana');
    expect([now === undefined ? '' : messageText(now), now?.components]).toEqual([
      expect.stringMatching(/\*\*Kira\*\*'s turn is over.*\[Go to the fight\]\(https:/su),
      [],
    ]);
  });

  test("opened while another acts does not speak of a turn that was not its owner's", async () => {
    const here = await FIGHTS.soulbound();
    await here.press('Mia', 'Begin');
    await here.press('Ben', 'More…');
    await here.use('Mia', 'encounter next');
    await here.use('Mia', 'encounter next');
    expect(await here.press('Ben', 'Not now…')).toContain('not now');
  });
});

describe('a select of a panel', () => {
  test('lets the same be chosen again, once one has gone back to where it was chosen', async () => {
    const here = await FIGHTS.soulbound();
    await here.press('Mia', 'Begin');
    await here.press('Ana', 'More…');
    const inPanel = (kind: string) =>
      pressables(here, 'Ana').filter(
        ({ message, id }) => message.id === panelOf(here, 'Ana')?.id && id.startsWith(`${kind}|`),
      );
    const press = async (kind: string, at = 0) => {
      const part = inPanel(kind)[at];
      if (part === undefined) throw new Error(`there is no ${kind}`);
      const { message, id, values } = part;
      const ana = here.person('Ana');
      const [value] = values;
      return here.heard(value === undefined ? ana.press(message, id) : ana.select(message, id, value));
    };
    const toSelect = async () => {
      for (let tab = 0; inPanel('panel.act').every(({ values }) => values.length === 0); tab += 1)
        await press('panel.group', tab);
      const [button = 0] = [inPanel('panel.act').findIndex(({ values }) => values.length > 0)];
      return press('panel.act', button);
    };
    const first = await toSelect();
    await press('panel.more');
    expect(await toSelect()).toBe(first);
  });
});
