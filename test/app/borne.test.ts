import { expect, test } from 'vitest';
import { freeName, spokenName } from '../../src/app/borne.ts';
import type { CharacterRecord, KnownName, People } from '../../src/app/ports.ts';
import { aCampaign, aCharacter } from '../store/records.ts';

const ANA = '100000000000000001';
const BEN = '100000000000000002';
const THERE: readonly KnownName[] = [
  { userId: null, name: 'Keeper of Turns' },
  { userId: ANA, name: 'Ana' },
  { userId: BEN, name: 'Ben' },
  { userId: BEN, name: 'Big Ben' },
];

const campaign = aCampaign({ gms: [ANA] });
const caller = {
  userId: ANA,
  guildId: campaign.guildId,
  channelIds: [],
  roleIds: [],
  manages: false,
  interactionId: '1',
};

/** What is asked for, of a server on which these are. */
function scene(characters: readonly CharacterRecord[] = []) {
  const asked: string[] = [];
  const people: People = {
    names: async (_, wanted) => {
      asked.push(...wanted);
      return THERE;
    },
  };
  return { asked, ports: { people, store: { characters: async () => characters } } };
}

const refusedFor = async (name: string, ownerId?: string | null) => {
  const free = await freeName(scene().ports, { campaign, caller }, name, ownerId);
  return free.ok ? null : [free.refusal.code, free.refusal.params.who];
};

test.each([
  ['Turnkeeper', ['nameIsMine', undefined]],
  ['The Turnkeeper of Dice', ['nameIsMine', undefined]],
  ['keeper of turns', ['nameIsMine', undefined]],
  ['Ben', ['nameIsSomebodys', BEN]],
  ['ΒΕΝ', ['nameIsSomebodys', BEN]],
  ['bíg bén', ['nameIsSomebodys', BEN]],
  ['Ana', null],
  ['Kira', null],
] as const)('Ana names a character %s', async (name, refused) => {
  expect(await refusedFor(name)).toEqual(refused);
});

test("A GM may give a character its player's name", async () => {
  expect(await refusedFor('Ben', BEN)).toBeNull();
});

test('The players and GMs of the campaign are looked for, each once and 25 at most', async () => {
  const many = Array.from({ length: 40 }, (_, n) =>
    aCharacter(campaign.id, { ownerId: `2000000000000000${n + 10}` }),
  );
  const { asked, ports } = scene([
    aCharacter(campaign.id, { ownerId: BEN }),
    aCharacter(campaign.id, { ownerId: BEN }),
    ...many,
  ]);
  await freeName(ports, { campaign, caller }, 'Kira');
  expect([asked.slice(0, 2), asked.length]).toEqual([[ANA, BEN], 25]);
});

test('A character speaks under its name', async () => {
  expect(await spokenName(scene().ports, { campaign, caller }, 'Kira', ANA)).toBe('Kira');
});

test("A character whose name is somebody else's by now speaks so that the two are told apart", async () => {
  expect(await spokenName(scene().ports, { campaign, caller }, 'Ben', ANA)).toBe('Ben (character)');
});

test('A character that its player named after themselves speaks under that name, for a GM too', async () => {
  expect(await spokenName(scene().ports, { campaign, caller }, 'Ben', BEN)).toBe('Ben');
});
