import { sqliteEngine } from './engine.ts';
import { describeKills } from './killing.ts';

describeKills('SQLite', sqliteEngine, 20);
