import {
  type CreationFallen,
  type CreationInput,
  type CreationStep,
  isToRoll,
  rollOpen,
} from '../../engine/creation.ts';
import type { Json } from '../../engine/json.ts';
import type { Seals } from '../dice/seals.ts';
import { freeName } from '../borne.ts';
import { cleanName, nameKey } from '../names.ts';
import { storedParty } from '../play/party.ts';
import type { CharacterRecord, Ports } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';
import { withBrought } from './brought.ts';
import {
  type Draft,
  draftSchema,
  firstSteps,
  type Making,
  makingOf,
  type MakingRules,
  NAME,
  stepsOf,
  withMistake,
  withStep,
  withSystems,
} from './making.ts';
import { roomForCharacter } from './roomFor.ts';
import { rolledFor } from './rolled.ts';

/** A character being created after dice chose for it. */
export interface MakingRolled {
  readonly making: Making;
  readonly fallen: readonly CreationFallen[];
  readonly told: readonly string[]; // what they were taken to mean
}

/** What somebody gives to begin with: a name as it was typed, and what they chose of the first steps. */
export interface Beginning {
  readonly name: string;
  readonly kind: 'pc' | 'npc';
  readonly given: { readonly [step: string]: CreationInput };
}

interface Stored {
  readonly version: number;
  readonly draft: Draft;
}

/** Creating a character step by step. Each step is kept at once, so it can rest for days and outlives a restart. */
export class CharacterCreation {
  readonly #ports: Ports;
  readonly #seals: Seals;
  readonly #contents: (table: Table) => Promise<readonly Json[]>;

  /** `contents` gives the content packs of a campaign. */
  constructor(ports: Ports, seals: Seals, contents: (table: Table) => Promise<readonly Json[]>) {
    this.#ports = ports;
    this.#seals = seals;
    this.#contents = contents;
  }

  /** What is asked for together with the name: that is never of a content pack. */
  first(table: Table, kind: Making['kind'] = 'pc'): readonly CreationStep[] {
    return firstSteps(table.system.character, kind, storedParty(table) ?? undefined);
  }

  /** How characters are made at a table: with what its content packs offer. */
  async #rules(table: Table): Promise<MakingRules> {
    const { character } = table.system;
    return character.withPacks?.(await this.#contents(table)) ?? character;
  }

  /**
   * Starts a draft, or goes on with one that still waits for its name. A name that cannot be taken is kept in the draft with what is
   * wrong with it. Refuses where another draft is there, an NPC of anybody but a GM's, and one character too many.
   */
  async begin(table: Table, { name: rawName, kind, given }: Beginning): Promise<Result<Making>> {
    if (kind === 'npc' && !table.gm) return no('gmOnly');
    const room = await roomForCharacter(this.#ports.store, table);
    if (!room.ok) return room;
    const before = await this.#stored(table);
    if (before !== null && before.draft.name !== '') return no('staleDraft');
    const rules = await this.#rules(table);
    const nameless: Draft = before?.draft ?? {
      name: '',
      kind,
      of: rules.begin('', storedParty(table) ?? undefined, kind),
      mistakes: {},
    };
    const name = await this.#chosen(table, rules, nameless, NAME, named(rawName));
    let draft = name.ok ? name.value : withMistake(nameless, NAME, named(rawName), name.refusal);
    for (const { id } of this.first(table, kind)) {
      const input = given[id];
      if (input === undefined) continue;
      const chosen = rules.choose(draft.of, id, input);
      draft = chosen.ok
        ? withStep(rules, draft, id, chosen.value)
        : withMistake(draft, id, input, chosen.refusal);
    }
    return this.#save(table, rules, before?.version ?? 0, draft);
  }

  /** The draft as it stands, or a refusal where there is none. */
  async current(table: Table): Promise<Result<Making>> {
    const stored = await this.#stored(table);
    if (stored === null) return no('noDraft');
    return yes(makingOf(await this.#rules(table), stored.version, stored.draft));
  }

  /**
   * Takes one step. A form that the system cannot take, or that belongs to an outdated picture, is kept in the draft with what is
   * wrong with it. Refuses picks that the system refuses, and those of an outdated picture.
   */
  async choose(table: Table, version: number, step: string, input: CreationInput): Promise<Result<Making>> {
    const stored = await this.#stored(table);
    if (stored === null) return no('noDraft');
    const rules = await this.#rules(table);
    const chosen =
      stored.version === version
        ? await this.#chosen(table, rules, stored.draft, step, input)
        : no('staleDraft');
    if (chosen.ok) return this.#save(table, rules, version, chosen.value);
    const isForm = stepsOf(rules, stored.draft).some(({ id, kind }) => id === step && kind === 'form');
    if (!isForm || input.kind !== 'form') return chosen;
    return this.#save(table, rules, stored.version, withMistake(stored.draft, step, input, chosen.refusal));
  }

  async #chosen(
    table: Table,
    rules: MakingRules,
    draft: Draft,
    step: string,
    input: CreationInput,
  ): Promise<Result<Draft>> {
    if (step === NAME && rules.named === undefined && input.kind === 'form') {
      const name = await this.#nameFor(table, input.fields[NAME] ?? '', draft.name);
      return name.ok ? yes({ ...withStep(rules, draft, step, draft.of), name: name.value }) : name;
    }
    const chosen = rules.choose(draft.of, step, input);
    if (!chosen.ok) return chosen;
    const name = rules.named?.(chosen.value) ?? draft.name;
    if (name !== draft.name) {
      const free = await this.#nameFor(table, name, draft.name);
      if (!free.ok) return free;
    }
    return yes(withStep(rules, draft, step, chosen.value));
  }

  /** A name as it will be kept. Refuses one that is empty, too long or somebody else's; `before` is what the draft is called already. */
  async #nameFor(table: Table, raw: string, before = ''): Promise<Result<string>> {
    const name = cleanName(raw);
    if (name === null) return no('badName', { name: raw.slice(0, 100) });
    if (name === before) return yes(name);
    if ((await this.#ports.store.characterNamed(table.campaign.id, nameKey(name))) !== null)
      return no('nameTaken', { name });
    return freeName(this.#ports, table, name);
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
    const rules = await this.#rules(table);
    const steps = rules.steps(draft.of).filter(({ random }) => random !== undefined);
    const asked = step === null ? steps.find(isToRoll) : steps.find(({ id }) => id === step);
    const { roll } = rules;
    if (asked === undefined || roll === undefined) return no('nothingToRoll');
    const rolled = await rolledFor(this.#ports, this.#seals, table, draft.name || 'a character', () =>
      step === null ? rollOpen(rules, draft.of) : roll.call(rules, draft.of, step),
    );
    if (rolled === 'busy') return no('tooBusy');
    if (rolled === 'duplicate') return no('alreadyDone');
    const { made, fallen } = rolled;
    if (!made.ok) return made;
    const saved = await this.#save(table, rules, version, withSystems(rules, draft, made.value.draft));
    return saved.ok ? yes({ making: saved.value, fallen, told: made.value.told }) : saved;
  }

  /**
   * Makes the character, and the one its player plays from now on; and whoever comes with it. Gives the character first. Refuses while steps
   * are open.
   */
  async finish(
    table: Table,
    version: number,
  ): Promise<Result<readonly [CharacterRecord, ...CharacterRecord[]]>> {
    const stored = await this.#stored(table);
    if (stored === null) return no('noDraft');
    if (stored.version !== version) return no('staleDraft');
    const { draft } = stored;
    if (draft.name === '') return no('nameOpen');
    const character = await this.#rules(table);
    const finished = character.finish(draft.of);
    if (!finished.ok) return finished;
    const room = await roomForCharacter(this.#ports.store, table);
    if (!room.ok) return room;
    const { ids, clock, store } = this.#ports;
    const { caller, campaign, system } = table;
    const made = character.rename(finished.value, draft.name);
    const alone: CharacterRecord = {
      id: ids.next(),
      campaignId: campaign.id,
      ownerId: caller.userId,
      kind: draft.kind,
      name: draft.name,
      nameKey: nameKey(draft.name),
      version: 0,
      schemaVersion: system.revision,
      state: made as Json,
      encounterId: null,
      createdAt: clock.now(),
      archivedAt: null,
    };
    const all = await withBrought(this.#ports, table, draft.of, made, alone);
    if (!all.ok) return all;
    const written = await store.commit({
      interactionId: caller.interactionId,
      at: alone.createdAt,
      characters: all.value.map((record) => ({ type: 'create', record })),
      ...(draft.kind === 'pc'
        ? { activate: { campaignId: campaign.id, userId: caller.userId, characterId: alone.id } }
        : {}),
      dropDraft: { campaignId: campaign.id, userId: caller.userId },
    });
    switch (written) {
      case 'committed':
        return all;
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

  async #stored(table: Table): Promise<Stored | null> {
    const stored = await this.#ports.store.draft(table.campaign.id, table.caller.userId);
    return stored === null ? null : { version: stored.version, draft: draftSchema.parse(stored.state) };
  }

  async #save(table: Table, rules: MakingRules, version: number, draft: Draft): Promise<Result<Making>> {
    const saved = await this.#ports.store.saveDraft(
      table.campaign.id,
      table.caller.userId,
      version,
      { ...draft },
      this.#ports.clock.now(),
    );
    return saved === 'conflict' ? no('staleDraft') : yes(makingOf(rules, version + 1, draft));
  }
}

const named = (name: string): CreationInput => ({ kind: 'form', fields: { [NAME]: name }, picks: {} });
