import { startPostgres } from '../store/postgres.ts';
import { describeCrowd } from './support/crowd.ts';

describeCrowd(async () => {
  const postgres = await startPostgres();
  return { databaseUrl: await postgres.createDatabase('crowd'), close: () => postgres.stop() };
});
