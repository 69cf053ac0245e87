import type { APIMessage } from 'discord-api-types/v10';
import type { TestDice } from '../../discord/support/dice.ts';
import type { GameTable } from '../table.ts';
import { FOE, fight, HEROES } from './fights.ts';
import type { Row } from './row.ts';
import { partsOf, type Thumb } from './thumb.ts';

/** Of a d20: it hits, and is no critical hit. */
const HITS = 17;
/** Of a d8: it hurts, so that others would step in. */
const HURTS = 6;

/** Foes are up; Kira may resist what they do to her, and both her friends may step in. */
async function foesAreUp(table: GameTable): Promise<Thumb> {
  const thumb = await fight(table, 'ishanekon', { heroes: 3 });
  await thumb.press('Mia', 'Begin');
  for (const who of ['Ana', 'Cleo', 'Ben']) await thumb.press(who, 'End turn');
  return thumb;
}

/** The open question of somebody's, by whom it mentions. */
const questionOf = ({ room }: Thumb, who: string): APIMessage | undefined =>
  room
    .messages(who)
    .find(
      (message) =>
        message.content.includes(room.person(who).id) &&
        partsOf(message).some(({ id }) => id.startsWith('decide')),
    );

/** A foe hits Kira; each who is asked does as `answer` does. Gives how often each of them was asked. */
async function strikes(
  thumb: Thumb,
  dice: TestDice,
  foe: string,
  answer: (who: string) => Promise<unknown>,
): Promise<readonly number[]> {
  const asked = new Map<string, number>();
  dice.lay(HITS, HURTS);
  await thumb.room.use('Mia', 'attack', { as: foe, target: 'Kira' });
  for (;;) {
    const who = HEROES.map(([one]) => one).find((one) => questionOf(thumb, one) !== undefined);
    if (who === undefined) break;
    asked.set(who, (asked.get(who) ?? 0) + 1);
    await answer(who);
  }
  dice.clear();
  return [...asked.values()];
}

/** Whom an attack asks, and how few presses a usual mix of an Ability takes. */
export const askedRows: readonly Row[] = [
  {
    what: 'questions to one person, of an attack that three could react to',
    goal: 1,
    systems: ['ishanekon'],
    count: async (table, _system, dice) => {
      const thumb = await foesAreUp(table);
      const asked = await strikes(thumb, dice, `${FOE.ishanekon} 1`, (who) =>
        thumb.press(who, 'Let it pass'),
      );
      if (asked.length !== 3) throw new Error(`${asked.length} were asked`);
      return Math.max(...asked);
    },
  },
  {
    what: 'questions of the next such attack, all under standing orders',
    goal: 0,
    systems: ['ishanekon'],
    count: async (table, _system, dice) => {
      const thumb = await foesAreUp(table);
      await strikes(thumb, dice, `${FOE.ishanekon} 1`, async (who) => {
        await thumb.press(who, 'Always …');
        await thumb.choose(who, 'Let it pass');
      });
      await thumb.press('Mia', 'End turn');
      await thumb.room.use('Mia', 'act', { action: 'Move', as: `${FOE.ishanekon} 2`, target: 'D2' });
      const asked = await strikes(thumb, dice, `${FOE.ishanekon} 2`, (who) =>
        thumb.press(who, 'Let it pass'),
      );
      if (!thumb.room.seen('Mia').includes(`**${FOE.ishanekon} 2** hits **Kira**`))
        throw new Error('it misses');
      return asked.length;
    },
  },
  {
    what: 'a usual upcast',
    goal: 3,
    systems: ['ishanekon'],
    count: async (table) => {
      const thumb = await fight(table, 'ishanekon');
      await thumb.press('Mia', 'Begin');
      thumb.begin();
      await thumb.press('Ana', 'More…');
      await thumb.press('Ana', 'Poison Grenade, +1 stack of Poison');
      const said = await thumb.press('Ana', `${FOE.ishanekon} 2`);
      if (!said.includes('✓ Use an Ability')) throw new Error(said);
      return thumb.presses;
    },
  },
];
