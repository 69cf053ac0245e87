import { beforeAll, describe, expect, test } from 'vitest';
import checkCommand from '../../../commands/check.ts';
import { AS, DICE } from '../../../src/discord/acting.ts';
import { checkOf } from '../../../src/discord/components/sheet/intent.ts';
import { type SheetPlace, sheetPlace } from '../../../src/discord/components/sheet/place.ts';
import { type CheckWords, checkTyped } from '../../../src/discord/intents.ts';
import type { Choice } from '../../../src/engine/options.ts';
import { keyOf } from '../../../src/view/panels/keys.ts';
import {
  checkView,
  edgesIn,
  opposingTo,
  type PickedCheck,
  pickedCheck,
  picksOfCheck,
} from '../../../src/view/sheet/check.ts';
import { readSheetPicks, sheetId } from '../../../src/view/sheet/picks.ts';
import { fight, type SystemId, systems } from '../../support/presses/fights.ts';
import { selectsOf } from '../../view/panels/desk.ts';
import { useTable } from '../support/room.ts';
import { patience } from '../../support/deep.ts';

// What can be typed of a check can be picked on the sheet, and is the same then. What there is comes from the rules' options, what can be said of
// it from the command's definition.

const { now } = useTable();

interface Picked {
  readonly check: PickedCheck;
  readonly difficulty: Choice | null;
  readonly against: Choice | null;
}

/** What is picked for an option of the command, where these rules know of such a thing. */
const PICKS: Readonly<Record<string, (place: SheetPlace, plain: PickedCheck) => readonly Picked[]>> = {
  what: (_, check) => [{ check, difficulty: null, against: null }],
  difficulty: ({ desk }, check) =>
    desk.checksFor(check.check.id).difficulties.map((difficulty) => ({ check, difficulty, against: null })),
  against: ({ desk }, check) => opposed(desk.opponents, check, {}),
  'against-with': ({ desk }, check) =>
    opposingTo(desk, check.check.id)
      .slice(0, 3)
      .flatMap((what) => opposed(desk.opponents, check, { what })),
  edge: ({ desk }, check) =>
    desk.checks.edgesOpposed === true
      ? desk.checks.edges.flatMap((edge) => opposed(desk.opponents, { ...check, edge }, {}))
      : desk.checks.edges.map((edge) => ({ check: { ...check, edge }, difficulty: null, against: null })),
  'their-edge': ({ desk }, check) =>
    desk.checks.edges.flatMap((edge) => opposed(desk.opponents, check, { edge })),
  'helped-by': ({ desk }, check) => along(desk.checks.helpers ?? [], check),
  spend: ({ desk }, check) => along(desk.checks.spends, check),
  secret: (_, check) => [{ check: { ...check, isSecret: true }, difficulty: null, against: null }],
};

const opposed = (
  [against]: readonly Choice[],
  check: PickedCheck,
  how: Partial<NonNullable<PickedCheck['opposed']>>,
): readonly Picked[] =>
  against === undefined || check.opposed !== null
    ? []
    : [{ check: { ...check, opposed: { what: null, edge: null, ...how } }, difficulty: null, against }];

const along = (extras: readonly Choice[], check: PickedCheck): readonly Picked[] =>
  extras.map((extra) => ({ check: { ...check, extras: [extra] }, difficulty: null, against: null }));

/** The same as it is typed. */
const typedAs = ({ desk }: SheetPlace, { check, difficulty, against }: Picked): CheckWords => {
  const named = (all: readonly Choice[] = []) =>
    check.extras
      .filter(({ id }) => all.some((one) => one.id === id))
      .map(({ name }) => name)
      .join(', ') || null;
  return {
    what: check.check.name,
    difficulty: difficulty?.name ?? null,
    against: against?.name ?? null,
    againstWith: check.opposed?.what?.name ?? null,
    edge: check.edge?.name ?? null,
    theirEdge: check.opposed?.edge?.name ?? null,
    helpedBy: named(desk.checks.helpers),
    spend: named(desk.checks.spends),
    secret: check.isSecret,
  };
};

/** The labels and values that the lists of a check's panel have. */
const inLists = (place: SheetPlace, check: PickedCheck) =>
  selectsOf(checkView(place.desk, check)).flatMap(({ options }) =>
    options.map(({ label, value }) => ({ label, value })),
  );

describe.each(systems)('a check of %s', (system: SystemId) => {
  const places: SheetPlace[] = [];
  const compared = new Set<string>();
  const wrong: string[] = [];

  beforeAll(async () => {
    const { room } = await fight(now(), system, { heroes: 2, foes: 1 });
    const { app } = now().turnkeeper;
    const channel = now().playground.world.channel(room.channel).id;
    const campaign = await app.ports.store.campaignIn([channel]);
    if (campaign === null) throw new Error('no campaign is played there');
    const look = async () => {
      const { guildId } = campaign;
      const userId = room.person('Ana').id;
      const table = await app.table({
        userId,
        guildId,
        channelIds: [channel],
        roleIds: [],
        manages: false,
        interactionId: 'looks',
      });
      const place = table.ok ? await sheetPlace({ app }, table.value, 'Kira') : table;
      if (!place.ok) throw new Error(place.refusal.code);
      places.push(place.value);
    };
    await look();
    await room.press('Mia', 'Begin');
    await look();
    await room.use('Mia', 'encounter end');
    await look();
    for (const place of places) {
      const { desk, table, acting } = place;
      for (const check of desk.checks.checks.slice(0, 3)) {
        const plain = { check, edge: null, extras: [], isSecret: false, opposed: null };
        for (const [option, picksFor] of Object.entries(PICKS))
          for (const picked of picksFor(place, plain)) {
            // Through the ids, as it is pressed.
            const id = sheetId('roll', picksOfCheck(desk, picked.check));
            const read = readSheetPicks(id.split('|').slice(1));
            const back = read === null ? null : pickedCheck(desk, read.picks);
            const said = await checkTyped({ app }, table, acting, typedAs(place, picked));
            const { difficulty, against } = picked;
            const aim = { difficulty: difficulty?.id ?? null, against: against?.id ?? null };
            const pressed = back === null ? null : checkOf(place, back, aim);
            compared.add(option);
            const value = said.ok ? said.value : said.refusal.code;
            if (JSON.stringify(sorted(value)) !== JSON.stringify(sorted(pressed)))
              wrong.push(`${option}: ${JSON.stringify(pressed)} is typed as ${JSON.stringify(value)}`);
          }
      }
    }
  }, patience(60_000));

  const sorted = (value: unknown) =>
    value !== null && typeof value === 'object'
      ? Object.entries(value).sort(([a], [b]) => a.localeCompare(b))
      : value;

  test('is the same, typed or picked', () => expect(wrong.slice(0, 5)).toEqual([]));

  test('is picked with all that can be typed of it', () => {
    const has = places.map(({ desk: { checks, opponents } }) => ({ ...checks, opponents }));
    const none = [
      ...(has.every(({ opponents, opposing = [] }) => opponents.length === 0 || opposing.length === 0)
        ? ['against', 'against-with']
        : []),
      ...(has.every(({ helpers = [] }) => helpers.length === 0) ? ['helped-by'] : []),
      ...(has.every(({ spends }) => spends.length === 0) ? ['spend'] : []),
    ];
    expect(Object.keys(PICKS).filter((option) => !compared.has(option) && !none.includes(option))).toEqual(
      [],
    );
  });

  test('has in its lists what helps or hinders both sides', () => {
    const missing = places.flatMap((place) => {
      const { desk } = place;
      const [check] = desk.checks.checks;
      if (check === undefined || opposingTo(desk, check.id).length === 0) return [];
      const plain = { check, edge: null, extras: [], isSecret: false, opposed: { what: null, edge: null } };
      const values = inLists(place, plain).map(({ value }) => value);
      return desk.checks.edges.filter(
        (edge) =>
          !values.some((value) => edgesIn(desk, [value]).own?.id === edge.id) ||
          !values.some((value) => edgesIn(desk, [value]).theirs?.id === edge.id) ||
          !values.includes(
            keyOf(
              edge.id,
              desk.checks.edges.map(({ id }) => id),
            ),
          ),
      );
    });
    expect(missing).toEqual([]);
  });
});

test('all that /check asks has its place on the sheet', () => {
  const options = 'options' in checkCommand.data ? (checkCommand.data.options ?? []) : [];
  const names = options.map(({ name }) => name).filter((name) => ![AS.name, DICE.name].includes(name));
  expect(names.filter((name) => PICKS[name] === undefined)).toEqual([]);
});
