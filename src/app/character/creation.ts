import { z } from 'zod';
import {
  type CreationFallen,
  type CreationInput,
  type CreationStep,
  isToRoll,
  rollOpen,
} from '../../engine/creation.ts';
import type { Json } from '../../engine/json.ts';
import type { AnySystem } from '../../engine/system.ts';
import type { Seals } from '../dice/seals.ts';
import { freeName } from '../borne.ts';
import { cleanName, nameKey } from '../names.ts';
import { storedParty } from '../play/party.ts';
import type { CharacterRecord, Ports } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';
import { roomForCharacter } from './roomFor.ts';
import { rolledFor } from './rolled.ts';

/** A character in the making, as its maker sees it. */
export interface Making {
  readonly version: number; // a button of an older picture of it is stale
  readonly name: string;
  readonly kind: 'pc' | 'npc';
  readonly steps: readonly CreationStep[];
}

/** A character in the making after dice chose for it. */
export interface MakingRolled {
  readonly making: Making;
  readonly fallen: readonly CreationFallen[];
  readonly told: readonly string[]; // what they were taken to mean
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
  readonly #seals: Seals;

  constructor(ports: Ports, seals: Seals) {
    this.#ports = ports;
    this.#seals = seals;
  }

  /** Starts anew; a draft that was there is replaced. Refuses a name that is empty, too long or in use. */
  async begin(table: Table, rawName: string, kind: 'pc' | 'npc'): Promise<Result<Making>> {
    if (kind === 'npc' && !table.gm) return no('gmOnly');
    const name = cleanName(rawName);
    if (name === null) return no('badName', { name: rawName.slice(0, 100) });
    if ((await this.#ports.store.characterNamed(table.campaign.id, nameKey(name))) !== null)
      return no('nameTaken', { name });
    const free = await freeName(this.#ports, table, name);
    if (!free.ok) return free;
    const room = await roomForCharacter(this.#ports.store, table);
    if (!room.ok) return room;
    const before = await this.#stored(table);
    const draft: Draft = {
      name,
      kind,
      of: table.system.character.begin(name, storedParty(table) ?? undefined),
    };
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
    const named = table.system.character.named?.(chosen.value) ?? stored.draft.name;
    const name = cleanName(named);
    if (name === null) return no('badName', { name: named.slice(0, 100) });
    const free = name === stored.draft.name ? yes(name) : await freeName(this.#ports, table, name);
    if (!free.ok) return free;
    return this.#save(table, version, withDraft(table, stored.draft, chosen.value));
  }

  /**
   * Lets dice choose at one step, or (null) at all that are open. What falls stands in the log for everybody. Refuses where
   * nothing is left to roll, and a click on an outdated picture.
   */
  async roll(table: Table, version: number, step: string | null): Promise<Result<MakingRolled>> {
    const stored = await this.#stored(table);
    if (stored === null) return no('noDraft');
    if (stored.version !== version) return no('staleDraft');
    const { draft } = stored;
    const rules = table.system.character;
    const steps = rules.steps(draft.of).filter(({ random }) => random !== undefined);
    const asked = step === null ? steps.find(isToRoll) : steps.find(({ id }) => id === step);
    const { roll } = rules;
    if (asked === undefined || roll === undefined) return no('nothingToRoll');
    const rolled = await rolledFor(this.#ports, this.#seals, table, draft.name, () =>
      step === null ? rollOpen(rules, draft.of) : roll.call(rules, draft.of, step),
    );
    if (rolled === 'busy') return no('tooBusy');
    if (rolled === 'duplicate') return no('alreadyDone');
    const { made, fallen } = rolled;
    if (!made.ok) return made;
    const saved = await this.#save(table, version, withDraft(table, draft, made.value.draft));
    return saved.ok ? yes({ making: saved.value, fallen, told: made.value.told }) : saved;
  }

  /** Makes the character, and the one its player plays from now on. Refuses while steps are open. */
  async finish(table: Table, version: number): Promise<Result<CharacterRecord>> {
    const stored = await this.#stored(table);
    if (stored === null) return no('noDraft');
    if (stored.version !== version) return no('staleDraft');
    const { draft } = stored;
    const finished = table.system.character.finish(draft.of);
    if (!finished.ok) return finished;
    const room = await roomForCharacter(this.#ports.store, table);
    if (!room.ok) return room;
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

/** The draft with what the system has made of it; its name is what a step has made of that. */
function withDraft({ system }: Table, draft: Draft, of: Json): Draft {
  const named = cleanName(system.character.named?.(of) ?? draft.name);
  return { ...draft, name: named ?? draft.name, of };
}
