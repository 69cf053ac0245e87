import { z } from 'zod';
import type { CreationInput, CreationStep } from '../../engine/creation.ts';
import type { Json } from '../../engine/json.ts';
import type { AnySystem } from '../../engine/system.ts';
import { cleanName, nameKey } from '../names.ts';
import type { CharacterRecord, Ports } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';

/** A character in the making, as its maker sees it. */
export interface Making {
  readonly version: number; // a button of an older picture of it is stale
  readonly name: string;
  readonly kind: 'pc' | 'npc';
  readonly steps: readonly CreationStep[];
}

const draftSchema = z.object({
  name: z.string(),
  kind: z.enum(['pc', 'npc']),
  of: z.custom<Json>(), // the system's own
});

type Draft = Readonly<z.infer<typeof draftSchema>>;

/** Making a character step by step. Each step is kept at once, so it can rest for days and outlives a restart. */
export class CharacterCreation {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** Starts anew; a draft that was there is replaced. Refuses a name that is empty, too long or in use. */
  async begin(table: Table, rawName: string, kind: 'pc' | 'npc'): Promise<Result<Making>> {
    if (kind === 'npc' && !table.gm) return no('gmOnly');
    const name = cleanName(rawName);
    if (name === null) return no('badName', { name: rawName.slice(0, 100) });
    if ((await this.#ports.store.characterNamed(table.campaign.id, nameKey(name))) !== null)
      return no('nameTaken', { name });
    const before = await this.#stored(table);
    const draft: Draft = { name, kind, of: table.system.character.begin(name) };
    return this.#save(table, before?.version ?? 0, draft);
  }

  /** The draft as it stands, or a refusal where there is none. */
  async current(table: Table): Promise<Result<Making>> {
    const stored = await this.#stored(table);
    return stored === null ? no('noDraft') : yes(making(table.system, stored.version, stored.draft));
  }

  /** Takes one step. Refuses what the system refuses, and a click on an outdated picture. */
  async choose(table: Table, version: number, step: string, input: CreationInput): Promise<Result<Making>> {
    const stored = await this.#stored(table);
    if (stored === null) return no('noDraft');
    if (stored.version !== version) return no('staleDraft');
    const chosen = table.system.character.choose(stored.draft.of, step, input);
    if (!chosen.ok) return chosen;
    return this.#save(table, version, { ...stored.draft, of: chosen.value });
  }

  /** Makes the character, and the one its player plays from now on. Refuses while steps are open. */
  async finish(table: Table, version: number): Promise<Result<CharacterRecord>> {
    const stored = await this.#stored(table);
    if (stored === null) return no('noDraft');
    if (stored.version !== version) return no('staleDraft');
    const { draft } = stored;
    const finished = table.system.character.finish(draft.of);
    if (!finished.ok) return finished;
    const { ids, clock, store } = this.#ports;
    const { caller, campaign, system } = table;
    const record: CharacterRecord = {
      id: ids.next(),
      campaignId: campaign.id,
      ownerId: caller.userId,
      kind: draft.kind,
      name: draft.name,
      nameKey: nameKey(draft.name),
      version: 0,
      schemaVersion: system.revision,
      state: finished.value as Json,
      encounterId: null,
      createdAt: clock.now(),
      archivedAt: null,
    };
    const written = await store.commit({
      interactionId: caller.interactionId,
      at: record.createdAt,
      characters: [{ type: 'create', record }],
      ...(draft.kind === 'pc'
        ? { activate: { campaignId: campaign.id, userId: caller.userId, characterId: record.id } }
        : {}),
      dropDraft: { campaignId: campaign.id, userId: caller.userId },
    });
    switch (written) {
      case 'committed':
        return yes(record);
      case 'nameTaken':
        return no('nameTaken', { name: draft.name });
      case 'duplicate':
      case 'conflict':
        return no('tryAgain');
    }
  }

  /** Throws the draft away. */
  async drop(table: Table): Promise<void> {
    await this.#ports.store.dropDraft(table.campaign.id, table.caller.userId);
  }

  async #stored(table: Table): Promise<{ readonly version: number; readonly draft: Draft } | null> {
    const stored = await this.#ports.store.draft(table.campaign.id, table.caller.userId);
    return stored === null ? null : { version: stored.version, draft: draftSchema.parse(stored.state) };
  }

  async #save(table: Table, version: number, draft: Draft): Promise<Result<Making>> {
    const saved = await this.#ports.store.saveDraft(
      table.campaign.id,
      table.caller.userId,
      version,
      { name: draft.name, kind: draft.kind, of: draft.of },
      this.#ports.clock.now(),
    );
    return saved === 'conflict' ? no('staleDraft') : yes(making(table.system, version + 1, draft));
  }
}

function making(system: AnySystem, version: number, draft: Draft): Making {
  return { version, name: draft.name, kind: draft.kind, steps: system.character.steps(draft.of) };
}
