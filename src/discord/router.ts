import {
  ApplicationIntegrationType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  ComponentType,
  type Interaction,
  InteractionContextType,
  type ModalSubmitInteraction,
  PermissionFlagsBits,
  type RepliableInteraction,
} from 'discord.js';
import type { Logger } from 'pino';
import { type Caller, here } from '../app/caller.ts';
import type { App } from '../app/index.ts';
import { StoreFailure } from '../app/ports.ts';
import { type Refusal, refusal } from '../app/result.ts';
import { refusalView } from '../view/refusals.ts';
import { isForgotten } from './acknowledged.ts';
import type { Aftermath } from './aftermath.ts';
import { onBehalfOf, Unanswerable } from './answerable.ts';
import { callerOf } from './caller.ts';
import { cameBack } from './catchup.ts';
import type { Command, ComponentCall, FormCall, MenuCall, Scene } from './command.ts';
import type { DiscordTime } from './connection/discordTime.ts';
import { readCustomId } from './customId.ts';
import { onClosedCard } from './freshCard.ts';
import { drawn } from './drawing/index.ts';
import type { CommandLinks } from './links.ts';
import { atOnce, mayBeSaid } from './outgoing.ts';
import { Responder, type Timer } from './responder.ts';
import { Whispers } from './responder/whispers.ts';
import { fits } from './shape.ts';

const CHOICES = 25;

/** Where the bot is not, Discord takes a first answer and so many more messages. */
const ROOM_OUTSIDE = 5;

/** Discord takes a first answer for three seconds. What may be older than this asks Discord first whether it still does. */
const FRESH = 1500;

/** Brings every interaction to its command, and sees to it that each gets an answer. */
export class Router {
  readonly #commands: ReadonlyMap<string, Command>;
  readonly #components = new Map<string, (call: ComponentCall) => Promise<void>>();
  readonly #menu = new Map<string, (call: MenuCall) => Promise<void>>();
  readonly #forms = new Map<string, (call: FormCall) => Promise<void>>();
  readonly #formsTooLate = new Map<string, (call: FormCall) => Promise<void>>();
  readonly #app: App;
  readonly #aftermath: Aftermath;
  readonly #links: CommandLinks;
  readonly #log: Logger;
  readonly #timer: Timer;
  readonly #time: DiscordTime;
  readonly #busy = new Set<Promise<void>>();
  readonly #whispers = new Whispers();

  constructor(
    commands: ReadonlyMap<string, Command>,
    others: readonly Pick<Command, 'components' | 'forms'>[],
    app: App,
    aftermath: Aftermath,
    links: CommandLinks,
    log: Logger,
    timer: Timer,
    time: DiscordTime,
  ) {
    this.#commands = commands;
    this.#app = app;
    this.#aftermath = aftermath;
    this.#links = links;
    this.#log = log;
    this.#timer = timer;
    this.#time = time;
    for (const command of commands.values()) {
      collect(this.#menu, command.menu ?? {});
      collect(this.#formsTooLate, command.formsTooLate ?? {});
    }
    for (const handlers of [...commands.values(), ...others]) {
      collect(this.#components, handlers.components ?? {});
      collect(this.#forms, handlers.forms ?? {});
    }
  }

  /** Takes an interaction from somebody with these roles; resolves when it has been dealt with, and never rejects. */
  handle(interaction: Interaction, roleIds: readonly string[]): Promise<void> {
    const work = this.#handle(interaction, roleIds).finally(() => this.#busy.delete(work));
    this.#busy.add(work);
    return work;
  }

  /** Takes an interaction that comes while we are leaving, and says so. */
  turnAway(interaction: Interaction): Promise<void> {
    if (!interaction.isRepliable()) return Promise.resolve();
    const respond = new Responder(interaction, {
      text: () => Promise.resolve(false),
      deferPrivately: true,
      timer: this.#timer,
      durable: () => Promise.resolve(),
      linked: (view) => this.#links.inView(view),
      draw: () => Promise.resolve(null),
      post: () => Promise.resolve(null),
      tell: () => Promise.resolve(null),
      isReceived: () => Promise.resolve(false),
      age: 0,
      room: ROOM_OUTSIDE,
      mayAttach: true,
      whispers: this.#whispers,
      log: this.#log,
    });
    const work = respond
      .whisper(refusalView(refusal('leaving'), null))
      .catch((error: unknown) => this.#log.info({ err: error }, 'could not turn somebody away'))
      .finally(() => {
        respond.close();
        this.#busy.delete(work);
      });
    this.#busy.add(work);
    return work;
  }

  /** Resolves when everything that has begun is finished. */
  async idle(): Promise<void> {
    while (this.#busy.size > 0) await Promise.allSettled(this.#busy);
  }

  async #handle(interaction: Interaction, roleIds: readonly string[]): Promise<void> {
    const caller = callerOf(interaction, roleIds);
    if (interaction.isAutocomplete()) return this.#complete(interaction, caller);
    if (!interaction.isRepliable()) return;
    const age = this.#time.ageOf(interaction.id);
    const command = interaction.isChatInputCommand() ? this.#commandOf(interaction) : null;
    const outside = isOutside(interaction);
    const aloud =
      interaction.isChatInputCommand() && command !== null && command.secret?.(interaction) !== true;
    const respond = new Responder(interaction, {
      text: () => this.#app.wantsText(caller),
      deferPrivately: !aloud,
      timer: this.#timer,
      durable: () => mayBeSaid(() => this.#app.ports.store.durable()),
      linked: (view) => this.#links.inView(view),
      draw: (picture) => drawn(picture, this.#log),
      post: (view, text) =>
        outside ? Promise.resolve(null) : this.#aftermath.postHere(here(caller), view, text),
      tell: (view, text) => this.#aftermath.tellAlone(caller.userId, view, text),
      isReceived: () => this.#isReceived(interaction.id),
      age,
      room: outside ? ROOM_OUTSIDE : Number.POSITIVE_INFINITY,
      mayAttach: interaction.appPermissions.has(PermissionFlagsBits.AttachFiles),
      whispers: this.#whispers,
      log: this.#log,
    });
    const scene: Scene = {
      app: this.#app,
      caller,
      respond,
      aftermath: this.#aftermath,
      links: this.#links,
      log: this.#log,
    };
    try {
      if (age > FRESH && !(await respond.claim())) {
        if (respond.unheard) await this.#tooLate(interaction, scene);
        throw new Unanswerable();
      }
      await onBehalfOf(respond, () => this.#run(interaction, scene));
    } catch (error) {
      if (error instanceof Unanswerable && respond.over)
        this.#log.info({ interactionId: interaction.id, age }, error.message);
      else await this.#failed(respond, caller.interactionId, error);
    } finally {
      respond.close();
    }
  }

  /** Discord takes no answer to this: nothing is done, but what somebody wrote is not lost. */
  async #tooLate(interaction: RepliableInteraction, scene: Scene): Promise<void> {
    if (interaction.isChatInputCommand())
      return this.#commandOf(interaction)?.tooLate?.({ ...scene, interaction });
    const id = interaction.isModalSubmit() ? readCustomId(interaction.customId) : null;
    if (id !== null && interaction.isModalSubmit())
      await this.#formsTooLate.get(id.action)?.({
        ...scene,
        interaction,
        about: id.about,
        ...filledIn(interaction),
      });
  }

  /** One process alone never has the same interaction twice. */
  #isReceived(interactionId: string): Promise<boolean> {
    const { store } = this.#app.ports;
    return store.alone ? Promise.resolve(false) : store.isReceived(interactionId);
  }

  async #run(interaction: RepliableInteraction, scene: Scene): Promise<void> {
    const { respond } = scene;
    if (interaction.isChatInputCommand()) {
      const command = this.#commandOf(interaction);
      if (command === null) await respond.whisper(refusalView(refusal('commandChanged'), null));
      else await command.run({ ...scene, interaction });
    } else if (interaction.isContextMenuCommand() || interaction.isPrimaryEntryPointCommand()) {
      const handler = this.#menu.get(interaction.commandName);
      if (handler === undefined || !interaction.isMessageContextMenuCommand())
        await respond.whisper(refusalView(refusal('commandChanged'), null));
      else await handler({ ...scene, interaction });
    } else if (interaction.isMessageComponent()) {
      const id = readCustomId(interaction.customId);
      const handler = id === null ? undefined : this.#components.get(id.action);
      if (id === null || handler === undefined)
        await respond.whisper(refusalView(refusal('oldButton'), null));
      else if (!(await onClosedCard(scene)))
        await handler({
          ...scene,
          interaction,
          about: id.about,
          values: interaction.isStringSelectMenu() ? interaction.values : [],
        });
    } else if (interaction.isModalSubmit()) {
      const id = readCustomId(interaction.customId);
      const handler = id === null ? undefined : this.#forms.get(id.action);
      if (id === null || handler === undefined)
        await respond.whisper(refusalView(refusal('oldButton'), null));
      else {
        await handler({ ...scene, interaction, about: id.about, ...filledIn(interaction) });
      }
    }
    if (respond.silent) await respond.nod();
    if (!respond.asks) await cameBack(scene);
  }

  /** The command that is meant; null where it is none of today's, or not of its shape. */
  #commandOf({ commandName, options }: ChatInputCommandInteraction): Command | null {
    const command = this.#commands.get(commandName);
    return command !== undefined && fits(command.data.options, options.data) ? command : null;
  }

  /** Something broke: who asked gets a sentence and an id, the log gets the id and what broke. */
  async #failed(respond: Responder, interactionId: string, error: unknown): Promise<void> {
    const id = interactionId.slice(-6);
    this.#log.error({ err: error, id, interactionId }, 'an interaction failed');
    if (isForgotten(error)) return; // nobody is listening any more
    try {
      const said = error instanceof StoreFailure ? unsaved(error, respond) : refusal('broken', { id });
      await atOnce(() => respond.whisper(refusalView(said, null)));
    } catch (again) {
      this.#log.warn({ err: again, id }, 'the apology could not be delivered either');
    }
  }

  async #complete(interaction: AutocompleteInteraction, caller: Caller): Promise<void> {
    try {
      const focused = interaction.options.getFocused(true);
      const command = this.#commands.get(interaction.commandName);
      const found =
        (await command?.complete?.({
          app: this.#app,
          caller,
          interaction,
          typed: String(focused.value),
          option: focused.name,
        })) ?? [];
      await interaction.respond(
        found
          .slice(0, CHOICES)
          .map(({ name, value }) => ({ name: name.slice(0, 100), value: value.slice(0, 100) })),
      );
    } catch (error) {
      if (isForgotten(error)) return; // they have typed on
      this.#log.warn({ err: error, command: interaction.commandName }, 'completion failed');
      if (!interaction.responded) await interaction.respond([]).catch(() => undefined);
    }
  }
}

/** What becomes of a command while nothing can be saved: nothing, or nobody knows, or what stands there already. */
function unsaved({ certain }: StoreFailure, respond: Responder): Refusal {
  if (respond.answered) return refusal('restUnsaved');
  return refusal(certain ? 'notSaved' : 'perhapsSaved');
}

/** Whether the bot is not there itself: only somebody who has installed it to themselves. All goes through the interaction then. */
const isOutside = ({ authorizingIntegrationOwners: owners, context }: Interaction): boolean =>
  context !== InteractionContextType.BotDM &&
  owners[ApplicationIntegrationType.GuildInstall] === undefined &&
  owners[ApplicationIntegrationType.UserInstall] !== undefined;

function collect<T>(into: Map<string, T>, from: { readonly [action: string]: T }): void {
  for (const [action, handler] of Object.entries(from)) {
    if (into.has(action)) throw new Error(`two commands answer to '${action}'`);
    into.set(action, handler);
  }
}

/** What was given in a form, by field: typed, or picked. */
function filledIn({ fields: { fields } }: ModalSubmitInteraction): Pick<FormCall, 'fields' | 'picks'> {
  const typed: Record<string, string> = {};
  const picks: Record<string, readonly string[]> = {};
  for (const [name, field] of fields) {
    if (field.type === ComponentType.TextInput) typed[name] = field.value;
    else if (field.type === ComponentType.RadioGroup) picks[name] = field.value === null ? [] : [field.value];
    else if ('values' in field) picks[name] = field.values;
  }
  return { fields: typed, picks };
}
