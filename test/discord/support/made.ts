import type { APIMessage } from 'discord-api-types/v10';
import type { Room } from './room.ts';

interface Part {
  readonly custom_id?: string;
  readonly label?: string;
  readonly options?: readonly { readonly value: string }[];
}

const partsOf = ({ components = [] }: APIMessage): readonly Part[] =>
  components.flatMap((row) => ('components' in row ? (row.components as readonly Part[]) : []));

/** A character as the first of its system's outlines has it, made step by step as people do. */
export async function madeHero(
  here: Room,
  who: string,
  name: string,
  kind: 'pc' | 'npc' = 'pc',
): Promise<void> {
  const person = here.person(who);
  const newest = (): APIMessage => {
    const message = here.messages(who).at(-1);
    if (message === undefined) throw new Error(`${who} sees nothing`);
    return message;
  };
  await here.use(who, 'character create', { name, ...(kind === 'npc' ? { kind } : {}) });
  await here.heard(person.press(newest(), partsOf(newest())[0]?.custom_id ?? ''));
  const list = partsOf(newest()).find(({ options }) => options !== undefined);
  await here.heard(person.select(newest(), list?.custom_id ?? '', list?.options?.[0]?.value ?? ''));
  const done = partsOf(newest()).find(({ label }) => label?.startsWith('Done'));
  await here.heard(person.press(newest(), done?.custom_id ?? ''));
}
