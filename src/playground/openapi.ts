import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isFields } from './limits/form.ts';
import { DiscordError } from './rest/errors.ts';

/** Where Discord's OpenAPI description is looked for: `DISCORD_OPENAPI`, or beside the project. */
export function openApiPath(root: string = process.cwd()): string {
  return resolve(root, process.env.DISCORD_OPENAPI ?? '../shared/discord/openapi.json');
}

export interface Violation {
  readonly request: string;
  readonly problem: string;
}

/** What is checked of a request. */
export interface Checked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly multipart: boolean;
}

interface Operation {
  readonly method: string;
  readonly parts: readonly string[];
  readonly schema: unknown;
  readonly required: boolean;
}

type Validate = ((value: unknown) => boolean) & {
  errors?: readonly { readonly instancePath: string; readonly message?: string }[] | null;
};

/** A description made ready: its operations, and each one's validator once it was needed. */
interface Description {
  readonly operations: readonly Operation[];
  readonly compile: (schema: unknown) => Validate;
  readonly compiled: Map<Operation, Validate>;
}

/** Reading and compiling takes a moment: it is done once for all playgrounds of a process. */
const descriptions = new Map<string, Promise<Description>>();

async function read(path: string): Promise<Description> {
  const json: unknown = JSON.parse(await readFile(path, 'utf8'));
  const paths = isFields(json) && isFields(json.paths) ? json.paths : {};
  return { operations: operationsOf(paths), compile: await compiler(json), compiled: new Map() };
}

/** Checks requests against Discord's own description, compiling each operation's schema when it is first used. */
export class OpenApiCheck {
  readonly violations: Violation[] = [];
  /** Why nothing is checked, where it is so. */
  readonly notice: string | null;
  readonly #description: Description | null;
  readonly #strict: boolean;

  private constructor(description: Description | null, strict: boolean, notice: string | null) {
    this.#description = description;
    this.#strict = strict;
    this.notice = notice;
  }

  /** Loads the description; without a path nothing is checked, without the file neither, and `notice` says so. */
  static async load(path: string | undefined, strict: boolean): Promise<OpenApiCheck> {
    if (path === undefined) return new OpenApiCheck(null, strict, null);
    if (!existsSync(path))
      return new OpenApiCheck(
        null,
        strict,
        `No OpenAPI description at ${path} (set DISCORD_OPENAPI): requests are not checked against it.`,
      );
    let reading = descriptions.get(path);
    if (!reading) {
      reading = read(path);
      descriptions.set(path, reading);
    }
    return new OpenApiCheck(await reading, strict, null);
  }

  get active(): boolean {
    return this.#description !== null;
  }

  check(request: Checked): void {
    if (!this.#description) return;
    const problem = problemOf(this.#description, request);
    if (problem === undefined) return;
    const violation = { request: `${request.method} ${request.path}`, problem };
    this.violations.push(violation);
    if (this.#strict) throw new DiscordError(500, 0, `OpenAPI: ${violation.request}: ${problem}`);
  }
}

function problemOf(description: Description, request: Checked): string | undefined {
  const operation = find(description.operations, request.method, request.path);
  if (!operation) return 'no such operation';
  if (request.body === undefined || request.body === null)
    return operation.required && !request.multipart ? 'the body is missing' : undefined;
  if (operation.schema === undefined) return undefined;
  let validate = description.compiled.get(operation);
  if (!validate) {
    validate = description.compile(operation.schema);
    description.compiled.set(operation, validate);
  }
  if (validate(request.body)) return undefined;
  return (validate.errors ?? [])
    .slice(0, 8)
    .map((error) => `${error.instancePath || '/'} ${error.message ?? ''}`)
    .join('; ');
}

/** The operation of a path: the one with the most fixed parts. */
function find(operations: readonly Operation[], method: string, path: string): Operation | undefined {
  const parts = path
    .split('/')
    .slice(1)
    .map((part) => part.replace('%40', '@'));
  let best: Operation | undefined;
  let bestFixed = -1;
  for (const operation of operations) {
    if (operation.method !== method || operation.parts.length !== parts.length) continue;
    let fixed = 0;
    const fits = operation.parts.every((part, index) => {
      if (part.startsWith('{')) return true;
      fixed++;
      return part === parts[index];
    });
    if (!fits || fixed <= bestFixed) continue;
    best = operation;
    bestFixed = fixed;
  }
  return best;
}

function operationsOf(paths: Readonly<Record<string, unknown>>): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    !isFields(item)
      ? []
      : ['get', 'post', 'put', 'patch', 'delete'].flatMap((method) => {
          const operation = item[method];
          if (!isFields(operation)) return [];
          const body = isFields(operation.requestBody) ? operation.requestBody : {};
          const content = isFields(body.content) ? body.content : {};
          const json = content['application/json'] ?? content['multipart/form-data'];
          return [
            {
              method: method.toUpperCase(),
              parts: path.split('/').slice(1),
              schema: isFields(json) ? json.schema : undefined,
              required: body.required === true,
            },
          ];
        }),
  );
}

/** The validator is a tool of development: loaded only here. */
async function compiler(description: unknown): Promise<(schema: unknown) => Validate> {
  const [{ Ajv2020 }, formats] = await Promise.all([import('ajv/dist/2020.js'), import('ajv-formats')]);
  // Few requests are checked with each validator: those that are made quickest, a fifth of the time, are quick enough.
  const quicklyMade = { inlineRefs: false, code: { optimize: false } };
  const ajv = new Ajv2020({ strict: false, logger: false, ...quicklyMade });
  formats.default.default(ajv);
  // Formats of Discord's own: the schema around them says enough.
  for (const format of ['snowflake', 'nonce', 'int32', 'int64', 'double', 'float', 'base64', 'binary'])
    ajv.addFormat(format, true);
  const components = isFields(description) ? description.components : {};
  ajv.addSchema({ $id: 'discord://api', components: relaxed(components) });
  return (schema) => ajv.compile(anchored(schema) as object) as Validate;
}

/** Refs of an operation's schema lead into the registered components. */
function anchored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(anchored);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) =>
      key === '$ref' && typeof entry === 'string' ? [key, `discord://api${entry}`] : [key, anchored(entry)],
    ),
  );
}

/** The description calls `default_member_permissions` an integer; Discord sends and takes a decimal string. */
function relaxed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relaxed);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) =>
      key === 'default_member_permissions' && isFields(entry) && Array.isArray(entry.type)
        ? [key, { type: ['integer', 'string', 'null'], pattern: '^[0-9]+$' }]
        : [key, relaxed(entry)],
    ),
  );
}
