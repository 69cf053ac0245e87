import type { Button } from '../message.ts';

/** What tells somebody who was away what has happened since; anybody else, since they were here themselves. */
export const catchUpButton = (userId: string, since: Date): Button => ({
  kind: 'button',
  id: `catchup|${userId}|${since.getTime()}`,
  label: 'What has happened?',
  look: 'main',
});
