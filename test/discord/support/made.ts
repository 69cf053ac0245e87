import type { APIMessage } from 'discord-api-types/v10';
import { pickedFrom } from '../../support/playscript/print.ts';
import type { Room } from './room.ts';

interface Part {
  readonly custom_id?: string;
  readonly label?: string;
  readonly disabled?: boolean;
}

const partsOf = ({ components = [] }: APIMessage): readonly Part[] =>
  components.flatMap((row) => ('components' in row ? (row.components as readonly Part[]) : []));

/** A character as the first of its system's outlines has it, or a creature as it is to begin with, made step by step as people do. */
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
  const done = () => partsOf(newest()).find(({ label, disabled }) => label?.startsWith('Done') && !disabled);
  if (done() === undefined) {
    const form = await person.press(newest(), partsOf(newest())[0]?.custom_id ?? '');
    const [quick] = form.modal === null ? [] : pickedFrom(form.modal);
    await here.heard(person.submit(form, { [quick?.id ?? '']: [quick?.options[0]?.value ?? ''] }));
  }
  await here.heard(person.press(newest(), done()?.custom_id ?? ''));
}
