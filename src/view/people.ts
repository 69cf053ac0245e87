/** Who acts where nobody does. */
export const CLOCK = 'clock';
/** Who acts where somebody acts by themselves. */
export const AUTOPILOT = 'autopilot';

/** Who did something, as a mention; those who are no people have a name. */
export function mention(userId: string): string {
  switch (userId) {
    case CLOCK:
      return 'The clock';
    case AUTOPILOT:
      return 'The autopilot';
    case 'erased':
      return 'somebody';
    default:
      return `<@${userId}>`;
  }
}
