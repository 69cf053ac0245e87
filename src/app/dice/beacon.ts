/** When Discord was sent an interaction, as its id says; null for what is no id of Discord's. */
export function sentAt(interactionId: string): Date | null {
  const [id] = /^\d{17,20}/.exec(interactionId) ?? [];
  if (id === undefined) return null;
  return new Date(Number(BigInt(id) >> 22n) + DISCORD_BEGAN);
}

/** Discord's ids count milliseconds from here, 1 January 2015. */
const DISCORD_BEGAN = 1_420_070_400_000;

/** What stands behind an interaction where the operator has a beacon that could not be heard. */
const SILENT = 'no-beacon';

/** What a command's dice are drawn for: its interaction, with what the beacon said next where there is one. */
export const mixed = (interactionId: string, heard: string | null): string =>
  `${interactionId}:${heard ?? SILENT}`;

/** The two again. `beacon` is undefined where none was switched on, and null where it could not be heard. */
export function unmixed(drawnFor: string): {
  readonly interactionId: string;
  readonly beacon: string | null | undefined;
} {
  const at = drawnFor.indexOf(':');
  if (at === -1) return { interactionId: drawnFor, beacon: undefined };
  const heard = drawnFor.slice(at + 1);
  return { interactionId: drawnFor.slice(0, at), beacon: heard === SILENT ? null : heard };
}
