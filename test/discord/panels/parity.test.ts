import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import actCommand from '../../../commands/act.ts';
import attackCommand from '../../../commands/attack.ts';
import type { Caller } from '../../../src/app/caller.ts';
import { moveOf } from '../../../src/app/maps/ways.ts';
import { AS, DICE, WHEN } from '../../../src/discord/acting.ts';
import { intentOf, type Place, placeFor } from '../../../src/discord/components/panels/desk.ts';
import { actTyped } from '../../../src/discord/deeds.ts';
import { attackTyped } from '../../../src/discord/intents.ts';
import type { ActOption, Choice } from '../../../src/engine/options.ts';
import { type Chosen, extrasOf, plainly } from '../../../src/view/panels/desk.ts';
import { notNowView } from '../../../src/view/panels/not.ts';
import { deep, patience } from '../../support/deep.ts';
import { fight, type SystemId, systems } from '../../support/presses/fights.ts';
import { playOn } from '../../support/presses/player.ts';
import type { Thumb } from '../../support/presses/thumb.ts';
import { useTable } from '../support/room.ts';
import { pickable, startable } from './reach.ts';

// What can be typed in a fight can be pressed, and the other way round. What there is to do comes from the rules' options, what can be said
// of it from the commands' definitions.

const { now } = useTable();

const MOMENTS = deep(4, 30);

/** What the options of a command that acts are for, of all that a choice of the rules' can say. */
const SAYS: Readonly<Record<string, keyof ActOption | 'id'>> = {
  action: 'id',
  target: 'targets',
  with: 'means',
  weapon: 'means',
  how: 'ways',
  spend: 'spends',
  detail: 'detail',
};
/** What is no part of the act: who acts, when, with which dice. Whose panel it is says the first, whether it is their turn the second. */
const BESIDES = [AS.name, WHEN.name, DICE.name];

const isOpen = ({ refused }: Choice): boolean => refused === null;
const ids = (choices: readonly Choice[] = []) => choices.filter(isOpen).map(({ id }) => id);

/** What somebody could pick for an act, one thing at a time. */
function variants(act: ActOption, isMove: boolean): readonly Chosen[] {
  const plain = plainly(act);
  const targets = (act.targets ?? []).filter(isOpen);
  const fitting = (means: Choice | null) =>
    targets.filter(({ id }) => means?.fits === undefined || means.fits.includes(id));
  const aimed = (chosen: Chosen): Chosen => {
    const [first = null] = fitting(chosen.means);
    return act.kind === 'attack' || act.targetNeeded === true ? { ...chosen, target: first } : chosen;
  };
  const all: readonly Chosen[] = [
    ...(isMove ? [] : [aimed(plain)]), // without a place to go to both open the pad of arrows
    ...fitting(plain.means).map((target) => ({ ...plain, target })),
    ...(act.means ?? []).filter(isOpen).map((means) => aimed({ ...plain, means })),
    ...extrasOf(act)
      .filter(isOpen)
      .map((extra) => aimed({ ...plain, extras: [extra] })),
  ];
  // An attack on nobody is neither pressed nor typed.
  return all.filter(({ target }) => act.kind !== 'attack' || target !== null);
}

/** What a command means: over squares and in metres it is typed where to, or by which way, and the rules read either. */
const meant = (intent: object | string | null): unknown =>
  intent !== null && typeof intent === 'object' && 'detail' in intent && 'target' in intent
    ? { ...intent, target: intent.target ?? intent.detail, detail: null }
    : intent;

/** Everybody in a fight, at some moments of it. */
async function* momentsOf(thumb: Thumb): AsyncGenerator<Place> {
  const { app } = now().turnkeeper;
  const { room } = thumb;
  const channel = now().playground.world.channel(room.channel).id;
  const campaign = await app.ports.store.campaignIn([channel]);
  if (campaign === null) throw new Error('no campaign is played there');
  const caller: Caller = {
    userId: room.person('Mia').id,
    guildId: campaign.guildId,
    channelIds: [channel],
    roleIds: [],
    manages: false,
    interactionId: 'looks',
  };
  for (let n = 0; n < MOMENTS; n += 1) {
    const table = await app.table(caller);
    if (!table.ok) throw new Error(table.refusal.code);
    for (const { id } of await app.acts.known(table.value)) {
      const acting = await app.acts.acting(table.value, id);
      const place = acting.ok ? await placeFor({ app }, table.value, acting.value) : acting;
      if (place.ok) yield place.value;
    }
    if (!(await playOn(thumb))) return;
  }
}

describe.each(systems)('in a fight of %s', (system: SystemId) => {
  const wrong = { acts: [], picks: [], reasons: [], typed: [] } as Record<string, string[]>;
  let seen = 0;

  beforeAll(async () => {
    const thumb = await fight(now(), system, { heroes: 2, foes: 2 });
    await thumb.press('Mia', 'Begin');
    const { app } = now().turnkeeper;
    const typed = ({ table, acting }: Place, { act, target, means, extras }: Chosen) => {
      const way = extras.find(({ id }) => act.ways?.some((one) => one.id === id));
      const spends = [
        ...(act.takes ?? []).flatMap((id) => act.spends?.find((one) => one.id === id)?.name ?? []),
        ...extras.filter((one) => one !== way).map(({ name }) => name),
      ];
      const words = { target: target?.name ?? null, spend: spends.length === 0 ? null : spends.join(', ') };
      return act.kind === 'attack'
        ? attackTyped({ app }, table, acting, {
            ...words,
            target: words.target ?? '',
            weapon: means?.name ?? null,
            how: way?.name ?? null,
          })
        : actTyped({ app }, table, acting, { ...words, action: act.name, with: means?.name ?? null });
    };
    for await (const place of momentsOf(thumb)) {
      const { desk } = place;
      const can = startable(desk);
      const cannot = notNowView(desk, null).card?.text ?? '';
      for (const act of desk.acts) {
        if (act.refused !== null) {
          if (!cannot.includes(act.name)) wrong.reasons?.push(act.name);
          continue;
        }
        seen += 1;
        if (!can.has(act.id)) wrong.acts?.push(`${desk.name}: ${act.name}`);
        const picked = pickable(desk, act);
        const missing = [
          ...ids(act.targets).filter((id) => !picked.targets.has(id)),
          ...((act.means?.length ?? 0) > 1 ? ids(act.means).filter((id) => !picked.means.has(id)) : []),
          ...ids(extrasOf(act)).filter((id) => !picked.extras.has(id)),
        ];
        if (missing.length > 0) wrong.picks?.push(`${desk.name}: ${act.name}: ${missing.join()}`);
        for (const chosen of variants(act, act.id === moveOf(place.table.system))) {
          const pressed = intentOf(place.table, place.acting, chosen);
          const said = await typed(place, chosen);
          const value = typeof said === 'string' ? said : said.ok ? said.value : said.refusal.code;
          if (!isDeepStrictEqual(meant(value), meant(pressed)))
            wrong.typed?.push(
              `${desk.name}: ${JSON.stringify(pressed)} is typed as ${JSON.stringify(value)}`,
            );
        }
      }
    }
  }, patience(120_000));

  test('there is something to compare', () => expect(seen).toBeGreaterThan(20));
  test('whatever can be done is started by a panel', () => expect(wrong.acts).toEqual([]));
  test('whatever can be picked for it is picked in its panel', () => expect(wrong.picks).toEqual([]));
  test("whatever can't be done has its reason behind Not now…", () => expect(wrong.reasons).toEqual([]));
  test('whatever a panel does can be typed, and is the same then', () => expect(wrong.typed).toEqual([]));
});

describe.each([actCommand, attackCommand])('all that $data.name asks', ({ data }) => {
  test('has its place in a panel', () => {
    const options = 'options' in data ? (data.options ?? []) : [];
    const names = options.map(({ name }) => name).filter((name) => !BESIDES.includes(name));
    expect(names.filter((name) => SAYS[name] === undefined)).toEqual([]);
  });
});
