import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * An absolute path in the project.
 * @param {...string} parts
 */
export const inProject = (...parts) => path.join(root, ...parts);

/** Where Node keeps what it has compiled. */
export const compiledFolder = process.env.NODE_COMPILE_CACHE || inProject('.cache/compiled');
