import path from 'node:path';
import { configured, longFiles } from './vitest.config.ts';

// What `npm test` leaves out, in the size it has there.
const usual = configured('all');
const related = longFiles(false).map((file) => path.join(import.meta.dirname, file));

export default { ...usual, test: { ...usual.test, related, testTimeout: 60_000 } };
