/** Who sees how a roll fell: everybody; who rolled and the GMs; the GMs alone. */
export const VISIBILITIES = ['everybody', 'whisper', 'blind'] as const;

export type Visibility = (typeof VISIBILITIES)[number];

/** What somebody is to a roll. */
export interface Onlooker {
  readonly roller: boolean;
  readonly gm: boolean;
}

/** Whether somebody may see how a roll fell, as long as it has not been revealed. */
export function maySee(visibility: Visibility, { roller, gm }: Onlooker): boolean {
  switch (visibility) {
    case 'everybody':
      return true;
    case 'whisper':
      return roller || gm;
    case 'blind':
      return gm;
  }
}

/** Whether somebody may show everybody how a hidden roll fell: who whispered it, or a GM where its roller does not know. */
export function mayReveal(visibility: Visibility, { roller, gm }: Onlooker): boolean {
  switch (visibility) {
    case 'everybody':
      return false;
    case 'whisper':
      return roller;
    case 'blind':
      return gm;
  }
}
