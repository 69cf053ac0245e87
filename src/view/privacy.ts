import type { View } from './message.ts';

/** A file of what is stored about the one who asks. */
export function personFileView({
  number,
  packed,
  data,
}: {
  readonly number: number;
  readonly packed: boolean;
  readonly data: Blob;
}): View {
  const what =
    'Everything I have stored about you: your settings, macros, characters, portraits, drafts, and what you did and said.';
  const description = 'Everything stored about you, as JSON';
  if (!packed) return { content: what, files: [{ name: 'my-data.json', data, description }] };
  const file = { name: `my-data-${number}.json.gz`, data, description: `${description}, packed` };
  return {
    ...(number === 1
      ? { content: `${what} It's a lot, so it comes packed (gzip), in several files if it has to.` }
      : {}),
    files: [file],
  };
}
