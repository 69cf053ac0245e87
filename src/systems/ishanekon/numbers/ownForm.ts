import type { Being } from '../character/schema.ts';

/** Somebody as they are without the form that they have taken (Transform): what they can have of Vitality, WP and Narrative Momentum doesn't change with it. */
export const inOwnForm = <B extends Being>(who: B): B =>
  who.form === null ? who : { ...who, ...who.form.was, form: null };
