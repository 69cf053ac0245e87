import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { jobs } from '../../tools/jobs.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const scripts: Record<string, string> = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
).scripts;

test.each(Object.entries(scripts))('The script %s sets up what it needs', (name, command) => {
  expect(command.replace(/^exec /, '')).toBe(`node tools/run.mjs ${name}`);
});

test('The start has no shell between npm and itself, which would keep a SIGTERM to itself', () => {
  expect(scripts.start).toMatch(/^exec /);
});

test.each(Object.keys(scripts))('There is a job for the script %s', (name) => {
  expect(Object.keys(jobs)).toContain(name);
});

test.each(Object.keys(jobs))('There is a script for the job %s', (name) => {
  expect(Object.keys(scripts)).toContain(name);
});

test.each(Object.entries(jobs))('The program of the job %s is there', (_, job) => {
  const program = job?.command.find((part) => !part.startsWith('-'));
  expect(existsSync(path.join(root, program ?? 'none'))).toBe(true);
});
