/**
 * A moment that has come: a boundary of the turn order, or one of the campaign ('scene.end', 'encounter.end',
 * 'day.start', a 'rest' of some kind, or whatever a system names). A system hands each to what it may concern.
 */
export interface Boundary {
  readonly at: string;
  readonly actor?: string;
  readonly phase?: string;
  /** Which kind of rest: 'short', 'full', a system's own word. */
  readonly rest?: string;
}

/** A moment that is waited for: each detail given must agree, those left out may be anything. */
export interface When extends Boundary {
  /** The boundary must be of the owner: their own turn, whoever that is. */
  readonly own?: true;
}

/**
 * Whether a moment waited for has come. A lost turn stands for the start and the end it never had, so nothing
 * lasts longer because somebody could not act.
 */
export function hasCome(when: When, boundary: Boundary, owner: string | null = null): boolean {
  if (!agrees(when.at, boundary.at)) return false;
  if (when.own && (owner === null || boundary.actor !== owner)) return false;
  if (when.actor !== undefined && when.actor !== boundary.actor) return false;
  if (when.phase !== undefined && when.phase !== boundary.phase) return false;
  return when.rest === undefined || when.rest === boundary.rest;
}

function agrees(waitedFor: string, came: string): boolean {
  if (came === 'turn.lost') return ['turn.lost', 'turn.start', 'turn.end'].includes(waitedFor);
  return waitedFor === came;
}
