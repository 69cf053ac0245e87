import { ableToAct } from '../../../../src/app/play/turns.ts';
import { type OptionValues, Refused } from '../../../../src/playground/index.ts';
import { messageText } from '../../../support/playscript/print.ts';
import type { TestDice } from '../dice.ts';
import type { Monkey } from '../monkey.ts';
import { recordsOf } from '../records.ts';
import type { Room } from '../room.ts';

// The steps of which a way to what is seldom pressed is made.

/** What a step of a road is taken with. */
export interface Walk {
  readonly here: Room;
  readonly player: Monkey;
  readonly dice: TestDice;
}
export type Step = (walk: Walk) => Promise<unknown>;
export type Road = readonly Step[];

const HOUR = 3_600_000;

export const use =
  (who: string, command: string, options: OptionValues = {}): Step =>
  ({ here }) =>
    here.use(who, command, options);

/** The same, done by the random player. */
export const type =
  (who: string, command: string, options: OptionValues): Step =>
  ({ player }) =>
    player.types(who, command, options);

/** The same, in the private scene. */
export const typeAside =
  (who: string, command: string, options: OptionValues): Step =>
  ({ player }) =>
    player.types(who, command, options, true);

/** Presses the newest of a kind that somebody sees; `labelled`: of those with such a label, or with such an option. */
export const press =
  (who: string, kind: string, labelled?: RegExp): Step =>
  async ({ player }) => {
    if (!(await player.presses(who, kind, labelled))) throw new Refused(`${who} sees no ${kind}`);
  };

/** The same with a form behind it, of which every field gets such words. */
export const fill =
  (who: string, kind: string, labelled: RegExp, written: string): Step =>
  async ({ player }) => {
    if (!(await player.presses(who, kind, labelled, written))) throw new Refused(`${who} sees no ${kind}`);
  };

/** Presses it where there is one. */
export const maybe =
  (who: string, kind: string): Step =>
  ({ player }) =>
    player.presses(who, kind);

export const lay =
  (...faces: readonly number[]): Step =>
  async ({ dice }) =>
    dice.lay(...faces);

/** What is laid out is taken away again. */
export const clear: Step = async ({ dice }) => dice.clear();

export const later =
  (hours: number): Step =>
  async ({ here }) => {
    for (let hour = 0; hour < hours; hour += 1) {
      here.table.clock.advance(HOUR);
      await here.table.turnkeeper.bot.idle();
    }
  };

/** A command of the menu of the newest message with some words. */
export const menu =
  (who: string, name: string, words: string): Step =>
  ({ here }) => {
    const message = here
      .messages(who)
      .findLast((one) => messageText(one).includes(words) && !((one.flags ?? 0) & 64));
    if (message === undefined) throw new Refused(`${who} sees no '${words}'`);
    return here.heard(here.person(who).menu(message, name));
  };

const PEOPLE = ['Ana', 'Ben', 'Cleo', 'Mia'] as const;

/** Whatever is open is answered, by whoever sees it. */
export const settled: Step = async ({ player, here }) => {
  const { store } = here.table.turnkeeper.app.ports;
  const channel = here.table.playground.world.channel(here.channel).id;
  for (let n = 0; n < 6; n += 1) {
    const fight = await store.runningEncounter(channel);
    const open = fight === null ? null : await store.pendingOf({ kind: 'encounter', id: fight.id });
    if (open === null) return;
    for (const who of PEOPLE) {
      await player.presses(who, 'decide.look');
      await player.presses(who, 'decide');
    }
  }
};

/** Turns end until it is the next of somebody's. */
export const up =
  (name: string): Step =>
  async (walk) => {
    for (let n = 0; n < 24; n += 1) {
      await settled(walk);
      await walk.here.use('Mia', 'encounter next');
      await walk.player.presses('Mia', 'turn.phase');
      const { fight } = await recordsOf(walk.here);
      if (fight === null || !fight.system.fights(fight.state)) return;
      const able = ableToAct(fight.system, fight.state);
      const all = fight.system.known(fight.state, { gm: true, characters: [] });
      if (all.some((one) => able.includes(one.id) && one.name.startsWith(name))) return;
    }
  };

const GROUPS = ['Attack', 'Mov', 'Help', 'Skill', 'Test', 'Gear', 'Power', 'Spell', 'Free', 'Turn', 'Other'];

/** Opens what somebody can do, and in it what is called so, group by group. */
export const inMore =
  (who: string, called: RegExp): Step =>
  async ({ player, here }) => {
    await player.presses(who, 'panel.more');
    for (const label of GROUPS) {
      if (await player.presses(who, 'panel.act', called)) return;
      await player.presses(who, 'panel.group', new RegExp(`^${label}`, 'u'));
    }
    throw new Refused(`${who} cannot ${called.source} in ${here.channel}`);
  };

export const often = (times: number, ...steps: Road): Road =>
  Array.from({ length: times }, () => steps).flat();

export const prone = (change: 'add' | 'remove') =>
  use('Mia', `condition ${change}`, { who: 'Kira', condition: 'Prone' });
export const low = lay(1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
