import type { EntryRecord, Json } from '../ports.ts';

const PARTS = ['intent', 'dice', 'answers', 'rulings', 'events', 'patches', 'inverse'] as const;

type Parts = Pick<EntryRecord, (typeof PARTS)[number]>;

/** What was opened last: who looks at an entry looks at several of its parts. */
let opened: { readonly of: object; readonly parts: Parts } | null = null;

/**
 * The same entry, for who holds many: its parts are kept as bytes, and made again when somebody looks at them. What JavaScript
 * collects its garbage from is then small: with tens of thousands of entries, whole objects, it stood still for that.
 */
export function folded(entry: EntryRecord): EntryRecord {
  const { intent, dice, answers, rulings, events, patches, inverse, ...rest } = entry;
  const bytes = Buffer.from(JSON.stringify([intent, dice, answers, rulings, events, patches, inverse]));
  const open = (): Parts => {
    if (opened?.of !== bytes) opened = { of: bytes, parts: partsOf(bytes) };
    return opened.parts;
  };
  return {
    ...rest,
    get intent() {
      return open().intent;
    },
    get dice() {
      return open().dice;
    },
    get answers() {
      return open().answers;
    },
    get rulings() {
      return open().rulings;
    },
    get events() {
      return open().events;
    },
    get patches() {
      return open().patches;
    },
    get inverse() {
      return open().inverse;
    },
  };
}

function partsOf(bytes: Buffer): Parts {
  const [intent, dice, answers, rulings, events, patches, inverse]: readonly Json[] = JSON.parse(
    bytes.toString(),
  );
  return { intent, dice, answers, rulings, events, patches, inverse } as Parts;
}
