import { describeStore } from './contract.ts';
import { postgresqlEngine } from './engine.ts';

describeStore('PostgreSQL', postgresqlEngine);
