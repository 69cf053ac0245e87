import { describeStore } from './contract.ts';
import { sqliteEngine } from './engine.ts';

describeStore('SQLite', sqliteEngine);
