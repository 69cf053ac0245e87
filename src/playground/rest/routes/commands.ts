import type { Core } from '../../core.ts';
import type { Command } from '../../interactions/commandBook.ts';
import { checkCommand, checkCommands, type NewCommand } from '../../limits/commands.ts';
import { isFields } from '../../limits/form.ts';
import { guildOf } from '../access.ts';
import { refusal } from '../errors.ts';
import { type Call, created, done, ok, type Reply, type Route, route } from '../router.ts';

const perScope: Readonly<Record<number, number>> = { 1: 100, 2: 15, 3: 15 };

function scopeOf(call: Call, inGuild: boolean): string | null {
  if (call.param('application') !== call.core.world.applicationId) throw refusal('otherApplication');
  return inGuild ? guildOf(call).id : null;
}

/** A command as Discord stores it. */
function stored(core: Core, input: NewCommand, guildId: string | null, before?: Command): Command {
  return {
    id: before?.id ?? core.ids.next(),
    application_id: core.world.applicationId,
    version: core.ids.next(),
    default_member_permissions: null,
    type: 1,
    nsfw: false,
    integration_types: [0],
    ...(guildId === null ? { dm_permission: true, contexts: null } : {}),
    ...(before ?? {}),
    ...input,
    ...(guildId === null ? {} : { guild_id: guildId }),
    ...(before ? { version: core.ids.next() } : {}),
    description: input.description ?? before?.description ?? '',
  } as Command;
}

const list =
  (inGuild: boolean) =>
  (call: Call): Reply =>
    ok([...call.core.commands.scope(scopeOf(call, inGuild)).values()]);

const get =
  (inGuild: boolean) =>
  (call: Call): Reply =>
    ok(find(call, scopeOf(call, inGuild)));

function find(call: Call, scope: string | null): Command {
  const command = call.core.commands.scope(scope).get(call.param('command'));
  if (!command) throw refusal('unknownCommand');
  return command;
}

function sameName(commands: Iterable<Command>, input: NewCommand): Command | undefined {
  for (const command of commands)
    if (command.name === input.name && command.type === (input.type ?? 1)) return command;
  return undefined;
}

/** Creates a command, or replaces the one of that name. */
const create =
  (inGuild: boolean) =>
  (call: Call): Reply => {
    const { core } = call;
    const scope = scopeOf(call, inGuild);
    const input = checkCommand(call.body);
    const commands = core.commands.scope(scope);
    const before = sameName(commands.values(), input);
    const kind = input.type ?? 1;
    const there = [...commands.values()].filter((command) => command.type === kind).length;
    if (!before && there >= (perScope[kind] ?? 100)) throw refusal('tooManyCommands');
    const command = stored(core, input, scope);
    const kept = before ? { ...command, id: before.id } : command;
    commands.set(kept.id, kept);
    core.bus.emit('commands', { guildId: scope });
    return before ? ok(kept) : created(kept);
  };

const edit =
  (inGuild: boolean) =>
  (call: Call): Reply => {
    const { core } = call;
    const scope = scopeOf(call, inGuild);
    const before = find(call, scope);
    const change = isFields(call.body) ? call.body : {};
    const { id: _, application_id: __, version: ___, guild_id: ____, ...old } = before;
    const input = checkCommand({ ...old, ...change });
    const other = sameName(core.commands.scope(scope).values(), input);
    if (other && other.id !== before.id) throw refusal('commandNameTaken');
    const command = stored(core, input, scope, before);
    core.commands.scope(scope).set(command.id, command);
    core.bus.emit('commands', { guildId: scope });
    return ok(command);
  };

const remove =
  (inGuild: boolean) =>
  (call: Call): Reply => {
    const scope = scopeOf(call, inGuild);
    const command = find(call, scope);
    call.core.commands.scope(scope).delete(command.id);
    call.core.bus.emit('commands', { guildId: scope });
    return done;
  };

/** Replaces all commands of a scope; those whose name stays keep their id. */
const replaceAll =
  (inGuild: boolean) =>
  (call: Call): Reply => {
    const { core } = call;
    const scope = scopeOf(call, inGuild);
    const inputs = checkCommands(call.body);
    for (const [kind, limit] of Object.entries(perScope))
      if (inputs.filter((input) => (input.type ?? 1) === Number(kind)).length > limit)
        throw refusal('tooManyCommands');
    const commands = core.commands.scope(scope);
    const before = [...commands.values()];
    const next = inputs.map((input) => {
      const command = stored(core, input, scope);
      const same = sameName(before, input);
      return same ? { ...command, id: same.id } : command;
    });
    commands.clear();
    for (const command of next) commands.set(command.id, command);
    core.bus.emit('commands', { guildId: scope });
    return ok(next);
  };

function routesFor(base: string, inGuild: boolean): Route[] {
  return [
    route('GET', base, list(inGuild)),
    route('POST', base, create(inGuild)),
    route('PUT', base, replaceAll(inGuild)),
    route('GET', `${base}/:command`, get(inGuild)),
    route('PATCH', `${base}/:command`, edit(inGuild)),
    route('DELETE', `${base}/:command`, remove(inGuild)),
  ];
}

export const commandRoutes: readonly Route[] = [
  ...routesFor('/applications/:application/commands', false),
  ...routesFor('/applications/:application/guilds/:guild/commands', true),
];
