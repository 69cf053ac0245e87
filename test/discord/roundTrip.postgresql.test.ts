import { startPostgres } from '../store/postgres.ts';
import { describeRoundTrip } from './support/roundTrip.ts';

describeRoundTrip(async () => {
  const postgres = await startPostgres();
  return { databaseUrl: await postgres.createDatabase('copies'), close: () => postgres.stop() };
});
