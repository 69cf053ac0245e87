import type { APIMessage } from 'discord-api-types/v10';
import { Refused } from '../../../src/playground/index.ts';
import { type Chance, one } from '../../support/random/chance.ts';
import { answerText, type Room } from '../support/room.ts';

/** Something that somebody can press or choose from now. */
export interface Pressable {
  readonly who: string;
  readonly message: APIMessage;
  readonly id: string;
  readonly label: string;
  readonly values: readonly string[]; // of a select
}

interface Component {
  readonly type: number;
  readonly custom_id?: string;
  readonly label?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly options?: readonly { readonly value: string }[];
}

const componentsOf = (message: APIMessage): readonly Component[] =>
  (message.components ?? []).flatMap((row) =>
    'components' in row ? (row.components as readonly Component[]) : [],
  );

/** All that somebody could press in what they see, the newest message last. */
export function pressables(here: Room, who: string): readonly Pressable[] {
  return here.messages(who).flatMap((message) =>
    componentsOf(message)
      .filter(({ custom_id: id, disabled }) => id !== undefined && disabled !== true)
      .map((component) => ({
        who,
        message,
        id: component.custom_id ?? '',
        label: component.label ?? component.placeholder ?? '',
        values: (component.options ?? []).map(({ value }) => value),
      })),
  );
}

/** A client sends nothing where the same is chosen once more. */
function unlessChosen(error: unknown): null {
  if (error instanceof Refused && error.message.includes('is chosen there already')) return null;
  throw error;
}

/** Presses it, or chooses one of its options; a form that opens is filled in. Gives what was answered. */
export async function pressed(
  here: Room,
  { who, message, id, values }: Pressable,
  chance: Chance,
): Promise<string> {
  const person = here.person(who);
  const pending =
    values.length === 0 ? person.press(message, id) : person.select(message, id, [one(values, chance)]);
  const answer = await pending.catch(unlessChosen);
  if (answer === null) return 'It is chosen there already: nothing is sent.';
  await here.table.turnkeeper.bot.idle();
  if (answer.kind === 'modal') {
    const { components } = answer.modal ?? { components: [] };
    const fields = [...JSON.stringify(components).matchAll(/"custom_id":"([^"]+)"/gu)].map(
      ([, id]) => id ?? '',
    );
    return here.heard(person.submit(answer, Object.fromEntries(fields.map((field) => [field, 'A1']))));
  }
  return answerText(answer);
}
