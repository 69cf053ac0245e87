import type { Limit } from '../../engine/limit.ts';

export const REQUEST_LIMITS = {
  open: {
    most: 50,
    of: 'open requests',
    in: 'a campaign',
    instead: 'End one first: `/request close`.',
  },
  asked: {
    most: 20,
    of: 'characters',
    in: 'a request',
    instead: 'Name them with `of:`, and ask the others in a second request.',
  },
  note: { most: 200, of: 'characters', in: 'the note of a request', instead: 'Say it in fewer words.' },
} as const satisfies Record<string, Limit>;
