import { Client, type ClientOptions, Events, GatewayIntentBits } from 'discord.js';
import type { APIMessage } from 'discord-api-types/v10';
import { onTestFinished } from 'vitest';
import {
  type ManualClock,
  manualClock,
  type Playground,
  type PlaygroundOptions,
  startPlayground,
} from '../../src/playground/index.ts';

/** A playground that ends with the test. */
export async function playground(options: PlaygroundOptions = {}): Promise<Playground> {
  const started = await startPlayground(options);
  onTestFinished(() => started.close());
  return started;
}

/** A playground whose time stands still. */
export async function frozen(
  options: PlaygroundOptions = {},
): Promise<{ playground: Playground; clock: ManualClock }> {
  const clock = manualClock();
  return { playground: await playground({ ...options, clock }), clock };
}

/** A discord.js client, logged in and ready; destroyed with the test. */
export async function bot(
  place: Playground,
  options: Partial<ClientOptions> & { token?: string } = {},
): Promise<Client<true>> {
  const { token, ...rest } = options;
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    ...rest,
    // A second identify in a test need not wait five seconds for Discord's sake.
    ws: { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => undefined }) },
    rest: { api: place.restUrl, ...rest.rest },
  });
  onTestFinished(() => client.destroy());
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(token ?? place.token);
  return ready;
}

/** What Discord says where it refuses. */
export interface ErrorBody {
  readonly code: number;
  readonly message: string;
  readonly errors?: unknown;
}

/** An answer; `body` is what one asked for, or the error. */
export interface Answered<Body = APIMessage> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body & ErrorBody;
}

/** One bare REST request, as the bot would send it. A `FormData` body goes as a form. */
export async function ask<Body = APIMessage>(
  place: Playground,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered<Body>> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${place.restUrl}/v10${path}`, {
    method,
    headers: {
      authorization: `Bot ${place.token}`,
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

/** A form with `payload_json` and files. */
export function form(
  payload: unknown,
  files: readonly { name: string; data: string | Uint8Array }[],
): FormData {
  const made = new FormData();
  made.set('payload_json', JSON.stringify(payload));
  files.forEach((file, index) => {
    made.set(`files[${index}]`, new Blob([file.data as BlobPart]), file.name);
  });
  return made;
}

export function channelId(place: Playground, name = 'the-table'): string {
  return place.world.channel(name).id;
}

/** Sends a message to #the-table as the bot. */
export function post(place: Playground, body: unknown, channel = 'the-table'): Promise<Answered> {
  return ask(place, 'POST', `/channels/${channelId(place, channel)}/messages`, body);
}

export function applicationId(place: Playground): string {
  return place.world.state.applicationId;
}

/** Registers global commands. */
export function register(place: Playground, commands: readonly unknown[]): Promise<Answered> {
  return ask(place, 'PUT', `/applications/${applicationId(place)}/commands`, commands);
}

export const roll = {
  name: 'roll',
  description: 'Rolls dice',
  options: [{ type: 3, name: 'dice', description: 'What to roll', autocomplete: true }],
};

/** Ana uses /roll; nobody has answered yet. */
export async function rolling(place: Playground) {
  await register(place, [roll]);
  const pending = place.person('Ana').command('the-table', 'roll', { dice: '2d6' });
  const { interaction } = pending;
  const answer = (body: unknown, query = ''): Promise<Answered> =>
    ask(place, 'POST', `/interactions/${interaction.id}/${interaction.token}/callback${query}`, body);
  const webhook = (method: string, path = '', body?: unknown): Promise<Answered> =>
    ask(place, method, `/webhooks/${applicationId(place)}/${interaction.token}${path}`, body);
  return { pending, interaction, answer, webhook };
}

/** A button in a row of its own. */
export function row(...components: readonly unknown[]): unknown {
  return { type: 1, components };
}

export function button(customId: string, extra: Readonly<Record<string, unknown>> = {}): unknown {
  return { type: 2, style: 1, label: customId, custom_id: customId, ...extra };
}

/** The codes of all field errors of a 50035, with where they are: `embeds.0.title BASE_TYPE_MAX_LENGTH`. */
export function fieldErrors(answered: { readonly body: ErrorBody }): string[] {
  const found: string[] = [];
  const walk = (node: unknown, path: readonly string[]): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === '_errors')
        for (const error of value as { code: string }[]) found.push(`${path.join('.')} ${error.code}`.trim());
      else walk(value, [...path, key]);
    }
  };
  walk(answered.body.errors, []);
  return found;
}
