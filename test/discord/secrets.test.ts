import { describe, expect, test } from 'vitest';
import type { AnySystem } from '../../src/engine/system.ts';
import { Systems, systems } from '../../src/systems/registry.ts';
import { wishOf } from '../../src/app/rolls/wish.ts';
import type { Json } from '../../src/app/ports.ts';
import { sceneOf } from '../../src/app/play/stage.ts';
import { Heard } from './support/heard.ts';
import { type Room, useTable } from './support/room.ts';
import { type Canary, madeHero, PLAYERS, playerOf, type Records, shownOf } from './support/secretive.ts';

// What a GM keeps hidden appears in nothing that anybody else is sent, whatever is done: random sessions in which hidden things
// have names that nothing else has.

const SESSIONS = Number(process.env.SESSIONS ?? 6); // of each system; the rules alone play thousands of them (test/systems)
const STEPS = 40;

/** Whether the rulebook of Soulbound has a hole: who is hidden is known to everybody. */
let isLeaky = false;

const { now, room } = useTable({
  systems: () => {
    const books = systems.catalogue.map(({ id, name }) => ({ id, name, open: () => opened(id) }));
    return new Systems(books);
  },
});

async function opened(id: string): Promise<AnySystem> {
  const system = await systems.load(id);
  if (system === undefined) throw new Error(`no system ${id}`);
  const gm = { gm: true, characters: [] };
  return { ...system, known: (state, viewer) => system.known(state, isLeaky ? gm : viewer) };
}

/** A stored scene as it lies there: looked into by name, whatever there is. */
type Stored = Json | undefined;

const part = (of: Stored, name: string): Stored =>
  typeof of === 'object' && of !== null && !Array.isArray(of)
    ? (of as { readonly [name: string]: Json })[name]
    : undefined;
const at = (of: Stored, ...path: readonly string[]): Stored => path.reduce(part, of);
const all = (of: Stored): readonly Json[] => (Array.isArray(of) ? of : []);

const fightIn = ({ fight }: Records): Stored => at(fight?.state as Stored, 'fight');

const byName = ({ fight }: Records, name: string): string | null => {
  const characters = at(fight?.state as Stored, 'characters');
  const found = Object.entries(typeof characters === 'object' && characters !== null ? characters : {}).find(
    ([, character]) => at(character, 'name') === name,
  );
  return found?.[0] ?? null;
};

/** A foe of Soulbound: by the GM's word, or in a hidden Zone in which none of a player's own stands. */
const soulboundFoe = (name: string): Canary => ({
  name,
  hiddenFrom: (records) => {
    const [fight, id] = [fightIn(records), byName(records, name)];
    if (id === null) return [];
    if (at(fight, 'fighters', id, 'unseen') === true) return PLAYERS;
    const zones = zonesOf(fight, id);
    const hidden = zones.length > 0 && zones.every((zone) => isHidden(fight, zone));
    return hidden ? PLAYERS.filter((who) => !standsIn(records, who, zones)) : [];
  },
});

const zonesOf = (fight: Stored, id: string): readonly string[] =>
  all(at(fight, 'standing', 'zones', id)).map(String);

const isHidden = (fight: Stored, zone: string): boolean =>
  all(at(fight, 'map', 'zones', zone, 'traits')).some((trait) => at(trait, 'id') === 'hidden');

const standsIn = (records: Records, who: string, zones: readonly string[]): boolean =>
  (records.own[who] ?? []).some((id) => zonesOf(fightIn(records), id).some((zone) => zones.includes(zone)));

const soulboundZone = (name: string): Canary => ({
  name,
  hiddenFrom: (records) => {
    const id = name.toLowerCase();
    if (!isHidden(fightIn(records), id)) return [];
    return PLAYERS.filter((who) => !standsIn(records, who, [id]));
  },
});

/** An enemy of Zafir: on the battlefield, or on its way. */
const zafirFoe = (name: string): Canary => ({
  name,
  hiddenFrom: (records) => {
    const [fight, id] = [fightIn(records), byName(records, name)];
    const coming = all(at(fight, 'reinforcements')).flatMap((one) => all(at(one, 'members')));
    const hidden =
      (id !== null && at(fight, 'units', id, 'hidden') === true) ||
      coming.some((one) => at(one, 'name') === name && at(one, 'hidden') === true);
    return hidden ? PLAYERS : [];
  },
});

/** What a roll is for that only some know of, as long as it is not revealed. */
const rollFor = (name: string, from: readonly string[]): Canary => ({
  name,
  hiddenFrom: ({ revealed }) => (revealed.includes(name) ? [] : from),
});

interface Session {
  readonly here: Room;
  readonly canaries: readonly Canary[];
}

async function soulbound(): Promise<Session> {
  const here = await room();
  await madeHero(here, 'Ana', 'Kira');
  await madeHero(here, 'Ben', 'Tiz');
  await here.use('Mia', 'encounter start', {
    zones: 'Gate - Yard - Qorvat [hidden, difficult], Yard - Hall',
  });
  await here.use('Mia', 'encounter add', { who: 'Raider', zone: 'Yard' });
  await here.use('Mia', 'encounter add', { who: 'Raider', name: 'Zzyx-17', zone: 'Yard', hidden: true });
  await here.use('Mia', 'encounter add', { who: 'Raider', name: 'Zzyx-18', zone: 'Qorvat' });
  await here.use('Mia', 'encounter next');
  return { here, canaries: [soulboundFoe('Zzyx-17'), soulboundFoe('Zzyx-18'), soulboundZone('Qorvat')] };
}

async function zafir(): Promise<Session> {
  const here = await room('zafir');
  await madeHero(here, 'Ana', 'Kira');
  await madeHero(here, 'Ben', 'Tiz');
  await here.use('Mia', 'encounter start', { zones: '12x10' });
  await here.use('Mia', 'encounter add', { who: 'Ghul', count: 1, zone: 'F5' });
  await here.use('Mia', 'encounter add', { who: 'Ghul', name: 'Zzyx-17', zone: 'E4', hidden: true });
  await here.use('Mia', 'encounter add', { who: 'Ghul', name: 'Zzyx-18', zone: 'in 2 rounds', hidden: true });
  await here.use('Mia', 'encounter next');
  return { here, canaries: [zafirFoe('Zzyx-17'), zafirFoe('Zzyx-18')] };
}

/** Rolls of which not everybody knows, and what only the GM plays. */
async function secretRolls(here: Room): Promise<readonly Canary[]> {
  await here.use('Mia', 'roll', { what: '1d20', for: 'Vlimqu', 'who-sees': 'blind' });
  await here.use('Ana', 'roll', { what: '1d20', for: 'Wrixot', 'who-sees': 'whisper' });
  return [rollFor('Vlimqu', PLAYERS), rollFor('Wrixot', ['Ben', 'Cleo'])];
}

const store = () => now().turnkeeper.app.ports.store;

async function campaignOf(here: Room) {
  const campaign = await store().campaignIn([now().playground.world.channel(here.channel).id]);
  if (campaign === null) throw new Error('no campaign is played there');
  return campaign;
}

/** What is stored of a session now. */
async function recordsOf(here: Room): Promise<Records> {
  const campaign = await campaignOf(here);
  const channel = now().playground.world.channel(here.channel).id;
  const [encounter, characters, entries] = await Promise.all([
    store().runningEncounter(channel),
    store().characters(campaign.id, { archived: false }),
    store().entries({ campaignId: campaign.id, kinds: ['reveal', 'roll'], limit: 200 }),
  ]);
  const system = await now().turnkeeper.app.ports.systems.load(campaign.system);
  const own = (who: string) => characters.filter(({ ownerId }) => ownerId === here.person(who).id);
  return {
    fight: encounter === null || system === undefined ? null : { system, state: sceneOf(system, encounter) },
    own: Object.fromEntries(PLAYERS.map((who) => [who, own(who).map(({ id }) => id)])),
    // A roll and its reveal are on one stream; rolled again, it is for the same.
    revealed: entries
      .filter(({ kind }) => kind === 'reveal')
      .flatMap(
        ({ stream }) => entries.find((one) => one.kind === 'roll' && one.stream.id === stream.id) ?? [],
      )
      .flatMap((entry) => wishOf(entry)?.about ?? []),
  };
}

let heard: Heard | undefined;

/** Plays a session and gives where somebody was sent what is hidden from them, with all that was done until then. */
async function leaks(open: () => Promise<Session>, seed: number): Promise<readonly string[]> {
  heard ??= new Heard(now().playground);
  heard.take();
  const { here, canaries } = await open();
  const secrets = [...canaries, ...(await secretRolls(here))];
  let before = await recordsOf(here);
  const told: string[] = [];
  const known = new Set<string>(); // what has been shown once is no secret any more
  const player = playerOf(here, seed);
  for (let step = 0; step <= STEPS && told.length === 0; step += 1) {
    if (step > 0) await player.step();
    const after = await recordsOf(here);
    shownOf(after, heard);
    const shown = heard.take();
    for (const { name, hiddenFrom } of secrets) {
      for (const who of PLAYERS) {
        const hidden = hiddenFrom(before).includes(who) && hiddenFrom(after).includes(who);
        if (!hiddenFrom(after).includes(who)) known.add(`${name} ${who}`);
        if (!hidden || known.has(`${name} ${who}`)) continue;
        const leak = shown.get(who)?.find((text) => text.toLowerCase().includes(name.toLowerCase()));
        if (leak !== undefined)
          told.push(
            `seed ${seed}: ${who} is shown ${name}: ${around(leak, name)}\n${player.done.slice(-6).join('\n')}`,
          );
      }
    }
    before = after;
  }
  return told;
}

function around(text: string, name: string): string {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return text.slice(Math.max(0, at - 250), at + 150);
}

const seeds = Array.from({ length: SESSIONS }, (_, n) => n + 1 + Number(process.env.SEED ?? 0));

describe('what is hidden', () => {
  test.each([
    ['soulbound', soulbound],
    ['zafir', zafir],
  ] as const)(
    'is told to nobody from whom it is hidden (%s)',
    async (_, open) => {
      const all: string[] = [];
      for (const seed of seeds) all.push(...(await leaks(open, seed)));
      expect(all.slice(0, 5).join('\n\n')).toBe('');
    },
    600_000,
  );

  test('is found where a rulebook tells of it', async () => {
    isLeaky = true;
    const found = await leaks(soulbound, 1).finally(() => {
      isLeaky = false;
    });
    expect(found.join()).toContain('Zzyx-17');
  }, 60_000);

  test('is found where somebody is sent it, whatever they are sent', async () => {
    const { here } = await soulbound();
    const listening = new Heard(now().playground);
    await here.use('Mia', 'encounter map', { show: true });
    await here.use('Mia', 'reveal', { what: 'Zzyx-17' });
    expect(
      [...listening.take()].filter(([, shown]) => shown.join().includes('Zzyx-17')).map(([who]) => who),
    ).toEqual(expect.arrayContaining([...PLAYERS]));
  });
});
