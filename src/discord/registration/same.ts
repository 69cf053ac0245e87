// Whether what Discord has registered is what we would tell it. Discord adds fields of its own, and leaves out or fills in what is not said.

const SAID = [
  'type',
  'name',
  'description',
  'options',
  'required',
  'choices',
  'value',
  'autocomplete',
  'channel_types',
  'file_types',
  'min_value',
  'max_value',
  'min_length',
  'max_length',
  'default_member_permissions',
  'nsfw',
  'integration_types',
  'contexts',
] as const;

type Fields = { readonly [field: string]: unknown };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where the order says nothing. */
const UNORDERED: readonly string[] = ['integration_types', 'contexts', 'channel_types', 'file_types'];

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** A command or an option, in one form however it was said. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isFields(value)) return value;
  const said = SAID.flatMap((field): readonly (readonly [string, unknown])[] => {
    const one = value[field];
    if (isNothing(one)) return [];
    return [[field, UNORDERED.includes(field) && Array.isArray(one) ? [...one].sort() : plain(one)]];
  });
  return Object.fromEntries(said);
}

const byName = (commands: readonly unknown[]): string =>
  JSON.stringify(
    commands
      .filter(isFields)
      .map(
        (command) =>
          [
            `${String(command.type ?? 1)}:${String(command.name)}`,
            { ...command, type: command.type ?? 1 },
          ] as const,
      )
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, command]) => plain(command)),
  );

/** Whether two lists of commands are the same to whoever uses them. */
export const sameCommands = (ours: readonly unknown[], theirs: readonly unknown[]): boolean =>
  byName(ours) === byName(theirs);
