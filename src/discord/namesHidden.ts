import type { PlayedDone, PlayedWaiting } from '../app/play/played.ts';

/** Whether a command names what a GM hides: with an answer Discord shows what was typed to everybody who sees that. */
export function namesHidden(played: PlayedDone | PlayedWaiting): boolean {
  const { system, before } = played;
  const { intent } = played.kind === 'done' ? played.entry : played.pending;
  const hidden = (system.sights?.(before) ?? []).filter((sight) => sight.hidden);
  const words = new Set(hidden.flatMap(({ id, name }) => [id.toLowerCase(), name.toLowerCase()]));
  return words.size > 0 && textsIn(intent).some((text) => words.has(text.trim().toLowerCase()));
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
