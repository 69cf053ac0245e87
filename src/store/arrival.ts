// A campaign that comes from elsewhere, written piece by piece: until all is there it is on no server, archived, in no channel and
// nobody's, so that nobody finds it. What then makes it a campaign of a server is one transaction.
import { setImmediate } from 'node:timers/promises';
import type { CampaignPiece, CampaignRecord, Committed } from '../app/ports.ts';
import { campaignSteps, liveSteps } from './campaigns.ts';
import { receipt } from './commit.ts';
import type { Driver } from './database.ts';
import { mapRow } from './maps.ts';
import { packRow } from './packs.ts';
import { characterRow, encounterRow, entryRow, seedRow } from './rows.ts';
import { type Fragment, insert, name, remove, sql, type Table, type Tables, update } from './sql.ts';
import { drain, type Step, transact } from './transaction.ts';

/** The server of what is on its way. */
const NOWHERE = '';

/** Rows of one table, where there are any. */
const rowsOf = <T extends Table>(table: T, rows: readonly Tables[T][]): readonly Step<never>[] =>
  rows.length === 0 ? [] : [{ statement: insert(table, rows) }];

/** All of some list in pieces. */
const all = <L extends keyof CampaignPiece>(pieces: readonly CampaignPiece[], list: L) =>
  pieces.flatMap((piece): readonly NonNullable<CampaignPiece[L]>[number][] => piece[list] ?? []);

function pieceSteps(campaignId: string, pieces: readonly CampaignPiece[]): readonly Step<never>[] {
  return [
    ...rowsOf('Seed', all(pieces, 'seeds').map(seedRow)),
    ...rowsOf('Character', all(pieces, 'characters').map(characterRow)),
    ...rowsOf('Portrait', all(pieces, 'portraits')),
    // A fight has its channel once the campaign is there.
    ...rowsOf(
      'Encounter',
      all(pieces, 'encounters').map((one) => ({ ...encounterRow(one), runningIn: null })),
    ),
    ...rowsOf('Entry', all(pieces, 'entries').map(entryRow)),
    ...rowsOf('BattleMap', all(pieces, 'maps').map(mapRow)),
    ...rowsOf('ContentPack', all(pieces, 'packs').map(packRow)),
    ...rowsOf('CampaignMacro', all(pieces, 'macros')),
    ...rowsOf(
      'ActiveCharacter',
      all(pieces, 'actives').map((one) => ({ ...one, campaignId })),
    ),
    ...rowsOf(
      'CharacterDraft',
      all(pieces, 'drafts').map(({ userId, state, updatedAt }) => ({
        campaignId,
        userId,
        version: 1,
        state: JSON.stringify(state),
        updatedAt,
      })),
    ),
  ];
}

type Refused = Exclude<Committed, 'committed'> | 'channelTaken';

/** What makes of it a campaign of its server, in its channels, with the fight that goes on in one. */
const lastSteps = (campaign: CampaignRecord, interactionId: string): readonly Step<Refused>[] => {
  const fights = update('Encounter', { campaignId: campaign.id }, { runningIn: name('channelId') });
  return [
    receipt(interactionId, null, campaign.createdAt),
    ...liveSteps(campaign),
    {
      statement: sql`${fights} AND ${name('endedAt')} IS NULL AND ${name('restingSince')} IS NULL`,
      taken: 'channelTaken',
    },
  ];
};

/** Writes a campaign as its pieces come: all of it, or nothing that anybody could find. */
export async function arrive(
  driver: Driver,
  campaign: CampaignRecord,
  pieces: AsyncIterable<readonly CampaignPiece[]>,
  interactionId: string,
): Promise<Committed | 'channelTaken'> {
  const { id } = campaign;
  const onItsWay = { ...campaign, guildId: NOWHERE, archivedAt: new Date(), gms: [], channels: [] };
  let isThere = false;
  try {
    await transact(driver, campaignSteps(onItsWay));
    for await (const some of pieces) {
      await transact(driver, pieceSteps(id, some));
      await setImmediate(); // others have their turn
    }
    const written = await transact(driver, lastSteps(campaign, interactionId));
    isThere = written === 'committed';
    return written;
  } finally {
    if (!isThere) await takeAway(driver, sql`${name('campaignId')} = ${id}`, remove('Campaign', { id }));
  }
}

/** After so long nobody is at it any more. */
const FORSAKEN_MS = 3_600_000;

/** Takes away what was on its way when a process ended. */
export async function takeForsaken(driver: Driver, now: Date): Promise<void> {
  const long = new Date(now.getTime() - FORSAKEN_MS);
  const forsaken = sql`${name('guildId')} = ${NOWHERE} AND ${name('archivedAt')} < ${long}`;
  const of = sql`${name('campaignId')} IN (SELECT ${name('id')} FROM ${name('Campaign')} WHERE ${forsaken})`;
  await takeAway(driver, of, sql`DELETE FROM ${name('Campaign')} WHERE ${forsaken}`);
}

const AT_ONCE = 100;

/** Takes campaigns away, some rows at a time. */
async function takeAway(driver: Driver, of: Fragment, campaigns: Fragment): Promise<void> {
  const portraits = sql`${name('characterId')} IN (SELECT ${name('id')} FROM ${name('Character')} WHERE ${of})`;
  await drain(driver, 'Portrait', 'characterId', portraits, 2);
  await drain(driver, 'BattleMap', 'id', of, 2);
  await drain(driver, 'Entry', 'id', of, AT_ONCE);
  await drain(driver, 'Encounter', 'id', of, 5);
  await drain(driver, 'Character', 'id', of, AT_ONCE);
  await transact(driver, [{ statement: campaigns }]);
}
