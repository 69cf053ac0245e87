import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../../src/app/caller.ts';
import type { EntryRecord, Json } from '../../src/app/ports.ts';
import { hashOf } from '../../src/dice/index.ts';
import { checkedView } from '../../src/view/proof/checked.ts';
import { type Room, useTable } from './support/room.ts';
import { deep, seededFrom } from '../support/deep.ts';

// Commands of which not everybody may know all: whoever checks one learns of their part, and of the rest how much it is.

const { dice, now, room } = useTable();

const proofs = () => now().turnkeeper.app.proofs;
const store = () => now().turnkeeper.app.ports.store;

const PEOPLE = ['Mia', 'Ana', 'Ben', 'Cleo'] as const;
type Name = (typeof PEOPLE)[number];

/** Who may know: in a test by the names of who plays them. Null: a record of old does not say. */
type For = 'all' | 'gm' | readonly Name[] | null;

interface Part {
  readonly to: For;
  readonly card: boolean;
}

/** A room in which Ana and Ben play somebody, and a command that was given there. */
async function setting() {
  const here = await room();
  const characters = new Map<Name, string>();
  for (const [who, name] of [
    ['Ana', 'Kira'],
    ['Ben', 'Tiz'],
  ] as const)
    await here.hero(who, name);
  dice.lay(4, 4, 3, 3, 2, 1, 1);
  await here.use('Ana', 'check', { what: 'Body (Weapon Skill)', difficulty: '5:1' });
  await here.press('Ana', 'Leave the dice');
  const campaign = await store().campaignIn([now().playground.world.channel(here.channel).id]);
  if (campaign === null) throw new Error('no campaign is played there');
  for (const one of await store().characters(campaign.id, { archived: false }))
    for (const who of PEOPLE) if (one.ownerId === here.person(who).id) characters.set(who, one.id);
  const [entry] = await store().entries({ campaignId: campaign.id, kinds: ['play'], limit: 1 });
  if (entry === undefined) throw new Error('nothing was done');
  const caller = (who: Name): Caller => ({
    userId: here.person(who).id,
    guildId: campaign.guildId,
    channelIds: campaign.channels,
    roleIds: [],
    manages: false,
    interactionId: 'looks',
  });
  return { here, characters, entry, caller };
}

let entries = 0;

/** Stores a command whose parts are for some, told of in events that are for some. */
async function stored(
  { entry, characters }: Awaited<ReturnType<typeof setting>>,
  parts: readonly Part[],
  told: readonly For[],
): Promise<EntryRecord> {
  entries += 1;
  const to = (whom: For): { readonly [key: string]: Json } =>
    whom === null
      ? {}
      : { to: typeof whom === 'string' ? whom : whom.map((who) => characters.get(who) ?? who) };
  const made: EntryRecord = {
    ...entry,
    id: `kept-back-${entries}`,
    stream: { kind: 'aside', id: `stream-of-${entries}` },
    interactionId: null,
    seed: hashOf(`the seed of ${entries}`),
    drawn: entry.drawn && { ...entry.drawn, number: 1000 + entries, interactionId: `interaction-${entries}` },
    dice: parts.map((part, index) =>
      part.card
        ? {
            index,
            card: `card-${index}-of-${entries}`,
            label: label(index),
            pile: ['x', `card-${index}-of-${entries}`],
            ...to(part.to),
          }
        : { index, sides: SIDES, value: faceOf(index), label: label(index), ...to(part.to) },
    ),
    events: told.map((whom) => ({ type: 'something', data: {}, ...to(whom) })),
  };
  expect(await store().commit({ interactionId: null, at: new Date(), entries: [made] })).toBe('committed');
  return made;
}

const SIDES = 10_000_000; // so that no face is any other number that is shown
const faceOf = (index: number): number => 7_654_000 + entries * 20 + index;
const label = (index: number): string => `purpose-${entries}-${index}-`;

const mayKnow = (who: Name, to: For): boolean =>
  who === 'Mia' || to === 'all' || (Array.isArray(to) && to.includes(who));

const audience = fc.oneof(fc.constantFrom<For>('all', 'gm', null), fc.subarray<Name>(['Ana', 'Ben']));
const command = fc.record({
  parts: fc.array(fc.record({ to: audience, card: fc.boolean() }), { minLength: 1, maxLength: 12 }),
  told: fc.array(
    audience.map((to) => to ?? 'all'),
    { minLength: 1, maxLength: 4 },
  ),
});

describe('a command of which not everybody may know all', () => {
  test('tells each of their part, and of the rest only how much it is', async () => {
    const where = await setting();
    await fc.assert(
      fc.asyncProperty(command, async ({ parts, told }) => {
        const entry = await stored(where, parts, told);
        for (const who of PEOPLE) {
          const whole = told.every((to) => mayKnow(who, to));
          const known = parts.map(({ to }) => (to === null ? whole || who === 'Mia' : mayKnow(who, to)));
          const some = known.includes(true) || told.some((to) => mayKnow(who, to));
          const found = await proofs().check(where.caller(who), entry.id);
          expect(found.ok, `${who} is answered`).toBe(some);
          if (!found.ok) continue;
          const said = JSON.stringify([found.value, checkedView(found.value)]);
          expect(found.value.hidden).toBe(known.filter((one) => !one).length);
          for (const [index, is] of known.entries()) {
            const [shown] = found.value.fallen.filter((one) => one.index === index);
            expect(shown !== undefined, `${who} knows ${index}`).toBe(is);
            if (is) continue;
            expect(said).not.toContain(label(index));
            expect(said).not.toContain(String(faceOf(index)));
            expect(said).not.toContain(`card-${index}-of-`);
          }
          if (!known.includes(false)) continue;
          // Neither whose it is nor what would lead to it.
          for (const id of where.characters.values()) expect(said).not.toContain(id);
          for (const way of [entry.seed, entry.drawn?.interactionId ?? '?', 'verify.mjs'])
            expect(said).not.toContain(way);
        }
      }),
      { numRuns: deep(40, 150), seed: seededFrom(20_261_121) },
    );
  });
});

describe('a secret check', () => {
  /** The dice of a secret check of Ana's, and who may know each. */
  async function secret(here: Room) {
    await here.hero('Ana', 'Kira', { skills: {} });
    await here.use('Ana', 'check', { what: 'Body (Might)', difficulty: '4:1', secret: true });
    const campaign = await store().campaignIn([now().playground.world.channel(here.channel).id]);
    const [entry] = await store().entries({ campaignId: campaign?.id ?? null, kinds: ['play'], limit: 1 });
    const [kira] = await store().characters(campaign?.id ?? '', { archived: false });
    return { entry, kira };
  }

  test('records of every die that it is for who rolled it', async () => {
    const { entry, kira } = await secret(await room());
    expect(entry?.dice).toEqual(Array.from({ length: 5 }, () => expect.objectContaining({ to: [kira?.id] })));
  });

  test('is checked whole by who rolled it', async () => {
    const here = await room();
    await secret(here);
    expect(await here.use('Ana', 'verify roll')).toContain('Every die fits its seed');
  });

  test('is checked whole by the GM', async () => {
    const here = await room();
    await secret(here);
    expect(await here.use('Mia', 'verify roll')).toContain('Every die fits its seed');
  });
});

describe('What was done in secret', () => {
  const reveals = (where: Awaited<ReturnType<typeof setting>>, who: Name, { id }: EntryRecord) => {
    const interactionId = `reveals-${who}-${id}`;
    return now().turnkeeper.app.reveals.reveal({ ...where.caller(who), interactionId }, id);
  };

  test.for<[string, For, readonly Name[]]>([
    ['who did it', ['Ana'], ['Ana']],
    ["the GM, where it is the GM's alone", 'gm', ['Mia']],
    ["nobody, where it is somebody else's", ['Ben'], []],
    ['nobody, where all know it', 'all', []],
  ])('is revealed by %s', async ([_, to, by]) => {
    const where = await setting();
    const tries = PEOPLE.map(async (who) => {
      const entry = await stored(where, [{ to, card: false }], ['all', to]);
      const shown = await reveals(where, who, entry);
      return shown.ok ? [who] : [];
    });
    expect((await Promise.all(tries)).flat()).toEqual(by);
  });

  test('is checked by everybody once it is revealed', async () => {
    const where = await setting();
    const entry = await stored(where, [{ to: ['Ana'], card: false }], [['Ana']]);
    await reveals(where, 'Ana', entry);
    const found = await proofs().check(where.caller('Cleo'), entry.id);
    expect(found.ok && [found.value.hidden, found.value.fallen.length]).toEqual([0, 1]);
  });

  test('is revealed once', async () => {
    const where = await setting();
    const entry = await stored(where, [{ to: ['Ana'], card: false }], [['Ana']]);
    await reveals(where, 'Ana', entry);
    const again = { ...where.caller('Ana'), interactionId: `again-${entry.id}` };
    const shown = await now().turnkeeper.app.reveals.reveal(again, entry.id);
    expect(shown.ok || shown.refusal.code).toBe('revealedAlready');
  });
});
