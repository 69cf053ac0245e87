import type { Limit } from '../../engine/limit.ts';

export const CAMPAIGN_LIMITS = {
  running: {
    most: 200,
    of: 'running campaigns on a server',
    in: 'a person',
    instead: 'Archive one first (`/campaign archive`), or ask somebody else to create it.',
  },
  all: {
    most: 500,
    of: 'campaigns on a server, archived ones included',
    in: 'a person',
    instead: 'Bring back an old one (`/campaign restore`), or ask somebody else to create it.',
  },
  gms: {
    most: 20,
    of: 'GMs by name',
    in: 'a campaign',
    instead: 'Remove one first (`/campaign settings remove-gm:`), or make a role the GMs (`gm-role:`).',
  },
  topics: {
    most: 50,
    of: 'lines, and as many veils',
    in: 'a campaign',
    instead: 'Say several in one, or take one away first: `/safety`.',
  },
  topic: {
    most: 80,
    of: 'characters',
    in: 'a line, a veil or the note of an absence',
    instead: 'Say it in fewer words.',
  },
  absences: {
    most: 200,
    of: 'people who are away or have named a stand-in',
    in: 'a campaign',
    instead: "Tell your GM you're away.",
  },
} as const satisfies Record<string, Limit>;
