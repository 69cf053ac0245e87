/** How deep the parts lie that are remembered: a fighter or a sheet in a fight's state. */
const DEPTH = 2;

const texts = new WeakMap<object, string>();

/**
 * The JSON text of a state, as JSON.stringify gives it. States share what has not changed with the one before, and what is shared
 * is frozen: the texts of its parts are made once. Of a state that is not frozen nothing is remembered.
 */
export const jsonText = (state: unknown): string => textOf(state, DEPTH);

function textOf(value: unknown, depth: number): string {
  if (!isRecord(value) || !Object.isFrozen(value)) return JSON.stringify(value);
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = depth === 0 ? JSON.stringify(value) : recordText(value, depth);
  texts.set(value, text);
  return text;
}

function recordText(record: Readonly<Record<string, unknown>>, depth: number): string {
  const parts: string[] = [];
  for (const [name, value] of Object.entries(record)) {
    if (value !== undefined) parts.push(`${JSON.stringify(name)}:${textOf(value, depth - 1)}`);
  }
  return `{${parts.join()}}`;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
