import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { deep, patience } from '../../support/deep.ts';
import { FOE, fight, heroesFirst, type SystemId, systems } from '../../support/presses/fights.ts';
import { partsOf, type Thumb } from '../../support/presses/thumb.ts';
import { useTable } from '../support/room.ts';

const { now } = useTable();

const FOES = deep(30, 97); // with who attacks them, two fewer than a fight holds
const AT_ONCE = 10;

async function crowded(system: SystemId): Promise<Thumb> {
  const thumb = await fight(now(), system, { heroes: 1, foes: AT_ONCE });
  for (let there = AT_ONCE; there < FOES; there += AT_ONCE)
    await thumb.room.use('Mia', 'encounter add', {
      who: FOE[system],
      count: Math.min(AT_ONCE, FOES - there),
      ...(system === 'soulbound' ? { zone: there < 2 * AT_ONCE ? 'Gate' : 'Hall' } : {}),
    });
  if (system === 'riftbound') heroesFirst(now(), 0, FOES - AT_ONCE);
  await thumb.press('Mia', 'Begin');
  return thumb;
}

const panelOf = (thumb: Thumb): APIMessage => {
  const found = thumb.room.messages('Ana').findLast(({ flags = 0 }) => flags & 64);
  if (found === undefined) throw new Error('there is no panel');
  return found;
};
const selectIn = (thumb: Thumb) => partsOf(panelOf(thumb)).find(({ id }) => id.startsWith('panel.target|'));

/** What is said beside each of whom the select has, page by page. */
async function inSelect(thumb: Thumb): Promise<readonly (readonly [name: string, odds: string])[]> {
  const select = selectIn(thumb);
  const all = select?.options ?? [];
  const shown = all
    .filter(({ value }) => !value.startsWith('>'))
    .map(({ label, description = '' }) => [label, description] as const);
  const next = all.find(({ value }) => value.startsWith('>'));
  if (select === undefined || next === undefined || next.value === '>0') return shown;
  const { room } = thumb;
  await room.heard(room.person('Ana').select(panelOf(thumb), select.id, next.value));
  return [...shown, ...(await inSelect(thumb))];
}

/** What is said of each of whom a button is. */
function onButtons(thumb: Thumb): readonly (readonly [name: string, odds: string])[] {
  const [{ description = '' } = {}] = panelOf(thumb).embeds;
  return partsOf(panelOf(thumb))
    .filter(({ id }) => id.startsWith('panel.do|'))
    .map(({ label }) => [label, description.split('\n').find((line) => line.includes(`**${label}**`)) ?? '']);
}

test.each(systems)(
  'each of many foes is offered with their odds, the likeliest first, in %s',
  async (system) => {
    const thumb = await crowded(system);
    await thumb.press('Ana', 'Attack');
    const shown = [...onButtons(thumb), ...(await inSelect(thumb))];
    const odds = shown.map(([, says]) => Number(/(\d+)%/u.exec(says)?.[1]));
    expect([new Set(shown.map(([name]) => name)).size, odds]).toEqual([FOES, odds.toSorted((a, b) => b - a)]);
  },
  patience(120_000),
);
