import { capital } from '../engine/text.ts';

/** Who acts where nobody does. */
export const CLOCK = 'clock';
/** Who acts where somebody acts by themselves. */
export const AUTOPILOT = 'autopilot';

/** Who did something, as a mention; those who are no people are called what they are. */
export function mention(userId: string): string {
  switch (userId) {
    case CLOCK:
      return 'the clock';
    case AUTOPILOT:
      return 'the autopilot';
    case 'erased':
      return 'somebody';
    default:
      return `<@${userId}>`;
  }
}

/** The same where a sentence begins with it. */
export const mentionFirst = (userId: string): string => capital(mention(userId));
