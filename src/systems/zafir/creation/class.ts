import { classes } from '../content/classes.ts';
import { classesOf, gearChoices, startOf } from './choices.ts';
import type { Draft } from './draft.ts';

/** Another class: what it does not have in common with the one before goes. */
export function asClass(draft: Draft, id: string): Draft {
  const found = classes.find((row) => row.id === id)?.id ?? null;
  if (found === null || found === draft.class) return draft;
  const before = draft.class;
  const isMage = startOf(found) === 'novice';
  const next: Draft = {
    ...draft,
    class: found,
    guild: isMage ? draft.guild : null,
    item: startOf(found) === 'recruit' ? draft.item : null,
    ability: before !== null && classesOf(before).includes(found) ? draft.ability : null,
  };
  const gear = gearChoices(next);
  const has = (part: string, item: string) => gear.some((one) => one.part === part && one.id === item);
  const kept = Object.entries(draft.equipment ?? {}).every(([part, item]) => has(part, item));
  return kept ? next : { ...next, equipment: null };
}
