import { postgresqlEngine } from './engine.ts';
import { describeKills } from './killing.ts';

describeKills('PostgreSQL', postgresqlEngine, 21);
