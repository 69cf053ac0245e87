import { checkPortrait } from '../pictures/check.ts';
import type { CharacterRecord, PortraitRecord, Ports } from '../ports.ts';
import { no, type Result } from '../result.ts';
import type { Table } from '../table.ts';
import { ownCharacter } from './cast.ts';

/** What characters look like: beside what they say, and on their sheets. */
export class Portraits {
  readonly #ports: Pick<Ports, 'store' | 'clock'>;

  constructor(ports: Pick<Ports, 'store' | 'clock'>) {
    this.#ports = ports;
  }

  /** Gives a character of the caller's own (a GM: any) a portrait. Refuses what is none, or too large. */
  async set(table: Table, typed: string | null, bytes: Uint8Array): Promise<Result<CharacterRecord>> {
    const found = await ownCharacter(this.#ports.store, table, typed);
    if (!found.ok) return found;
    const image = await checkPortrait(bytes);
    if (!image.ok) return image;
    const { type } = image.value;
    const data = Buffer.from(bytes).toString('base64');
    const changedAt = this.#ports.clock.now();
    await this.#ports.store.savePortrait({ characterId: found.value.id, type, data, changedAt });
    return found;
  }

  /** Takes a portrait away. Refuses where there is none. */
  async remove(table: Table, typed: string | null): Promise<Result<CharacterRecord>> {
    const found = await ownCharacter(this.#ports.store, table, typed);
    if (!found.ok) return found;
    const dropped = await this.#ports.store.dropPortrait(found.value.id);
    return dropped === 'committed' ? found : no('noPortrait', { name: found.value.name });
  }

  of(characterId: string): Promise<PortraitRecord | null> {
    return this.#ports.store.portrait(characterId);
  }
}
